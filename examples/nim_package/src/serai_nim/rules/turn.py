"""Chapter 1: taking stones."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from serai.engine.core.errors import Reason
from serai.engine.core.state import Result, places_of
from serai.engine.core.steps import Ask, each_seat
from serai_nim.choices import MOST, TAKES, Take
from serai_nim.events import Took, Won
from serai_nim.state import Nim


@dataclass(frozen=True, slots=True)
class Turn(Ask):
    """A player takes one to three stones."""

    takes = (Take,)
    seat: int

    def options(self, s: Nim) -> tuple[Take, ...]:
        return TAKES[: s.heap]  # NI-TURN-2

    def chosen(self, s: Nim, pick: Take) -> None:
        s.heap -= pick.stones
        if s.telling:  # simulations run silently
            s.tell(Took(self.seat, pick.stones, s.heap))
        if s.heap:
            s.turn = 1 - self.seat  # NI-TURN-1
            s.todo.append(TURNS[s.turn])
            return
        if s.telling:
            s.tell(Won(self.seat))
        scores = (1, 0) if self.seat == 0 else (0, 1)  # NI-WIN-1
        s.finish(Result(scores, places_of(scores), ({}, {})))

    def why_not(self, s: Nim, pick: Any) -> Reason | None:
        """The readable twin of options."""
        return None if 1 <= pick.stones <= min(MOST, s.heap) else Reason("NI-TURN-2", {"number": s.heap})


TURNS = each_seat(Turn, 2)
