"""The rules of Warrior Knights, a file a chapter."""
