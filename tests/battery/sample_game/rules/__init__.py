"""A file a chapter of Bazaar."""
