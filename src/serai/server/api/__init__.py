"""The HTTP interface, versioned under /api/v1."""
