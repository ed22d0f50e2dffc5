"""Private motions, and what follows a vote: motions, laws, annulments, and the right to defy them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from serai.engine.core.errors import Reason
from serai.engine.core.steps import Do
from serai.games.warrior_knights.choices import (
    AGENDUM,
    ANNUL,
    DEFY,
    DONE,
    OBEY,
    OPEN,
    POSTPONE,
    PROPOSE,
    READMIT,
    RECALL,
    SEAT,
    Defy,
    Done,
    Obey,
    PickAgenda,
    PickSeat,
    Propose,
)
from serai.games.warrior_knights.events import (
    Annulled,
    BaronElected,
    BaronNamed,
    CardFailed,
    CardPassed,
    LawMade,
    MotionDefied,
    ObjectNamed,
    ProposalFailed,
    ProposalPassed,
    Proposed,
    SittingPostponed,
    TalkRecorded,
)
from serai.games.warrior_knights.rules.assembly.laws import outlaw, readmit
from serai.games.warrior_knights.rules.assembly.posts import OFFER_POST
from serai.games.warrior_knights.rules.assembly.voting import VOTING_DONE
from serai.games.warrior_knights.rules.cards.work import Work
from serai.games.warrior_knights.rules.options import OPEN_PRIVATE_MOTIONS
from serai.games.warrior_knights.rules.question import Question
from serai.games.warrior_knights.rules.war.armies import clockwise
from serai.games.warrior_knights.rules.war.death import check_army
from serai.games.warrior_knights.rules.war.due_nobles import bury_doomed
from serai.games.warrior_knights.state import NOBODY, Realm, weigh
from serai.games.warrior_knights.tables import (
    AGENDA,
    AGENDA_EFFECTS,
    AGENDA_TYPE,
    CHARGE,
    EFFECTS,
    LAW,
    NOBLES_EACH,
    OFFICE,
    PRINTED_AGENDA,
    PRIVATE,
    SEAT_NAMES,
    TABLE_TALK,
)


def needs_baron(agenda: int) -> bool:
    """Whether an open motion works on a baron whom the proposer names."""
    return any(EFFECTS[number].target == "elected" for number in AGENDA_EFFECTS[agenda])


def in_force(s: Realm) -> list[int]:
    """Every law, charge and office that could be annulled."""
    found = list(s.laws)
    for charges in s.charges:
        found += charges
    return found + [office for office in s.office if office >= 0]


def holder_of(s: Realm, agenda: int) -> int:
    """Whose charge or office it is."""
    if AGENDA_TYPE[agenda] == CHARGE:
        return next(seat for seat in range(s.seats) if agenda in s.charges[seat])
    return int(s.office.index(agenda) // NOBLES_EACH)


def objects(s: Realm) -> list[int]:
    """What a private motion of the kind proposed can be about."""
    if s.proposal == ANNUL:
        return sorted(in_force(s))
    if s.proposal == RECALL:
        return sorted({card for card in s.agenda_discard if AGENDA_TYPE[card] != PRIVATE})  # WK-RULING-29
    return [
        agenda
        for agenda in range(PRINTED_AGENDA, len(AGENDA))
        if agenda not in s.laws  # WK-OPT-2.4
    ]


@dataclass(frozen=True, slots=True)
class ProposeMotion(Question):  # WK-D31
    """The baron drawn by fate says what kind of motion he proposes, if any."""

    seat: int

    takes = (Propose, Done)

    def options(self, s: Realm) -> list[Any]:
        listed: list[Any] = []
        if any(s.outlaw):
            listed.append(PROPOSE[READMIT])
        if in_force(s):
            listed.append(PROPOSE[ANNUL])
        listed.append(PROPOSE[POSTPONE])
        if any(AGENDA_TYPE[card] != PRIVATE for card in s.agenda_discard):
            listed.append(PROPOSE[RECALL])
        if s.settings[OPEN_PRIVATE_MOTIONS]:
            listed.append(PROPOSE[OPEN])  # WK-OPT-2.1
        listed.append(DONE)  # WK-ASSEMBLY-39
        return listed

    def chosen(self, s: Realm, pick: Any) -> None:
        if type(pick) is Done:
            return
        s.proposal = pick.proposal  # WK-ASSEMBLY-33
        if s.telling:
            s.tell(Proposed(self.seat, pick.proposal))
        if pick.proposal == READMIT:
            s.todo.append(PROPOSE_BARON[self.seat])
        elif pick.proposal != POSTPONE:
            s.todo.append(PROPOSE_OBJECT[self.seat])

    def reason(self, s: Realm, pick: Any) -> Reason:
        rules = {READMIT: "WK-ASSEMBLY-34", ANNUL: "WK-ASSEMBLY-35", RECALL: "WK-ASSEMBLY-37"}
        return Reason(rules.get(pick.proposal, "WK-OPT-2.1"), {"proposal": pick.proposal})


@dataclass(frozen=True, slots=True)
class ProposeBaron(Question):  # WK-D31
    """The proposer names the baron his motion is about."""

    seat: int

    takes = (PickSeat,)

    def options(self, s: Realm) -> list[PickSeat]:
        only_outlaws = s.proposal == READMIT
        return [SEAT[seat] for seat in range(s.seats) if s.alive[seat] and (s.outlaw[seat] or not only_outlaws)]

    def chosen(self, s: Realm, pick: PickSeat) -> None:
        s.motion_seat = pick.seat
        if s.telling:
            s.tell(BaronNamed(pick.seat))

    def reason(self, s: Realm, pick: Any) -> Reason:
        return Reason("WK-ASSEMBLY-34" if s.proposal == READMIT else "WK-OPT-2.4", {"seat": pick.seat})


@dataclass(frozen=True, slots=True)
class ProposeObject(Question):  # WK-D31
    """The proposer says which law, post, discarded card or new rule his motion is about."""

    seat: int

    takes = (PickAgenda,)

    def options(self, s: Realm) -> list[PickAgenda]:
        return [AGENDUM[agenda] for agenda in objects(s)]

    def chosen(self, s: Realm, pick: Any) -> None:
        if s.telling:
            s.tell(ObjectNamed(pick.agenda))
        if s.proposal == RECALL:
            s.agenda_discard.remove(pick.agenda)
            s.agenda_discard.append(s.motion)
            s.motion = pick.agenda  # put to its own vote at once: WK-ASSEMBLY-37 WK-ASSEMBLY-38
            s.proposal = NOBODY
            return
        s.matter = pick.agenda
        if s.matter == TABLE_TALK:
            s.motion_seat = self.seat  # he puts it into words beside the questions: WK-OPT-2.3
        if s.proposal == OPEN and needs_baron(pick.agenda):
            s.todo.append(PROPOSE_BARON[self.seat])

    def reason(self, s: Realm, pick: Any) -> Reason:
        rules = {ANNUL: "WK-ASSEMBLY-35", RECALL: "WK-ASSEMBLY-37"}
        return Reason(rules.get(s.proposal, "WK-OPT-2.4"), {"agenda": pick.agenda})


# ---- after the vote


@dataclass(frozen=True, slots=True)
class ResolveVote(Do):
    """The result takes effect at once."""

    def run(self, s: Realm) -> None:
        passed = bool(s.bound[0])
        s.todo.append(VOTING_DONE)
        if s.proposal >= 0:
            if s.telling:
                s.tell(ProposalPassed(s.proposal) if passed else ProposalFailed(s.proposal))
            if passed:
                carry_proposal(s)  # WK-ASSEMBLY-12
            return
        card = s.motion
        kind = AGENDA_TYPE[card]
        if kind in (CHARGE, OFFICE):
            if s.telling:
                s.tell(BaronElected(s.motion_seat, card))
            s.todo.append(OFFER_POST[s.motion_seat])  # WK-ASSEMBLY-18 WK-ASSEMBLY-30 WK-ASSEMBLY-45 WK-RULING-30
            return
        if s.telling:
            s.tell(CardPassed(card) if passed else CardFailed(card))
        if not passed:
            return  # WK-ASSEMBLY-17
        if kind == LAW:
            make_law(s, card)
            s.motion = NOBODY
        else:
            carry_motion(s, AGENDA_EFFECTS[card])


def make_law(s: Realm, law: int) -> None:
    """A law comes into force for everyone."""
    s.laws.append(law)  # WK-ASSEMBLY-22 WK-OPT-2.2 WK-EFFECT-20
    weigh(s)
    if s.telling:
        s.tell(LawMade(law))


def carry_proposal(s: Realm) -> None:
    """A private motion has passed."""
    if s.proposal == READMIT:
        readmit(s, s.motion_seat)  # WK-ASSEMBLY-34
    elif s.proposal == POSTPONE:
        if s.telling:
            s.tell(SittingPostponed())
    elif s.proposal == ANNUL:
        if s.matter in s.laws:
            annul(s)
        else:
            s.todo.append(ANNULMENT)
            s.bound[:] = [1] * s.seats
            s.todo.append(OBEY_MOTION[holder_of(s, s.matter)])  # WK-ASSEMBLY-58 WK-RULING-70
    elif s.matter == TABLE_TALK:
        s.talk.append(s.words)
        if s.telling:
            s.tell(TalkRecorded(s.words))
    elif AGENDA_TYPE[s.matter] == LAW:
        make_law(s, s.matter)
    else:
        carry_motion(s, AGENDA_EFFECTS[s.matter])


def annul(s: Realm) -> None:
    """A law, charge or office ends; a printed card is discarded."""
    matter = s.matter
    if matter in s.laws:
        s.laws.remove(matter)
        weigh(s)
    else:
        seat = holder_of(s, matter)
        if AGENDA_TYPE[matter] == CHARGE:
            s.charges[seat] = tuple(charge for charge in s.charges[seat] if charge != matter)
        else:
            noble = s.office.index(matter)
            s.office[noble] = NOBODY
            check_army(s, noble)  # WK-DEATH-3
            bury_doomed(s, [seat])
    if matter < PRINTED_AGENDA:
        s.agenda_discard.append(matter)  # WK-ASSEMBLY-35
    if s.telling:
        s.tell(Annulled(matter))


@dataclass(frozen=True, slots=True)
class Annulment(Do):
    """A charge or office is annulled, unless its holder has defied it."""

    def run(self, s: Realm) -> None:
        if s.bound[holder_of(s, s.matter)]:
            annul(s)


def bound_barons(s: Realm, effects: Sequence[int]) -> list[int]:
    """The barons in the target of an effect of a motion, clockwise from the chairman."""
    order = clockwise(s, s.chair)
    found: set[int] = set()
    for number in effects:
        target = EFFECTS[number].target  # WK-EFFECT-18
        if target == "elected":
            found.add(s.motion_seat)
        elif target == "all":
            found.update(order)
        elif target == "all_except_head":
            found.update(seat for seat in order if seat != s.sceptre)
    return [seat for seat in order if seat in found]


def carry_motion(s: Realm, effects: Sequence[int]) -> None:
    """The barons bound by a motion obey or defy it; then it works on those who obey."""
    bound = bound_barons(s, effects)
    s.bound[:] = [int(seat in bound) for seat in range(s.seats)]
    s.todo.extend(Work(number, True) for number in reversed(effects))
    s.todo.extend(OBEY_MOTION[seat] for seat in reversed(bound))  # WK-ASSEMBLY-41 WK-ASSEMBLY-59


@dataclass(frozen=True, slots=True)
class ObeyMotion(Question):  # WK-D36
    """A baron bound by a motion obeys it, or defies it and is outlawed."""

    seat: int

    takes = (Obey, Defy)

    def options(self, s: Realm) -> tuple[Any, ...]:
        return (OBEY, DEFY)

    def chosen(self, s: Realm, pick: Any) -> None:
        if type(pick) is Defy:
            s.bound[self.seat] = 0  # WK-ASSEMBLY-42 WK-ASSEMBLY-43
            if s.telling:
                s.tell(MotionDefied(self.seat))
            outlaw(s, self.seat)

    def facts(self, s: Realm) -> dict[str, Any]:
        return {"agenda": s.matter if s.proposal >= 0 else s.motion}


RESOLVE_VOTE, ANNULMENT = ResolveVote(), Annulment()
_seats = range(len(SEAT_NAMES))
PROPOSE_MOTION = tuple(map(ProposeMotion, _seats))
PROPOSE_BARON = tuple(map(ProposeBaron, _seats))
PROPOSE_OBJECT = tuple(map(ProposeObject, _seats))
OBEY_MOTION = tuple(map(ObeyMotion, _seats))
