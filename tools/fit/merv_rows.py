"""What is observed of Merv for the fits: each owner's inputs between and within turns, and how the owner ended."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

import numpy as np

from serai.engine.core.state import Result, State
from serai.games.merv import tables as t
from serai.games.merv.bot.features import half_turns_left
from serai.games.merv.bot.network import magistrate_inputs, seat_inputs
from serai.games.merv.bot.weights import FEATURES
from serai.games.merv.state import Merv
from tools.fit.regression import Array, Data
from tools.fit.selfplay import Position, Sample, Setup, play_all
from tools.fit.storage import Run

AMONG_OTHERS, ALONE = (2, 2, 3, 4), (1,)  # how many seats the games have
RATE = 0.15


class Rows(NamedTuple):
    """The data of one table, and the years and turns that were left."""

    data: Data
    years: Array
    rounds: Array


def observe(s: State) -> list[Sample]:
    """Every owner's inputs of the network, then the years and the turns left; nothing once nobody has a turn left."""
    if not isinstance(s, Merv) or not s.todo:
        return []
    table = "seat" if s.seats > 1 else "alone"
    found = [
        Sample(table, seat, float(s.vp[seat]), [*map(float, seat_inputs(s, seat)), *_left(s, seat)])
        for seat in range(s.seats)
    ]
    if s.seats == 1:
        him = t.MAGISTRATE
        inputs = [*map(float, magistrate_inputs(s)), *_left(s, him)]
        found.append(Sample("magistrate", him, float(s.vp[him]), inputs))
    return found


def _left(s: Merv, owner: int) -> tuple[float, float]:
    return float(t.YEARS - s.year), half_turns_left(s, owner) / (2 * t.ROUNDS)


def final(result: Result, owner: int) -> float:
    """The points that an owner ended with."""
    return float(result.reasons[0]["magistrate"]) if owner == t.MAGISTRATE else result.scores[owner]


def rows_of(run: Run) -> dict[str, Rows]:
    """The data of every table: two games of three among others, the third alone."""
    shared = Setup("merv", AMONG_OTHERS, run.bot, f"{run.seed}/others", RATE, observe, final)
    alone = Setup("merv", ALONE, run.bot, f"{run.seed}/alone", 2 * RATE, observe, final)
    third = run.games // 3
    found = by_table(play_all(shared, run.games - third, run.jobs)) | by_table(play_all(alone, third, run.jobs))
    return {name: found[name] for name in FEATURES}


def by_table(played: Iterable[list[Position]]) -> dict[str, Rows]:
    """The samples of games, by table."""
    inputs: dict[str, list[list[float]]] = {}
    targets: dict[str, list[tuple[int, float]]] = {}
    for game, positions in enumerate(played):
        for samples, after in positions:
            for sample, target in zip(samples, after, strict=True):
                inputs.setdefault(sample.table, []).append(sample.inputs)
                targets.setdefault(sample.table, []).append((game, target))
    found = {}
    for table, rows in inputs.items():
        matrix = np.array(rows)
        data = Data(
            matrix[:, :-2],
            np.array([target for _, target in targets[table]]),
            np.array([game for game, _ in targets[table]]),
        )
        found[table] = Rows(data, matrix[:, -2], matrix[:, -1])
    return found
