"""The Assembly: who sits, who presides, and in which order the agenda is voted on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from serai.engine.core.errors import Reason
from serai.engine.core.steps import COMMIT, AskAll, Commit, Do, listed_in
from serai.games.warrior_knights.choices import (
    AGENDUM,
    SEAT,
    Amount,
    PickAgenda,
    PickSeat,
    amounts,
)
from serai.games.warrior_knights.events import (
    BY_ASSEMBLY,
    AgendaDropped,
    AgendaRevealed,
    ChairTaken,
    OrderAnnounced,
    ProposerDrawn,
    SheetRevealed,
    SittingBegan,
)
from serai.games.warrior_knights.rules.assembly.ballots import CALL_VOTE
from serai.games.warrior_knights.rules.assembly.motions import PROPOSE_MOTION
from serai.games.warrior_knights.rules.assembly.voting import POSTPONED
from serai.games.warrior_knights.rules.board import KINGDOM_CITIES
from serai.games.warrior_knights.rules.cards.fate import name_baron
from serai.games.warrior_knights.rules.cards.zones import RETURN_ZONE, announce
from serai.games.warrior_knights.rules.money.resources import gain_votes
from serai.games.warrior_knights.rules.question import Question
from serai.games.warrior_knights.rules.war.armies import clockwise, nobles_of
from serai.games.warrior_knights.state import NOBODY, VOTE_INCOME, Realm
from serai.games.warrior_knights.tables import (
    AGENDA_MOD,
    AGENDA_OPEN,
    AGENDA_TYPE,
    ASSEMBLY,
    PLAYER_COUNTS,
    PRIVATE,
    SEAT_NAMES,
)

KEEPS_AWAY = AGENDA_MOD["mod_absent_from_assembly"]
VOTE_BONUS = AGENDA_MOD["mod_vote_income"]


def draw_agenda(s: Realm) -> int:
    """Draw an agenda card; NOBODY when deck and discards are both empty."""
    pool = s.agenda_pool
    if not pool:
        pool += s.agenda_discard
        s.agenda_discard.clear()
        if not pool:
            return NOBODY
    s.bar()
    place = s.chance.below(len(pool))
    card = pool[place]
    pool[place] = pool[-1]
    pool.pop()
    if not pool:
        pool += s.agenda_discard
        s.agenda_discard.clear()
    return int(card)


def reveal_agenda(s: Realm) -> None:
    """New agenda cards are laid open until there are three."""
    while len(s.agenda_open) < AGENDA_OPEN:
        card = draw_agenda(s)
        if card < 0:
            return
        s.agenda_open.append(card)
        if s.telling:
            s.tell(AgendaRevealed(card))


def vote_income(s: Realm, seat: int) -> int:
    """The votes a baron receives when a sitting begins."""
    votes = 1 + int(s.owner[:KINGDOM_CITIES].count(seat)) + int(s.law[VOTE_INCOME])  # WK-ASSEMBLY-2 WK-RULING-24
    votes += sum(int(VOTE_BONUS[charge]) for charge in s.charges[seat])  # WK-EFFECT-7
    return votes + sum(int(VOTE_BONUS[s.office[noble]]) for noble in nobles_of(seat) if s.office[noble] >= 0)


@dataclass(frozen=True, slots=True)
class HoldAssembly(Do):
    """The barons gather, receive votes, and the sitting begins."""

    def run(self, s: Realm) -> None:
        announce(s, ASSEMBLY)
        order = clockwise(s, s.gavel)
        for seat in range(s.seats):
            away = any(KEEPS_AWAY[charge] for charge in s.charges[seat])
            # settled once for the whole sitting: WK-ASSEMBLY-1 WK-ASSEMBLY-53 WK-TERM-29 WK-RULING-69
            s.attends[seat] = int(s.alive[seat] and not s.outlaw[seat] and not away)
        if s.telling:
            s.tell(SittingBegan(tuple(seat for seat in order if s.attends[seat])))
        for seat in order:
            gain_votes(s, seat, vote_income(s, seat), BY_ASSEMBLY)  # WK-EFFECT-14
        s.chair = s.named_by = NOBODY
        s.sheets.clear()
        s.todo.append(END_SITTING)
        s.todo.append(SIT)


def sit_down(s: Realm) -> bool:
    """See to it that somebody presides; tells whether the sitting can go on at once."""
    if s.attends[s.gavel]:
        if s.chair != s.gavel:
            s.chair = s.named_by = s.gavel  # WK-ASSEMBLY-54
            if s.telling:
                s.tell(ChairTaken(s.chair))
        return True
    if s.chair >= 0 and s.attends[s.chair] and s.named_by == s.gavel:
        return True
    s.todo.append(NAME_CHAIR[s.gavel])  # WK-ASSEMBLY-4
    return False


def goes_on(s: Realm, step: Do) -> bool:
    """Whether a card of the agenda can be voted on now; the step comes again after it, or once somebody presides."""
    if not any(s.attends):
        drop_agenda(s)  # WK-ASSEMBLY-16 WK-RULING-26
        return False
    if not s.agenda_open:
        return False
    s.todo.append(step)
    return sit_down(s)


@dataclass(frozen=True, slots=True)
class Sit(Do):
    """Private Motions come first, then the other cards in the order announced."""

    def run(self, s: Realm) -> None:
        if s.proposal == POSTPONED:
            return  # WK-ASSEMBLY-36
        if not goes_on(s, self):
            return
        for place, card in enumerate(s.agenda_open):
            if AGENDA_TYPE[card] == PRIVATE:  # WK-ASSEMBLY-5 WK-ASSEMBLY-57 WK-RULING-33
                s.motion = s.agenda_open.pop(place)
                seat = name_baron(s)  # WK-ASSEMBLY-32
                s.motion_seat = NOBODY
                if s.telling:
                    s.tell(ProposerDrawn(seat))
                s.todo.append(CALL_VOTE)
                s.todo.append(PROPOSE_MOTION[seat])
                return
        s.todo.pop()
        s.todo.append(IN_ORDER)
        if len(s.agenda_open) > 1:
            s.todo.append(ORDER_AGENDA[s.chair][0])  # WK-ASSEMBLY-6


def drop_agenda(s: Realm) -> None:
    """Agenda cards not yet voted on are discarded."""
    for card in s.agenda_open:
        s.agenda_discard.append(card)
        if s.telling:
            s.tell(AgendaDropped(card))
    s.agenda_open.clear()


@dataclass(frozen=True, slots=True)
class NameChair(Question):  # WK-D30
    """The absent Chairman names who presides."""

    seat: int

    takes = (PickSeat,)

    def options(self, s: Realm) -> list[PickSeat]:
        return [SEAT[seat] for seat in range(s.seats) if s.attends[seat]]

    def chosen(self, s: Realm, pick: PickSeat) -> None:
        s.chair, s.named_by = pick.seat, self.seat
        if s.telling:
            s.tell(ChairTaken(pick.seat))

    def reason(self, s: Realm, pick: Any) -> Reason:
        return Reason("WK-ASSEMBLY-4", {"seat": pick.seat})


@dataclass(frozen=True, slots=True)
class OrderAgenda(Question):  # WK-D32
    """The chairman says which card is voted on next."""

    seat: int
    place: int

    takes = (PickAgenda,)

    def options(self, s: Realm) -> list[PickAgenda]:
        return [AGENDUM[card] for card in dict.fromkeys(s.agenda_open[self.place :])]

    def chosen(self, s: Realm, pick: PickAgenda) -> None:
        rest = s.agenda_open[self.place :]
        rest.remove(pick.agenda)
        s.agenda_open[self.place :] = [pick.agenda, *rest]
        if len(rest) > 1:
            s.todo.append(ORDER_AGENDA[self.seat][self.place + 1])
        elif s.telling:
            s.tell(OrderAnnounced(tuple(s.agenda_open)))

    def reason(self, s: Realm, pick: Any) -> Reason:
        return Reason("WK-ASSEMBLY-6", {"agenda": pick.agenda})

    def facts(self, s: Realm) -> dict[str, Any]:
        return {"agenda_left": tuple(s.agenda_open[self.place :]), "number": self.place + 1}


@dataclass(frozen=True, slots=True)
class InOrder(Do):
    """The cards are voted on in their order; two barons write all their votes first."""

    def run(self, s: Realm) -> None:
        s.todo.append(NEXT_AGENDUM)
        if PLAYER_COUNTS[s.seats]["written_votes"] and s.agenda_open and any(s.attends):
            s.todo.append(WRITE_VOTES)  # WK-ASSEMBLY-52 WK-PLAYERS-5


@dataclass(frozen=True, slots=True)
class WriteVotes(AskAll):  # WK-D40
    """Both barons write down their votes for every remaining card."""

    def seats(self, s: Realm) -> tuple[int, ...]:
        return tuple(seat for seat in range(s.seats) if s.attends[seat])  # WK-ASSEMBLY-60

    def options(self, s: Realm, seat: int, draft: tuple[Any, ...]) -> Sequence[Any]:
        if len(draft) == len(s.agenda_open):
            return (COMMIT,)
        return amounts(0, s.votes[seat] - sum(pick.number for pick in draft if isinstance(pick, Amount)))

    def revealed(self, s: Realm, drafts: Sequence[tuple[Any, ...]]) -> None:
        s.bar()
        s.sheets[:] = [tuple(pick.number for pick in draft) for draft in drafts]
        if s.telling:
            for seat, sheet in enumerate(s.sheets):
                if sheet:
                    s.tell(SheetRevealed(seat, sheet))

    def why_not(self, s: Realm, seat: int, draft: tuple[Any, ...], pick: Any) -> Reason | None:
        if listed_in(self.options(s, seat, draft), pick):
            return None
        if type(pick) not in (Amount, Commit):
            return Reason("SE-ASK-3", {})
        return Reason("WK-ASSEMBLY-52", {"number": s.votes[seat]})

    def facts(self, s: Realm, seat: int) -> dict[str, Any]:
        draft = s.drafts[seat] if s.drafts is not None else ()
        open_cards = s.agenda_open[len(draft) :]  # none once all are written down
        left = s.votes[seat] - sum(pick.number for pick in draft if isinstance(pick, Amount))
        return {"agenda": open_cards[0] if open_cards else NOBODY, "number": left}


@dataclass(frozen=True, slots=True)
class NextAgendum(Do):
    """The next card is put to the vote, as long as anybody sits."""

    def run(self, s: Realm) -> None:
        if not goes_on(s, self):
            return
        s.motion = s.agenda_open.pop(0)
        s.motion_seat = NOBODY
        s.todo.append(CALL_VOTE)


@dataclass(frozen=True, slots=True)
class EndSitting(Do):
    """However a sitting ends, the agenda is filled up and the cards of the zone return."""

    def run(self, s: Realm) -> None:
        s.chair = s.named_by = s.proposal = NOBODY
        s.sheets.clear()
        s.attends[:] = [0] * s.seats
        reveal_agenda(s)  # WK-ASSEMBLY-14 WK-ASSEMBLY-55
        s.todo.append(RETURN_ZONE[ASSEMBLY])


HOLD_ASSEMBLY, SIT, IN_ORDER, NEXT_AGENDUM = HoldAssembly(), Sit(), InOrder(), NextAgendum()
WRITE_VOTES, END_SITTING = WriteVotes(), EndSitting()
_seats = range(len(SEAT_NAMES))
NAME_CHAIR = tuple(map(NameChair, _seats))
ORDER_AGENDA = tuple(tuple(OrderAgenda(seat, place) for place in range(AGENDA_OPEN)) for seat in _seats)
