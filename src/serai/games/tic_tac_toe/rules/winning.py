"""The end: three in a line, or a full board."""

from __future__ import annotations

from dataclasses import dataclass

from serai.engine.core.state import Result, places_of
from serai.engine.core.steps import Do
from serai.games.tic_tac_toe.events import Drawn, Won
from serai.games.tic_tac_toe.state import TicTacToe
from serai.games.tic_tac_toe.tables import LINES_THROUGH


@dataclass(frozen=True, slots=True)
class Win(Do):
    """A player with three in a row wins."""

    seat: int

    def run(self, s: TicTacToe) -> None:
        if s.telling:
            s.tell(Won(self.seat))
        s.finish(ended((1, 0) if self.seat == 0 else (0, 1)))


@dataclass(frozen=True, slots=True)
class Draw(Do):
    """Nobody wins a full board."""

    def run(self, s: TicTacToe) -> None:
        if s.telling:
            s.tell(Drawn())
        s.finish(ended((0, 0)))


def has_line(s: TicTacToe, seat: int, cell: int) -> bool:
    """Whether the square just claimed completes three in a row."""
    owner = s.owner
    for a, b in LINES_THROUGH[cell]:
        if owner[a] == seat and owner[b] == seat:
            return True
    return False


def ended(scores: tuple[int, int]) -> Result:
    """The result for these points."""
    return Result(scores, places_of(scores), ({}, {}))
