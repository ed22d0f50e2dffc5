"""What bots know of Nim."""
