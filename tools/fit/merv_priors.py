"""Merv's priors, improved by an evolution strategy: all seats go by slightly changed priors alone, and points decide.

Every round changes all numbers at once, in pairs of opposite changes over the same deals, and moves them a little along
the changes that brought more points.
"""

from __future__ import annotations

import importlib
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

import numpy as np

from serai.bots.dice import Dice
from serai.bots.policy import asked_seat, best_of, options_at, take
from serai.engine.core.chance import seeded
from serai.engine.core.drive import settle
from serai.engine.core.game import load
from serai.engine.core.state import State
from serai.games.merv.bot import action_priors, priors, weights
from tools.fit.regression import Array
from tools.fit.selfplay import options_of
from tools.fit.storage import Run, provenance, read, write

PARTS = ("priors", "action_priors", "prior_lists")
PAIRS = 8  # of opposite changes in a round
DEALS = 4  # games for each change
CHANGE = 0.1  # of a number, or of LEAST where it is smaller
LEAST = 0.2
JUDGED = 20  # one game in so many is played again in the end, to judge
STEP = 0.5  # how far to move along the mean of the changes, weighted by what they brought
SEATS = 2


def fit(run: Run, out: Path) -> dict[str, float]:
    """Play, improve and write the file; gives the points a seat before and after, over other deals."""
    stored = read(weights.PATH)
    before = flat(stored)
    random = np.random.default_rng(list(run.seed.encode()))
    rounds = max(1, run.games // (2 * PAIRS * DEALS))
    numbers = before.copy()
    with ProcessPoolExecutor(run.jobs, mp_context=get_context("spawn")) as pool:
        for number in range(rounds):
            scale = CHANGE * np.maximum(np.abs(numbers), LEAST)
            changes = random.normal(0.0, 1.0, (PAIRS, len(numbers)))
            changed = [numbers + sign * scale * change for change in changes for sign in (1, -1)]
            seeds = [f"{run.seed}/{number}/{pair}" for pair in range(PAIRS) for _ in (1, -1)]
            points = np.array(
                list(pool.map(points_by, [each.tolist() for each in changed], seeds, [DEALS] * 2 * PAIRS))
            )
            gains = points[::2] - points[1::2]
            numbers += STEP * scale * ((gains / (np.abs(gains).mean() + 1e-9)) @ changes) / PAIRS
        judged = [f"{run.seed}/judged/{part}" for part in range(max(1, run.games // JUDGED))]
        earlier = list(pool.map(points_by, [before.tolist()] * len(judged), judged, [DEALS] * len(judged)))
        later = list(pool.map(points_by, [numbers.tolist()] * len(judged), judged, [DEALS] * len(judged)))
    put(stored, [round(float(number), 2) for number in numbers])
    quality = {"points": float(np.mean(later)), "points_before": float(np.mean(earlier)), "rounds": float(rounds)}
    stored["provenance"]["priors"] = provenance(run, weights.PATH, quality)
    write(out, stored)
    return quality


def points_by(numbers: Sequence[float], seed: str, deals: int) -> float:
    """The points that a seat makes on average where all go by such priors alone."""
    use(numbers)
    return sum(points_in(f"{seed}/{deal}") for deal in range(deals)) / deals


def points_in(seed: str) -> float:
    """One game in which every seat takes what has the highest prior."""
    game, dice = load("merv"), Dice(seed)
    s: State = game.new(SEATS, seeded(seed), options_of("merv"))
    listed = settle(s)
    while s.todo:
        seat, options = asked_seat(s, 0), options_at(s, listed)
        take(s, seat, best_of(options, priors.priors(s, seat, options), dice))  # type: ignore[arg-type]
        listed = settle(s)
    return sum(s.result.scores) / SEATS if s.result is not None else 0.0


def use(numbers: Sequence[float]) -> None:
    """Let the priors of this process go by other numbers."""
    stored = {part: getattr(weights, part.upper()) for part in PARTS}
    put(stored, numbers)
    importlib.reload(action_priors)
    importlib.reload(priors)


def flat(stored: dict[str, dict[str, float | list[float]]]) -> Array:
    """All numbers of the priors in a row."""
    found: list[float] = []
    for part in PARTS:
        for value in stored[part].values():
            found += value if isinstance(value, list) else [value]
    return np.array(found)


def put(stored: dict[str, dict[str, float | list[float]]], numbers: Sequence[float]) -> None:
    """The opposite: put a row of numbers into their places."""
    left = list(reversed(numbers))
    for part in PARTS:
        for name, value in stored[part].items():
            stored[part][name] = [left.pop() for _ in value] if isinstance(value, list) else left.pop()
