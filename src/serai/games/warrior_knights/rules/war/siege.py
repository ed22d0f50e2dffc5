"""Siege: declared in one round, brought to its end in a later one."""

from __future__ import annotations

from serai.games.warrior_knights.events import SiegeCounted, SiegeLaid, SiegeWon
from serai.games.warrior_knights.rules.war.assault import conclude
from serai.games.warrior_knights.rules.war.battle_strength import tell_forces
from serai.games.warrior_knights.rules.war.due_nobles import FATES_OF
from serai.games.warrior_knights.rules.war.fight import change_fight, end_fight, fight_of
from serai.games.warrior_knights.state import Realm


def lay_siege(s: Realm, attack: int, defence: int) -> None:
    """A siege token is put at the walls, or the walls fall to the second declaration of the stronger."""
    fight = fight_of(s)
    seat, wall, owner = fight.attacker, fight.wall, fight.defender
    if s.besieger[wall] != seat:
        s.besieger[wall] = seat  # WK-SIEGE-5
        s.siege_round[wall] = s.round
        if s.telling:
            s.tell(SiegeLaid(seat, wall))
            tell_forces(s)
            s.tell(SiegeCounted(attack, defence))
        end_fight(s)
        return
    if s.telling:
        s.tell(SiegeWon(seat, wall))
        tell_forces(s)
        s.tell(SiegeCounted(attack, defence))
    change_fight(s, taken=1)  # WK-SIEGE-11
    s.doomed += s.foes  # WK-SIEGE-13
    conclude(s)
    if owner >= 0:
        s.todo.append(FATES_OF[owner])
