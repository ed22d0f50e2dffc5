"""What moderators do, and the log of it that cannot be changed."""
