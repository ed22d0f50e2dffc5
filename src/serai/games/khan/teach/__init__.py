"""Khan's lessons."""
