"""The chaos run: random load on a fleet of nodes, every kind of trouble, and a verdict on all that was promised."""
