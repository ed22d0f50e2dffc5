"""The rules of Merv, one file a chapter."""
