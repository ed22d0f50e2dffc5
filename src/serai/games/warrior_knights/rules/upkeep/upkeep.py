"""Upkeep, in its order: victory, influence, revolts, landing, rest, and each baron's affairs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from serai.engine.core.errors import Reason
from serai.engine.core.steps import Do
from serai.games.warrior_knights.choices import BUY, DONE, Buy, Done
from serai.games.warrior_knights.events import (
    AFFAIRS_PART,
    BY_CHARGE,
    BY_CITIES,
    BY_OFFICE,
    INFLUENCE_PART,
    LANDING_PART,
    REST_PART,
    REVOLTS_PART,
    CityTested,
    EventEnded,
    Landed,
    LastRoundNear,
    PartBegan,
    UpkeepBegan,
)
from serai.games.warrior_knights.rules.assembly.church import gain_faith
from serai.games.warrior_knights.rules.assembly.laws import pay_to_treasury
from serai.games.warrior_knights.rules.board import CITIES_IN_ORDER
from serai.games.warrior_knights.rules.cards.action_cards import NEXT_CARD
from serai.games.warrior_knights.rules.cards.fate import turn
from serai.games.warrior_knights.rules.cards.planning import BEGIN_ROUND, DEAL_NEUTRAL, PLANNING
from serai.games.warrior_knights.rules.money.resources import gain_influence, gain_votes
from serai.games.warrior_knights.rules.options import MIGHT_MAKES_RIGHT, ROUND_LIMIT
from serai.games.warrior_knights.rules.question import Question
from serai.games.warrior_knights.rules.upkeep.upkeep_baron import AFFAIRS
from serai.games.warrior_knights.rules.war.armies import clockwise, nobles_of, on_board, put
from serai.games.warrior_knights.rules.war.cities import cities_of, gain_crowns, is_immune, is_unguarded, revolt
from serai.games.warrior_knights.rules.winning import finish, judge, majority_holder
from serai.games.warrior_knights.state import AT_SEA, RAZED, Realm, weigh
from serai.games.warrior_knights.tables import (
    AGENDA,
    AGENDA_EFFECTS,
    AGENDA_MOD,
    FATE_REVOLT,
    LAST_ROUND,
    SEAT_NAMES,
    modifier,
)

BUYS_INFLUENCE = AGENDA_MOD["mod_buy_influence"]


@dataclass(frozen=True, slots=True)
class Upkeep(Do):
    """The baron with more than half of the kingdom wins; else the steps of Upkeep follow one another."""

    def run(self, s: Realm) -> None:
        winner = majority_holder(s)
        if winner >= 0:
            finish(s, winner)  # WK-UPKEEP-1
            return
        if s.telling:
            s.tell(UpkeepBegan(s.round))
        s.todo += (END_ROUND, ALL_AFFAIRS, REST, LAND, REVOLTS, INFLUENCE_COUNTED, GATHER_INFLUENCE)


def announce_part(s: Realm, part: int) -> None:
    """Tell that a part of Upkeep begins."""
    if s.telling:
        s.tell(PartBegan(part))


@dataclass(frozen=True, slots=True)
class GatherInfluence(Do):
    """Each baron gains influence for his cities, then what offices and charges bring."""

    def run(self, s: Realm) -> None:
        announce_part(s, INFLUENCE_PART)
        order = clockwise(s, s.gavel)
        for seat in order:
            if s.castle[seat] >= 0:  # WK-UPKEEP-4 WK-CASTLE-9
                open_cities = sum(1 for city in cities_of(s, seat) if s.besieger[city] < 0)  # WK-UPKEEP-3
                gain_influence(s, seat, open_cities, BY_CITIES)  # WK-UPKEEP-2
        for seat in order:
            for noble in nobles_of(seat):
                if s.office[noble] >= 0 and on_board(s, noble):
                    gain_by_office(s, seat, s.office[noble])
        for seat in reversed(order):
            s.todo.extend(BUY_INFLUENCE[seat][charge] for charge in s.charges[seat] if BUYS_INFLUENCE[charge])


def gain_by_office(s: Realm, seat: int, office: int) -> None:
    """An office brings goods while its noble is on the board."""
    effect = modifier(AGENDA_EFFECTS[office], "mod_upkeep_gain")
    if effect is None:
        return
    if effect.resource == "faith":
        gain_faith(s, seat, effect.amount, BY_OFFICE)  # WK-EFFECT-8
    elif effect.resource == "crowns":
        gain_crowns(s, seat, effect.amount, BY_OFFICE)
    elif effect.resource == "votes":
        gain_votes(s, seat, effect.amount, BY_OFFICE)
    else:
        gain_influence(s, seat, effect.amount, BY_OFFICE)


@dataclass(frozen=True, slots=True)
class BuyInfluence(Question):  # WK-D55
    """The holder of a charge may pay crowns for influence."""

    seat: int
    charge: int

    takes = (Buy, Done)

    def options(self, s: Realm) -> tuple[Any, ...]:
        effect = modifier(AGENDA_EFFECTS[self.charge], "mod_buy_influence")
        if effect is None or s.crowns[self.seat] < effect.cost or s.castle[self.seat] < 0:
            return (DONE,)
        return (BUY, DONE)  # WK-EFFECT-13

    def chosen(self, s: Realm, pick: Any) -> None:
        effect = modifier(AGENDA_EFFECTS[self.charge], "mod_buy_influence")
        if type(pick) is Buy and effect is not None:
            pay_to_treasury(s, self.seat, effect.cost, BY_CHARGE)
            gain_influence(s, self.seat, effect.amount, BY_CHARGE)

    def reason(self, s: Realm, pick: Any) -> Reason:
        return Reason("WK-EFFECT-13", {"agenda": self.charge})

    def facts(self, s: Realm) -> dict[str, Any]:
        return {"agenda": self.charge}


@dataclass(frozen=True, slots=True)
class InfluenceCounted(Do):
    """An empty pool, a board without cities or the agreed limit makes this the last round."""

    def run(self, s: Realm) -> None:
        empty = s.pool == 0 and not s.settings[MIGHT_MAKES_RIGHT]  # WK-UPKEEP-6 WK-RULING-58 WK-OPT-5.1
        bare = s.owner.count(RAZED) == len(s.owner)  # WK-WIN-10 WK-RULING-77
        limit = s.settings[ROUND_LIMIT] or LAST_ROUND  # WK-OPT-11.1 WK-WIN-11 WK-RULING-92
        if empty or bare or s.round >= limit:
            s.last = True
            if s.telling:
                s.tell(LastRoundNear())


@dataclass(frozen=True, slots=True)
class Revolts(Do):
    """Clockwise from the Chairman, cities without a noble of their baron may revolt."""

    def run(self, s: Realm) -> None:
        announce_part(s, REVOLTS_PART)
        s.todo.extend(REVOLTS_OF[seat][0] for seat in reversed(clockwise(s, s.gavel)))  # WK-RULING-59


@dataclass(frozen=True, slots=True)
class RevoltsOf(Do):
    """One fate card for each such city, in the order of their names; the baron decides city by city."""

    seat: int
    place: int

    def run(self, s: Realm) -> None:
        if self.seat not in s.owner:
            return
        for place in range(self.place, len(CITIES_IN_ORDER)):
            city = CITIES_IN_ORDER[place]
            if s.owner[city] != self.seat or not is_unguarded(s, city) or is_immune(s, city):
                continue
            if s.telling:
                s.tell(CityTested(city))
            card = turn(s)  # WK-UPKEEP-7
            if card >= 0 and FATE_REVOLT[card]:
                s.todo.append(REVOLTS_OF[self.seat][place + 1])
                revolt(s, city)  # WK-UPKEEP-9
                return


@dataclass(frozen=True, slots=True)
class Land(Do):
    """Nobles at sea land in the area of their icon, whatever is there."""

    def run(self, s: Realm) -> None:
        announce_part(s, LANDING_PART)
        for noble, place in enumerate(s.where):
            if place >= AT_SEA:
                put(s, noble, place - AT_SEA)  # WK-UPKEEP-10 WK-MOVE-19 WK-MOVE-18
                if s.telling:
                    s.tell(Landed(noble, place - AT_SEA))


@dataclass(frozen=True, slots=True)
class Rest(Do):
    """All nobles become ready."""

    def run(self, s: Realm) -> None:
        announce_part(s, REST_PART)
        s.exhausted[:] = [0] * len(s.exhausted)  # WK-UPKEEP-11


@dataclass(frozen=True, slots=True)
class AllAffairs(Do):
    """Clockwise from the Chairman each baron sees to his own affairs."""

    def run(self, s: Realm) -> None:
        announce_part(s, AFFAIRS_PART)
        s.todo.extend(AFFAIRS[seat] for seat in reversed(clockwise(s, s.gavel)))  # WK-UPKEEP-12


@dataclass(frozen=True, slots=True)
class EndRound(Do):
    """Events of the round end; the next round begins, or the game is over."""

    def run(self, s: Realm) -> None:
        if s.round_events:
            s.event_discard += s.round_events  # WK-UPKEEP-18
            if s.telling:
                for event in s.round_events:
                    s.tell(EventEnded(event))
            s.round_events.clear()
            weigh(s)
        if s.last:
            finish(s, judge(s))  # WK-WIN-5
        else:
            s.todo += start_of_round()  # WK-ROUND-3


def start_of_round() -> tuple[Any, ...]:
    """The steps of a round, the first one last."""
    return (UPKEEP, NEXT_CARD, DEAL_NEUTRAL, PLANNING, BEGIN_ROUND)  # WK-ROUND-1


UPKEEP, GATHER_INFLUENCE, INFLUENCE_COUNTED = Upkeep(), GatherInfluence(), InfluenceCounted()
REVOLTS, LAND, REST, ALL_AFFAIRS, END_ROUND = Revolts(), Land(), Rest(), AllAffairs(), EndRound()
_seats = range(len(SEAT_NAMES))
BUY_INFLUENCE = tuple(tuple(BuyInfluence(seat, charge) for charge in range(len(AGENDA))) for seat in _seats)
REVOLTS_OF = tuple(tuple(RevoltsOf(seat, place) for place in range(len(CITIES_IN_ORDER) + 1)) for seat in _seats)
