"""Chapter 6: action A, a yurt placed with a card."""

from __future__ import annotations

from itertools import compress
from operator import itemgetter
from typing import Final

from serai.engine.core.errors import Reason
from serai.games.khan.choices import INVADES, Invade
from serai.games.khan.events import Invaded
from serai.games.khan.rules.board import ADJACENT, COLUMNS, IS_LAND, NEIGHBOURING, ROWS, TERRAIN_OF
from serai.games.khan.rules.cards import ALLOWED, INVASION_OF, KHAN_CARD, NEIGHBOUR_CARD, RIVER_CARD
from serai.games.khan.rules.placement_index import place_yurt
from serai.games.khan.state import EMPTY, YURT, Khan

# By kind of card: what stands on the cells that it allows, all at once.
STANDING: Final = tuple(itemgetter(*cells) for cells in ALLOWED)
IS_EMPTY: Final = bytes(standing == EMPTY for standing in range(256))


def invasions(s: Khan, seat: int) -> list[Invade]:
    """Every card of the hand on every empty cell that it allows."""
    empty = s.ground.translate(IS_EMPTY)
    found: list[Invade] = []
    for card in s.hands[seat]:
        found += compress(INVADES[card], STANDING[INVASION_OF[card]](empty))
    return found


def can_invade(s: Khan, seat: int) -> bool:
    """Whether any card of the hand can be played."""
    ground = s.ground
    for card in s.hands[seat]:
        for cell in ALLOWED[INVASION_OF[card]]:
            if not ground[cell]:
                return True
    return False


def invade(s: Khan, seat: int, pick: Invade) -> None:
    """Play the card and place the yurt."""  # KH-INVADE-1
    card, cell = pick
    s.hands[seat].remove(card)
    s.discard.append(card)  # KH-INVADE-7
    place_yurt(s, cell, YURT + seat)
    if s.telling:
        s.tell(Invaded(seat, card, cell))


def allows_invade(s: Khan, seat: int, pick: Invade) -> bool:
    """Whether the card is in the hand and allows the cell."""
    card, cell = pick
    return card in s.hands[seat] and not s.ground[cell] and cell in ALLOWED[INVASION_OF[card]]


def why_not_invade(s: Khan, seat: int, pick: Invade) -> Reason | None:
    """The rule that forbids an invasion, read from the cell itself."""
    card, cell = pick
    facts = {"card": card, "cell": cell}
    if card not in s.hands[seat]:
        return Reason("KH-INVADE-1", facts)
    if not IS_LAND[cell]:
        return Reason("KH-INVADE-6", facts)
    kind = INVASION_OF[card]
    if not any(s.ground[other] == EMPTY for other in ALLOWED[kind]):
        return Reason("KH-INVADE-9", facts)
    if kind == RIVER_CARD:
        if all(IS_LAND[other] for other in ADJACENT[cell]):
            return Reason("KH-INVADE-3", facts)
    elif kind == NEIGHBOUR_CARD:
        row, column = divmod(cell, COLUMNS)
        inland = 0 < row < ROWS - 1 and 0 < column < COLUMNS - 1
        if inland or cell not in NEIGHBOURING:
            return Reason("KH-INVADE-4", facts)
    elif kind != KHAN_CARD and TERRAIN_OF[cell] != kind:
        return Reason("KH-INVADE-2", {**facts, "region": TERRAIN_OF[cell]})
    if s.ground[cell] != EMPTY:
        return Reason("KH-BOARD-14", facts)
    return None
