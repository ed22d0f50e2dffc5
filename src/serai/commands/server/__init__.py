"""Running a server and looking after it."""
