"""What a person's opening of Khan is called: the regions of their first yurts, in whatever order they came."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from serai.games.khan.rules.board import CELL_OF_NAME, REGIONS, TERRAIN_OF

LONGEST = 40  # rows of a record in which it is over, with a few taken back


def opening_of(moves: Iterable[tuple[int, str, list[dict[str, Any]]]], seat: int) -> list[str]:
    """The keys of its words, from the first moves in force: who chose, what, and what came of it."""
    chosen = [what.split() for mover, what, _ in moves if mover == seat]
    regions = sorted(TERRAIN_OF[CELL_OF_NAME[words[1]]] for words in chosen if words[0] == "settle")
    return [f"table-region-{REGIONS[region]}" for region in regions]
