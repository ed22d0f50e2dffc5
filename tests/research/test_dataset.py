"""A data set holds every decision of its games, goes on where it stopped, and refuses to mix."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from serai import cli
from serai.research import dataset
from serai.research.dataset import OtherData, Wanted, file_of, finished, make, prepare, read
from serai.research.opponents import players
from serai.research.playing import Play

KHAN = Wanted("khan", 2, {"ruler_cells": None}, ("random", "novice"), "data", 3, 2, ("jsonl", "parquet"))
SMALL = Wanted("tic_tac_toe", 2, {}, ("random", "random"), "data", 5, 2, ("jsonl",))


def made(wanted: Wanted, folder: Path) -> None:
    for number in prepare(wanted, folder):
        make(wanted, folder, number)


@pytest.fixture(scope="module")
def khan(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("khan")
    made(KHAN, folder)
    return folder


def test_every_row_can_be_played_again(khan: Path) -> None:
    play, number = Play("khan", 2), -1
    outcomes: list[dict[str, Any]] = []
    rows = list(read(khan))
    for row in rows:
        if row["play"] != number:
            number += 1
            assert row["move"] == 0
            play.begin(f"data/{number}")
        assert row["seat"] == play.seat
        assert row["question"] == play.match().asks[0].kind if row["move"] % 40 == 0 else row["question"]
        assert np.allclose(row["observation"], play.observe(play.seat), atol=1e-4)
        assert row["options"] == play.legal
        play.choose(row["choice"])
        outcomes.append(row)
        if play.over:
            for old in outcomes:
                assert old["score"] == play.s.result.scores[old["seat"]]
                assert old["place"] == play.s.result.places[old["seat"]]
                assert old["payoff"] == play.payoffs[old["seat"]]
            outcomes = []
    assert number == 2
    assert not outcomes


def test_both_formats_hold_the_same(khan: Path) -> None:
    for number in range(2):
        lines = [json.loads(line) for line in file_of(khan, number, "jsonl").read_text().splitlines()]
        rows = list(dataset._rows_in(khan, number, ["parquet"]))
        assert len(lines) == len(rows) > 100
        for line, row in zip(lines, rows, strict=True):
            assert list(row) == list(dataset.COLUMNS) == list(line)
            assert row["seen"] == pytest.approx(line["seen"], abs=1e-6)
            assert {**row, "seen": 0} == {**line, "seen": 0}


def test_bots_change_seats_from_game_to_game(monkeypatch: pytest.MonkeyPatch) -> None:
    seated = []

    def seat(specs: list[str], *rest: Any) -> Any:
        seated.append(specs)
        return players("random", *rest)

    monkeypatch.setattr(dataset, "players", seat)
    for number in range(3):
        dataset.rows_of(KHAN, number)
    assert seated == [["random", "novice"], ["novice", "random"], ["random", "novice"]]


def test_the_manifest_says_how_to_read_it(khan: Path) -> None:
    told = json.loads((khan / "dataset.json").read_text())
    play = Play("khan", 2)
    assert told["size"] == play.observer.size
    assert told["numbers"]["fingerprint"] == play.observer.numbers.fingerprint()
    assert told["parts"]["marks"] == [play.observer.parts["marks"].start, [154, 10]]
    assert told["bots"] == ["random", "novice"]


def test_only_what_is_missing_is_made(tmp_path: Path) -> None:
    assert prepare(SMALL, tmp_path) == [0, 1, 2]
    assert make(SMALL, tmp_path, 1) == 2
    kept = file_of(tmp_path, 1, "jsonl").stat().st_mtime_ns
    made(SMALL, tmp_path)
    assert prepare(SMALL, tmp_path) == []
    assert file_of(tmp_path, 1, "jsonl").stat().st_mtime_ns == kept
    file_of(tmp_path, 2, "jsonl").unlink()
    assert prepare(SMALL, tmp_path) == [2]


def test_more_games_can_be_asked_for_later(tmp_path: Path) -> None:
    made(SMALL, tmp_path)
    more = SMALL._replace(games=8)
    assert prepare(more, tmp_path) == [2, 3]  # the last file had one game and now needs two
    made(more, tmp_path)
    assert sorted({row["play"] for row in read(tmp_path)}) == list(range(8))
    assert finished(more, tmp_path, 2)


@pytest.mark.parametrize("other", [{"seed": "b"}, {"seats": 2, "bots": ("novice", "random")}, {"chunk": 3}])
def test_other_games_are_not_mixed_in(other: dict[str, Any], tmp_path: Path) -> None:
    prepare(SMALL, tmp_path)
    with pytest.raises(OtherData, match="holds other games"):
        prepare(SMALL._replace(**other), tmp_path)


def test_parquet_alone_leaves_no_lines(tmp_path: Path) -> None:
    made(SMALL._replace(formats=("parquet",)), tmp_path)
    assert not list(tmp_path.glob("*.jsonl*"))
    assert len({row["play"] for row in read(tmp_path)}) == 5


def test_an_interrupted_file_is_not_taken_for_a_whole_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    prepare(SMALL, tmp_path)
    with monkeypatch.context() as patch:
        patch.setattr(dataset, "write_whole", lambda path, content: (_ for _ in ()).throw(KeyboardInterrupt))
        with pytest.raises(KeyboardInterrupt):
            make(SMALL, tmp_path, 0)
    assert prepare(SMALL, tmp_path) == [0, 1, 2]


def test_a_file_that_was_being_made_for_more_games_is_not_taken_for_the_one_with_fewer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made(SMALL, tmp_path)
    more, real = SMALL._replace(games=6), dataset.write_whole

    def stopped_at_the_end(path: Path, content: bytes) -> None:
        if path.suffix == ".done":
            raise KeyboardInterrupt
        real(path, content)

    prepare(more, tmp_path)
    with monkeypatch.context() as patch:
        patch.setattr(dataset, "write_whole", stopped_at_the_end)
        with pytest.raises(KeyboardInterrupt):
            make(more, tmp_path, 2)
    made(SMALL, tmp_path)
    assert {row["play"] for row in read(tmp_path)} == set(range(5))


# ---- the command


def command(folder: Path, *more: str) -> list[str]:
    return ["dataset", "tic_tac_toe", "--games", "5", "--chunk", "2", "--jobs", "1", "--lang", "en", *more, str(folder)]


def test_the_command_makes_goes_on_and_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(command(tmp_path, "--bots", "random+novice")) == 0
    assert capsys.readouterr().out.startswith("5 games made in ")
    assert len(list(read(tmp_path))) >= 25
    file_of(tmp_path, 0, "parquet").unlink()
    assert cli.main(command(tmp_path, "--bots", "random+novice")) == 0
    assert "2 games made" in capsys.readouterr().out
    assert cli.main(command(tmp_path)) == 2
    assert "holds other games: bots differ" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("wrong", "told"),
    [(["--bots", "nobody"], "no bot is called 'nobody'"), (["--bots", "random+random+random"], "need one bot for all")],
)
def test_the_command_says_what_is_wrong(
    wrong: list[str], told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(command(tmp_path / "new", *wrong)) == 2
    assert told in capsys.readouterr().err
    assert not (tmp_path / "new").exists()


def test_without_the_extra_the_command_says_which(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("serai.commands.study.dataset.NEEDED", ("numpy", "no_such_package"))
    assert cli.main(command(tmp_path)) == 2
    assert "data sets need no_such_package: pip install 'serai[research]'" in capsys.readouterr().err


def test_a_data_set_under_the_old_name_of_a_level_goes_on(tmp_path: Path) -> None:
    wanted = SMALL._replace(bots=("random", "sultan:nodes=9"), games=2)
    prepare(wanted, tmp_path)
    told = tmp_path / "dataset.json"
    told.write_text(told.read_text().replace("sultan", "khan"))
    assert prepare(wanted, tmp_path) == [0]
    assert prepare(wanted._replace(bots=("random", "khan:nodes=9")), tmp_path) == [0]
    assert json.loads(told.read_text())["bots"] == ["random", "sultan:nodes=9"]
