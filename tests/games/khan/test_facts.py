"""What the board of Khan shows beside the fields: each fact as the rules count it."""

from __future__ import annotations

from typing import Any

from serai.games.khan.rules.board import CELLS
from serai.games.khan.rules.placements import KIND_NAMES
from tests.rules.khan.position import COLOURS, Play, khan_position


def facts(play: Play) -> dict[str, Any]:
    found = play.match.facts(None)
    assert found == play.match.facts(0)
    return found


def named(cells: list[int]) -> str:
    return " ".join(CELLS[cell] for cell in cells)


def test_points_and_territories_are_those_of_the_end() -> None:
    drawn = """
        1 11.222..3333
        3 44444
    """
    owners = {"1": "red", "2": "red yellow", "3": "yellow blue green", "4": "blue green"}
    known = facts(khan_position(drawn, at="final turn", pieces=owners))
    assert known["points"] == [7, 10, 15, 15]
    assert [named(cells) for cells in known["territories"][0]] == ["d1 e1 f1", "a1 b1"]
    assert [[len(cells) for cells in mine] for mine in known["territories"]] == [[3, 2], [4, 3], [5, 4], [5, 4]]
    assert known["holders"] == [[0], [0, 1], [1, 2, 3], [2, 3]]


def test_a_piece_that_joins_two_makes_one_territory() -> None:
    drawn = """
        1 112233
    """
    known = facts(khan_position(drawn, pieces={"1": "red", "2": "red yellow", "3": "red"}))
    assert [named(cells) for cells in known["territories"][0]] == ["a1 b1 c1 d1 e1 f1"]
    assert [named(cells) for cells in known["territories"][1]] == ["c1 d1"]


def test_the_yurts_under_an_active_card() -> None:
    drawn = """
        1 y.r..oo.....o.
        6 o
    """
    protected = facts(khan_position(drawn, protector="yellow"))["guarded"]
    assert protected == [(CELLS.index("a1"), COLOURS.index("yellow"))]
    ice = facts(khan_position(drawn, divine={"blue": "ice"}))["guarded"]
    assert [(CELLS[cell], COLOURS[seat]) for cell, seat in ice] == [("f1", "blue"), ("g1", "blue")]
    all_regions = facts(khan_position(drawn, seats=2, divine={"red": "all"}))["guarded"]
    assert [CELLS[cell] for cell, _ in all_regions] == ["f1", "g1", "m1", "a6"]


def test_a_reserved_piece_is_kept_from_the_others() -> None:
    kind = KIND_NAMES.index("tile_i3")
    known = facts(khan_position(reserved={"yellow": "tile_i3"}))["copies"]
    free = facts(khan_position())["copies"]
    assert known[1][kind] == free[1][kind]
    assert known[0][kind] == free[0][kind] - 1


def test_a_shared_piece_is_worth_a_part_rounded_up() -> None:
    shares = facts(khan_position())["shares"]
    assert shares[KIND_NAMES.index("tile_i5")] == [0, 5, 3, 2, 2]


def test_the_race_is_what_would_be_counted_now_and_the_end_is_five_rulers_away() -> None:
    drawn = """
        1 11.222..3333
        3 44444
    """
    owners = {"1": "red", "2": "red yellow", "3": "yellow blue green", "4": "blue green"}
    known = facts(khan_position(drawn, at="final turn", pieces=owners))
    counts = [{count["part"]: count["number"] for count in one["counts"]} for one in known["race"]]
    assert [each["points"] for each in counts] == known["points"]
    assert [(each["largest"], each["pieces"]) for each in counts] == [(3, 2), (4, 2), (5, 2), (5, 2)]
    assert known["distance"] == [{"part": "final", "done": 0, "of": 0}]
    before = facts(khan_position())["distance"]
    assert [(step["part"], step["of"]) for step in before] == [("rulers", 5)]
