"""The board of Warrior Knights as a picture."""
