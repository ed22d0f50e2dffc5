"""Encoding for programs that learn."""
