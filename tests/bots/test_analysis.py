"""Looking back: chances that add up, the blunder found, and nothing told while a play goes on."""

from typing import Any

import pytest

from serai.bots.analysis import StillPlayed, analyse, rows_that_stand, why
from serai.engine.game import load
from serai.engine.match import Match
from serai.engine.record import Record
from tests.battery.sample_game import GAME as BAZAAR
from tests.bots.plays import played

# Cross leaves the line a3 b2 c1 open and loses by it.
BLUNDER = ("b2", "a1", "c3", "a3", "b3", "a2")


def tic_tac_toe(*cells: str) -> Match:
    match = Match.new(load("tic_tac_toe"), 2, "x")
    for number, cell in enumerate(cells):
        match.choose(number % 2, f"square {cell}")
    return match


def test_the_turning_point_is_found_with_the_better_choice() -> None:
    match = tic_tac_toe(*BLUNDER)
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
    assert found.chances[0][0] > 0.5  # who begins is better off
    assert found.to_json()["chances"][-1] == [0.0, 1.0]
    assert found.to_json()["turning_points"][0]["move"] == 5


def test_the_same_record_gives_the_same_analysis() -> None:
    record = tic_tac_toe(*BLUNDER).record
    assert analyse(record, nodes=30) == analyse(record, nodes=30)


def test_progress_is_told() -> None:
    record = tic_tac_toe(*BLUNDER).record
    heard: list[tuple[int, int]] = []
    analyse(record, 20, progress=lambda done, whole: heard.append((done, whole)))
    assert heard == [(number, 6) for number in range(1, 7)]


def test_nothing_is_told_while_a_play_goes_on() -> None:
    record = tic_tac_toe(*BLUNDER[:4]).record
    with pytest.raises(StillPlayed):
        analyse(record)
    with pytest.raises(StillPlayed):
        why(record, 4)
    assert analyse(record, nodes=20, what_if=True).moves == [0, 1, 2, 3, 4]
    assert why(record, 4, nodes=20, what_if=True)


def test_why_tells_what_a_bot_would_have_considered() -> None:
    record = tic_tac_toe(*BLUNDER).record
    notation: Any = load("tic_tac_toe").notation
    considered = why(record, 5, nodes=300)
    assert notation.to_text(considered[0].pick) == "square a2"
    assert sum(one.visits for one in considered) == 300
    assert why(record, 7) == []


def test_moves_taken_back_are_not_judged() -> None:
    match = Match.new(load("khan"), 2, "undo")
    seat = match.asks[0].seat
    match.choose(seat, match.asks[0].options[0])
    match.choose(match.asks[0].seat, match.asks[0].options[0])
    record = match.record
    assert rows_that_stand(record) == {1, 2}
    match.undo(0, to=2, agreed=(1,))
    assert rows_that_stand(match.record) == {1}


def test_plays_with_secret_choices_can_be_looked_back_at() -> None:
    record: Record = played(BAZAAR, ["novice", "random", "random"], "back").record
    found = analyse(record, nodes=8, game=BAZAAR)
    assert len(found.chances) == len(record.rows) + 1
    assert all(point.move <= len(record.rows) for point in found.turning_points)
