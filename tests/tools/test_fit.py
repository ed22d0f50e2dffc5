"""Fitting again: a command gives the same numbers, a fit finds what is there, and files say how they were made."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from tools.fit import khan_evaluation as khan_fit
from tools.fit import merv_network, merv_priors
from tools.fit.__main__ import main
from tools.fit.compare import with_weights
from tools.fit.merv_features import BY_HAND
from tools.fit.regression import Data, Layers, adam, fresh_layers, near, ridge, rmse
from tools.fit.selfplay import options_of
from tools.fit.storage import blob_id, read, write

from serai.commands.checkout import root
from serai.engine.core.chance import seeded
from serai.engine.core.drive import playout
from serai.engine.core.game import load
from serai.games.khan.bot import evaluation as khan_evaluation
from serai.games.khan.bot.weights import EVALUATION
from serai.games.khan.bot.weights import PATH as KHAN
from serai.games.merv.bot import network
from serai.games.merv.bot.weights import PATH as MERV


def fitted(name: str, games: int, out: Path) -> dict[str, Any]:
    assert main([name, "--seed", "test", "--games", str(games), "--bot", "novice", "--out", str(out)]) == 0
    return read(out)


def test_khan_is_fitted_again_and_the_file_says_how(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = fitted("khan_evaluation", 3, tmp_path / "one.json")
    assert "held_out_rmse" in capsys.readouterr().out
    assert found["evaluation"].keys() == EVALUATION.keys()
    assert all(abs(found["evaluation"][name] - EVALUATION[name]) < 3 for name in khan_fit.LINEAR)
    how = found["provenance"]["evaluation"]
    assert how["command"] == "python -m tools.fit khan_evaluation --seed test --games 3 --bot novice"
    assert (how["seed"], how["games"], how["began_from"]) == ("test", 3, blob_id(KHAN.read_bytes()))
    assert fitted("khan_evaluation", 3, tmp_path / "two.json") == found


def test_merv_is_fitted_again_but_for_what_is_set_by_hand(tmp_path: Path) -> None:
    found, before = fitted("merv_features", 6, tmp_path / "one.json"), read(MERV)
    for table, weights in before["features"].items():
        assert list(found["features"][table]) == list(weights)
        for name, row in weights.items():
            assert len(found["features"][table][name]) == 3
            if name in BY_HAND:
                assert found["features"][table][name] == row
        assert found["features"][table] != weights
    assert found["priors"] == before["priors"]
    assert found["provenance"]["features"]["set_by_hand"] == [*BY_HAND, "at_the_end"]


def test_a_name_that_is_no_fit_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["warrior_knights"])
    assert "khan_evaluation" in capsys.readouterr().err


def test_the_value_of_khan_is_linear_in_what_is_fitted() -> None:
    game = load("khan")
    s = game.new(3, seeded("linear"), options_of("khan"))
    playout(s, seeded("linear"), 60)
    weights = np.array([EVALUATION[name] for name in khan_fit.LINEAR])
    points = [one.base + float(weights @ one.inputs[: len(weights)]) for one in khan_fit.observe(s)]
    assert points == pytest.approx(khan_evaluation.value(s))
    assert khan_fit.with_weights(s, {}) == khan_evaluation.value(s)  # all weights are back in their places


def known(rows: int, noise: float) -> tuple[Data, np.ndarray[Any, Any]]:
    random = np.random.default_rng(7)
    inputs = random.normal(0.0, 1.0, (rows, 3))
    inputs[:, 2] *= inputs[:, 2] > 2.5  # seldom there
    weights = np.array([1.5, -0.5, 4.0])
    targets = inputs @ weights + random.normal(0.0, noise, rows)
    return Data(inputs, targets, np.arange(rows)), weights


def test_ridge_finds_weights_and_leaves_those_that_nothing_tells_about() -> None:
    data, weights = known(2000, 0.5)
    start = np.array([1.0, 0.0, 4.0])
    assert ridge(data, start, near(start)) == pytest.approx(weights, abs=0.1)
    little, _ = known(40, 5.0)
    assert abs(ridge(little, start, near(start))[2] - start[2]) < 0.2
    copied = Data(np.repeat(data.inputs[:200], 9, 0), np.repeat(data.targets[:200], 9), np.repeat(data.games[:200], 9))
    once = Data(data.inputs[:200], data.targets[:200], data.games[:200])
    assert ridge(copied, start, near(start)) == pytest.approx(ridge(once, start, near(start)))  # rows of a game are one


def test_every_fifth_game_is_held_out() -> None:
    data, _ = known(50, 0.1)
    fitting, judging = data.split()
    assert judging.games.tolist() == list(range(0, 50, 5))
    assert sorted([*fitting.games, *judging.games]) == list(range(50))


def test_gradients_are_those_of_the_error() -> None:
    random = np.random.default_rng(1)
    layers = Layers(*(random.normal(0.0, 1.0, part.shape) for part in fresh_layers(4, 3, random)))
    inputs, targets = random.normal(0.0, 1.0, (20, 4)), random.normal(0.0, 1.0, 20)

    def half_square() -> float:
        return rmse(layers(inputs), targets) ** 2 / 2

    for part, gradient in zip(layers, layers.gradients(inputs, targets), strict=True):
        place = (0,) * part.ndim
        before = half_square()
        part[place] += 1e-6
        assert (half_square() - before) / 1e-6 == pytest.approx(gradient[place], abs=1e-4)
        part[place] -= 1e-6


def test_training_learns_what_no_straight_line_can() -> None:
    random = np.random.default_rng(3)
    inputs = random.normal(0.0, 1.0, (600, 2))
    data = Data(inputs, np.abs(inputs[:, 0]) + inputs[:, 1], np.arange(600))
    trained = adam(fresh_layers(2, 8, random), data, 60, 0.02, 0.0, random)
    assert rmse(trained(inputs), data.targets) < 0.25  # the best line is off by 0.6
    held = adam(trained, data._replace(targets=-data.targets), 5, 0.02, 1000.0, random)
    assert rmse(held(inputs), data.targets) < 0.6  # pulled back to where it began


def test_a_network_comes_back_as_it_was() -> None:
    stored = read(merv_network.PATH)["networks"]["magistrate"]
    random = np.random.default_rng(5)
    middle, scale = random.normal(0.0, 1.0, 22), random.uniform(0.5, 2.0, 22)
    layers = merv_network.to_layers(stored, middle, scale)
    inputs = random.normal(0.0, 1.0, 22)
    expected = network.evaluate(network.network_of(stored), inputs.tolist())
    assert layers((inputs[None] - middle) / scale)[0] == pytest.approx(expected)
    again: Any = merv_network.to_stored(layers, middle, scale)
    assert network.evaluate(network.network_of(again), inputs.tolist()) == pytest.approx(expected, abs=0.2)


def test_priors_are_taken_from_their_places_and_put_back() -> None:
    stored = read(MERV)
    numbers = merv_priors.flat(stored)
    merv_priors.put(stored, [number + 1 for number in numbers])
    assert merv_priors.flat(stored) == pytest.approx(numbers + 1)
    assert stored["priors"]["card"] == read(MERV)["priors"]["card"] + 1
    assert merv_priors.points_in("seed") == merv_priors.points_in("seed") > 10


def test_priors_are_improved_by_play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(merv_priors, "PAIRS", 2)
    monkeypatch.setattr(merv_priors, "DEALS", 1)
    found, before = fitted("merv_priors", 4, tmp_path / "one.json"), read(MERV)
    for part in merv_priors.PARTS:
        assert found[part].keys() == before[part].keys()
        assert found[part] != before[part]
    assert merv_priors.flat(found) == pytest.approx(merv_priors.flat(before), abs=1.0)
    assert found["features"] == before["features"]
    assert fitted("merv_priors", 4, tmp_path / "two.json") == found


def test_weights_are_compared_in_one_process(tmp_path: Path) -> None:
    stored = read(KHAN)
    stored["evaluation"]["yurt"] += 2.0
    write(tmp_path / "candidate.json", stored)
    game: Any = with_weights("khan", tmp_path / "candidate.json")
    s = game.new(2, seeded("compared"), options_of("khan"))
    playout(s, seeded("compared"), 20)
    assert game.evaluation.value(s) != khan_evaluation.value(s)
    assert not hasattr(load("khan"), "evaluation")


@pytest.mark.parametrize("path", [KHAN, MERV, merv_network.PATH])
def test_every_part_of_a_weight_file_says_where_it_comes_from(path: Path, tmp_path: Path) -> None:
    stored = read(path)
    assert all(how["how"] for how in stored["provenance"].values())
    write(tmp_path / "again.json", stored)
    assert read(tmp_path / "again.json") == stored


def test_contents_are_named_as_git_names_them() -> None:
    assert blob_id(b"") == "e69de29bb2d1d6434b8b29ae775ad8c2e48c5391"


def test_it_runs_from_a_checkout() -> None:
    said = subprocess.run(
        [sys.executable, "-m", "tools.fit", "--help"], cwd=root(), capture_output=True, text=True, check=True
    )
    assert "merv_priors" in said.stdout
