"""A game under way: questions, choices, history, records."""
