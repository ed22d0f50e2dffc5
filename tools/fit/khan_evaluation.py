"""Khan's evaluation, fitted by ridge regression to the final points of games between bots.

The value is linear in its weights, so what a weight is multiplied by in a position is what the value gains when that
weight grows by one. Only differences between seats matter, so inputs and targets are taken relative to the mean of a
position.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np

from serai.engine.core.state import Result, State
from serai.games.khan.bot import evaluation, forecast
from serai.games.khan.bot.weights import PATH
from serai.games.khan.state import FINAL, TRIGGERED, Khan
from tools.fit.regression import Array, Data, near, ridge, rmse
from tools.fit.selfplay import Sample, Setup, play_all
from tools.fit.storage import Run, provenance, read, write

# By name in the file: the module that reads the weight, and its constant there.
LINEAR = {
    "laid_later": (forecast, "LAID_LATER"),
    "laid_soon": (forecast, "LAID_SOON"),
    "bonus_later": (forecast, "BONUS_LATER"),
    "bonus_soon": (forecast, "BONUS_SOON"),
    "yurt": (forecast, "YURT_VALUE"),
    "action": (evaluation, "ACTION"),
    "turn": (evaluation, "TURN"),
}
BESIDE = ("final", "pair", "left")  # `pair`: how much wider two seats lie apart than one from the mean of all
THREE_OF_FOUR = 0.845  # of the mean error: a lead of so much wins three times out of four where errors are normal


def observe(s: State) -> list[Sample]:
    """The value without weights as base, what each weight is multiplied by, then `BESIDE`."""
    if not isinstance(s, Khan) or s.seats < 2:
        return []
    base = with_weights(s, dict.fromkeys(LINEAR, 0.0))
    grown = [with_weights(s, {other: float(other == name) for other in LINEAR}) for name in LINEAR]
    late = float(s.phase >= FINAL)
    beside = [late, (2 * s.seats / (s.seats - 1)) ** 0.5, forecast.time_left(s)]
    found = []
    for seat in range(s.seats):
        inputs = [values[seat] - base[seat] for values in grown]
        found.append(Sample("evaluation", seat, base[seat], [*inputs, *beside]))
    return found if s.phase < TRIGGERED or late else []


def with_weights(s: Khan, weights: dict[str, float]) -> list[float]:
    """The value of a position by other weights."""
    kept = {name: getattr(module, constant) for name, (module, constant) in LINEAR.items()}
    try:
        for name, weight in weights.items():
            setattr(*LINEAR[name], weight)
        return evaluation.value(s)
    finally:
        for name, weight in kept.items():
            setattr(*LINEAR[name], weight)


def final(result: Result, seat: int) -> float:
    """The points that a seat ended with."""
    return result.scores[seat]


def fit(run: Run, out: Path) -> dict[str, float]:
    """Play, fit and write the file; gives the quality of the fit."""
    setup = Setup("khan", (2, 3, 4), run.bot, run.seed, 0.3, observe, final)
    rows: list[list[float]] = []
    targets: list[float] = []
    games: list[int] = []
    for game, positions in enumerate(play_all(setup, run.games, run.jobs)):
        for samples, after in positions:
            inputs = np.array([one.inputs for one in samples])
            inputs[:, : len(LINEAR)] -= inputs[:, : len(LINEAR)].mean(axis=0)
            rows += inputs.tolist()
            targets += [target - sum(after) / len(after) for target in after]
            games += [game] * len(after)
    whole = Data(np.array(rows), np.array(targets), np.array(games))
    stored = read(PATH)
    start = np.array([stored["evaluation"][name] for name in LINEAR])
    late = whole.inputs[:, -3] > 0.0
    early = Data(whole.inputs[~late], whole.targets[~late], whole.games[~late])
    fitting, judging = early.split()
    weights = ridge(relevant(fitting), start, near(start))
    quality = {
        "rows": float(len(early.targets)),
        "held_out_rmse": rmse(relevant(judging).inputs @ weights, judging.targets),
        "held_out_rmse_before": rmse(relevant(judging).inputs @ start, judging.targets),
    }
    errors = early.inputs[:, -2] * (relevant(early).inputs @ weights - early.targets)
    at_start, at_end = uncertainty(errors, early.inputs[:, -1])
    found = dict(zip(LINEAR, weights.tolist(), strict=True)) | {
        "uncertainty_early": at_start,
        "uncertainty_late": at_end,
        "uncertainty_final": THREE_OF_FOUR * float(np.abs(whole.inputs[late, -2] * whole.targets[late]).mean()),
    }
    stored["evaluation"] = {name: round(float(value), 3) for name, value in found.items()}
    stored["provenance"]["evaluation"] = provenance(run, PATH, quality)
    write(out, stored)
    return quality


def relevant(data: Data) -> Data:
    """The inputs that have a weight."""
    return data._replace(inputs=data.inputs[:, : len(LINEAR)])


def uncertainty(errors: Array, left: Array) -> tuple[float, float]:
    """How far differences of two values are off with all time left and with none: a line through their errors."""
    columns = np.stack([left, 1.0 - left], axis=1)
    early, late = np.linalg.lstsq(columns, np.abs(errors) * THREE_OF_FOUR, rcond=None)[0]
    return float(early), float(late)
