"""Chapter 23: the High Courtier of games with one or two players."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from serai.engine.core.errors import Reason
from serai.engine.core.steps import Ask, Do, each_seat
from serai.games.merv import tables as t
from serai.games.merv.choices import SETTLE, TAKE_SLOT, Settle, TakeSlot
from serai.games.merv.rules.magistrate.slots import courtier_slot, courtier_tile
from serai.games.merv.rules.turn import put_building, take_slot
from serai.games.merv.state import Merv


def empty_tiles(s: Merv) -> list[int]:
    """The tiles of the active line on which the Courtier can build."""
    if not s.buildings[t.COURTIER]:
        return []  # ME-RULING-37
    return [cell for cell in t.LINES[s.slot] if s.building[cell] == t.NOBODY]  # ME-TWO-5


@dataclass(frozen=True, slots=True)
class CourtierTurn(Do):
    """Whoever is ahead in the queue chooses the Courtier's slot."""

    def run(self, s: Merv) -> None:
        ahead = next(owner for owner in s.queue if owner != t.COURTIER)  # ME-TWO-3, ME-SOLO-1, ME-RULING-36
        if ahead == t.MAGISTRATE:
            send(s, courtier_slot(s))  # ME-SOLO-6
        else:
            s.todo.append(COURTIER_SLOT[ahead])


def send(s: Merv, slot: int) -> None:
    """Send the Courtier to a slot; whoever is behind in the queue then chooses its tile."""
    take_slot(s, t.COURTIER, slot)
    tiles = empty_tiles(s)
    behind = next(owner for owner in s.queue[::-1] if owner != t.COURTIER)
    if tiles and behind == t.MAGISTRATE:
        put_building(s, t.COURTIER, courtier_tile(s, tiles))  # ME-SOLO-7
    elif tiles:
        s.todo.append(COURTIER_TILE[behind])


@dataclass(frozen=True, slots=True)
class CourtierSlot(Ask):  # ME-DEC-27
    """The player ahead in the queue sends the Courtier to a free slot."""

    takes = (TakeSlot,)
    seat: int

    def options(self, s: Merv) -> list[Any]:
        first = s.round * t.SLOTS_A_SIDE
        return [TAKE_SLOT[first + slot] for slot, owner in enumerate(s.masters) if owner == t.NOBODY]

    def chosen(self, s: Merv, pick: TakeSlot) -> None:
        send(s, pick.slot)

    def why_not(self, s: Merv, pick: TakeSlot) -> Reason | None:
        if pick.slot // t.SLOTS_A_SIDE != s.round or s.masters[pick.slot % t.SLOTS_A_SIDE] != t.NOBODY:
            return Reason("ME-TWO-3", {"slot": pick.slot})
        return None


@dataclass(frozen=True, slots=True)
class CourtierTile(Ask):  # ME-DEC-28
    """The other player chooses the empty tile for the Courtier's building."""

    takes = (Settle,)
    seat: int

    def options(self, s: Merv) -> list[Any]:
        return [SETTLE[cell] for cell in empty_tiles(s)]

    def chosen(self, s: Merv, pick: Settle) -> None:
        put_building(s, t.COURTIER, pick.cell)  # ME-TWO-4, ME-TWO-6

    def why_not(self, s: Merv, pick: Settle) -> Reason | None:
        return None if pick.cell in empty_tiles(s) else Reason("ME-TWO-4", {"cell": pick.cell})


COURTIER_TURN = CourtierTurn()
COURTIER_SLOT = each_seat(CourtierSlot, 2)
COURTIER_TILE = each_seat(CourtierTile, 2)
