"""Chapter 5: step 1, the flight of rulers."""

import pytest

from serai.games.khan.rules.board import CELLS, DIRECTIONS, FLIGHTS
from tests.rules.khan.position import FOUR_CARDS, khan_position

# One card of the Seljuk for every direction.
SELJUK = {"N": "c01", "NE": "c04", "E": "c07", "SE": "c02", "S": "c05", "SW": "c08", "W": "c03", "NW": "c06"}


@pytest.mark.rule("KH-EXPEL-1", "KH-EXPEL-2", "KH-EXPEL-5", "KH-RAND-3")
def test_the_top_card_names_ruler_and_direction() -> None:
    # c25 shows the Kyrgyz chieftain and south; that it is a river card means nothing here.
    play = khan_position(at="turn", top="c25 c01")
    assert play.told() == [
        "turn-began red 2",
        "turned red c25 kyrgyz S",
        "fled kyrgyz g2 g3 S S",
        "yurt-from-camp kyrgyz g2 4",
    ]
    assert play.discard == "c25"
    assert (play.ruler("kyrgyz"), play.at("g2 g3")) == ("g3", "oK")
    assert len(play.s.deck) == 71
    assert play.s.deck[-1] == 0


@pytest.mark.rule("KH-EXPEL-3", "KH-EXPEL-4")
def test_cards_of_rulers_who_are_out_are_turned_in_vain() -> None:
    play = khan_position(at="turn", top="c01 c10 c02 c28 c19", out="seljuk rus")
    assert play.told()[1:] == [
        "turned-in-vain red c01 seljuk",
        "turned-in-vain red c10 rus",
        "turned-in-vain red c02 seljuk",
        "turned red c28 goryeo SE",
        "fled goryeo l3 m4 SE SE",
        "yurt-from-camp goryeo l3 4",
    ]
    assert play.discard == "c01 c10 c02 c28"


@pytest.mark.rule("KH-EXPEL-6", "KH-BOARD-17")
@pytest.mark.parametrize(
    ("direction", "cell"),
    [("N", "k8"), ("NE", "l8"), ("E", "l9"), ("SE", "l10"), ("S", "k10"), ("SW", "j10"), ("W", "j9"), ("NW", "j8")],
)
def test_the_nearest_cell_in_the_direction(direction: str, cell: str) -> None:
    play = khan_position("9 ....~.....S...\n10 ....~.D.....V.", at="turn", top=SELJUK[direction])
    assert play.told()[2] == f"fled seljuk k9 {cell} {direction} {direction}"


@pytest.mark.rule("KH-EXPEL-6", "KH-EXPEL-7", "KH-EXPEL-10", "KH-EXPEL-11")
def test_yurts_rulers_and_pieces_are_jumped() -> None:
    # East of the Seljuk at a9: a yurt, then a piece, then an empty cell at distance three.
    play = khan_position("9 Sr1.~\n10 ..1.", pieces={"1": "blue"}, at="turn", top="c07")
    assert play.told()[2] == "fled seljuk a9 d9 E E"
    # North of it: a ruler and a neutral yurt.
    play = khan_position("6 .\n7 o\n8 D\n9 S", at="turn", top="c01")
    assert play.told()[2] == "fled seljuk a9 a6 N N"
    # With the third cell taken as well the next direction is tried: from north to north-east, b8.
    play = khan_position("6 g\n7 o\n8 D\n9 S", at="turn", top="c01")
    assert play.told()[2] == "fled seljuk a9 b8 N NE"
    # And with that line full too: east.
    play = khan_position("6 g..~\n7 o.b~\n8 Dy..\n9 S", at="turn", top="c01")
    assert play.told()[2] == "fled seljuk a9 b9 N E"  # the third cell north-east is river


@pytest.mark.rule("KH-EXPEL-8")
def test_the_river_counts_for_the_distance_but_nobody_stops_on_it() -> None:
    play = khan_position("4 S", at="turn", top="c05")
    assert play.told()[2] == "fled seljuk a4 a6 S S"
    # a6 and a7 full: a8 would be the fourth cell.
    play = khan_position("4 S\n5 ~\n6 r\n7 r", at="turn", top="c05")
    assert play.told()[2] == "fled seljuk a4 a3 S N"


@pytest.mark.rule("KH-EXPEL-8", "KH-RULING-26")
def test_nobody_stops_on_a_bridge() -> None:
    # East of the Seljuk at c9: the bridge on d9, e9 and f9 takes all three cells.
    play = khan_position("9 ..S111", pieces={"1": "blue"}, at="turn", top="c07")
    assert play.told()[2] == "fled seljuk c9 d10 E SE"
    # From b9 the third cell is the bridged river e9 itself.
    play = khan_position("9 .Sr111", pieces={"1": "blue"}, at="turn", top="c07")
    assert play.told()[2] == "fled seljuk b9 c10 E SE"


@pytest.mark.rule("KH-EXPEL-6")
@pytest.mark.parametrize(
    ("drawn", "card", "corner"),
    [
        ("1 .S", "c03", "a1"),
        ("2 .S", "c06", "a1"),
        ("2 S", "c01", "a1"),
        ("1 ............S.", "c07", "n1"),
        ("11 .S", "c03", "a11"),
        ("10 ....~.D......S", "c05", "n11"),
        ("10 ....~.D.....S.", "c02", "n11"),
    ],
)
def test_corners_are_cells_like_others(drawn: str, card: str, corner: str) -> None:
    play = khan_position(drawn, at="turn", top=card)
    assert play.ruler("seljuk") == corner


@pytest.mark.rule("KH-EXPEL-9", "KH-EXPEL-12")
def test_lines_end_at_the_edge() -> None:
    interior, edge, corner = (CELLS.index(cell) for cell in ("j9", "h1", "n11"))
    for cell, number in ((interior, 8), (edge, 5), (corner, 3)):
        reached = {direction for direction in range(8) if first_line(cell, direction)}
        assert len(reached) == number
    # From the corner n11 only west, north-west and north lead anywhere; south goes on to west.
    play = khan_position("11 ....~........S", at="turn", top="c05")
    assert play.told()[2] == "fled seljuk n11 m11 S W"
    play = khan_position("11 ....~........S", at="turn", top="c04")  # north-east: on through all to west
    assert play.told()[2] == "fled seljuk n11 m11 NE W"


def first_line(cell: int, direction: int) -> bool:
    """Whether a flight in the direction begins there and not in the next one: nothing wraps around the edge."""
    row, column = divmod(cell, 14)
    down, right = ((-1, 0), (-1, 1), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1))[direction]
    nearest = FLIGHTS[cell][direction][0]
    return divmod(nearest, 14) == (row + down, column + right)


@pytest.mark.rule("KH-EXPEL-10", "KH-EXPEL-11")
def test_directions_are_tried_clockwise_from_the_one_shown() -> None:
    # Only h8, three cells north-west of k11, is empty in all eight directions.
    drawn = """
        8  ....~.....rrrr
        9  ....~...oorroo
        10 ....~.D..ooo..
        11 ....~..yyySVbb
    """
    for direction in DIRECTIONS:
        play = khan_position(drawn, at="turn", top=SELJUK[direction])
        assert play.told()[2] == f"fled seljuk k11 h8 {direction} NW"
        assert play.asked == "red act"  # nobody was asked anything about it


@pytest.mark.rule("KH-EXPEL-13")
def test_a_yurt_of_the_own_camp_is_left_behind() -> None:
    play = khan_position(at="turn", top="c01", camps={"seljuk": 3})
    assert play.told()[2:] == ["fled seljuk b8 b7 N N", "yurt-from-camp seljuk b8 2"]
    assert (play.at("b8 b7"), play.camp("seljuk"), play.s.supply) == ("oS", 2, 22)


@pytest.mark.rule("KH-EXPEL-14", "KH-EXPEL-15")
@pytest.mark.parametrize("card", ["c01", "c05"])
def test_the_last_yurt(card: str) -> None:
    play = khan_position(at="turn", top=card, camps={"seljuk": 1})
    assert play.told()[1].startswith(f"turned red {card} seljuk")
    assert play.told()[2:] == ["last-yurt seljuk b8"]  # whatever the direction
    assert (play.at("b8 b7 b9"), play.camp("seljuk"), play.ruler("seljuk")) == ("o..", 0, None)
    assert play.s.supply == 24
    assert play.asked == "red act"


@pytest.mark.rule("KH-EXPEL-14")
def test_two_yurts_in_camp_still_mean_flight() -> None:
    play = khan_position(at="turn", top="c01", camps={"seljuk": 2})
    assert play.told()[2:] == ["fled seljuk b8 b7 N N", "yurt-from-camp seljuk b8 1"]


@pytest.mark.rule("KH-EXPEL-16", "KH-EXPEL-17")
@pytest.mark.parametrize(("camp", "moved"), [(5, 4), (2, 1)])
def test_no_escape(camp: int, moved: int) -> None:
    drawn = """
        1 Sooo
        2 oo..
        3 o.o
        4 o..o
    """
    play = khan_position(drawn, at="turn", top="c03", camps={"seljuk": camp}, out="rus")
    supply = 60 - 30 - camp - 9
    assert play.told()[2:] == [f"no-escape seljuk a1 {moved}"]
    assert (play.at("a1"), play.ruler("seljuk"), play.camp("seljuk")) == ("o", None, 0)
    assert play.s.supply == supply + moved
    assert play.s.ground.count(1) == 10


@pytest.mark.rule("KH-EXPEL-18")
def test_a_ruler_who_is_out_stays_out() -> None:
    play = khan_position(at="turn", top="c01 c02 c10", camps={"seljuk": 1}, hands=FOUR_CARDS)
    assert play.choose("free-invade a1", "done")[1:] == [
        "turn-began yellow 3",
        "turned-in-vain yellow c02 seljuk",
        "turned yellow c10 rus NE",
        "fled rus c3 d2 NE NE",
        "yurt-from-camp rus c3 4",
    ]
    assert play.ruler("seljuk") is None
    assert play.refusal("chase seljuk") == ("KH-CHASE-1", {"ruler": "seljuk"})


@pytest.mark.rule("KH-EXPEL-19")
def test_four_flights_and_then_out() -> None:
    play = khan_position(at="turn", top="c01 c09 c04 c07 c02", hands=FOUR_CARDS)
    for cell in ("n1", "n2", "n3", "n4"):
        play.choose(f"free-invade {cell}", "done")
    outcomes = [told for told in play.told() if told.startswith(("fled", "yurt", "last"))]
    assert outcomes == [
        *("fled seljuk b8 b7 N N", "yurt-from-camp seljuk b8 4"),
        *("fled seljuk b7 b6 N N", "yurt-from-camp seljuk b7 3"),
        *("fled seljuk b6 d4 NE NE", "yurt-from-camp seljuk b6 2"),  # over the river
        *("fled seljuk d4 e4 E E", "yurt-from-camp seljuk d4 1"),
        "last-yurt seljuk e4",
    ]
    assert play.s.ground.count(1) == 5
    assert play.camp("seljuk") == 0


@pytest.mark.rule("KH-EXPEL-20", "KH-FINAL-1")
def test_the_fifth_ruler_out_triggers_the_final_phase() -> None:
    four_out = "rus kyrgyz goryeo kipchak"
    play = khan_position("1 ro", at="turn", top="c01", out=four_out, camps={"seljuk": 1})
    assert play.told()[2:4] == ["last-yurt seljuk b8", "final-phase-triggered red"]
    play = khan_position("1 ro", at="turn", top="c01", out="rus kyrgyz goryeo", camps={"seljuk": 1})
    assert play.told()[2:] == ["last-yurt seljuk b8"]  # the fourth
    assert play.phase == "normal"
