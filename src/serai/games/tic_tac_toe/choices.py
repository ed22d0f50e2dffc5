"""What a player can choose in tic-tac-toe."""

from __future__ import annotations

from typing import NamedTuple

from serai.engine.core.notation import Notation, Shape
from serai.games.tic_tac_toe.tables import CELLS


class Square(NamedTuple):
    """The square to claim."""

    cell: int


SQUARES = tuple(Square(cell) for cell in range(len(CELLS)))  # built once, listed by reference
NOTATION = Notation([Shape(Square, "cell")], {"cell": CELLS})
