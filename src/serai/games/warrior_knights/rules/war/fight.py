"""A battle in progress: s.fight holds it as a list, and `fight_of` gives each entry its name."""

from __future__ import annotations

from typing import NamedTuple

from serai.games.warrior_knights.state import NOBODY, Realm

IN_THE_OPEN, BY_ASSAULT, BY_SIEGE = range(3)


class Fight(NamedTuple):
    """Who fights whom over what, and what the fate cards have decided so far."""

    attacker: int
    defender: int  # NEUTRAL for a city that nobody controls
    kind: int
    wall: int  # NOBODY in the open
    commander: int = NOBODY
    foe_commander: int = NOBODY
    damage: int = 0  # still to be placed on the attacker's side
    foe_damage: int = 0
    victories: int = 0
    foe_victories: int = 0
    taken: int = 0  # 1 once the walls are the attacker's


def fight_of(s: Realm) -> Fight:
    """The battle in progress."""
    return Fight._make(s.fight)


def begin_fight(s: Realm, attacker: int, defender: int, kind: int, wall: int) -> None:
    """A battle is declared."""
    s.fight = list(Fight(attacker, defender, kind, wall))


def change_fight(s: Realm, **changes: int) -> None:
    """Something about the battle in progress is decided."""
    s.fight = list(fight_of(s)._replace(**changes))


def end_fight(s: Realm) -> None:
    """The battle is over, or is not fought after all."""
    s.fight = []
    s.host = s.foes = ()
