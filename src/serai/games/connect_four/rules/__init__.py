"""A file a chapter of docs/rules/connect_four.md."""
