"""A finer judgement of what a position will still bring, by weights in two layers that were fitted to plays.

A layer of judges looks at all that `outlook` counts and a few things more. Each judge weighs them in its own way and
speaks only when the sum is above its threshold; what is said is added to a straight weighing of everything. So a thing
may be worth more beside another: favour with courtiers, scrolls with a scholar at court.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from operator import mul
from pathlib import Path
from typing import Any, NamedTuple

from serai.games.merv import tables as t
from serai.games.merv.bot.features import half_turns_left, of_magistrate, of_seat
from serai.games.merv.rules.holdings import cards_of, goods_of, level_of, scrolls_of
from serai.games.merv.state import Merv

ALL_TURNS = 2 * t.YEARS * t.ROUNDS  # in halves


class Judge(NamedTuple):
    """One of the first layer."""

    weights: list[float]
    threshold: float
    says: float  # how much what is above the threshold counts


class Judges(NamedTuple):
    """Both layers."""

    judges: list[Judge]
    straight: list[float]
    anyway: float


def judged(panel: Judges, numbers: Sequence[float]) -> float:
    """The points that the numbers of a position will still bring."""
    total: float = panel.anyway + sum(map(mul, panel.straight, numbers))
    for weights, threshold, says in panel.judges:
        above = sum(map(mul, weights, numbers)) - threshold
        if above > 0.0:
            total += says * above
    return total


def seat_numbers(s: Merv, seat: int) -> list[float]:
    """All that is looked at of a player."""
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


def magistrate_numbers(s: Merv) -> list[float]:
    """All that is looked at of the Magistrate."""
    return [*of_magistrate(s), *clock(s, t.MAGISTRATE)]


def clock(s: Merv, owner: int) -> tuple[float, float, float]:
    """The year, and how much time is left."""
    return s.year == 1, s.year == 2, half_turns_left(s, owner) / ALL_TURNS


def _panel(kept: dict[str, Any]) -> Judges:
    judges = [Judge(each["weights"], each["threshold"], each["says"]) for each in kept["judges"]]
    return Judges(judges, kept["straight"], kept["anyway"])


_KEPT = json.loads(Path(__file__).with_name("network.json").read_text(encoding="utf-8"))
SEAT, ALONE, MAGISTRATE = (_panel(_KEPT[name]) for name in ("seat", "alone", "magistrate"))
