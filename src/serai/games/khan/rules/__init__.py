"""The rules of Khan, a file a chapter."""
