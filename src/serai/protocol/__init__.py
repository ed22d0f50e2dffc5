"""What a client may ask of a table and what it is told, in which order: shared by the server and by a page alone."""
