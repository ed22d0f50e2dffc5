"""What lessons of Warrior Knights ask for where no list of choices says it; each judges the states before and after."""

from __future__ import annotations

from serai.games.warrior_knights.choices import Discard
from serai.games.warrior_knights.state import Realm
from serai.games.warrior_knights.tables import FATE_BATTLE, VICTORY


def victories_stay(before: Realm, after: Realm, seat: int, pick: object) -> bool:
    """A fate card that is no victory goes under the deck."""
    return type(pick) is Discard and FATE_BATTLE[pick.fate] != VICTORY
