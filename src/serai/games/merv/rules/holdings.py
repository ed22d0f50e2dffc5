"""How much an owner has: courtiers, scrolls, goods, cards, posts, and the mosque level reached."""

from __future__ import annotations

from serai.games.merv import tables as t
from serai.games.merv.state import Merv

# How many entries an owner has in the lists that go by owner and spice, court or city.
SPICES, COURTS, CITIES = len(t.SPICES), len(t.COURTS), len(t.CITIES)


def courtiers_of(s: Merv, owner: int) -> int:
    """How many courtiers an owner has in the palace."""
    return sum(s.courtiers[owner * COURTS : owner * COURTS + COURTS])


def in_court(s: Merv, court: int) -> int:
    """How many courtiers stand in a court."""
    return sum(s.courtiers[court::COURTS])


def scrolls_of(s: Merv, owner: int) -> int:
    """All scrolls of an owner, those on contracts included."""
    total: int = s.free[owner * t.ITEMS] + s.placed[owner * t.ITEMS]  # ME-CONTRACT-8, ME-LIBRARY-4
    return total


def goods_of(s: Merv, owner: int) -> int:
    """All goods of an owner, those on contracts included."""
    first, last = owner * t.ITEMS + t.COMMON, owner * t.ITEMS + t.RARE
    total: int = s.free[first] + s.free[last] + s.placed[first] + s.placed[last]  # ME-CONTRACT-8
    return total


def spices_of(s: Merv, owner: int) -> list[int]:
    """How many caravan cards of each spice an owner has."""
    return s.spices[owner * SPICES : owner * SPICES + SPICES]


def cards_of(s: Merv, owner: int) -> int:
    """How many caravan cards an owner has."""
    return sum(spices_of(s, owner))


def posts_of(s: Merv, owner: int) -> list[int]:
    """By city, whether an owner has a trading post there."""
    return s.posts[owner * CITIES : owner * CITIES + CITIES]


def level_of(s: Merv, owner: int) -> int:
    """The mosque level that an owner has reached."""
    space = s.mosque[owner]
    return 0 if space == t.OUTSIDE else t.SPACE_LEVEL[space]  # ME-MOSQUE-15
