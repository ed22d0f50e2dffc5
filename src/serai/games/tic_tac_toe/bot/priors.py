"""Which squares deserve a look first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from serai.games.tic_tac_toe.choices import Square
from serai.games.tic_tac_toe.state import TicTacToe
from serai.games.tic_tac_toe.tables import LINES_THROUGH

WINS: Final = 100.0
SAVES: Final = 30.0


def priors(s: TicTacToe, seat: int, options: Sequence[Square]) -> list[float]:
    """What wins, then what keeps the other from winning, then what lies on most lines that can still be completed."""
    return [prior(s, seat, option.cell) for option in options]


def prior(s: TicTacToe, seat: int, cell: int) -> float:
    """How good a square looks for a seat."""
    owner, other = s.owner, 1 - seat
    best = 0.5
    for a, b in LINES_THROUGH[cell]:
        pair = (owner[a], owner[b])
        if pair == (seat, seat):
            return WINS
        if pair == (other, other):
            best += SAVES
        elif other not in pair:
            best += 2.0 if seat in pair else 1.0
    return best
