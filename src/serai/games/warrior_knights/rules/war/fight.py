"""What a battle in progress is made of: the places of the list s.fight."""

from __future__ import annotations

ATTACKER, DEFENDER, KIND, WALL, COMMANDER, FOE_COMMANDER, DAMAGE, FOE_DAMAGE, VICTORIES, FOE_VICTORY, TAKEN = range(11)
IN_THE_OPEN, BY_ASSAULT, BY_SIEGE = range(3)
NONE = -1


def new_fight(attacker: int, defender: int, kind: int, wall: int) -> list[int]:
    """A battle that has just been declared; a neutral city's defender is NEUTRAL."""
    return [attacker, defender, kind, wall, NONE, NONE, 0, 0, 0, 0, 0]
