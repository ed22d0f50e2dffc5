"""What bots know of Khan."""
