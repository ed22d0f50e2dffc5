"""The six actions of the city, each with its own place on the board."""
