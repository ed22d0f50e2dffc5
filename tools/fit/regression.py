"""Fits that need nothing but numpy: ridge regression towards known weights, and a small network by Adam."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

Array = npt.NDArray[np.float64]
Mask = npt.NDArray[np.bool_]


class Data(NamedTuple):
    """Inputs, targets and the game that each row comes from."""

    inputs: Array
    targets: Array
    games: npt.NDArray[np.int64]

    def split(self) -> tuple[Data, Data]:
        """Four games of five to fit to, and every fifth, the first among them, to judge by."""
        held_out: Mask = self.games % 5 == 0
        return self._where(~held_out), self._where(held_out)

    def _where(self, rows: Mask) -> Data:
        return Data(self.inputs[rows], self.targets[rows], self.games[rows])


def rmse(predicted: Array, targets: Array) -> float:
    """How far predictions are off, as the root of the mean square."""
    return float(np.sqrt(np.mean((predicted - targets) ** 2)))


def ridge(data: Data, start: Array, freedom: Array) -> Array:
    """The weights that predict the targets best, held back towards the start.

    Freedom is how far each weight may well lie from its start, as a standard deviation. All rows of a game share how it
    ended, so they count as little more than one row together; a weight that few games tell about stays near its start.
    """
    inputs, rest = data.inputs, data.targets - data.inputs @ start
    shared = len(rest) / len(np.unique(data.games))
    held_back = np.diag(float(rest.var()) * shared / freedom**2)
    moved = np.linalg.solve(inputs.T @ inputs + held_back, inputs.T @ rest)
    return start + moved.astype(np.float64)


def near(start: Array) -> Array:
    """The freedom of weights that were set by somebody who knows the game: about half of each."""
    return 0.5 * np.maximum(np.abs(start), 0.3)


class Layers(NamedTuple):
    """A ReLU layer with a skip connection, as matrices."""

    weights: Array  # inputs by units
    biases: Array
    outputs: Array
    skip: Array
    bias: Array  # a single number, so that it is fitted like the others

    def __call__(self, inputs: Array) -> Array:
        """The prediction for every row."""
        active = np.maximum(inputs @ self.weights + self.biases, 0.0)
        found: Array = active @ self.outputs + inputs @ self.skip + self.bias[0]
        return found

    def gradients(self, inputs: Array, targets: Array) -> list[Array]:
        """The gradient of half the mean square error, in the order of the fields."""
        active = np.maximum(inputs @ self.weights + self.biases, 0.0)
        error: Array = (active @ self.outputs + inputs @ self.skip + self.bias[0] - targets) / len(targets)
        back = np.outer(error, self.outputs) * (active > 0.0)
        return [inputs.T @ back, back.sum(axis=0), active.T @ error, inputs.T @ error, error.sum(keepdims=True)]


def fresh_layers(inputs: int, units: int, random: np.random.Generator) -> Layers:
    """Layers that know nothing yet."""
    weights = random.normal(0.0, np.sqrt(2.0 / inputs), (inputs, units))
    return Layers(weights, np.zeros(units), np.zeros(units), np.zeros(inputs), np.zeros(1))


def adam(layers: Layers, data: Data, epochs: int, rate: float, decay: float, random: np.random.Generator) -> Layers:
    """Train by Adam; weights are pulled back to where they began by the decay, so that little data changes little."""
    began = [part.copy() for part in layers]
    parts = [part.copy() for part in layers]
    firsts, seconds = [np.zeros_like(part) for part in parts], [np.zeros_like(part) for part in parts]
    step, rows = 0, len(data.targets)
    for epoch in range(epochs):
        order = random.permutation(rows)
        slower = rate * (1.0 - epoch / epochs)
        for batch in np.array_split(order, max(1, rows // 256)):
            step += 1
            found = Layers(*parts).gradients(data.inputs[batch], data.targets[batch])
            for part, origin, gradient, first, second in zip(parts, began, found, firsts, seconds, strict=True):
                pulled = gradient + decay * (part - origin)
                first += 0.1 * (pulled - first)
                second += 0.001 * (pulled**2 - second)
                corrected = np.sqrt(second / (1.0 - 0.999**step)) + 1e-8
                part -= slower * first / (1.0 - 0.9**step) / corrected
    return Layers(*parts)
