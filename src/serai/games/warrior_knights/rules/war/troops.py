"""Troops changing hands: taken along on the march, and shared out anew in Upkeep."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from serai.engine.core.errors import Reason
from serai.engine.core.steps import Do
from serai.games.warrior_knights.choices import DONE, TAKE, TAKE_ALL, Done, Take, TakeAll
from serai.games.warrior_knights.events import ArmyTaken, TroopTaken
from serai.games.warrior_knights.rules.board import CASTLE
from serai.games.warrior_knights.rules.question import Question
from serai.games.warrior_knights.rules.war.armies import (
    armies_of,
    go_off_board,
    is_shut_in,
    join,
    nobles_in,
    on_board,
    owner_of,
    part,
)
from serai.games.warrior_knights.rules.war.death import check_army
from serai.games.warrior_knights.rules.war.due_nobles import bury_doomed
from serai.games.warrior_knights.state import Realm
from serai.games.warrior_knights.tables import GARRISON, SEAT_NAMES


def hand_over(s: Realm, giver: int, taker: int, troop: int) -> None:
    """One troop card goes from an army to another."""
    part(s, giver, troop)
    join(s, taker, troop)
    if s.telling:
        s.tell(TroopTaken(taker, giver, troop))


def hand_over_all(s: Realm, giver: int, taker: int) -> None:
    """An army goes over to another with all its tokens."""
    for troop in s.armies[giver]:
        part(s, giver, troop)
        join(s, taker, troop)
    s.tokens[taker] += s.tokens[giver]  # WK-MOVE-24
    s.tokens[giver] = 0
    if s.telling:
        s.tell(ArmyTaken(taker, giver))


def givers_to(s: Realm, noble: int) -> list[int]:
    """The armies from which a noble on the move may take troops where he is."""
    if not on_board(s, noble):
        return []
    area = s.where[noble]
    seat = owner_of(noble)
    givers = [
        other
        for other in nobles_in(s, seat, area)
        if other != noble and not s.exhausted[other] and not is_shut_in(s, other)  # WK-MOVE-26
    ]
    if s.walled[area] == CASTLE + seat and s.armies[GARRISON + seat] and s.besieger[CASTLE + seat] < 0:
        givers.append(GARRISON + seat)
    return givers


def offers_of(s: Realm, giver: int) -> list[Any]:
    """What may be taken from an army: everything if it has casualties, else any card."""
    if s.tokens[giver]:
        return [TAKE_ALL[giver]]
    return [TAKE[giver][troop] for troop in dict.fromkeys(s.armies[giver])]


@dataclass(frozen=True, slots=True)
class Halt(Do):
    """Where the moving noble finds troops of his own side he may take them along."""

    seat: int

    def run(self, s: Realm) -> None:
        if givers_to(s, s.mover):
            s.todo.append(TAKE_TROOPS[self.seat])


@dataclass(frozen=True, slots=True)
class TakeTroops(Question):  # WK-D11
    """A moving noble takes troops from a ready noble or the castle in the area."""

    seat: int

    takes = (Take, TakeAll, Done)

    def options(self, s: Realm) -> list[Any]:
        listed: list[Any] = []
        for giver in givers_to(s, s.mover):
            listed += offers_of(s, giver)
        listed.append(DONE)
        return listed

    def chosen(self, s: Realm, pick: Any) -> None:
        if type(pick) is Done:
            return
        if type(pick) is Take:
            hand_over(s, pick.army, s.mover, pick.troop)  # WK-MOVE-23 WK-MOVE-22 WK-RULING-39
        else:
            hand_over_all(s, pick.army, s.mover)
        s.todo.append(HALT[self.seat])
        if pick.army < GARRISON and not s.armies[pick.army]:
            go_off_board(s, pick.army)  # WK-MOVE-25
        check_army(s, s.mover)  # WK-RULING-83
        bury_doomed(s, [self.seat])

    def reason(self, s: Realm, pick: Any) -> Reason:
        return self._reason_for(s, pick.army, pick)

    def _reason_for(self, s: Realm, army: int, pick: Any) -> Reason:
        if army not in armies_of(self.seat) or army == s.mover:
            return Reason("WK-MOVE-20", {"army": army})
        if army < GARRISON and on_board(s, army) and is_shut_in(s, army):
            return Reason("WK-MOVE-26", {"army": army})
        if army == GARRISON + self.seat and s.castle[self.seat] >= 0 and s.besieger[CASTLE + self.seat] >= 0:
            return Reason("WK-MOVE-26", {"army": army})
        if army in givers_to(s, s.mover) and (s.tokens[army] or type(pick) is TakeAll):
            return Reason("WK-MOVE-24", {"army": army})
        return Reason("WK-MOVE-20", {"army": army})

    def facts(self, s: Realm) -> dict[str, Any]:
        return {"noble": s.mover}


HALT = tuple(map(Halt, range(len(SEAT_NAMES))))
TAKE_TROOPS = tuple(map(TakeTroops, range(len(SEAT_NAMES))))
