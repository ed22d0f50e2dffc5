"""The end: four in a line, or a full board."""

from __future__ import annotations

from serai.engine.core.state import Result, places_of
from serai.games.connect_four.tables import HEIGHT


def has_four(discs: int) -> bool:
    """Whether four discs lie in a line: up, across, or along either diagonal."""
    for step in (1, HEIGHT, HEIGHT + 1, HEIGHT - 1):
        pairs = discs & discs >> step
        if pairs & pairs >> 2 * step:
            return True
    return False


def ended(scores: tuple[int, int]) -> Result:
    """The result for these points."""
    return Result(scores, places_of(scores), ({}, {}))
