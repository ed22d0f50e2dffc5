"""Chapter 7: action B, a chosen ruler expelled."""

import pytest

from tests.rules.driver import rule_of
from tests.rules.khan.position import khan_position


@pytest.mark.rule("KH-CHASE-1", "KH-DEC-5")
def test_any_ruler_on_the_board_may_be_announced() -> None:
    play = khan_position(out="seljuk delhi")
    assert play.offers("chase") == {"rus", "kyrgyz", "goryeo", "kipchak", "song", "dai_viet"}
    assert play.refusal("chase seljuk") == ("KH-CHASE-1", {"ruler": "seljuk"})
    assert play.refusal("chase rus") is None


@pytest.mark.rule("KH-CHASE-2", "KH-CHASE-4", "KH-CHASE-5", "KH-CHASE-6")
def test_announce_turn_flee() -> None:
    # The card shows the Rus and west; the announced Seljuk flees to the west.
    play = khan_position(top="c17 c01", discard="c72", camps={"seljuk": 3})
    supply = play.s.supply
    assert play.choose("chase seljuk") == [
        "announced red seljuk",
        "turned red c17 seljuk W",
        "fled seljuk b8 a8 W W",
        "yurt-from-supply b8",
    ]
    assert play.discard == "c72 c17"
    assert (play.ruler("seljuk"), play.ruler("rus"), play.at("a8 b8")) == ("a8", "c3", "So")
    assert (play.camp("seljuk"), play.s.supply) == (3, supply - 1)  # not from the camp


@pytest.mark.rule("KH-CHASE-3", "KH-DEC-17")
def test_the_announcement_binds() -> None:
    # Once the card is turned the next question is already the second action, and nothing can be taken back.
    play = khan_position(top="c17")
    play.choose("chase seljuk")
    assert play.asked == "red act"
    assert play.asks[0].prompt == {"number": 2}
    assert rule_of(play.match.why_not_undo(0)) == "SE-UNDO-1"
    assert rule_of(play.match.why_not_undo(0, to=1)) == "SE-UNDO-3"


@pytest.mark.rule("KH-CHASE-3")
def test_a_preview_stops_before_the_card() -> None:
    play = khan_position(top="c17")
    assert [type(event).__name__ for event in play.match.preview(0, "chase seljuk")] == ["Announced"]
    play = khan_position(discard="rest")  # nor is a new deck shuffled for it
    assert [type(event).__name__ for event in play.match.preview(0, "chase seljuk")] == ["Announced"]


@pytest.mark.rule("KH-CHASE-5")
def test_flight_in_action_b_is_flight_as_in_step_one() -> None:
    # North is blocked for three cells, north-east is empty.
    play = khan_position("6 g\n7 o\n8 D\n9 S", top="c01")
    assert play.choose("chase seljuk")[2] == "fled seljuk a9 b8 N NE"


@pytest.mark.rule("KH-CHASE-7", "KH-EXPEL-14", "KH-RULING-7", "KH-RULING-9")
@pytest.mark.parametrize("card", ["c01", "c02"])
def test_the_last_yurt_of_a_chased_ruler(card: str) -> None:
    play = khan_position(top=card, camps={"goryeo": 1})
    supply = play.s.supply
    told = play.choose("chase goryeo")
    assert told[0] == "announced red goryeo"
    assert told[1].startswith(f"turned red {card} goryeo")  # the card is turned over all the same
    assert told[2:] == ["last-yurt goryeo l3"]
    assert (play.at("l3"), play.ruler("goryeo"), play.camp("goryeo")) == ("o", None, 0)
    assert play.s.supply == supply
    assert play.discard == card


@pytest.mark.rule("KH-CHASE-8", "KH-RULING-8", "KH-RULING-9")
def test_no_escape_for_a_chased_ruler() -> None:
    drawn = """
        1 Sooo
        2 oo..
        3 o.o
        4 o..o
    """
    play = khan_position(drawn, top="c03", camps={"seljuk": 4}, out="rus")
    supply = play.s.supply
    assert play.choose("chase seljuk") == [
        "announced red seljuk",
        "turned red c03 seljuk W",
        "no-escape seljuk a1 3",
    ]
    assert (play.at("a1"), play.ruler("seljuk"), play.camp("seljuk")) == ("o", None, 0)
    assert play.s.supply == supply + 3
    assert play.discard == "c03"


@pytest.mark.rule("KH-CHASE-9")
def test_the_same_ruler_twice() -> None:
    play = khan_position(top="c01 c09")
    play.choose("chase seljuk")
    assert play.choose("chase seljuk")[:4] == [
        "announced red seljuk",
        "turned red c09 seljuk N",
        "fled seljuk b7 b6 N N",
        "yurt-from-supply b7",
    ]


@pytest.mark.rule("KH-CHASE-10", "KH-FINAL-6")
def test_no_chase_once_the_fifth_ruler_is_out() -> None:
    four_out = "rus kyrgyz goryeo kipchak"
    play = khan_position("1 ro", out=four_out, camps={"seljuk": 1}, hands={"red": "c09"})
    play.choose("chase seljuk")
    assert play.asked == "red act"
    assert play.offers("chase") == set()
    for ruler in ("song", "seljuk"):
        assert play.refusal(f"chase {ruler}") == ("KH-CHASE-10", {"ruler": ruler})
