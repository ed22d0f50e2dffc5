"""The moves in force, and those of them that a seat may take back at once with the states before them."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterable
from operator import attrgetter
from typing import NamedTuple

from serai.engine.core.state import State
from serai.engine.play.record import UNDO, Row

_number_of: Callable[[Row], int] = attrgetter("number")


class Before(NamedTuple):
    """The state before a move of the seat that is still asked."""

    move: int
    state: State


class Timeline:
    """The rows of a record without undos and without what they took back."""

    __slots__ = ("free", "rows")

    def __init__(self) -> None:
        self.rows: list[Row] = []
        self.free: list[Before] = []  # what can be taken back without anybody's consent, oldest first

    def add(self, row: Row) -> None:
        """A move is in force; an undo ends what it takes back."""
        if row.act == UNDO:
            self.cut(row.what[0])
        else:
            self.rows.append(row)

    def cut(self, first: int) -> None:
        """Moves from one on are no longer in force."""
        del self.rows[bisect_left(self.rows, first, key=_number_of) :]

    def has(self, number: object) -> bool:
        """Whether a move is in force."""
        if type(number) is not int:
            return False
        place = bisect_left(self.rows, number, key=_number_of)
        return place < len(self.rows) and self.rows[place].number == number

    def before(self, number: int) -> Iterable[Row]:
        """The moves in force before another."""
        return (row for row in self.rows if row.number < number)

    def is_free(self, number: int) -> bool:
        """Whether everything from a move on can be taken back without anybody's consent."""
        return any(before.move == number for before in self.free)

    def taken_back(self, number: int) -> State:
        """The state before a move that can be taken back freely; that one and all after it no longer can be."""
        while self.free[-1].move != number:
            self.free.pop()
        return self.free.pop().state

    def free_rows(self) -> Iterable[tuple[Row, State]]:
        """The moves that can be taken back freely, each with the state before it."""
        rows = {row.number: row for row in self.rows[-len(self.free) :]}
        return ((rows[before.move], before.state) for before in self.free)

    def clone(self) -> Timeline:
        """An independent copy."""
        copy = Timeline()
        copy.rows = list(self.rows)
        copy.free = list(self.free)
        return copy
