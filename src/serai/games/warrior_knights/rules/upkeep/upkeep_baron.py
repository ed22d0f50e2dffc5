"""A baron's affairs in Upkeep: his castle rebuilt, troops shared out anew, nobles brought back to the board."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from serai.engine.core.errors import Reason
from serai.engine.core.steps import Do
from serai.games.warrior_knights.choices import (
    AREA,
    ARMY,
    CASTLE_AT,
    DONE,
    NOBLE,
    TAKE,
    TAKE_ALL,
    Done,
    PickArea,
    PickArmy,
    PickNoble,
    PlaceCastle,
    Take,
    TakeAll,
)
from serai.games.warrior_knights.events import AffairsBegan, CastlePlaced, NoblePlaced
from serai.games.warrior_knights.rules.board import CASTLE, CITY_AREA, IS_RIM, KINGDOM
from serai.games.warrior_knights.rules.question import Question
from serai.games.warrior_knights.rules.war.armies import (
    armies_of,
    go_off_board,
    is_destroyed,
    is_shut_in,
    nobles_in,
    nobles_of,
    on_board,
    owner_of,
    put,
)
from serai.games.warrior_knights.rules.war.army_cards import TROOP_NUMBERS, packed
from serai.games.warrior_knights.rules.war.cities import cities_of
from serai.games.warrior_knights.rules.war.death import check_army
from serai.games.warrior_knights.rules.war.due_nobles import bury_doomed
from serai.games.warrior_knights.rules.war.troops import hand_over, hand_over_all
from serai.games.warrior_knights.state import AT_SEA, MINE, OFF_BOARD, Realm
from serai.games.warrior_knights.tables import ARMIES, GARRISON, NOBLES_EACH, PLAYER_COUNTS, SEAT_NAMES

SAME_AREA, OFF_THE_BOARD, FROM_CASTLE = range(3)  # the three kinds of sharing out, in their order
SERVED = TROOP_NUMBERS - 1  # stands in s.moved for the card of an army whose baron is done with it
IS_SERVED = tuple(packed(army, SERVED) for army in range(len(ARMIES)))


def why_no_castle(s: Realm, seat: int, area: int, rebuilt: bool) -> Reason | None:
    """What forbids a castle in an area."""
    if area >= KINGDOM:
        return Reason("WK-RULING-5", {"area": area})
    wall = s.walled[area]
    if wall >= CASTLE:
        return Reason("WK-UPKEEP-13" if rebuilt else "WK-SETUP-17", {"area": area, "seat": wall - CASTLE})
    if wall >= 0:
        return Reason("WK-UPKEEP-13" if rebuilt else "WK-SETUP-17", {"area": area, "city": wall})  # WK-SETUP-18
    if IS_RIM[area] and PLAYER_COUNTS[s.seats]["castle_edge_ban"]:  # WK-PLAYERS-6
        return Reason("WK-PLAYERS-4", {"area": area})  # WK-RULING-8
    if rebuilt and s.here[area] & ~MINE[seat]:
        return Reason("WK-UPKEEP-13", {"area": area})
    return None


def castle_sites(s: Realm, seat: int, rebuilt: bool) -> list[PlaceCastle]:
    """Where a castle may be placed."""
    return [CASTLE_AT[area] for area in range(KINGDOM) if why_no_castle(s, seat, area, rebuilt) is None]


def place_castle(s: Realm, seat: int, area: int) -> None:
    """A castle is put on the board."""
    s.castle[seat] = area
    s.walled[area] = CASTLE + seat
    if s.telling:
        s.tell(CastlePlaced(seat, area))


@dataclass(frozen=True, slots=True)
class Affairs(Do):
    """Castle, troops, nobles, in this order."""

    seat: int

    def run(self, s: Realm) -> None:
        seat = self.seat
        s.moved.clear()
        if s.telling:
            s.tell(AffairsBegan(seat))
        s.todo += LATER_AFFAIRS[seat]
        if s.castle[seat] < 0:
            s.todo.append(REBUILD[seat])


@dataclass(frozen=True, slots=True)
class Rebuild(Question):  # WK-D56
    """A baron whose castle has fallen may build it again."""

    seat: int

    takes = (PlaceCastle, Done)

    def options(self, s: Realm) -> list[Any]:
        listed: list[Any] = list(castle_sites(s, self.seat, True))
        listed.append(DONE)
        return listed

    def chosen(self, s: Realm, pick: Any) -> None:
        if type(pick) is PlaceCastle:
            place_castle(s, self.seat, pick.area)  # WK-CASTLE-10

    def reason(self, s: Realm, pick: Any) -> Reason:
        return why_no_castle(s, self.seat, pick.area, True) or Reason("WK-UPKEEP-13", {"area": pick.area})


# ---- sharing out


def moved_into(s: Realm, army: int) -> list[int]:
    """The cards that an army has received in this step."""
    first = packed(army, 0)
    return [number - first for number in s.moved if first <= number < IS_SERVED[army]]


def givable(s: Realm, army: int) -> list[int]:
    """The different cards of an army that have not moved yet in this step."""
    cards = list(s.armies[army])
    if s.moved:
        for card in moved_into(s, army):
            cards.remove(card)  # WK-UPKEEP-19 WK-RULING-76
    return sorted(set(cards))


def is_open(s: Realm, army: int) -> bool:
    """Whether an army is on the board and not inside besieged walls."""
    if army >= GARRISON:
        seat = army - GARRISON
        return bool(s.castle[seat] >= 0 and s.besieger[CASTLE + seat] < 0)
    return on_board(s, army) and not is_shut_in(s, army)


def givers_for(s: Realm, kind: int, taker: int) -> list[int]:
    """The armies from which an army may take cards in this step."""
    seat = owner_of(taker)
    near = beside(s, seat, taker) if kind == SAME_AREA else givers_off_board(s, seat, kind)
    if near:
        near = [army for army in near if army != taker and s.armies[army] and (not s.moved or giving(s, army))]
    return near


def givers_off_board(s: Realm, seat: int, kind: int) -> list[int]:
    """The armies from which nobles off the board may take cards in one of the two steps that are about them."""
    if kind == OFF_THE_BOARD:
        return [noble for noble in off_board(s, seat) if s.armies[noble]]  # WK-UPKEEP-15
    garrison = GARRISON + seat
    return [garrison] if s.armies[garrison] and is_open(s, garrison) else []  # WK-UPKEEP-16


def off_board(s: Realm, seat: int) -> list[int]:
    """The living nobles of a seat who are off the board."""
    where = s.where
    found = []
    for noble in nobles_of(seat):
        if where[noble] == OFF_BOARD:
            found.append(noble)
    return found


def beside(s: Realm, seat: int, army: int) -> list[int]:
    """The armies of a seat in the area of one of them, as far as they are not inside besieged walls; none if it is."""
    area = s.castle[seat] if army >= GARRISON else s.where[army]
    if not 0 <= area < AT_SEA:
        return []
    alone = (s.here[area] & MINE[seat]).bit_count() + (s.castle[seat] == area) == 1
    if alone or not is_open(s, army):
        return []
    here = [noble for noble in nobles_in(s, seat, area) if not is_shut_in(s, noble)]
    if s.castle[seat] == area and is_open(s, GARRISON + seat):
        here.append(GARRISON + seat)
    return here


def giving(s: Realm, army: int) -> list[Any]:
    """What may be taken from an army: with casualties everything or nothing."""
    if s.tokens[army]:
        return [] if moved_into(s, army) else [TAKE_ALL[army]]  # WK-MOVE-24
    return [TAKE[army][troop] for troop in givable(s, army)]


def takers(s: Realm, seat: int, kind: int) -> list[int]:
    """The armies that may receive cards in this step."""
    possible: Sequence[int] = ()
    if kind == SAME_AREA:
        possible = armies_in_company(s, seat)
    elif givers_off_board(s, seat, kind):
        possible = off_board(s, seat)
    found = []
    for army in possible:
        if IS_SERVED[army] not in s.moved and givers_for(s, kind, army):  # WK-RULING-94 WK-UPKEEP-14 WK-RULING-60
            found.append(army)
    return found


def armies_in_company(s: Realm, seat: int) -> tuple[int, ...]:
    """The armies of a seat, if two of them can stand in one area."""
    where, castle = s.where, s.castle[seat]
    fielded = 0
    for noble in nobles_of(seat):
        if 0 <= where[noble] < AT_SEA:
            fielded += 1
            if fielded == 2 or where[noble] == castle:
                return armies_of(seat)
    return ()


@dataclass(frozen=True, slots=True)
class ShareOut(Do):
    """As long as cards can change armies in this step, the baron is asked."""

    seat: int
    kind: int

    def run(self, s: Realm) -> None:
        s.moved.clear()
        if takers(s, self.seat, self.kind):
            s.todo.append(SHARED[self.seat][self.kind])
            s.todo.append(RECEIVE[self.seat][self.kind])
        else:
            SHARED[self.seat][self.kind].run(s)


@dataclass(frozen=True, slots=True)
class Receive(Question):  # WK-D57
    """A baron chooses the army that receives troops, or is done."""

    seat: int
    kind: int

    takes = (PickArmy, Done)

    def options(self, s: Realm) -> list[Any]:
        listed: list[Any] = [ARMY[army] for army in takers(s, self.seat, self.kind)]
        listed.append(DONE)
        return listed

    def chosen(self, s: Realm, pick: Any) -> None:
        if type(pick) is PickArmy:
            s.todo.append(self)
            s.todo.append(HAND_OVER[pick.army][self.kind])

    def reason(self, s: Realm, pick: Any) -> Reason:
        army = pick.army
        if IS_SERVED[army] in s.moved:
            return Reason("WK-RULING-94", {"army": army})
        mine = army in armies_of(self.seat) and (army >= GARRISON or on_board(s, army))
        if mine and self.kind == SAME_AREA and not is_open(s, army):
            return Reason("WK-SIEGE-6", {"army": army})
        rule = ("WK-UPKEEP-14", "WK-UPKEEP-15", "WK-UPKEEP-16")[self.kind]
        return Reason(rule, {"army": army})


@dataclass(frozen=True, slots=True)
class HandOver(Question):  # WK-D57
    """A baron chooses what the army receives, and from whom."""

    seat: int
    army: int
    kind: int

    takes = (Take, TakeAll, Done)

    def options(self, s: Realm) -> list[Any]:
        listed: list[Any] = []
        for giver in givers_for(s, self.kind, self.army):
            listed += giving(s, giver)
        listed.append(DONE)
        return listed

    def chosen(self, s: Realm, pick: Any) -> None:
        if type(pick) is Done:
            s.moved.append(IS_SERVED[self.army])
            return
        if type(pick) is Take:
            hand_over(s, pick.army, self.army, pick.troop)
            s.moved.append(packed(self.army, pick.troop))
        else:
            s.moved += [packed(self.army, troop) for troop in s.armies[pick.army]]
            hand_over_all(s, pick.army, self.army)
        if givers_for(s, self.kind, self.army):
            s.todo.append(self)
        check_army(s, self.army)  # WK-RULING-83
        bury_doomed(s, [self.seat])

    def reason(self, s: Realm, pick: Any) -> Reason:
        giver = pick.army
        if giver in givers_for(s, self.kind, self.army) and (s.tokens[giver] or type(pick) is TakeAll):
            return Reason("WK-MOVE-24", {"army": giver})
        if type(pick) is Take and packed(giver, pick.troop) in s.moved:
            return Reason("WK-UPKEEP-19", {"army": giver, "troop": pick.troop})
        rule = ("WK-UPKEEP-14", "WK-UPKEEP-15", "WK-UPKEEP-16")[self.kind]
        return Reason(rule, {"army": giver})

    def facts(self, s: Realm) -> dict[str, Any]:
        return {"army": self.army}


@dataclass(frozen=True, slots=True)
class Shared(Do):
    """When troops in the field have been shared out, nobles left without any go off the board."""

    seat: int
    kind: int

    def run(self, s: Realm) -> None:
        s.moved.clear()
        if self.kind == SAME_AREA:
            for noble in nobles_of(self.seat):
                if not s.armies[noble] and on_board(s, noble):
                    go_off_board(s, noble)  # WK-UPKEEP-19


# ---- nobles return


def returning(s: Realm, seat: int) -> list[int]:
    """The nobles off the board who can be placed."""
    return [noble for noble in off_board(s, seat) if s.armies[noble] and why_not_return(s, seat, noble) is None]


def why_not_return(s: Realm, seat: int, noble: int) -> Reason | None:
    """What keeps a noble off the board."""
    if noble // NOBLES_EACH != seat or s.where[noble] != OFF_BOARD:
        return Reason("WK-UPKEEP-17", {"noble": noble})
    if not s.armies[noble]:
        return Reason("WK-TERM-20", {"noble": noble})
    if s.orphan[noble]:
        return Reason("WK-OPT-3.5", {"noble": noble})
    if is_destroyed(s, noble):
        return Reason("WK-DEATH-14", {"noble": noble})  # WK-RULING-75
    return None


def homes(s: Realm, seat: int) -> list[int]:
    """Where nobles may return: the castle and the cities of their baron that are not besieged."""
    found = [CITY_AREA[city] for city in cities_of(s, seat) if s.besieger[city] < 0]
    if s.castle[seat] >= 0 and s.besieger[CASTLE + seat] < 0:
        found.append(s.castle[seat])
    return found


@dataclass(frozen=True, slots=True)
class ReturnNobles(Question):  # WK-D58
    """A baron chooses a noble to bring back, or is done."""

    seat: int

    takes = (PickNoble, Done)

    def options(self, s: Realm) -> list[Any]:
        listed: list[Any] = [NOBLE[noble] for noble in returning(s, self.seat)]
        if listed and not homes(s, self.seat):
            listed.clear()
        listed.append(DONE)
        return listed

    def chosen(self, s: Realm, pick: Any) -> None:
        if type(pick) is PickNoble:
            s.todo.append(self)
            s.todo.append(RETURN_TO[pick.noble])

    def reason(self, s: Realm, pick: Any) -> Reason:
        return why_not_return(s, self.seat, pick.noble) or Reason("WK-UPKEEP-17", {"noble": pick.noble})


@dataclass(frozen=True, slots=True)
class ReturnTo(Question):  # WK-D58
    """A baron chooses the home to which a noble returns."""

    seat: int
    noble: int

    takes = (PickArea,)

    def options(self, s: Realm) -> list[PickArea]:
        return [AREA[area] for area in homes(s, self.seat)]

    def chosen(self, s: Realm, pick: PickArea) -> None:
        put(s, self.noble, pick.area)
        if s.telling:
            s.tell(NoblePlaced(self.noble, pick.area))

    def reason(self, s: Realm, pick: Any) -> Reason:
        return Reason("WK-UPKEEP-17", {"area": pick.area})

    def facts(self, s: Realm) -> dict[str, Any]:
        return {"noble": self.noble}


_seats, _kinds = range(len(SEAT_NAMES)), range(3)
AFFAIRS = tuple(map(Affairs, _seats))
REBUILD = tuple(map(Rebuild, _seats))
SHARE_OUT = tuple(tuple(ShareOut(seat, kind) for kind in _kinds) for seat in _seats)
SHARED = tuple(tuple(Shared(seat, kind) for kind in _kinds) for seat in _seats)
RECEIVE = tuple(tuple(Receive(seat, kind) for kind in _kinds) for seat in _seats)
HAND_OVER = tuple(
    tuple(HandOver(army - GARRISON if army >= GARRISON else army // NOBLES_EACH, army, kind) for kind in _kinds)
    for army in range(GARRISON + len(SEAT_NAMES))
)
RETURN_NOBLES = tuple(map(ReturnNobles, _seats))
# What follows the castle, the next step last.
LATER_AFFAIRS = tuple(
    (RETURN_NOBLES[seat], *(SHARE_OUT[seat][kind] for kind in (FROM_CASTLE, OFF_THE_BOARD, SAME_AREA)))
    for seat in _seats
)
RETURN_TO = tuple(ReturnTo(noble // NOBLES_EACH, noble) for noble in range(GARRISON))
