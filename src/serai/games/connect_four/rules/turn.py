"""Turns: a player drops a disc."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from serai.engine.core.errors import Reason
from serai.engine.core.steps import Ask, each_seat
from serai.games.connect_four.choices import DROPS, Drop
from serai.games.connect_four.events import Drawn, Dropped, Won
from serai.games.connect_four.rules.winning import ended, has_four
from serai.games.connect_four.state import ConnectFour
from serai.games.connect_four.tables import FULL, HEIGHT, ROWS


@dataclass(frozen=True, slots=True)
class Turn(Ask):
    """A player drops one disc into a column that is not full."""

    takes = (Drop,)
    seat: int

    def options(self, s: ConnectFour) -> list[Drop]:
        return [DROPS[column] for column, height in enumerate(s.heights) if height < ROWS]  # CF-TURN-2

    def chosen(self, s: ConnectFour, pick: Drop) -> None:
        column = pick.column
        row = s.heights[column]
        s.heights[column] = row + 1
        mine = s.discs[self.seat] | 1 << (HEIGHT * column + row)  # CF-TURN-3
        s.discs[self.seat] = mine
        if s.telling:
            s.tell(Dropped(self.seat, column, row))
        if has_four(mine):  # CF-WIN-1
            if s.telling:
                s.tell(Won(self.seat))
            s.finish(ended((1, 0) if self.seat == 0 else (0, 1)))
        elif sum(s.heights) == FULL:  # CF-WIN-2
            if s.telling:
                s.tell(Drawn())
            s.finish(ended((0, 0)))
        else:
            s.todo.append(TURNS[1 - self.seat])  # CF-TURN-1

    def why_not(self, s: ConnectFour, pick: Any) -> Reason | None:
        return None if s.heights[pick.column] < ROWS else Reason("CF-TURN-2", {"column": pick.column})


TURNS: Final = each_seat(Turn, 2)
