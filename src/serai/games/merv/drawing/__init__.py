"""The parts of the board as text."""
