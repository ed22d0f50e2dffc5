"""Important Event: the candidate, the card, who has it, who cancels it, and how long it lasts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from serai.engine.core.errors import Reason
from serai.engine.core.steps import Do
from serai.games.warrior_knights.choices import (
    CANCEL,
    DONE,
    KEEP_EVENT,
    PASS_EVENT,
    SEAT,
    Amount,
    Cancel,
    Done,
    KeepEvent,
    PassEvent,
    PickSeat,
    amounts,
)
from serai.games.warrior_knights.events import (
    BY_CHURCH,
    BY_EVENT,
    FAITH,
    CandidateNamed,
    CityTested,
    EventAssigned,
    EventCancelled,
    EventEnded,
    EventRevealed,
    EventWorked,
    FaithPledged,
    FateTurned,
    Paid,
    PledgesFailed,
)
from serai.games.warrior_knights.rules.board import CITIES_IN_ORDER
from serai.games.warrior_knights.rules.cards.fate import draw, seat_named, turn
from serai.games.warrior_knights.rules.cards.lasting import keep_event, lasting_of
from serai.games.warrior_knights.rules.cards.work import Work
from serai.games.warrior_knights.rules.question import Question
from serai.games.warrior_knights.rules.war.armies import clockwise
from serai.games.warrior_knights.rules.war.cities import is_immune, is_unguarded
from serai.games.warrior_knights.state import NOBODY, Realm, weigh
from serai.games.warrior_knights.tables import (
    BLUE,
    EFFECTS,
    EVENT_CANCEL,
    EVENT_COLOUR,
    EVENT_EFFECTS,
    EVENT_FATE,
    EVENT_LASTS,
    EVENT_ROUND,
    FATE_REVOLT,
    GREEN,
    RED,
    SEAT_NAMES,
)


@dataclass(frozen=True, slots=True)
class ImportantEvent(Do):
    """The Head of the Church names a candidate, then an event card is revealed."""

    def run(self, s: Realm) -> None:
        s.todo.append(REVEAL_EVENT)
        s.todo.append(NAME_CANDIDATE[s.sceptre])


@dataclass(frozen=True, slots=True)
class NameCandidate(Question):  # WK-D20
    """The Head of the Church names another baron before the card is drawn."""

    seat: int

    takes = (PickSeat,)

    def options(self, s: Realm) -> list[PickSeat]:
        return [SEAT[seat] for seat in range(s.seats) if s.alive[seat] and seat != self.seat]

    def chosen(self, s: Realm, pick: PickSeat) -> None:
        s.event_seat = pick.seat  # WK-EVENT-1
        if s.telling:
            s.tell(CandidateNamed(pick.seat))

    def reason(self, s: Realm, pick: Any) -> Reason:
        return Reason("WK-RULING-15", {"seat": pick.seat})


@dataclass(frozen=True, slots=True)
class RevealEvent(Do):
    """The top event card is revealed; its colour says what happens next."""

    def run(self, s: Realm) -> None:
        s.bar()
        pool = s.event_pool
        if not pool:
            pool += s.event_discard
            s.event_discard.clear()
        place = s.chance.below(len(pool))
        event = pool[place]
        pool[place] = pool[-1]
        pool.pop()
        if not pool:
            pool += s.event_discard  # WK-EVENT-14
            s.event_discard.clear()
        s.event = event
        if s.telling:
            s.tell(EventRevealed(event))  # WK-EVENT-2
        s.todo.append(EVENT_FATES)
        colour = EVENT_COLOUR[event]
        if colour == BLUE:
            s.event_seat = NOBODY  # WK-EVENT-6
        else:
            s.todo.append(ASSIGN_EVENT[s.sceptre])


@dataclass(frozen=True, slots=True)
class AssignEvent(Question):  # WK-D21
    """The Head has the event himself or lets the candidate have it; the better of the two costs a faith."""

    seat: int

    takes = (KeepEvent, PassEvent)

    def options(self, s: Realm) -> tuple[Any, ...]:
        if s.faith[self.seat]:
            return (KEEP_EVENT, PASS_EVENT)
        return (KEEP_EVENT,) if EVENT_COLOUR[s.event] == RED else (PASS_EVENT,)  # WK-EVENT-5

    def chosen(self, s: Realm, pick: Any) -> None:
        keeps = type(pick) is KeepEvent
        if keeps == (EVENT_COLOUR[s.event] == GREEN):  # WK-EVENT-3 WK-EVENT-4
            s.faith[self.seat] -= 1
            if s.telling:
                s.tell(Paid(self.seat, 1, FAITH, BY_CHURCH))
        if keeps:
            s.event_seat = self.seat
        if s.telling:
            s.tell(EventAssigned(s.event, s.event_seat))

    def reason(self, s: Realm, pick: Any) -> Reason:
        return Reason("WK-EVENT-5", {"event": s.event})

    def facts(self, s: Realm) -> dict[str, Any]:
        return {"event": s.event, "seat_to": s.event_seat}


@dataclass(frozen=True, slots=True)
class EventFates(Do):
    """Fate cards that the event uses are shown before anybody decides to cancel it."""

    def run(self, s: Realm) -> None:
        event = s.event
        if EVENT_FATE[event]:
            effects = [EFFECTS[number] for number in EVENT_EFFECTS[event]]
            if any(effect.name == "revolt_check" for effect in effects):
                draw_revolts(s)
            else:
                named = any(effect.target == "fate_baron" for effect in effects)
                show_fate(s, named)  # WK-EVENT-7 WK-EFFECT-3
        s.todo.append(RESOLVE_EVENT)
        cost = EVENT_CANCEL[event]
        if not cost:
            return  # WK-EVENT-10
        s.pledges[:] = [0] * s.seats
        if EVENT_COLOUR[event] == BLUE:
            s.todo.append(COUNT_PLEDGES)
            s.todo.extend(PLEDGE[seat] for seat in reversed(clockwise(s, s.sceptre)))  # WK-EVENT-9
        elif s.faith[s.event_seat] >= cost:
            s.todo.append(CANCEL_EVENT[s.event_seat])  # WK-EVENT-8 WK-RULING-68 WK-RULING-78


def show_fate(s: Realm, names_baron: bool) -> None:
    """Show one fate card; where it must name a baron, one of a baron in the game."""
    while True:
        card = draw(s)
        if card < 0:
            return
        if s.telling:
            s.tell(FateTurned(card))
        if not names_baron or seat_named(s, card) >= 0:
            s.fate_shown.append(card)
            return
        s.fate_discard.append(card)


def draw_revolts(s: Realm) -> None:
    """One fate card for each city of the victim that has none of his nobles; all are shown first."""
    s.revolts.clear()
    for city in CITIES_IN_ORDER:
        if s.owner[city] == s.event_seat and is_unguarded(s, city) and not is_immune(s, city):
            if s.telling:
                s.tell(CityTested(city))
            card = turn(s)
            if card >= 0 and FATE_REVOLT[card]:
                s.revolts.append(city)


@dataclass(frozen=True, slots=True)
class CancelEvent(Question):  # WK-D22
    """The victim of a red event may cancel it for faith."""

    seat: int

    takes = (Cancel, Done)

    def options(self, s: Realm) -> tuple[Any, ...]:
        # a miracle worked meanwhile may have left him short
        return (CANCEL, DONE) if s.faith[self.seat] >= EVENT_CANCEL[s.event] else (DONE,)

    def chosen(self, s: Realm, pick: Any) -> None:
        if type(pick) is Cancel:
            pay_to_cancel(s, self.seat, EVENT_CANCEL[s.event])
            cancel(s)

    def reason(self, s: Realm, pick: Any) -> Reason:
        return Reason("WK-EVENT-8", {"event": s.event, "number": EVENT_CANCEL[s.event]})

    def facts(self, s: Realm) -> dict[str, Any]:
        return {"event": s.event, "number": EVENT_CANCEL[s.event]}


def pay_to_cancel(s: Realm, seat: int, faith: int) -> None:
    """A baron pays faith against an event."""
    if faith:
        s.faith[seat] -= faith
        if s.telling:
            s.tell(Paid(seat, faith, FAITH, BY_EVENT))


def cancel(s: Realm) -> None:
    """The event has no effect."""
    if s.telling:
        s.tell(EventCancelled(s.event))
    s.todo.pop()  # the step that would resolve it
    s.todo.append(DISCARD_EVENT)  # WK-EVENT-12


@dataclass(frozen=True, slots=True)
class Pledge(Question):  # WK-D23
    """A baron pledges faith against a general event, at most what is still missing."""

    seat: int

    takes = (Amount,)

    def options(self, s: Realm) -> tuple[Amount, ...]:
        missing = EVENT_CANCEL[s.event] - sum(s.pledges)
        return amounts(0, min(missing, s.faith[self.seat]))  # WK-RULING-16

    def chosen(self, s: Realm, pick: Amount) -> None:
        missing = EVENT_CANCEL[s.event] - sum(s.pledges)
        s.pledges[self.seat] = pick.number
        if s.telling and missing:  # whoever comes after the cost is reached has nothing to say
            s.tell(FaithPledged(self.seat, pick.number, missing - pick.number))

    def reason(self, s: Realm, pick: Any) -> Reason:
        return Reason("WK-RULING-16", {"number": pick.number})

    def facts(self, s: Realm) -> dict[str, Any]:
        return {"event": s.event, "number": EVENT_CANCEL[s.event] - sum(s.pledges)}


@dataclass(frozen=True, slots=True)
class CountPledges(Do):
    """If the pledges reach the cost they are paid and the event is cancelled; otherwise nobody pays."""

    def run(self, s: Realm) -> None:
        if sum(s.pledges) == EVENT_CANCEL[s.event]:
            for seat, faith in enumerate(s.pledges):
                pay_to_cancel(s, seat, faith)
            cancel(s)
        elif s.telling:
            s.tell(PledgesFailed(s.event))
        s.pledges.clear()


@dataclass(frozen=True, slots=True)
class ResolveEvent(Do):
    """The event works: at once, for the round, or for the rest of the game."""

    def run(self, s: Realm) -> None:
        event, seat = s.event, s.event_seat
        if s.telling:
            s.tell(EventWorked(event))
        s.todo.append(DISCARD_EVENT)
        if EVENT_ROUND[event]:
            s.round_events.append(event)  # WK-EVENT-13
            weigh(s)
            return
        effects = EVENT_EFFECTS[event]
        if EVENT_LASTS[event] and EFFECTS[effects[0]].name.startswith("mod_"):
            keep_event(s, seat, event)
            return
        s.todo.extend(Work(number, False) for number in reversed(effects))  # WK-EVENT-15


@dataclass(frozen=True, slots=True)
class DiscardEvent(Do):
    """A resolved or cancelled event that stays nowhere is discarded."""

    def run(self, s: Realm) -> None:
        event = s.event
        s.fate_discard += s.fate_shown
        s.fate_shown.clear()
        s.revolts.clear()
        kept = event in s.round_events or is_kept(s, event)
        if not kept:
            s.event_discard.append(event)  # WK-RULING-89
            if s.telling:
                s.tell(EventEnded(event))
        s.event = s.event_seat = NOBODY


def is_kept(s: Realm, event: int) -> bool:
    """Whether the event lies in front of its victim; lasting events have one copy each."""
    return s.event_seat >= 0 and any(kept.event == event for kept in lasting_of(s, s.event_seat))


IMPORTANT_EVENT, REVEAL_EVENT, EVENT_FATES = ImportantEvent(), RevealEvent(), EventFates()
COUNT_PLEDGES, RESOLVE_EVENT, DISCARD_EVENT = CountPledges(), ResolveEvent(), DiscardEvent()
_seats = range(len(SEAT_NAMES))
NAME_CANDIDATE = tuple(map(NameCandidate, _seats))
ASSIGN_EVENT = tuple(map(AssignEvent, _seats))
CANCEL_EVENT = tuple(map(CancelEvent, _seats))
PLEDGE = tuple(map(Pledge, _seats))
