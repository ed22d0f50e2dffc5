"""Tic-tac-toe: the smallest whole game."""

from serai.games.tic_tac_toe.declare import GAME

__all__ = ["GAME"]
