"""The parts of the realm as text."""
