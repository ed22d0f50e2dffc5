"""Whole games with random choices, kept moment by moment."""

from functools import cache
from typing import Any, NamedTuple

from serai.engine.core.chance import seeded
from tests.rules.khan.position import Play

SEATS = (2, 3, 4)
SEEDS = ("a", "b")


class Moment(NamedTuple):
    """One choice: who was asked what, what was chosen, all that it caused, and the states before and after."""

    asked: str
    choice: str
    told: list[str]
    before: Any
    after: Any


class Trace(NamedTuple):
    """A whole game."""

    play: Play
    moments: list[Moment]


@cache
def trace(seats: int, seed: str) -> Trace:
    """A game in which every kind of choice is as likely as any other, so that special cards and pieces are frequent."""
    play = Play.new(seats, f"trace {seed}")
    chance = seeded(f"choices {seed}")
    moments = []
    while play.asked:
        asked, options = play.asked, play.options
        words = sorted({option.partition(" ")[0] for option in options})
        word = words[chance.below(len(words))]
        matching = [option for option in options if option.partition(" ")[0] == word]
        choice = matching[chance.below(len(matching))]
        before = play.s.clone()
        told = play.choose(choice)
        moments.append(Moment(asked, choice, told, before, play.s.clone()))
    return Trace(play, moments)


def traces() -> list[Trace]:
    return [trace(seats, seed) for seats in SEATS for seed in SEEDS]
