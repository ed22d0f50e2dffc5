"""Rewards that several chapters give, and the order in which a player takes several of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from serai.engine.core.errors import Reason
from serai.engine.core.steps import Ask
from serai.games.merv import tables as t
from serai.games.merv.choices import TAKE_REWARD, TakeReward
from serai.games.merv.events import WhiteCubeGained
from serai.games.merv.rules.soldiers import SOLDIER
from serai.games.merv.rules.tracks import gain_favour
from serai.games.merv.rules.upgrades import give_upgrade
from serai.games.merv.state import Merv


def give(s: Merv, seat: int, reward: int) -> None:
    """Give one of the rewards that several chapters share."""
    if reward == t.SOLDIER:
        s.todo.append(SOLDIER[seat])
    elif reward == t.FAVOUR:
        gain_favour(s, seat, 1)
    elif reward == t.WHITE_CUBE:
        s.cubes[seat * t.KINDS_OF_CUBES + t.WHITE] += 1
        if s.telling:
            s.tell(WhiteCubeGained(seat))
    else:
        give_upgrade(s, seat, reward)


def give_all(s: Merv, seat: int, due: tuple[int, ...]) -> None:
    """Give several rewards; the player chooses their order where they differ."""
    if len(due) == 1:
        give(s, seat, due[0])
    elif due:
        s.todo.append(Rewards(seat, due))


@dataclass(frozen=True, slots=True)
class Rewards(Ask):  # ME-DEC-23
    """A player chooses which of several due rewards comes next."""

    takes = (TakeReward,)
    seat: int
    due: tuple[int, ...]

    def options(self, s: Merv) -> list[Any]:
        return [TAKE_REWARD[reward] for reward in sorted(set(self.due))]  # ME-RULING-6

    def chosen(self, s: Merv, pick: TakeReward) -> None:
        rest = list(self.due)
        rest.remove(pick.reward)
        if rest:
            s.todo.append(Rewards(self.seat, tuple(rest)))
        give(s, self.seat, pick.reward)

    def why_not(self, s: Merv, pick: TakeReward) -> Reason | None:
        return None if pick.reward in self.due else Reason("ME-RULING-6", {"reward": pick.reward})
