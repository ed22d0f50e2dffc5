"""Tournaments: who meets whom, the rounds that open by themselves, and the standings. See docs/tournaments.md."""
