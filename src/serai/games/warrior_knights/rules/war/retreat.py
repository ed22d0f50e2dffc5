"""Retreat: desertion first, then an adjacent free area, else the castle, else death."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from serai.engine.core.errors import Reason
from serai.engine.core.steps import Do
from serai.games.warrior_knights.choices import AREA, PickArea
from serai.games.warrior_knights.events import NobleExhausted, NobleRetreated, RetreatBegan
from serai.games.warrior_knights.rules.board import BESIDE, CASTLE, KINGDOM, MOUNTAINS, RIVERS, STEPS
from serai.games.warrior_knights.rules.options import DESERTED_NOBLE
from serai.games.warrior_knights.rules.question import Question
from serai.games.warrior_knights.rules.war.armies import go_off_board, has_opponent, is_destroyed, lift, put
from serai.games.warrior_knights.rules.war.death import DESERTION, DIE, DIE_DESERTED
from serai.games.warrior_knights.state import Realm
from serai.games.warrior_knights.tables import NOBLES, NOBLES_EACH


def free_areas(s: Realm, noble: int) -> list[int]:
    """Where a noble may retreat to: adjacent, across a passable side, without an opponent's city, castle or army."""
    seat = noble // NOBLES_EACH
    return [area for area in STEPS[s.where[noble]] if not has_opponent(s, seat, area)]  # WK-RETREAT-3 WK-RULING-54


def has_refuge(s: Realm, seat: int) -> bool:
    """Whether a baron's castle can take in a retreating noble."""
    if s.castle[seat] < 0 or s.besieger[CASTLE + seat] >= 0:
        return False  # WK-RETREAT-6
    return bool(s.falling != seat)  # WK-RETREAT-9 WK-RULING-55


@dataclass(frozen=True, slots=True)
class Flee(Do):
    """A noble must retreat; one who cannot dies instead."""

    noble: int

    def run(self, s: Realm) -> None:
        noble = self.noble
        if s.where[noble] < 0:
            return
        overseas = s.where[noble] >= KINGDOM  # WK-RETREAT-7
        if overseas or not (free_areas(s, noble) or has_refuge(s, noble // NOBLES_EACH)):
            s.todo.append(DIE[noble])  # WK-RETREAT-10 WK-RULING-74
            return
        if s.telling:
            s.tell(RetreatBegan(noble))
        s.todo.append(WITHDRAW[noble])
        s.todo.append(DESERTION[noble])


@dataclass(frozen=True, slots=True)
class Withdraw(Do):
    """After the desertion the noble moves, if he still can."""

    noble: int

    def run(self, s: Realm) -> None:
        noble = self.noble
        seat = noble // NOBLES_EACH
        if not s.armies[noble] and s.settings[DESERTED_NOBLE]:
            go_off_board(s, noble)
        elif not s.armies[noble] or is_destroyed(s, noble):
            s.todo.append(DIE_DESERTED[noble])  # WK-RETREAT-11
        elif free_areas(s, noble):
            s.todo.append(RETREAT_TO[noble])
        else:
            lift(s, noble, -1)
            arrive(s, noble, s.castle[seat])  # WK-RETREAT-5
            s.exhausted[noble] = 1
            if s.telling:
                s.tell(NobleExhausted(noble))


def arrive(s: Realm, noble: int, area: int) -> None:
    """A retreating noble comes to an area."""
    put(s, noble, area)
    if s.telling:
        s.tell(NobleRetreated(noble, area))


@dataclass(frozen=True, slots=True)
class RetreatTo(Question):  # WK-D49
    """A baron chooses the area to which his noble retreats."""

    seat: int
    noble: int

    takes = (PickArea,)

    def options(self, s: Realm) -> list[PickArea]:
        return [AREA[area] for area in free_areas(s, self.noble)]  # WK-RETREAT-4

    def chosen(self, s: Realm, pick: PickArea) -> None:
        lift(s, self.noble, -1)
        arrive(s, self.noble, pick.area)  # WK-RETREAT-8

    def reason(self, s: Realm, pick: Any) -> Reason:
        start = s.where[self.noble]
        side = frozenset((start, pick.area))
        if side in MOUNTAINS:
            return Reason("WK-MOVE-5", {"area": pick.area, "area_from": start})
        if side in RIVERS:
            return Reason("WK-MOVE-6", {"area": pick.area, "area_from": start})
        if pick.area not in BESIDE[start]:
            return Reason("WK-TERM-7", {"area": pick.area, "area_from": start})
        return Reason("WK-RETREAT-3", {"area": pick.area})

    def facts(self, s: Realm) -> dict[str, Any]:
        return {"noble": self.noble}


FLEE = tuple(map(Flee, range(len(NOBLES))))
WITHDRAW = tuple(map(Withdraw, range(len(NOBLES))))
RETREAT_TO = tuple(RetreatTo(noble // NOBLES_EACH, noble) for noble in range(len(NOBLES)))
