"""Chapter 6: action A, a yurt placed with a card."""

import pytest

from serai.games.khan.rules.board import CELLS, LAND, NEIGHBOURING, REGION_CELLS, RIVER_SIDE
from tests.rules.driver import rule_of
from tests.rules.khan.position import khan_position

STARTS = {"b8", "c3", "g2", "l3", "f6", "l7", "g10", "l10"}
TERRAIN_CARDS = ("c01", "c02", "c03", "c04", "c05", "c06")  # of the Seljuk: mountain to forest
RIVER_CARD, NEIGHBOUR_CARD, KHAN_CARD = "c07", "c08", "c09"


def names(cells: tuple[int, ...]) -> set[str]:
    return {CELLS[cell] for cell in cells}


def reach(card: str, drawn: str = "") -> set[str]:
    """The cells that a card offers to red."""
    play = khan_position(drawn, hands={"red": card})
    return {option.split()[1] for option in play.offers("invade")}


@pytest.mark.rule("KH-INVADE-1", "KH-INVADE-7", "KH-DEC-4")
def test_a_card_is_played_and_a_yurt_placed() -> None:
    play = khan_position(hands={"red": "c01 c09", "yellow": "c02"}, discard="c72")
    assert len(play.offers("invade")) == (22 - 1) + (132 - 8)
    assert play.choose("invade c01 n4") == ["invaded red c01 n4"]
    assert play.at("n4") == "r"
    assert play.hand("red") == "c09"
    assert play.discard == "c72 c01"
    assert all(play.match.view(seat)["discard"] == [71, 0] for seat in (None, 0, 1, 2, 3))


@pytest.mark.rule("KH-INVADE-1")
def test_only_with_a_card_of_the_own_hand() -> None:
    play = khan_position(hands={"red": "c01", "yellow": "c09"})
    assert play.refusal("invade c09 a1") == ("KH-INVADE-1", {"card": "c09", "cell": "a1"})
    assert play.refusal("invade c10 n1") == ("KH-INVADE-1", {"card": "c10", "cell": "n1"})


@pytest.mark.rule("KH-INVADE-2")
@pytest.mark.parametrize("region", range(6))
def test_terrain_cards(region: int) -> None:
    assert reach(TERRAIN_CARDS[region]) == names(REGION_CELLS[region]) - STARTS


@pytest.mark.rule("KH-INVADE-2")
def test_a_terrain_card_is_for_its_region_only() -> None:
    play = khan_position(hands={"red": "c03"})
    assert play.refusal("invade c03 b1") == ("KH-INVADE-2", {"card": "c03", "cell": "b1", "region": "ice"})
    assert play.refusal("invade c03 a1") is None


@pytest.mark.rule("KH-INVADE-3", "KH-RULING-28")
def test_the_river_card() -> None:
    assert reach(RIVER_CARD) == names(RIVER_SIDE) - STARTS
    assert reach(RIVER_CARD, "4 r.o") == names(RIVER_SIDE) - STARTS - {"a4", "c4"}
    play = khan_position(hands={"red": RIVER_CARD})
    # e4 has the river at d5 and d6 in sight of its corner only; d4 stands on the bank.
    assert play.refusal("invade c07 e4") == ("KH-INVADE-3", {"card": "c07", "cell": "e4"})
    assert play.refusal("invade c07 d4") is None


@pytest.mark.rule("KH-INVADE-4", "KH-RULING-28")
def test_the_neighbouring_territory_card() -> None:
    assert reach(NEIGHBOUR_CARD) == names(NEIGHBOURING)
    assert reach(NEIGHBOUR_CARD, "1 r") == names(NEIGHBOURING) - {"a1"}
    play = khan_position(hands={"red": NEIGHBOUR_CARD})
    facts = {"card": "c08"}
    assert play.refusal("invade c08 b2") == ("KH-INVADE-4", {**facts, "cell": "b2"})  # touches with a corner only
    assert play.refusal("invade c08 n1") == ("KH-INVADE-4", {**facts, "cell": "n1"})  # the sea
    assert play.refusal("invade c08 m1") is None
    assert play.refusal("invade c08 a11") is None
    assert play.refusal("invade c08 b11") == ("KH-INVADE-4", {**facts, "cell": "b11"})
    assert play.refusal("invade c08 m10") == ("KH-INVADE-4", {**facts, "cell": "m10"})
    assert play.refusal("invade c08 n9") is None


@pytest.mark.rule("KH-INVADE-5")
def test_the_khan_joker() -> None:
    assert reach(KHAN_CARD) == names(LAND) - STARTS
    assert reach(KHAN_CARD, "1 ro") == names(LAND) - STARTS - {"a1", "b1"}


@pytest.mark.rule("KH-INVADE-6")
@pytest.mark.parametrize("card", [RIVER_CARD, KHAN_CARD])
def test_no_yurt_on_the_river(card: str) -> None:
    play = khan_position(hands={"red": card})
    assert reach(card).isdisjoint({"a5", "d7", "e11", "n5"})
    assert play.refusal(f"invade {card} d7") == ("KH-INVADE-6", {"card": card, "cell": "d7"})
    assert play.refusal("free-invade n5") == ("KH-INVADE-6", {"cell": "n5"})
    # Outside the board there are no cells at all.
    for outside in ("o1", "a12", "a0", "z99"):
        for text in (f"invade {card} {outside}", f"free-invade {outside}", f"settle {outside}"):
            assert play.refusal(text) == ("KH-INVADE-6", {"words": outside})
    assert play.refused(f"invade {card} somewhere") == "SE-ASK-2"
    assert play.refused("chase o1") == "SE-ASK-2"


@pytest.mark.rule("KH-INVADE-8")
def test_ruler_and_direction_of_the_card_mean_nothing() -> None:
    # The mountain cards of the eight rulers show eight directions and offer the same cells; no ruler moves.
    cards = ("c01", "c10", "c19", "c28", "c37", "c46", "c55", "c64")
    assert len({frozenset(reach(card)) for card in cards}) == 1
    play = khan_position(hands={"red": "c28"}, out="goryeo")
    before = list(play.s.rulers)
    assert play.choose("invade c28 n4") == ["invaded red c28 n4"]
    assert play.s.rulers == before


@pytest.mark.rule("KH-INVADE-9")
def test_a_card_without_an_empty_cell_cannot_be_played() -> None:
    # The desert is full but for d8.
    drawn = """
        6  ooo~
        7  ooo~
        8  oSo.~
        9  oooo~
        10 oooo~
        11 oooo~
    """
    assert reach("c05", drawn) == {"d8"}
    play = khan_position(drawn.replace("oSo.", "oSor"), hands={"red": "c05 c06"})
    assert {option.split()[0] for option in play.offers("invade")} == {"c06"}
    assert play.refusal("invade c05 a6") == ("KH-INVADE-9", {"card": "c05", "cell": "a6"})
    assert play.refusal("invade c05 a1") == ("KH-INVADE-9", {"card": "c05", "cell": "a1"})


@pytest.mark.rule("KH-INVADE-10")
def test_the_hand_is_not_refilled_before_step_five() -> None:
    play = khan_position(hands={"red": "c01 c10 c19 c28"}, top="c37 c46", specials={"red": "high_morale"})
    play.choose("invade c01 m1", "invade c10 n1")
    assert (play.asked, play.hand("red")) == ("red use-special", "c19 c28")
    play.choose("use-high-morale", "invade c19 n2")
    assert play.hand("red") == "c28 c37 c46 c72"
    assert play.asked == "yellow act"


def test_an_invasion_can_be_taken_back_until_step_five() -> None:
    play = khan_position(hands={"red": "c01 c10"})
    before = play.match.state_hash
    play.choose("invade c01 m1")
    play.match.undo(0)
    assert play.match.state_hash == before
    assert play.told()[-1] == "taken-back red 1"
    play.choose("invade c10 m1", "invade c01 n1")
    assert rule_of(play.match.why_not_undo(0)) == "SE-UNDO-1"
