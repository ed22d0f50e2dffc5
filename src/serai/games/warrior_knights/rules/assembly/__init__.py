"""The Assembly: motions, laws, offices and the Church."""
