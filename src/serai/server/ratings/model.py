"""How strong somebody is: the Plackett-Luce model of Weng and Lin (2011), for any number of players and for ties.

A rating is a mean and a deviation. Both are kept as whole millionths, and every game begins from what is kept: so both
databases hold the same numbers, and working them out again gives them exactly.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from openskill.models import PlackettLuce

MILLION = 1_000_000
MODEL = PlackettLuce()  # mean 25, deviation 25/3, beta 25/6, tau 25/300: as published
MIDDLE = 1500  # what is shown of the mean that everybody begins with
POINTS = 29.49  # shown for a unit: between two who are certain, 400 points are ten to one, as in chess
CERTAIN = 120  # points of deviation up to which a rating is no longer provisional


class Rating(NamedTuple):
    """A mean and a deviation in millionths."""

    mean: int = round(MODEL.mu * MILLION)
    deviation: int = round(MODEL.sigma * MILLION)

    @property
    def points(self) -> int:
        """The mean as people see it."""
        return round(MIDDLE + POINTS * (self.mean / MILLION - MODEL.mu))

    @property
    def plus_minus(self) -> int:
        """The deviation as people see it."""
        return round(POINTS * self.deviation / MILLION)

    @property
    def certain(self) -> bool:
        """Whether enough games stand behind it."""
        return self.plus_minus <= CERTAIN


def rerated(ratings: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """The ratings after a game; whoever has the same place drew."""
    before = [[MODEL.rating(mu=one.mean / MILLION, sigma=one.deviation / MILLION)] for one in ratings]
    after = MODEL.rate(before, ranks=[float(place) for place in places])
    return [Rating(round(one.mu * MILLION), round(one.sigma * MILLION)) for (one,) in after]
