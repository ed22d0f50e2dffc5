"""The board of Merv as a picture."""
