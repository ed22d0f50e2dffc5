"""What people do with each other beside a table, over HTTP."""
