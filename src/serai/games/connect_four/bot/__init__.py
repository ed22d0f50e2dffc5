"""What bots know of Connect Four."""
