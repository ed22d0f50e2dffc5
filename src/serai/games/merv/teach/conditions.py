"""What lessons of Merv ask for where no list of choices says it; each judges the states before and after a choice."""

from __future__ import annotations

from serai.games.merv.choices import PlaceSoldier
from serai.games.merv.state import Merv


def two_influence(before: Merv, after: Merv, seat: int, pick: object) -> bool:
    """A soldier on a building of somebody else."""
    return type(pick) is PlaceSoldier and after.influence[seat] == before.influence[seat] + 2
