"""What games declare for screens fits their rules: ready-made options, their length, and choices without a risk."""

from __future__ import annotations

from typing import Any

import pytest

import serai
from serai.engine.core.steps import ASK, ASK_ALL
from serai.words import kind_of

GAMES = serai.names()


@pytest.mark.parametrize("name", GAMES)
def test_ready_made_options_can_be_played_by_any_number(name: str) -> None:
    game = serai.load(name)
    assert len({preset.name for preset in game.presets}) == len(game.presets)
    for preset in game.presets:
        assert len(preset.decisions) == game.max_seats - game.min_seats + 1
        for seats in range(game.min_seats, game.max_seats + 1):
            chosen = game.settings(seats, dict(preset.options))
            assert all(chosen[option] == value for option, value in preset.options.items())


def test_the_usual_game_is_the_first_and_a_short_one_is_shorter() -> None:
    usual, short = serai.load("warrior_knights").presets
    assert usual.options == {}
    assert short.options == {"influence_per_player": 8, "round_limit": 5}
    assert all(less < more for less, more in zip(short.decisions, usual.decisions, strict=True))


@pytest.mark.parametrize("name", GAMES)
def test_what_is_harmless_answers_questions_that_there_are(name: str) -> None:
    game = serai.load(name)
    asking: list[Any] = [step for step in game.steps if step.waits in (ASK, ASK_ALL)]
    takes = {kind_of(step): step.takes for step in asking}
    for shape in game.notation.shapes:
        for kind in shape.harmless:
            assert kind == "*" or shape.make in takes[kind], f"{kind} does not take {shape.word}"
