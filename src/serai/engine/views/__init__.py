"""What a seat sees, and what it may imagine."""
