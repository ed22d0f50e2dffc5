"""Chapter 4: the years and rounds of the game."""

from __future__ import annotations

from dataclasses import dataclass

from serai.engine.core.steps import Do
from serai.games.merv import tables as t
from serai.games.merv.events import RoundBegan
from serai.games.merv.rules.courtier import COURTIER_TURN
from serai.games.merv.rules.invasion import INVASION
from serai.games.merv.rules.magistrate.deck import discard_current, shuffle_discards
from serai.games.merv.rules.magistrate.turn import MAGISTRATE_TURN
from serai.games.merv.rules.order import FORM_QUEUE
from serai.games.merv.rules.scoring import END, SCORING
from serai.games.merv.rules.turn import TURN
from serai.games.merv.state import Merv


@dataclass(frozen=True, slots=True)
class Round(Do):
    """A round begins: the masters walk along the next side."""

    def run(self, s: Merv) -> None:
        s.turn = 0
        if s.telling:
            s.tell(RoundBegan(s.year, s.round))
        s.todo.append(NEXT_MASTER)


@dataclass(frozen=True, slots=True)
class NextMaster(Do):
    """The next master in the queue takes a turn; after the last one the next queue is formed."""

    def run(self, s: Merv) -> None:
        turn, queue = s.turn, s.queue
        if turn == len(queue):
            s.todo.append(ROUND_OVER)
            s.todo.append(FORM_QUEUE)  # ME-RULING-33
            return
        owner = queue[turn]  # ME-YEAR-5
        s.turn = turn + 1
        s.todo.append(self)
        if owner < t.COURTIER:
            TURN[owner].run(s)  # at once, since nothing can come between
        else:
            s.todo.append(COURTIER_TURN if owner == t.COURTIER else MAGISTRATE_TURN)  # ME-TWO-1


@dataclass(frozen=True, slots=True)
class RoundOver(Do):
    """After four rounds the year ends with invasion and scoring."""

    def run(self, s: Merv) -> None:
        discard_current(s)
        if s.round + 1 < t.ROUNDS:
            s.round += 1  # ME-YEAR-4
            s.todo.append(ROUND)
            return
        s.todo.append(YEAR_OVER)
        s.todo.append(SCORING)  # ME-YEAR-2
        if s.year in t.INVASION_YEARS:  # ME-YEAR-3
            s.todo.append(INVASION)


@dataclass(frozen=True, slots=True)
class YearOver(Do):
    """The next year begins, or the game ends."""

    def run(self, s: Merv) -> None:
        shuffle_discards(s)
        if s.year == t.YEARS:
            s.todo.append(END)  # ME-YEAR-1, ME-END-1
            return
        s.year += 1  # ME-YEAR-6
        s.round = 0
        s.todo.append(ROUND)


ROUND = Round()
NEXT_MASTER = NextMaster()
ROUND_OVER = RoundOver()
YEAR_OVER = YearOver()
