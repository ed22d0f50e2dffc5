"""Merv's weights by feature, fitted by ridge regression to how games between bots ended.

A feature counts so much at the end, so much more for every year to come, and for every four turns to come. What is
known exactly is set by hand and stays: what a scoring will surely give, and all that counts after the last turn.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np

from serai.games.merv.bot.weights import PATH
from tools.fit.merv_rows import Rows, rows_of
from tools.fit.regression import Array, Data, Mask, near, ridge, rmse
from tools.fit.storage import Run, provenance, read, write

BY_HAND = ("safe", "guarded", "exposed", "palace_paid", "palace", "city", "sets")
BIAS = 10.0  # points that the bias may well be off: it follows how well everybody plays


def fit(run: Run, out: Path) -> dict[str, float]:
    """Play, fit and write the file; gives the quality of the fit."""
    stored = read(PATH)
    quality: dict[str, float] = {}
    for table, rows in rows_of(run).items():
        weights = stored["features"][table]
        data = spread_out(rows, len(weights))
        start = np.array(list(weights.values())).ravel()
        known = np.repeat([name in BY_HAND for name in weights], 3)
        freedom = np.maximum(near(start), np.repeat([BIAS * (name == "bias") for name in weights], 3))
        fitting, judging = data.split()
        found = start.copy()
        found[~known] = ridge(without(fitting, start, known), start[~known], freedom[~known])
        stored["features"][table] = {
            name: [round(float(each), 2) + 0.0 for each in row]  # no negative zeros
            for name, row in zip(weights, found.reshape(-1, 3), strict=True)
        }
        quality[f"{table}_rows"] = float(len(data.targets))
        quality[f"{table}_held_out_rmse"] = rmse(judging.inputs @ found, judging.targets)
        quality[f"{table}_held_out_rmse_before"] = rmse(judging.inputs @ start, judging.targets)
    stored["provenance"]["features"] = provenance(run, PATH, quality) | {"set_by_hand": [*BY_HAND, "at_the_end"]}
    write(out, stored)
    return quality


def spread_out(rows: Rows, features: int) -> Data:
    """Each feature three times: as it is, times the years to come, times the turns to come; none without a turn."""
    plain = rows.data.inputs[:, :features]
    with_time = np.stack([plain, plain * rows.years[:, None], plain * rows.rounds[:, None]], axis=2)
    going_on = (rows.years > 0.0) | (rows.rounds > 0.0)
    inputs: Array = with_time.reshape(len(plain), -1)
    return Data(inputs[going_on], rows.data.targets[going_on], rows.data.games[going_on])


def without(data: Data, weights: Array, known: Mask) -> Data:
    """The data less what the known weights explain."""
    rest = data.targets - data.inputs[:, known] @ weights[known]
    return Data(data.inputs[:, ~known], rest, data.games)
