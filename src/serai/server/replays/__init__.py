"""Games played again in processes of their own, so that the server itself never does so for long."""
