"""What is told about a game of Nim."""

from __future__ import annotations

from typing import NamedTuple


class Took(NamedTuple):
    """A player took stones."""

    seat: int
    stones: int
    left: int


class Won(NamedTuple):
    """A player took the last stone."""

    seat: int
