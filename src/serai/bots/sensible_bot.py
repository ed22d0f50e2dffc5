"""The bot that plays every option out at random in worlds it may imagine, and takes what came out best."""

from __future__ import annotations

from collections.abc import Sequence

from serai.bots.bot import Budget, View
from serai.bots.dice import Dice
from serai.bots.policy import take
from serai.engine.core.chance import seeded
from serai.engine.core.drive import playout
from serai.engine.core.state import Result
from serai.engine.core.steps import Choice
from serai.engine.play.history import Asked

WORLDS = 6  # for every option; more is stronger and slower
FOREVER = 1 << 40


class SensibleBot:
    """Knows no game; the same for the same seed; meant for games of some hundred decisions, since it plays many out."""

    __slots__ = ("_chance", "_dice", "_worlds")

    def __init__(self, seed: str, worlds: int = WORLDS) -> None:
        self._chance = seeded(seed).branch("sensible")
        self._dice = Dice(seed)
        self._worlds = worlds

    def choose(self, view: View, asks: Sequence[Asked], budget: Budget) -> Choice:
        options: Sequence[Choice] = asks[0].options
        earned = [[0, 0] for _ in options]  # places won and points, over all worlds
        for _ in range(self._worlds):
            world = view.imagine(self._chance)  # all options are tried in the same worlds
            for option, sums in zip(options, earned, strict=True):
                s = world.clone()
                take(s, view.seat, option)
                playout(s, self._dice, FOREVER)
                result: Result | None = s.result
                if result is not None:
                    sums[0] += len(result.places) - result.places[view.seat]
                    sums[1] += result.scores[view.seat]
        best = max(earned)
        return options[earned.index(best)]
