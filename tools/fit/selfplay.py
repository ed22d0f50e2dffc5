"""Games that bots play against themselves, with positions on the way and how each ended.

A game is fully told by its seed, its number, the bots and the weights that they play with.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any, NamedTuple

from serai.bots.bot import Bot, Budget, View
from serai.bots.dice import Dice
from serai.bots.specs import spec_of
from serai.commands.study.walk import Plan, Walk
from serai.engine.core.chance import seeded
from serai.engine.core.game import load
from serai.engine.core.state import Result, State
from serai.engine.core.steps import Choice
from serai.engine.play.history import Asked


class Sample(NamedTuple):
    """What is known of one owner in one position."""

    table: str  # which table of weights the inputs belong to
    owner: int
    base: float  # points that need no forecast
    inputs: list[float]


class Position(NamedTuple):
    """All samples of one position, and the points that each owner still made after it."""

    samples: list[Sample]
    targets: list[float]


class Setup(NamedTuple):
    """One kind of game to play, so that a worker process can play any number of them."""

    game: str
    seats: Sequence[int]  # taken in turn
    bot: str
    seed: str
    rate: float  # the share of questions that become positions
    observe: Callable[[State], list[Sample]]
    final: Callable[[Result, int], float]  # the points that an owner ended with


class Recorder:
    """A bot that also keeps what was observed in the worlds that its seat could imagine."""

    __slots__ = ("_bot", "_budget", "_chance", "_dice", "_setup", "seen")

    def __init__(self, bot: Bot, budget: Budget, setup: Setup, seed: str) -> None:
        self._bot, self._budget, self._setup = bot, budget, setup
        self._chance, self._dice = seeded(seed).branch("recorder"), Dice(seed)
        self.seen: list[list[Sample]] = []

    def choose(self, view: View, asks: Sequence[Asked], budget: Budget) -> Choice:
        if self._dice.below(1000) < 1000 * self._setup.rate:
            self.seen.append(self._setup.observe(view.imagine(self._chance)))
        return self._bot.choose(view, asks, self._budget)


def play(setup: Setup, number: int) -> list[Position]:
    """Play one game; gives its positions."""
    game, seats = load(setup.game), setup.seats[number % len(setup.seats)]
    walk, spec = Walk(Plan(game, seats, options_of(setup.game), setup.seed), number), spec_of(setup.bot)
    budget = spec.budget_at(game, seats)
    recorders = []
    for seat in range(seats):
        seed = f"{walk.seed}/{seat}"
        recorders.append(Recorder(spec.make(game, seed, seats), budget, setup, seed))
    walk.bots = list(recorders)
    result, wrong = walk.play(count_options=False)
    if result is None:
        raise RuntimeError(f"{setup.game}, game {number}: {wrong}")
    return [
        Position(samples, [setup.final(result, one.owner) - one.base for one in samples])
        for recorder in recorders
        for samples in recorder.seen
        if samples
    ]


def options_of(game: str) -> dict[str, Any]:
    """The options of a game that nobody has changed."""
    return {option.name: option.default for option in load(game).options}


def play_all(setup: Setup, games: int, jobs: int) -> Iterator[list[Position]]:
    """The positions of every game, in the order of the games, whatever the number of processes."""
    if jobs == 1:
        for number in range(games):
            yield play(setup, number)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        yield from pool.map(play, [setup] * games, range(games), chunksize=4)
