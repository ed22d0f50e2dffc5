"""Planning: up to two cards on each of three stacks, all barons at once and in secret."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from serai.engine.core.errors import Reason
from serai.engine.core.steps import COMMIT, AskAll, Do, listed_in
from serai.games.warrior_knights.choices import PLAN, PlanCard
from serai.games.warrior_knights.events import Planned, RoundBegan
from serai.games.warrior_knights.state import Realm
from serai.games.warrior_knights.tables import (
    ACTION_KINDS,
    CARDS,
    CARDS_PER_STACK,
    NEUTRAL_DECK,
    NEUTRAL_PER_STACK,
    STACKS,
)


def _listings() -> tuple[tuple[tuple[Any, ...], ...], ...]:
    """By the stacks with room and the kinds in hand, both as bits: what may be planned next."""
    return tuple(
        tuple(
            (
                *(
                    PLAN[stack][kind]
                    for stack in range(len(STACKS))
                    if room >> stack & 1
                    for kind in range(ACTION_KINDS)
                    if kinds >> kind & 1
                ),
                COMMIT,  # WK-PLAN-2
            )
            for kinds in range(1 << ACTION_KINDS)
        )
        for room in range(1 << len(STACKS))
    )


LISTINGS = _listings()
# A hand and the room on the stacks as one number, two bits for the cards of each kind and for the room of each stack.
HELD = tuple(1 << 2 * (card % ACTION_KINDS) for card in range(len(CARDS)))
ROOM_ABOVE = 2 * ACTION_KINDS
CARDS_BELOW = (1 << ROOM_ABOVE) - 1
ROOM = tuple(1 << ROOM_ABOVE + 2 * stack for stack in range(len(STACKS)))
EMPTY_STACKS = CARDS_PER_STACK * sum(ROOM)  # WK-PLAN-1
PLANNED = tuple(tuple(ROOM[stack] + HELD[kind] for kind in range(ACTION_KINDS)) for stack in range(len(STACKS)))
KINDS_IN = tuple(
    sum(1 << kind for kind in range(ACTION_KINDS) if cards >> 2 * kind & 3) for cards in range(1 << ROOM_ABOVE)
)
STACKS_IN = tuple(
    sum(1 << stack for stack in range(len(STACKS)) if room >> 2 * stack & 3) for room in range(1 << 2 * len(STACKS))
)


def plans_of(s: Realm) -> tuple[list[list[int]], ...]:
    """The face-down cards of all barons, stack by stack."""
    return (s.plan1, s.plan2, s.plan3)


def neutrals_of(s: Realm) -> tuple[list[int], ...]:
    """The neutral cards on the stacks."""
    return (s.neutral1, s.neutral2, s.neutral3)


@dataclass(frozen=True, slots=True)
class Planning(AskAll):  # WK-D5 WK-PLAN-5 WK-RULING-9
    """Every baron puts cards of his hand face down on the stacks."""

    def seats(self, s: Realm) -> tuple[int, ...]:
        return tuple(seat for seat in range(s.seats) if s.alive[seat])

    def options(self, s: Realm, seat: int, draft: tuple[Any, ...]) -> tuple[Any, ...]:
        left = sum(map(HELD.__getitem__, s.hand[seat]), EMPTY_STACKS)
        for stack, kind in draft:
            left -= PLANNED[stack][kind]
        return LISTINGS[STACKS_IN[left >> ROOM_ABOVE]][KINDS_IN[left & CARDS_BELOW]]  # WK-PLAN-3

    def revealed(self, s: Realm, drafts: Sequence[tuple[Any, ...]]) -> None:
        plans = plans_of(s)
        for seat, draft in enumerate(drafts):
            hand = s.hand[seat]
            for stack, kind in draft:
                card = seat * ACTION_KINDS + kind
                hand.remove(card)  # WK-PLAN-9
                plans[stack][seat].append(card)
            if s.telling and s.alive[seat]:
                s.tell(Planned(seat, len(s.plan1[seat]), len(s.plan2[seat]), len(s.plan3[seat])))

    def why_not(self, s: Realm, seat: int, draft: tuple[Any, ...], pick: Any) -> Reason | None:
        if listed_in(self.options(s, seat, draft), pick):
            return None
        if type(pick) is not PlanCard:
            return Reason("SE-ASK-3", {})
        if sum(made.stack == pick.stack for made in draft) >= CARDS_PER_STACK:
            return Reason("WK-PLAN-3", {"stack": pick.stack})
        return Reason("WK-PLAN-4", {"action": pick.action})


@dataclass(frozen=True, slots=True)
class DealNeutral(Do):
    """The neutral cards are shuffled; two go face down on each stack, the rest are set aside unseen."""

    def run(self, s: Realm) -> None:
        s.bar()
        cards = s.chance.shuffled(list(NEUTRAL_DECK))  # WK-PLAN-6
        for number, pile in enumerate(neutrals_of(s)):
            pile[:] = cards[NEUTRAL_PER_STACK * number : NEUTRAL_PER_STACK * (number + 1)]
        s.neutral_rest[:] = cards[NEUTRAL_PER_STACK * len(STACKS) :]  # WK-PLAN-7
        s.neutral_used.clear()
        s.stack = 0


@dataclass(frozen=True, slots=True)
class BeginRound(Do):
    """A round begins: cards that came back are in hand again."""

    def run(self, s: Realm) -> None:
        s.round += 1
        for card in s.returned:
            s.hand[card // ACTION_KINDS].append(card)
        s.returned.clear()
        for hand in s.hand:
            hand.sort()
        if s.telling:
            s.tell(RoundBegan(s.round))


PLANNING, DEAL_NEUTRAL, BEGIN_ROUND = Planning(), DealNeutral(), BeginRound()
