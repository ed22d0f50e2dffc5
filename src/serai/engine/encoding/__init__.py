"""Numbers for programs that learn."""
