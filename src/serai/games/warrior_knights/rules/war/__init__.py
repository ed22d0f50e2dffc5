"""Armies: how they move, fight, flee and die, and the places they fight for."""
