"""What bots know of tic-tac-toe."""
