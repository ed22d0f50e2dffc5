"""What people are to each other: friends, blocks, who is here, and reports."""
