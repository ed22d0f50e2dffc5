"""Merv's lessons."""
