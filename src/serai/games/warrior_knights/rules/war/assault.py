"""Assault: when walls still stand, and what happens when they are taken."""

from __future__ import annotations

from dataclasses import dataclass

from serai.engine.core.steps import Do
from serai.games.warrior_knights.rules.board import CASTLE
from serai.games.warrior_knights.rules.war.armies import is_destroyed, wall_strength
from serai.games.warrior_knights.rules.war.castles import fall
from serai.games.warrior_knights.rules.war.cities import take_city
from serai.games.warrior_knights.rules.war.fight import ATTACKER, TAKEN, WALL
from serai.games.warrior_knights.state import Realm
from serai.games.warrior_knights.tables import GARRISON


def defence_stands(s: Realm, dead: list[int]) -> bool:
    """Whether anything of the defence is left: a living noble, a garrison, or walls above 0."""
    if any(noble not in dead for noble in s.foes):
        return True
    wall = s.fight[WALL]
    if wall < 0:
        return False
    if wall_strength(s, wall) > 0:
        return True  # WK-ASSAULT-13 WK-RULING-47
    return wall >= CASTLE and not is_destroyed(s, GARRISON + wall - CASTLE)  # WK-CASTLE-3


def conclude(s: Realm) -> None:
    """Once deaths and retreats are carried out, walls that were taken change hands."""
    if s.fight[TAKEN] and s.fight[WALL] >= CASTLE:
        s.falling = s.fight[WALL] - CASTLE
    s.todo.append(WALLS_CHANGE)  # WK-ASSAULT-17 WK-SIEGE-17


@dataclass(frozen=True, slots=True)
class WallsChange(Do):
    """A taken city comes under the attacker's control; a taken castle falls."""

    def run(self, s: Realm) -> None:
        wall, attacker, taken = s.fight[WALL], s.fight[ATTACKER], s.fight[TAKEN]
        s.fight = []
        s.host = s.foes = ()
        if taken and wall >= CASTLE:
            fall(s, wall - CASTLE, attacker)  # WK-CASTLE-1
        elif taken:
            take_city(s, attacker, wall)  # WK-ASSAULT-18


WALLS_CHANGE = WallsChange()
