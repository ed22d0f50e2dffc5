"""Chapter 15: scrolls and breakthroughs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from serai.engine.core.errors import Reason
from serai.engine.core.steps import Ask, each_seat
from serai.games.merv import tables as t
from serai.games.merv.choices import PAY_WITH, STOP, TAKE_BREAKTHROUGH, PayWith, Stop, TakeBreakthrough
from serai.games.merv.events import BreakthroughMade, ScrollsGained
from serai.games.merv.rules.buildings.caravansary import give_card
from serai.games.merv.rules.buildings.mosque import give_step
from serai.games.merv.rules.buildings.silk_road import give_post
from serai.games.merv.rules.buildings.wall import give_wall
from serai.games.merv.rules.holdings import scrolls_of
from serai.games.merv.rules.paying import spend, wild_of
from serai.games.merv.rules.rewards import give_all
from serai.games.merv.rules.tracks import gain_favour, gain_points
from serai.games.merv.state import Merv, derive_lasting


def begin(s: Merv, seat: int) -> None:
    """Begin a Library action."""
    s.todo.append(LIBRARY[seat])


def may_study(s: Merv, seat: int, way: int) -> bool:
    """Whether one more cube can be paid and all cubes still stand for different colours."""
    if len(s.studied) >= t.MOST_STUDIED:  # ME-LIBRARY-1
        return False
    paid_with = s.cubes[seat * t.KINDS_OF_CUBES + way] if way <= t.WHITE else 0  # ME-LIBRARY-2
    if s.wilds[seat] < 0:
        return bool(paid_with) and (way == t.WHITE or way not in s.studied)  # ME-LIBRARY-1
    if way == t.WILD and wild_of(s, seat) < 0:
        return False  # ME-LIBRARY-9
    covered = 0
    wild_paid = way == t.WILD
    for paid in s.studied:
        if paid < t.WHITE:
            covered |= t.COLOUR_BIT[paid]
        elif paid == t.WILD:
            wild_paid = True
    if way < t.WHITE:
        if covered & t.COLOUR_BIT[way]:
            return False  # ME-LIBRARY-1
        covered |= t.COLOUR_BIT[way]
    if wild_paid and not t.ALL_COLOURS & ~covered & ~t.COLOUR_BIT[s.wilds[seat]]:
        return False  # ME-RULING-12: the wild cube needs a missing colour that is not its own
    return way == t.WILD or bool(paid_with)


@dataclass(frozen=True, slots=True)
class Library(Ask):  # ME-DEC-15
    """A player adds cubes of different colours, then takes a scroll for each."""

    takes = (PayWith, Stop)
    seat: int

    def options(self, s: Merv) -> list[Any]:
        seat = self.seat
        listed: list[Any] = [STOP]  # ME-RULING-4
        if len(s.studied) < t.MOST_STUDIED:
            first = seat * t.KINDS_OF_CUBES
            cubes = s.cubes
            for way in t.WAYS_BY_CUBE:
                if cubes[first + way] and may_study(s, seat, way):
                    listed.append(PAY_WITH[way])
            if wild_of(s, seat) >= 0 and may_study(s, seat, t.WILD):
                listed.append(PAY_WITH[t.WILD])
        return listed

    def chosen(self, s: Merv, pick: Any) -> None:
        if type(pick) is Stop:
            number = len(s.studied)
            s.studied.clear()
            gain_scrolls(s, self.seat, number)
        else:
            s.todo.append(self)
            s.studied.append(pick.way)
            spend(s, self.seat, pick.way)

    def why_not(self, s: Merv, pick: Any) -> Reason | None:
        if type(pick) is Stop:
            return None
        way = pick.way
        if may_study(s, self.seat, way):
            return None
        if len(s.studied) >= t.MOST_STUDIED or (way < t.WHITE and way in s.studied):
            rule = "ME-LIBRARY-1"
        elif way == t.DISCOUNT:
            rule = "ME-LIBRARY-8"
        elif way == t.WILD:
            rule = "ME-RULING-12" if wild_of(s, self.seat) >= 0 else "ME-LIBRARY-9"
        elif not s.cubes[self.seat * t.KINDS_OF_CUBES + way]:
            rule = "ME-PAY-1"
        else:
            rule = "ME-RULING-12"
        return Reason(rule, {"way": way})

    def facts(self, s: Merv) -> dict[str, Any]:
        return {"number": len(s.studied)}


def gain_scrolls(s: Merv, seat: int, number: int) -> None:
    """Gain scrolls, and make the breakthroughs that they reach."""
    if not number:
        return
    before = scrolls_of(s, seat)
    s.free[seat * t.ITEMS] += number
    if s.telling:
        s.tell(ScrollsGained(seat, number))
    for level in levels_reached(before, before + number)[::-1]:  # ME-LIBRARY-6: the lowest comes last onto the stack
        s.todo.append(BREAKTHROUGH[seat][level])


def levels_reached(before: int, after: int) -> list[int]:
    """The breakthrough levels, from 0, that are reached between two numbers of scrolls."""
    return [  # ME-LIBRARY-3, ME-LIBRARY-5
        level for level, scrolls in enumerate(t.BREAKTHROUGH_SCROLLS) if before < scrolls <= after
    ]


def take_tile(s: Merv, owner: int, tile: int) -> None:
    """Give a breakthrough tile to an owner; lasting ones work from now on."""
    s.breakthroughs[tile] = owner  # ME-LIBRARY-7
    if s.telling:
        s.tell(BreakthroughMade(owner, tile))
    if t.DISCOUNT_OF[tile] >= 0 or t.WILD_OF[tile] >= 0:
        derive_lasting(s)


@dataclass(frozen=True, slots=True)
class Breakthrough(Ask):  # ME-DEC-10
    """A player takes one of the remaining tiles of a level."""

    takes = (TakeBreakthrough,)
    seat: int
    level: int

    def options(self, s: Merv) -> list[Any]:
        return [TAKE_BREAKTHROUGH[tile] for tile in t.LEVEL_TILES[self.level] if s.breakthroughs[tile] == t.NOBODY]

    def chosen(self, s: Merv, pick: TakeBreakthrough) -> None:
        seat, tile = self.seat, pick.breakthrough
        take_tile(s, seat, tile)  # ME-RULING-21
        effect = t.BREAKTHROUGH_EFFECT[tile]
        if effect == "caravan_card":
            give_card(s, seat)  # ME-LIBRARY-11
        elif effect == "trading_post_and_good":
            give_post(s, seat)  # ME-LIBRARY-12
        elif effect == "mosque_step":
            give_step(s, seat)  # ME-LIBRARY-14
        elif effect == "wall_or_gate":
            give_wall(s, seat)  # ME-LIBRARY-15
        elif t.BREAKTHROUGH_SOLDIERS[tile]:
            favour = (t.FAVOUR,) * t.BREAKTHROUGH_FAVOUR[tile]
            give_all(s, seat, favour + (t.SOLDIER,) * t.BREAKTHROUGH_SOLDIERS[tile])  # ME-LIBRARY-17, ME-LIBRARY-18
        else:
            gain_favour(s, seat, t.BREAKTHROUGH_FAVOUR[tile])  # ME-LIBRARY-16
            gain_points(s, seat, t.BREAKTHROUGH_POINTS[tile], t.FROM_LIBRARY)  # ME-LIBRARY-19

    def why_not(self, s: Merv, pick: TakeBreakthrough) -> Reason | None:
        tile = pick.breakthrough
        if tile not in t.LEVEL_TILES[self.level]:
            return Reason("ME-LIBRARY-3", {"breakthrough": tile, "number": self.level + 1})
        owner = s.breakthroughs[tile]
        return None if owner == t.NOBODY else Reason("ME-LIBRARY-7", {"breakthrough": tile, "owner": owner})

    def facts(self, s: Merv) -> dict[str, Any]:
        return {"number": self.level + 1}


LIBRARY = each_seat(Library, t.SEATS)
BREAKTHROUGH = tuple(
    tuple(Breakthrough(seat, level) for level in range(len(t.BREAKTHROUGH_SCROLLS))) for seat in range(t.SEATS)
)
