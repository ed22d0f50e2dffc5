"""The figures of many games; sums of whole numbers only, so that they come out the same in whatever order games end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Any

from serai.commands.study.walk import Walked


@dataclass
class Tally:
    """What is counted over games with the same number of seats."""

    seats: int
    games: int = 0
    wins: list[int] = field(default_factory=list)
    shared: list[int] = field(default_factory=list)
    scores: list[Counter[int]] = field(default_factory=list)
    parts: list[dict[str, Counter[int]]] = field(default_factory=list)
    lengths: Counter[int] = field(default_factory=Counter)
    by_seat: Counter[int] = field(default_factory=Counter)
    endings: Counter[str] = field(default_factory=Counter)
    distances: dict[str, Counter[int]] = field(default_factory=dict)
    counted_games: int = 0
    counted: int = 0
    options: int = 0
    widest: int = 0

    def __post_init__(self) -> None:
        self.wins = self.wins or [0] * self.seats
        self.shared = self.shared or [0] * self.seats
        self.scores = self.scores or [Counter() for _ in range(self.seats)]
        self.parts = self.parts or [{} for _ in range(self.seats)]

    def add(self, walked: Walked) -> None:
        """Count a game that ended."""
        if walked.result is None:
            return
        self.games += 1
        self.lengths[walked.decisions] += 1
        self.by_seat.update(walked.by_seat)
        if walked.ending.by:
            self.endings[walked.ending.by] += 1
        for part, done in walked.ending.distance.items():
            self.distances.setdefault(part, Counter())[done] += 1
        first = [seat for seat, place in enumerate(walked.result.places) if place == 1]
        for seat in first:
            (self.wins if len(first) == 1 else self.shared)[seat] += 1
        for seat, score in enumerate(walked.result.scores):
            self.scores[seat][score] += 1
            for part, value in walked.result.reasons[seat].items():
                if isinstance(value, int):
                    self.parts[seat].setdefault(part, Counter())[value] += 1
        if walked.counted:
            self.counted_games += 1
            self.counted += walked.counted
            self.options += walked.options
            self.widest = max(self.widest, walked.widest)

    def join(self, other: Tally) -> None:
        """Add what another tally counted."""
        self.games += other.games
        for seat in range(self.seats):
            self.wins[seat] += other.wins[seat]
            self.shared[seat] += other.shared[seat]
            self.scores[seat].update(other.scores[seat])
            for part, counts in other.parts[seat].items():
                self.parts[seat].setdefault(part, Counter()).update(counts)
        self.lengths.update(other.lengths)
        self.by_seat.update(other.by_seat)
        self.endings.update(other.endings)
        for part, counts in other.distances.items():
            self.distances.setdefault(part, Counter()).update(counts)
        self.counted_games += other.counted_games
        self.counted += other.counted
        self.options += other.options
        self.widest = max(self.widest, other.widest)

    def to_json(self, names: Sequence[str]) -> dict[str, Any]:
        """The figures for a program."""
        return {
            "results": [
                {
                    "seat": names[seat],
                    "wins": self.wins[seat],
                    "shared_wins": self.shared[seat],
                    "score": spread(self.scores[seat]),
                    "parts": {part: spread(counts) for part, counts in self.parts[seat].items()},
                }
                for seat in range(self.seats)
            ],
            "length": spread(self.lengths),
            "decisions_a_seat": spread(self.by_seat),
            "endings": dict(sorted(self.endings.items())),
            "distance": {part: spread(counts) for part, counts in sorted(self.distances.items())},
            "branching": {
                "mean": round(self.options / self.counted, 3) if self.counted else None,
                "max": self.widest,
                "decisions": self.counted,
                "games": self.counted_games,
            },
        }


def spread(counts: Counter[int]) -> dict[str, Any]:
    """How numbers are distributed, from how often each occurred."""
    total = counts.total()
    if not total:
        return {"mean": None, "sd": None, "min": None, "p5": None, "median": None, "p95": None, "max": None}
    values = sorted(counts)
    whole = sum(value * times for value, times in counts.items())
    squares = sum(value * value * times for value, times in counts.items())
    return {
        "mean": round(whole / total, 3),
        "sd": round(sqrt(max(0, squares * total - whole * whole)) / total, 3),
        "min": values[0],
        "p5": at_share(counts, values, 5),
        "median": at_share(counts, values, 50),
        "p95": at_share(counts, values, 95),
        "max": values[-1],
    }


def at_share(counts: Counter[int], values: Sequence[int], percent: int) -> int:
    """The smallest value that so many percent of all do not exceed."""
    wanted = -(-counts.total() * percent // 100)
    seen = 0
    for value in values:
        seen += counts[value]
        if seen >= wanted:
            return value
    return values[-1]
