"""Wages: regulars first, then the mercenaries a baron wants to keep."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from serai.engine.core.errors import Reason
from serai.engine.core.steps import Do
from serai.games.warrior_knights.choices import (
    DEFY,
    DONE,
    OBEY,
    PAY,
    PAY_ALL,
    PAY_REGULARS,
    Defy,
    Done,
    Obey,
    Pay,
    PayAll,
    PayRegulars,
)
from serai.games.warrior_knights.events import BY_WAGES
from serai.games.warrior_knights.events import WAGES as WAGES_ACT
from serai.games.warrior_knights.rules.assembly.laws import break_law, pay_to_treasury
from serai.games.warrior_knights.rules.cards.zones import RETURN_ZONE, announce
from serai.games.warrior_knights.rules.question import Question
from serai.games.warrior_knights.rules.war.armies import ability_of, armies_of, clockwise, dismiss
from serai.games.warrior_knights.rules.war.army_cards import packed, unpacked
from serai.games.warrior_knights.rules.war.death import check_army
from serai.games.warrior_knights.rules.war.due_nobles import bury_doomed
from serai.games.warrior_knights.state import MERCENARY_WAGE, Realm
from serai.games.warrior_knights.tables import (
    ABILITY,
    AGENDA_EFFECTS,
    FREE_WAGES,
    GARRISON,
    HOUSES,
    MERCENARIES,
    NOBLES_EACH,
    SEAT_NAMES,
    TROOP_STRENGTH,
    WAGE,
    WAGE_FREE_LIMIT,
    WAGES,
    modifier,
)

BROKEN = -1  # stands in s.paid for a Soldiers' Wage that is not paid


# By house: the base of the noble whose small army costs nothing.
UNPAID_BASE = tuple(
    ABILITY[NOBLES_EACH * house : NOBLES_EACH * (house + 1)].index(FREE_WAGES) for house in range(len(HOUSES))
)


def is_free(s: Realm, army: int, power: int) -> bool:
    """Whether cards of this strength cost an army nothing."""
    if army >= GARRISON or ability_of(s, army) != FREE_WAGES:
        return False  # WK-WAGES-15
    return bool(power <= WAGE_FREE_LIMIT)  # WK-WAGES-9 WK-WAGES-10 WK-WAGES-11


def wages_of(s: Realm, army: int, cards: Sequence[int]) -> int:
    """What these cards are paid in an army under the laws that are obeyed."""
    if is_free(s, army, sum(TROOP_STRENGTH[troop] for troop in cards)):
        return 0
    return sum(wage_of(s, troop) if troop < MERCENARIES else WAGE[troop] for troop in cards)


def paying_armies(s: Realm, seat: int) -> list[int]:
    """The armies whose cards cost wages, wherever they are."""
    free = NOBLES_EACH * seat + UNPAID_BASE[s.house[seat]]
    found = []
    for army in armies_of(seat):
        if s.armies[army] and (army != free or s.power[army] > WAGE_FREE_LIMIT):
            found.append(army)  # WK-WAGES-3 WK-WAGES-12
    return found


def wage_of(s: Realm, troop: int) -> int:
    """The wage of a mercenary card under the laws that are obeyed."""
    wage = WAGE[troop]  # casualty tokens change nothing: WK-WAGES-8
    if s.law[MERCENARY_WAGE] and BROKEN not in s.paid:
        wage += extra_wage(s, troop)
    return wage


def extra_wage(s: Realm, troop: int) -> int:
    """What laws add to the wage of a mercenary card."""
    total = 0
    for law in s.laws:
        effect = modifier(AGENDA_EFFECTS[law], "mod_mercenary_wage")
        if effect is not None and TROOP_STRENGTH[troop] >= effect.min_strength:
            total += effect.amount
    return total


@dataclass(frozen=True, slots=True)
class HoldWages(Do):
    """Clockwise from the Chairman the barons pay; then the cards in the zone return."""

    def run(self, s: Realm) -> None:
        announce(s, WAGES)
        s.todo.append(RETURN_ZONE[WAGES])
        s.todo.extend(PAY_TURN[seat] for seat in reversed(clockwise(s, s.gavel)))  # WK-WAGES-1


@dataclass(frozen=True, slots=True)
class PayTurn(Do):
    """A baron pays his regulars, then mercenaries as he likes."""

    seat: int

    def run(self, s: Realm) -> None:
        seat = self.seat
        s.paid.clear()
        due: list[int] = []
        mercenaries = affected = False
        for army in paying_armies(s, seat):
            for troop in s.armies[army]:
                if troop >= MERCENARIES:
                    due.append(troop)
                else:
                    mercenaries = True
                    affected = affected or bool(s.law[MERCENARY_WAGE] and extra_wage(s, troop))
        cost = sum(WAGE[troop] for troop in due)
        s.todo.append(UNPAID[seat])
        if mercenaries:
            s.todo.append(PAY_MERCENARIES[seat])
        if affected and not s.outlaw[seat]:
            s.todo.append(SOLDIERS_WAGE[seat])  # WK-EFFECT-21
        elif affected:
            s.paid.append(BROKEN)
        if cost <= s.crowns[seat]:
            pay_to_treasury(s, seat, cost, BY_WAGES)  # WK-WAGES-2
        else:
            s.todo.append(PAY_SOME[seat])  # WK-WAGES-4


def regulars_due(s: Realm, seat: int) -> tuple[int, ...]:
    """The regular cards that cost wages."""
    return tuple(sorted(troop for army in paying_armies(s, seat) for troop in s.armies[army] if troop >= MERCENARIES))


@dataclass(frozen=True, slots=True)
class PaySome(Question):  # WK-D28
    """A baron short of crowns pays as many regulars as he can."""

    seat: int

    takes = (PayRegulars,)

    def options(self, s: Realm) -> list[PayRegulars]:
        due, crowns = regulars_due(s, self.seat), s.crowns[self.seat]
        best = 0
        found: list[PayRegulars] = []
        for troops, choice in PAY_REGULARS.items():
            if sum(WAGE[troop] for troop in troops) > crowns or any(troops.count(t) > due.count(t) for t in troops):
                continue
            if len(troops) > best:
                best = len(troops)
                found = []
            if len(troops) == best:
                found.append(choice)  # WK-WAGES-5 WK-RULING-22
        return found

    def chosen(self, s: Realm, pick: PayRegulars) -> None:
        pay_to_treasury(s, self.seat, sum(WAGE[troop] for troop in pick.troops), BY_WAGES)  # WK-RULING-80

    def reason(self, s: Realm, pick: Any) -> Reason:
        return Reason("WK-WAGES-5", {"number": s.crowns[self.seat]})


@dataclass(frozen=True, slots=True)
class SoldiersWage(Question):  # WK-D41
    """A baron pays what a law adds to wages, or breaks the law."""

    seat: int

    takes = (Obey, Defy)

    def options(self, s: Realm) -> tuple[Any, ...]:
        return (OBEY, DEFY)

    def chosen(self, s: Realm, pick: Any) -> None:
        if type(pick) is Defy:
            break_law(s, self.seat, WAGES_ACT)
            s.paid.append(BROKEN)

    def facts(self, s: Realm) -> dict[str, Any]:
        return {"act": WAGES_ACT}


def unpaid(s: Realm, seat: int) -> list[tuple[int, int]]:
    """The mercenary cards that are not paid yet, each with its army."""
    found = []
    for army in paying_armies(s, seat):
        paid = [card.troop for card in map(unpacked, s.paid) if card.army == army] if s.paid else []
        for troop in s.armies[army]:
            if troop >= MERCENARIES:
                break
            if troop in paid:
                paid.remove(troop)
            else:
                found.append((army, troop))
    return found


@dataclass(frozen=True, slots=True)
class PayMercenaries(Question):  # WK-D29
    """A baron chooses which mercenaries he pays."""

    seat: int

    takes = (Pay, PayAll, Done)

    def options(self, s: Realm) -> list[Any]:
        crowns = s.crowns[self.seat]
        open_cards = unpaid(s, self.seat)
        listed: list[Any] = []
        total = 0
        for army, troop in open_cards:
            wage = wage_of(s, troop)
            total += wage
            if wage <= crowns and (not listed or listed[-1] is not PAY[army][troop]):
                listed.append(PAY[army][troop])  # WK-WAGES-6
        if open_cards and total <= crowns:
            listed.append(PAY_ALL)
        listed.append(DONE)
        return listed

    def chosen(self, s: Realm, pick: Any) -> None:
        seat = self.seat
        if type(pick) is Pay:
            pay_to_treasury(s, seat, wage_of(s, pick.troop), BY_WAGES)
            s.paid.append(packed(pick.army, pick.troop))
            s.todo.append(self)
        elif type(pick) is PayAll:
            rest = unpaid(s, seat)
            pay_to_treasury(s, seat, sum(wage_of(s, troop) for _, troop in rest), BY_WAGES)
            s.paid += [packed(army, troop) for army, troop in rest]

    def reason(self, s: Realm, pick: Any) -> Reason:
        if type(pick) is Pay and (pick.army, pick.troop) in unpaid(s, self.seat):
            return Reason("WK-WAGES-6", {"troop": pick.troop, "number": wage_of(s, pick.troop)})
        if type(pick) is Pay:
            return Reason("WK-WAGES-2", {"army": pick.army, "troop": pick.troop})
        return Reason("WK-WAGES-6", {})


@dataclass(frozen=True, slots=True)
class Unpaid(Do):
    """Unpaid mercenaries leave at once; nobles without troops go with them."""

    seat: int

    def run(self, s: Realm) -> None:
        seat = self.seat
        leaving = unpaid(s, seat)
        s.paid.clear()
        for army, troop in leaving:
            dismiss(s, army, troop)  # WK-WAGES-7
        for army in dict.fromkeys(army for army, _ in leaving):
            check_army(s, army)  # WK-WAGES-13
        bury_doomed(s, [seat])


_seats = range(len(SEAT_NAMES))
HOLD_WAGES = HoldWages()
PAY_TURN = tuple(map(PayTurn, _seats))
PAY_SOME = tuple(map(PaySome, _seats))
SOLDIERS_WAGE = tuple(map(SoldiersWage, _seats))
PAY_MERCENARIES = tuple(map(PayMercenaries, _seats))
UNPAID = tuple(map(Unpaid, _seats))
