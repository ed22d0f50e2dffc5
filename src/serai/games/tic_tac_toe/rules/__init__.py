"""A file a chapter of docs/rules/tic_tac_toe.md."""
