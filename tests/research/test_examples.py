"""The examples run, and the trained policy beats random players."""

from __future__ import annotations

import runpy
import subprocess
import sys

import pytest

from tests.roots import ROOT

EXAMPLES = ROOT / "examples"
ELSEWHERE = {"outside_bot.py"}  # needs a server: tests/server/people/test_outside_bots.py runs it
TELLS = {
    "pettingzoo_khan.py": "decisions; from best to worst:",
    "gymnasium_merv.py": "{'refused': 'ME-TURN-2'}",
    "openspiel_khan.py": "serai_khan 8965 numbers",
    "dataset_tic_tac_toe.py": "corner: ",
    "network_khan.py": "of 10 games against random choices\n8 searches put ",
}


def test_every_example_is_run_here() -> None:
    assert {path.name for path in EXAMPLES.glob("*.py")} == {*TELLS, "train_khan.py", "vector_khan.py", *ELSEWHERE}


@pytest.mark.parametrize("name", TELLS)
def test_it_runs(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    runpy.run_path(str(EXAMPLES / name), run_name="__main__")
    assert TELLS[name] in capsys.readouterr().out


def test_many_games_run_in_processes() -> None:
    command = [sys.executable, str(EXAMPLES / "vector_khan.py")]
    told = subprocess.run(command, capture_output=True, text=True, check=True)
    assert "decisions a second" in told.stdout


def test_a_policy_trained_for_seconds_beats_random_players() -> None:
    example = runpy.run_path(str(EXAMPLES / "train_khan.py"))
    policy = example["train"](updates=8)
    assert example["against_random"](policy, 30) >= 0.7
    again = example["train"](updates=1)
    assert (again.weights == example["train"](updates=1).weights).all()
    assert again.weights.any()
