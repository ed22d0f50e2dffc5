"""`serai puzzles`: what it finds, how it goes on, and what it says to input that it cannot use."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest

from serai.commands.study import puzzles
from serai.commands.study.puzzle_book import chosen
from serai.commands.study.puzzle_judging import Looks, Verdict, tempting
from serai.engine.play.match import Match
from serai.teach.puzzles import Grade, Puzzle
from tests.commands.conftest import Serai


@pytest.fixture
def records(serai: Serai, tmp_path: Path) -> Path:
    """Some games of tic-tac-toe."""
    folder = tmp_path / "records"
    said = serai("simulate", "tic_tac_toe", "--games", 6, "--seed", "x", "--jobs", 1, "--keep", folder)
    assert said.status == 0, said.err
    return folder


def found(grade: Grade, best: str, place: str, margin: float = 0.1) -> Puzzle:
    return Puzzle("", 0, grade, "act", best, 0.6, 0.5, (margin, margin), 8, ("a", "b"), place, {}, {})


def wanted(records: Path, out: Path, *more: object) -> tuple[object, ...]:
    return ("puzzles", "tic_tac_toe", "--from", records, "--out", out, "--nodes", 40, "--most", 3, *more)


def test_every_kept_record_can_be_played_again(records: Path, serai: Serai) -> None:
    kept = sorted(records.iterdir())
    assert [path.name for path in kept] == [f"tic_tac_toe-{number}.json" for number in range(6)]
    for path in kept:
        assert serai("verify", path).status == 0


def test_puzzles_are_found_and_written(records: Path, serai: Serai, tmp_path: Path) -> None:
    out = tmp_path / "out"
    said = serai(*wanted(records, out))
    assert said.status == 0, said.err
    told: dict[str, Any] = tomllib.loads((out / "puzzles.toml").read_text())
    assert told["made"] == (
        "serai puzzles tic_tac_toe --from records --seed puzzles --most 3 --nodes 40 --margin 0.05 --positions 600"
    )
    assert said.out.startswith(f"{len(told['puzzle'])} puzzles in {out}; ")
    assert 1 <= len(told["puzzle"]) <= 3
    for puzzle in told["puzzle"]:
        match = Match.from_position((out / "puzzles" / f"{puzzle['position']}.txt").read_text())
        (asked,) = match.asks
        assert match.game.colours[asked.seat] == puzzle["seat"]
        texts = [match.game.notation.to_text(option) for option in asked.options]
        assert sorted(texts) == sorted([puzzle["best"], *puzzle["chances"]])
        assert min(puzzle["margins"]) >= 0.05
        assert len(puzzle["margins"]) == len(puzzle["seeds"]) == 2
        assert puzzle["best"] in puzzle["lines"]


def test_the_same_seed_gives_the_same_puzzles(records: Path, serai: Serai, tmp_path: Path) -> None:
    for name in ("one", "two"):
        assert serai(*wanted(records, tmp_path / name)).status == 0
    one, two = (tmp_path / name / "puzzles.toml" for name in ("one", "two"))
    assert one.read_text() == two.read_text()


def test_a_run_that_was_stopped_goes_on(
    records: Path, serai: Serai, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole, out = tmp_path / "whole", tmp_path / "out"
    assert serai(*wanted(records, whole)).status == 0
    judge, judged = puzzles.puzzle_of, 0

    def tire(*given: Any) -> Any:
        nonlocal judged
        judged += 1
        if judged > 4:
            raise KeyboardInterrupt
        return judge(*given)

    monkeypatch.setattr(puzzles, "puzzle_of", tire)
    assert serai(*wanted(records, out)).status == 130
    monkeypatch.setattr(puzzles, "puzzle_of", judge)
    assert serai(*wanted(records, out)).status == 0
    assert (out / "judged.jsonl").read_text() == (whole / "judged.jsonl").read_text()
    monkeypatch.setattr(puzzles, "puzzle_of", pytest.fail)  # everything is known by now
    assert serai(*wanted(records, out)).status == 0
    assert (out / "puzzles.toml").read_text() == (whole / "puzzles.toml").read_text()


def test_what_cannot_be_used_is_told_in_one_line(records: Path, serai: Serai, tmp_path: Path) -> None:
    nowhere, empty = tmp_path / "nowhere", tmp_path / "empty"
    empty.mkdir()
    said = serai("puzzles", "khan", "--from", nowhere)
    assert (said.status, said.err) == (
        2,
        f"serai: there is no {nowhere}; `serai simulate GAME --player general --keep FOLDER` makes records\n",
    )
    assert "holds no records" in serai("puzzles", "khan", "--from", empty).err
    said = serai("puzzles", "khan", "--from", records, "--out", tmp_path / "out")
    assert (said.status, said.err) == (
        2, f"serai: no record of khan in {records} asks anybody to choose among 4\n",
    )  # fmt: skip
    assert serai("puzzles", "whist", "--from", records).status == 2
    assert "'2' is not a number between 0 and 1" in serai("puzzles", "khan", "--from", records, "--margin", 2).err
    (empty / "broken.json").write_text("{}")
    said = serai("puzzles", "khan", "--from", empty)
    assert said.status == 1
    assert "broken.json" in said.err
    assert not (tmp_path / "out").exists()


def test_a_folder_of_another_run_is_refused(records: Path, serai: Serai, tmp_path: Path) -> None:
    out = tmp_path / "out"
    assert serai(*wanted(records, out, "--positions", 1)).status == 0
    said = serai(*wanted(records, out, "--seed", "other"))
    assert (said.status, "made with other settings" in said.err) == (2, True)
    (out / "judged.jsonl").write_text("nonsense\n")
    said = serai(*wanted(records, out))
    assert (said.status, "is not what `serai puzzles` writes" in said.err) == (2, True)


def test_grades_follow_from_who_sees_the_best_choice() -> None:
    assert Looks("a", ["a", "a"], ["b", "a"]).grade("a") == "easy"
    assert Looks("a", ["b", "b"], ["a", "a"]).grade("a") == "medium"
    assert Looks("b", ["a", "b"], ["a", "a"]).grade("a") == "medium"
    assert Looks("b", ["b", "b"], ["a", "a"]).grade("a") == "hard"  # what is obvious is wrong
    assert Looks("a", ["b", "b"], ["a", "b"]).grade("a") == "hard"


def test_what_tempts_is_what_others_chose_then_what_comes_closest() -> None:
    verdict = Verdict("best", 0.6, 0.5, [0.1], ["s"], {"p": 0.5, "q": 0.4, "r": 0.3, "s": 0.2})
    assert tempting(verdict, Looks("best", ["r"], ["r", "best"])) == ["r", "p", "q"]


def test_not_too_many_are_alike() -> None:
    alike = [found("easy", f"go {number}", f"a {number}0") for number in range(5)]
    other = [found("hard", "stay", "b 10"), found("medium", "stay", "b 20")]
    assert [one.found for one in chosen([*alike, *other], 6)] == ["a 00", "a 10", "a 20", "b 20", "b 10"]
    same = [found("easy", "go 1", f"{number} 1") for number in range(5)]
    assert len(chosen(same, 6)) == 2


def test_some_of_each_grade_are_taken_then_what_is_asked_seldom_then_the_widest() -> None:
    wide = [found("easy", f"go {number}", f"{number} 1", 0.3 + number / 100) for number in range(10)]
    close = [found("hard", "stay", "a 1"), found("hard", "wait", "b 1"), found("medium", "leave", "c 1")]
    assert [one.found for one in chosen([*close, *wide], 5)] == ["9 1", "8 1", "c 1", "a 1", "b 1"]


def test_no_record_gives_more_than_three() -> None:
    grades: tuple[Grade, ...] = ("easy", "medium", "hard")
    puzzles = [found(grades[number % 3], f"verb{number} x", f"one {number}0") for number in range(9)]
    assert len(chosen(puzzles, 20)) == 3


def test_what_lies_a_few_moves_apart_is_one_puzzle() -> None:
    near = [found("easy", "go", "one 11"), found("hard", "stay", "one 14"), found("hard", "wait", "two 14")]
    assert [one.found for one in chosen(near, 20)] == ["one 14", "two 14"]


def test_a_glance_picks_what_is_judged(records: Path, serai: Serai, tmp_path: Path) -> None:
    out = tmp_path / "out"
    assert serai(*wanted(records, out, "--positions", 8, "--widest", 2)).status == 0
    lines = [json.loads(line) for line in (out / "judged.jsonl").read_text().splitlines()[2:]]
    glances = {line["key"]: line["ahead"] for line in lines if "ahead" in line}
    judged = [line["key"] for line in lines if "ahead" not in line]
    assert (len(glances), len(judged)) == (8, 2)
    assert [glances[key] for key in judged] == sorted(glances.values(), reverse=True)[:2]
    assert "--widest 2" in (out / "puzzles.toml").read_text()
