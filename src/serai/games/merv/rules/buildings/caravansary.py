"""Chapter 13: the caravan row and the Caravansary action."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from serai.engine.core.errors import Reason
from serai.engine.core.steps import Ask, Do, each_seat
from serai.games.merv import tables as t
from serai.games.merv.choices import PAY_WITH, PUT_CAMEL, STOP, TAKE_CARD, Complete, PayWith, PutCamel, Stop, TakeCard
from serai.games.merv.events import CamelOnCard, CardTaken, RewardLost, RowRefilled
from serai.games.merv.rules.contracts import completable, complete, why_not_complete
from serai.games.merv.rules.holdings import SPICES
from serai.games.merv.rules.paying import spend, wild_of
from serai.games.merv.rules.rewards import give_all
from serai.games.merv.state import Merv


def begin(s: Merv, seat: int) -> None:
    """Begin a Caravansary action; the first cube will decide the colour of all."""
    s.tint = t.ALL_COLOURS
    s.todo.append(SETTLE_ROW[seat])
    s.todo.append(CARAVANSARY[seat])


def has_room(s: Merv, seat: int) -> bool:
    """Whether the player may own one more kind of spice."""
    first = seat * SPICES
    spices = s.spices
    kinds = (spices[first] > 0) + (spices[first + 1] > 0) + (spices[first + 2] > 0) + (spices[first + 3] > 0)
    return bool(kinds < t.KINDS_ALLOWED[s.influence[seat]])  # ME-CARAVAN-9, ME-INFLUENCE-6


def may_own(s: Merv, seat: int, spice: int) -> bool:
    """Whether the player may own a card of this spice."""
    return bool(s.spices[seat * SPICES + spice]) or has_room(s, seat)


def in_reach(s: Merv, position: int) -> bool:
    """Whether the camels in the row let a card be taken."""
    camels = s.row_camels  # ME-RULING-15: the row is closed up after every card
    return bool(
        position == 0  # ME-CARAVAN-4
        or camels[position]  # ME-CARAVAN-5
        or camels[position - 1]  # ME-CARAVAN-6
    )  # ME-CARAVAN-7


def ways_to_pay(s: Merv, seat: int) -> list[Any]:
    """The ways to pay one card; all cubes of the action must be of one colour."""
    first = seat * t.KINDS_OF_CUBES
    cubes = s.cubes
    tint = s.tint
    listed: list[Any] = []
    for colour in t.COLOURS_IN[tint]:
        if cubes[first + colour]:
            listed.append(PAY_WITH[colour])  # ME-CARAVAN-3, ME-RULING-11
    if cubes[first + t.WHITE]:
        listed.append(PAY_WITH[t.WHITE])
    wild = wild_of(s, seat)
    if wild >= 0 and tint & ~t.COLOUR_BIT[wild]:
        listed.append(PAY_WITH[t.WILD])  # ME-RULING-12, ME-RULING-64
    if s.discount:
        listed.append(PAY_WITH[t.DISCOUNT])
    return listed


def take_card(s: Merv, owner: int, position: int) -> int:
    """Give a card of the row and its camel to an owner; returns the spice."""
    spice: int = s.row.pop(position)
    camels = s.row_camels.pop(position)
    s.camels[owner] += camels  # ME-CARAVAN-8
    s.spices[owner * SPICES + spice] += 1
    if s.telling:
        s.tell(CardTaken(owner, spice, position, camels))
    return spice


def refill(s: Merv) -> None:
    """Fill the row from the deck."""
    missing = min(t.ROW - len(s.row), len(s.deck))  # ME-CARAVAN-13
    if missing:
        s.bar()
        cards = s.deck[: -missing - 1 : -1]
        del s.deck[-missing:]
        s.row.extend(cards)  # ME-CARAVAN-1, ME-CARAVAN-12
        s.row_camels.extend([0] * missing)
        if s.telling:
            s.tell(RowRefilled(tuple(cards)))


def reward_pairs(s: Merv, seat: int) -> None:
    """Give the rewards of the pairs that the cards just taken complete."""
    due: list[int] = []
    for spice, number in enumerate(s.taken):
        if number:
            held = s.spices[seat * SPICES + spice]
            due.extend([t.PAIR_REWARD[spice]] * (held // 2 - (held - number) // 2))  # ME-CARAVAN-14, ME-CARAVAN-19
            s.taken[spice] = 0
    give_all(s, seat, tuple(due))


@dataclass(frozen=True, slots=True)
class Caravansary(Ask):  # ME-DEC-11
    """A player takes cards one by one, puts camels on the row, completes contracts, or stops."""

    takes = (TakeCard, PutCamel, Complete, Stop)
    seat: int

    def options(self, s: Merv) -> list[Any]:
        seat = self.seat
        listed: list[Any] = [STOP]  # ME-RULING-4
        camels = s.row_camels
        if s.discount or ways_to_pay(s, seat):
            before = 1
            first = seat * SPICES
            spices = s.spices
            room = has_room(s, seat)
            for position, spice in enumerate(s.row):
                camel = camels[position]
                if (before or camel) and (room or spices[first + spice]):  # in_reach and may_own in one pass
                    listed.append(TAKE_CARD[position])
                before = camel
        if s.camels[seat] and 0 in camels:
            listed.append(PUT_CAMEL)  # ME-CARAVAN-10, ME-RULING-17
        listed += completable(s, seat)
        return listed

    def chosen(self, s: Merv, pick: Any) -> None:
        if type(pick) is Stop:
            return
        s.todo.append(self)
        if type(pick) is TakeCard:
            s.taken[take_card(s, self.seat, pick.position)] += 1  # ME-CARAVAN-2
            s.todo.append(CARD_CUBE[self.seat])
        elif type(pick) is PutCamel:
            position = s.row_camels.index(0)
            s.row_camels[position] = 1
            s.camels[self.seat] -= 1
            if s.telling:
                s.tell(CamelOnCard(self.seat, position))
        else:
            complete(s, self.seat, pick.contract)

    def why_not(self, s: Merv, pick: Any) -> Reason | None:
        if type(pick) is Stop:
            return None
        if type(pick) is Complete:
            return why_not_complete(s, self.seat, pick.contract)
        if type(pick) is PutCamel:
            if not s.camels[self.seat] or 0 not in s.row_camels:
                return Reason("ME-CARAVAN-10", {"seat": self.seat})
            return None
        if pick.position >= len(s.row):
            return Reason("ME-CARAVAN-13", {"position": pick.position})
        if not in_reach(s, pick.position):
            return Reason("ME-CARAVAN-7", {"position": pick.position})
        spice = s.row[pick.position]
        if not may_own(s, self.seat, spice):
            return Reason("ME-CARAVAN-9", {"spice": spice, "number": t.KINDS_ALLOWED[s.influence[self.seat]]})
        if not ways_to_pay(s, self.seat):
            return Reason("ME-CARAVAN-3", {"position": pick.position})
        return None


@dataclass(frozen=True, slots=True)
class CardCube(Ask):  # ME-DEC-6
    """A player pays the cube for a caravan card."""

    takes = (PayWith,)
    seat: int

    def options(self, s: Merv) -> list[Any]:
        return ways_to_pay(s, self.seat)

    def chosen(self, s: Merv, pick: PayWith) -> None:
        way = pick.way
        if way < t.WHITE:
            s.tint = t.COLOUR_BIT[way]
        elif way == t.WILD:
            s.tint &= ~t.COLOUR_BIT[s.wilds[self.seat]]
        spend(s, self.seat, way)

    def why_not(self, s: Merv, pick: PayWith) -> Reason | None:
        if self.allows(s, pick):
            return None
        way = pick.way
        if way == t.DISCOUNT:
            rule = "ME-LIBRARY-8"
        elif way == t.WILD:
            rule = "ME-RULING-64" if wild_of(s, self.seat) >= 0 else "ME-LIBRARY-9"
        elif s.cubes[self.seat * t.KINDS_OF_CUBES + way]:
            rule = "ME-CARAVAN-3"
        else:
            rule = "ME-PAY-1"
        return Reason(rule, {"way": way})


@dataclass(frozen=True, slots=True)
class SettleRow(Do):
    """After the last card the row is refilled and pairs are rewarded."""

    seat: int

    def run(self, s: Merv) -> None:
        s.discount = 0
        refill(s)
        reward_pairs(s, self.seat)  # ME-RULING-16


def give_card(s: Merv, seat: int) -> None:
    """Ask for a free caravan card, if the player may own any."""
    room = has_room(s, seat)
    for spice in s.row:
        if room or s.spices[seat * SPICES + spice]:
            s.todo.append(FREE_CARD[seat])
            return
    if s.telling:
        s.tell(RewardLost(seat, t.CARAVAN_CARD))  # ME-RULING-18


@dataclass(frozen=True, slots=True)
class FreeCard(Ask):  # ME-DEC-12
    """A player takes any one card of the row without paying."""

    takes = (TakeCard,)
    seat: int

    def options(self, s: Merv) -> list[Any]:
        room = has_room(s, self.seat)
        first = self.seat * SPICES
        return [  # ME-MARKET-8, ME-MARKET-9, ME-LIBRARY-11
            TAKE_CARD[position] for position, spice in enumerate(s.row) if room or s.spices[first + spice]
        ]

    def chosen(self, s: Merv, pick: TakeCard) -> None:
        s.taken[take_card(s, self.seat, pick.position)] += 1
        refill(s)
        reward_pairs(s, self.seat)

    def why_not(self, s: Merv, pick: TakeCard) -> Reason | None:
        if pick.position >= len(s.row):
            return Reason("ME-CARAVAN-13", {"position": pick.position})
        spice = s.row[pick.position]
        if not may_own(s, self.seat, spice):
            return Reason("ME-MARKET-9", {"spice": spice, "number": t.KINDS_ALLOWED[s.influence[self.seat]]})
        return None


CARAVANSARY = each_seat(Caravansary, t.SEATS)
CARD_CUBE = each_seat(CardCube, t.SEATS)
SETTLE_ROW = each_seat(SettleRow, t.SEATS)
FREE_CARD = each_seat(FreeCard, t.SEATS)
