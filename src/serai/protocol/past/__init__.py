"""Games as they were: records in and out, positions of the past, and what bots make of a game that is over."""
