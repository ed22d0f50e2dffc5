"""Declaring battle: whom to attack, with which armies, and the leave of those who stand by."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from typing import Any

from serai.engine.core.errors import Reason
from serai.engine.core.steps import Do
from serai.games.warrior_knights.choices import (
    ALLOW,
    AREA,
    ASSAULT,
    ATTACK_WITH,
    BESIEGE,
    DONE,
    FIGHT,
    REFUSE,
    Allow,
    Assault,
    AttackWith,
    Besiege,
    Done,
    Fight,
    PickArea,
    Refuse,
)
from serai.games.warrior_knights.events import ASSAULT as ASSAULT_ACT
from serai.games.warrior_knights.events import ATTACK as ATTACK_ACT
from serai.games.warrior_knights.events import SIEGE as SIEGE_ACT
from serai.games.warrior_knights.events import Forbidden, Permitted
from serai.games.warrior_knights.rules.assembly.laws import BOWED, BREAK_LAW
from serai.games.warrior_knights.rules.board import CASTLE
from serai.games.warrior_knights.rules.question import Question
from serai.games.warrior_knights.rules.war.armies import (
    clockwise,
    effective,
    in_the_open,
    inside_walls,
    nobles_in,
    nobles_of,
    on_board,
    wall_area,
    wall_owner,
    wall_strength,
)
from serai.games.warrior_knights.rules.war.fight import (
    BY_ASSAULT,
    BY_SIEGE,
    IN_THE_OPEN,
    begin_fight,
    end_fight,
    fight_of,
)
from serai.games.warrior_knights.rules.war.fighting import start_battle
from serai.games.warrior_knights.rules.war.siege import lay_siege
from serai.games.warrior_knights.state import ATTACK_COST, FORBID_ASSAULT, FORBID_SIEGE, MINE, NOBODY, Realm
from serai.games.warrior_knights.tables import GARRISON, LEADERSHIP, SEAT_NAMES

AT_WALLS = 10_000  # permissions to attack walls, beside those to pass


def leave_to_attack(seat: int, allowed: bool) -> int:
    """A third baron's answer as a number."""
    return AT_WALLS + 2 * seat + allowed


def ready_in(s: Realm, seat: int, area: int) -> list[int]:
    """The nobles who may attack there."""
    # whoever has just come with the card is not exhausted yet: WK-ACTION-38
    return [noble for noble in nobles_in(s, seat, area) if not s.exhausted[noble]]  # WK-MOVE-12 WK-BATTLE-4


def attack_strength(s: Realm, nobles: tuple[int, ...]) -> int:
    """What besiegers bring to the comparison."""
    return sum(effective(s, noble) for noble in nobles) + LEADERSHIP  # WK-SIEGE-1 WK-SIEGE-3


def defence_strength(s: Realm, wall: int) -> int:
    """What walls and those inside bring to it."""
    inside = inside_walls(s, wall)
    total = wall_strength(s, wall) + sum(effective(s, noble) for noble in inside)
    if wall >= CASTLE:
        total += effective(s, GARRISON + wall - CASTLE)
    return total + (LEADERSHIP if inside else 0)  # WK-SIEGE-2


def third_barons(s: Realm, seat: int, wall: int) -> list[int]:
    """Those who stand by when walls are attacked."""
    owner, area = wall_owner(s, wall), wall_area(s, wall)
    return [
        other
        for other in clockwise(s, seat)
        if other not in (seat, owner) and s.here[area] & MINE[other]  # WK-ASSAULT-1 WK-RULING-46
    ]


def walls_refused(s: Realm, seat: int, wall: int) -> bool:
    """Whether somebody has refused the attack on the walls while this card is resolved."""
    if not s.permits:
        return False
    return any(leave_to_attack(other, False) in s.permits for other in third_barons(s, seat, wall))  # WK-ASSAULT-20


def why_no_siege(s: Realm, seat: int, wall: int, nobles: tuple[int, ...]) -> Reason | None:
    """What forbids a siege of the walls by these nobles."""
    if s.besieger[wall] not in (NOBODY, seat):
        return Reason("WK-SIEGE-16", {"wall": wall, "seat": s.besieger[wall]})
    if s.besieger[wall] == seat and s.siege_round[wall] == s.round:
        return Reason("WK-SIEGE-12", {"wall": wall})
    attack, defence = attack_strength(s, nobles), defence_strength(s, wall)
    if attack <= defence:
        return Reason("WK-SIEGE-1", {"wall": wall, "number": attack, "number_against": defence})
    if s.storm[FORBID_SIEGE]:
        return Reason("WK-EFFECT-19", {})
    if s.bowed & BOWED[SIEGE_ACT]:
        return Reason("WK-EFFECT-21", {"act": SIEGE_ACT})
    return None


def why_no_assault(s: Realm) -> Reason | None:
    """What forbids any assault now."""
    if s.storm[FORBID_ASSAULT]:
        return Reason("WK-EFFECT-19", {})
    if s.bowed & BOWED[ASSAULT_ACT]:
        return Reason("WK-EFFECT-21", {"act": ASSAULT_ACT})
    return None


def attacks(s: Realm, seat: int, area: int) -> list[Any]:
    """Every attack a baron may start in an area."""
    ready = ready_in(s, seat, area)
    if not ready or s.bowed & BOWED[ATTACK_ACT]:
        return []
    listed: list[Any] = []
    bits = s.here[area] & ~MINE[seat]
    if bits:
        listed += [
            FIGHT[other]  # WK-BATTLE-3 WK-BATTLE-7 WK-SIEGE-8 WK-RULING-81
            for other in range(s.seats)
            if bits & MINE[other] and in_the_open(s, other, area)
        ]
    wall = s.walled[area]
    if wall >= 0 and wall_owner(s, wall) != seat and not walls_refused(s, seat, wall):
        if why_no_assault(s) is None:
            listed.append(ASSAULT)  # WK-SIEGE-15
        if why_no_siege(s, seat, wall, tuple(ready)) is None:
            listed.append(BESIEGE)  # WK-SIEGE-4
    return listed


def attack_areas(s: Realm, seat: int) -> list[int]:
    """Where a baron may start a battle."""
    found: list[int] = []
    for noble in nobles_of(seat):
        if on_board(s, noble) and not s.exhausted[noble]:
            area = s.where[noble]
            if area not in found and attacks(s, seat, area):
                found.append(area)
    found.sort()
    return found


@dataclass(frozen=True, slots=True)
class BattleArea(Question):  # WK-D13
    """A baron chooses where to fight."""

    seat: int

    takes = (PickArea,)

    def options(self, s: Realm) -> list[PickArea]:
        return [AREA[area] for area in attack_areas(s, self.seat)]

    def chosen(self, s: Realm, pick: PickArea) -> None:
        s.area = pick.area
        s.todo.append(ATTACK[self.seat])

    def reason(self, s: Realm, pick: Any) -> Reason:
        if not ready_in(s, self.seat, pick.area):
            return Reason("WK-MOVE-12", {"area": pick.area})
        return Reason("WK-BATTLE-1", {"area": pick.area})


@dataclass(frozen=True, slots=True)
class Attack(Question):  # WK-D13
    """A baron may start one battle in the area of his card."""

    seat: int

    takes = (Fight, Assault, Besiege, Done)

    def options(self, s: Realm) -> list[Any]:
        listed = attacks(s, self.seat, s.area)
        listed.append(DONE)
        return listed

    def chosen(self, s: Realm, pick: Any) -> None:
        if type(pick) is Done:
            return
        if type(pick) is Fight:
            begin_fight(s, self.seat, pick.seat, IN_THE_OPEN, NOBODY)  # WK-BATTLE-2
        else:
            wall = s.walled[s.area]
            kind = BY_ASSAULT if type(pick) is Assault else BY_SIEGE
            begin_fight(s, self.seat, wall_owner(s, wall), kind, wall)  # WK-ASSAULT-3 WK-BATTLE-8
        s.todo.append(ENGAGE[self.seat])
        s.todo.append(CHOOSE_HOST[self.seat])

    def reason(self, s: Realm, pick: Any) -> Reason:
        seat, area = self.seat, s.area
        ready = ready_in(s, seat, area)
        if not ready:
            return Reason("WK-MOVE-12", {"area": area})
        if s.bowed & BOWED[ATTACK_ACT]:
            return Reason("WK-EFFECT-21", {"act": ATTACK_ACT})
        if type(pick) is Fight:
            if pick.seat == seat or pick.seat >= s.seats or not s.here[area] & MINE[pick.seat]:
                return Reason("WK-BATTLE-1", {"seat": pick.seat})
            return Reason("WK-BATTLE-7", {"seat": pick.seat})
        wall = s.walled[area]
        if wall < 0:
            return Reason("WK-BATTLE-1", {"area": area})
        if wall_owner(s, wall) == seat:
            return Reason("WK-BATTLE-9", {"wall": wall})
        if walls_refused(s, seat, wall):
            return Reason("WK-ASSAULT-2", {"wall": wall})
        found = why_no_assault(s) if type(pick) is Assault else why_no_siege(s, seat, wall, tuple(ready))
        return found or Reason("WK-BATTLE-1", {"wall": wall})

    def facts(self, s: Realm) -> dict[str, Any]:
        return {"area": s.area}


@dataclass(frozen=True, slots=True)
class ChooseHost(Question):  # WK-D13
    """The attacker chooses which of his armies take part."""

    seat: int

    takes = (AttackWith,)

    def options(self, s: Realm) -> list[AttackWith]:
        ready = ready_in(s, self.seat, s.area)
        fight = fight_of(s)
        listed = []
        for size in range(1, len(ready) + 1):
            for nobles in combinations(ready, size):
                if fight.kind == BY_SIEGE and why_no_siege(s, self.seat, fight.wall, nobles) is not None:
                    continue
                listed.append(ATTACK_WITH[nobles])
        return listed

    def chosen(self, s: Realm, pick: AttackWith) -> None:
        s.host = pick.nobles
        s.todo.append(ATTACK_LAWS[self.seat])
        wall = fight_of(s).wall
        if wall >= 0:
            for other in reversed(third_barons(s, self.seat, wall)):
                if leave_to_attack(other, True) not in s.permits:
                    s.todo.append(PERMIT_ATTACK[other])

    def reason(self, s: Realm, pick: Any) -> Reason:
        ready = ready_in(s, self.seat, s.area)
        idle = [noble for noble in pick.nobles if noble not in ready]
        if idle:
            return Reason("WK-BATTLE-4", {"noble": idle[0]})
        if pick.nobles not in ATTACK_WITH:
            return Reason("WK-BATTLE-4", {})
        found = why_no_siege(s, self.seat, fight_of(s).wall, pick.nobles)
        return found or Reason("WK-BATTLE-4", {})


@dataclass(frozen=True, slots=True)
class PermitAttack(Question):  # WK-D14
    """A baron with a noble in the area permits an attack on walls that are not his."""

    seat: int

    takes = (Allow, Refuse)

    def options(self, s: Realm) -> tuple[Any, ...]:
        return (ALLOW, REFUSE)

    def chosen(self, s: Realm, pick: Any) -> None:
        allowed = type(pick) is Allow
        s.permits.append(leave_to_attack(self.seat, allowed))
        if s.telling:
            s.tell(Permitted(self.seat) if allowed else Forbidden(self.seat))

    def facts(self, s: Realm) -> dict[str, Any]:
        fight = fight_of(s)
        return {"wall": fight.wall, "seat_from": fight.attacker}


@dataclass(frozen=True, slots=True)
class AttackLaws(Do):
    """A permitted attack that a law forbids or taxes is a matter of obeying."""

    seat: int

    def run(self, s: Realm) -> None:
        fight = fight_of(s)
        kind, wall = fight.kind, fight.wall
        if s.outlaw[self.seat] or (wall >= 0 and walls_refused(s, self.seat, wall)):
            return  # WK-RULING-32
        if kind == BY_SIEGE and s.law[FORBID_SIEGE]:
            s.todo.append(BREAK_LAW[self.seat][SIEGE_ACT])
        elif kind == BY_ASSAULT and s.law[FORBID_ASSAULT]:
            s.todo.append(BREAK_LAW[self.seat][ASSAULT_ACT])
        elif s.law[ATTACK_COST]:
            s.todo.append(BREAK_LAW[self.seat][ATTACK_ACT])


@dataclass(frozen=True, slots=True)
class Engage(Do):
    """The attack begins, or the attacker thinks again."""

    seat: int

    def run(self, s: Realm) -> None:
        fight = fight_of(s)
        kind, wall = fight.kind, fight.wall
        forgone = BOWED[ATTACK_ACT] | (BOWED[SIEGE_ACT] if kind == BY_SIEGE else 0)
        forgone |= BOWED[ASSAULT_ACT] if kind == BY_ASSAULT else 0
        if s.bowed & forgone or (wall >= 0 and walls_refused(s, self.seat, wall)):
            end_fight(s)
            s.todo.append(ATTACK[self.seat])
            return
        s.fought += s.host  # WK-BATTLE-11
        if kind == IN_THE_OPEN:
            s.foes = tuple(in_the_open(s, fight.defender, s.area))  # WK-BATTLE-5 WK-BATTLE-6
        else:
            s.foes = tuple(inside_walls(s, wall))
        if kind == BY_SIEGE:
            lay_siege(s, attack_strength(s, s.host), defence_strength(s, wall))
        else:
            start_battle(s)  # WK-ASSAULT-4 WK-BATTLE-10


_seats = range(len(SEAT_NAMES))
BATTLE_AREA = tuple(map(BattleArea, _seats))
ATTACK = tuple(map(Attack, _seats))
CHOOSE_HOST = tuple(map(ChooseHost, _seats))
PERMIT_ATTACK = tuple(map(PermitAttack, _seats))
ATTACK_LAWS = tuple(map(AttackLaws, _seats))
ENGAGE = tuple(map(Engage, _seats))
