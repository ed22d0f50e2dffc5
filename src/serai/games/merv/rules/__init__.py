"""The rules of Merv, a file a chapter."""
