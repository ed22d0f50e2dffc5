"""Chapter 1: what is in the box."""

from collections import Counter
from collections.abc import Iterable

import pytest

from serai.games.khan import GAME
from serai.games.khan.rules.board import GAME_TABLE
from serai.games.khan.rules.cards import (
    CAMP,
    CARDS,
    DIRECTION_OF,
    INVASION_OF,
    INVASIONS,
    NEUTRAL_YURTS,
    RULER_OF,
    RULERS,
)
from serai.games.khan.rules.placements import KINDS, PIECES, Kind
from serai.games.khan.tables import read_table
from tests.rules.khan.position import Play, khan_position

TILES = [kind for kind in KINDS if not kind.bridge]
BRIDGES = [kind for kind in KINDS if kind.bridge]
RULER_TABLE = {ruler["id"]: ruler for ruler in read_table("rulers.toml")["ruler"]}


def size(kind: Kind) -> int:
    return len(kind.forms[0])


def polyominoes(cells: int) -> set[tuple[tuple[int, int], ...]]:
    """All free shapes of so many cells, each by the smallest of its rotations and reflections, grown cell by cell."""
    shapes: set[tuple[tuple[int, int], ...]] = {((0, 0),)}
    for _ in range(cells - 1):
        shapes = {
            smallest((*shape, (row + down, column + right)))
            for shape in shapes
            for row, column in shape
            for down, right in ((0, 1), (1, 0), (0, -1), (-1, 0))
            if (row + down, column + right) not in shape
        }
    return shapes


def smallest(cells: Iterable[tuple[int, int]]) -> tuple[tuple[int, int], ...]:
    forms = []
    for flip in (1, -1):
        turned = [(row, column * flip) for row, column in cells]
        for _ in range(4):
            turned = [(column, -row) for row, column in turned]
            top, left = min(row for row, _ in turned), min(column for _, column in turned)
            forms.append(tuple(sorted((row - top, column - left) for row, column in turned)))
    return min(forms)


@pytest.mark.rule("KH-COMP-1")
def test_the_box() -> None:
    yurts = GAME_TABLE["yurts"]
    assert len(CARDS) == 72
    assert sum(special["box"] for special in GAME_TABLE["special_cards"]) == 18
    assert len(RULERS) == 8
    assert len(GAME.colours) * yurts["per_player_physical"] == 160
    assert NEUTRAL_YURTS == 60
    assert PIECES == 38


@pytest.mark.rule("KH-COMP-2")
def test_four_player_colours() -> None:
    assert GAME.colours == ("red", "yellow", "blue", "green")


@pytest.mark.rule("KH-COMP-3")
def test_neutral_yurts_belong_to_nobody() -> None:
    # Two neutral yurts under a tile give nobody the right to lay it, whoever is asked.
    for colour in GAME.colours:
        play = khan_position("1 oo", turn=colour)
        assert play.offers("conquer") == set()
        assert play.refusal("conquer tile_i2:a1-b1") == ("KH-CONQ-20", {"placement": "tile_i2:a1-b1"})


@pytest.mark.rule("KH-COMP-4", "KH-COMP-5")
def test_eight_rulers_in_eight_colours() -> None:
    colours = {name: ruler["colour"] for name, ruler in RULER_TABLE.items()}
    assert tuple(colours) == RULERS == ("seljuk", "rus", "kyrgyz", "goryeo", "kipchak", "song", "delhi", "dai_viet")
    assert list(colours.values()) == ["grey", "light_blue", "teal", "white", "brown", "orange", "pink", "purple"]
    assert set(colours.values()).isdisjoint({*GAME.colours, "black"})
    assert (RULER_TABLE["seljuk"]["name"], RULER_TABLE["rus"]["name"]) == ("Seljuk Sultan", "Prince of the Rus")


@pytest.mark.rule("KH-COMP-6", "KH-COMP-7")
def test_courts_have_camps_of_five_and_the_rest_is_the_supply() -> None:
    s = Play.new(4).s
    assert CAMP == 5
    assert list(s.camps) == [5] * 8
    assert s.supply == 60 - 8 * 5 == 20


@pytest.mark.rule("KH-COMP-8", "KH-RULING-11")
def test_player_yurts_never_run_out() -> None:
    # Red has all 40 yurts of the box on the board and places two more.
    play = khan_position(
        """
        1 rrrrrrrrrrrrrr
        3 rr.rrrrrrrr.rr
        4 rrrrrrrrrrrrrr
        """,
        hands={"red": "c05"},
    )
    assert play.s.ground.count(2) == 40
    assert play.choose("invade c05 a6") == ["invaded red c05 a6"]
    play = khan_position("1 rrrrrrrrrrrrrr\n3 rr.rrrrrrrr.rr\n4 rrrrrrrrrrrrrr")
    assert play.choose("free-invade a6")[0] == "invaded-freely red a6"


@pytest.mark.rule("KH-COMP-9", "KH-RULING-10")
def test_the_supply_of_neutral_yurts_never_runs_out() -> None:
    # 40 yurts in the camps and 20 on the board: the supply is empty, and a chased ruler leaves a yurt all the same.
    play = khan_position("1 oooooooooooooo\n11 oooo~oo", top="c01")
    assert play.s.supply == 0
    told = play.choose("chase seljuk")
    assert told[-2:] == ["fled seljuk b8 b7 N N", "yurt-from-supply b8"]
    assert play.at("b8") == "o"
    assert play.s.supply == -1


@pytest.mark.rule("KH-COMP-10")
def test_camps_are_never_refilled() -> None:
    # Neutral yurts under a piece go to the supply even when they once came from a camp.
    play = khan_position("1 ro", camps={"seljuk": 4})
    play.choose("conquer tile_i2:a1-b1")
    assert list(play.s.camps) == [4, 5, 5, 5, 5, 5, 5, 5]
    assert play.s.supply == 60 - 39


@pytest.mark.rule("KH-COMP-11", "KH-COMP-12", "KH-COMP-14")
def test_how_many_pieces_of_which_size() -> None:
    assert sum(kind.copies for kind in TILES) == 29
    assert sum(kind.copies for kind in BRIDGES) == 9
    assert Counter((size(kind), kind.copies) for kind in TILES) == {(2, 4): 1, (3, 4): 2, (4, 1): 5, (5, 1): 12}
    assert Counter((size(kind), kind.copies) for kind in BRIDGES) == {(3, 5): 1, (4, 2): 2}


@pytest.mark.rule("KH-COMP-13", "KH-COMP-15")
def test_shapes() -> None:
    for cells, number in ((2, 1), (3, 2), (4, 5), (5, 12)):
        shapes = [smallest(kind.forms[0]) for kind in TILES if size(kind) == cells]
        assert len(shapes) == number
        assert set(shapes) == polyominoes(cells)
    assert [(kind.name, smallest(kind.forms[0])) for kind in BRIDGES] == [
        ("bridge_i3", ((0, 0), (0, 1), (0, 2))),
        ("bridge_i4", ((0, 0), (0, 1), (0, 2), (0, 3))),
        ("bridge_l4", ((0, 0), (0, 1), (0, 2), (1, 0))),
    ]


@pytest.mark.rule("KH-COMP-16", "KH-COMP-17", "KH-COMP-18")
def test_a_kind_is_a_class_and_a_shape() -> None:
    assert (len(TILES), len(BRIDGES)) == (20, 3)
    assert len({(kind.bridge, smallest(kind.forms[0])) for kind in KINDS}) == 23
    # Tile and bridge of one outline are counted apart: four straight threes as tiles, five as bridges.
    straight = {kind.name: kind.copies for kind in KINDS if (((0, 0), (0, 1), (0, 2))) in kind.forms}
    assert straight == {"tile_i3": 4, "bridge_i3": 5}


@pytest.mark.rule("KH-COMP-19")
def test_mirror_images_are_the_same_kind() -> None:
    # An S of four lies one way in the north and mirrored in the south; both are the one kind tile_s4.
    play = khan_position("1 rr\n2 .rr\n9 .rr.\n10 rr..")
    assert {"tile_s4:a1-b1-b2-c2", "tile_s4:b9-c9-a10-b10"} <= play.offers("conquer")
    for kind in KINDS:
        mirrored = {tuple(sorted((row, -column) for row, column in form)) for form in kind.forms}
        corners = {tuple((row, column - form[0][1]) for row, column in form) for form in mirrored}
        assert corners == {tuple((row, column - form[0][1]) for row, column in form) for form in kind.forms}


@pytest.mark.rule("KH-COMP-20", "KH-COMP-21", "KH-COMP-22", "KH-RULING-2")
def test_values() -> None:
    assert {kind.name: kind.points for kind in KINDS} == {
        piece["id"]: piece["vp"] for piece in read_table("pieces.toml")["piece"]
    }
    assert all(kind.points == size(kind) for kind in KINDS)
    assert {(size(kind), kind.points) for kind in TILES} == {(2, 2), (3, 3), (4, 4), (5, 5)}
    assert sorted(kind.points for kind in BRIDGES) == [3, 4, 4]
    for group in (TILES, BRIDGES):
        assert all(big.points > small.points for big in group for small in group if size(big) > size(small))


@pytest.mark.rule("KH-COMP-23", "KH-COMP-24", "KH-COMP-25", "KH-COMP-26")
def test_game_cards() -> None:
    directions = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
    assert (
        *("mountain", "ice", "tundra", "rocky_desert", "sand_desert", "forest"),
        *("river", "neighbour", "khan"),
    ) == INVASIONS
    # The generating rule of cards.toml: nine cards a ruler, one of each kind, the direction three eighths further on.
    for number, card in enumerate(CARDS):
        ruler, kind = divmod(number, 9)
        assert card == f"c{number + 1:02d}"
        assert (RULER_OF[number], INVASION_OF[number]) == (ruler, kind)
        assert GAME.notation.tables["direction"][DIRECTION_OF[number]] == directions[(ruler + 3 * kind) % 8]
    assert Counter(RULER_OF) == dict.fromkeys(range(8), 9)
    assert Counter(INVASION_OF) == dict.fromkeys(range(9), 8)


@pytest.mark.rule("KH-COMP-27")
def test_special_cards() -> None:
    assert {special["id"]: special["box"] for special in GAME_TABLE["special_cards"]} == {
        "high_morale": 6,
        "khan_protection": 4,
        "divine_support": 4,
        "reconnaissance": 4,
    }
