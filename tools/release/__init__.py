"""Packing a version of Serai for others."""
