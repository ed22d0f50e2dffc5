"""Warrior Knights for two to six barons, with every optional rule as an option of the match."""

from serai.games.warrior_knights.declare import GAME

__all__ = ["GAME"]
