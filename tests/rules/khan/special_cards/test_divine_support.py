"""Chapter 10: Divine Support."""

import pytest

from tests.rules.khan.position import FOUR_CARDS, khan_position

REGIONS = ("mountain", "ice", "tundra", "rocky_desert", "sand_desert", "forest")
CARDS = {"red": "high_morale divine_support"}


@pytest.mark.rule("KH-SPECIAL-DS-1")
@pytest.mark.parametrize(("seats", "owner"), [(2, "yellow"), (3, "blue")])
def test_two_or_three_players_have_one_at_a_time(seats: int, owner: str) -> None:
    play = khan_position(at="step 3", seats=seats, specials=CARDS, divine={owner: "all"})
    assert play.options == ["use-high-morale", "pass"]
    assert play.refusal("divine-support all") == ("KH-SPECIAL-DS-1", {"seat": owner})


@pytest.mark.rule("KH-SPECIAL-DS-2", "KH-RULING-34")
def test_two_players_not_in_two_turns_in_a_row() -> None:
    used = {"red": "divine_support"}
    both = {"red": "khan_protection divine_support"}
    play = khan_position(at="step 3", seats=2, specials=both, last_used=used)
    assert play.options == ["use-protection", "pass"]
    assert play.refusal("divine-support all") == ("KH-SPECIAL-DS-2", {})
    play = khan_position(at="step 3", seats=2, specials=both, last_used={"red": "khan_protection"})
    assert play.refusal("divine-support all") is None
    play = khan_position(at="step 3", seats=3, specials=both, last_used=used)
    assert play.refusal("divine-support all") is None
    assert "divine-support all" in play.options
    play = khan_position(at="step 3", seats=4, specials=both, last_used=used)
    assert play.refusal("divine-support ice") is None


@pytest.mark.rule("KH-SPECIAL-DS-3")
@pytest.mark.parametrize("seats", [2, 3])
def test_two_or_three_players_protect_all_regions(seats: int) -> None:
    play = khan_position(
        "1 ro........ro\n6 ro.~\n9 ....~oy", at="step 3", seats=seats, specials=CARDS, hands=FOUR_CARDS
    )
    assert play.options == ["use-high-morale", "divine-support all", "pass"]
    assert play.refusal("divine-support ice") == ("KH-SPECIAL-DS-3", {"region": "ice"})
    assert play.choose("divine-support all")[0] == "used-divine-support red all"
    assert play.active == {"red": "divine all"}
    assert play.specials("red") == "high_morale"
    assert play.asked == "yellow act"
    assert play.offers("conquer") == set()  # the one pair of yellow and neutral, in the forest
    assert play.refusal("conquer tile_i2:f9-g9") == (
        "KH-SPECIAL-DS-6",
        {"seat": "red", "cell": "f9", "region": "forest"},
    )


@pytest.mark.rule("KH-SPECIAL-DS-3", "KH-SPECIAL-DS-6")
@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize(
    ("drawn", "placement"),
    [
        ("1 ............oy", "tile_i2:m1-n1"),
        ("1 .oy", "tile_i2:b1-c1"),
        ("4 oy", "tile_i2:a4-b4"),
        ("6 ...~....~..oy", "tile_i2:l6-m6"),
        ("6 oy.~", "tile_i2:a6-b6"),
        ("9 ....~oy", "tile_i2:f9-g9"),
    ],
    ids=REGIONS,
)
def test_every_region_counts(seats: int, drawn: str, placement: str) -> None:
    assert khan_position(drawn, seats=seats, turn="yellow").offers("conquer") == {placement}
    play = khan_position(drawn, seats=seats, turn="yellow", divine={"red": "all"})
    assert play.offers("conquer") == set()
    assert play.refused(f"conquer {placement}") == "KH-SPECIAL-DS-6"


@pytest.mark.rule("KH-SPECIAL-DS-4", "KH-DEC-12", "KH-RULING-35")
def test_four_players_protect_one_region() -> None:
    play = khan_position(at="step 3", specials=CARDS, hands=FOUR_CARDS)
    # No neutral yurt stands anywhere, and any region may be chosen.
    assert play.options == ["use-high-morale", *(f"divine-support {region}" for region in REGIONS), "pass"]
    assert play.refusal("divine-support all") == ("KH-SPECIAL-DS-4", {})
    play.choose("divine-support tundra")
    assert play.told()[0] == "used-divine-support red tundra"
    assert play.active == {"red": "divine tundra"}
    assert play.s.last_used == [2, -1, -1, -1]


@pytest.mark.rule("KH-SPECIAL-DS-4")
@pytest.mark.parametrize("region", REGIONS)
def test_only_the_neutral_yurts_of_the_region(region: str) -> None:
    drawn = """
        1 .oy.........oy
        4 oy
        6 ...~....~..oy
        9 oy..~oy
    """
    pairs = {
        "mountain": "tile_i2:m1-n1",
        "ice": "tile_i2:b1-c1",
        "tundra": "tile_i2:a4-b4",
        "rocky_desert": "tile_i2:l6-m6",
        "sand_desert": "tile_i2:a9-b9",
        "forest": "tile_i2:f9-g9",
    }
    play = khan_position(drawn, turn="yellow", divine={"red": region})
    assert play.offers("conquer") == set(pairs.values()) - {pairs[region]}
    cell = pairs[region].partition(":")[2].partition("-")[0]
    assert play.refusal(f"conquer {pairs[region]}") == (
        "KH-SPECIAL-DS-6",
        {"seat": "red", "cell": cell, "region": region},
    )


@pytest.mark.rule("KH-SPECIAL-DS-5")
def test_four_players_not_twice_in_one_region() -> None:
    play = khan_position(at="step 3", specials=CARDS, divine={"blue": "ice", "green": "forest"})
    assert play.offers("divine-support") == set(REGIONS) - {"ice", "forest"}
    assert play.refusal("divine-support ice") == ("KH-SPECIAL-DS-5", {"seat": "blue", "region": "ice"})
    assert play.refusal("divine-support forest") == ("KH-SPECIAL-DS-5", {"seat": "green", "region": "forest"})
    play.choose("divine-support mountain")
    assert play.active == {"red": "divine mountain", "blue": "divine ice", "green": "divine forest"}


@pytest.mark.rule("KH-SPECIAL-DS-6")
def test_player_yurts_are_not_protected() -> None:
    play = khan_position("1 yyr", turn="yellow", divine={"red": "ice"})
    assert play.refusal("conquer tile_i3:a1-b1-c1") is None
    assert "tile_i3:a1-b1-c1" in play.offers("conquer")


@pytest.mark.rule("KH-SPECIAL-DS-7", "KH-RULING-17")
@pytest.mark.parametrize(("seats", "region"), [(2, "all"), (3, "all"), (4, "ice")])
def test_a_shared_conquest_with_consent(seats: int, region: str) -> None:
    play = khan_position("1 yro", seats=seats, turn="yellow", divine={"red": region})
    assert play.offers("conquer") == {"tile_i2:a1-b1", "tile_i3:a1-b1-c1"}
    assert play.choose("conquer tile_i3:a1-b1-c1") == ["consent-asked red yellow tile_i3:a1-b1-c1"]
    told = play.choose("agree")
    assert told[0] == "consented red yellow tile_i3:a1-b1-c1"
    assert told[1].startswith("conquered yellow tile_i3:a1-b1-c1 red,yellow 1,1")
    # Not as an owner: no consent, no placement.
    play = khan_position("1 yyro", seats=seats, turn="yellow", divine={"red": region})
    assert play.refusal("conquer tile_i4:a1-b1-c1-d1") == (
        "KH-SPECIAL-DS-6",
        {"seat": "red", "cell": "d1", "region": "ice"},
    )


@pytest.mark.rule("KH-SPECIAL-DS-8")
def test_refusal() -> None:
    play = khan_position("1 yro", turn="yellow", divine={"red": "ice"})
    play.choose("conquer tile_i3:a1-b1-c1")
    assert play.choose("refuse") == ["refused red yellow tile_i3:a1-b1-c1"]
    assert play.asked == "yellow act"
    assert play.offers("conquer") == {"tile_i2:a1-b1"}
    assert play.refusal("conquer tile_i3:a1-b1-c1") == ("KH-RULING-18", {"placement": "tile_i3:a1-b1-c1"})


@pytest.mark.rule("KH-SPECIAL-DS-7", "KH-FINAL-15", "KH-RULING-29")
@pytest.mark.parametrize(("seats", "region"), [(2, "all"), (3, "all"), (4, "ice")])
def test_who_needs_consent_for_every_conquest_may_pass(seats: int, region: str) -> None:
    play = khan_position("1 yor", seats=seats, at="final turn", turn="yellow", divine={"red": region})
    assert play.options == ["conquer tile_i3:a1-b1-c1", "pass"]
    assert play.refusal("pass") is None
    # A pair that asks nobody takes the right to pass away.
    play = khan_position("1 yor\n3 yy", seats=seats, at="final turn", turn="yellow", divine={"red": region})
    assert play.options == ["conquer tile_i2:a3-b3", "conquer tile_i3:a1-b1-c1"]
    assert play.refusal("pass") == ("KH-FINAL-15", {})


@pytest.mark.rule("KH-RULING-12")
def test_a_second_action_after_the_trigger_may_be_left_out_when_all_needs_consent() -> None:
    play = khan_position("1 yor", at="second action, triggered", turn="yellow", divine={"red": "ice"})
    assert play.options == ["conquer tile_i3:a1-b1-c1", "pass"]
    assert play.refusal("pass") is None


@pytest.mark.rule("KH-EX-14")
def test_blue_protects_the_tundra() -> None:
    blue = {"blue": "tundra"}
    # b2 is tundra, c2 and d2 are ice: two red yurts in ice and a neutral one in the tundra.
    play = khan_position("2 .orr", divine=blue)
    assert play.refusal("conquer tile_i3:b2-c2-d2") == (
        "KH-SPECIAL-DS-6",
        {"seat": "blue", "cell": "b2", "region": "tundra"},
    )
    assert khan_position("2 ..rro", divine=blue).refusal("conquer tile_i3:c2-d2-e2") is None
    play = khan_position("2 .orb", divine=blue)
    play.choose("conquer tile_i3:b2-c2-d2")
    assert play.asked == "blue consent"
    play.choose("agree")
    assert play.laid == ["tile_i3:b2-c2-d2 red blue"]
