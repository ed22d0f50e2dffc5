"""How a position of Connect Four is likely to end: threats, and discs near the middle."""

from __future__ import annotations

from typing import Final

from serai.games.connect_four.bot.priors import priors
from serai.games.connect_four.bot.threats import landings, threats
from serai.games.connect_four.state import ConnectFour
from serai.games.connect_four.tables import COLUMNS, FULL, HEIGHT, ROWS

__all__ = ["is_quiet", "priors", "uncertainty", "value"]

THREAT: Final = 0.35  # an empty place that would win once a disc can lie there
WIN: Final = 2.0  # a disc can lie there now, and the seat has the turn
MIDDLE: Final = 0.06  # a disc in the middle column, through which most lines go
BESIDE: Final = 0.03  # in the two columns beside it
EARLY: Final = 0.8  # points by which the value is off on an empty board
LATE: Final = 0.4  # on a full one

COLUMN: Final = tuple(((1 << ROWS) - 1) << HEIGHT * column for column in range(COLUMNS))
CENTRE: Final = COLUMNS // 2
BESIDES: Final = COLUMN[CENTRE - 1] | COLUMN[CENTRE + 1]


def value(s: ConnectFour) -> list[float]:
    """Threats, the win itself for who has the turn and can complete a line, and discs near the middle."""
    next_places, turn = landings(s), s.todo[-1].seat
    points = []
    for seat, discs in enumerate(s.discs):
        wins = threats(s, seat)
        own = MIDDLE * (discs & COLUMN[CENTRE]).bit_count() + BESIDE * (discs & BESIDES).bit_count()
        own += THREAT * wins.bit_count()
        points.append(own + WIN if seat == turn and wins & next_places else own)
    return points


def uncertainty(s: ConnectFour) -> float:
    """Less is left to happen with every disc."""
    return EARLY + (LATE - EARLY) * sum(s.heights) / FULL


def is_quiet(s: ConnectFour) -> bool:
    """Everywhere but where somebody can complete a line with the next disc."""
    return not landings(s) & (threats(s, 0) | threats(s, 1))
