"""Chapter 24: the Corrupt Magistrate of the solo game."""
