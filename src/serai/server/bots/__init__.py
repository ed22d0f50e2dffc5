"""Bots' turns, advice and analysis, in processes of their own."""
