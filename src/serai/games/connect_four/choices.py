"""What a player can choose in Connect Four."""

from __future__ import annotations

from typing import Final, NamedTuple

from serai.engine.core.notation import Notation, Shape
from serai.games.connect_four.tables import COLUMNS, LETTERS


class Drop(NamedTuple):
    """The column to drop a disc into."""

    column: int


DROPS: Final = tuple(Drop(column) for column in range(COLUMNS))
NOTATION = Notation([Shape(Drop, "column")], {"column": LETTERS})
