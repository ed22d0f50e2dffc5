"""Upkeep, the end of a round."""
