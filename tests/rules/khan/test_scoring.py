"""Chapter 13: points."""

import pytest

from serai.games.khan.rules.scoring import bonuses
from tests.rules.khan.position import COLOURS, Play, khan_position

# Nobody has yurts on these maps, so that the game ends at once and is scored.


def scored(drawn: str, pieces: dict[str, str], seats: int = 4) -> Play:
    play = khan_position(drawn, at="final turn", pieces=pieces, seats=seats)
    assert play.match.over
    return play


def reasons(play: Play, colour: str) -> tuple[int, int, list[int]]:
    """Points for pieces, bonus, and sizes of territories."""
    reason = play.result.reasons[COLOURS.index(colour)]
    (told,) = [told.split()[2:] for told in play.told() if told.startswith(f"territory-scored {colour} ")]
    sizes = [] if told[0] == "-" else [int(size) for size in told[0].split(",")]
    assert reason == {"pieces": reason["pieces"], "bonus": int(told[1]), "largest": max(sizes, default=0)}
    return reason["pieces"], reason["bonus"], sizes


@pytest.mark.rule("KH-SCORE-1")
def test_scoring_happens_at_the_end() -> None:
    play = khan_position("1 rr.rrr.yy")
    play.choose("conquer tile_i2:a1-b1")
    assert not play.match.over
    assert play.match.view(0)["result"] is None
    assert not any(told.startswith(("piece-scored", "territory-scored", "ended")) for told in play.told())


@pytest.mark.rule("KH-SCORE-2", "KH-SCORE-3", "KH-SCORE-17")
def test_what_is_told_at_the_end() -> None:
    drawn = """
        1 11.222..3333
        3 44444
    """
    play = scored(drawn, {"1": "red", "2": "red yellow", "3": "yellow blue green", "4": "blue green"})
    assert play.told() == [
        "piece-scored tile_i2:a1-b1 red 2",
        "piece-scored tile_i3:d1-e1-f1 red,yellow 2",
        "piece-scored tile_i4:i1-j1-k1-l1 yellow,blue,green 2",
        "piece-scored tile_i5:a3-b3-c3-d3-e3 blue,green 3",
        "territory-scored red 3,2 3",
        "territory-scored yellow 4,3 6",
        "territory-scored blue 5,4 10",
        "territory-scored green 5,4 10",
        "ended blue,green 7,10,15,15",
    ]
    assert play.result.scores == (7, 10, 15, 15)
    assert play.result.places == (4, 3, 1, 1)
    assert [reasons(play, colour) for colour in COLOURS] == [
        (4, 3, [3, 2]),
        (4, 6, [4, 3]),
        (5, 10, [5, 4]),
        (5, 10, [5, 4]),
    ]


@pytest.mark.rule("KH-SCORE-3", "KH-EX-12")
@pytest.mark.parametrize(
    ("cells", "owners", "each"),
    [
        ("11", "red yellow", 1),
        ("111", "red yellow", 2),
        ("1111", "red yellow", 2),
        ("11111", "red yellow", 3),
        ("1111", "red yellow blue", 2),
        ("11111", "red yellow blue", 2),
        ("1111", "red yellow blue green", 1),
        ("11111", "red yellow blue green", 2),
        ("11111", "red", 5),
    ],
)
def test_shared_points_are_rounded_up(cells: str, owners: str, each: int) -> None:
    play = scored(f"1 {cells}", {"1": owners})
    for colour in COLOURS:
        assert reasons(play, colour)[0] == (each if colour in owners else 0)


@pytest.mark.rule("KH-SCORE-4")
def test_yurts_on_cells_score_nothing() -> None:
    play = scored("1 11.y.y.y\n3 y.y.y", {"1": "red"})
    assert reasons(play, "yellow") == (0, 0, [])
    assert play.result.scores == (12, 0, 0, 0)


@pytest.mark.rule("KH-SCORE-5", "KH-SCORE-6")
def test_a_territory_is_made_of_all_cells_that_hang_together() -> None:
    # The bridge counts with its river cell and joins the tiles at both ends; the pair at c2 touches with a corner only.
    drawn = """
        2 ..33
        3 11..
        4 4...
        5 4~~~
        6 4
        7 55
    """
    play = scored(drawn, dict.fromkeys("1345", "red"))
    assert reasons(play, "red") == (9, 10, [7, 2])  # 2 + 3 + 2, the pair at the corner apart


@pytest.mark.rule("KH-SCORE-6")
@pytest.mark.parametrize("order", ["123", "132", "312", "231"])
def test_a_piece_in_between_joins_territories_whenever_it_was_laid(order: str) -> None:
    play = scored("1 112233.44", {**dict.fromkeys(order, "red"), "4": "red"})
    assert reasons(play, "red") == (8, 10, [6, 2])


@pytest.mark.rule("KH-SCORE-6")
def test_territories_do_not_go_around_the_edge() -> None:
    play = scored("1 ............11\n2 22", {"1": "red", "2": "red"})
    assert reasons(play, "red") == (4, 10, [2, 2])


@pytest.mark.rule("KH-SCORE-6")
def test_pieces_of_others_do_not_join() -> None:
    play = scored("1 112233", {"1": "red", "2": "yellow", "3": "red"})
    assert reasons(play, "red") == (4, 10, [2, 2])
    assert reasons(play, "yellow") == (2, 6, [2])


@pytest.mark.rule("KH-SCORE-5", "KH-SCORE-7")
def test_a_shared_piece_counts_in_full_for_everybody() -> None:
    play = scored("1 112222233", {"1": "red", "2": "red yellow", "3": "yellow"})
    assert reasons(play, "red") == (2 + 3, 10, [7])
    assert reasons(play, "yellow") == (2 + 3, 10, [7])


@pytest.mark.rule("KH-SCORE-8", "KH-SCORE-9", "KH-SCORE-10", "KH-RULING-31")
def test_lists_are_compared_entry_by_entry() -> None:
    # Red 3, 2 and yellow 3, 3 and blue 4 and green 3: blue first, then yellow, red, green.
    drawn = """
        1 11.222.333
        3 444.5555.666
    """
    play = scored(drawn, {"1": "red", "2": "red", "3": "yellow", "4": "yellow", "5": "blue", "6": "green"})
    assert [reasons(play, colour)[1:] for colour in COLOURS] == [(3, [3, 2]), (6, [3, 3]), (10, [4]), (0, [3])]


@pytest.mark.rule("KH-SCORE-9", "KH-SCORE-10")
@pytest.mark.parametrize(
    ("first", "second"),
    [((5,), (4, 4, 4)), ((5, 3), (5, 2, 2, 2)), ((5, 3, 1), (5, 3)), ((10,), (9, 9)), ((5, 4, 3, 2), (5, 4, 3))],
)
def test_the_better_list(first: tuple[int, ...], second: tuple[int, ...]) -> None:
    assert bonuses([first, second]) == [10, 6]
    assert bonuses([second, first]) == [6, 10]


@pytest.mark.rule("KH-SCORE-11", "KH-SCORE-12", "KH-SCORE-13", "KH-SCORE-14", "KH-RULING-31")
@pytest.mark.parametrize(
    ("sizes", "expected"),
    [
        ([(5,), (4,), (3,), (2,)], [10, 6, 3, 0]),
        ([(2,), (3,), (4,), (5,)], [0, 3, 6, 10]),
        ([(5,), (5,), (3,), (2,)], [10, 10, 6, 3]),
        ([(5,), (4,), (4,), (2,)], [10, 6, 6, 3]),
        ([(5,), (4,), (3,), (3,)], [10, 6, 3, 3]),
        ([(5,), (5,), (5,), (2,)], [10, 10, 10, 6]),
        ([(5,), (5,), (4,), (4,)], [10, 10, 6, 6]),
        ([(5,), (5,), (5,), (5,)], [10, 10, 10, 10]),
    ],
)
def test_bonuses_with_four_players(sizes: list[tuple[int, ...]], expected: list[int]) -> None:
    assert bonuses(sizes) == expected


@pytest.mark.rule("KH-SCORE-12")
def test_one_bonus_for_a_player_with_the_two_largest_territories() -> None:
    play = scored("1 11111.2222\n3 333", {"1": "red", "2": "red", "3": "yellow"})
    assert reasons(play, "red") == (9, 10, [5, 4])
    assert reasons(play, "yellow") == (3, 6, [3])


@pytest.mark.rule("KH-SCORE-15", "KH-RULING-31")
def test_bonuses_with_two_and_three_players() -> None:
    play = scored("1 111.22", {"1": "yellow", "2": "red"}, seats=2)
    assert play.result.scores == (2 + 6, 3 + 10)
    play = scored("1 111.22.3333", {"1": "yellow", "2": "red", "3": "blue"}, seats=3)
    assert play.result.scores == (2 + 3, 3 + 6, 4 + 10)


@pytest.mark.rule("KH-SCORE-16", "KH-RULING-31")
def test_no_territory_no_bonus() -> None:
    play = scored("1 111", {"1": "yellow"}, seats=3)
    assert [reasons(play, colour) for colour in COLOURS[:3]] == [(0, 0, []), (3, 10, [3]), (0, 0, [])]
    assert bonuses([(), (), (), ()]) == [0, 0, 0, 0]
    assert bonuses([(2,), (), (2,), (1,)]) == [10, 0, 10, 6]
