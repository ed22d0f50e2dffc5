"""The parts that a value of tic-tac-toe is made of, by name, for whoever asks why a choice is good."""

from __future__ import annotations

from typing import Final

from serai.games.tic_tac_toe.bot.evaluation import OPEN, WIN, open_lines
from serai.games.tic_tac_toe.state import TicTacToe

Terms = dict[str, tuple[float, float | None]]  # by name: points, and how many of something a player counts

__all__ = ["SPENT", "terms"]

SPENT: Final[frozenset[str]] = frozenset()  # nothing is paid with


def terms(s: TicTacToe) -> list[Terms]:
    """By seat: lines with one square and with two, and the line that it can complete now."""
    lines = open_lines(s)
    found: list[Terms] = []
    for seat in range(2):
        begun = sum(1 for owner, number in lines if owner == seat and number == 1)
        threats = sum(1 for owner, number in lines if owner == seat and number == 2)
        wins = threats if s.todo[-1].seat == seat else 0
        found.append(
            {
                "lines": (OPEN[1] * begun, begun),
                "threats": (OPEN[2] * threats, threats),
                "completes": (WIN * wins, wins),
            }
        )
    return found
