"""Sockets, and telling their clients what changes."""
