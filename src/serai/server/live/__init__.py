"""Sockets, and telling whoever listens."""
