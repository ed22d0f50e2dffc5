"""Connect Four: seven columns, six rows, four in a line."""

from serai.games.connect_four.declare import GAME

__all__ = ["GAME"]
