"""The two cards that set nobles in motion: Mobilize Forces and Versatile Strategy."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from serai.engine.core.errors import Reason
from serai.engine.core.steps import Do
from serai.games.warrior_knights.choices import (
    DECLINE,
    FOR_BATTLE,
    FOR_CROWNS,
    FOR_MARKER,
    FOR_MOVE,
    FOR_VOTE,
    MOBILIZE,
    SPACE,
    VERSATILES,
    Decline,
    Mobilize,
    PickSpace,
    PickVersatile,
)
from serai.games.warrior_knights.events import BY_CARD, BY_TRACK, CardReturned, NobleExhausted
from serai.games.warrior_knights.rules.assembly.laws import pay_to_treasury
from serai.games.warrior_knights.rules.cards.zones import (
    CHOOSE_ZONE,
    decline,
    free_spaces,
    lay,
    place_marker,
    why_no_space,
)
from serai.games.warrior_knights.rules.money.resources import gain_votes
from serai.games.warrior_knights.rules.question import Question
from serai.games.warrior_knights.rules.war.armies import nobles_of
from serai.games.warrior_knights.rules.war.battle import ATTACK, BATTLE_AREA, attack_areas
from serai.games.warrior_knights.rules.war.cities import gain_crowns
from serai.games.warrior_knights.rules.war.movement import (
    MOVE_ONE,
    MOVE_SEVERAL,
    can_set_out,
    movers,
    ways,
    within_reach,
)
from serai.games.warrior_knights.state import NOBODY, Realm
from serai.games.warrior_knights.tables import ASSEMBLY, SEAT_NAMES, SPACE_COST, WAGES


@dataclass(frozen=True, slots=True)
class MobilizeForces(Question):  # WK-D9
    """Gather nobles in one area and fight there."""

    seat: int

    takes = (Mobilize, Decline)

    def options(self, s: Realm) -> list[Any]:
        areas = within_reach(s, self.seat)
        for area in attack_areas(s, self.seat):
            areas |= 1 << area
        listed: list[Any] = []
        while areas:
            lowest = areas & -areas
            listed.append(MOBILIZE[lowest.bit_length() - 1])  # WK-RULING-91
            areas ^= lowest
        listed.append(DECLINE)
        return listed

    def chosen(self, s: Realm, pick: Any) -> None:
        s.todo.append(MOBILIZED[self.seat])
        if type(pick) is Decline:
            decline(s)
            return
        s.area = pick.area
        s.todo.append(ATTACK[self.seat])  # WK-ACTION-36
        if movers(s, self.seat):
            s.todo.append(MOVE_SEVERAL[self.seat])  # WK-MOVE-1

    def reason(self, s: Realm, pick: Any) -> Reason:
        return Reason("WK-RULING-91", {"area": pick.area})


@dataclass(frozen=True, slots=True)
class Mobilized(Do):
    """Nobles who moved or attacked are exhausted; the use of the card decides its zone."""

    seat: int

    def run(self, s: Realm) -> None:
        exhaust(s, s.marched + s.fought)  # WK-ACTION-39 WK-RULING-67
        if s.marched and s.fought:
            s.todo.append(CHOOSE_ZONE[self.seat][1])  # WK-ACTION-14
        else:
            lay(s, ASSEMBLY if s.fought else WAGES)  # WK-ACTION-12 WK-ACTION-13 WK-ACTION-15 WK-RULING-10


def exhaust(s: Realm, nobles: list[int]) -> None:
    """Those nobles who are still in the field are exhausted."""
    for noble in nobles:
        if s.where[noble] >= 0 and not s.exhausted[noble]:
            s.exhausted[noble] = 1  # WK-TERM-19
            if s.telling:
                s.tell(NobleExhausted(noble))


@dataclass(frozen=True, slots=True)
class VersatileStrategy(Question):  # WK-D16
    """Exactly one of five small things."""

    seat: int

    takes = (PickVersatile, Decline)

    def options(self, s: Realm) -> list[Any]:
        seat = self.seat
        listed: list[Any] = [VERSATILES[FOR_CROWNS], VERSATILES[FOR_VOTE]]
        if any(can_set_out(s, noble) and ways(s, noble) for noble in nobles_of(seat)):
            listed.append(VERSATILES[FOR_MOVE])
        if attack_areas(s, seat):
            listed.append(VERSATILES[FOR_BATTLE])
        if affordable(s, seat):
            listed.append(VERSATILES[FOR_MARKER])
        listed.append(DECLINE)
        return listed

    def chosen(self, s: Realm, pick: Any) -> None:
        seat = self.seat
        s.todo.append(VERSATILE_DONE[seat])
        if type(pick) is Decline:
            decline(s)
        elif pick.versatile == FOR_CROWNS:
            gain_crowns(s, seat, 2, BY_CARD)  # WK-ACTION-41
        elif pick.versatile == FOR_VOTE:
            gain_votes(s, seat, 1, BY_CARD)  # WK-ACTION-42
        elif pick.versatile == FOR_MOVE:
            s.todo.append(MOVE_ONE[seat])  # WK-ACTION-43
        elif pick.versatile == FOR_BATTLE:
            s.todo.append(BATTLE_AREA[seat])  # WK-ACTION-44 WK-ACTION-45
        else:
            s.todo.append(BUY_SPACE[seat])  # WK-ACTION-46

    def reason(self, s: Realm, pick: Any) -> Reason:
        if pick.versatile == FOR_MOVE:
            return Reason("WK-MOVE-2", {})
        if pick.versatile == FOR_BATTLE:
            return Reason("WK-BATTLE-1", {})
        return Reason("WK-ACTION-47" if free_spaces(s) else "WK-ACTION-28", {})


def affordable(s: Realm, seat: int) -> list[int]:
    """The free track spaces a baron can pay for."""
    return [space for space in free_spaces(s) if SPACE_COST[space] <= s.crowns[seat]]


@dataclass(frozen=True, slots=True)
class BuySpace(Question):  # WK-D17
    """A marker on the mercenary track for the price of the space."""

    seat: int

    takes = (PickSpace, Decline)

    def options(self, s: Realm) -> list[Any]:
        listed: list[Any] = [SPACE[space] for space in affordable(s, self.seat)]
        return listed or [DECLINE]  # a gift made meanwhile may have left him short

    def chosen(self, s: Realm, pick: Any) -> None:
        if type(pick) is PickSpace:
            pay_to_treasury(s, self.seat, SPACE_COST[pick.space], BY_TRACK)
            place_marker(s, self.seat, pick.space)

    def reason(self, s: Realm, pick: Any) -> Reason:
        if type(pick) is Decline:
            return Reason("WK-ACTION-40", {})
        if pick.space in free_spaces(s):
            return Reason("WK-ACTION-47", {"space": pick.space, "number": SPACE_COST[pick.space]})
        return why_no_space(s, pick.space)


@dataclass(frozen=True, slots=True)
class VersatileDone(Do):
    """Nobles who moved or fought are exhausted; the card returns to its owner's hand."""

    seat: int

    def run(self, s: Realm) -> None:
        exhaust(s, s.marched + s.fought)
        s.returned.append(s.card)  # WK-ACTION-7
        if s.telling:
            s.tell(CardReturned(s.card))
        s.card = NOBODY


_seats = range(len(SEAT_NAMES))
MOBILIZED = tuple(map(Mobilized, _seats))
VERSATILE_DONE = tuple(map(VersatileDone, _seats))
BUY_SPACE = tuple(map(BuySpace, _seats))
