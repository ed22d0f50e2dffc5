"""Players made of code, generic over games: each sees what its seat sees and imagines the rest."""
