"""The objects of card effects: which armies, cities, nobles, companies and expeditions, and who picks them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from serai.engine.core.errors import Reason
from serai.games.warrior_knights.choices import (
    ARMY,
    CITY,
    EXPEDITION,
    NOBLE,
    TAKE,
    PickArmy,
    PickCity,
    PickExpedition,
    PickNoble,
    Take,
)
from serai.games.warrior_knights.events import (
    BreachesRepaired,
    CasualtiesHealed,
    CityFortified,
    HeirLost,
    NobleExhausted,
)
from serai.games.warrior_knights.rules.board import CASTLE, CITIES, CITY_AREA, FATE_CITY
from serai.games.warrior_knights.rules.cards.expeditions import running, sink
from serai.games.warrior_knights.rules.cards.lasting import keep_event
from serai.games.warrior_knights.rules.question import Question
from serai.games.warrior_knights.rules.war.armies import (
    armies_of,
    capacity,
    clockwise,
    dismiss,
    hurt,
    mercenaries_in,
    nobles_in,
    nobles_of,
    on_board,
    wall_strength,
)
from serai.games.warrior_knights.rules.war.cities import breach_city, cities_of, free_city
from serai.games.warrior_knights.rules.war.death import check_army, leave_game
from serai.games.warrior_knights.rules.war.due_nobles import bury_doomed
from serai.games.warrior_knights.state import NO_HEIR, NOBODY, OUT, RAZED, Realm
from serai.games.warrior_knights.tables import EFFECTS, FATE_NATION, GARRISON, NATION_OF, Effect


def chooser(s: Realm, effect: Effect, seat: int) -> int:
    """Who picks: the target, or the Head of the Church, which is the same where he would choose against himself."""
    return int(s.sceptre) if effect.select.endswith("head_choice") else seat  # WK-EFFECT-5


def shown(s: Realm) -> int:
    """The fate card that an event shows."""
    return int(s.fate_shown[0]) if s.fate_shown else -1


def armies_for(s: Realm, effect: Effect, seat: int) -> list[int]:
    """The armies that the selector of an effect names."""
    if effect.select == "army_owner_choice":
        return [army for army in armies_of(seat) if s.armies[army]]  # WK-RULING-84
    if effect.select == "army_head_choice":
        return [noble for noble in nobles_of(seat) if on_board(s, noble)]
    if effect.select == "armies_in_city_areas":
        found = []
        for noble in nobles_of(seat):
            if on_board(s, noble):
                wall = s.walled[s.where[noble]]
                if 0 <= wall < CASTLE or wall == CASTLE + seat:
                    found.append(noble)
        if s.castle[seat] >= 0 and s.armies[GARRISON + seat]:
            found.append(GARRISON + seat)
        return found
    card = shown(s)  # armies_in_fate_area
    if card < 0:
        return []
    area = CITY_AREA[FATE_CITY[card]]
    found = [*nobles_in(s, seat, area)]
    if s.castle[seat] == area and s.armies[GARRISON + seat]:
        found.append(GARRISON + seat)
    return found


def cities_for(s: Realm, effect: Effect, seat: int) -> list[int]:
    """The cities that the selector of an effect names, among those it can work on."""
    if effect.select == "city_fate":
        card = shown(s)
        cities = [] if card < 0 or s.owner[FATE_CITY[card]] == RAZED else [FATE_CITY[card]]
    elif effect.select == "cities_all":
        cities = [city for city in range(len(CITIES)) if s.owner[city] != RAZED]
    else:
        cities = cities_of(s, seat)
    if effect.name == "fortify_city":
        return [city for city in cities if not s.fortified[city] and s.besieger[city] < 0]  # WK-EFFECT-22
    if effect.name == "remove_breaches":
        return [city for city in cities if s.breach[city] and s.besieger[city] < 0]
    if effect.name == "add_breaches":
        return [city for city in cities if wall_strength(s, city) > 0]
    return cities


def nobles_for(s: Realm, effect: Effect, seat: int) -> list[int]:
    """The nobles that the selector of an effect names, among those it can work on."""
    if effect.name == "exhaust_nobles":
        return [noble for noble in nobles_of(seat) if on_board(s, noble) and not s.exhausted[noble]]
    return [noble for noble in nobles_of(seat) if s.where[noble] != OUT and s.heir[noble] != NO_HEIR]


def companies_for(s: Realm, effect: Effect, seat: int) -> list[Any]:
    """The mercenary cards that an effect can take from a baron, each with its army."""
    nation = FATE_NATION[shown(s)] if effect.name == "desert_nationality" and shown(s) >= 0 else NOBODY
    if effect.name == "desert_nationality" and nation < 0:
        return []
    return [
        TAKE[army][troop]
        for army in armies_of(seat)
        for troop in dict.fromkeys(mercenaries_in(s, army))
        if nation < 0 or NATION_OF[troop] == nation
    ]


# ---- what happens to an object


def work_on_army(s: Realm, effect: Effect, army: int) -> None:
    """An army takes or loses casualty tokens."""
    if effect.name == "add_casualties":
        number = min(effect.amount, capacity(s, army) - s.tokens[army])
        if number > 0:
            hurt(s, army, number)
            check_army(s, army)
        return
    number = min(effect.amount, s.tokens[army])
    s.tokens[army] -= number
    if s.telling and number:
        s.tell(CasualtiesHealed(army, number))


def work_on_city(s: Realm, effect: Effect, city: int) -> None:
    """A city is breached, repaired, fortified or lost."""
    if effect.name == "add_breaches":
        for _ in range(min(effect.amount, wall_strength(s, city) // 100)):
            breach_city(s, city)
    elif effect.name == "remove_breaches":
        number = min(effect.amount, s.breach[city])
        s.breach[city] -= number
        if s.telling:
            s.tell(BreachesRepaired(city, number))
    elif effect.name == "fortify_city":
        s.fortified[city] = 1
        if s.telling:
            s.tell(CityFortified(city))
    else:
        free_city(s, city)


def work_on_noble(s: Realm, effect: Effect, noble: int) -> None:
    """A noble is exhausted, or loses his heir to a lasting event."""
    if effect.name == "exhaust_nobles":
        s.exhausted[noble] = 1
        if s.telling:
            s.tell(NobleExhausted(noble))
        return
    s.heir[noble] = NO_HEIR  # WK-OPT-3.6
    s.offered[noble] = NOBODY
    keep_event(s, s.event_seat, s.event, noble)
    if s.telling:
        s.tell(HeirLost(noble))
    if s.orphan[noble]:
        leave_game(s, noble)  # as when a captive heir is executed: WK-OPT-3.8


def lose_company(s: Realm, army: int, troop: int) -> None:
    """A mercenary card leaves an army, perhaps the last one of its noble."""
    dismiss(s, army, troop)
    check_army(s, army)


# ---- the questions


@dataclass(frozen=True, slots=True)
class SelectArmy(Question):  # WK-D24
    """A baron picks the army on which a card works."""

    seat: int
    target: int
    effect: int

    takes = (PickArmy,)

    def options(self, s: Realm) -> list[PickArmy]:
        return [ARMY[army] for army in armies_for(s, EFFECTS[self.effect], self.target)]

    def chosen(self, s: Realm, pick: PickArmy) -> None:
        work_on_army(s, EFFECTS[self.effect], pick.army)
        bury_doomed(s, clockwise(s, s.gavel))

    def reason(self, s: Realm, pick: Any) -> Reason:
        return Reason("WK-EFFECT-1", {"army": pick.army})


@dataclass(frozen=True, slots=True)
class SelectCity(Question):  # WK-D24
    """A baron picks the city on which a card works."""

    seat: int
    target: int
    effect: int

    takes = (PickCity,)

    def options(self, s: Realm) -> list[PickCity]:
        return [CITY[city] for city in cities_for(s, EFFECTS[self.effect], self.target)]

    def chosen(self, s: Realm, pick: PickCity) -> None:
        work_on_city(s, EFFECTS[self.effect], pick.city)

    def reason(self, s: Realm, pick: Any) -> Reason:
        if s.owner[pick.city] == self.target and s.besieger[pick.city] >= 0:
            return Reason("WK-EFFECT-22", {"city": pick.city})
        return Reason("WK-EFFECT-1", {"city": pick.city})


@dataclass(frozen=True, slots=True)
class SelectNoble(Question):  # WK-D24
    """A baron picks a noble on whom a card works, one after another."""

    seat: int
    target: int
    effect: int
    left: int

    takes = (PickNoble,)

    def options(self, s: Realm) -> list[PickNoble]:
        return [NOBLE[noble] for noble in nobles_for(s, EFFECTS[self.effect], self.target)]

    def chosen(self, s: Realm, pick: PickNoble) -> None:
        work_on_noble(s, EFFECTS[self.effect], pick.noble)
        if self.left > 1 and nobles_for(s, EFFECTS[self.effect], self.target):
            s.todo.append(SelectNoble(self.seat, self.target, self.effect, self.left - 1))

    def reason(self, s: Realm, pick: Any) -> Reason:
        return Reason("WK-EFFECT-1", {"noble": pick.noble})


@dataclass(frozen=True, slots=True)
class SelectCompany(Question):  # WK-D24
    """A baron picks a mercenary card that he loses."""

    seat: int
    effect: int
    left: int

    takes = (Take,)

    def options(self, s: Realm) -> list[Any]:
        return companies_for(s, EFFECTS[self.effect], self.seat)

    def chosen(self, s: Realm, pick: Take) -> None:
        lose_company(s, pick.army, pick.troop)
        if self.left > 1 and companies_for(s, EFFECTS[self.effect], self.seat):
            s.todo.append(SelectCompany(self.seat, self.effect, self.left - 1))
        bury_doomed(s, clockwise(s, s.gavel))

    def reason(self, s: Realm, pick: Any) -> Reason:
        return Reason("WK-EFFECT-1", {"army": pick.army, "troop": pick.troop})


@dataclass(frozen=True, slots=True)
class SelectExpedition(Question):  # WK-D24
    """The Head of the Church picks the expedition that is lost."""

    seat: int

    takes = (PickExpedition,)

    def options(self, s: Realm) -> list[PickExpedition]:
        return [EXPEDITION[ship] for ship in running(s)]

    def chosen(self, s: Realm, pick: PickExpedition) -> None:
        sink(s, pick.expedition)

    def reason(self, s: Realm, pick: Any) -> Reason:
        return Reason("WK-EFFECT-1", {"expedition": pick.expedition})
