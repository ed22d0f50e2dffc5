"""The parts that a value of Connect Four is made of, by name, for whoever asks why a choice is good."""

from __future__ import annotations

from typing import Final

from serai.games.connect_four.bot.evaluation import BESIDE, BESIDES, CENTRE, COLUMN, MIDDLE, THREAT, WIN
from serai.games.connect_four.bot.threats import landings, threats
from serai.games.connect_four.state import ConnectFour

Terms = dict[str, tuple[float, float | None]]  # by name: points, and how many of something a player counts

__all__ = ["SPENT", "terms"]

SPENT: Final[frozenset[str]] = frozenset()  # nothing is paid with


def terms(s: ConnectFour) -> list[Terms]:
    """By seat: places that would win, the win that can be had now, and discs in and beside the middle column."""
    next_places, turn = landings(s), s.todo[-1].seat
    found: list[Terms] = []
    for seat, discs in enumerate(s.discs):
        wins = threats(s, seat)
        now = int(seat == turn and bool(wins & next_places))
        middle, beside = (discs & COLUMN[CENTRE]).bit_count(), (discs & BESIDES).bit_count()
        found.append(
            {
                "threats": (THREAT * wins.bit_count(), wins.bit_count()),
                "completes": (WIN * now, now),
                "middle": (MIDDLE * middle, middle),
                "beside": (BESIDE * beside, beside),
            }
        )
    return found
