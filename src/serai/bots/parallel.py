"""Search in several processes at once: each grows a tree of its own, and the roots are added up.

A process receives an imagined world, never the real one, and imagines its own worlds from it.
"""

from __future__ import annotations

import signal
from atexit import register
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from time import monotonic
from typing import Any, NamedTuple

from serai.bots.bot import Budget, View
from serai.bots.evaluation import evaluation_of
from serai.bots.search import Considered, Search, SearchConfig
from serai.engine.core import snapshot
from serai.engine.core.chance import Chance, seeded
from serai.engine.core.game import Game, load
from serai.engine.core.state import State
from serai.engine.core.steps import Choice, listed_in
from serai.engine.play.history import Asked
from serai.engine.play.questions import questions
from serai.engine.views.views import Imagining

_pools: dict[int, ProcessPoolExecutor] = {}


class Part(NamedTuple):
    """The task of one process."""

    game: str
    world: dict[str, Any]
    seat: int
    seed: str
    config: SearchConfig
    budget: Budget
    until: float | None  # by the clock that all processes share, so that starting one is part of the time


class Worlds:
    """Imagines from a world what its seat could imagine from the real one."""

    def __init__(self, game: Game, world: State, seat: int) -> None:
        self._worlds: Imagining[State] = Imagining(game, world, seat)

    def imagine(self, chance: Chance) -> State:
        return self._worlds.world(chance)


class ParallelBot:
    """Searches in several processes; with a budget of nodes it answers the same every time."""

    __slots__ = ("_asked", "_game", "_config", "_processes", "_seed", "considered")

    def __init__(self, game: Game, seed: str, config: SearchConfig, processes: int) -> None:
        self._game = game
        self._seed = seed
        self._config = config
        self._processes = processes
        self._asked = 0
        self.considered: list[Considered] = []

    def choose(self, view: View, asks: Sequence[Asked], budget: Budget) -> Choice:
        options: Sequence[Choice] = asks[0].options
        self._asked += 1
        if len(options) == 1:
            return options[0]
        until = None if budget.seconds is None else monotonic() + budget.seconds
        seed = f"{self._seed}/{self._asked}"
        world = snapshot.save(self._game, view.imagine(seeded(seed).branch("elsewhere")))
        nodes = None if budget.nodes is None else -(-budget.nodes // self._processes)
        parts = [
            Part(self._game.name, world, view.seat, f"{seed}/{place}", self._config, Budget(nodes=nodes), until)
            for place in range(self._processes)
        ]
        self.considered = joined(options, list(pool_of(self._processes).map(think_part, parts)))
        return self.considered[0].pick


def pool_of(processes: int) -> ProcessPoolExecutor:
    """The processes that think, started once."""
    pool = _pools.get(processes)
    if pool is None:
        pool = ProcessPoolExecutor(processes, mp_context=get_context("spawn"), initializer=_leave_interrupts_alone)
        _pools[processes] = pool
    return pool


def _leave_interrupts_alone() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@register
def close_pools() -> None:
    """End the processes."""
    while _pools:
        _pools.popitem()[1].shutdown(wait=False, cancel_futures=True)


def think_part(part: Part) -> list[tuple[int, int, float]]:
    """Think here; gives the number of each option looked at, how often, and what it brought in all."""
    game = load(part.game)
    world: State = snapshot.restore(game, part.world)
    options: Sequence[Choice] = next(asked.options for asked in questions(world) if asked.seat == part.seat)
    worlds = Worlds(game, world, part.seat)
    search = Search(evaluation_of(game, part.config.deep), part.seat, worlds.imagine, part.seed, part.config, None)
    seconds = None if part.until is None else max(0.0, part.until - monotonic())
    seen = search.think(options, part.budget._replace(seconds=seconds))
    return [(place_of(options, one.pick), one.visits, one.value * one.visits) for one in seen]


def place_of(options: Sequence[Choice], pick: Choice) -> int:
    """The place of a choice among the options."""
    for place, option in enumerate(options):
        if listed_in((option,), pick):
            return place
    raise LookupError("a choice was considered that is no option")


def joined(options: Sequence[Choice], parts: Sequence[Sequence[tuple[int, int, float]]]) -> list[Considered]:
    """What all processes considered, added up; the choice to make first."""
    visits = [0] * len(options)
    totals = [0.0] * len(options)
    for part in parts:
        for place, times, total in part:
            visits[place] += times
            totals[place] += total
    seen = [
        Considered(pick, times, total / times)
        for pick, times, total in zip(options, visits, totals, strict=True)
        if times
    ]
    return sorted(seen, key=lambda one: (-one.visits, -one.value))
