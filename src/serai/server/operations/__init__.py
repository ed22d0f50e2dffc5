"""Running and looking after a server."""
