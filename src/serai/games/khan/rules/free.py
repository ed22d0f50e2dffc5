"""Chapter 9: action D, a yurt anywhere and then cards discarded."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import compress
from operator import itemgetter
from typing import Final

from serai.engine.core.errors import Reason
from serai.engine.core.steps import Ask, each_seat
from serai.games.khan.choices import DISCARDS, DONE, FREE_INVADES, Discard, Done, FreeInvade
from serai.games.khan.events import Discarded, InvadedFreely
from serai.games.khan.rules.board import IS_LAND, LAND
from serai.games.khan.rules.invade import IS_EMPTY
from serai.games.khan.rules.placement_index import place_yurt
from serai.games.khan.state import EMPTY, YURT, Khan

STANDING: Final = itemgetter(*LAND)


def free_invasions(s: Khan) -> list[FreeInvade]:
    """Every empty cell."""  # KH-FREE-1
    return [*compress(FREE_INVADES, STANDING(s.ground.translate(IS_EMPTY)))]


def allows_free(s: Khan, pick: FreeInvade) -> bool:
    """Whether the cell is an empty one."""
    return bool(IS_LAND[pick.cell]) and s.ground[pick.cell] == EMPTY


def invade_freely(s: Khan, seat: int, cell: int) -> None:
    """Place a yurt without a card; then any cards may be discarded."""
    place_yurt(s, cell, YURT + seat)
    if s.telling:
        s.tell(InvadedFreely(seat, cell))
    s.todo.append(DISCARD_ANY[seat])  # KH-FREE-2


def why_not_free(s: Khan, pick: FreeInvade) -> Reason | None:
    """The rule that forbids the cell."""
    if not IS_LAND[pick.cell]:
        return Reason("KH-INVADE-6", {"cell": pick.cell})
    if not any(s.ground[cell] == EMPTY for cell in LAND):
        return Reason("KH-FREE-5", {"cell": pick.cell})
    if s.ground[pick.cell] != EMPTY:
        return Reason("KH-FREE-1", {"cell": pick.cell})
    return None


@dataclass(frozen=True, slots=True)
class DiscardAny(Ask):
    """A player discards cards, one by one, until done."""  # KH-DEC-9

    seat: int
    takes = (Discard, Done)

    def options(self, s: Khan) -> list[Discard | Done]:
        return [*map(DISCARDS.__getitem__, s.hands[self.seat]), DONE]

    def chosen(self, s: Khan, pick: Discard | Done) -> None:
        if type(pick) is Discard:
            s.hands[self.seat].remove(pick.card)
            s.discard.append(pick.card)  # KH-FREE-3
            if s.telling:
                s.tell(Discarded(self.seat, pick.card))
            s.todo.append(self)

    def why_not(self, s: Khan, pick: Discard | Done) -> Reason | None:
        if type(pick) is Discard and pick.card not in s.hands[self.seat]:
            return Reason("KH-FREE-2", {"card": pick.card})
        return None


DISCARD_ANY: Final = each_seat(DiscardAny, 4)
