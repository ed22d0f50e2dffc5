"""What people do with each other beside the table."""
