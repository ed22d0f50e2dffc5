"""Movement: by land and road with permission to pass, by sea, and the troops taken along."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from serai.engine.core.errors import Reason
from serai.engine.core.steps import Do
from serai.games.warrior_knights.choices import (
    ALLOW,
    DONE,
    MARCH,
    NOBLE,
    REFUSE,
    SAIL,
    Allow,
    Done,
    March,
    PickNoble,
    Refuse,
    Sail,
)
from serai.games.warrior_knights.events import ROADS as ROADS_ACT
from serai.games.warrior_knights.events import SEA as SEA_ACT
from serai.games.warrior_knights.events import Forbidden, Marched, NobleExhausted, Permitted, Sailed
from serai.games.warrior_knights.rules.assembly.laws import BOWED, BOWED_TOLL, BREAK_LAW, TOLL
from serai.games.warrior_knights.rules.board import (
    AREAS,
    IS_PORT,
    IS_ROAD_MARCH,
    PORT_BITS,
    PORTS,
    RANGE_OF,
    REACH,
    REACH_ANY,
    REACH_BITS,
    ROUTE_AREAS,
    ROUTE_END,
    ROUTE_PASSES,
    ROUTES,
)
from serai.games.warrior_knights.rules.question import Question
from serai.games.warrior_knights.rules.war.armies import is_shut_in, lift, nobles_of, opponents_in, put
from serai.games.warrior_knights.rules.war.troops import HALT
from serai.games.warrior_knights.state import AT_SEA, FORBID_ROADS, NOBODY, PORTS_CLOSED, ROAD_TOLL, Realm
from serai.games.warrior_knights.tables import AGENDA_MOD, NOBLES, NOBLES_EACH, SEAT_NAMES

SAIL_TO = len(ROUTES)  # s.set_out from here on is a voyage to an area
ADMIRAL = (*AGENDA_MOD["mod_sea_immediate"], 0)
RANGE_WITH = (*RANGE_OF, 0)


def passage(area: int, seat: int, allowed: bool) -> int:
    """A permission, given or refused, as a number."""
    return (area * 8 + seat) * 2 + allowed


def can_set_out(s: Realm, noble: int) -> bool:
    """Whether a noble is ready on the board, not shut in and not moved yet by this card."""
    if not 0 <= s.where[noble] < AT_SEA or s.exhausted[noble]:
        return False  # WK-MOVE-2 WK-MOVE-12
    return noble not in s.marched and not is_shut_in(s, noble)  # WK-MOVE-10 WK-ACTION-50 WK-MOVE-11


def is_route_open(s: Realm, noble: int, route: int) -> bool:
    """Whether nothing that is settled already keeps a noble from a route."""
    taxed = IS_ROAD_MARCH[RANGE_WITH[s.office[noble]]][route]
    if taxed and (s.storm[FORBID_ROADS] or s.bowed & (BOWED[ROADS_ACT] | BOWED_TOLL)):
        return False
    if s.permits:
        for area in ROUTE_PASSES[route]:
            for seat in opponents_in(s, noble // NOBLES_EACH, area):
                if passage(area, seat, False) in s.permits:
                    return False  # WK-MOVE-27
    return True


def may_sail(s: Realm, noble: int) -> bool:
    """Whether a noble is in a port and the sea is open."""
    return IS_PORT[s.where[noble]] and not s.storm[PORTS_CLOSED] and not s.bowed & BOWED[SEA_ACT]


def ways(s: Realm, noble: int) -> list[Any]:
    """Every way open to a noble, or those that lead to the area of the card."""
    start = s.where[noble]
    reach = RANGE_WITH[s.office[noble]]
    free = not (s.permits or s.bowed or s.storm[FORBID_ROADS])
    if s.area < 0:
        routes = REACH_ANY[reach][start]
        listed: list[Any] = [MARCH[route] for route in routes if free or is_route_open(s, noble, route)]
        if may_sail(s, noble):
            listed += [SAIL[port] for port in PORTS if port != start]  # WK-MOVE-13
        return listed
    routes = REACH[reach][start][s.area]
    listed = [MARCH[route] for route in routes if free or is_route_open(s, noble, route)]
    if IS_PORT[s.area] and s.area != start and may_sail(s, noble):
        listed.append(SAIL[s.area])  # WK-ACTION-51
    return listed


def within_reach(s: Realm, seat: int) -> int:
    """The areas to which some noble can move now, as bits."""
    found = 0
    for noble in nobles_of(seat):
        if not can_set_out(s, noble):
            continue
        start = s.where[noble]
        if s.storm[FORBID_ROADS]:
            for route in REACH_ANY[RANGE_WITH[s.office[noble]]][start]:
                if is_route_open(s, noble, route):
                    found |= 1 << ROUTE_END[route]
        else:
            found |= REACH_BITS[RANGE_WITH[s.office[noble]]][start]
        if may_sail(s, noble):
            found |= PORT_BITS & ~(1 << start)
    return found


def movers(s: Realm, seat: int) -> list[int]:
    """The nobles who can move now."""
    return [noble for noble in nobles_of(seat) if can_set_out(s, noble) and ways(s, noble)]


@dataclass(frozen=True, slots=True)
class MoveNoble(Question):  # WK-D10
    """A baron chooses a noble to move."""

    seat: int
    several: bool  # Mobilize Forces may move any number, Versatile Strategy moves one

    takes = (PickNoble, Done)

    def options(self, s: Realm) -> list[Any]:
        listed: list[Any] = [NOBLE[noble] for noble in movers(s, self.seat)]
        if self.several or not listed:
            listed.append(DONE)
        return listed

    def chosen(self, s: Realm, pick: Any) -> None:
        if type(pick) is PickNoble:
            s.todo.append(self if self.several else AGAIN[self.seat])
            s.todo.append(CHOOSE_WAY[pick.noble])

    def reason(self, s: Realm, pick: Any) -> Reason:
        if type(pick) is Done:
            return Reason("WK-ACTION-43", {})
        noble = pick.noble
        if noble // NOBLES_EACH != self.seat:
            return Reason("WK-ACTION-36", {"noble": noble})
        if not 0 <= s.where[noble] < AT_SEA or s.exhausted[noble]:
            return Reason("WK-MOVE-2", {"noble": noble})
        if noble in s.marched:
            return Reason("WK-ACTION-50", {"noble": noble})
        if is_shut_in(s, noble):
            return Reason("WK-MOVE-10", {"noble": noble})
        if s.area >= 0:
            return Reason("WK-ACTION-37", {"noble": noble, "area": s.area})
        return Reason("WK-MOVE-3", {"noble": noble})


@dataclass(frozen=True, slots=True)
class Again(Do):
    """A single move that was not permitted may be chosen anew."""

    seat: int

    def run(self, s: Realm) -> None:
        if not s.marched and movers(s, self.seat):
            s.todo.append(MOVE_ONE[self.seat])


@dataclass(frozen=True, slots=True)
class ChooseWay(Question):  # WK-D10
    """A baron chooses the way of a noble."""

    seat: int
    noble: int

    takes = (March, Sail)

    def options(self, s: Realm) -> list[Any]:
        return ways(s, self.noble)

    def chosen(self, s: Realm, pick: Any) -> None:
        s.mover = self.noble
        seat, noble = self.seat, self.noble
        s.todo.append(SET_OUT[seat])
        if type(pick) is Sail:
            s.set_out = SAIL_TO + pick.area
            if s.law[PORTS_CLOSED] and not s.outlaw[seat]:
                s.todo.append(BREAK_LAW[seat][SEA_ACT])
            return
        s.set_out = pick.route
        if IS_ROAD_MARCH[RANGE_WITH[s.office[noble]]][pick.route] and not s.outlaw[seat]:
            s.todo.append(MARCH_LAWS[seat])
        for area in ROUTE_PASSES[pick.route]:  # WK-MOVE-7 WK-RULING-38
            for other in opponents_in(s, seat, area):
                if passage(area, other, True) not in s.permits:
                    s.todo.append(PERMIT_PASSAGE[other][area])

    def reason(self, s: Realm, pick: Any) -> Reason:
        noble = self.noble
        start = s.where[noble]
        if type(pick) is Sail:
            return self._reason_by_sea(s, start, pick.area)
        path = ROUTE_AREAS[pick.route]
        if path[0] != start:
            return Reason("WK-MOVE-3", {"noble": noble, "area": path[0]})
        if s.area >= 0 and path[-1] != s.area:
            return Reason("WK-ACTION-37", {"area": s.area})
        reach = RANGE_WITH[s.office[noble]]
        if pick.route not in REACH[reach][start][path[-1]]:
            return Reason("WK-MOVE-4", {"route": pick.route})
        if IS_ROAD_MARCH[reach][pick.route]:
            if s.storm[FORBID_ROADS]:
                return Reason("WK-EFFECT-19", {})
            if s.bowed & (BOWED[ROADS_ACT] | BOWED_TOLL):
                return Reason("WK-EFFECT-21", {"act": ROADS_ACT})
        return Reason("WK-MOVE-27", {"route": pick.route})

    def _reason_by_sea(self, s: Realm, start: int, area: int) -> Reason:
        if not IS_PORT[start] or not IS_PORT[area] or area == start:
            return Reason("WK-MOVE-13", {"area": area, "area_from": start})
        if s.area >= 0 and s.area != area:
            return Reason("WK-ACTION-51", {"area": s.area})
        if s.storm[PORTS_CLOSED]:
            return Reason("WK-EFFECT-19", {})
        return Reason("WK-EFFECT-21", {"act": SEA_ACT})

    def facts(self, s: Realm) -> dict[str, Any]:
        return {"noble": self.noble}


@dataclass(frozen=True, slots=True)
class PermitPassage(Question):  # WK-D12
    """A baron lets a noble of another pass through an area, or does not."""

    seat: int
    area: int

    takes = (Allow, Refuse)

    def options(self, s: Realm) -> tuple[Any, ...]:
        return (ALLOW, REFUSE)

    def chosen(self, s: Realm, pick: Any) -> None:
        allowed = type(pick) is Allow
        s.permits.append(passage(self.area, self.seat, allowed))  # WK-RULING-71
        if s.telling:
            s.tell(Permitted(self.seat) if allowed else Forbidden(self.seat))

    def facts(self, s: Realm) -> dict[str, Any]:
        return {"area": self.area, "noble": s.mover}


@dataclass(frozen=True, slots=True)
class MarchLaws(Do):
    """A permitted march along a road that a law forbids or taxes is a matter of obeying."""

    seat: int

    def run(self, s: Realm) -> None:
        if not is_route_open(s, s.mover, s.set_out):
            return  # WK-MOVE-27
        if s.law[FORBID_ROADS]:
            s.todo.append(BREAK_LAW[self.seat][ROADS_ACT])
        elif s.law[ROAD_TOLL]:
            s.todo.append(BREAK_LAW[self.seat][TOLL])


@dataclass(frozen=True, slots=True)
class SetOut(Do):
    """The noble sets out if everybody concerned lets him and no law that he obeys forbids it."""

    seat: int

    def run(self, s: Realm) -> None:
        noble, route = s.mover, s.set_out
        if route >= SAIL_TO:
            if not s.bowed & BOWED[SEA_ACT]:
                s.todo.append(EMBARK[self.seat])
                s.todo.append(HALT[self.seat])
            return
        if is_route_open(s, noble, route):
            s.todo.append(ONWARD[self.seat])
            s.todo.append(HALT[self.seat])


@dataclass(frozen=True, slots=True)
class Onward(Do):
    """The noble goes on to the next area of his route, until he has arrived."""

    seat: int

    def run(self, s: Realm) -> None:
        noble, route = s.mover, s.set_out
        place = s.where[noble]
        if place < 0 or place == ROUTE_END[route]:
            s.marched.append(noble)
            return
        path = ROUTE_AREAS[route]
        area = path[path.index(place) + 1]
        lift(s, noble, NOBODY)
        put(s, noble, area)
        if s.telling:
            s.tell(Marched(noble, area))
        s.todo.append(self)
        s.todo.append(HALT[self.seat])  # WK-MOVE-20 WK-MOVE-21


@dataclass(frozen=True, slots=True)
class Embark(Do):
    """The noble is put on the port icon of his destination; an admiral lands at once."""

    seat: int

    def run(self, s: Realm) -> None:
        noble, area = s.mover, s.set_out - SAIL_TO
        s.marched.append(noble)  # WK-MOVE-15
        if s.where[noble] < 0:
            return
        s.exhausted[noble] = 1  # WK-MOVE-14
        if s.telling:
            s.tell(Sailed(noble, area))
            s.tell(NobleExhausted(noble))
        if ADMIRAL[s.office[noble]]:
            lift(s, noble, NOBODY)
            put(s, noble, area)  # WK-EFFECT-15
            s.todo.append(HALT[self.seat])
        else:
            lift(s, noble, AT_SEA + area)  # WK-MOVE-17 WK-MOVE-16


_seats = range(len(SEAT_NAMES))
MOVE_SEVERAL = tuple(MoveNoble(seat, True) for seat in _seats)
MOVE_ONE = tuple(MoveNoble(seat, False) for seat in _seats)
AGAIN = tuple(map(Again, _seats))
CHOOSE_WAY = tuple(ChooseWay(noble // NOBLES_EACH, noble) for noble in range(len(NOBLES)))
PERMIT_PASSAGE = tuple(tuple(PermitPassage(seat, area) for area in range(len(AREAS))) for seat in _seats)
MARCH_LAWS = tuple(map(MarchLaws, _seats))
SET_OUT = tuple(map(SetOut, _seats))
ONWARD = tuple(map(Onward, _seats))
EMBARK = tuple(map(Embark, _seats))
