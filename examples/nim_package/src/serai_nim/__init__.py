"""Nim: take one to three stones; who takes the last one wins."""

from serai_nim.declare import GAME

__all__ = ["GAME"]
