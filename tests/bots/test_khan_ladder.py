"""Small versions of what the ladder of Khan shows at larger tables: one of a level is ahead of those below."""

import pytest

from serai.engine.game import load
from tests.bots.plays import played

KHAN = load("khan")


def ahead(one: str, rest: str, seats: int) -> float:
    """The points that the one is ahead of the others on average, when it sits in every seat of a deal."""
    points = 0.0
    for seat in range(seats):
        scores = played(KHAN, [one if place == seat else rest for place in range(seats)], "deal 1").result.scores
        points += scores[seat] - (sum(scores) - scores[seat]) / (seats - 1)
    return points / seats


@pytest.mark.parametrize("seats", [3, 4])
def test_a_general_is_ahead_of_traders(seats: int) -> None:
    assert ahead("general:nodes=60", "trader", seats) > 2


@pytest.mark.parametrize("seats", [3, 4])
def test_a_khan_is_ahead_of_generals(seats: int) -> None:
    assert ahead("khan:nodes=120", "general:nodes=12", seats) > 3
