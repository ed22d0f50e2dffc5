"""Chapter 10: Reconnaissance, a piece reserved."""

import pytest

from tests.rules.khan.position import FOUR_CARDS, khan_position
from tests.rules.khan.special_cards.test_special import play_kinds

CARD = {"red": "reconnaissance"}


@pytest.mark.rule("KH-SPECIAL-RC-1", "KH-SPECIAL-RC-3", "KH-DEC-13")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_piece_beside_the_board_is_reserved(seats: int) -> None:
    drawn = "1 11.22\n2 11"
    play = khan_position(
        drawn, at="step 3", seats=seats, specials=CARD, pieces={"1": "red", "2": "red"}, hands=FOUR_CARDS
    )
    assert play.offers("reconnoitre") == set(play_kinds()) - {"tile_o4"}  # the only square is laid, three pairs are not
    assert play.refusal("reconnoitre tile_o4") == ("KH-SPECIAL-RC-1", {"kind": "tile_o4"})
    told = play.choose("reconnoitre tile_i2")
    assert told[:2] == ["reserved red tile_i2", "put-away red reconnaissance"]
    assert play.active == {"red": "reserved tile_i2"}
    assert play.specials("red") == ""  # the card is gone, the reservation stays
    assert play.beside("tile_i2") == 3  # and the piece lies where it lay


@pytest.mark.rule("KH-SPECIAL-RC-2", "KH-DEC-13")
@pytest.mark.parametrize("seats", [2, 3])
def test_two_or_three_players_cannot_reserve_a_reserved_kind(seats: int) -> None:
    play = khan_position(at="step 3", seats=seats, specials=CARD, reserved={"yellow": "tile_i2"})
    assert play.offers("reconnoitre") == set(play_kinds()) - {"tile_i2"}
    assert play.refusal("reconnoitre tile_i2") == ("KH-SPECIAL-RC-2", {"kind": "tile_i2", "seat": "yellow"})


@pytest.mark.rule("KH-SPECIAL-RC-2", "KH-DEC-13", "KH-DEC-16")
def test_four_players_cannot_reserve_a_reserved_piece() -> None:
    # There is one straight four, two L bridges and four pairs.
    reserved = {"yellow": "tile_i4", "blue": "bridge_l4", "green": "bridge_l4"}
    play = khan_position(at="step 3", specials=CARD, reserved=reserved)
    assert play.offers("reconnoitre") == set(play_kinds()) - {"tile_i4", "bridge_l4"}
    assert play.refusal("reconnoitre tile_i4") == ("KH-SPECIAL-RC-2", {"kind": "tile_i4", "seat": "yellow"})
    assert play.refusal("reconnoitre bridge_l4") == ("KH-SPECIAL-RC-2", {"kind": "bridge_l4", "seat": "blue"})
    play = khan_position(at="step 3", specials=CARD, reserved={"yellow": "bridge_l4", "blue": "tile_i2"})
    assert play.offers("reconnoitre") == set(play_kinds())
    assert play.refusal("reconnoitre bridge_l4") is None
    assert play.refusal("reconnoitre tile_i2") is None


@pytest.mark.rule("KH-DEC-13")
def test_without_a_piece_to_reserve_the_card_cannot_be_used() -> None:
    play = khan_position(at="step 3", seats=2, specials=CARD, gone=" ".join(play_kinds()))
    assert play.asked == "yellow act"
    play = khan_position(at="step 3", seats=2, specials=CARD, gone=" ".join(play_kinds()[1:]))
    assert play.options == ["reconnoitre tile_i2", "pass"]
    blocked = {"yellow": "tile_i2"}
    play = khan_position(at="step 3", seats=2, specials=CARD, gone=" ".join(play_kinds()[1:]), reserved=blocked)
    assert play.asked == "yellow act"


@pytest.mark.rule("KH-SPECIAL-RC-4", "KH-RULING-23")
@pytest.mark.parametrize("seats", [2, 3])
def test_two_or_three_players_block_the_whole_kind(seats: int) -> None:
    drawn = "1 rr\n4 r\n5 ~\n6 o"
    play = khan_position(drawn, seats=seats, reserved={"yellow": "tile_i2"})
    assert play.offers("conquer") == {"bridge_i3:a4-a5-a6"}
    assert play.refusal("conquer tile_i2:a1-b1") == ("KH-SPECIAL-RC-4", {"kind": "tile_i2", "seat": "yellow"})
    # Class matters: the straight three as a tile blocks no bridge, nor the other way round.
    drawn = "1 rrr\n4 r\n5 ~\n6 o"
    play = khan_position(drawn, seats=seats, reserved={"yellow": "tile_i3"})
    assert play.offers("conquer") == {"tile_i2:a1-b1", "tile_i2:b1-c1", "bridge_i3:a4-a5-a6"}
    play = khan_position(drawn, seats=seats, reserved={"yellow": "bridge_i3"})
    assert play.offers("conquer") == {"tile_i2:a1-b1", "tile_i2:b1-c1", "tile_i3:a1-b1-c1"}


@pytest.mark.rule("KH-SPECIAL-RC-5", "KH-RULING-23", "KH-DEC-16")
def test_four_players_block_one_piece() -> None:
    assert khan_position("1 rr", reserved={"blue": "tile_i2"}).offers("conquer") == {"tile_i2:a1-b1"}
    three_laid = {"1": "red", "2": "red", "3": "blue"}
    drawn = "1 112233.rr"
    assert khan_position(drawn, pieces=three_laid).offers("conquer") == {"tile_i2:h1-i1"}
    play = khan_position(drawn, pieces=three_laid, reserved={"blue": "tile_i2"})  # the last copy
    assert play.offers("conquer") == set()
    assert play.refusal("conquer tile_i2:h1-i1") == ("KH-SPECIAL-RC-5", {"kind": "tile_i2", "seat": "blue"})
    play = khan_position(
        "1 1122...rr", pieces={"1": "red", "2": "red"}, reserved={"blue": "tile_i2", "green": "tile_i2"}
    )
    assert play.refusal("conquer tile_i2:h1-i1") == ("KH-SPECIAL-RC-5", {"kind": "tile_i2", "seat": "blue"})
    play = khan_position("1 1122...rr", pieces={"1": "red", "2": "red"}, reserved={"green": "tile_i2"})
    assert play.offers("conquer") == {"tile_i2:h1-i1"}


@pytest.mark.rule("KH-SPECIAL-RC-5", "KH-DEC-16")
def test_a_reserved_copy_runs_short_in_play() -> None:
    # Two pairs are left, one of them reserved by blue: red lays one and cannot lay the other.
    play = khan_position("1 1122rr.rr", pieces={"1": "red", "2": "red"}, reserved={"blue": "tile_i2"})
    assert {"tile_i2:e1-f1", "tile_i2:h1-i1"} <= play.offers("conquer")
    play.choose("conquer tile_i2:e1-f1")
    assert play.offers("conquer") == set()
    assert play.refusal("conquer tile_i2:h1-i1") == ("KH-SPECIAL-RC-5", {"kind": "tile_i2", "seat": "blue"})


@pytest.mark.rule("KH-SPECIAL-RC-6", "KH-RULING-22", "KH-TURN-3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_ends_when_the_owner_is_next(seats: int) -> None:
    play = khan_position("1 rr", at="step 3", seats=seats, specials=CARD, hands=FOUR_CARDS)
    play.choose("reconnoitre tile_i4")
    for colour, cell in (("yellow", "d1"), ("blue", "e1"), ("green", "f1"))[: seats - 1]:
        assert (play.asked, play.active) == (f"{colour} act", {"red": "reserved tile_i4"})
        told = play.choose(f"free-invade {cell}", "done")
    place = told.index(f"turn-began red {seats + 1}")
    assert told[place + 1] == "released red tile_i4"
    assert told[place + 2].startswith("turned red")
    assert (play.asked, play.active) == ("red act", {})


@pytest.mark.rule("KH-SPECIAL-RC-6")
@pytest.mark.parametrize("seats", [3, 4])
def test_afterwards_the_piece_is_free_for_everybody(seats: int) -> None:
    play = khan_position("1 rrrr.yyyy", at="turn", seats=seats, reserved={"red": "tile_i4"}, hands=FOUR_CARDS)
    assert "tile_i4:a1-b1-c1-d1" in play.offers("conquer")  # for the owner
    play.choose("free-invade n1", "done")
    assert "tile_i4:f1-g1-h1-i1" in play.offers("conquer")  # and for the next


@pytest.mark.rule("KH-SPECIAL-RC-7")
@pytest.mark.parametrize(("seats", "other"), [(2, "yellow"), (3, "blue"), (4, "green")])
def test_several_reservations_at_once(seats: int, other: str) -> None:
    play = khan_position(at="step 3", seats=seats, specials=CARD, reserved={other: "tile_i2"}, hands=FOUR_CARDS)
    told = play.choose("reconnoitre tile_i3")
    if seats == 2:  # yellow is next, and yellow's own reservation ends
        assert "released yellow tile_i2" in told
        assert play.active == {"red": "reserved tile_i3"}
    else:
        assert play.active == {"red": "reserved tile_i3", other: "reserved tile_i2"}


@pytest.mark.rule("KH-SPECIAL-RC-8")
def test_in_consecutive_turns() -> None:
    specials = {"red": "reconnaissance reconnaissance"}
    play = khan_position(at="step 3", seats=2, specials=specials, hands=FOUR_CARDS)
    play.choose("reconnoitre tile_i2")
    play.choose("free-invade a1", "done")
    play.choose("free-invade b1", "done")
    assert play.asked == "red use-special"
    play.choose("reconnoitre tile_i2")
    assert play.specials("red") == ""
    assert play.active == {"red": "reserved tile_i2"}
