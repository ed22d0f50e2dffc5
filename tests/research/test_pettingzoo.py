"""PettingZoo's own suites, and what they do not ask."""

from __future__ import annotations

from functools import partial
from random import Random
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    performance_benchmark,
    render_test,
    seed_test,
)

from serai.engine.core.errors import IllegalChoice
from serai.research.pettingzoo import env, parallel_env, raw_env
from tests.research.morra import GAME as MORRA
from tests.research.random_games import GAMES, NAMED, SHORT

# Its suite knows only its own games to observe a dict with a mask, and says so of all others.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]
CYCLES = 12


@pytest.mark.parametrize(("name", "seats", "options"), GAMES, ids=NAMED)
def test_api_seeds_and_pictures_are_as_pettingzoo_wants_them(
    name: str, seats: int, options: dict[str, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    made = partial(env, name, seats, options=options)
    api_test(made(), num_cycles=CYCLES)
    seed_test(made, num_cycles=CYCLES)
    render_test(made, {"ansi": lambda text: "\n" in text})
    assert "Passed API test" in capsys.readouterr().out


def test_the_performance_benchmark_runs_through(capsys: pytest.CaptureFixture[str]) -> None:
    performance_benchmark(env("khan", 4))
    assert "Finished performance benchmark" in capsys.readouterr().out


def test_where_all_choose_at_once_the_suites_for_parallel_environments_hold() -> None:
    parallel_api_test(parallel_env(MORRA, 3), num_cycles=100)
    parallel_seed_test(partial(parallel_env, MORRA, 3), num_cycles=100)
    max_cycles_test(SimpleNamespace(env=partial(env, MORRA, 3), parallel_env=partial(parallel_env, MORRA, 3)))


def test_a_game_that_asks_one_seat_at_a_time_is_not_parallel() -> None:
    with pytest.raises(TypeError, match=r"khan asks one seat at a time \(PlaceYurt, Act, "):
        parallel_env("khan")
    with pytest.raises(TypeError, match="warrior_knights asks one seat at a time"):
        parallel_env("warrior_knights")  # only some of its questions are put to all


# ---- beyond the suites


@pytest.mark.parametrize(("name", "seats", "options"), GAMES, ids=NAMED)
def test_the_mask_is_the_list_of_options_and_the_end_pays(name: str, seats: int, options: dict[str, Any]) -> None:
    table = raw_env(name, seats, options)
    table.reset(seed=3)
    dice = Random(3)
    total = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        seen, reward, termination, truncation, _ = table.last()
        total[agent] += reward
        assert not truncation
        if termination:
            assert not seen["action_mask"].any()
            table.step(None)
            continue
        assert agent == f"seat_{table.play.seat}"
        assert np.flatnonzero(seen["action_mask"]).tolist() == sorted(table.legal)
        assert table.why_not(table.legal[0]) is None
        table.step(dice.choice(table.legal))
    assert table.agents == []
    assert list(total.values()) == table.play.payoffs
    assert any(total.values()) or name in ("tic_tac_toe", "connect_four")


def test_only_who_is_asked_has_options() -> None:
    table = raw_env("khan", 3)
    table.reset(seed=1)
    for agent in table.agents:
        assert table.observe(agent)["action_mask"].any() == (agent == table.agent_selection)


def test_what_is_no_option_is_refused_with_its_rule() -> None:
    table = raw_env("tic_tac_toe")
    table.reset(seed=1)
    table.step(4)
    reason = table.why_not(4)
    assert reason
    assert reason.rule == "TT-TURN-2"
    with pytest.raises(IllegalChoice, match="TT-TURN-2"):
        table.step(4)


@pytest.mark.filterwarnings("ignore")
def test_wrapped_it_ends_the_game_and_costs_the_seat_that_chose_it() -> None:
    table = env("tic_tac_toe")
    table.reset(seed=1)
    table.last()
    table.step(4)
    table.last()
    table.step(4)
    assert table.rewards == {"seat_0": 0, "seat_1": -1}
    assert all(table.terminations.values())


def test_a_game_is_cut_off_after_so_many_cycles() -> None:
    table = raw_env("khan", 2, max_cycles=3)
    table.reset(seed=1)
    for _ in range(6):
        assert not any(table.truncations.values())
        table.step(table.legal[0])
    assert all(table.truncations.values())
    assert not any(table.terminations.values())


def test_without_a_seed_games_differ() -> None:
    table = raw_env("khan", 2)
    seeds = set()
    for _ in range(3):
        table.reset()
        seeds.add(table.play.seed)
    assert len(seeds) == 3


def test_the_options_of_the_game_are_those_of_the_environment() -> None:
    table = raw_env("warrior_knights", 3, SHORT)
    assert table.play.options["round_limit"] == 5
    assert table.metadata["name"] == "serai_warrior_knights_v1"


def test_in_parallel_everybody_sees_what_it_may_choose() -> None:
    table = parallel_env(MORRA, 3)
    seen, _ = table.reset(seed=1)
    assert all(row["action_mask"].tolist() == [1, 1, 1, 1] for row in seen.values())
    _, rewards, terminations, truncations, _ = table.step({"seat_0": 1, "seat_1": 3, "seat_2": 3})
    assert table.play.s.shown == [1, 3, 3]
    assert table.play.s.points == [1, 0, 0]
    assert not any(rewards.values())
    assert not any(terminations.values())
    assert not any(truncations.values())
    while table.agents:
        _, rewards, terminations, _, _ = table.step({"seat_0": 3, "seat_1": 1, "seat_2": 1})
    assert rewards == {"seat_0": 1, "seat_1": -0.5, "seat_2": -0.5}
    assert all(terminations.values())
    with pytest.raises(IllegalChoice):
        parallel_env(MORRA, 2).step({"seat_0": 4, "seat_1": 0})


def test_a_picture_is_shown_only_when_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert raw_env("tic_tac_toe").render() is None
    assert capsys.readouterr().out == ""
    assert raw_env("tic_tac_toe", render_mode="human").render() is None
    assert "·" in capsys.readouterr().out
    drawn = raw_env("tic_tac_toe", render_mode="ansi").render()
    assert drawn
    assert "·" in drawn
