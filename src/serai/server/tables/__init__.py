"""Tables and the games on them: what is kept in memory, what is written, what is shown."""
