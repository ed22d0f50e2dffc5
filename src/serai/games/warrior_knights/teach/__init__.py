"""Lessons of Warrior Knights."""
