"""How a position of tic-tac-toe is likely to end: who has lines that can still be completed, and whose turn it is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from serai.games.tic_tac_toe.bot.priors import priors
from serai.games.tic_tac_toe.state import TicTacToe
from serai.games.tic_tac_toe.tables import LINES

__all__ = ["is_quiet", "priors", "uncertainty", "value"]

OPEN: Final[Sequence[float]] = (
    0.0,
    0.05,
    0.15,
)  # what a line is worth by the seat's own squares in it, if the other has none
WIN: Final = 1.0
EARLY: Final = 0.6  # points by which the value is off on an empty board
LATE: Final = 0.2  # on a full one


def value(s: TicTacToe) -> list[float]:
    """Open lines, and the win itself for who has the turn and two in an open line."""
    points = [0.0, 0.0]
    for seat, number in open_lines(s):
        points[seat] += OPEN[number]
        if number == 2 and s.todo[-1].seat == seat:
            points[seat] += WIN
    return points


def uncertainty(s: TicTacToe) -> float:
    """Less is left to happen with every square claimed."""
    return LATE + (EARLY - LATE) * s.owner.count(None) / len(s.owner)


def is_quiet(s: TicTacToe) -> bool:
    """Everywhere but where somebody is about to complete a line."""
    return all(number < 2 for _, number in open_lines(s))


def open_lines(s: TicTacToe) -> list[tuple[int, int]]:
    """The lines that only one seat can still complete: the seat, and how many of its squares are in it."""
    found = []
    for line in LINES:
        crosses = noughts = 0
        for cell in line:
            crosses += s.owner[cell] == 0
            noughts += s.owner[cell] == 1
        if crosses and not noughts:
            found.append((0, crosses))
        elif noughts and not crosses:
            found.append((1, noughts))
    return found
