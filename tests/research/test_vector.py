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


@pytest.mark.parametrize("processes", [0, 2])
def test_games_that_need_not_move_in_lockstep_are_the_same_games(processes: int) -> None:
    games = [Play("connect_four", 2) for _ in range(GAMES)]
    for number, play in enumerate(games):
        play.begin(f"serai/{number}/0")
    dice, moved = Random(3), [0] * GAMES
    with Vector("connect_four", GAMES, processes=processes) as vector:
        rows = vector.reset()
        assert vector.receive().tolist() == []  # nothing was sent
        vector.send([0, 3], [games[0].legal[0], games[3].legal[0]])
        for number in (0, 3):
            games[number].choose(games[number].legal[0])
        on_the_way = {0, 3}
        while min(moved) < 4:
            for row in vector.receive().tolist():
                on_the_way.remove(row)
                play = games[row]
                assert (rows.seats[row], rows.masks[row].tolist()) == (play.seat, play.mask().tolist())
                assert np.array_equal(rows.observations[row], play.observe(play.seat))
                moved[row] += 1
            chosen = [row for row in range(GAMES) if row not in on_the_way and moved[row] < 4][:2]
            numbers = [dice.choice(games[row].legal) for row in chosen]
            for row, number in zip(chosen, numbers, strict=True):
                games[row].choose(number)
            vector.send(chosen, numbers)
            on_the_way.update(chosen)


def test_a_game_takes_one_number_at_a_time() -> None:
    with Vector("tic_tac_toe", 2, processes=1) as vector:
        vector.reset()
        vector.send([1], [0])
        with pytest.raises(ValueError, match="one number at a time"):
            vector.send([0, 1], [0, 1])
        assert vector.receive().tolist() == [1]
        vector.send([1], [0])  # taken already
        with pytest.raises(ValueError, match="IllegalChoice"):
            vector.receive()


def test_rows_of_bytes_become_tensors_together() -> None:
    floats, small = (Vector("khan", 3, seats=2, processes=0, compact=compact) for compact in (False, True))
    one, other = floats.reset(), small.reset()
    for _ in range(5):
        assert np.array_equal(one.observations, small.observer.expand(other.observations))
        numbers = [int(np.flatnonzero(mask)[0]) for mask in one.masks]
        one, other = floats.step(numbers), small.step(numbers)
