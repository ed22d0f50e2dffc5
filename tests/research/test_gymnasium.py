"""Gymnasium's own check, and one seat against bots."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from serai.engine.core.errors import IllegalChoice
from serai.research.gymnasium import SeatEnv, register
from tests.research.random_games import GAMES, NAMED, SHORT


@pytest.mark.parametrize(("name", "seats", "options"), GAMES, ids=NAMED)
def test_gymnasium_finds_nothing_wrong(name: str, seats: int, options: dict[str, Any]) -> None:
    register()
    made = gymnasium.make(f"serai/{name}-v1", seats=seats, options=options, seat=seats - 1)
    check_env(made.unwrapped)


def played(table: SeatEnv, seed: int) -> tuple[list[int], float]:
    seen, _ = table.reset(seed=seed)
    table.action_space.seed(seed)
    numbers, over, reward = [], False, 0.0
    while not over:
        assert table.play.seat == table.seat
        assert np.flatnonzero(seen["action_mask"]).tolist() == sorted(table.play.legal)
        numbers.append(int(table.action_space.sample(seen["action_mask"])))
        seen, reward, over, cut, info = table.step(numbers[-1])
        assert (cut, info) == (False, {})
        assert over or reward == 0
    assert not seen["action_mask"].any()
    return numbers, reward


@pytest.mark.parametrize("seat", [0, 2])
def test_a_seed_is_an_episode(seat: int) -> None:
    table = SeatEnv("khan", seat=seat, seats=3)
    once = played(table, 5)
    assert played(table, 5) == once == played(SeatEnv("khan", seat=seat, seats=3), 5)
    assert played(table, 6) != once


def test_the_reward_is_what_the_seat_got() -> None:
    table = SeatEnv("khan", seat=1, seats=2)
    _, reward = played(table, 1)
    places = table.play.s.result.places
    assert reward == (places[0] > places[1]) - (places[0] < places[1])


def test_bots_are_chosen_by_their_names() -> None:
    table = SeatEnv("tic_tac_toe", bots=["random", "novice"])
    assert [type(player.bot).__name__ for player in table._bots] == ["RandomBot", "OneMoveBot"]
    with pytest.raises(ValueError, match="nobody"):
        SeatEnv("khan", bots="nobody")
    with pytest.raises(ValueError, match="2 seats need one bot for all or 2, not 3"):
        SeatEnv("khan", seats=2, bots=["random"] * 3)


def test_a_bot_that_looks_ahead_beats_one_that_does_not() -> None:
    won = 0
    for seed in range(12):
        table = SeatEnv("tic_tac_toe", seat=0, bots="general:nodes=60")
        won += int(played(table, seed)[1])
    assert won < -4


def test_what_is_no_option_loses_and_tells_the_rule() -> None:
    table = SeatEnv("tic_tac_toe")
    table.reset(seed=1)
    table.step(4)
    _, reward, over, cut, info = table.step(4)
    assert (reward, over, cut, info) == (-1, True, False, {"refused": "TT-TURN-2"})


def test_or_it_is_refused() -> None:
    table = SeatEnv("tic_tac_toe", illegal="refuse")
    table.reset(seed=1)
    table.step(4)
    with pytest.raises(IllegalChoice, match="TT-TURN-2"):
        table.step(4)


@pytest.mark.parametrize(
    ("wrong", "message"), [({"seat": 4}, "there is no seat 4 among 4"), ({"illegal": "ignore"}, "'lose' or 'refuse'")]
)
def test_a_wrong_table_is_told(wrong: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        SeatEnv("khan", **wrong)


def test_gymnasium_can_run_many_of_them() -> None:
    register()
    many = gymnasium.make_vec("serai/connect_four-v1", num_envs=3, vectorization_mode="sync")
    seen, _ = many.reset(seed=1)
    assert seen["observation"].shape[0] == 3
    for column in range(4):
        seen, _, _, _, _ = many.step(np.array([column] * 3))
    many.close()


def test_the_seat_may_be_alone() -> None:
    table = SeatEnv("merv", seats=1)
    assert played(table, 1)[1] in (-1, 1)


def test_a_picture_is_shown_only_when_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert SeatEnv("warrior_knights", options=SHORT).render() is None
    assert SeatEnv("tic_tac_toe", render_mode="human").render() is None
    assert "·" in capsys.readouterr().out
    assert "·" in SeatEnv("tic_tac_toe", render_mode="ansi").render()
