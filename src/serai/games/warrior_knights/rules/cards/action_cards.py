"""The action phase: cards are revealed, resolved and laid into their zones; special phases interrupt it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from serai.engine.core.errors import Reason
from serai.engine.core.steps import Do
from serai.games.warrior_knights.choices import (
    DECLINE,
    SPACE,
    USE,
    Decline,
    PickSpace,
    Use,
)
from serai.games.warrior_knights.events import (
    BY_CARD,
    CardRevealed,
    NeutralRevealed,
    SceptrePassed,
)
from serai.games.warrior_knights.rules.assembly.church import gain_faith
from serai.games.warrior_knights.rules.assembly.laws import pass_gavel
from serai.games.warrior_knights.rules.cards.maneuvers import MobilizeForces, VersatileStrategy
from serai.games.warrior_knights.rules.cards.neutral_cards import NEUTRAL_STEPS
from serai.games.warrior_knights.rules.cards.phases import PHASE_STEPS, due_phase
from serai.games.warrior_knights.rules.cards.planning import neutrals_of, plans_of
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
from serai.games.warrior_knights.rules.war.armies import nobles_of, on_board
from serai.games.warrior_knights.rules.war.cities import gain_crowns
from serai.games.warrior_knights.state import NOBODY, Realm
from serai.games.warrior_knights.tables import (
    ACTION_KINDS,
    ACTIONS,
    AGENDA_MOD,
    ASSEMBLY,
    SEAT_NAMES,
    STACKS,
    TAXATION,
    WAGES,
)

USE_OR_NOT = (USE, DECLINE)  # WK-D6
CHURCH_BONUS = AGENDA_MOD["mod_serve_church_bonus"]


@dataclass(frozen=True, slots=True)
class NextCard(Do):
    """The top card of the stack is revealed and resolved; the phase ends with the third stack."""

    def run(self, s: Realm) -> None:
        while True:
            plans, neutrals = plans_of(s)[s.stack], neutrals_of(s)[s.stack]
            total = len(neutrals)
            for plan in plans:
                total += len(plan)
            if total:
                break
            if s.stack == len(STACKS) - 1:
                return  # WK-ACTION-23
            s.stack += 1  # WK-ACTION-1
        s.bar()
        s.bowed = 0
        s.area = s.mover = NOBODY
        s.marched.clear()
        s.fought.clear()
        s.permits.clear()
        s.todo.append(self)  # WK-ACTION-22 WK-ACTION-2
        s.todo.append(DUE)  # WK-ACTION-20
        self._reveal(s, plans, neutrals, s.chance.below(total))  # any card may be the top one: WK-PLAN-8

    def _reveal(self, s: Realm, plans: list[list[int]], neutrals: list[int], place: int) -> None:
        if place < len(neutrals):
            kind = neutrals.pop(place)
            s.neutral = kind
            if s.telling:
                s.tell(NeutralRevealed(s.stack, kind))
            s.todo.append(NEUTRAL_BACK)
            s.todo.append(NEUTRAL_STEPS[kind])  # WK-ACTION-5
            return
        place -= len(neutrals)
        for seat, plan in enumerate(plans):
            if place < len(plan):
                card = plan.pop(place)
                s.card = card
                if s.telling:
                    s.tell(CardRevealed(s.stack, card))
                s.todo.append(CARD_STEPS[card % ACTION_KINDS][seat])  # WK-ACTION-3
                return
            place -= len(plan)


@dataclass(frozen=True, slots=True)
class NeutralBack(Do):
    """A used neutral card goes back to its deck."""

    def run(self, s: Realm) -> None:
        s.neutral_used.append(s.neutral)  # WK-ACTION-6
        s.neutral = NOBODY


@dataclass(frozen=True, slots=True)
class Due(Do):
    """Special phases whose zone or track is full are held, in the order of their chapters."""

    def run(self, s: Realm) -> None:
        phase = due_phase(s)
        if phase >= 0:  # WK-ACTION-49 WK-ACTION-21 WK-ROUND-2 WK-RULING-66
            s.todo.append(self)
            s.todo.append(PHASE_STEPS[phase])


def has_most(s: Realm, held: list[int], seat: int) -> bool:
    """Whether a baron holds more than every other."""
    mine = held[seat]
    for other in range(s.seats):
        if other != seat and s.alive[other] and held[other] >= mine:
            return False  # WK-TERM-28
    return True


@dataclass(frozen=True, slots=True)
class LevyTaxes(Question):
    """One crown for each area with a noble."""

    seat: int

    takes = (Use, Decline)

    def options(self, s: Realm) -> tuple[Any, ...]:
        return USE_OR_NOT  # WK-ACTION-4

    def chosen(self, s: Realm, pick: Any) -> None:
        if type(pick) is Use:
            # besieged nobles count too: WK-ACTION-27
            areas = {s.where[noble] for noble in nobles_of(self.seat) if on_board(s, noble)}
            gain_crowns(s, self.seat, len(areas), BY_CARD)  # WK-ACTION-24 WK-ACTION-25 WK-ACTION-26 WK-RULING-11
        else:
            decline(s)
        lay(s, TAXATION)  # WK-ACTION-8


@dataclass(frozen=True, slots=True)
class DraftSoldiers(Question):  # WK-D7
    """A marker on the mercenary track, free of charge."""

    seat: int

    takes = (PickSpace, Decline)

    def options(self, s: Realm) -> list[Any]:
        listed: list[Any] = [SPACE[space] for space in free_spaces(s)]
        listed.append(DECLINE)
        return listed

    def chosen(self, s: Realm, pick: Any) -> None:
        if type(pick) is PickSpace:
            place_marker(s, self.seat, pick.space)  # WK-ACTION-28
        else:
            decline(s)
        lay(s, WAGES)  # WK-ACTION-9

    def reason(self, s: Realm, pick: Any) -> Reason:
        return why_no_space(s, pick.space)


@dataclass(frozen=True, slots=True)
class RallySupport(Question):
    """Two votes, and the gavel for whoever then holds the most."""

    seat: int

    takes = (Use, Decline)

    def options(self, s: Realm) -> tuple[Any, ...]:
        return USE_OR_NOT

    def chosen(self, s: Realm, pick: Any) -> None:
        seat = self.seat
        if type(pick) is Use:
            gain_votes(s, seat, 2, BY_CARD)  # WK-ACTION-30
            if s.gavel != seat and not s.outlaw[seat] and has_most(s, s.votes, seat):
                pass_gavel(s, seat)  # WK-ACTION-31 WK-ACTION-35
        else:
            decline(s)
        lay(s, ASSEMBLY)  # WK-ACTION-10


@dataclass(frozen=True, slots=True)
class ServeTheChurch(Question):
    """Faith, and the sceptre for whoever then holds the most."""

    seat: int

    takes = (Use, Decline)

    def options(self, s: Realm) -> tuple[Any, ...]:
        return USE_OR_NOT

    def chosen(self, s: Realm, pick: Any) -> None:
        seat = self.seat
        s.todo.append(CHOOSE_ZONE[seat][0])  # WK-ACTION-11 WK-ACTION-48
        if type(pick) is not Use:
            decline(s)
            return
        faith = 1 + sum(CHURCH_BONUS[charge] for charge in s.charges[seat])  # WK-ACTION-32
        if gain_faith(s, seat, faith, BY_CARD) and s.sceptre != seat and has_most(s, s.faith, seat):
            s.sceptre = seat  # WK-ACTION-33
            if s.telling:
                s.tell(SceptrePassed(seat))


NEXT_CARD, NEUTRAL_BACK, DUE = NextCard(), NeutralBack(), Due()
_seats = range(len(SEAT_NAMES))
_classes: dict[str, Any] = {
    "levy_taxes": LevyTaxes,
    "draft_soldiers": DraftSoldiers,
    "rally_support": RallySupport,
    "serve_the_church": ServeTheChurch,
    "mobilize_forces": MobilizeForces,
    "versatile_strategy": VersatileStrategy,
}
CARD_STEPS: tuple[tuple[Any, ...], ...] = tuple(tuple(map(_classes[action], _seats)) for action in ACTIONS)
