"""What is told of a game of Connect Four."""

from __future__ import annotations

from typing import NamedTuple

from serai.engine.core.notation import Shape


class Dropped(NamedTuple):
    """A seat dropped a disc; row 0 is the lowest."""

    seat: int
    column: int
    row: int


class Won(NamedTuple):
    """A seat completed a line of four."""

    seat: int


class Drawn(NamedTuple):
    """The board is full and nobody has a line."""


EVENTS = (Shape(Dropped, "seat column number"), Shape(Won, "seat"), Shape(Drawn))
