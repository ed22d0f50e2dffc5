"""Chapter 4: the turn, from taking back a reservation to refilling the hand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from serai.engine.core.steps import Do, each_seat
from serai.games.khan.events import Drew, DrewUnseen, TurnBegan
from serai.games.khan.rules.action import ACTS, FIRST
from serai.games.khan.rules.active import end_reservation
from serai.games.khan.rules.cards import HAND
from serai.games.khan.rules.conquer import forget_refusals
from serai.games.khan.rules.deck import draw
from serai.games.khan.rules.expel import EXPELS
from serai.games.khan.rules.final import FINAL_TURNS
from serai.games.khan.rules.special import END_ACTIVE_CARDS
from serai.games.khan.state import NONE, TRIGGERED, Khan


@dataclass(frozen=True, slots=True)
class Turn(Do):
    """A normal turn: expel a ruler, act, put a card away, use a card, refill."""

    seat: int

    def run(self, s: Khan) -> None:
        s.turn = self.seat
        s.turns += 1
        if s.telling:
            s.tell(TurnBegan(self.seat, s.turns))
        if s.reserved[self.seat] != NONE:
            end_reservation(s, self.seat)  # KH-TURN-3, KH-RULING-22
        s.todo += LATER_STEPS[self.seat]  # KH-TURN-2
        EXPELS[self.seat].run(s)  # at once, since nothing can come between


@dataclass(frozen=True, slots=True)
class Refill(Do):
    """Step 5: the hand is filled up, and the turn goes to the left."""

    seat: int

    def run(self, s: Khan) -> None:
        seat = self.seat
        hand = s.hands[seat]
        kept = len(hand)
        if kept < HAND:
            while len(hand) < HAND:
                hand.append(draw(s))  # KH-REFILL-1, KH-REFILL-2
            if s.telling:
                s.whisper((seat,), Drew(seat, tuple(hand[kept:])), DrewUnseen(seat, HAND - kept))
        if s.refused:
            forget_refusals(s)
        left = seat + 1 if seat + 1 < s.seats else 0
        if s.phase == TRIGGERED:
            FINAL_TURNS[left].run(s)  # KH-FINAL-7
        else:
            TURNS[left].run(s)  # KH-TURN-1


REFILLS: Final = each_seat(Refill, 4)
TURNS: Final = each_seat(Turn, 4)
# The steps after the first as they lie on the stack, the next one last; the hand waits for the end (KH-INVADE-10).
LATER_STEPS: Final = tuple((REFILLS[seat], END_ACTIVE_CARDS[seat], ACTS[seat][FIRST]) for seat in range(4))
