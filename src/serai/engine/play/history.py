"""What a match hands out: questions, events with their numbers, and the event that takes others back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from serai.engine.core.state import Bar, Event, Hidden
from serai.engine.core.steps import Choice


class Asked(NamedTuple):
    """A question: who must choose, what kind it is, every legal choice, and the facts that its words need."""

    seat: int
    kind: str
    options: Sequence[Choice]
    prompt: dict[str, Any]


class Told(NamedTuple):
    """Something that happened, as one seat may know it: its number, the move that caused it, and the event."""

    number: int
    move: int
    event: Event


class TakenBack(NamedTuple):
    """A seat took moves back: what happened from the first of them on is void."""

    seat: int
    first: int


def as_known(event: Event, seat: int | None) -> Event:
    """The event as a seat may know it: a private one is its twin to everybody else."""
    if type(event) is Hidden:
        return event.event if seat in event.seats else event.twin
    return event


class History:
    """All that happened, in order; each seat hears it as it may know it."""

    __slots__ = ("_first", "_happened")

    def __init__(self) -> None:
        self._first = 0  # the number of the first event held here
        self._happened: list[tuple[int, Event]] = []  # (move, event or Hidden)

    @property
    def size(self) -> int:
        """The number of the next event."""
        return self._first + len(self._happened)

    def add(self, move: int, events: Sequence[Event]) -> None:
        """Add what a move caused."""
        self._happened += [(move, event) for event in events if type(event) is not Bar]

    def heard(self, seat: int | None, since: int) -> list[Told]:
        """What the seat may know, from an event number on."""
        return [
            Told(number, move, as_known(event, seat))
            for number, (move, event) in enumerate(self.since(since), max(since, self._first))
        ]

    def since(self, number: int) -> list[tuple[int, Event]]:
        """The moves and what they caused, from an event number on, with what only some seats may know."""
        return self._happened[max(0, number - self._first) :]

    def taken(self) -> list[tuple[int, Event]]:
        """What is held here, which is held no longer."""
        happened, self._first, self._happened = self._happened, self.size, []
        return happened

    def let_go(self) -> None:
        """Hold nothing of what happened up to now."""
        self.taken()

    def clone(self) -> History:
        """An independent copy."""
        copy = History()
        copy._first = self._first
        copy._happened = list(self._happened)
        return copy
