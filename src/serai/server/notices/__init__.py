"""Telling people who are away, by the ways that they chose."""
