"""The shape of a race: what decided a game of points, and words for all that games tell of it."""

from __future__ import annotations

from typing import Any

import pytest

import serai
from serai import Match
from serai.engine.core.chance import seeded
from serai.engine.core.importance import DETAIL, LARGE
from serai.engine.core.state import Result
from serai.engine.views.race import verdict_of
from serai.words import LANGUAGES
from tests.words.declared import entries_in, folder_of

RACES = ("khan", "merv", "warrior_knights")


def decided(*scores: tuple[int, int, int]) -> Any:
    """The verdict on seats by pieces, bonus and the tie-breaker."""
    points = tuple(pieces + bonus for pieces, bonus, _ in scores)
    ranks = [(total, tie) for total, (_, _, tie) in zip(points, scores, strict=True)]
    places = tuple(1 + sum(other > rank for other in ranks) for rank in ranks)
    reasons = tuple({"pieces": pieces, "bonus": bonus, "largest": tie} for pieces, bonus, tie in scores)
    return verdict_of(Result(points, places, reasons), ("largest",))


def test_the_part_with_the_greatest_lead_over_the_second_decided() -> None:
    found = decided((10, 1, 3), (8, 7, 2), (2, 0, 9))
    assert (found["winners"], found["by"], found["part"], found["margin"]) == ([1], "points", "bonus", 4)
    assert (found["adds"], found["ties"]) == (["pieces", "bonus"], ["largest"])


def test_equal_points_are_decided_by_what_breaks_ties() -> None:
    found = decided((10, 1, 3), (8, 3, 2))
    assert (found["winners"], found["by"], found["part"]) == ([0], "tie", "largest")


def test_equal_in_everything_share_the_victory() -> None:
    found = decided((10, 1, 3), (8, 3, 3))
    assert (found["winners"], found["by"]) == ([0, 1], "shared")
    assert verdict_of(None) is None


def positions(name: str) -> list[dict[str, Any]]:
    """The facts after every move of a game that is played at random, with as many seats as fit and as few."""
    found = []
    game = serai.load(name)
    options = {"round_limit": 5} if name == "warrior_knights" else {}
    for seats in (game.min_seats, 3):
        match, chance = Match.new(game, seats, "race", options), seeded("race")
        while not match.over:
            asked = match.asks[0]
            match.choose(asked.seat, asked.options[chance.below(len(asked.options))])
            if chance.below(8) == 0 or match.over:
                found.append(match.facts(None))
    return found


@pytest.mark.parametrize("name", RACES)
def test_all_that_is_told_of_a_race_has_words(name: str) -> None:
    told = positions(name)
    keys = {f"race-{count['part']}" for facts in told for one in facts["race"] for count in one["counts"]}
    keys |= {f"distance-{step['part']}" for facts in told for step in facts["distance"]}
    verdict = told[-1]["verdict"]
    keys |= {f"score-{part}" for part in (*verdict["adds"], *verdict["ties"])}
    assert all(facts["verdict"] is None for facts in told[:1])
    assert verdict["winners"] or verdict["by"] in ("might", "level")
    for language in LANGUAGES:
        assert keys <= set(entries_in(folder_of(serai.load(name)) / "words" / f"{language}.ftl"))


@pytest.mark.parametrize("name", serai.names())
def test_importance_is_of_events_and_their_fields(name: str) -> None:
    game = serai.load(name)
    shapes = {shape.word: shape.names for shape in game.events}
    for word, known in game.importance.items():
        assert word in shapes, word
        assert DETAIL <= known.weight <= LARGE, word
        assert set(known.because) <= shapes.keys(), word
        assert set(known.of) <= set(shapes[word]), word
        assert bool(known.of) == bool(known.large_from), word
