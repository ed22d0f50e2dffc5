"""Small versions of what the ladders show at larger tables: one of a level is ahead of those below; and Merv alone."""

from typing import Any

import pytest

from serai.engine.core.game import load
from tests.bots.plays import played

KHAN, MERV = load("khan"), load("merv")


def ahead(game: Any, one: str, rest: str, seats: int) -> float:
    """The points that the one is ahead of the others on average, when it sits in every seat of a deal."""
    points = 0.0
    for seat in range(seats):
        result = played(game, [one if place == seat else rest for place in range(seats)], "deal 1").result
        assert result
        scores = result.scores
        points += scores[seat] - (sum(scores) - scores[seat]) / (seats - 1)
    return points / seats


@pytest.mark.parametrize(("game", "nodes", "least"), [(KHAN, 60, 2), (MERV, 8, 20)], ids=["khan", "merv"])
@pytest.mark.parametrize("seats", [3, 4])
def test_a_general_is_ahead_of_traders(game: Any, nodes: int, least: float, seats: int) -> None:
    assert ahead(game, f"general:nodes={nodes}", "trader", seats) > least


@pytest.mark.parametrize(
    ("game", "sultan", "general", "least"), [(KHAN, 120, 12, 3), (MERV, 16, 8, 10)], ids=["khan", "merv"]
)
@pytest.mark.parametrize("seats", [3, 4])
def test_a_sultan_is_ahead_of_generals(game: Any, sultan: int, general: int, least: float, seats: int) -> None:
    assert ahead(game, f"sultan:nodes={sultan}", f"general:nodes={general}", seats) > least


def beaten(level: str, deals: int) -> int:
    """How often a level beats the Magistrate."""
    results = [played(MERV, [level], f"deal {deal}").result for deal in range(deals)]
    return sum(result is not None and result.places == (1,) for result in results)


def test_the_magistrate_is_beaten_by_a_trader_sometimes() -> None:
    assert 0 < beaten("trader", 12) < 6


def test_the_magistrate_is_beaten_by_a_general_usually() -> None:
    assert beaten("general:nodes=30", 2) == 2
