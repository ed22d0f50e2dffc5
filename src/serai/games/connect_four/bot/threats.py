"""Places that would complete four in a line, as bits."""

from __future__ import annotations

from typing import Final

from serai.games.connect_four.state import ConnectFour
from serai.games.connect_four.tables import COLUMNS, HEIGHT, ROWS

BOARD: Final = sum(((1 << ROWS) - 1) << HEIGHT * column for column in range(COLUMNS))


def threats(s: ConnectFour, seat: int) -> int:
    """The empty places in which a disc of the seat would complete four in a line."""
    mine = s.discs[seat]
    found = mine << 1 & mine << 2 & mine << 3
    for step in (HEIGHT, HEIGHT + 1, HEIGHT - 1):
        right = mine << step & mine << 2 * step
        left = mine >> step & mine >> 2 * step
        found |= right & (mine << 3 * step | mine >> step) | left & (mine >> 3 * step | mine << step)
    return found & BOARD & ~(s.discs[0] | s.discs[1])


def landings(s: ConnectFour) -> int:
    """The places in which the next disc can come to lie."""
    found = 0
    for column, height in enumerate(s.heights):
        if height < ROWS:
            found |= 1 << HEIGHT * column + height
    return found
