"""Charges and offices: who takes them, who turns them down, and what must go to make room."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from serai.engine.core.errors import Reason
from serai.games.warrior_knights.choices import (
    AGENDUM,
    DEFY,
    NOBLE,
    OBEY,
    REFUSE,
    Defy,
    Obey,
    PickAgenda,
    PickNoble,
    Refuse,
)
from serai.games.warrior_knights.events import ChargeDropped, ChargeTaken, MotionDefied, OfficeTaken, PostRefused
from serai.games.warrior_knights.rules.assembly.laws import outlaw
from serai.games.warrior_knights.rules.question import Question
from serai.games.warrior_knights.rules.war.armies import nobles_of
from serai.games.warrior_knights.rules.war.death import check_army, drop_office
from serai.games.warrior_knights.rules.war.due_nobles import bury_doomed
from serai.games.warrior_knights.state import NOBODY, OUT, Realm
from serai.games.warrior_knights.tables import AGENDA_TYPE, CHARGE, CHARGE_LIMIT, SEAT_NAMES


def heirs_to_office(s: Realm, seat: int) -> list[int]:
    """The nobles who can be given an office: all of a baron's who are still in the game."""
    return [noble for noble in nobles_of(seat) if s.where[noble] != OUT]  # WK-RULING-28


@dataclass(frozen=True, slots=True)
class OfferPost(Question):  # WK-D36 WK-D39
    """The elected baron takes the charge or office, or turns it down; only an outlaw may do so freely."""

    seat: int

    takes = (Obey, Defy, Refuse)

    def options(self, s: Realm) -> tuple[Any, ...]:
        return (OBEY, REFUSE) if s.outlaw[self.seat] else (OBEY, DEFY)  # WK-ASSEMBLY-31 WK-ASSEMBLY-41

    def chosen(self, s: Realm, pick: Any) -> None:
        seat, card = self.seat, s.motion
        if type(pick) is Refuse:
            if s.telling:
                s.tell(PostRefused(seat, card))
        elif type(pick) is Defy:
            if s.telling:
                s.tell(MotionDefied(seat))
            outlaw(s, seat)
        elif AGENDA_TYPE[card] == CHARGE:
            take_charge(s, seat, card)
        elif heirs_to_office(s, seat):  # WK-ASSEMBLY-56
            s.todo.append(GIVE_OFFICE[seat])

    def reason(self, s: Realm, pick: Any) -> Reason:
        rule = "WK-ASSEMBLY-31" if type(pick) is Refuse else "WK-ASSEMBLY-51"
        return Reason(rule, {"agenda": s.motion})

    def facts(self, s: Realm) -> dict[str, Any]:
        return {"agenda": s.motion}


def take_charge(s: Realm, seat: int, card: int) -> None:
    """A baron keeps the charge; of four he must give one of the old three up."""
    s.charges[seat] = (*s.charges[seat], card)  # WK-ASSEMBLY-23
    s.motion = NOBODY
    if s.telling:
        s.tell(ChargeTaken(seat, card))
    if len(s.charges[seat]) > CHARGE_LIMIT:
        s.todo.append(DROP_CHARGE[seat])  # WK-ASSEMBLY-24


@dataclass(frozen=True, slots=True)
class DropCharge(Question):  # WK-D37
    """A baron with four charges discards one of the old three."""

    seat: int

    takes = (PickAgenda,)

    def options(self, s: Realm) -> list[PickAgenda]:
        return [AGENDUM[charge] for charge in s.charges[self.seat][:CHARGE_LIMIT]]

    def chosen(self, s: Realm, pick: PickAgenda) -> None:
        seat = self.seat
        s.charges[seat] = tuple(charge for charge in s.charges[seat] if charge != pick.agenda)
        s.agenda_discard.append(pick.agenda)
        if s.telling:
            s.tell(ChargeDropped(seat, pick.agenda))

    def reason(self, s: Realm, pick: Any) -> Reason:
        return Reason("WK-ASSEMBLY-24", {"agenda": pick.agenda})


@dataclass(frozen=True, slots=True)
class GiveOffice(Question):  # WK-D38
    """The elected baron gives the office to one of his nobles, on the board or off it."""

    seat: int

    takes = (PickNoble,)

    def options(self, s: Realm) -> list[PickNoble]:
        return [NOBLE[noble] for noble in heirs_to_office(s, self.seat)]

    def chosen(self, s: Realm, pick: PickNoble) -> None:
        noble, card = pick.noble, s.motion
        drop_office(s, noble)  # WK-ASSEMBLY-27
        s.office[noble] = card  # WK-ASSEMBLY-26
        s.motion = NOBODY
        if s.telling:
            s.tell(OfficeTaken(noble, card))
        check_army(s, noble)  # the old office may have led support troops
        bury_doomed(s, [self.seat])

    def reason(self, s: Realm, pick: Any) -> Reason:
        return Reason("WK-ASSEMBLY-26", {"noble": pick.noble})

    def facts(self, s: Realm) -> dict[str, Any]:
        return {"agenda": s.motion}


_seats = range(len(SEAT_NAMES))
OFFER_POST = tuple(map(OfferPost, _seats))
DROP_CHARGE = tuple(map(DropCharge, _seats))
GIVE_OFFICE = tuple(map(GiveOffice, _seats))
