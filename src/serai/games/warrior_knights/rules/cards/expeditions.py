"""Expeditions: founding, stakes, blessing, voyage and news."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from serai.engine.core.errors import Reason
from serai.engine.core.steps import Do
from serai.games.warrior_knights.choices import (
    BLESS,
    DONE,
    EXPEDITION,
    Amount,
    Bless,
    Done,
    PickExpedition,
    amounts,
)
from serai.games.warrior_knights.events import (
    BY_BLESSING,
    BY_EXPEDITION,
    FAITH,
    ExpeditionBlessed,
    ExpeditionFounded,
    ExpeditionMoved,
    NewsCame,
    Paid,
)
from serai.games.warrior_knights.rules.assembly.laws import pay_to_treasury
from serai.games.warrior_knights.rules.cards.fate import turn
from serai.games.warrior_knights.rules.question import Question
from serai.games.warrior_knights.rules.war.armies import clockwise
from serai.games.warrior_knights.rules.war.cities import gain_crowns
from serai.games.warrior_knights.state import Realm
from serai.games.warrior_knights.tables import (
    EXPEDITION_SPACES,
    EXPEDITIONS,
    FATE_NEWS,
    LOST,
    MOST_INVESTED,
    NEWS_ENDS,
    NEWS_MULTIPLE,
    SEAT_NAMES,
)

SHIPS = range(len(EXPEDITIONS))
SEATS_A_SHIP = len(SEAT_NAMES)


def running(s: Realm) -> list[int]:
    """The expeditions under way."""
    return [ship for ship in SHIPS if s.ship[ship]]


@dataclass(frozen=True, slots=True)
class FundExpedition(Do):
    """The Chairman may found an expedition; then all others advance and news comes in."""

    def run(self, s: Realm) -> None:
        s.todo.append(FOUND[s.gavel])


@dataclass(frozen=True, slots=True)
class Found(Question):  # WK-D25
    """The Chairman founds one expedition that is not running, or none."""

    seat: int

    takes = (PickExpedition, Done)

    def options(self, s: Realm) -> list[Any]:
        listed: list[Any] = [EXPEDITION[ship] for ship in SHIPS if not s.ship[ship]]  # WK-EXPED-2 WK-EXPED-15
        listed.append(DONE)
        return listed

    def chosen(self, s: Realm, pick: Any) -> None:
        if type(pick) is Done:
            advance(s, 1, -1)
            return
        ship = pick.expedition
        s.todo.append(LAUNCH[ship])
        s.todo.extend(INVEST[seat][ship] for seat in reversed(clockwise(s, self.seat)))  # WK-RULING-18

    def reason(self, s: Realm, pick: Any) -> Reason:
        return Reason("WK-EXPED-2", {"expedition": pick.expedition})


@dataclass(frozen=True, slots=True)
class Invest(Question):  # WK-D26
    """A baron invests up to five crowns, or nothing."""

    seat: int
    ship: int

    takes = (Amount,)

    def options(self, s: Realm) -> tuple[Amount, ...]:
        return amounts(0, min(MOST_INVESTED, s.crowns[self.seat]))  # WK-EXPED-3 WK-EXPED-4

    def chosen(self, s: Realm, pick: Amount) -> None:
        pay_to_treasury(s, self.seat, pick.number, BY_EXPEDITION)
        s.stakes[SEATS_A_SHIP * self.ship + self.seat] = pick.number

    def reason(self, s: Realm, pick: Any) -> Reason:
        return Reason("WK-EXPED-3", {"number": pick.number})

    def facts(self, s: Realm) -> dict[str, Any]:
        return {"expedition": self.ship}


@dataclass(frozen=True, slots=True)
class Launch(Do):
    """An expedition with a stake sets out; the Head of the Church may bless it."""

    ship: int

    def run(self, s: Realm) -> None:
        ship = self.ship
        s.todo.append(ADVANCE[ship])
        if not any(s.stakes[SEATS_A_SHIP * ship : SEATS_A_SHIP * (ship + 1)]):
            return  # WK-EXPED-5 WK-RULING-19
        s.ship[ship] = 1  # WK-EXPED-7
        if s.telling:
            s.tell(ExpeditionFounded(ship))
        if s.faith[s.sceptre]:
            s.todo.append(BLESSING[s.sceptre][ship])


@dataclass(frozen=True, slots=True)
class Blessing(Question):  # WK-D27
    """The Head of the Church may bless the new expedition for one faith."""

    seat: int
    ship: int

    takes = (Bless, Done)

    def options(self, s: Realm) -> tuple[Any, ...]:
        return (BLESS, DONE) if s.faith[self.seat] else (DONE,)  # a miracle may have taken his last faith

    def chosen(self, s: Realm, pick: Any) -> None:
        if type(pick) is Bless:
            s.faith[self.seat] -= 1  # WK-EXPED-6
            s.blessed[self.ship] = 1
            if s.telling:
                s.tell(Paid(self.seat, 1, FAITH, BY_BLESSING))
                s.tell(ExpeditionBlessed(self.ship))

    def reason(self, s: Realm, pick: Any) -> Reason:
        return Reason("WK-EXPED-6", {"expedition": self.ship})

    def facts(self, s: Realm) -> dict[str, Any]:
        return {"expedition": self.ship}


@dataclass(frozen=True, slots=True)
class Advance(Do):
    """All running expeditions but the new one advance, then news comes in."""

    new: int

    def run(self, s: Realm) -> None:
        advance(s, 1, self.new if s.ship[self.new] else -1)


def advance(s: Realm, spaces: int, new: int) -> None:
    """Expeditions advance, and fate decides about those on the last space."""
    for ship in running(s):
        if ship != new and s.ship[ship] < EXPEDITION_SPACES[ship]:
            s.ship[ship] = min(EXPEDITION_SPACES[ship], s.ship[ship] + spaces)  # WK-EXPED-8
            if s.telling:
                s.tell(ExpeditionMoved(ship, s.ship[ship]))
    for ship in running(s):  # WK-RULING-20
        if s.ship[ship] == EXPEDITION_SPACES[ship]:
            news(s, ship)  # WK-EXPED-9


def news(s: Realm, ship: int) -> None:
    """Fate cards decide about an expedition; a blessed one has the better of two."""
    drawn = [turn(s) for _ in range(2 if s.blessed[ship] else 1)]
    results = [FATE_NEWS[card][ship] for card in drawn if card >= 0]
    if not results:
        return
    result = max(results)  # WK-EXPED-13 WK-RULING-21
    if s.telling:
        s.tell(NewsCame(ship, result))
    if NEWS_ENDS[result]:  # WK-EXPED-10
        end_expedition(s, ship, NEWS_MULTIPLE[result])


def end_expedition(s: Realm, ship: int, multiple: int) -> None:
    """Investors are paid, and marker, stakes and blessing are removed."""
    for seat in range(s.seats):
        place = SEATS_A_SHIP * ship + seat
        gain_crowns(s, seat, s.stakes[place] * multiple, BY_EXPEDITION)  # WK-EXPED-11 WK-EXPED-12
        s.stakes[place] = 0
    s.ship[ship] = 0
    s.blessed[ship] = 0  # WK-EXPED-14


def sink(s: Realm, ship: int) -> None:
    """An expedition is lost."""
    if s.telling:
        s.tell(NewsCame(ship, LOST))
    end_expedition(s, ship, 0)


FUND_EXPEDITION = FundExpedition()
_seats = range(len(SEAT_NAMES))
FOUND = tuple(map(Found, _seats))
INVEST = tuple(tuple(Invest(seat, ship) for ship in SHIPS) for seat in _seats)
LAUNCH = tuple(map(Launch, SHIPS))
BLESSING = tuple(tuple(Blessing(seat, ship) for ship in SHIPS) for seat in _seats)
ADVANCE = tuple(map(Advance, SHIPS))
