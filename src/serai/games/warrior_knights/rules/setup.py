"""Setup: houses, razed cities, offices, troops, castles and nobles."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from serai.engine.core.errors import Reason
from serai.engine.core.steps import COMMIT, AskAll, Commit, Do, listed_in
from serai.games.warrior_knights.choices import (
    AREA,
    HOUSE,
    NOBLE,
    POST,
    PickArea,
    PickNoble,
    PlaceCastle,
    Post,
    TakeHouse,
)
from serai.games.warrior_knights.events import (
    CityRuined,
    HouseTaken,
    NoblePlaced,
    SceptrePassed,
    TroopsAssigned,
)
from serai.games.warrior_knights.rules.assembly.assembly import reveal_agenda
from serai.games.warrior_knights.rules.assembly.laws import pass_gavel
from serai.games.warrior_knights.rules.board import CASTLE, CITY_AREA, FATE_CITY, KINGDOM, KINGDOM_CITIES
from serai.games.warrior_knights.rules.cards.fate import name_baron, shuffle, turn
from serai.games.warrior_knights.rules.money.draft import reveal_companies
from serai.games.warrior_knights.rules.options import BARON_ASSIGNMENT, PLACEMENT_DIRECTION
from serai.games.warrior_knights.rules.question import Question
from serai.games.warrior_knights.rules.upkeep.upkeep import start_of_round
from serai.games.warrior_knights.rules.upkeep.upkeep_baron import castle_sites, place_castle, why_no_castle
from serai.games.warrior_knights.rules.war.armies import clockwise, join, nobles_of, put
from serai.games.warrior_knights.state import MINE, NOBODY, OFF_BOARD, RAZED, Realm
from serai.games.warrior_knights.tables import (
    GARRISON,
    HOUSES,
    NOBLES_EACH,
    PLAYER_COUNTS,
    POSTS,
    REGULARS_EACH,
    SEAT_NAMES,
    STARTING_MERCENARIES,
    TROOP_STRENGTH,
)


@dataclass(frozen=True, slots=True)
class DealHouses(Do):
    """Castle cards are dealt, or chosen in random order; then cities are razed and offices drawn."""

    def run(self, s: Realm) -> None:
        s.todo.append(PREPARE)
        s.bar()
        if s.settings[BARON_ASSIGNMENT]:
            order = s.chance.shuffled(list(range(s.seats)))  # WK-OPT-10.1
            s.todo.extend(CHOOSE_HOUSE[seat] for seat in order)
            return
        for seat, house in enumerate(s.chance.shuffled(list(range(len(HOUSES))))[: s.seats]):
            take_house(s, seat, house)  # WK-SETUP-7


def take_house(s: Realm, seat: int, house: int) -> None:
    """A seat is the baron of a house."""
    s.house[seat] = house
    if s.telling:
        s.tell(HouseTaken(seat, house))


@dataclass(frozen=True, slots=True)
class ChooseHouse(Question):  # WK-D1
    """A player picks one of the castle cards that are left."""

    seat: int

    takes = (TakeHouse,)

    def options(self, s: Realm) -> list[TakeHouse]:
        return [HOUSE[house] for house in range(len(HOUSES)) if house not in s.house]

    def chosen(self, s: Realm, pick: TakeHouse) -> None:
        take_house(s, self.seat, pick.house)

    def reason(self, s: Realm, pick: Any) -> Reason:
        return Reason("WK-OPT-10.1", {"house": pick.house})


@dataclass(frozen=True, slots=True)
class Prepare(Do):
    """Cities are razed, Chairman and Head are drawn, troops dealt."""

    def run(self, s: Realm) -> None:
        raze_cities(s)
        pass_gavel(s, name_baron(s))  # WK-SETUP-8
        s.sceptre = name_baron(s, s.gavel)  # WK-SETUP-9
        if s.telling:
            s.tell(SceptrePassed(s.sceptre))
        for _ in range(s.seats):
            s.levy += deal_companies(s)
        s.todo += (PLACE_CASTLES, ASSIGN_TROOPS)


def raze_cities(s: Realm) -> None:
    """With fewer than six barons fate cards name kingdom cities that lie in ruins."""
    left = PLAYER_COUNTS[s.seats]["razed_cities"]  # WK-PLAYERS-1 WK-SETUP-4
    if not left:
        return
    while left:
        city = FATE_CITY[turn(s)]
        if city < KINGDOM_CITIES:  # WK-PLAYERS-2 WK-RULING-7
            s.owner[city] = RAZED
            s.walled[CITY_AREA[city]] = NOBODY
            left -= 1
            if s.telling:
                s.tell(CityRuined(city))
    shuffle(s)  # WK-PLAYERS-3


def deal_companies(s: Realm) -> list[int]:
    """One random mercenary card of each starting strength."""
    dealt = []
    for strength in STARTING_MERCENARIES:  # WK-SETUP-12
        s.bar()
        fitting = [place for place, troop in enumerate(s.companies) if TROOP_STRENGTH[troop] == strength]
        dealt.append(s.companies.pop(fitting[s.chance.below(len(fitting))]))  # WK-RANDOM-3
    return dealt


def starting_troops(s: Realm, seat: int) -> tuple[int, ...]:
    """The six cards a baron assigns: four regulars and his two companies."""
    size = len(STARTING_MERCENARIES)
    return (*REGULARS_EACH, *s.levy[size * seat : size * (seat + 1)])  # WK-SETUP-11


@dataclass(frozen=True, slots=True)
class AssignTroops(AskAll):  # WK-D2 WK-RULING-4
    """All barons assign their starting troops, card by card."""

    def seats(self, s: Realm) -> tuple[int, ...]:
        return tuple(range(s.seats))

    def options(self, s: Realm, seat: int, draft: tuple[Any, ...]) -> Sequence[Any]:
        return POST if len(draft) < len(starting_troops(s, seat)) else (COMMIT,)  # WK-SETUP-13

    def revealed(self, s: Realm, drafts: Sequence[tuple[Any, ...]]) -> None:
        s.bar()
        for seat, draft in enumerate(drafts):
            for troop, pick in zip(starting_troops(s, seat), draft, strict=True):
                castle = POSTS[pick.post] == "castle"
                join(s, GARRISON + seat if castle else NOBLES_EACH * seat + pick.post, troop)
            if s.telling:
                for army in (*nobles_of(seat), GARRISON + seat):
                    s.tell(TroopsAssigned(army, s.armies[army]))
        s.levy.clear()

    def why_not(self, s: Realm, seat: int, draft: tuple[Any, ...], pick: Any) -> Reason | None:
        if listed_in(self.options(s, seat, draft), pick):
            return None
        return Reason("WK-SETUP-13", {}) if type(pick) in (Post, Commit) else Reason("SE-ASK-3", {})

    def facts(self, s: Realm, seat: int) -> dict[str, Any]:
        draft = s.drafts[seat] if s.drafts is not None else ()
        cards = starting_troops(s, seat)
        return {"troop": cards[min(len(draft), len(cards) - 1)]}


@dataclass(frozen=True, slots=True)
class PlaceCastles(Do):
    """The rows are laid open; then castles are placed clockwise from the Chairman, and nobles after them."""

    def run(self, s: Realm) -> None:
        reveal_companies(s)  # WK-SETUP-15
        reveal_agenda(s)  # WK-SETUP-16
        order = clockwise(s, s.gavel)
        s.todo.append(PLACE_NOBLES[order[-1]])  # WK-SETUP-19
        s.todo.extend(CASTLE_SITE[seat] for seat in reversed(order))


@dataclass(frozen=True, slots=True)
class CastleSite(Question):  # WK-D3
    """A baron places his castle in a kingdom area without a city or another castle."""

    seat: int

    takes = (PlaceCastle,)

    def options(self, s: Realm) -> list[PlaceCastle]:
        return castle_sites(s, self.seat, False)

    def chosen(self, s: Realm, pick: PlaceCastle) -> None:
        place_castle(s, self.seat, pick.area)

    def reason(self, s: Realm, pick: Any) -> Reason:
        return why_no_castle(s, self.seat, pick.area, False) or Reason("WK-SETUP-17", {"area": pick.area})


def unplaced(s: Realm, seat: int) -> list[int]:
    """The nobles with troops who are not on the board yet."""
    return [n for n in nobles_of(seat) if s.where[n] == OFF_BOARD and s.armies[n]]  # WK-SETUP-14


def why_no_noble(s: Realm, seat: int, area: int) -> Reason | None:
    """What forbids a noble in an area at setup."""
    if area >= KINGDOM:
        return Reason("WK-SETUP-21", {"area": area})
    wall = s.walled[area]
    if s.here[area] & ~MINE[seat] or (wall >= CASTLE and wall != CASTLE + seat):
        return Reason("WK-SETUP-20", {"area": area})
    return None


@dataclass(frozen=True, slots=True)
class PlaceNobles(Do):
    """Baron by baron one noble is placed, until nobody has one left."""

    seat: int

    def run(self, s: Realm) -> None:
        way = -1 if s.settings[PLACEMENT_DIRECTION] else 1  # WK-OPT-8.1 WK-RULING-6
        for step in range(s.seats):
            seat = (self.seat + way * step) % s.seats
            if unplaced(s, seat):  # WK-SETUP-23
                s.todo.append(PLACE_NOBLES[(seat + way) % s.seats])
                s.todo.append(WHICH_NOBLE[seat])
                return
        s.todo += start_of_round()


@dataclass(frozen=True, slots=True)
class WhichNoble(Question):  # WK-D4
    """A baron chooses the noble he places."""

    seat: int

    takes = (PickNoble,)

    def options(self, s: Realm) -> list[PickNoble]:
        return [NOBLE[noble] for noble in unplaced(s, self.seat)]

    def chosen(self, s: Realm, pick: PickNoble) -> None:
        s.todo.append(NOBLE_SITE[pick.noble])

    def reason(self, s: Realm, pick: Any) -> Reason:
        return Reason("WK-SETUP-14", {"noble": pick.noble})


@dataclass(frozen=True, slots=True)
class NobleSite(Question):  # WK-D4
    """A baron places a noble in an area without opponents."""

    seat: int
    noble: int

    takes = (PickArea,)

    def options(self, s: Realm) -> list[PickArea]:
        return [AREA[area] for area in range(KINGDOM) if why_no_noble(s, self.seat, area) is None]

    def chosen(self, s: Realm, pick: PickArea) -> None:
        put(s, self.noble, pick.area)
        if s.telling:
            s.tell(NoblePlaced(self.noble, pick.area))

    def reason(self, s: Realm, pick: Any) -> Reason:
        return why_no_noble(s, self.seat, pick.area) or Reason("WK-SETUP-20", {"area": pick.area})

    def facts(self, s: Realm) -> dict[str, Any]:
        return {"noble": self.noble}


DEAL_HOUSES, PREPARE, ASSIGN_TROOPS, PLACE_CASTLES = DealHouses(), Prepare(), AssignTroops(), PlaceCastles()
_seats = range(len(SEAT_NAMES))
CHOOSE_HOUSE = tuple(map(ChooseHouse, _seats))
CASTLE_SITE = tuple(map(CastleSite, _seats))
PLACE_NOBLES = tuple(map(PlaceNobles, _seats))
WHICH_NOBLE = tuple(map(WhichNoble, _seats))
NOBLE_SITE = tuple(NobleSite(noble // NOBLES_EACH, noble) for noble in range(GARRISON))
