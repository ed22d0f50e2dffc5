"""Cities: taking them, razing them, losing them to revolt."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from serai.engine.core.errors import Reason
from serai.engine.core.steps import Do
from serai.games.warrior_knights.choices import (
    KEEP,
    LET_GO,
    PAY_CROWNS,
    PAY_FAITH,
    RAZE,
    Keep,
    LetGo,
    PayCrowns,
    PayFaith,
    Raze,
)
from serai.games.warrior_knights.events import (
    BY_RANSOM,
    BY_RAZE,
    CROWNS,
    FAITH,
    BreachTaken,
    CityFreed,
    CityRazed,
    CityTaken,
    FortificationLost,
    Gained,
    Paid,
    RevoltBegan,
)
from serai.games.warrior_knights.events import RAZE as RAZE_ACT
from serai.games.warrior_knights.rules.assembly.laws import BOWED, BREAK_LAW, pay_to_treasury
from serai.games.warrior_knights.rules.board import CITIES, CITY_AREA, CITY_INCOME
from serai.games.warrior_knights.rules.question import Question
from serai.games.warrior_knights.rules.war.armies import lift_siege, nobles_in, wall_strength
from serai.games.warrior_knights.state import FORBID_RAZE, NEUTRAL, NOBODY, RAZED, REVOLT_IMMUNITY, Realm
from serai.games.warrior_knights.tables import (
    AGENDA_EFFECTS,
    RAZE_MULTIPLE,
    REVOLT_FAITH,
    REVOLT_MULTIPLE,
    SEAT_NAMES,
    modifier,
)


def cities_of(s: Realm, seat: int) -> list[int]:
    """The cities a baron controls."""
    if seat not in s.owner:
        return []
    return [city for city, holder in enumerate(s.owner) if holder == seat]


def gain_crowns(s: Realm, seat: int, crowns: int, cause: int) -> None:
    """A baron takes crowns from the treasury."""
    if crowns:
        s.crowns[seat] += crowns  # there is no end to the treasury: WK-TERM-4 WK-SUPPLY-1
        if s.telling:
            s.tell(Gained(seat, crowns, CROWNS, cause))


def breach_city(s: Realm, wall: int) -> None:
    """Walls take a breach; a fortified city that falls to 0 loses its fortification and one breach with it."""
    s.breach[wall] += 1
    if s.telling:
        s.tell(BreachTaken(wall, 1))
    if wall < len(CITIES) and s.fortified[wall] and wall_strength(s, wall) == 0:
        s.fortified[wall] = 0  # WK-CITY-5
        s.breach[wall] -= 1
        if s.telling:
            s.tell(FortificationLost(wall))


def take_city(s: Realm, seat: int, city: int) -> None:
    """A city comes under a baron's control; he may raze it at once."""
    lift_siege(s, city)  # WK-ASSAULT-18 WK-CITY-9
    s.owner[city] = seat  # the fortification stays: WK-CITY-3
    if s.telling:
        s.tell(CityTaken(seat, city))
    if not s.storm[FORBID_RAZE]:
        s.todo.append(KEEP_OR_RAZE[seat][city])  # WK-CITY-6


def free_city(s: Realm, city: int) -> None:
    """A city turns neutral; it stays besieged and keeps its breaches."""
    s.owner[city] = NEUTRAL  # WK-CITY-1
    if s.fortified[city]:
        s.fortified[city] = 0  # WK-CITY-4
    if s.telling:
        s.tell(CityFreed(city))


def ransom(city: int) -> int:
    """What a baron pays in crowns to keep a city that revolts."""
    return REVOLT_MULTIPLE * CITY_INCOME[city]  # WK-RULING-52 WK-RULING-53


def is_immune(s: Realm, city: int) -> bool:
    """Whether a law keeps the city from revolting."""
    if not s.law[REVOLT_IMMUNITY]:
        return False
    for law in s.laws:
        effect = modifier(AGENDA_EFFECTS[law], "mod_revolt_immunity")
        if effect is not None and (effect.scope == "all" or s.fortified[city]):
            return True
    return False


def is_unguarded(s: Realm, city: int) -> bool:
    """Whether the controller has no noble in the city's area."""
    return not nobles_in(s, s.owner[city], CITY_AREA[city])


@dataclass(frozen=True, slots=True)
class KeepOrRaze(Question):  # WK-D52
    """A baron who has just gained a city keeps or razes it."""

    seat: int
    city: int

    takes = (Keep, Raze)

    def options(self, s: Realm) -> tuple[Any, ...]:
        return (KEEP, RAZE)

    def chosen(self, s: Realm, pick: Any) -> None:
        if type(pick) is Keep:
            return
        s.todo.append(RAZE_CITY[self.seat][self.city])
        if s.law[FORBID_RAZE] and not s.outlaw[self.seat]:
            s.todo.append(BREAK_LAW[self.seat][RAZE_ACT])

    def facts(self, s: Realm) -> dict[str, Any]:
        return {"city": self.city}


@dataclass(frozen=True, slots=True)
class RazeCity(Do):
    """A city is removed for the rest of the game and yields three times its income."""

    seat: int
    city: int

    def run(self, s: Realm) -> None:
        if s.bowed & BOWED[RAZE_ACT]:
            return
        city = self.city
        s.owner[city] = RAZED  # WK-CITY-8
        s.walled[CITY_AREA[city]] = NOBODY
        s.fortified[city] = 0
        s.breach[city] = 0
        if s.telling:
            s.tell(CityRazed(self.seat, city))
        gain_crowns(s, self.seat, RAZE_MULTIPLE * CITY_INCOME[city], BY_RAZE)  # WK-CITY-7


@dataclass(frozen=True, slots=True)
class Ransom(Question):  # WK-D54
    """A baron pays for a city in revolt or lets it go."""

    seat: int
    city: int

    takes = (PayFaith, PayCrowns, LetGo)

    def options(self, s: Realm) -> list[Any]:
        listed: list[Any] = []
        if s.faith[self.seat] >= REVOLT_FAITH:
            listed.append(PAY_FAITH)
        if s.crowns[self.seat] >= ransom(self.city):
            listed.append(PAY_CROWNS)
        listed.append(LET_GO)  # WK-UPKEEP-8
        return listed

    def chosen(self, s: Realm, pick: Any) -> None:
        if type(pick) is PayFaith:
            s.faith[self.seat] -= REVOLT_FAITH
            if s.telling:
                s.tell(Paid(self.seat, REVOLT_FAITH, FAITH, BY_RANSOM))
        elif type(pick) is PayCrowns:
            pay_to_treasury(s, self.seat, ransom(self.city), BY_RANSOM)
        else:
            free_city(s, self.city)

    def reason(self, s: Realm, pick: Any) -> Reason:
        if type(pick) is PayFaith:
            return Reason("WK-UPKEEP-8", {"city": self.city, "goods": FAITH, "number": REVOLT_FAITH})
        return Reason("WK-UPKEEP-8", {"city": self.city, "goods": CROWNS, "number": ransom(self.city)})

    def facts(self, s: Realm) -> dict[str, Any]:
        return {"city": self.city, "number": ransom(self.city)}


def revolt(s: Realm, city: int) -> None:
    """A city revolts against its controller."""
    if s.telling:
        s.tell(RevoltBegan(city))
    s.todo.append(RANSOM[s.owner[city]][city])


_seats, _every = range(len(SEAT_NAMES)), range(len(CITIES))
KEEP_OR_RAZE = tuple(tuple(KeepOrRaze(seat, city) for city in _every) for seat in _seats)
RAZE_CITY = tuple(tuple(RazeCity(seat, city) for city in _every) for seat in _seats)
RANSOM = tuple(tuple(Ransom(seat, city) for city in _every) for seat in _seats)
