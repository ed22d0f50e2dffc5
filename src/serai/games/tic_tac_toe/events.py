"""What is told of a game of tic-tac-toe."""

from __future__ import annotations

from typing import NamedTuple

from serai.engine.core.notation import Shape


class Claimed(NamedTuple):
    """A seat claimed a square."""

    seat: int
    cell: int


class Won(NamedTuple):
    """A seat completed a line."""

    seat: int


class Drawn(NamedTuple):
    """All squares are claimed and nobody has a line."""


EVENTS = (Shape(Claimed, "seat cell"), Shape(Won, "seat"), Shape(Drawn))
