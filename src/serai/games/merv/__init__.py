"""Merv: The Heart of the Silk Road, for one to four players."""

from serai.games.merv.declare import GAME

__all__ = ["GAME"]
