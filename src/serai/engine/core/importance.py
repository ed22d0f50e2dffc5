"""How important what is told is to those who look on: what a line sums up, what a banner shows, and what caused it."""

from __future__ import annotations

from typing import Final, NamedTuple

DETAIL: Final = 0  # in the log alone
USUAL: Final = 1  # sums a turn up where nothing more important happened
NOTABLE: Final = 2  # whoever looked away must know it
LARGE: Final = 3  # everybody sees a banner


class Importance(NamedTuple):
    """The weight of a class of events; with `large_from` it is large where the numbers in `of` add up to so much."""

    weight: int
    because: tuple[str, ...] = ()  # the words of events before it in the same turn that say why
    of: tuple[str, ...] = ()
    large_from: int = 0
