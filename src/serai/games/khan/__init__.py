"""Khan: the Mongols conquer, the rulers flee, and territories grow (Christwart Conrad, 2010; 2 to 4 players)."""

from serai.games.khan.declare import GAME

__all__ = ["GAME"]
