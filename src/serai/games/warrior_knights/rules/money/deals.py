"""Deals beside the questions: gifts of crowns, heirs as hostages, and miracles."""

from __future__ import annotations

from typing import Any, NamedTuple

from serai.engine.core.errors import Reason
from serai.engine.core.steps import ASK
from serai.games.warrior_knights.events import (
    BY_EVENT,
    FAITH,
    CrownsGiven,
    EventEnded,
    HeirExecuted,
    HeirHanded,
    HeirLost,
    HeirOffered,
    HeirReleased,
    HeirRestored,
    Paid,
)
from serai.games.warrior_knights.rules.cards.lasting import lasting_of, packed
from serai.games.warrior_knights.rules.options import HEIR_EXCHANGE, MIRACLES
from serai.games.warrior_knights.rules.war.armies import nobles_of
from serai.games.warrior_knights.rules.war.death import leave_game
from serai.games.warrior_knights.state import AT_HOME, HOSTAGE, NO_HEIR, NOBODY, OFF_BOARD, OUT, Realm
from serai.games.warrior_knights.tables import EVENT_CANCEL, NOBLES_EACH, TABLE_TALK


class TableTalk(NamedTuple):
    """A motion in free words, which the program records and does not enforce."""

    words: str


class Give(NamedTuple):  # WK-D59
    """Give crowns to another baron, with a word about what for."""

    seat: int
    crowns: int
    note: str


class OfferHeir(NamedTuple):  # WK-D60
    """Offer the heir of one's noble to another baron as a hostage."""

    noble: int
    seat: int


class AcceptHeir(NamedTuple):  # WK-D60
    """Take an offered heir as a hostage."""

    noble: int


class ReleaseHeir(NamedTuple):  # WK-D60
    """Send a hostage home."""

    noble: int


class ExecuteHeir(NamedTuple):  # WK-D60
    """Execute a hostage."""

    noble: int


class Miracle(NamedTuple):  # WK-D61
    """Pay faith to be rid of a lasting event."""

    event: int


# nothing else changes hands by agreement: WK-DEAL-2 WK-DEAL-3
ASIDES = (Give, TableTalk, OfferHeir, AcceptHeir, ReleaseHeir, ExecuteHeir, Miracle)


def asides(s: Realm, seat: int) -> list[Any]:
    """What a baron may do whenever the game waits, beside the question."""
    if not s.alive[seat]:
        return []
    others = [other for other in range(s.seats) if other != seat and s.alive[other]]
    listed: list[Any] = [Give(other, crowns, "") for other in others for crowns in range(1, s.crowns[seat] + 1)]
    listed += [OfferHeir(noble, other) for noble in nobles_of(seat) for other in others]
    every = range(NOBLES_EACH * s.seats)
    listed += [deal(noble) for noble in every for deal in (AcceptHeir, ReleaseHeir, ExecuteHeir)]
    listed.append(TableTalk(""))
    listed += [Miracle(kept.event) for kept in lasting_of(s, seat)]
    return [pick for pick in listed if why_not(s, seat, pick) is None]


def why_not(s: Realm, seat: int, pick: Any) -> Reason | None:
    """The rule that forbids an aside, or None."""
    if type(pick) not in ASIDES:
        return Reason("SE-ASIDE-1", {})
    if not s.alive[seat]:
        return Reason("WK-OPT-4.1", {"seat": seat})
    if type(pick) is Give:
        return _why_not_give(s, seat, pick)
    if type(pick) is TableTalk:
        speaks = s.matter == TABLE_TALK and s.motion_seat == seat
        return None if speaks else Reason("WK-OPT-2.3", {})
    if type(pick) is Miracle:
        return _why_no_miracle(s, seat, pick.event)
    if not s.settings[HEIR_EXCHANGE]:
        return Reason("WK-OPT-3.2", {})
    if type(pick) is OfferHeir:
        return _why_no_offer(s, seat, pick)
    if type(pick) is AcceptHeir:
        return None if s.offered[pick.noble] == seat else Reason("WK-OPT-3.2", {"noble": pick.noble})
    rule = "WK-OPT-3.3" if type(pick) is ReleaseHeir else "WK-OPT-3.4"
    return None if s.heir[pick.noble] == HOSTAGE + seat else Reason(rule, {"noble": pick.noble})


def _why_not_give(s: Realm, seat: int, pick: Give) -> Reason | None:
    if pick.seat == seat or pick.seat >= s.seats or not s.alive[pick.seat]:
        return Reason("WK-DEAL-1", {"seat": pick.seat})
    if pick.crowns < 1:
        return Reason("WK-DEAL-6", {"number": pick.crowns})
    if pick.crowns > s.crowns[seat]:
        return Reason("WK-RULING-63", {"number": s.crowns[seat]})
    return None


def _why_no_offer(s: Realm, seat: int, pick: OfferHeir) -> Reason | None:
    noble = pick.noble
    if noble // NOBLES_EACH != seat or s.where[noble] == OUT or s.heir[noble] != AT_HOME:
        return Reason("WK-OPT-3.2", {"noble": noble})
    if pick.seat == seat or pick.seat >= s.seats or not s.alive[pick.seat] or s.offered[noble] == pick.seat:
        return Reason("WK-OPT-3.2", {"seat": pick.seat})
    return None


def _why_no_miracle(s: Realm, seat: int, event: int) -> Reason | None:
    if not s.settings[MIRACLES]:
        return Reason("WK-EVENT-11", {"event": event})
    step = s.todo[-1]
    asked = step.seat == seat if step.waits == ASK else seat in step.seats(s)
    if not asked:
        return Reason("WK-OPT-7.2", {})
    if not any(kept.event == event for kept in lasting_of(s, seat)):
        return Reason("WK-OPT-7.1", {"event": event})
    cost = EVENT_CANCEL[event] + 1
    return None if s.faith[seat] >= cost else Reason("WK-OPT-7.1", {"event": event, "number": cost})


def carry_out(s: Realm, seat: int, pick: Any) -> None:
    """Carry an aside out at once."""
    if type(pick) is Give:
        s.crowns[seat] -= pick.crowns  # WK-DEAL-5
        s.crowns[pick.seat] += pick.crowns
        if s.telling:
            s.tell(CrownsGiven(seat, pick.seat, pick.crowns, pick.note))
    elif type(pick) is TableTalk:
        s.words = pick.words  # WK-OPT-2.3
    elif type(pick) is Miracle:
        work_miracle(s, seat, pick.event)
    elif type(pick) is OfferHeir:
        s.offered[pick.noble] = pick.seat
        if s.telling:
            s.tell(HeirOffered(pick.noble, pick.seat))
    elif type(pick) is AcceptHeir:
        s.offered[pick.noble] = NOBODY
        s.heir[pick.noble] = HOSTAGE + seat  # WK-OPT-3.2
        if s.telling:
            s.tell(HeirHanded(pick.noble, seat))
    elif type(pick) is ReleaseHeir:
        s.heir[pick.noble] = AT_HOME  # WK-OPT-3.3 WK-OPT-3.7
        s.orphan[pick.noble] = 0
        if s.telling:
            s.tell(HeirReleased(pick.noble))
    else:
        execute(s, pick.noble)


def execute(s: Realm, noble: int) -> None:
    """A hostage dies: his noble has no heir from now on, and a dead one is out of the game."""
    s.heir[noble] = NO_HEIR  # WK-OPT-3.4
    if s.telling:
        s.tell(HeirExecuted(noble))
        s.tell(HeirLost(noble))
    if s.orphan[noble] and s.where[noble] == OFF_BOARD:
        leave_game(s, noble)  # WK-OPT-3.8


def work_miracle(s: Realm, seat: int, event: int) -> None:
    """A lasting event is cancelled later, for one faith more than printed."""
    cost = EVENT_CANCEL[event] + 1
    s.faith[seat] -= cost  # WK-OPT-7.1
    held = lasting_of(s, seat)
    struck = next(kept for kept in held if kept.event == event)
    s.lasting[seat] = tuple(packed(kept) for kept in held if kept != struck)
    s.event_discard.append(event)
    if s.telling:
        s.tell(Paid(seat, cost, FAITH, BY_EVENT))
        s.tell(EventEnded(event))
    if struck.noble >= 0 and s.where[struck.noble] != OUT:
        s.heir[struck.noble] = AT_HOME  # WK-OPT-7.2
        if s.telling:
            s.tell(HeirRestored(struck.noble))
