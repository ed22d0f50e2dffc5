"""The chaos run: random load on a fleet of nodes, every kind of trouble, and a comparison with all that was promised."""
