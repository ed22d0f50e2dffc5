"""The Church: faith, and the sceptre of its Head."""

from __future__ import annotations

from serai.games.warrior_knights.events import FAITH, Gained
from serai.games.warrior_knights.rules.cards.lasting import lasting_of
from serai.games.warrior_knights.state import Realm
from serai.games.warrior_knights.tables import EVENT_EFFECTS, modifier

HERETIC = tuple(modifier(numbers, "mod_no_faith_gain") is not None for numbers in EVENT_EFFECTS)


def gain_faith(s: Realm, seat: int, faith: int, cause: int) -> bool:
    """A baron takes faith from the treasury, unless a lasting event forbids it; tells whether he got any."""
    if any(HERETIC[kept.event] for kept in lasting_of(s, seat)):
        return False
    s.faith[seat] += faith
    if s.telling:
        s.tell(Gained(seat, faith, FAITH, cause))
    return True
