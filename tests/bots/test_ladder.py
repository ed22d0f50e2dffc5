"""Small versions of what the ladders show at larger tables: one of a level is ahead of those below; and Merv alone."""

from typing import Any

import pytest

from serai.engine.core.game import load
from tests.bots.bot_games import played

KHAN, MERV = load("khan"), load("merv")


def ahead(game: Any, one: str, rest: str, seats: int, deals: tuple[int, ...] = (1,)) -> float:
    """The points that the one is ahead of the others on average, when it sits in every seat of each deal."""
    points = 0.0
    for deal in deals:
        for seat in range(seats):
            specs = [one if place == seat else rest for place in range(seats)]
            result = played(game, specs, f"deal {deal}").result
            assert result
            scores = result.scores
            points += scores[seat] - (sum(scores) - scores[seat]) / (seats - 1)
    return points / seats / len(deals)


@pytest.mark.parametrize(
    ("game", "seats", "nodes", "least"), [(KHAN, 3, 60, 2), (MERV, 4, 100, 5)], ids=["khan", "merv"]
)
def test_a_general_is_ahead_of_traders(game: Any, seats: int, nodes: int, least: float) -> None:
    assert ahead(game, f"general:nodes={nodes}", "trader", seats) > least


@pytest.mark.parametrize(
    ("game", "seats", "sultan", "general", "deals", "least"),
    [(KHAN, 3, 80, 8, (2,), 3), (MERV, 3, 40, 8, (1,), 5)],
    ids=["khan", "merv"],
)
def test_a_sultan_is_ahead_of_generals(
    game: Any, seats: int, sultan: int, general: int, deals: tuple[int, ...], least: float
) -> None:
    assert ahead(game, f"sultan:nodes={sultan}", f"general:nodes={general}", seats, deals) > least


def beaten(level: str, deals: int) -> int:
    """How often a level beats the Magistrate."""
    results = [played(MERV, [level], f"deal {deal}").result for deal in range(deals)]
    return sum(result is not None and result.places == (1,) for result in results)


def test_the_magistrate_is_beaten_by_a_trader_sometimes() -> None:
    assert 0 < beaten("trader", 12) < 6


def test_alone_a_general_makes_more_points_than_a_trader() -> None:
    def points(level: str) -> int:
        results = [played(MERV, [level], f"deal {deal}").result for deal in (0, 1)]
        return sum(result.scores[0] for result in results if result)

    assert points("general:nodes=30") > points("trader") + 40
