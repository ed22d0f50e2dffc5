"""The bot that picks any option: an opponent for a first game, and the bottom of every ladder."""

from __future__ import annotations

from collections.abc import Sequence

from serai.bots.bot import Budget, View
from serai.bots.dice import Dice
from serai.engine.core.steps import Choice
from serai.engine.play.history import Asked


class RandomBot:
    """Picks any option, each equally likely; the same for the same seed."""

    __slots__ = ("_dice",)

    def __init__(self, seed: str) -> None:
        self._dice = Dice(seed)

    def choose(self, view: View, asks: Sequence[Asked], budget: Budget) -> Choice:
        options: Sequence[Choice] = asks[0].options
        return options[self._dice.below(len(options))]
