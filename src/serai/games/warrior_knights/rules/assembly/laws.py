"""Laws, and what becomes of a baron who breaks one: outlawry, and the gavel that an outlaw cannot hold."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from serai.games.warrior_knights.choices import DEFY, OBEY, Defy, Obey
from serai.games.warrior_knights.events import (
    ACTS,
    ATTACK,
    BY_LAW,
    CROWNS,
    ROADS,
    BaronOutlawed,
    BaronReadmitted,
    GavelPassed,
    LawBroken,
    Paid,
)
from serai.games.warrior_knights.rules.question import Question
from serai.games.warrior_knights.state import ATTACK_COST, ROAD_TOLL, Realm
from serai.games.warrior_knights.tables import SEAT_NAMES

BOWED = tuple(1 << act for act in range(len(ACTS)))
TOLL = len(ACTS)  # a road march that is only taxed, not forbidden, is an act of its own kind
BOWED_TOLL = 1 << TOLL


def pass_gavel(s: Realm, seat: int) -> None:
    """The gavel changes hands."""
    s.gavel = seat  # WK-TERM-30
    if s.telling:
        s.tell(GavelPassed(seat))


def most_of(s: Realm, held: list[int], seats: list[int]) -> int:
    """Who among the seats holds the most; ties at random."""
    most = max(held[seat] for seat in seats)
    tied = [seat for seat in seats if held[seat] == most]
    if len(tied) == 1:
        return tied[0]
    s.bar()
    return int(tied[s.chance.below(len(tied))])  # WK-RANDOM-5


def outlaw(s: Realm, seat: int) -> None:
    """A baron is banned from the Assembly; as Chairman he loses the gavel."""
    if s.outlaw[seat]:
        return  # WK-ASSEMBLY-51
    s.outlaw[seat] = 1  # WK-ASSEMBLY-46 WK-ASSEMBLY-47
    s.attends[seat] = 0
    if s.telling:
        s.tell(BaronOutlawed(seat))
    if s.gavel == seat:
        lawful = [other for other in range(s.seats) if s.alive[other] and not s.outlaw[other]]
        if lawful:  # WK-ASSEMBLY-50
            pass_gavel(s, most_of(s, s.votes, lawful))  # WK-ASSEMBLY-49


def readmit(s: Realm, seat: int) -> None:
    """A baron is an outlaw no longer; he attends from the next sitting on."""
    s.outlaw[seat] = 0  # WK-ASSEMBLY-48
    if s.telling:
        s.tell(BaronReadmitted(seat))


def break_law(s: Realm, seat: int, act: int) -> None:
    """A baron does what a law forbids, or does not pay what it demands."""
    if s.telling:
        s.tell(LawBroken(seat, min(act, ROADS) if act == TOLL else act))
    outlaw(s, seat)


def pay_to_treasury(s: Realm, seat: int, crowns: int, cause: int) -> None:
    """A baron pays crowns."""
    if crowns:
        s.crowns[seat] -= crowns
        if s.telling:
            s.tell(Paid(seat, crowns, CROWNS, cause))


@dataclass(frozen=True, slots=True)
class BreakLaw(Question):  # WK-D41
    """A baron obeys a law, paying or forgoing the act, or breaks it and is outlawed."""

    seat: int
    act: int

    takes = (Obey, Defy)

    def options(self, s: Realm) -> tuple[Any, ...]:
        return (OBEY, DEFY)  # WK-ASSEMBLY-44 WK-EFFECT-9 WK-RULING-31

    def chosen(self, s: Realm, pick: Any) -> None:
        act = self.act
        if type(pick) is Defy:
            break_law(s, self.seat, act)  # one defiance breaks every law on the act: WK-RULING-87
            return
        cost = s.law[ATTACK_COST] if act == ATTACK else s.law[ROAD_TOLL] if act == TOLL else 0
        if cost and s.crowns[self.seat] >= cost:
            pay_to_treasury(s, self.seat, cost, BY_LAW)
        else:
            s.bowed |= 1 << act  # WK-EFFECT-21

    def facts(self, s: Realm) -> dict[str, Any]:
        return {"act": ROADS if self.act == TOLL else self.act}


BREAK_LAW = tuple(tuple(BreakLaw(seat, act) for act in range(len(ACTS) + 1)) for seat in range(len(SEAT_NAMES)))
