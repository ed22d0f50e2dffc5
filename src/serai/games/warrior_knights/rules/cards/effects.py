"""The closed vocabulary of instant card effects: every one once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from serai.engine.core.errors import Reason
from serai.games.warrior_knights.choices import Amount, amounts
from serai.games.warrior_knights.events import (
    BY_ASSEMBLY,
    BY_EVENT,
    CROWNS,
    INFLUENCE,
    PHASES,
    VOTES,
    SceptrePassed,
)
from serai.games.warrior_knights.rules.assembly.church import gain_faith
from serai.games.warrior_knights.rules.assembly.laws import pass_gavel, readmit
from serai.games.warrior_knights.rules.board import KINGDOM_CITIES
from serai.games.warrior_knights.rules.cards.expeditions import advance, running
from serai.games.warrior_knights.rules.cards.phases import PHASE_STEPS
from serai.games.warrior_knights.rules.cards.selections import (
    SelectArmy,
    SelectCity,
    SelectCompany,
    SelectExpedition,
    SelectNoble,
    armies_for,
    chooser,
    cities_for,
    companies_for,
    lose_company,
    nobles_for,
    work_on_army,
    work_on_city,
)
from serai.games.warrior_knights.rules.cards.work import Work, instant
from serai.games.warrior_knights.rules.money.draft import ASSIGN_HIRED, draw_company
from serai.games.warrior_knights.rules.money.resources import gain_influence, gain_votes, lose_goods
from serai.games.warrior_knights.rules.question import Question
from serai.games.warrior_knights.rules.war.armies import clockwise
from serai.games.warrior_knights.rules.war.cities import gain_crowns, is_immune, revolt
from serai.games.warrior_knights.rules.war.due_nobles import bury_doomed
from serai.games.warrior_knights.state import NOBODY, Realm
from serai.games.warrior_knights.tables import EFFECTS, Effect


def per_city(s: Realm, effect: Effect, seat: int) -> int:
    """The amount of an effect for a baron, for each kingdom city where the card says so."""
    if effect.per == "city":
        return effect.amount * int(s.owner[:KINGDOM_CITIES].count(seat))
    return effect.amount


def _cause(motion: bool) -> int:
    return BY_ASSEMBLY if motion else BY_EVENT


@instant("gain_crowns")
def _gain_crowns(s: Realm, number: int, seats: list[int], motion: bool) -> None:
    for seat in seats:
        gain_crowns(s, seat, per_city(s, EFFECTS[number], seat), _cause(motion))


@instant("lose_crowns")
def _lose_crowns(s: Realm, number: int, seats: list[int], motion: bool) -> None:
    for seat in seats:
        lose_goods(s, s.crowns, seat, per_city(s, EFFECTS[number], seat), CROWNS, _cause(motion))


@instant("lose_half_crowns")
def _lose_half_crowns(s: Realm, number: int, seats: list[int], motion: bool) -> None:
    for seat in seats:
        lose_goods(s, s.crowns, seat, s.crowns[seat] // 2, CROWNS, _cause(motion))


@instant("pay_crowns_to")
def _pay_crowns_to(s: Realm, number: int, seats: list[int], motion: bool) -> None:
    effect = EFFECTS[number]
    receiver = s.sceptre if effect.receiver == "head_of_church" else s.motion_seat
    for seat in seats:
        paid = lose_goods(s, s.crowns, seat, effect.amount, CROWNS, _cause(motion))
        gain_crowns(s, receiver, paid, _cause(motion))


@instant("gain_votes")
def _gain_votes(s: Realm, number: int, seats: list[int], motion: bool) -> None:
    for seat in seats:
        gain_votes(s, seat, EFFECTS[number].amount, _cause(motion))


@instant("lose_votes")
def _lose_votes(s: Realm, number: int, seats: list[int], motion: bool) -> None:
    for seat in seats:
        lose_goods(s, s.votes, seat, EFFECTS[number].amount, VOTES, _cause(motion))


@instant("gain_faith")
def _gain_faith(s: Realm, number: int, seats: list[int], motion: bool) -> None:
    for seat in seats:
        gain_faith(s, seat, EFFECTS[number].amount, _cause(motion))


@instant("gain_influence")
def _gain_influence(s: Realm, number: int, seats: list[int], motion: bool) -> None:
    for seat in seats:
        gain_influence(s, seat, EFFECTS[number].amount, _cause(motion))


@instant("lose_influence")
def _lose_influence(s: Realm, number: int, seats: list[int], motion: bool) -> None:
    for seat in seats:
        s.pool += lose_goods(s, s.influence, seat, EFFECTS[number].amount, INFLUENCE, _cause(motion))


@instant("take_chairman")
def _take_chairman(s: Realm, number: int, seats: list[int], motion: bool) -> None:
    for seat in seats:
        if not s.outlaw[seat] and s.gavel != seat:
            pass_gavel(s, seat)  # WK-EFFECT-12


@instant("take_head_of_church")
def _take_head_of_church(s: Realm, number: int, seats: list[int], motion: bool) -> None:
    for seat in seats:
        if s.sceptre != seat:
            s.sceptre = seat
            if s.telling:
                s.tell(SceptrePassed(seat))


@instant("add_casualties", "remove_casualties")
def _on_armies(s: Realm, number: int, seats: list[int], motion: bool) -> None:
    effect = EFFECTS[number]
    asked = []
    for seat in seats:
        armies = armies_for(s, effect, seat)
        if effect.select.endswith("choice") and len(armies) > 1:
            asked.append(SelectArmy(chooser(s, effect, seat), seat, number))
        else:
            for army in armies:
                work_on_army(s, effect, army)
    s.todo.extend(reversed(asked))
    bury_doomed(s, clockwise(s, s.gavel))


@instant("add_breaches", "remove_breaches", "fortify_city", "lose_city")
def _on_cities(s: Realm, number: int, seats: list[int], motion: bool) -> None:
    effect = EFFECTS[number]
    if effect.select in ("cities_all", "city_fate"):
        for city in cities_for(s, effect, NOBODY):
            work_on_city(s, effect, city)
        return
    for seat in reversed(seats):
        cities = cities_for(s, effect, seat)
        if cities:
            s.todo.append(SelectCity(chooser(s, effect, seat), seat, number))


@instant("exhaust_nobles", "remove_heir")
def _on_nobles(s: Realm, number: int, seats: list[int], motion: bool) -> None:
    effect = EFFECTS[number]
    for seat in reversed(seats):
        if nobles_for(s, effect, seat):
            s.todo.append(SelectNoble(chooser(s, effect, seat), seat, number, effect.amount))


@instant("revolt_check")
def _revolt_check(s: Realm, number: int, seats: list[int], motion: bool) -> None:
    for city in reversed(s.revolts):
        if s.owner[city] in seats:
            revolt(s, city)  # WK-EFFECT-4
    s.revolts.clear()


@instant("revolt_city")
def _revolt_city(s: Realm, number: int, seats: list[int], motion: bool) -> None:
    for city in cities_for(s, EFFECTS[number], NOBODY):
        if s.owner[city] in seats and not is_immune(s, city):
            revolt(s, city)


@instant("gain_mercenary")
def _gain_mercenary(s: Realm, number: int, seats: list[int], motion: bool) -> None:
    for seat in reversed(seats):
        for _ in range(EFFECTS[number].amount):
            card = draw_company(s)
            if card >= 0:
                s.levy.append(card)
        s.todo.append(ASSIGN_HIRED[seat])


@instant("lose_mercenary", "desert_nationality")
def _lose_companies(s: Realm, number: int, seats: list[int], motion: bool) -> None:
    effect = EFFECTS[number]
    if effect.scope == "all":
        for seat in seats:
            while True:
                cards = companies_for(s, effect, seat)
                if not cards:
                    break
                lose_company(s, cards[0].army, cards[0].troop)
        bury_doomed(s, clockwise(s, s.gavel))
        return
    for seat in reversed(seats):
        if companies_for(s, effect, seat):
            s.todo.append(SelectCompany(seat, number, max(1, effect.amount)))


@instant("advance_expeditions")
def _advance_expeditions(s: Realm, number: int, seats: list[int], motion: bool) -> None:
    advance(s, EFFECTS[number].amount, NOBODY)


@instant("sink_expedition")
def _sink_expedition(s: Realm, number: int, seats: list[int], motion: bool) -> None:
    if running(s):
        s.todo.append(SelectExpedition(s.sceptre))


@instant("trigger_phase")
def _trigger_phase(s: Realm, number: int, seats: list[int], motion: bool) -> None:
    s.todo.append(PHASE_STEPS[PHASES.index(EFFECTS[number].phase)])  # WK-EFFECT-10


@instant("pardon_barons")
def _pardon_barons(s: Realm, number: int, seats: list[int], motion: bool) -> None:
    for seat in seats:
        readmit(s, seat)


@instant("choose_one")
def _choose_one(s: Realm, number: int, seats: list[int], motion: bool) -> None:
    for seat in reversed(seats):
        if usable_lists(s, number, seat):
            s.todo.append(ChooseOne(seat, number, motion))


def usable_lists(s: Realm, number: int, seat: int) -> list[int]:
    """The lists of a choose_one that have a legal object."""
    return [
        place
        for place, effects in enumerate(EFFECTS[number].choices)
        if any(cities_for(s, EFFECTS[effect], seat) for effect in effects)
    ]


@dataclass(frozen=True, slots=True)
class ChooseOne(Question):  # WK-D24
    """A baron picks one of the things a card offers."""

    seat: int
    effect: int
    motion: bool

    takes = (Amount,)

    def options(self, s: Realm) -> list[Amount]:
        return [amounts(place, place)[0] for place in usable_lists(s, self.effect, self.seat)]

    def chosen(self, s: Realm, pick: Amount) -> None:
        effects = EFFECTS[self.effect].choices[pick.number]
        s.todo.extend(Work(effect, self.motion) for effect in reversed(effects))

    def reason(self, s: Realm, pick: Any) -> Reason:
        return Reason("WK-EFFECT-2", {"number": pick.number})
