"""What bots know of Merv."""
