"""Assault: when walls still stand, and what happens when they are taken."""

from __future__ import annotations

from dataclasses import dataclass

from serai.engine.core.steps import Do
from serai.games.warrior_knights.rules.board import CASTLE
from serai.games.warrior_knights.rules.war.armies import is_destroyed, wall_strength
from serai.games.warrior_knights.rules.war.castles import fall
from serai.games.warrior_knights.rules.war.cities import take_city
from serai.games.warrior_knights.rules.war.fight import end_fight, fight_of
from serai.games.warrior_knights.state import Realm
from serai.games.warrior_knights.tables import GARRISON


def defence_stands(s: Realm, dead: list[int]) -> bool:
    """Whether anything of the defence is left: a living noble, a garrison, or walls above 0."""
    if any(noble not in dead for noble in s.foes):
        return True
    wall = fight_of(s).wall
    if wall < 0:
        return False
    if wall_strength(s, wall) > 0:
        return True  # WK-ASSAULT-13 WK-RULING-47
    return wall >= CASTLE and not is_destroyed(s, GARRISON + wall - CASTLE)  # WK-CASTLE-3


def conclude(s: Realm) -> None:
    """Once deaths and retreats are carried out, walls that were taken change hands."""
    fight = fight_of(s)
    if fight.taken and fight.wall >= CASTLE:
        s.falling = fight.wall - CASTLE
    s.todo.append(WALLS_CHANGE)  # WK-ASSAULT-17 WK-SIEGE-17


@dataclass(frozen=True, slots=True)
class WallsChange(Do):
    """A taken city comes under the attacker's control; a taken castle falls."""

    def run(self, s: Realm) -> None:
        fight = fight_of(s)
        end_fight(s)
        if fight.taken and fight.wall >= CASTLE:
            fall(s, fight.wall - CASTLE, fight.attacker)  # WK-CASTLE-1
        elif fight.taken:
            take_city(s, fight.attacker, fight.wall)  # WK-ASSAULT-18


WALLS_CHANGE = WallsChange()
