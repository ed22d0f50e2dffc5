"""Tic-tac-toe for programs that learn: square by square, and whose each is."""

from __future__ import annotations

from typing import Any

from serai.engine.encoding.encoding import Encoding, kind
from serai.games.tic_tac_toe.declare import GAME


def add_squares(view: dict[str, Any], facts: dict[str, Any]) -> None:
    """An empty square is -1."""
    view["squares"] = [-1 if owner is None else owner for owner in view["owner"]]


ENCODING = Encoding(GAME, version=1, seen=[kind("squares", 1, length=9, seats_at=0)], added=add_squares)
