"""Chapter 12: upgrades of tiles."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from serai.engine.core.errors import Reason
from serai.engine.core.steps import Ask, each_seat
from serai.games.merv import tables as t
from serai.games.merv.choices import PLACE_UPGRADE, TAKE_UPGRADE, PlaceUpgrade, TakeUpgrade
from serai.games.merv.events import RewardLost, SoldierReturned, UpgradePlaced
from serai.games.merv.state import Merv


def own_tile_without_upgrade(s: Merv, seat: int) -> bool:
    """Whether the player has a building on a tile that can still be upgraded."""
    upgrade = s.upgrade
    for cell, owner in enumerate(s.building):
        if owner == seat and upgrade[cell] < 0:
            return True
    return False


def give_upgrade(s: Merv, seat: int, reward: int) -> None:
    """Ask for an upgrade and its tile, if there is a legal way."""
    if reward == t.EXTRA_OWN:
        if any(s.upgrades[: t.WHITE]) and own_tile_without_upgrade(s, seat):
            s.todo.append(EXTRA[seat])
            return
    elif s.upgrades[t.WHITE] and (reward == t.UPGRADE_ANYWHERE or own_tile_without_upgrade(s, seat)):
        s.todo.append(UPGRADE[reward == t.UPGRADE_ANYWHERE][seat][t.WHITE])
        return
    if s.telling:
        s.tell(RewardLost(seat, reward))  # ME-RULING-5


@dataclass(frozen=True, slots=True)
class ExtraUpgrade(Ask):  # ME-DEC-8
    """A player chooses one of the remaining extra upgrades."""

    takes = (TakeUpgrade,)
    seat: int

    def options(self, s: Merv) -> list[Any]:
        return [TAKE_UPGRADE[kind] for kind in range(t.WHITE) if s.upgrades[kind]]  # ME-UPGRADE-3

    def chosen(self, s: Merv, pick: TakeUpgrade) -> None:
        s.todo.append(UPGRADE[False][self.seat][pick.upgrade])

    def why_not(self, s: Merv, pick: TakeUpgrade) -> Reason | None:
        if pick.upgrade == t.WHITE or not s.upgrades[pick.upgrade]:
            return Reason("ME-UPGRADE-3", {"upgrade": pick.upgrade})
        return None


@dataclass(frozen=True, slots=True)
class UpgradeTile(Ask):  # ME-DEC-8
    """A player chooses the tile for an upgrade."""

    takes = (PlaceUpgrade,)
    seat: int
    upgrade: int
    anywhere: bool

    def options(self, s: Merv) -> list[Any]:
        building, upgrade = s.building, s.upgrade
        if self.anywhere:
            return [PLACE_UPGRADE[cell] for cell in t.TILE_CELLS if upgrade[cell] < 0]  # ME-UPGRADE-1, ME-UPGRADE-4
        seat = self.seat
        return [  # ME-UPGRADE-1, ME-UPGRADE-2, ME-UPGRADE-3
            PLACE_UPGRADE[cell] for cell in t.TILE_CELLS if building[cell] == seat and upgrade[cell] < 0
        ]

    def chosen(self, s: Merv, pick: PlaceUpgrade) -> None:
        cell = pick.cell
        s.upgrades[self.upgrade] -= 1
        s.upgrade[cell] = self.upgrade
        if s.telling:
            s.tell(UpgradePlaced(self.seat, self.upgrade, cell))
        owner = s.soldier[cell]
        if owner != t.NOBODY:
            return_soldier(s, cell)  # ME-UPGRADE-5

    def why_not(self, s: Merv, pick: PlaceUpgrade) -> Reason | None:
        cell = pick.cell
        if cell == t.MARKET_CELL:
            return Reason("ME-GEO-3", {"cell": cell})
        if s.upgrade[cell] != t.NOBODY:
            return Reason("ME-UPGRADE-1", {"cell": cell, "upgrade": s.upgrade[cell]})
        if not self.anywhere and s.building[cell] != self.seat:
            return Reason("ME-UPGRADE-2" if self.upgrade == t.WHITE else "ME-UPGRADE-3", {"cell": cell})
        return None

    def facts(self, s: Merv) -> dict[str, Any]:
        return {"upgrade": self.upgrade}


def return_soldier(s: Merv, cell: int) -> None:
    """Return a soldier to its owner's supply."""
    owner = s.soldier[cell]
    s.soldier[cell] = t.NOBODY
    s.servants[owner] += 1  # ME-COMP-2
    if s.telling:
        s.tell(SoldierReturned(owner, cell))


EXTRA = each_seat(ExtraUpgrade, t.SEATS)
UPGRADE = tuple(
    tuple(tuple(UpgradeTile(seat, kind, anywhere) for kind in range(len(t.UPGRADES))) for seat in range(t.SEATS))
    for anywhere in (False, True)
)
