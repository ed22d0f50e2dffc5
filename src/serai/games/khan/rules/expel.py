"""Chapter 5: step 1, the flight of rulers, and the trigger of the final phase."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from serai.engine.core.steps import Do, each_seat
from serai.games.khan.events import (
    FinalPhaseTriggered,
    Fled,
    LastYurt,
    NoEscape,
    Replaced,
    Turned,
    TurnedInVain,
    YurtFromCamp,
    YurtFromSupply,
)
from serai.games.khan.rules.board import FLIGHTS, direction_between
from serai.games.khan.rules.cards import ALL_RULERS, DIRECTION_OF, RULER_OF, RULERS_OUT_FOR_FINAL
from serai.games.khan.rules.deck import draw
from serai.games.khan.rules.final import FINAL_TURNS
from serai.games.khan.rules.placement_index import place_yurt
from serai.games.khan.state import NEUTRAL, NONE, NORMAL, RULER, TRIGGERED, Khan


@dataclass(frozen=True, slots=True)
class Expel(Do):
    """Step 1: the top card of the deck names the ruler who must flee."""

    seat: int

    def run(self, s: Khan) -> None:
        card = draw(s)
        s.discard.append(card)  # KH-EXPEL-1, KH-DECK-2
        ruler = RULER_OF[card]  # KH-EXPEL-2
        while s.rulers[ruler] == NONE:  # it ends: KH-RULING-25
            if s.telling:
                s.tell(TurnedInVain(self.seat, card, ruler))
            card = draw(s)  # KH-EXPEL-3
            s.discard.append(card)
            ruler = RULER_OF[card]
        if s.telling:
            s.tell(Turned(self.seat, card, ruler, DIRECTION_OF[card]))
        expel(s, self.seat, ruler, DIRECTION_OF[card], True)  # KH-EXPEL-4
        if s.phase != NORMAL:
            s.todo.clear()  # KH-FINAL-3: what is left on the stack are the later steps of this turn
            s.todo.append(FINAL_TURNS[self.seat])  # KH-FINAL-4


def expel(s: Khan, seat: int, ruler: int, direction: int, by_card: bool) -> None:
    """A ruler flees and leaves a neutral yurt behind, or is out."""
    cell = s.rulers[ruler]
    if s.camps[ruler] == 1:  # KH-EXPEL-15
        _leave(s, ruler)  # KH-EXPEL-14, KH-CHASE-7, KH-RULING-7
        if s.telling:
            s.tell(LastYurt(ruler, cell))
    else:
        refuge = flight(s, cell, direction)
        if refuge != NONE:
            s.rulers[ruler] = refuge
            s.ground[refuge] = RULER + ruler
            if by_card:
                s.camps[ruler] -= 1  # KH-EXPEL-13
            else:
                s.supply -= 1  # KH-CHASE-6; below zero if it must: KH-COMP-9
            place_yurt(s, cell, NEUTRAL)
            if s.telling:
                s.tell(Fled(ruler, cell, refuge, direction, direction_between(cell, refuge)))
                s.tell(YurtFromCamp(ruler, cell, s.camps[ruler]) if by_card else YurtFromSupply(cell))
            return
        _leave(s, ruler)  # KH-EXPEL-16, KH-CHASE-8, KH-RULING-8
        moved = s.camps[ruler]
        s.camps[ruler] = 0
        s.supply += moved  # KH-EXPEL-17
        if s.telling:
            s.tell(NoEscape(ruler, cell, moved))
    if s.rulers.count(NONE) == RULERS_OUT_FOR_FINAL:
        trigger(s, seat)  # KH-EXPEL-20


def flight(s: Khan, cell: int, direction: int) -> int:
    """Where a ruler flees to, or NONE."""
    ground = s.ground
    for refuge in FLIGHTS[cell][direction]:  # KH-EXPEL-7, KH-EXPEL-11
        if not ground[refuge]:
            return refuge
    return NONE


def _leave(s: Khan, ruler: int) -> None:
    """A ruler returns to court, and a yurt of its camp stands in its place."""
    cell = s.rulers[ruler]
    s.rulers[ruler] = NONE  # KH-EXPEL-18
    s.camps[ruler] -= 1
    place_yurt(s, cell, NEUTRAL)


def trigger(s: Khan, seat: int) -> None:
    """The fifth ruler is out: all others leave too, and the final phase comes."""  # KH-FINAL-1
    s.phase = TRIGGERED  # after step 1 the turn goes on: KH-FINAL-5, KH-FINAL-8, KH-RULING-16
    if s.telling:
        s.tell(FinalPhaseTriggered(seat))
    for ruler in ALL_RULERS:
        cell = s.rulers[ruler]
        if cell != NONE:
            _leave(s, ruler)  # KH-FINAL-2
            if s.telling:
                s.tell(Replaced(ruler, cell))


EXPELS: Final = each_seat(Expel, 4)
