"""Nobles who must die or retreat, one after another in the order their baron likes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from serai.engine.core.errors import Reason
from serai.engine.core.steps import Do
from serai.games.warrior_knights.choices import NOBLE, PickNoble
from serai.games.warrior_knights.rules.question import Question
from serai.games.warrior_knights.rules.war.armies import nobles_of
from serai.games.warrior_knights.rules.war.death import DIE
from serai.games.warrior_knights.rules.war.retreat import FLEE
from serai.games.warrior_knights.state import Realm
from serai.games.warrior_knights.tables import NOBLES_EACH, SEAT_NAMES


def bury_doomed(s: Realm, order: list[int]) -> None:
    """Carry out the deaths that are due, baron by baron."""
    if s.doomed:
        s.todo.extend(FATES_OF[seat] for seat in reversed(order) if any(n // NOBLES_EACH == seat for n in s.doomed))


@dataclass(frozen=True, slots=True)
class FatesOf(Do):
    """A baron's nobles die or retreat, in the order he likes."""

    seat: int

    def run(self, s: Realm) -> None:
        due = [n for n in nobles_of(self.seat) if n in s.doomed or n in s.fleeing]
        if not due:
            return
        s.todo.append(self)
        if len(due) == 1:
            begin_fate(s, due[0])
        else:
            s.todo.append(WHO_FIRST[self.seat])  # WK-RULING-45 WK-EFFECT-17


def begin_fate(s: Realm, noble: int) -> None:
    """Let a noble die or retreat now."""
    if noble in s.doomed:
        s.doomed.remove(noble)
        if noble in s.fleeing:
            s.fleeing.remove(noble)
        s.todo.append(DIE[noble])
    else:
        s.fleeing.remove(noble)
        s.todo.append(FLEE[noble])


@dataclass(frozen=True, slots=True)
class WhoFirst(Question):  # WK-D51
    """A baron says which of his dying or retreating nobles comes next."""

    seat: int

    takes = (PickNoble,)

    def options(self, s: Realm) -> list[PickNoble]:
        return [NOBLE[n] for n in nobles_of(self.seat) if n in s.doomed or n in s.fleeing]

    def chosen(self, s: Realm, pick: PickNoble) -> None:
        begin_fate(s, pick.noble)

    def reason(self, s: Realm, pick: Any) -> Reason:
        return Reason("WK-RULING-45", {"noble": pick.noble})


FATES_OF = tuple(map(FatesOf, range(len(SEAT_NAMES))))
WHO_FIRST = tuple(map(WhoFirst, range(len(SEAT_NAMES))))
