"""Turns: a player claims a square."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from serai.engine.core.errors import Reason
from serai.engine.core.steps import Ask, each_seat
from serai.games.tic_tac_toe.choices import SQUARES, Square
from serai.games.tic_tac_toe.events import Claimed
from serai.games.tic_tac_toe.rules.winning import Draw, Win, has_line
from serai.games.tic_tac_toe.state import TicTacToe


@dataclass(frozen=True, slots=True)
class Claim(Ask):
    """A player claims one empty square."""

    takes = (Square,)
    seat: int

    def options(self, s: TicTacToe) -> list[Square]:
        return [SQUARES[cell] for cell, owner in enumerate(s.owner) if owner is None]  # TT-TURN-2

    def chosen(self, s: TicTacToe, pick: Square) -> None:
        s.owner[pick.cell] = self.seat
        if s.telling:
            s.tell(Claimed(self.seat, pick.cell))
        if has_line(s, self.seat, pick.cell):
            s.todo.append(Win(self.seat))  # TT-WIN-1
        elif None in s.owner:
            s.todo.append(CLAIMS[1 - self.seat])  # TT-TURN-1
        else:
            s.todo.append(Draw())  # TT-WIN-2

    def why_not(self, s: TicTacToe, pick: Any) -> Reason | None:
        owner = s.owner[pick.cell]
        return None if owner is None else Reason("TT-TURN-2", {"cell": pick.cell, "seat": owner})


CLAIMS = each_seat(Claim, 2)
