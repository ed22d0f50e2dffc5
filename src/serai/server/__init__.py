"""The server: people, tables, live play, and storage that never loses a move."""
