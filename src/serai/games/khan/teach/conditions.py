"""What lessons of Khan ask for where no list of choices says it; each judges the states before and after a choice."""

from __future__ import annotations

from serai.games.khan.choices import Conquer
from serai.games.khan.rules.placements import COVERED
from serai.games.khan.state import Khan

LARGE = 4  # cells


def large_and_owned_alone(before: Khan, after: Khan, seat: int, pick: object) -> bool:
    """A piece of four cells or more that belongs to nobody else."""
    return type(pick) is Conquer and after.owners[-1] == 1 << seat and len(COVERED[pick.placement]) >= LARGE
