"""Merv's network, trained by Adam on how games between bots ended, from the present network or from nothing."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

import serai.games.merv.bot.network as present
from tools.fit.merv_rows import rows_of
from tools.fit.regression import Array, Layers, adam, fresh_layers, rmse
from tools.fit.storage import Run, provenance, read, write

PATH = Path(present.__file__).with_name("network.json")
EPOCHS, RATE, DECAY = 40, 0.002, 0.01
DIGITS = 4


def fit(run: Run, out: Path) -> dict[str, float]:
    """Play, train and write the file; gives the quality of the fit."""
    stored, quality = read(PATH), dict[str, float]()
    random = np.random.default_rng(list(run.seed.encode()))
    for table, (data, _, _) in rows_of(run).items():
        middle: Array = data.inputs.mean(axis=0)
        scale: Array = np.maximum(data.inputs.std(axis=0), 0.1)
        scaled = data._replace(inputs=(data.inputs - middle) / scale)
        fitting, judging = scaled.split()
        before = to_layers(stored["networks"][table], middle, scale)
        trained = adam(before, fitting, EPOCHS, RATE, DECAY, random)
        quality[f"{table}_rows"] = float(len(data.targets))
        quality[f"{table}_held_out_rmse"] = rmse(trained(judging.inputs), judging.targets)
        quality[f"{table}_held_out_rmse_before"] = rmse(before(judging.inputs), judging.targets)
        fresh = fresh_layers(data.inputs.shape[1], len(before.biases), random)
        fresh = adam(fresh, fitting, EPOCHS, 5 * RATE, 0.0, random)
        quality[f"{table}_held_out_rmse_from_nothing"] = rmse(fresh(judging.inputs), judging.targets)
        stored["networks"][table] = to_stored(trained, middle, scale)
    stored["provenance"]["networks"] = provenance(run, PATH, quality)
    write(out, stored)
    return quality


def to_layers(stored: dict[str, Any], middle: Array, scale: Array) -> Layers:
    """A stored network as layers over inputs that were brought to mean 0 and deviation 1."""
    weights = np.array([unit["weights"] for unit in stored["units"]]).T
    biases = np.array([unit["bias"] for unit in stored["units"]]) + middle @ weights
    skip = np.array(stored["skip"])
    bias = np.array([stored["bias"] + middle @ skip])
    outputs = np.array([unit["output"] for unit in stored["units"]])
    return Layers(weights * scale[:, None], biases, outputs, skip * scale, bias)


def to_stored(layers: Layers, middle: Array, scale: Array) -> dict[str, Any]:
    """Layers as a stored network over inputs as they are."""
    weights, skip = layers.weights / scale[:, None], layers.skip / scale
    biases = layers.biases - middle @ weights
    units = [
        {"output": short(output), "bias": short(bias), "weights": [short(weight) for weight in column]}
        for output, bias, column in zip(layers.outputs, biases, weights.T, strict=True)
    ]
    return {"bias": short(layers.bias[0] - middle @ skip), "skip": [short(weight) for weight in skip], "units": units}


def short(number: float) -> float:
    """A number with few digits; what is next to nothing is nothing."""
    return float(f"{number:.{DIGITS}g}") if abs(number) > 1e-9 else 0.0
