"""Which columns deserve a look first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from serai.games.connect_four.bot.threats import threats
from serai.games.connect_four.choices import Drop
from serai.games.connect_four.state import ConnectFour
from serai.games.connect_four.tables import COLUMNS, HEIGHT

CENTRE: Final = tuple(1.0 + min(column, COLUMNS - 1 - column) for column in range(COLUMNS))
WINS: Final = 100.0
SAVES: Final = 50.0
GIVES: Final = 0.05  # of the prior of a column whose next place then wins for the other


def priors(s: ConnectFour, seat: int, options: Sequence[Drop]) -> list[float]:
    """What wins, then what keeps the other from winning, then the middle; hardly ever what lets the other win."""
    mine, theirs = threats(s, seat), threats(s, 1 - seat)
    found = []
    for option in options:
        place = 1 << HEIGHT * option.column + s.heights[option.column]
        prior = CENTRE[option.column]
        if place & mine:
            prior += WINS
        if place & theirs:
            prior += SAVES
        elif place << 1 & theirs:
            prior *= GIVES
        found.append(prior)
    return found
