"""Lessons and puzzles as they are gone through: nothing is kept between two requests."""
