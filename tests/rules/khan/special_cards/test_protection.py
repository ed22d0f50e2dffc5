"""Chapter 10: Protection of the Great Khan."""

import pytest

from tests.rules.khan.position import FOUR_CARDS, khan_position


@pytest.mark.rule("KH-SPECIAL-KP-1")
@pytest.mark.parametrize(("seats", "owner"), [(2, "yellow"), (3, "blue"), (4, "green")])
def test_only_one_protection_at_a_time(seats: int, owner: str) -> None:
    specials = {"red": "khan_protection high_morale"}
    play = khan_position(at="step 3", seats=seats, specials=specials, protector=owner)
    assert play.options == ["use-high-morale", "pass"]
    assert play.refusal("use-protection") == ("KH-SPECIAL-KP-1", {"seat": owner})
    play = khan_position(at="step 3", seats=seats, specials=specials)
    assert play.refusal("use-protection") is None


@pytest.mark.rule("KH-SPECIAL-KP-2", "KH-RULING-34")
def test_two_players_not_in_two_turns_in_a_row() -> None:
    cards = "khan_protection divine_support"
    used = {"red": "khan_protection"}
    play = khan_position(at="step 3", seats=2, specials={"red": cards}, last_used=used)
    assert play.options == ["divine-support all", "pass"]  # each type by itself
    assert play.refusal("use-protection") == ("KH-SPECIAL-KP-2", {})
    for seats in (3, 4):
        play = khan_position(at="step 3", seats=seats, specials={"red": cards}, last_used=used)
        assert play.refusal("use-protection") is None
        assert "use-protection" in play.options
    other = khan_position(at="step 3", seats=2, specials={"red": cards}, last_used={"yellow": "khan_protection"})
    assert other.refusal("use-protection") is None


@pytest.mark.rule("KH-SPECIAL-KP-2", "KH-RULING-34", "KH-INFO-7")
@pytest.mark.parametrize("between", ["pass", "use-high-morale", "reconnoitre tile_i2", "divine-support all"])
def test_any_other_turn_in_between_lifts_the_ban(between: str) -> None:
    specials = {"red": "high_morale khan_protection divine_support reconnaissance"}
    play = khan_position(
        at="step 3", seats=2, specials=specials, last_used={"red": "khan_protection"}, hands=FOUR_CARDS
    )
    assert play.match.view(1)["last_used"] == [1, -1]  # everybody can see it
    play.choose(between)
    if between == "use-high-morale":
        play.choose("chase delhi")
    assert play.match.view(1)["last_used"] == [2 if between == "divine-support all" else -1, -1]
    play.choose("free-invade a1", "done")
    play.choose("free-invade b1", "done")
    assert play.asked == "red use-special"
    assert "use-protection" in play.options


@pytest.mark.rule("KH-RULING-34")
def test_a_turn_without_any_card_to_use_lifts_the_ban_too() -> None:
    play = khan_position(at="step 3", seats=2, last_used={"red": "khan_protection"}, hands=FOUR_CARDS)
    assert play.asked == "yellow act"
    assert play.s.last_used == [-1, -1]
    # With nothing usable the question answers itself.
    only = {"red": "khan_protection"}
    play = khan_position(at="step 3", seats=2, specials=only, last_used=only, hands=FOUR_CARDS)
    assert play.asked == "yellow act"
    assert play.s.last_used == [-1, -1]
    assert play.specials("red") == "khan_protection"


@pytest.mark.rule("KH-SPECIAL-KP-3")
def test_using_it() -> None:
    play = khan_position(at="step 3", specials={"red": "khan_protection"}, hands=FOUR_CARDS, top="c28")
    assert play.choose("use-protection")[:2] == ["used-protection red", "turn-began yellow 2"]
    assert play.active == {"red": "protection"}
    assert play.specials("red") == ""
    assert play.s.last_used == [1, -1, -1, -1]


@pytest.mark.rule("KH-SPECIAL-KP-4", "KH-EX-13")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_piece_over_protected_yurts(seats: int) -> None:
    play = khan_position("1 yyr.yo", seats=seats, turn="yellow", protector="red")
    # Two of yellow and one of red: illegal. None of red: no restriction. One and one: open, if red agrees.
    assert play.offers("conquer") == {"tile_i2:a1-b1", "tile_i2:b1-c1", "tile_i2:e1-f1"}
    assert play.refusal("conquer tile_i3:a1-b1-c1") == ("KH-SPECIAL-KP-4", {"seat": "red", "cell": "c1"})
    assert play.choose("conquer tile_i2:e1-f1")[0].startswith("conquered yellow")
    play.choose("conquer tile_i2:b1-c1")
    assert play.asked == "red consent"
    assert play.choose("agree")[1].startswith("conquered yellow tile_i2:b1-c1 red,yellow")


@pytest.mark.rule("KH-SPECIAL-KP-4")
def test_yurts_of_the_others_are_not_protected() -> None:
    play = khan_position("1 yyb", turn="yellow", protector="red")
    assert "tile_i3:a1-b1-c1" in play.offers("conquer")
    assert khan_position("1 yyb", turn="yellow", protector="blue").refusal("conquer tile_i3:a1-b1-c1") == (
        "KH-SPECIAL-KP-4",
        {"seat": "blue", "cell": "c1"},
    )


@pytest.mark.rule("KH-SPECIAL-KP-5", "KH-EX-13")
def test_a_shared_conquest_with_consent() -> None:
    play = khan_position("1 yr", turn="yellow", protector="red")
    assert play.offers("conquer") == {"tile_i2:a1-b1"}
    assert play.choose("conquer tile_i2:a1-b1") == ["consent-asked red yellow tile_i2:a1-b1"]
    assert play.asked == "red consent"
    assert play.choose("agree") == [
        "consented red yellow tile_i2:a1-b1",
        "conquered yellow tile_i2:a1-b1 red,yellow 1,1,0,0 0 3",
    ]
    assert play.laid == ["tile_i2:a1-b1 red yellow"]
    assert play.active == {"red": "protection"}  # consent does not end it
    assert (play.asked, play.asks[0].prompt) == ("yellow act", {"number": 2})


@pytest.mark.rule("KH-SPECIAL-KP-6")
def test_a_refused_placement_does_not_happen() -> None:
    play = khan_position("1 yr", turn="yellow", protector="red", hands={"yellow": "c12"})
    before = play.map
    play.choose("conquer tile_i2:a1-b1")
    assert play.choose("refuse") == ["refused red yellow tile_i2:a1-b1"]
    assert (play.map, play.laid) == (before, [])
    assert (play.asked, play.asks[0].prompt) == ("yellow act", {"number": 1})  # the action is still to be done
    assert {option.split()[0] for option in play.options} == {"invade", "chase", "free-invade"}


@pytest.mark.rule("KH-RULING-36", "KH-SPECIAL-KP-4", "KH-SPECIAL-DS-6")
def test_yurts_and_rulers_are_never_restricted() -> None:
    plain = khan_position("1 yr", turn="yellow", hands={"yellow": "c12 c18"}, top="c01")
    guarded = khan_position(
        "1 yr", turn="yellow", hands={"yellow": "c12 c18"}, protector="red", divine={"blue": "tundra"}, top="c01"
    )
    for word in ("invade", "free-invade", "chase"):
        assert guarded.offers(word) == plain.offers(word)
    assert guarded.choose("chase rus") == plain.choose("chase rus")


@pytest.mark.rule("KH-EX-16")
def test_two_players_turn_by_turn() -> None:
    cards = "khan_protection khan_protection"
    play = khan_position(seats=2, specials={"red": cards, "yellow": f"{cards} high_morale"}, hands=FOUR_CARDS)
    play.choose("free-invade a1", "done", "use-protection")  # red's turn 1
    play.choose("free-invade b1", "done")
    assert play.options == ["use-high-morale", "pass"]
    assert play.refusal("use-protection") == ("KH-SPECIAL-KP-1", {"seat": "red"})
    play.choose("pass")
    assert play.active == {"red": "protection"}
    told = play.choose("free-invade c1", "done")  # red's turn 2: put away, and not used again
    assert "put-away red khan_protection" in told
    assert play.asked == "yellow act"
    assert play.specials("red") == "khan_protection"
    play.choose("free-invade d1", "done", "use-protection")  # yellow can use one now
    assert play.active == {"yellow": "protection"}
    play.choose("free-invade e1", "done")  # red's turn 3: yellow's is active
    assert (play.asked, play.active) == ("yellow act", {"yellow": "protection"})
    play.choose("free-invade f1", "done", "pass")  # yellow's is put away
    play.choose("free-invade h1", "done")
    assert play.options == ["use-protection", "pass"]  # red's turn 4
