"""Ballots: how votes on a card are committed, declared and counted, and who decides a tie."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from serai.engine.core.errors import Reason
from serai.engine.core.steps import COMMIT, AskAll, Commit, Do, listed_in
from serai.games.warrior_knights.choices import (
    AGAINST,
    FOR,
    SEAT,
    Against,
    Amount,
    For,
    PickSeat,
    amounts,
)
from serai.games.warrior_knights.events import (
    BY_ASSEMBLY,
    VOTES,
    DeclaredAgainst,
    DeclaredFor,
    DeclaredName,
    Paid,
    TieBroken,
    VoteCalled,
    VoteCounted,
    VotesCommitted,
)
from serai.games.warrior_knights.rules.assembly.motions import RESOLVE_VOTE
from serai.games.warrior_knights.rules.assembly.voting import ABSENT, AGAINST_IT, FOR_IT, VOTING_DONE, names_baron
from serai.games.warrior_knights.rules.question import Question
from serai.games.warrior_knights.rules.war.armies import clockwise
from serai.games.warrior_knights.state import Realm
from serai.games.warrior_knights.tables import AGENDA_TYPE, PRIVATE, SEAT_NAMES


@dataclass(frozen=True, slots=True)
class CallVote(Do):
    """A card or proposal is put to the vote, unless the proposer had nothing to propose."""

    def run(self, s: Realm) -> None:
        s.ballot[:] = [0] * s.seats
        s.spoken[:] = [ABSENT] * s.seats
        if s.motion < 0:
            return
        if AGENDA_TYPE[s.motion] == PRIVATE and s.proposal < 0:
            s.todo.append(VOTING_DONE)  # WK-ASSEMBLY-39
            return
        if s.telling and AGENDA_TYPE[s.motion] != PRIVATE:
            s.tell(VoteCalled(s.motion))
        s.todo.append(RESOLVE_VOTE)
        s.todo.append(COUNT_VOTES)
        if s.sheets and AGENDA_TYPE[s.motion] != PRIVATE and s.proposal < 0:
            self._from_sheets(s)
        else:
            s.todo.append(COMMIT_VOTES)

    def _from_sheets(self, s: Realm) -> None:
        for seat in range(s.seats):
            if s.sheets[seat] and s.attends[seat]:
                spend(s, seat, min(s.sheets[seat][0], s.votes[seat]))
            s.sheets[seat] = s.sheets[seat][1:]
        call_declarations(s)


def spend(s: Realm, seat: int, votes: int) -> None:
    """A baron's committed votes are shown and spent."""
    s.ballot[seat] = votes
    s.votes[seat] -= votes  # WK-ASSEMBLY-10 WK-ASSEMBLY-13
    if s.telling:
        s.tell(VotesCommitted(seat, votes))
        if votes:
            s.tell(Paid(seat, votes, VOTES, BY_ASSEMBLY))


def call_declarations(s: Realm) -> None:
    """Clockwise from the chairman all who committed votes declare."""
    order = [seat for seat in clockwise(s, s.chair) if s.ballot[seat]]
    s.todo.extend(DECLARE[seat] for seat in reversed(order))  # WK-ASSEMBLY-9 WK-RULING-25 WK-RULING-90


def matter_of(s: Realm) -> dict[str, Any]:
    """What is voted on: a card, or a baron's own proposal with the card it is about, if any."""
    if s.proposal < 0:
        return {"agenda": s.motion}
    return {"proposal": s.proposal, "agenda": s.matter}


@dataclass(frozen=True, slots=True)
class CommitVotes(AskAll):  # WK-D33 WK-ASSEMBLY-3
    """Everybody who sits commits votes, secretly and at the same time."""

    def seats(self, s: Realm) -> tuple[int, ...]:
        return tuple(seat for seat in range(s.seats) if s.attends[seat])  # WK-ASSEMBLY-7

    def options(self, s: Realm, seat: int, draft: tuple[Any, ...]) -> Sequence[Any]:
        return (COMMIT,) if draft else amounts(0, s.votes[seat])

    def revealed(self, s: Realm, drafts: Sequence[tuple[Any, ...]]) -> None:
        s.bar()
        for seat, draft in enumerate(drafts):
            if draft:
                spend(s, seat, draft[0].number)  # WK-ASSEMBLY-8
        call_declarations(s)

    def why_not(self, s: Realm, seat: int, draft: tuple[Any, ...], pick: Any) -> Reason | None:
        if listed_in(self.options(s, seat, draft), pick):
            return None
        if type(pick) not in (Amount, Commit):
            return Reason("SE-ASK-3", {})
        return Reason("WK-ASSEMBLY-7", {"number": s.votes[seat]})

    def facts(self, s: Realm, seat: int) -> dict[str, Any]:
        return {**matter_of(s), "number": s.votes[seat]}


@dataclass(frozen=True, slots=True)
class Declare(Question):  # WK-D34
    """A baron declares for or against, or names a baron, with the votes he committed."""

    seat: int

    takes = (For, Against, PickSeat)

    def options(self, s: Realm) -> Sequence[Any]:
        if names_baron(s):
            return [SEAT[seat] for seat in range(s.seats) if s.alive[seat]]  # WK-ASSEMBLY-19
        return (FOR, AGAINST)

    def chosen(self, s: Realm, pick: Any) -> None:
        if type(pick) is PickSeat:
            s.spoken[self.seat] = pick.seat
            if s.telling:
                s.tell(DeclaredName(self.seat, pick.seat))
        elif type(pick) is For:
            s.spoken[self.seat] = FOR_IT
            if s.telling:
                s.tell(DeclaredFor(self.seat))
        else:
            s.spoken[self.seat] = AGAINST_IT
            if s.telling:
                s.tell(DeclaredAgainst(self.seat))

    def reason(self, s: Realm, pick: Any) -> Reason:
        return Reason("WK-ASSEMBLY-18" if names_baron(s) else "WK-ASSEMBLY-17", {"agenda": s.motion})

    def facts(self, s: Realm) -> dict[str, Any]:
        return {**matter_of(s), "number": s.ballot[self.seat]}


def tally(s: Realm) -> list[int]:
    """The results that have the most votes: seats, or for and against."""
    if names_baron(s):
        outcomes = [seat for seat in range(s.seats) if s.alive[seat]]
    else:
        outcomes = [FOR_IT, AGAINST_IT]
    votes = [sum(s.ballot[v] for v in range(s.seats) if s.spoken[v] == outcome) for outcome in outcomes]
    if s.telling and not names_baron(s):
        s.tell(VoteCounted(votes[0], votes[1]))
    most = max(votes)  # nobody for and nobody against is a tie too: WK-RULING-27
    return [outcome for outcome, number in zip(outcomes, votes, strict=True) if number == most]  # WK-ASSEMBLY-20


@dataclass(frozen=True, slots=True)
class CountVotes(Do):
    """The votes are counted; a tie is the chairman's to break."""

    def run(self, s: Realm) -> None:
        best = tally(s)
        if len(best) > 1:
            s.todo.append(BREAK_TIE[s.chair])  # WK-ASSEMBLY-11
        else:
            s.motion_seat = best[0] if names_baron(s) else s.motion_seat
            s.bound[:] = [int(best[0] != AGAINST_IT)] * s.seats


@dataclass(frozen=True, slots=True)
class BreakTie(Question):  # WK-D35
    """The chairman decides a tie as he likes."""

    seat: int

    takes = (For, Against, PickSeat)

    def options(self, s: Realm) -> list[Any]:
        telling, s.telling = s.telling, False
        best = tally(s)
        s.telling = telling
        if names_baron(s):
            return [SEAT[seat] for seat in best]
        return [FOR, AGAINST]

    def chosen(self, s: Realm, pick: Any) -> None:
        if s.telling:
            s.tell(TieBroken(self.seat))
        if type(pick) is PickSeat:
            s.motion_seat = pick.seat
        s.bound[:] = [int(type(pick) is not Against)] * s.seats

    def reason(self, s: Realm, pick: Any) -> Reason:
        return Reason("WK-ASSEMBLY-11", {"agenda": s.motion})

    def facts(self, s: Realm) -> dict[str, Any]:
        return matter_of(s)


CALL_VOTE, COMMIT_VOTES, COUNT_VOTES = CallVote(), CommitVotes(), CountVotes()
_seats = range(len(SEAT_NAMES))
DECLARE = tuple(map(Declare, _seats))
BREAK_TIE = tuple(map(BreakTie, _seats))
