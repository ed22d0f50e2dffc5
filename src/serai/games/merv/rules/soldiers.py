"""Chapter 11: deploying soldiers."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from serai.engine.core.errors import Reason
from serai.engine.core.steps import Ask, each_seat
from serai.games.merv import tables as t
from serai.games.merv.choices import NO_SOLDIER, PLACE_SOLDIER, NoSoldier, PlaceSoldier
from serai.games.merv.events import SoldierDeclined, SoldierPlaced
from serai.games.merv.rules.tracks import gain_influence
from serai.games.merv.state import Merv


def is_walled(s: Merv, cell: int) -> bool:
    """Whether a piece stands in every wall slot that covers a tile."""
    walls = s.walls
    for slot in t.COVERED_BY[cell]:  # ME-GEO-8, ME-GEO-9
        if walls[slot] == t.NOBODY:
            return False
    return True  # ME-GEO-10


@lru_cache(maxsize=64)
def not_walled(walls: tuple[int, ...]) -> tuple[int, ...]:
    """The tiles that such walls leave open; they seldom change."""
    return tuple([cell for cell in t.TILE_CELLS if any(walls[slot] == t.NOBODY for slot in t.COVERED_BY[cell])])


def may_stand(s: Merv, cell: int) -> bool:
    """Whether a soldier may be placed on a tile."""
    return (
        s.building[cell] != t.NOBODY  # ME-SOLDIER-2
        and s.soldier[cell] == t.NOBODY  # ME-RULING-30
        and s.upgrade[cell] == t.NOBODY  # ME-SOLDIER-3
        and not is_walled(s, cell)  # ME-SOLDIER-4
    )


def place_soldier(s: Merv, owner: int, cell: int) -> None:
    """Turn a servant into a soldier, for influence."""
    s.servants[owner] -= 1  # ME-COMP-2, ME-SOLDIER-1
    s.soldier[cell] = owner
    if s.telling:
        s.tell(SoldierPlaced(owner, cell))
    gain_influence(s, owner, 1 if s.building[cell] == owner else 2)  # ME-SOLDIER-6, ME-SOLDIER-7, ME-TWO-12, ME-SOLO-5


@dataclass(frozen=True, slots=True)
class Soldier(Ask):  # ME-DEC-7
    """A player places a soldier on a tile with a building, or declines."""

    takes = (PlaceSoldier, NoSoldier)
    seat: int

    def options(self, s: Merv) -> list[Any]:
        listed: list[Any] = [NO_SOLDIER]  # ME-SOLDIER-5
        if s.servants[self.seat]:  # ME-SOLDIER-8
            building, soldier, upgrade = s.building, s.soldier, s.upgrade
            listed += [  # may_stand without a call a tile
                PLACE_SOLDIER[cell]
                for cell in not_walled(tuple(s.walls))
                if building[cell] >= 0 and soldier[cell] < 0 and upgrade[cell] < 0
            ]
        return listed

    def chosen(self, s: Merv, pick: Any) -> None:
        if type(pick) is PlaceSoldier:
            place_soldier(s, self.seat, pick.cell)
        elif s.telling:
            s.tell(SoldierDeclined(self.seat))

    def why_not(self, s: Merv, pick: Any) -> Reason | None:
        if type(pick) is NoSoldier:
            return None
        if not s.servants[self.seat]:
            return Reason("ME-SOLDIER-8", {"seat": self.seat})
        cell = pick.cell
        if cell == t.MARKET_CELL:
            return Reason("ME-GEO-3", {"cell": cell})
        if s.building[cell] == t.NOBODY:
            return Reason("ME-SOLDIER-2", {"cell": cell})
        if s.upgrade[cell] != t.NOBODY:
            return Reason("ME-SOLDIER-3", {"cell": cell, "upgrade": s.upgrade[cell]})
        if is_walled(s, cell):
            return Reason("ME-SOLDIER-4", {"cell": cell})
        if s.soldier[cell] != t.NOBODY:
            return Reason("ME-RULING-30", {"cell": cell, "owner": s.soldier[cell]})
        return None


SOLDIER = each_seat(Soldier, t.SEATS)
