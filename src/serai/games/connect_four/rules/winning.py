"""The end: four in a line, or a full board."""

from __future__ import annotations

from typing import Final

from serai.engine.core.state import Result, places_of
from serai.games.connect_four.tables import HEIGHT

DIRECTIONS: Final = (1, HEIGHT, HEIGHT + 1, HEIGHT - 1)  # up, across and along both diagonals, in bits


def has_four(discs: int) -> bool:
    """Whether four discs lie in a line."""
    for step in DIRECTIONS:
        pairs = discs & discs >> step
        if pairs & pairs >> 2 * step:
            return True
    return False


def ended(scores: tuple[int, int]) -> Result:
    """The result for these points."""
    return Result(scores, places_of(scores), ({}, {}))
