"""The state of a play of Nim as plain data."""

from __future__ import annotations

from typing import Any

from serai.engine.core.chance import Chance
from serai.engine.core.state import PUBLIC, Field, Result, State


class Nim(State):
    """The heap, and who is next."""

    __slots__ = ("heap", "turn")

    def __init__(
        self,
        seats: int,
        todo: list[Any],
        chance: Chance,
        barrier: int,
        drafts: list[tuple[Any, ...]] | None,
        result: Result | None,
        heap: int,
        turn: int,
    ) -> None:
        self.seats, self.todo, self.chance, self.barrier = seats, todo, chance, barrier
        self.drafts, self.result, self.telling, self.told = drafts, result, False, []
        self.heap, self.turn = heap, turn

    def clone(self) -> Nim:
        return Nim(
            self.seats,
            self.todo[:],
            self.chance.clone(),
            self.barrier,
            self.drafts,
            self.result,
            self.heap,
            self.turn,
        )


FIELDS = (
    Field("heap", PUBLIC),  # stones that are left
    Field("turn", PUBLIC),  # whose turn it is
)
