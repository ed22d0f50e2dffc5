"""A tournament of bots from outside, played in a chaos run."""
