"""Chapter 4: a player's turn of slot, tile, production and action."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from serai.engine.core.errors import Reason
from serai.engine.core.steps import AskAlways, Do, each_seat
from serai.games.merv import tables as t
from serai.games.merv.choices import (
    ACT,
    ACTIVATE,
    DEPLOY_SOLDIER,
    END_TURN,
    GAIN_FAVOUR,
    TAKE_SLOT,
    Act,
    Activate,
    Complete,
    DeploySoldier,
    EndTurn,
    GainFavour,
    PlaceCamel,
    TakeCamels,
    TakeSlot,
)
from serai.games.merv.events import ActionBegan, BuildingPlaced, SlotTaken, TileActivated
from serai.games.merv.rules.buildings import caravansary, library, mosque, palace, silk_road, wall
from serai.games.merv.rules.contracts import completable, complete, why_not_complete
from serai.games.merv.rules.market import visit, visits, why_not_visit
from serai.games.merv.rules.production import produce
from serai.games.merv.rules.soldiers import SOLDIER
from serai.games.merv.rules.tracks import gain_favour
from serai.games.merv.state import Merv


def may_activate(s: Merv, seat: int, cell: int) -> bool:
    """Whether a player may activate a tile of the active line."""
    owner = s.building[cell]
    if owner == t.NOBODY:
        return bool(s.buildings[seat])  # ME-TURN-6
    return bool(owner != t.MAGISTRATE)  # ME-TURN-4, ME-TWO-9, ME-SOLO-2


def may_activate_in(s: Merv, seat: int, slot: int) -> bool:
    """Whether a player may activate any tile of the line of a slot."""
    return any(may_activate(s, seat, cell) for cell in t.LINES[slot])


def open_slots(s: Merv, seat: int) -> Sequence[TakeSlot]:
    """The slots that a player may choose."""
    side, masters = SLOTS_OF_SIDE[s.round], s.masters
    free = []
    for slot in t.SIDE_SLOTS:
        if masters[slot] < 0:
            free.append(side[slot])  # ME-TURN-2
    if s.buildings[seat] and s.seats > 1:
        return free
    useful = [choice for choice in free if may_activate_in(s, seat, choice.slot)]
    return useful or free  # ME-RULING-3


def take_slot(s: Merv, owner: int, slot: int) -> None:
    """Put a master into a slot."""
    s.masters[slot % t.SLOTS_A_SIDE] = owner
    s.slot = slot
    if s.telling:
        s.tell(SlotTaken(owner, slot))


def put_building(s: Merv, owner: int, cell: int) -> None:
    """Put a building from supply on an empty tile."""
    s.buildings[owner] -= 1
    s.building[cell] = owner
    if s.telling:
        s.tell(BuildingPlaced(owner, cell))


@dataclass(frozen=True, slots=True)
class Turn(Do):
    """A player's turn begins."""

    seat: int

    def run(self, s: Merv) -> None:
        s.slot = s.cell = t.NOBODY
        s.acted = s.visited = False
        s.wild_spent[self.seat] = 0
        s.todo.append(SLOT[self.seat])  # ME-TURN-1


@dataclass(frozen=True, slots=True)
class Slot(AskAlways):  # ME-DEC-1
    """A player sends the master to a free slot, or completes a contract first."""

    takes = (TakeSlot, Complete)
    seat: int

    def options(self, s: Merv) -> Sequence[Any]:
        seat = self.seat
        listed = open_slots(s, seat)
        return [*listed, *completable(s, seat)] if s.goods[seat] else listed  # ME-CONTRACT-2, ME-RULING-8

    def chosen(self, s: Merv, pick: Any) -> None:
        if type(pick) is Complete:
            s.todo.append(self)
            complete(s, self.seat, pick.contract)
            return
        take_slot(s, self.seat, pick.slot)
        if (s.buildings[self.seat] and s.seats > 1) or may_activate_in(s, self.seat, pick.slot):  # as in open_slots
            s.todo.append(TILE[self.seat])
        else:
            s.todo.append(MENU[self.seat])  # ME-RULING-3

    def why_not(self, s: Merv, pick: Any) -> Reason | None:
        if type(pick) is Complete:
            return why_not_complete(s, self.seat, pick.contract)
        slot = pick.slot
        if slot // t.SLOTS_A_SIDE != s.round:
            return Reason("ME-TURN-2", {"slot": slot, "side": s.round})
        owner = s.masters[slot % t.SLOTS_A_SIDE]
        if owner != t.NOBODY:
            return Reason("ME-TURN-2", {"slot": slot, "owner": owner})
        return None if pick in open_slots(s, self.seat) else Reason("ME-RULING-3", {"slot": slot})


@dataclass(frozen=True, slots=True)
class Tile(AskAlways):  # ME-DEC-2
    """A player activates a tile of the active line, or completes a contract first."""

    takes = (Activate, Complete)
    seat: int

    def options(self, s: Merv) -> Sequence[Any]:
        seat = self.seat
        listed: Sequence[Any] = LINE_TILES[s.slot]  # ME-TURN-3
        if not s.buildings[seat] or s.seats == 1:
            listed = [choice for choice in listed if may_activate(s, seat, choice.cell)]
        return [*listed, *completable(s, seat)] if s.goods[seat] else listed

    def chosen(self, s: Merv, pick: Any) -> None:
        seat = self.seat
        if type(pick) is Complete:
            s.todo.append(self)
            complete(s, seat, pick.contract)
            return
        s.cell = pick.cell
        if s.telling:
            s.tell(TileActivated(seat, pick.cell))
        if s.building[pick.cell] == t.NOBODY:
            put_building(s, seat, pick.cell)  # ME-TURN-5, ME-TURN-7
        produce(s, seat)
        s.todo.append(MENU[seat])

    def why_not(self, s: Merv, pick: Any) -> Reason | None:
        seat = self.seat
        if type(pick) is Complete:
            return why_not_complete(s, seat, pick.contract)
        cell = pick.cell
        if cell == t.MARKET_CELL:
            return Reason("ME-GEO-3", {"cell": cell})
        if cell not in t.LINES[s.slot]:
            return Reason("ME-TURN-3", {"cell": cell, "slot": s.slot})
        if may_activate(s, seat, cell):
            return None
        return Reason("ME-TURN-6" if s.building[cell] == t.NOBODY else "ME-SOLO-2", {"cell": cell})


@dataclass(frozen=True, slots=True)
class Menu(AskAlways):  # ME-DEC-3
    """A player carries out one action, may visit the camel market and complete contracts, and ends the turn."""

    takes = (Act, GainFavour, DeploySoldier, TakeCamels, PlaceCamel, Complete, EndTurn)
    seat: int

    def options(self, s: Merv) -> Sequence[Any]:
        seat = self.seat
        listed: tuple[Any, ...]
        if s.acted:
            listed = TO_END  # ME-TURN-12
        elif s.cell >= 0:
            listed = TO_ACT if s.servants[seat] else TO_ACT[:-1]  # ME-TURN-8
        else:
            listed = TO_ACT[1:] if s.servants[seat] else TO_ACT[1:-1]
        if t.THROUGH_MARKET[s.slot]:
            listed = (*listed, *visits(s, seat))  # ME-RULING-7
        return (*listed, *completable(s, seat)) if s.goods[seat] else listed

    def chosen(self, s: Merv, pick: Any) -> None:
        seat = self.seat
        kind = type(pick)
        if kind is EndTurn:
            return
        s.todo.append(self)
        if kind is Act:
            s.acted = True
            begin_action(s, seat, s.action_at[s.cell])  # ME-TURN-9
        elif kind is GainFavour:
            s.acted = True
            gain_favour(s, seat, 1)  # ME-TURN-10
        elif kind is DeploySoldier:
            s.acted = True
            s.todo.append(SOLDIER[seat])  # ME-TURN-11, ME-RULING-66
        elif kind is Complete:
            complete(s, seat, pick.contract)
        else:
            visit(s, seat, pick)

    def why_not(self, s: Merv, pick: Any) -> Reason | None:
        seat = self.seat
        kind = type(pick)
        if kind is Complete:
            return why_not_complete(s, seat, pick.contract)
        if kind is EndTurn:
            return None if s.acted else Reason("ME-TURN-12", {"seat": seat})
        if kind is TakeCamels or kind is PlaceCamel:
            return why_not_visit(s, seat, pick)
        if s.acted:
            return Reason("ME-TURN-8", {"seat": seat})
        if kind is Act and s.cell == t.NOBODY:
            return Reason("ME-RULING-3", {"slot": s.slot})
        if kind is DeploySoldier and not s.servants[seat]:
            return Reason("ME-SOLDIER-8", {"seat": seat})
        return None

    def facts(self, s: Merv) -> dict[str, Any]:
        return {} if s.acted or s.cell == t.NOBODY else {"action": s.action_at[s.cell]}


def begin_action(s: Merv, seat: int, action: int) -> None:
    """Begin the action of a tile, with the discount of its breakthrough."""
    if s.telling:
        s.tell(ActionBegan(seat, action))
    s.discount = 1 if s.discounts[seat] == action else 0  # ME-LIBRARY-8
    if action == t.CARAVANSARY:
        caravansary.begin(s, seat)
    elif action == t.PALACE:
        palace.begin(s, seat)
    elif action == t.LIBRARY:
        library.begin(s, seat)
    elif action == t.SILK_ROAD:
        silk_road.begin(s, seat)
    elif action == t.MOSQUE:
        mosque.begin(s, seat)
    else:
        wall.begin(s, seat)


SLOTS_OF_SIDE = tuple(TAKE_SLOT[first : first + t.SLOTS_A_SIDE] for first in range(0, len(t.SLOTS), t.SLOTS_A_SIDE))
TO_END = (END_TURN,)
TO_ACT = (ACT, GAIN_FAVOUR, DEPLOY_SOLDIER)
LINE_TILES = tuple(tuple(ACTIVATE[cell] for cell in line) for line in t.LINES)  # by slot
TURN = each_seat(Turn, t.SEATS)
SLOT = each_seat(Slot, t.SEATS)
TILE = each_seat(Tile, t.SEATS)
MENU = each_seat(Menu, t.SEATS)
