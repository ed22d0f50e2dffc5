"""Chapter 7: action B, a ruler expelled by choice."""

from __future__ import annotations

from itertools import compress

from serai.engine.core.errors import Reason
from serai.games.khan.choices import CHASES, Chase
from serai.games.khan.events import Announced, Turned
from serai.games.khan.rules.cards import DIRECTION_OF
from serai.games.khan.rules.deck import draw
from serai.games.khan.rules.expel import expel
from serai.games.khan.state import NONE, NORMAL, Khan


def chases(s: Khan) -> list[Chase]:
    """Every ruler on the board; none is left once the fifth is out."""  # KH-CHASE-1, KH-CHASE-10, KH-FINAL-6
    return [*compress(CHASES, map(NONE.__ne__, s.rulers))]


def chase(s: Khan, seat: int, ruler: int) -> None:
    """Announce a ruler, turn a card, and let the ruler flee in its direction."""
    if s.telling:
        s.tell(Announced(seat, ruler))
    card = draw(s)  # KH-CHASE-2, KH-RULING-9; a draw ends undo, so the announcement stands: KH-CHASE-3
    s.discard.append(card)
    if s.telling:
        s.tell(Turned(seat, card, ruler, DIRECTION_OF[card]))
    expel(s, seat, ruler, DIRECTION_OF[card], False)  # KH-CHASE-4, KH-CHASE-5


def why_not_chase(s: Khan, pick: Chase) -> Reason | None:
    """The rule that forbids to expel a ruler."""
    if s.phase != NORMAL:
        return Reason("KH-CHASE-10", {"ruler": pick.ruler})
    if s.rulers[pick.ruler] == NONE:
        return Reason("KH-CHASE-1", {"ruler": pick.ruler})
    return None
