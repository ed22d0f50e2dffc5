"""Bringing people together who do not know each other."""
