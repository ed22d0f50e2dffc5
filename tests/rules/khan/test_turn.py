"""Chapter 4: the turn."""

import pytest

from tests.rules.khan.position import COLOURS, FOUR_CARDS, khan_position


@pytest.mark.rule("KH-TURN-1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_turns_go_clockwise(seats: int) -> None:
    play = khan_position(at="turn", seats=seats, turn="yellow", hands=FOUR_CARDS)
    asked = []
    for column in "abcde"[: seats + 1]:
        asked.append(play.asked)
        assert play.match.view(None)["turn"] == play.asks[0].seat
        play.choose(f"free-invade {column}1", "done")
    assert asked == [f"{COLOURS[(1 + place) % seats]} act" for place in range(seats + 1)]
    assert play.told(0)[0] == "turn-began yellow 2"
    assert play.s.turn == (1 + seats + 1) % seats


@pytest.mark.rule("KH-TURN-2", "KH-TURN-3", "KH-TURN-12", "KH-DEC-19")
def test_the_five_steps_in_order() -> None:
    play = khan_position(
        at="turn",
        top="c01 c02 c03 c04 c05",
        hands={"red": "c09 c18 c27 c36"},
        specials={"red": "reconnaissance"},
        protector="red",
        reserved={"red": "tile_i4"},
    )
    told = play.told() + play.choose("invade c09 a1", "invade c18 b1", "reconnoitre tile_i4")
    assert told[:-4] == [
        "turn-began red 2",
        "released red tile_i4",  # before step 1
        "turned red c01 seljuk N",  # step 1
        "fled seljuk b8 b7 N N",
        "yurt-from-camp seljuk b8 4",
        "invaded red c09 a1",  # step 2
        "invaded red c18 b1",
        "put-away red khan_protection",  # step 3
        "reserved red tile_i4",  # step 4
        "put-away red reconnaissance",
        "drew-unseen red 2",  # step 5
    ]
    assert told[-4:] == [
        "turn-began yellow 3",
        "turned yellow c04 seljuk NE",
        "fled seljuk b7 c6 NE NE",
        "yurt-from-camp seljuk b7 3",
    ]
    assert play.hand("red") == "c27 c36 c02 c03"
    assert play.asked == "yellow act"


@pytest.mark.rule("KH-TURN-4", "KH-TURN-5", "KH-TURN-6", "KH-TURN-7")
@pytest.mark.parametrize("first", ["A", "B", "C"])
@pytest.mark.parametrize("second", ["A", "B", "C"])
def test_two_single_actions_of_any_types(first: str, second: str) -> None:
    choices = {
        "A": ["invade c01 m1", "invade c10 n1"],
        "B": ["chase delhi", "chase delhi"],
        "C": ["conquer tile_i2:a1-b1", "conquer tile_i2:d1-e1"],
    }
    play = khan_position("1 ro.ro", hands={"red": "c01 c10"})
    play.choose(choices[first][0])
    assert play.asked == "red act"  # the second is chosen only now, with the first completed
    assert play.asks[0].prompt == {"number": 2}
    assert choices[second][1] in play.options
    told = play.choose(choices[second][1])
    assert told[0].split()[0] == {"A": "invaded", "B": "announced", "C": "conquered"}[second]
    assert play.asked == "yellow act"
    assert play.asks[0].prompt == {"number": 1}


@pytest.mark.rule("KH-TURN-7")
def test_the_second_action_builds_on_the_first() -> None:
    play = khan_position("1 .o", hands={"red": "c03"})
    assert play.refusal("conquer tile_i2:a1-b1") == ("KH-CONQ-7", {"cell": "a1"})
    play.choose("invade c03 a1")
    assert play.offers("conquer") == {"tile_i2:a1-b1"}


@pytest.mark.rule("KH-TURN-8", "KH-TURN-9", "KH-FREE-4", "KH-DEC-2", "KH-DEC-3")
def test_action_d_uses_both_actions() -> None:
    play = khan_position("1 ro", hands={"red": "c03"})
    assert {option.split()[0] for option in play.options} == {"invade", "free-invade", "chase", "conquer"}
    assert play.choose("free-invade n1", "done")[0] == "invaded-freely red n1"
    assert play.asked == "yellow act"  # no second action
    play = khan_position("1 ro", hands={"red": "c03"})
    play.choose("conquer tile_i2:a1-b1")
    assert {option.split()[0] for option in play.options} == {"invade", "chase"}
    assert play.refusal("free-invade n1") == ("KH-TURN-9", {})


@pytest.mark.rule("KH-TURN-10")
def test_no_action_is_skipped() -> None:
    play = khan_position("1 ro", hands={"red": "c03"})
    assert play.refusal("pass") == ("KH-TURN-10", {})
    play.choose("chase delhi")
    assert play.refusal("pass") == ("KH-TURN-10", {})
    assert "pass" not in play.options


@pytest.mark.rule("KH-TURN-11")
def test_what_cannot_be_completed_is_not_offered() -> None:
    # A tundra card without an empty cell in the tundra, and no majority anywhere: B and D remain.
    play = khan_position(
        """
        1 o
        2 oo
        3 ooRo
        4 ooooooo
        5 ~~~~oooo
        6 ...~oPoo
        """,
        hands={"red": "c03"},
    )
    assert {option.split()[0] for option in play.options} == {"free-invade", "chase"}
    assert play.refusal("invade c03 a1") == ("KH-INVADE-9", {"card": "c03", "cell": "a1"})


@pytest.mark.rule("KH-TURN-12", "KH-TURN-13", "KH-SPECIAL-1", "KH-SPECIAL-3", "KH-RULING-3")
def test_putting_away_is_no_choice_and_using_is_one() -> None:
    play = khan_position(at="step 3", specials={"red": "high_morale"}, divine={"red": "ice"})
    assert play.told() == ["put-away red divine_support"]
    assert play.asked == "red use-special"
    assert play.options == ["use-high-morale", "pass"]
    play.choose("pass")
    assert play.asked == "yellow act"
    assert play.specials("red") == "high_morale"
