"""Every puzzle of every game: it can be put, its best choice is legal, and it is better by what is written."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

import serai
from serai.commands.study.puzzle_judging import FEWEST_CHOICES, SEEDS, Judge
from serai.engine.core.errors import IllegalChoice
from serai.teach.puzzles import GRADES, BadPuzzle, Puzzle, laid_out, puzzles_of, tried

GAMES = ("khan", "merv", "warrior_knights")
PUZZLES = [(game, number) for game in GAMES for number in range(1, len(puzzles_of(serai.load(game)).puzzles) + 1)]
MANY = 20
FEWEST = {"khan": 3, "merv": 4, "warrior_knights": 4}  # of each grade
MARGIN = {"khan": 0.03, "merv": 0.05, "warrior_knights": 0.05}  # docs/architecture.md says why
FROM_ONE_RECORD = 3
SAME_ANSWER = 3
ROUNDED = 0.002  # what is written has three digits


def puzzle_called(game: str, number: int) -> Puzzle:
    puzzle = puzzles_of(serai.load(game)).puzzle(number)
    assert puzzle is not None
    return puzzle


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_its_puzzles_the_easy_ones_first(game: str) -> None:
    book = puzzles_of(serai.load(game))
    assert len(book.puzzles) == len({puzzle.found for puzzle in book.puzzles}) == MANY
    assert book.made.startswith(f"serai puzzles {game} --from ")
    assert [GRADES.index(puzzle.grade) for puzzle in book.puzzles] == sorted(
        GRADES.index(puzzle.grade) for puzzle in book.puzzles
    )


@pytest.mark.parametrize("game", GAMES)
def test_there_are_puzzles_of_every_grade_and_of_different_sorts(game: str) -> None:
    puzzles = puzzles_of(serai.load(game)).puzzles
    grades = Counter(puzzle.grade for puzzle in puzzles)
    assert all(grades[grade] >= FEWEST[game] for grade in GRADES)
    records = Counter(puzzle.found.rpartition(" ")[0] for puzzle in puzzles)
    assert max(records.values()) <= FROM_ONE_RECORD
    answers = Counter((puzzle.kind, puzzle.best) for puzzle in puzzles)
    assert max(answers.values()) <= SAME_ANSWER
    sorts = Counter((puzzle.kind, puzzle.best.split()[0]) for puzzle in puzzles)
    assert len(sorts) >= 3
    assert max(sorts.values()) <= len(puzzles) * 2 / 3


@pytest.mark.parametrize(("game", "number"), PUZZLES)
def test_the_best_choice_is_one_of_several_and_all_have_their_chances(game: str, number: int) -> None:
    played, puzzle = serai.load(game), puzzle_called(game, number)
    match = laid_out(played, puzzle.position)
    (asked,) = match.asks
    assert (asked.seat, asked.kind) == (puzzle.seat, puzzle.kind)
    options = [played.notation.to_text(option) for option in asked.options]
    assert len(options) >= FEWEST_CHOICES
    assert sorted(options) == sorted([puzzle.best, *puzzle.chances])
    assert played.check(match.state) == []


@pytest.mark.parametrize(("game", "number"), PUZZLES)
def test_the_margin_holds_with_every_seed(game: str, number: int) -> None:
    puzzle = puzzle_called(game, number)
    assert len(puzzle.seeds) == len(puzzle.margins) == SEEDS >= 2
    assert len(set(puzzle.seeds)) == SEEDS
    assert min(puzzle.margins) >= MARGIN[game]
    assert puzzle.chance - puzzle.second >= min(puzzle.margins) - ROUNDED
    assert 0 <= puzzle.second < puzzle.chance <= 1
    for choice in puzzle.chances:
        assert puzzle.chance_after(choice) <= puzzle.second
    assert puzzle.chance_after(puzzle.best) == puzzle.chance


@pytest.mark.parametrize(("game", "number"), PUZZLES)
def test_what_follows_can_be_played(game: str, number: int) -> None:
    played, puzzle = serai.load(game), puzzle_called(game, number)
    assert puzzle.best in puzzle.lines
    assert len(puzzle.lines) == 4  # and the three most tempting others
    for choice, line in puzzle.lines.items():
        led = tried(played, puzzle, choice)
        assert led.right == (choice == puzzle.best)
        assert led.match.number == 1 + len(line)
        assert led.match.events(puzzle.seat, led.fresh)
        assert played.check(led.match.state) == []


@pytest.mark.parametrize("game", GAMES)
def test_another_search_agrees_where_the_margin_is_widest(game: str) -> None:
    played = serai.load(game)
    puzzle = max(puzzles_of(played).puzzles, key=lambda one: min(one.margins))
    judge = Judge(laid_out(played, puzzle.position), puzzle.seat, "", puzzle.nodes)
    closest = sorted(puzzle.chances, key=lambda choice: -puzzle.chances[choice])[:3]
    read = played.notation.from_text
    best, *others = (judge.value(read(choice), puzzle.nodes, "another look") for choice in (puzzle.best, *closest))
    assert best - max(others) >= MARGIN[game] / 2


def test_other_choices_than_the_known_ones_are_shown_without_what_follows() -> None:
    played, puzzle = serai.load("khan"), puzzle_called("khan", 1)
    choice = next(choice for choice in puzzle.chances if choice not in puzzle.lines)
    led = tried(played, puzzle, choice)
    assert (led.right, led.match.number) == (False, 1)
    assert laid_out(played, puzzle.position).number == 0  # and what was tried out is gone


def test_what_the_rules_forbid_is_refused() -> None:
    with pytest.raises(IllegalChoice):
        tried(serai.load("khan"), puzzle_called("khan", 1), "dance")


def test_a_game_without_puzzles_has_none() -> None:
    book = puzzles_of(serai.load("tic_tac_toe"))
    assert (book.puzzles, book.puzzle(1)) == ((), None)
    assert puzzles_of(serai.load("khan")).puzzle(0) is None


@pytest.mark.parametrize(
    ("told", "words"),
    [
        ('seat = "pink"\ngrade = "easy"\n', "01: nobody sits in pink"),
        ('seat = "red"\ngrade = "odd"\n', "01: odd is no grade"),
        ('seat = "red"\ngrade = "easy"\nmargins = []\nseeds = []\ncolour = 1\n[puzzle.lines]\n', "colour"),
    ],
)
def test_a_puzzle_that_is_not_written_as_it_should_be_is_named(
    told: str, words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "teach" / "puzzles").mkdir(parents=True)
    (tmp_path / "teach" / "puzzles" / "01.txt").write_text("")
    (tmp_path / "teach" / "puzzles.toml").write_text(f'made = ""\n[[puzzle]]\nposition = "01"\n{told}')
    monkeypatch.setattr("serai.teach.reading.files", lambda _: tmp_path)
    with pytest.raises(BadPuzzle, match=words):
        puzzles_of.__wrapped__(serai.load("khan"))
