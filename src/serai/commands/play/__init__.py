"""Playing at this machine."""
