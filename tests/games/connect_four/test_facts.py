"""What the board of Connect Four shows beside the fields."""

from __future__ import annotations

from serai import Match, load


def played(columns: str) -> Match:
    match = Match.new(load("connect_four"), 2, "discs")
    for number, column in enumerate(columns):
        match.choose(number % 2, f"drop {column}")
    return match


def test_discs_lie_in_columns_from_the_bottom_up() -> None:
    facts = played("ggga").facts(None)
    assert facts["columns"] == [[1], [], [], [], [], [], [0, 1, 0]]
    assert facts["line"] == []


def test_a_line_is_found_in_every_direction() -> None:
    assert played("aabbccd").facts(None)["line"] == [(0, 0), (1, 0), (2, 0), (3, 0)]
    assert played("ababacac"[:7]).facts(None)["line"] == [(0, 0), (0, 1), (0, 2), (0, 3)]
    rising = played("abbccdcddgd").facts(None)["line"]
    assert rising == [(0, 0), (1, 1), (2, 2), (3, 3)]


def test_five_in_a_row_are_all_in_the_line() -> None:
    assert len(played("aabbddeec").facts(None)["line"]) == 5
