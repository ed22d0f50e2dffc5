"""Many games side by side are the same games, however many processes play them."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from serai.research.playing import Play
from serai.research.vector import Vector
from tests.research.morra import GAME as MORRA

GAMES = 5


def steps(vector: Vector, many: int) -> list[tuple[np.ndarray, ...]]:
    dice, shown = Random(1), []
    rows = vector.reset()
    for _ in range(many):
        shown.append(tuple(part.copy() for part in rows))
        rows = vector.step([dice.choice(np.flatnonzero(mask).tolist()) for mask in rows.masks])
    return shown


def test_the_number_of_processes_makes_no_difference() -> None:
    with Vector("connect_four", GAMES, processes=0) as alone, Vector("connect_four", GAMES, processes=2) as two:
        once = steps(alone, 60)
        for one, other in zip(once, steps(two, 60), strict=True):
            assert all(np.array_equal(part, twin) for part, twin in zip(one, other, strict=True))
        with pytest.raises(ValueError, match="IllegalChoice: SE-ASK-2"):
            two.step([99] * GAMES)
        assert all(
            np.array_equal(part, twin)
            for one, other in zip(once, steps(two, 60), strict=True)
            for part, twin in zip(one, other, strict=True)
        )  # beginning anew is beginning the same


def test_rows_show_what_each_game_shows() -> None:
    dice, ended = Random(2), 0
    games = [Play("khan", 2) for _ in range(3)]
    begun = [0] * 3
    for number, play in enumerate(games):
        play.begin(f"side/{number}/0")
    vector = Vector("khan", 3, seats=2, seed="side", processes=0)
    rows = vector.reset()
    for _ in range(200):
        choices = []
        for number, play in enumerate(games):
            assert rows.seats[number] == play.seat
            assert np.array_equal(rows.observations[number], play.observe(play.seat))
            assert np.array_equal(rows.masks[number], play.mask())
            choices.append(dice.choice(play.legal))
            play.choose(choices[-1])
        rows = vector.step(np.array(choices))
        for number, play in enumerate(games):
            assert rows.over[number] == play.over
            assert rows.payoffs[number].tolist() == (play.payoffs if play.over else [0, 0])
            if play.over:
                ended += 1
                begun[number] += 1
                play.begin(f"side/{number}/{begun[number]}")
    assert ended


def test_in_one_process_a_game_need_not_be_registered() -> None:
    vector = Vector(MORRA, 2, seats=2, processes=0)
    vector.reset()
    assert vector.step([1, 2]).seats.tolist() == [1, 1]


def test_there_are_no_more_processes_than_games() -> None:
    with Vector("tic_tac_toe", 1, processes=8) as vector:
        assert len(vector._workers) == 1
        assert vector.reset().seats.tolist() == [0]
    assert vector._workers == []
