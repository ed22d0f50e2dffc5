"""What each side brings to a battle: its armies, the walls, and the fate cards that they are worth."""

from __future__ import annotations

from collections.abc import Sequence

from serai.games.warrior_knights.events import HostCounted, WallsCounted
from serai.games.warrior_knights.rules.board import CASTLE
from serai.games.warrior_knights.rules.war.armies import effective, wall_strength
from serai.games.warrior_knights.rules.war.fight import fight_of
from serai.games.warrior_knights.state import Realm
from serai.games.warrior_knights.tables import FATE_DRAW_CAP, GARRISON, LEADERSHIP_CARDS


def defenders(s: Realm) -> tuple[int, ...]:
    """The defending armies, a castle's garrison among them."""
    wall = fight_of(s).wall
    foes: tuple[int, ...] = s.foes
    return (*foes, GARRISON + wall - CASTLE) if wall >= CASTLE else foes  # WK-CASTLE-2


def cards_due(s: Realm, armies: Sequence[int], wall: int, led: bool) -> int:
    """How many fate cards a side draws."""
    total = sum(effective(s, army) for army in armies)
    if wall >= 0:
        total += wall_strength(s, wall)  # WK-ASSAULT-5
    cards = total // 100 + (LEADERSHIP_CARDS if led else 0)  # WK-BATTLE-13 WK-RULING-41 WK-TERM-16
    return min(cards, FATE_DRAW_CAP)  # WK-BATTLE-14


def tell_forces(s: Realm) -> None:
    """Tell what both sides bring: armies with their strength, and the walls."""
    fight = fight_of(s)
    sides = ((fight.attacker, s.host), (fight.defender, defenders(s)))
    for seat, armies in sides:
        if armies:
            s.tell(HostCounted(seat, armies, tuple(effective(s, army) for army in armies)))
    if fight.wall >= 0:
        s.tell(WallsCounted(fight.wall, wall_strength(s, fight.wall)))
