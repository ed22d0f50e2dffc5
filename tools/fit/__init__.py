"""Fitting the numbers behind the bots' evaluations again: self-play, a fit, and a weight file with its provenance."""
