"""`serai bench`: the figures that others compare, and what they were measured on."""

import json
from typing import Any

import pytest

from serai.commands.bench import bench
from serai.engine.core import drive
from serai.engine.core.steps import ASK_ALL
from tests.battery.sample_game import GAME as BAZAAR
from tests.commands.conftest import Serai


@pytest.mark.parametrize("game", ["tic_tac_toe", "bazaar"])
def test_all_figures_are_there(game: str, serai: Serai, register: Any) -> None:
    register(BAZAAR)
    said = serai("bench", game, "--seconds", 0.2, "--json")
    assert said.status == 0
    told = json.loads(said.out)
    assert all(told[figure] > 0 for figure in bench.FIGURES)
    assert told["decisions_per_s"] == pytest.approx(told["games_per_s"] * told["decisions_per_game"], rel=0.02)
    assert told["compiled"] is bench.compiled()
    assert told["seats"] == (4 if game == "bazaar" else 2)
    assert "CPython" in told["python"]
    assert "frozen" in told["gc"]


def test_the_table_is_for_people(serai: Serai) -> None:
    said = serai("bench", "connect_four", "--seconds", 0.1, "--lang", "fr")
    assert said.status == 0
    assert "parties par seconde" in said.out
    assert "Interprété par CPython" in said.out


def test_positions_a_second_of_those_who_search_are_told(serai: Serai) -> None:
    given = ("--games", "connect_four,tic_tac_toe", "--nodes", 4, "--positions", 2)
    told = json.loads(serai("bench", "bots", *given, "--json").out)
    assert {tuple(levels) for levels in told["positions_per_s"].values()} == {("general", "sultan")}
    assert all(number > 0 for levels in told["positions_per_s"].values() for number in levels.values())
    assert "tic_tac_toe" in serai("bench", "bots", *given).out


def test_positions_come_from_whole_games() -> None:
    states = bench.positions(BAZAAR, 3, BAZAAR.settings(3, {}), "x")
    assert 200 < len(states) < 1000
    assert all(s.result is None and s.todo for s in states)
    rounds = {s.round for s in states}
    assert rounds == {0, 1, 2, 3}
    assert any(s.todo[-1].waits == ASK_ALL for s in states)


def test_the_same_games_are_measured_every_time() -> None:
    settings = BAZAAR.settings(2, {})
    assert bench.play_all(BAZAAR, 2, settings, "x", 5) == bench.play_all(BAZAAR, 2, settings, "x", 5)


def test_the_build_in_use_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drive, "__file__", "/anywhere/serai/engine/drive.cpython-311-x86_64-linux-gnu.so")
    assert bench.compiled() is True
    monkeypatch.setattr(drive, "__file__", "/anywhere/serai/engine/drive.py")
    assert bench.compiled() is False


def test_a_time_is_above_zero(serai: Serai) -> None:
    said = serai("bench", "tic_tac_toe", "--seconds", "-1")
    assert said.status == 2
    assert "is not a time above zero" in said.err
