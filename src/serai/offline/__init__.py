"""Serai without a server: what a page holds by itself."""
