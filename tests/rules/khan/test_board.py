"""Chapter 2: the board."""

from collections import Counter

import pytest

from serai.games.khan.rules.board import (
    ADJACENT,
    BANK_OF,
    CELLS,
    COLUMNS,
    DIRECTIONS,
    IS_LAND,
    LAND,
    NEIGHBOURING,
    REGION_CELLS,
    RIVER_SIDE,
    ROWS,
    STEPS,
    TERRAIN_OF,
    TERRAINS,
    cell_at,
    direction_between,
)
from tests.rules.khan.position import khan_position

BOARD = """
TIIIIIIIIIMMMM
TTIIIIIIIMMMMM
TTTTIIIIMMMMMM
TTTTTTTMMMMMMM
~~~~TTTT~~~~~~
SSS~TTTT~RRRRR
SSS~~~~~~RRRRR
SSSS~FFRRRRRRR
SSSS~FFFFFRRRR
SSSS~FFFFFFFFF
SSSS~FFFFFFFFF
""".strip().splitlines()
LETTERS = {letter: region for region, letter in enumerate("MITRSF")}
RIVER = {(row, column) for row in range(11) for column in range(14) if BOARD[row][column] == "~"}
GROUND = {(row, column) for row in range(11) for column in range(14)} - RIVER


def sides(place: tuple[int, int]) -> set[tuple[int, int]]:
    row, column = place
    return {(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)} & (GROUND | RIVER)


def connected(places: set[tuple[int, int]]) -> list[set[tuple[int, int]]]:
    """The parts of an area that hang together by sides."""
    left, parts = set(places), []
    while left:
        part = {left.pop()}
        while more := {other for place in part for other in sides(place)} & left:
            part |= more
            left -= more
        parts.append(part)
    return parts


def cells_of(places: set[tuple[int, int]]) -> set[int]:
    return {row * 14 + column for row, column in places}


@pytest.mark.rule("KH-BOARD-1", "KH-BOARD-2", "KH-RULING-1")
def test_the_grid() -> None:
    assert (COLUMNS, ROWS, len(CELLS)) == (14, 11, 14 * 11)
    assert (len(LAND), len(CELLS) - len(LAND)) == (132, 22)
    assert set(LAND) == cells_of(GROUND)
    assert [bool(land) for land in IS_LAND] == [cell in LAND for cell in range(154)]
    assert (CELLS[0], CELLS[13], CELLS[14], CELLS[140], CELLS[153]) == ("a1", "n1", "a2", "a11", "n11")
    for row in range(11):
        for column in range(14):
            terrain = BOARD[row][column]
            assert TERRAIN_OF[cell_at(row, column)] == (6 if terrain == "~" else LETTERS[terrain])
    for outside in ((-1, 0), (0, -1), (11, 0), (0, 14), (11, 14)):
        assert cell_at(*outside) == -1
    assert (cell_at(0, 0), cell_at(10, 13)) == (0, 153)


@pytest.mark.rule("KH-BOARD-3")
def test_six_regions() -> None:
    assert TERRAINS == ("mountain", "ice", "tundra", "rocky_desert", "sand_desert", "forest")
    assert [len(cells) for cells in REGION_CELLS] == [22, 20, 22, 21, 22, 25]
    for region, letter in enumerate("MITRSF"):
        assert set(REGION_CELLS[region]) == cells_of({place for place in GROUND if BOARD[place[0]][place[1]] == letter})


@pytest.mark.rule("KH-BOARD-4")
def test_every_region_is_one_area() -> None:
    for letter in "MITRSF":
        assert len(connected({place for place in GROUND if BOARD[place[0]][place[1]] == letter})) == 1


@pytest.mark.rule("KH-BOARD-5")
def test_adjacent_is_who_shares_a_side() -> None:
    for row, column in GROUND | RIVER:
        assert set(ADJACENT[row * 14 + column]) == cells_of(sides((row, column)))
    assert {CELLS[cell] for cell in ADJACENT[CELLS.index("a1")]} == {"b1", "a2"}
    assert {CELLS[cell] for cell in ADJACENT[CELLS.index("f6")]} == {"f5", "g6", "f7", "e6"}
    assert {CELLS[cell] for cell in ADJACENT[CELLS.index("n11")]} == {"n10", "m11"}


@pytest.mark.rule("KH-BOARD-6")
def test_diagonals_matter_only_for_flight() -> None:
    # h4 touches the river at i5 with a corner only: no river card reaches it. A ruler does flee from h4 to i3.
    play = khan_position("4 ..K...........", at="turn", top="c24", hands={"red": "c07"})
    assert play.told()[-2] == "fled kyrgyz c4 d3 NE NE"
    assert play.refusal("invade c07 h4") == ("KH-INVADE-3", {"card": "c07", "cell": "h4"})
    # Two yurts that touch with a corner carry no piece.
    assert khan_position("1 r\n2 .r").offers("conquer") == set()
    assert khan_position("1 rr").offers("conquer") == {"tile_i2:a1-b1"}


@pytest.mark.rule("KH-BOARD-7")
def test_the_river() -> None:
    assert len(connected(RIVER)) == 1
    neighbours = Counter(len(sides(place) & RIVER) for place in RIVER)
    assert neighbours == {1: 3, 2: 18, 3: 1}  # three ends and one fork
    squares = [{(r, c), (r + 1, c), (r, c + 1), (r + 1, c + 1)} for r in range(10) for c in range(13)]
    assert not any(square <= RIVER for square in squares)


@pytest.mark.rule("KH-BOARD-8", "KH-BOARD-9")
def test_three_banks() -> None:
    banks = sorted(connected(GROUND), key=lambda bank: min(bank))
    assert [len(bank) for bank in banks] == [64, 22, 46]
    assert [BANK_OF[CELLS.index(cell)] for cell in ("a1", "a6", "j6")] == [0, 1, 2]  # north, south-west, south-east
    for number, bank in enumerate(banks):
        assert {BANK_OF[cell] for cell in cells_of(bank)} == {number}
    assert {BANK_OF[cell] for cell in cells_of(RIVER)} == {255}


@pytest.mark.rule("KH-BOARD-10")
def test_river_side_cells() -> None:
    assert len(RIVER_SIDE) == 37
    assert set(RIVER_SIDE) == cells_of({place for place in GROUND if sides(place) & RIVER})


@pytest.mark.rule("KH-BOARD-11", "KH-BOARD-12")
def test_cells_that_touch_neighbouring_territory() -> None:
    sea = ["n1", "n2", "n3", "n4", "b11", "c11", "d11", "n10", "l11", "m11", "n11"]
    assert Counter(TERRAINS[TERRAIN_OF[CELLS.index(cell)]] for cell in sea) == {
        "mountain": 4,
        "sand_desert": 3,
        "forest": 4,
    }
    edge = {place for place in GROUND if place[0] in (0, 10) or place[1] in (0, 13)}
    assert set(NEIGHBOURING) == cells_of(edge) - {CELLS.index(cell) for cell in sea}
    assert len(NEIGHBOURING) == 32


@pytest.mark.rule("KH-BOARD-13", "KH-RULING-26")
def test_the_printed_map_holds_whatever_lies_on_it() -> None:
    # The L bridge 1 covers d5, the only river cell beside e5: the river card still reaches e5, but not the bridge.
    drawn = """
        4 ...1....
        5 ~~~1....
        6 ..11.P..
    """
    play = khan_position(drawn, pieces={"1": "blue"}, hands={"red": "c07"})
    assert "c07 e5" in play.offers("invade")
    assert {"c07 d5", "c07 d6", "c07 c6"}.isdisjoint(play.offers("invade"))
    assert play.refusal("invade c07 d5") == ("KH-INVADE-6", {"card": "c07", "cell": "d5"})
    # Bridge 1 joins north and south-west, yet they stay two banks: another bridge crosses beside it.
    play = khan_position("4 1r\n5 1~\n6 1o", pieces={"1": "blue"})
    assert "bridge_i3:b4-b5-b6" in play.offers("conquer")


@pytest.mark.rule("KH-BOARD-14")
@pytest.mark.parametrize("cell", ["a1", "b1", "c1", "d1"], ids=["own yurt", "neutral yurt", "piece", "ruler"])
def test_a_cell_holds_one_thing(cell: str) -> None:
    play = khan_position("1 ro1D\n2 ..1.", pieces={"1": "blue"}, hands={"red": "c09"})
    assert f"c09 {cell}" not in play.offers("invade")
    assert play.refusal(f"invade c09 {cell}") == ("KH-BOARD-14", {"card": "c09", "cell": cell})
    assert play.refusal("invade c09 e1") is None


@pytest.mark.rule("KH-BOARD-15")
def test_which_cells_are_empty() -> None:
    play = khan_position("1 ro1D\n2 yb1.", pieces={"1": "blue"})
    standing = {"a1", "b1", "c1", "d1", "a2", "b2", "c2", "b8", "c3", "g2", "l3", "f6", "l7", "l10"}
    river = {CELLS[cell] for cell in cells_of(RIVER)}
    assert play.offers("free-invade") == set(CELLS) - standing - river


@pytest.mark.rule("KH-BOARD-16")
def test_the_river_carries_bridges_only() -> None:
    play = khan_position("4 .r\n5 ~~\n6 .o", hands={"red": "c07 c09"})
    river = {CELLS[cell] for cell in cells_of(RIVER)}
    assert {option.split()[1] for option in play.offers("invade")}.isdisjoint(river)
    assert play.offers("conquer") == {"bridge_i3:b4-b5-b6"}
    assert play.refusal("free-invade b5") == ("KH-INVADE-6", {"cell": "b5"})
    play.choose("conquer bridge_i3:b4-b5-b6")
    assert play.at("b4 b5 b6") == "111"


@pytest.mark.rule("KH-BOARD-17")
def test_eight_directions_clockwise() -> None:
    assert DIRECTIONS == ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
    assert STEPS == ((-1, 0), (-1, 1), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1))
    middle = CELLS.index("f6")
    for direction, cells in enumerate(("f5 f3", "g5 i3", "g6 i6", "g7 i9", "f7 f9", "e7 c9", "e6 c6", "e5 c3")):
        for cell in cells.split():
            assert direction_between(middle, CELLS.index(cell)) == direction
