"""States, steps and what moves them on."""
