"""Chapter 8: action C, laying a piece."""

from collections import Counter

import pytest

from serai.games.khan.rules.board import CELLS, IS_LAND, LAND
from serai.games.khan.rules.placements import COVERED, KIND_NAMES, KIND_OF, PLACEMENTS
from tests.rules.khan.position import Play, khan_position

FULL_OF_RED = """
    1  rrrrrrrrrrrrrr
    2  rrrrrrrrrrrrrr
    3  rrrrrrrrrrrrrr
    4  rrrrrrrrrrrrrr
    5  ~~~~rrrr~~~~~~
    6  rrr~rrrr~rrrrr
    7  rrr~~~~~~rrrrr
    8  rrrr~rrrrrrrrr
    9  rrrr~rrrrrrrrr
    10 rrrr~rrrrrrrrr
    11 rrrr~rrrrrrrrr
"""


def kinds(play: Play) -> Counter[str]:
    return Counter(placement.partition(":")[0] for placement in play.offers("conquer"))


@pytest.mark.rule("KH-CONQ-1", "KH-CONQ-7", "KH-CONQ-23", "KH-CONQ-27", "KH-CONQ-28", "KH-DEC-6")
def test_a_piece_is_laid() -> None:
    play = khan_position("1 royg")
    supply = play.s.supply
    assert play.offers("conquer") == {
        *("tile_i2:a1-b1", "tile_i3:a1-b1-c1", "tile_i4:a1-b1-c1-d1"),
    }
    assert play.choose("conquer tile_i3:a1-b1-c1") == ["conquered red tile_i3:a1-b1-c1 red,yellow 1,1,0,0 1 3"]
    assert play.row(1) == "111g.........."
    assert play.laid == ["tile_i3:a1-b1-c1 red yellow"]  # a marker of every owner, and no yurt is left below
    assert play.beside("tile_i3") == 3
    assert play.s.supply == supply + 1  # the neutral yurt


@pytest.mark.rule("KH-CONQ-2")
def test_a_kind_without_a_copy_left() -> None:
    # Square 1 is the only one there is.
    drawn = """
        1 11rr
        2 11rr
    """
    play = khan_position(drawn, pieces={"1": "blue"})
    assert kinds(play) == {"tile_i2": 4, "tile_v3": 4}
    assert play.refusal("conquer tile_o4:c1-d1-c2-d2") == ("KH-CONQ-2", {"kind": "tile_o4"})
    # Four pairs are laid, the fifth is not there; with three the fourth is.
    drawn = "1 112233.rr\n3 44R"
    play = khan_position(drawn, pieces={"1": "blue", "2": "blue", "3": "red", "4": "green"})
    assert play.refusal("conquer tile_i2:h1-i1") == ("KH-CONQ-2", {"kind": "tile_i2"})
    assert play.offers("conquer") == set()
    play = khan_position("1 112233.rr", pieces={"1": "blue", "2": "blue", "3": "red"})
    play.choose("conquer tile_i2:h1-i1")
    assert play.beside("tile_i2") == 0


@pytest.mark.rule("KH-CONQ-2")
def test_the_last_copy_goes_in_play() -> None:
    play = khan_position("1 rrr\n2 r\n3 .r.r\n4 rr.rrr", out="rus")
    assert "tile_l4:a1-b1-c1-a2" in play.offers("conquer")
    play.choose("conquer tile_l4:d3-d4-e4-f4")
    assert play.beside("tile_l4") == 0
    assert "tile_l4" not in kinds(play)
    assert play.refusal("conquer tile_l4:a1-b1-c1-a2") == ("KH-CONQ-2", {"kind": "tile_l4"})
    assert "tile_i3" in kinds(play)


@pytest.mark.rule("KH-CONQ-3")
@pytest.mark.parametrize(
    "drawn",
    [
        *("1 r..\n2 rrr", "1 rr\n2 r\n3 r", "1 rrr\n2 ..r", "1 .r\n2 .r\n3 rr"),
        *("1 ..r\n2 rrr", "1 r.\n2 r.\n3 rr", "1 rrr\n2 r", "1 rr\n2 .r\n3 .r"),
    ],
)
def test_pieces_are_turned_and_flipped(drawn: str) -> None:
    assert kinds(khan_position(drawn, out="rus"))["tile_l4"] == 1


@pytest.mark.rule("KH-CONQ-3")
def test_a_shape_that_is_not_the_kind_is_refused() -> None:
    play = khan_position("1 rr\n2 rr")
    assert play.refusal("conquer tile_i4:a1-b1-a2-b2") == ("KH-CONQ-3", {"kind": "tile_i4"})
    assert play.refusal("conquer tile_o4:b2-b1-a2-a1") == ("SE-ASK-2", {"words": "conquer tile_o4:a1-b1-a2-b2"})
    assert play.refused("conquer tile_q9:a1-b1-a2-b2") == "SE-ASK-2"
    assert play.refused("conquer tile_o4") == "SE-ASK-2"


@pytest.mark.rule("KH-CONQ-4")
def test_no_piece_leaves_the_board() -> None:
    play = khan_position("1 ............rr\n11 r...~")
    assert play.offers("conquer") == {"tile_i2:m1-n1"}
    assert play.refusal("conquer tile_i3:m1-n1-o1") == ("KH-CONQ-4", {"kind": "tile_i3", "words": "o1"})
    assert play.refusal("conquer tile_i2:a11-a12") == ("KH-CONQ-4", {"kind": "tile_i2", "words": "a12"})
    # Nor does it go on at the other side: n1 and a2 are far apart.
    play = khan_position("1 ............rr\n2 rr")
    assert play.offers("conquer") == {"tile_i2:m1-n1", "tile_i2:a2-b2"}
    for placement, cells in zip(PLACEMENTS, COVERED, strict=True):
        assert all(0 <= cell < 154 for cell in cells), placement


@pytest.mark.rule("KH-CONQ-5")
def test_no_piece_on_a_piece() -> None:
    play = khan_position("1 r11", pieces={"1": "red"})
    assert play.offers("conquer") == set()
    assert play.refusal("conquer tile_i2:a1-b1") == ("KH-CONQ-5", {"cell": "b1"})
    # In play: what overlaps a new piece is gone at once, what lies beside it is not.
    play = khan_position("1 rrrr")
    play.choose("conquer tile_i2:b1-c1")
    assert play.offers("conquer") == set()
    assert play.refusal("conquer tile_i2:a1-b1") == ("KH-CONQ-5", {"cell": "b1"})
    play = khan_position("1 rrrr")
    play.choose("conquer tile_i2:a1-b1")
    assert play.offers("conquer") == {"tile_i2:c1-d1"}
    # Bridges may not cross either, not even over the river cell.
    play = khan_position("4 .1r\n5 ~1~\n6 .11", pieces={"1": "red"})
    assert play.refusal("conquer bridge_i3:c4-c5-c6") == ("KH-CONQ-5", {"cell": "c6"})


@pytest.mark.rule("KH-CONQ-6")
def test_no_piece_on_a_ruler() -> None:
    play = khan_position("1 rS\n2 r.")
    assert play.offers("conquer") == {"tile_i2:a1-a2"}
    assert play.refusal("conquer tile_i2:a1-b1") == ("KH-CONQ-6", {"cell": "b1", "ruler": "seljuk"})


@pytest.mark.rule("KH-CONQ-7")
def test_a_tile_needs_a_yurt_on_every_cell_and_no_river() -> None:
    play = khan_position("4 .r\n5 ~~\n6 .o")
    assert play.refusal("conquer tile_i2:a4-b4") == ("KH-CONQ-7", {"cell": "a4"})
    assert play.refusal("conquer tile_i2:b4-c4") == ("KH-CONQ-7", {"cell": "c4"})
    assert play.refusal("conquer tile_i2:b4-b5") == ("KH-CONQ-7", {"kind": "tile_i2", "cell": "b5"})
    assert play.refusal("conquer tile_i3:b4-b5-b6") == ("KH-CONQ-7", {"kind": "tile_i3", "cell": "b5"})
    for yurts in ("ro", "ry", "rr"):  # own, foreign or neutral
        assert khan_position(f"1 {yurts}").refusal("conquer tile_i2:a1-b1") is None


@pytest.mark.rule("KH-CONQ-8")
def test_pieces_cross_the_borders_of_regions() -> None:
    # a1 and b1, a2 and b2: tundra and ice, c2 ice.
    play = khan_position("1 ro\n2 .oo")
    assert {"tile_i2:a1-b1", "tile_s4:a1-b1-b2-c2"} <= play.offers("conquer")


@pytest.mark.rule("KH-CONQ-9", "KH-CONQ-10", "KH-CONQ-11", "KH-CONQ-12", "KH-RULING-27", "KH-RULING-38")
def test_where_a_bridge_cannot_lie() -> None:
    play = khan_position("3 .r.o\n4 orro\n5 ~~~~o\n6 .oo~", out="rus")
    kind = {"kind": "bridge_l4"}
    assert play.refusal("conquer bridge_i3:b4-c4-d4") == ("KH-CONQ-9", {"kind": "bridge_i3"})
    assert play.refusal("conquer bridge_i4:a3-b3-c3-d3") == ("KH-CONQ-9", {"kind": "bridge_i4"})
    assert play.refusal("conquer bridge_i3:a4-a5-a6") == ("KH-CONQ-10", {"cell": "a6"})
    assert play.refusal("conquer bridge_i4:c3-c4-c5-c6") == ("KH-CONQ-10", {"cell": "c3"})
    # All land on one bank: round the outer side of the bend.
    assert play.refusal("conquer bridge_l4:d3-d4-d5-e5") == ("KH-CONQ-11", {**kind, "cell": "d5"})
    # An end in the river.
    assert play.refusal("conquer bridge_l4:c4-c5-c6-d6") == ("KH-CONQ-12", {**kind, "cell": "d6"})
    assert play.refusal("conquer bridge_i3:c4-c5-d5") == ("KH-CONQ-3", {"kind": "bridge_i3"})
    assert play.refusal("conquer bridge_i3:d4-d5-d6") == ("KH-CONQ-12", {"kind": "bridge_i3", "cell": "d6"})
    bridges = {placement for placement in play.offers("conquer") if placement.startswith("bridge")}
    assert bridges == {
        *("bridge_i3:b4-b5-b6", "bridge_i3:c4-c5-c6", "bridge_i4:b3-b4-b5-b6"),
        *("bridge_l4:b4-b5-b6-c6", "bridge_l4:c4-c5-b6-c6", "bridge_l4:a4-b4-b5-b6", "bridge_l4:b4-c4-b5-b6"),
        *("bridge_l4:b4-c4-c5-c6", "bridge_l4:c4-d4-c5-c6"),
    }


@pytest.mark.rule("KH-CONQ-13", "KH-CONQ-14")
def test_a_bridge_needs_yurts_on_its_land_cells_only() -> None:
    play = khan_position("4 ...r\n5 ~~~~\n6 ..o~")
    assert play.offers("conquer") == {"bridge_l4:d4-d5-c6-d6"}
    before = sum(1 <= standing < 6 for standing in play.s.ground)
    assert play.choose("conquer bridge_l4:d4-d5-c6-d6") == ["conquered red bridge_l4:d4-d5-c6-d6 red 1,0,0,0 1 1"]
    assert before - sum(1 <= standing < 6 for standing in play.s.ground) == 2
    assert play.at("d4 d5 d6 c6") == "1111"
    for missing in ("d4", "c6"):
        drawn = {"d4": "4 ....\n6 ..r~", "c6": "4 ...r\n6 ...~"}[missing]
        assert khan_position(drawn).refusal("conquer bridge_l4:d4-d5-c6-d6") == ("KH-CONQ-10", {"cell": missing})


def river_cells(placement: int) -> int:
    return sum(not IS_LAND[cell] for cell in COVERED[placement])


@pytest.mark.rule("KH-CONQ-14", "KH-CONQ-15", "KH-CONQ-16")
def test_how_many_yurts_a_bridge_needs() -> None:
    wet: dict[str, Counter[int]] = {kind: Counter() for kind in ("bridge_i3", "bridge_i4", "bridge_l4")}
    for placement in range(len(PLACEMENTS)):
        name = KIND_NAMES[KIND_OF[placement]]
        if name in wet:
            wet[name][river_cells(placement)] += 1
        else:
            assert river_cells(placement) == 0
    assert wet == {"bridge_i3": {1: 17}, "bridge_i4": {1: 34}, "bridge_l4": {1: 52, 2: 10}}


@pytest.mark.rule("KH-CONQ-16", "KH-CONQ-17")
def test_bends_are_for_the_l_bridge() -> None:
    bends, fork = {"d5", "d7", "i5", "i7"}, "e7"
    for bend in bends:
        over = {KIND_NAMES[KIND_OF[p]] for p, cells in enumerate(COVERED) if CELLS.index(bend) in cells}
        assert over == {"bridge_l4"}, bend
    for placement, cells in enumerate(COVERED):
        if river_cells(placement) == 2:
            assert {CELLS[cell] for cell in cells} & {*bends, fork}
    # Across the bend at i5 and i6 two yurts suffice.
    assert khan_position("4 ........r\n6 ...~....~o").offers("conquer") == {"bridge_l4:i4-i5-i6-j6"}


@pytest.mark.rule("KH-CONQ-18")
def test_bridges_may_lie_side_by_side() -> None:
    play = khan_position("4 rr\n5 ~~\n6 oo")
    play.choose("conquer bridge_i3:a4-a5-a6", "conquer bridge_i3:b4-b5-b6")
    assert (play.row(4)[:2], play.row(5)[:2], play.row(6)[:2]) == ("12", "12", "12")


@pytest.mark.rule("KH-CONQ-19", "KH-CONQ-20", "KH-CONQ-21", "KH-CONQ-22", "KH-CONQ-26")
@pytest.mark.parametrize(
    ("yurts", "may", "owners"),
    [
        ("ooo", "", ""),
        ("roo", "red", "red"),
        ("roy", "red yellow", "red yellow"),
        ("rby", "red yellow blue", "red yellow blue"),
        ("rry", "red", "red"),
        ("ryy", "yellow", "yellow"),
        ("rrr", "red", "red"),
        ("rrbb", "red blue", "red blue"),
        ("rrbo", "red", "red"),
        ("rybg", "red yellow blue green", "red yellow blue green"),
        ("rrby", "red", "red"),
        ("gggb", "green", "green"),
        ("oggg", "green", "green"),
        ("gggg", "green", "green"),
        ("rrryy", "red", "red"),
        ("rryyy", "yellow", "yellow"),
        ("rryyb", "red yellow", "red yellow"),
        ("rrrrb", "red", "red"),
        ("byyyy", "yellow", "yellow"),
        ("rrrrr", "red", "red"),
        ("orybg", "red yellow blue green", "red yellow blue green"),
        ("rrybg", "red", "red"),
    ],
)
def test_majorities(yurts: str, may: str, owners: str) -> None:
    """Straight tiles of three to five cells, over every kind of count."""
    placement = f"tile_i{len(yurts)}:" + "-".join(f"{column}1" for column in "abcde"[: len(yurts)])
    counts = [yurts.count(letter) for letter in "rybg"]
    for seat, colour in enumerate(("red", "yellow", "blue", "green")):
        play = khan_position(f"1 {yurts}", turn=colour)
        assert (placement in play.offers("conquer")) == (colour in may.split())
        if colour in may.split():
            told = play.choose(f"conquer {placement}")
            numbers = ",".join(map(str, counts))
            left = 3 if len(yurts) == 3 else 0
            neutral = yurts.count("o")
            assert told == [f"conquered {colour} {placement} {owners.replace(' ', ',')} {numbers} {neutral} {left}"]
            assert play.laid == [f"{placement} {owners}"]
        elif not counts[seat]:
            assert play.refusal(f"conquer {placement}") == ("KH-CONQ-20", {"placement": placement})
        else:
            most = max(counts)
            facts = {"seat": ("red", "yellow", "blue", "green")[counts.index(most)]}
            assert play.refusal(f"conquer {placement}") == (
                "KH-CONQ-21",
                {**facts, "number": most, "number_own": counts[seat]},
            )


@pytest.mark.rule("KH-CONQ-22")
@pytest.mark.parametrize("order", ["rryyo", "yoyrr", "ryryo"])
def test_majorities_hold_however_the_yurts_came(order: str) -> None:
    """The same counts whether yurts stand from the beginning or are placed one by one."""
    mover, card = {"r": ("red", "c03"), "y": ("yellow", "c12")}[order[0]]
    play = khan_position(f"1 .{order[1:]}", turn=mover, hands={mover: card})
    play.choose(f"invade {card} a1")
    assert "tile_i5:a1-b1-c1-d1-e1" in play.offers("conquer")
    assert play.choose("conquer tile_i5:a1-b1-c1-d1-e1")[0].split()[3:] == ["red,yellow", "2,2,0,0", "1", "0"]


@pytest.mark.rule("KH-CONQ-23", "KH-CONQ-24", "KH-CONQ-25", "KH-RULING-6")
def test_sharing_is_automatic() -> None:
    play = khan_position("1 ry", specials={"yellow": "khan_protection"})
    assert play.offers("conquer") == {"tile_i2:a1-b1"}
    assert play.choose("conquer tile_i2:a1-b1") == ["conquered red tile_i2:a1-b1 red,yellow 1,1,0,0 0 3"]
    assert play.asked == "red act"  # nobody was asked whether to share
    assert play.laid == ["tile_i2:a1-b1 red yellow"]


@pytest.mark.rule("KH-CONQ-27", "KH-CONQ-29", "KH-CONQ-30")
def test_pieces_and_markers_stay_and_count_as_no_yurts() -> None:
    play = khan_position("1 11y\n2 y..", pieces={"1": "red"}, protector="red", turn="yellow", hands={"yellow": "c21"})
    # Red's marker lies at a1 or b1: no yurt to cover, to count or to protect.
    assert play.offers("conquer") == set()
    assert play.refusal("conquer tile_i2:b1-c1") == ("KH-CONQ-5", {"cell": "b1"})
    play.choose("invade c21 b2")
    assert play.offers("conquer") == {"tile_i2:a2-b2"}  # beside red's piece, and nobody asks red
    play.choose("conquer tile_i2:a2-b2")
    assert play.laid == ["tile_i2:a1-b1 red", "tile_i2:a2-b2 yellow"]


@pytest.mark.rule("KH-CONQ-31")
def test_active_cards_and_reservations_of_the_others_count() -> None:
    drawn = "1 ry.ro.rr"
    free = {"tile_i2:a1-b1", "tile_i2:d1-e1", "tile_i2:g1-h1"}
    assert khan_position(drawn).offers("conquer") == free
    assert khan_position(drawn, protector="yellow").offers("conquer") == free  # shared: with consent
    assert khan_position(drawn, divine={"blue": "ice"}).offers("conquer") == free - {"tile_i2:d1-e1"}
    assert khan_position(drawn, reserved={"blue": "tile_i2"}, seats=3).offers("conquer") == set()
    for own in ({"protector": "red"}, {"divine": {"red": "ice"}}, {"reserved": {"red": "tile_i2"}}):
        assert khan_position(drawn, **own).offers("conquer") == free


@pytest.mark.rule("KH-CHECK-14", "KH-DEC-15")
def test_placements_on_a_board_full_of_yurts() -> None:
    play = khan_position(FULL_OF_RED, at="final turn")
    assert play.s.ground.count(2) == len(LAND)
    counted = kinds(play)
    assert counted == {
        "tile_i2": 219,
        "tile_i3": 174,
        "tile_v3": 364,
        "tile_i4": 129,
        "tile_o4": 90,
        "tile_t4": 290,
        "tile_s4": 290,
        "tile_l4": 579,
        "tile_f5": 463,
        "tile_i5": 86,
        "tile_l5": 426,
        "tile_n5": 431,
        "tile_p5": 572,
        "tile_t5": 231,
        "tile_u5": 282,
        "tile_v5": 230,
        "tile_w5": 231,
        "tile_x5": 58,
        "tile_y5": 431,
        "tile_z5": 231,
        "bridge_i3": 17,
        "bridge_i4": 34,
        "bridge_l4": 62,
    }
    assert counted.total() == 5920 == len(PLACEMENTS)
    assert len(set(PLACEMENTS)) == 5920  # equal cells in different orientations are one option


def test_a_conquest_can_be_taken_back() -> None:
    play = khan_position("1 rr.rr")
    before = play.match.state_hash
    play.choose("conquer tile_i2:a1-b1")
    play.match.undo(0)
    assert play.match.state_hash == before
    assert play.offers("conquer") == {"tile_i2:a1-b1", "tile_i2:d1-e1"}
