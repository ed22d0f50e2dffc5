"""The board of Khan as a picture."""
