"""`serai site`: Serai as a folder of static files that needs no server."""
