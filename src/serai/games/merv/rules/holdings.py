"""What an owner holds, counted: courtiers, scrolls, goods, cards and the mosque level."""

from __future__ import annotations

from serai.games.merv import tables as t
from serai.games.merv.state import Merv


def courtiers_of(s: Merv, owner: int) -> int:
    """How many courtiers an owner has in the palace."""
    first = owner * 4
    courtiers = s.courtiers
    total: int = courtiers[first] + courtiers[first + 1] + courtiers[first + 2] + courtiers[first + 3]
    return total


def in_court(s: Merv, court: int) -> int:
    """How many courtiers stand in a court."""
    return sum(s.courtiers[court::4])


def scrolls_of(s: Merv, owner: int) -> int:
    """All scrolls of an owner, those on contracts included."""
    total: int = s.free[owner * t.ITEMS] + s.placed[owner * t.ITEMS]  # ME-CONTRACT-8, ME-LIBRARY-4
    return total


def goods_of(s: Merv, owner: int) -> int:
    """All goods of an owner, those on contracts included."""
    first = owner * t.ITEMS
    total: int = s.free[first + 1] + s.free[first + 2] + s.placed[first + 1] + s.placed[first + 2]  # ME-CONTRACT-8
    return total


def cards_of(s: Merv, owner: int) -> int:
    """How many caravan cards an owner has."""
    return sum(s.spices[owner * 4 : owner * 4 + 4])


def level_of(s: Merv, owner: int) -> int:
    """The mosque level that an owner has reached."""
    space = s.mosque[owner]
    return 0 if space == t.OUTSIDE else t.SPACE_LEVEL[space]  # ME-MOSQUE-15
