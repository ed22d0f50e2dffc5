"""Looking back: chances that add up, the blunder found, and nothing told while a game goes on."""

from typing import Any

import pytest

from serai.bots import analysis
from serai.bots.analysis import StillPlayed, analyse, evenly_spaced, rows_that_stand, smoothed, telling_choices, why
from serai.engine.core.game import load
from serai.engine.play.match import Match
from serai.engine.play.record import CHOSE, Record, Row
from tests.battery.sample_game import GAME as BAZAAR
from tests.bots.bot_games import played

# Cross leaves the line a3 b2 c1 open and loses by it.
BLUNDER = ("b2", "a1", "c3", "a3", "b3", "a2")


def tic_tac_toe(*cells: str) -> Match:
    match = Match.new(load("tic_tac_toe"), 2, "x")
    for number, cell in enumerate(cells):
        match.choose(number % 2, f"square {cell}")
    return match


def test_the_turning_point_is_found_with_the_better_choice() -> None:
    match = tic_tac_toe(*BLUNDER)
    assert match.result
    assert match.result.places == (2, 1)
    found = analyse(match.record, nodes=120)
    point = found.turning_points[0]
    assert (point.move, point.seat, point.chosen, point.better) == (5, 0, "square b3", "square a2")
    assert point.better_chance > point.chance + 0.2
    assert point.cost == point.better_chance - point.chance
    assert len(found.turning_points) <= 3


def test_chances_go_from_the_first_move_to_the_result() -> None:
    match = tic_tac_toe(*BLUNDER)
    found = analyse(match.record, nodes=30)
    assert found.moves == list(range(7))
    assert len(found.chances) == 7
    assert all(sum(after) == pytest.approx(1.0) for after in found.chances)
    assert found.chances[-1] == [0.0, 1.0]
    assert found.chances[0] == pytest.approx([0.5, 0.5], abs=0.1)  # nobody is ahead on an empty board
    assert found.to_json()["chances"][-1] == [0.0, 1.0]
    assert found.to_json()["turning_points"][0]["move"] == 5


def test_the_same_record_gives_the_same_analysis() -> None:
    record = tic_tac_toe(*BLUNDER).record
    assert analyse(record, nodes=30) == analyse(record, nodes=30)


def test_progress_is_told() -> None:
    record = tic_tac_toe(*BLUNDER).record
    heard: list[tuple[int, int]] = []
    found = analyse(record, 20, progress=lambda done, whole: heard.append((done, whole)))
    assert {whole for _, whole in heard} == {7 * 6 + 6 * 20 + 6 * 4 * 20}  # chances, choices, and some choices again
    done = [done for done, _ in heard]
    assert done[:8] == [6, 12, 18, 24, 30, 36, 42, 62]
    assert done == sorted(set(done))
    assert (len(done) - 13) * 80 == done[-1] - 162 >= len(found.turning_points) * 80


def test_nothing_is_told_while_a_game_goes_on() -> None:
    record = tic_tac_toe(*BLUNDER[:4]).record
    with pytest.raises(StillPlayed):
        analyse(record)
    with pytest.raises(StillPlayed):
        why(record, 4)
    assert analyse(record, nodes=20, what_if=True).moves == [0, 1, 2, 3, 4]
    assert why(record, 4, "general:nodes=20", what_if=True)


def test_why_tells_what_a_bot_would_have_considered() -> None:
    record = tic_tac_toe(*BLUNDER).record
    notation: Any = load("tic_tac_toe").notation
    considered = why(record, 5, "general:nodes=300")
    assert notation.to_text(considered[0].pick) == "square a2"
    assert sum(one.visits for one in considered) == 300
    assert why(record, 7) == []


def test_a_bot_that_blunders_now_and_then_tells_what_it_weighs_when_it_does_not() -> None:
    record = tic_tac_toe(*BLUNDER).record
    for move in range(1, 6):
        considered = why(record, move, "novice")
        assert len(considered) == min(10 - move, 6)  # it looks at six squares
        assert [one.value for one in considered] == sorted([one.value for one in considered], reverse=True)
    assert why(record, 3, "random") == []  # has nothing to tell


def test_chances_are_evened_out_but_at_the_ends() -> None:
    assert smoothed([[1.0, 0.0], [0.0, 1.0]] * 14) == [[1.0, 0.0], [0.0, 1.0]] * 14  # a short game is left alone
    longer = smoothed([[0.5, 0.5], *[[0.0, 1.0], [0.9, 0.1], [0.6, 0.4]] * 10, [1.0, 0.0]])
    assert len(longer) == 32
    assert (longer[0], longer[-1]) == ([0.5, 0.5], [1.0, 0.0])
    assert longer[1] == pytest.approx([1.4 / 3, 1.6 / 3])
    assert all(after == pytest.approx([0.5, 0.5]) for after in longer[2:30])
    assert smoothed([[float(place)] for place in range(61)])[4] == [4.0]
    steep = smoothed([[float(place == 30)] for place in range(61)])
    assert [round(5 * after[0]) for after in steep[27:34]] == [0, 1, 1, 1, 1, 1, 0]


def test_numbers_are_spread_evenly_with_both_ends() -> None:
    assert evenly_spaced(5, 9) == [0, 1, 2, 3, 4]
    assert evenly_spaced(9, 9) == list(range(9))
    assert evenly_spaced(101, 5) == [0, 25, 50, 75, 100]
    assert evenly_spaced(10, 4) == [0, 3, 6, 9]


def test_of_a_long_game_some_moves_are_looked_at_and_the_blunder_is_among_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis, "POSITIONS", 4)
    monkeypatch.setattr(analysis, "JUDGED", 4)
    whole: set[int] = set()
    found = analyse(tic_tac_toe(*BLUNDER).record, 120, progress=lambda _, all_of_it: whole.add(all_of_it))
    assert found.moves == [0, 2, 4, 6]
    assert len(found.chances) == 4
    assert whole == {4 * 6 + 4 * 120 + 4 * 4 * 120}
    assert found.turning_points[0].move == 5
    assert len(found.turning_points) <= 3


def test_the_choices_that_are_judged_are_those_after_which_chances_fell_and_some_of_the_rest(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(analysis, "JUDGED", 4)
    rows = [Row(number, number % 2, CHOSE, "") for number in range(1, 9)]
    chances = [[0.5, 0.5]] * 3 + [[0.5, 0.5], [0.1, 0.9], [0.1, 0.9], [0.1, 0.9], [0.6, 0.4], [0.6, 0.4]]
    # 4 cost its seat 0.4 and 7 its seat 0.5; of the others 1, 2, 3, 5, 6, 8 the first and the last are looked at
    assert telling_choices(rows, list(range(9)), chances) == {4, 7, 1, 8}
    assert telling_choices(rows[:4], list(range(9)), chances) == {1, 2, 3, 4}
    # where the chances were taken at every other move, the fall over both counts
    assert telling_choices(rows, [0, 2, 4, 6, 8], chances[::2]) == {4, 7, 1, 8}


def test_moves_taken_back_are_not_judged() -> None:
    match = Match.new(load("khan"), 2, "undo")
    seat = match.asks[0].seat
    match.choose(seat, match.asks[0].options[0])
    match.choose(match.asks[0].seat, match.asks[0].options[0])
    record = match.record
    assert rows_that_stand(record) == {1, 2}
    match.undo(0, to=2, agreed=(1,))
    assert rows_that_stand(match.record) == {1}


def test_games_with_secret_choices_can_be_looked_back_at() -> None:
    record: Record = played(BAZAAR, ["novice", "random", "random"], "back").record
    found = analyse(record, nodes=8, game=BAZAAR)
    assert len(found.chances) == len(record.rows) + 1
    assert all(point.move <= len(record.rows) for point in found.turning_points)


@pytest.mark.parametrize(("name", "seats"), [("khan", 2), ("merv", 1), ("merv", 2), ("warrior_knights", 2)])
def test_every_game_can_be_looked_back_at(name: str, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis, "POSITIONS", 6)
    monkeypatch.setattr(analysis, "JUDGED", 4)
    options = {"round_limit": 5} if name == "warrior_knights" else {}
    record = played(load(name), ["random"] * seats, "looked back at", options).record
    done: list[int] = []
    found = analyse(record, nodes=4, progress=lambda number, _: done.append(number))
    assert {len(each) for each in found.chances} == {seats}
    assert done[-1] >= 6 * analysis.WORLDS + 4 * 4  # choices were judged too
