"""A small network that values positions of Merv: one ReLU layer with a skip connection.

The layer lets a thing be worth more beside another: favour with courtiers, scrolls with a scholar at court. Its weights
are fitted by `python -m tools.fit merv_network`.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from operator import mul
from pathlib import Path
from typing import NamedTuple, TypedDict

from serai.games.merv import tables as t
from serai.games.merv.bot.features import half_turns_left, of_magistrate, of_seat
from serai.games.merv.rules.holdings import cards_of, goods_of, level_of, scrolls_of
from serai.games.merv.state import Merv

ALL_TURNS = 2 * t.YEARS * t.ROUNDS  # in halves
MOST_KNOWN = 4096  # outputs kept; then all are forgotten


class Unit(NamedTuple):
    """One unit of the ReLU layer."""

    weights: list[float]
    bias: float
    output: float  # what its activation is multiplied by


class Network(NamedTuple):
    """The ReLU layer, the skip connection around it, and the bias of the sum."""

    units: list[Unit]
    skip: list[float]
    bias: float
    known: dict[tuple[float, ...], float]  # outputs by inputs


class _StoredUnit(TypedDict):
    weights: list[float]
    bias: float
    output: float


class StoredNetwork(TypedDict):
    """A network as `network.json` holds it."""

    units: list[_StoredUnit]
    skip: list[float]
    bias: float


def evaluate(network: Network, inputs: Sequence[float]) -> float:
    """The points that a position will still bring; of most rivals it was asked before, since one moves at a time."""
    known, key = network.known, tuple(inputs)
    total = known.get(key)
    if total is None:
        if len(known) >= MOST_KNOWN:
            known.clear()
        total = known[key] = _output(network, inputs)
    return total


def _output(network: Network, inputs: Sequence[float]) -> float:
    total: float = network.bias + sum(map(mul, network.skip, inputs))
    for weights, bias, output in network.units:
        activation = sum(map(mul, weights, inputs)) + bias
        if activation > 0.0:
            total += output * activation
    return total


def seat_inputs(s: Merv, seat: int) -> list[float]:
    """The inputs for a player: the features, the time left, and counts that only interact with others."""
    found = of_seat(s, seat)
    found += clock(s, seat)
    found += (s.seats == 1, s.seats > 2)
    found += s.courtiers[seat * 4 : seat * 4 + 4]
    found += (scrolls_of(s, seat), cards_of(s, seat), goods_of(s, seat), level_of(s, seat))
    found += s.cubes[seat * t.KINDS_OF_CUBES : seat * t.KINDS_OF_CUBES + t.WHITE]
    found += s.spices[seat * 4 : seat * 4 + 4]
    actions = [0] * len(t.ACTIONS)
    for cell, whose in enumerate(s.building):
        if whose == seat:
            actions[s.action_at[cell]] += 1
    found += actions
    found.append(s.queue.index(seat) if seat in s.queue else -1)
    return found


def magistrate_inputs(s: Merv) -> list[float]:
    """The inputs for the Magistrate."""
    return [*of_magistrate(s), *clock(s, t.MAGISTRATE)]


def clock(s: Merv, owner: int) -> tuple[float, float, float]:
    """The year, and how much time is left."""
    return s.year == 1, s.year == 2, half_turns_left(s, owner) / ALL_TURNS


def network_of(stored: StoredNetwork) -> Network:
    """A network from its stored form."""
    units = [Unit(unit["weights"], unit["bias"], unit["output"]) for unit in stored["units"]]
    return Network(units, stored["skip"], stored["bias"], {})


_STORED: dict[str, StoredNetwork] = json.loads(Path(__file__).with_name("network.json").read_text(encoding="utf-8"))[
    "networks"
]
SEAT, ALONE, MAGISTRATE = (network_of(_STORED[name]) for name in ("seat", "alone", "magistrate"))
