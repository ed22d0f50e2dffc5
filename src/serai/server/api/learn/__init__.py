"""What teaches the games, over HTTP: how to play, lessons, puzzles, and what things are."""
