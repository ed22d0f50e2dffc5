"""Accounts, and notices to people who are away."""
