"""Chapter 10, general: steps 3 and 4."""

from typing import Any

import pytest

from tests.rules.driver import rule_of
from tests.rules.khan.position import FOUR_CARDS, Play, khan_position

ALL_FOUR = "high_morale khan_protection divine_support reconnaissance"


def play_turn(play: Play, cell: str, special: str = "") -> list[str]:
    """A whole turn: a yurt anywhere, no discards, and a special card if one is named."""
    return play.choose(f"free-invade {cell}", "done", *([special] if special else []))


@pytest.mark.rule("KH-SPECIAL-1", "KH-SPECIAL-7", "KH-TURN-12")
@pytest.mark.parametrize(
    ("active", "told"),
    [
        ({"protector": "red"}, ["put-away red khan_protection"]),
        ({"divine": {"red": "ice"}}, ["put-away red divine_support"]),
        ({"protector": "blue"}, []),
        ({"divine": {"blue": "ice"}}, []),
        ({"reserved": {"red": "tile_i2"}}, []),
    ],
)
def test_step_three_puts_the_own_active_card_away(active: dict[str, Any], told: list[str]) -> None:
    play = khan_position(at="step 3", specials={"red": ALL_FOUR}, **active)
    assert play.told() == told
    assert ("red" in play.active) == ("reserved" in active)
    assert ("blue" in play.active) == ("blue" in str(active))
    assert play.asked == "red use-special"


@pytest.mark.rule("KH-SPECIAL-2")
@pytest.mark.parametrize("card", ["use-protection", "divine-support ice", "reconnoitre tile_i2"])
def test_one_special_card_a_turn(card: str) -> None:
    play = khan_position(at="step 3", specials={"red": ALL_FOUR})
    play.choose(card)
    assert play.asked == "yellow act"
    assert len(play.specials("red").split()) == 3


@pytest.mark.rule("KH-SPECIAL-2")
def test_one_special_card_also_after_a_third_action() -> None:
    play = khan_position(at="step 3", specials={"red": ALL_FOUR}, hands={"red": "c01"})
    play.choose("use-high-morale", "invade c01 m1")
    assert play.asked == "yellow act"
    assert play.specials("red") == "khan_protection divine_support reconnaissance"


@pytest.mark.rule("KH-SPECIAL-3", "KH-RULING-3", "KH-DEC-10")
def test_using_one_is_optional() -> None:
    play = khan_position(at="step 3", specials={"red": ALL_FOUR}, seats=3)
    assert play.options[:3] == ["use-high-morale", "use-protection", "divine-support all"]
    assert play.options[3:-1] == [f"reconnoitre {kind}" for kind in play_kinds()]
    assert play.options[-1] == "pass"
    play.choose("pass")
    assert play.specials("red") == ALL_FOUR
    assert play.active == {}
    assert play.asked == "yellow act"
    assert play.refusal("use-protection") == ("SE-ASK-3", {})


def play_kinds() -> list[str]:
    tiles = "i2 i3 v3 i4 o4 t4 s4 l4 f5 i5 l5 n5 p5 t5 u5 v5 w5 x5 y5 z5"
    return [f"tile_{shape}" for shape in tiles.split()] + ["bridge_i3", "bridge_i4", "bridge_l4"]


@pytest.mark.rule("KH-SPECIAL-3", "KH-DEC-18")
def test_nobody_is_asked_without_a_special_card() -> None:
    assert khan_position(at="step 3").asked == "yellow act"


@pytest.mark.rule("KH-SPECIAL-4")
@pytest.mark.parametrize(
    ("choice", "card"),
    [
        ("use-high-morale", "high_morale"),
        ("use-protection", "khan_protection"),
        ("divine-support ice", "divine_support"),
        ("reconnoitre tile_i2", "reconnaissance"),
    ],
)
def test_every_card_is_used_once(choice: str, card: str) -> None:
    others = " ".join(other for other in ALL_FOUR.split() if other != card)
    play = khan_position(at="step 3", specials={"red": others, "yellow": card})
    assert play.refusal(choice) == ("KH-SPECIAL-4", {"special": card})
    assert choice not in play.options
    play = khan_position(at="step 3", specials={"red": f"{card} {card}"}, hands={"red": "c01"})
    play.choose(choice)
    if card == "high_morale":
        play.choose("invade c01 m1")
    assert play.specials("red") == card


@pytest.mark.rule("KH-SPECIAL-5")
@pytest.mark.parametrize(("choice", "card"), [("use-protection", "protection"), ("divine-support ice", "divine ice")])
def test_active_for_one_round(choice: str, card: str) -> None:
    specials = {"red": f"{'khan_protection' if card == 'protection' else 'divine_support'} high_morale"}
    play = khan_position(specials=specials, hands=FOUR_CARDS)
    assert play.active == {}
    play_turn(play, "a1", choice)
    for colour, cell in (("yellow", "b1"), ("blue", "c1"), ("green", "d1")):
        assert (play.asked, play.active) == (f"{colour} act", {"red": card})
        play_turn(play, cell)
    assert (play.asked, play.active) == ("red act", {"red": card})  # steps 1 and 2 of the next turn: still there
    play.choose("free-invade e1", "done")
    assert (play.asked, play.active) == ("red use-special", {})
    assert play.told()[-1].startswith("put-away red ")


@pytest.mark.rule("KH-SPECIAL-6")
def test_the_owner_is_not_restricted() -> None:
    drawn = "1 ro.rr"
    free = khan_position(drawn).offers("conquer")
    assert free == {"tile_i2:a1-b1", "tile_i2:d1-e1"}
    for seats, region in ((2, "all"), (3, "all"), (4, "ice")):
        for active in ({"protector": "red"}, {"divine": {"red": region}}, {"reserved": {"red": "tile_i2"}}):
            play = khan_position(drawn, seats=seats, **active)
            assert play.offers("conquer") == free
            assert play.refusal("conquer tile_i2:a1-b1") is None
            play.choose("conquer tile_i2:a1-b1")
            assert play.laid == ["tile_i2:a1-b1 red"]


@pytest.mark.rule("KH-SPECIAL-7")
def test_one_card_is_put_away_before_the_next_is_used() -> None:
    play = khan_position(at="step 3", specials={"red": "divine_support"}, protector="red")
    play.choose("divine-support ice")
    assert play.active == {"red": "divine ice"}
    play = khan_position(at="step 3", specials={"red": "khan_protection"}, divine={"red": "ice"})
    play.choose("use-protection")
    assert play.active == {"red": "protection"}


@pytest.mark.rule("KH-SPECIAL-2")
def test_special_cards_can_be_taken_back_before_the_next_turn_only() -> None:
    play = khan_position(at="step 3", specials={"red": ALL_FOUR}, hands={"red": "c01"})
    play.choose("use-high-morale")
    play.match.undo(0)
    assert play.asked == "red use-special"
    play.choose("use-protection")
    assert rule_of(play.match.why_not_undo(0)) == "SE-UNDO-1"
