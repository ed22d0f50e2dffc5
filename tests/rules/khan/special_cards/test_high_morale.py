"""Chapter 10: High Morale, a third action."""

import pytest

from tests.rules.khan.position import FOUR_CARDS, khan_position


@pytest.mark.rule("KH-SPECIAL-HM-1", "KH-SPECIAL-HM-2", "KH-DEC-11", "KH-RULING-15")
def test_one_more_single_action() -> None:
    play = khan_position("1 ro", at="step 3", specials={"red": "high_morale"}, hands={"red": "c01"})
    assert play.choose("use-high-morale") == ["used-high-morale red"]
    assert (play.asked, play.asks[0].prompt) == ("red act", {"number": 3})
    assert {option.split()[0] for option in play.options} == {"invade", "chase", "conquer"}
    assert play.refusal("free-invade n1") == ("KH-SPECIAL-HM-2", {})
    assert play.refusal("pass") == ("KH-TURN-10", {})
    play.choose("conquer tile_i2:a1-b1")
    assert play.asked == "yellow act"  # exactly one


@pytest.mark.rule("KH-SPECIAL-HM-3")
def test_the_third_action_obeys_the_rules_of_its_type() -> None:
    play = khan_position(
        "1 oo", at="step 3", specials={"red": "high_morale"}, hands={"red": "c01"}, top="c09", out="rus"
    )
    play.choose("use-high-morale")
    assert play.hand("red") == "c01"  # no refill in between
    assert play.refusal("invade c01 a1") == ("KH-INVADE-2", {"card": "c01", "cell": "a1", "region": "tundra"})
    assert play.refusal("invade c09 c1") == ("KH-INVADE-1", {"card": "c09", "cell": "c1"})
    assert play.refusal("conquer tile_i2:a1-b1") == ("KH-CONQ-20", {"placement": "tile_i2:a1-b1"})
    assert play.refusal("chase rus") == ("KH-CHASE-1", {"ruler": "rus"})


@pytest.mark.rule("KH-SPECIAL-HM-4")
def test_not_without_a_possible_action() -> None:
    # After the trigger there is no B; the mountain is not full, but the hand is empty and nothing can be conquered.
    specials = {"red": "high_morale reconnaissance"}
    play = khan_position("1 r", at="step 3, triggered", specials=specials)
    assert "use-high-morale" not in play.options
    assert play.refusal("use-high-morale") == ("KH-SPECIAL-HM-4", {})
    # A card to play, or a piece to lay, or, before the trigger, a ruler to chase makes it possible.
    assert (
        khan_position("1 r", at="step 3, triggered", specials=specials, hands={"red": "c01"}).refusal("use-high-morale")
        is None
    )
    assert khan_position("1 ro", at="step 3, triggered", specials=specials).refusal("use-high-morale") is None
    assert khan_position("1 r", at="step 3", specials=specials).refusal("use-high-morale") is None


@pytest.mark.rule("KH-SPECIAL-HM-5")
@pytest.mark.parametrize(
    ("choice", "told"),
    [
        ("invade c01 m1", ["invaded red c01 m1"]),
        ("conquer tile_i2:a1-b1", ["conquered red tile_i2:a1-b1 red 1,0,0,0 1 3"]),
        (
            "chase seljuk",
            ["announced red seljuk", "turned red c03 seljuk W", "fled seljuk b8 a8 W W", "yurt-from-supply b8"],
        ),
    ],
)
def test_the_card_leaves_the_game_after_the_action(choice: str, told: list[str]) -> None:
    specials = {"red": "high_morale high_morale"}
    play = khan_position("1 ro", at="step 3", specials=specials, hands={"red": "c01"}, top="c03")
    play.choose("use-high-morale")
    assert play.specials("red") == "high_morale high_morale"  # until the action is taken
    assert play.choose(choice)[: len(told) + 1] == [*told, "put-away red high_morale"]
    assert play.specials("red") == "high_morale"


@pytest.mark.rule("KH-SPECIAL-HM-6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_consecutive_turns(seats: int) -> None:
    play = khan_position(at="step 3", seats=seats, specials={"red": "high_morale high_morale"}, hands=FOUR_CARDS)
    play.choose("use-high-morale", "chase delhi")
    for column in "abc"[: seats - 1]:
        play.choose(f"free-invade {column}1", "done")
    play.choose("free-invade n1", "done")
    assert play.options == ["use-high-morale", "pass"]
    play.choose("use-high-morale", "chase delhi")
    assert play.specials("red") == ""


@pytest.mark.rule("KH-EX-15")
@pytest.mark.parametrize(
    "sequence",
    [
        ["invade c01 m1", "invade c03 a1", "conquer tile_i2:a1-b1"],
        ["invade c01 m1", "conquer tile_i2:d1-e1", "conquer tile_i2:f1-g1"],
        ["free-invade a1", "done", "conquer tile_i2:a1-b1"],
        ["chase seljuk", "chase delhi", "conquer tile_i2:d1-e1"],
        ["chase seljuk", "chase seljuk", "conquer tile_i2:d1-e1"],
    ],
    ids=["A A C", "A C C", "D C", "B B C", "B B of the same ruler C"],
)
def test_the_sequences_of_the_rulebook(sequence: list[str]) -> None:
    play = khan_position("1 .o.roro", specials={"red": "high_morale"}, hands={"red": "c01 c03"})
    *actions, third = sequence
    play.choose(*actions)
    assert play.asked == "red use-special"
    told = play.choose("use-high-morale", third)
    assert told[0] == "used-high-morale red"
    assert any(words.startswith("conquered red") for words in told)
    assert play.asked == "yellow act"
