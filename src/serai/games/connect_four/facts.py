"""What a board shows of Connect Four and no field of the state holds."""

from __future__ import annotations

from serai.engine.views.facts import Fact
from serai.games.connect_four.rules.winning import DIRECTIONS
from serai.games.connect_four.state import ConnectFour
from serai.games.connect_four.tables import COLUMNS, HEIGHT


def columns(s: ConnectFour) -> list[list[int]]:
    """By column: whose discs lie there, from the bottom up."""
    return [
        [int(s.discs[1] >> HEIGHT * column + row & 1) for row in range(height)]
        for column, height in enumerate(s.heights)
    ]


def line(s: ConnectFour) -> list[tuple[int, int]]:
    """The columns and rows of four or more discs in a line, once somebody has them."""
    found = 0
    for mine in s.discs:
        for step in DIRECTIONS:
            pairs = mine & mine >> step
            first = pairs & pairs >> 2 * step
            found |= first | first << step | first << 2 * step | first << 3 * step
    return [divmod(bit, HEIGHT) for bit in range(HEIGHT * COLUMNS) if found >> bit & 1]


FACTS = (Fact(columns, "discs heights"), Fact(line, "discs"))
