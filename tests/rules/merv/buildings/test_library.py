"""Chapter 15: the Library action and breakthroughs; decisions 10, 15, 22 and 29."""

import pytest

from serai.games.merv import tables as t
from serai.games.merv.choices import TAKE_BREAKTHROUGH, TakeBreakthrough
from serai.games.merv.events import (
    BreakthroughMade,
    CityCamelTaken,
    GoodGained,
    PointsGained,
    RewardLost,
    ScrollsGained,
)
from serai.games.merv.rules.buildings.library import BREAKTHROUGH, LIBRARY, gain_scrolls, levels_reached
from tests.rules.merv.position import BLUE, RED, YELLOW, Position, cell


def study(cubes: str, *tiles: str, scrolls: int = 0) -> Position:
    p = Position()
    p.cubes(RED, cubes)
    p.tile(RED, *tiles)
    p.items(RED, scrolls=scrolls)
    p.build(YELLOW, "r5c5")
    return p.action("library")


def breakthrough(level: int) -> Position:
    p = Position()
    p.build(YELLOW, "r5c5")
    return p.run(BREAKTHROUGH[RED][level - 1])


@pytest.mark.rule("ME-LIBRARY-1", "ME-DEC-15")
def test_up_to_four_cubes_of_different_colours() -> None:
    p = study("purple 2 sand 2 turquoise 2 orange 2 white 2")
    assert p.options == [
        "stop",
        "pay-with purple",
        "pay-with sand",
        "pay-with turquoise",
        "pay-with orange",
        "pay-with white",
    ]
    p.choose("pay-with sand")
    assert p.refused("pay-with sand") == "ME-LIBRARY-1"
    assert p.prompt == {"number": 1}
    p.choose("pay-with purple", "pay-with orange", "pay-with turquoise")
    assert p.asked == "red breakthrough"  # four scrolls at once
    assert p.s.free[0] == 4
    assert p.events(ScrollsGained) == [(RED, 4)]
    assert p.purse(RED) == "purple 1 sand 1 turquoise 1 orange 1 white 2"


@pytest.mark.rule("ME-LIBRARY-1", "ME-PAY-1")
def test_what_cannot_be_added() -> None:
    p = study("purple 1 white 5")
    assert p.refused("pay-with sand") == "ME-PAY-1"
    assert p.refused("pay-with wild") == "ME-LIBRARY-9"
    assert p.refused("pay-with discount") == "ME-LIBRARY-8"
    assert p.refused("take-card 1") == "SE-ASK-3"
    p.choose("pay-with white", "pay-with white", "pay-with white")
    p.s.studied.append(t.WHITE)
    assert p.options == ["stop"]
    assert p.refused("pay-with purple") == "ME-LIBRARY-1"


@pytest.mark.rule("ME-LIBRARY-2")
def test_white_cubes_stand_for_missing_colours() -> None:
    p = study("white 4").after("pay-with white", "pay-with white", "pay-with white", "pay-with white")
    assert p.s.free[0] == 4
    q = study("purple 1 white 2").after("pay-with white", "pay-with purple", "stop")
    assert q.s.free[0] == 2
    assert q.purse(RED) == "white 1"


@pytest.mark.rule("ME-RULING-12", "ME-DEC-15")
def test_the_wild_cube_stands_for_a_missing_colour_that_is_not_its_own() -> None:
    p = study("purple 3", "wild_purple")
    assert p.options == ["stop", "pay-with purple", "pay-with wild"]
    p.choose("pay-with wild")
    assert p.offers("pay-with") == {"purple"}
    p.choose("pay-with purple")
    assert p.s.free[0] == 2
    q = study("purple 2 sand 1 turquoise 1 orange 1", "wild_purple")
    q.choose("pay-with sand", "pay-with turquoise", "pay-with orange")
    assert q.offers("pay-with") == {"purple"}
    assert q.refused("pay-with wild") == "ME-RULING-12"
    r = study("purple 2 sand 1 turquoise 1 orange 1", "wild_purple")
    r.choose("pay-with wild", "pay-with sand", "pay-with turquoise")
    assert r.offers("pay-with") == {"purple"}
    assert r.refused("pay-with orange") == "ME-RULING-12"


@pytest.mark.rule("ME-LIBRARY-3", "ME-LIBRARY-5")
def test_levels_are_made_at_two_four_six_and_eight_scrolls() -> None:
    assert [levels_reached(n, n + 1) for n in range(9)] == [[], [0], [], [1], [], [2], [], [3], []]
    assert levels_reached(1, 4) == [0, 1]
    assert levels_reached(8, 12) == []
    p = study("purple 1", scrolls=1).after("pay-with purple")
    assert p.asked == "red breakthrough"
    assert p.prompt == {"number": 1}
    refusal = "ME-LIBRARY-3", {"breakthrough": "wild_sand", "number": 1}
    assert p.refusal("take-breakthrough wild_sand") == refusal
    q = study("purple 1", scrolls=8).after("pay-with purple")
    assert q.asked == ""


@pytest.mark.rule("ME-LIBRARY-6", "ME-DEC-10")
def test_several_levels_are_made_in_rising_order() -> None:
    p = study("purple 1 sand 1 turquoise 1", scrolls=1)
    p.choose("pay-with purple", "pay-with sand", "pay-with turquoise")
    assert p.offers("take-breakthrough") == {
        "discount_caravansary",
        "discount_palace",
        "discount_silk_road",
        "discount_mosque",
    }
    p.choose("take-breakthrough discount_palace")
    assert p.offers("take-breakthrough") == {"wild_purple", "wild_sand", "wild_turquoise", "wild_orange"}
    p.choose("take-breakthrough wild_orange")
    assert p.s.wilds[RED] == t.COLOURS.index("orange")
    assert p.s.discounts[RED] == t.PALACE
    assert p.events(BreakthroughMade) == [(RED, 1), (RED, 7)]


@pytest.mark.rule("ME-LIBRARY-7")
def test_a_tile_that_was_taken_is_gone() -> None:
    p = Position()
    p.tile(YELLOW, "discount_palace")
    p.run(BREAKTHROUGH[RED][0])
    assert p.offers("take-breakthrough") == {"discount_caravansary", "discount_silk_road", "discount_mosque"}
    assert p.refused("take-breakthrough discount_palace") == "ME-LIBRARY-7"
    assert p.refused("stop") == "SE-ASK-3"


@pytest.mark.rule("ME-LIBRARY-11")
def test_level_three_a_free_caravan_card() -> None:
    p = breakthrough(3)
    p.choose("take-breakthrough free_caravan_card")
    assert p.asked == "red free-card"
    assert len(p.options) == 8


@pytest.mark.rule("ME-LIBRARY-12", "ME-LIBRARY-13", "ME-DEC-29", "ME-RULING-23")
def test_level_three_a_free_trading_post_with_a_good() -> None:
    p = breakthrough(3).after("take-breakthrough free_trading_post")
    assert p.asked == "red free-post"
    assert p.options == ["found-post rey", "found-post samarkand", "found-post balkh", "found-post nishapur"]
    assert p.refused("found-post kashgar") == "ME-SILK-4"
    assert p.refused("no-post") == "SE-ASK-3"  # no way to decline
    p.choose("found-post samarkand")
    assert p.s.free[:3] == [0, 1, 0]
    assert p.s.camels[RED] == 1  # the first-post reward
    assert p.purse(RED) == ""
    q = Position()
    q.post(RED, "rey")
    q.run(BREAKTHROUGH[RED][2]).choose("take-breakthrough free_trading_post", "found-post baghdad")
    assert q.s.free[:3] == [0, 0, 1]
    assert q.s.favour[RED] == 1


@pytest.mark.rule("ME-RULING-69")
def test_the_first_post_reward_comes_before_the_good_without_asking() -> None:
    p = breakthrough(3).after("take-breakthrough free_trading_post", "found-post rey")
    assert p.asked == ""
    kinds = [type(event) for event in p.events()]
    assert kinds.index(CityCamelTaken) < kinds.index(GoodGained)


@pytest.mark.rule("ME-LIBRARY-14")
def test_level_three_a_free_mosque_step() -> None:
    p = breakthrough(3).after("take-breakthrough free_mosque_step", "climb m1a")
    assert p.s.mosque[RED] == 0
    assert p.s.camels[RED] == 1


@pytest.mark.rule("ME-LIBRARY-15", "ME-DEC-22", "ME-RULING-29")
def test_level_three_a_free_wall() -> None:
    p = breakthrough(3).after("take-breakthrough free_wall")
    assert p.asked == "red free-wall"
    assert len(p.options) == 12
    p.s.pieces[0] = 0
    assert p.refused("buy-piece wall_purple_1") == "ME-SETUP-17"
    assert p.refused("stop") == "SE-ASK-3"
    p.s.pieces[0] = 2
    p.choose("buy-piece gate_orange_3", "build-at south_3")
    assert p.s.walls[t.SLOTS.index("south_3")] == t.PIECES.index("gate_orange_3")
    q = breakthrough(3).after("take-breakthrough free_wall", "buy-piece wall_sand_2", "build-at east_5")
    assert q.s.influence[RED] == 2  # yellow on (5, 5)


@pytest.mark.rule("ME-LIBRARY-16")
def test_level_four_two_favour() -> None:
    p = breakthrough(4).after("take-breakthrough two_favour")
    assert (p.s.favour[RED], p.asked) == (2, "")


@pytest.mark.rule("ME-LIBRARY-17")
def test_level_four_two_soldiers() -> None:
    p = breakthrough(4)
    p.build(RED, "r1c1")
    p.choose("take-breakthrough two_soldiers", "place-soldier r5c5")
    assert p.offers("place-soldier") == {"r1c1"}
    p.choose("place-soldier r1c1")
    assert p.s.influence[RED] == 3
    assert p.asked == ""


@pytest.mark.rule("ME-LIBRARY-18", "ME-DEC-23")
def test_level_four_favour_and_soldier_in_the_order_of_the_player() -> None:
    p = breakthrough(4).after("take-breakthrough favour_and_soldier")
    assert p.options == ["take-reward soldier", "take-reward favour"]
    p.choose("take-reward soldier", "place-soldier r5c5")
    assert (p.s.favour[RED], p.s.influence[RED], p.asked) == (1, 2, "")


@pytest.mark.rule("ME-LIBRARY-19")
def test_level_four_eight_points() -> None:
    p = breakthrough(4).after("take-breakthrough eight_points")
    assert p.s.vp[RED] == 8
    assert p.events(PointsGained) == [(RED, 8, t.FROM_LIBRARY)]


@pytest.mark.rule("ME-RULING-21")
def test_an_impossible_effect_still_takes_a_tile() -> None:
    p = Position()
    p.on_mosque(RED, "m10")
    p.run(BREAKTHROUGH[RED][2]).choose("take-breakthrough free_mosque_step")
    assert p.s.breakthroughs[t.BREAKTHROUGHS.index("free_mosque_step")] == RED
    assert p.asked == ""
    assert p.events(RewardLost) == [(RED, t.MOSQUE_STEP)]
    q = Position()
    q.s.pieces[:] = [0] * 12
    q.s.todo.append(BREAKTHROUGH[RED][2])
    q.s.todo.pop().chosen(q.s, tile("free_wall"))
    assert q.s.breakthroughs[t.BREAKTHROUGHS.index("free_wall")] == RED
    assert q.events(RewardLost) == [(RED, t.FREE_WALL)]
    r = Position()
    r.s.discs[RED] = 0
    r.s.todo.append(BREAKTHROUGH[RED][2])
    r.s.todo.pop().chosen(r.s, tile("free_trading_post"))
    assert r.events(RewardLost) == [(RED, t.FREE_POST)]


def tile(name: str) -> TakeBreakthrough:
    return TAKE_BREAKTHROUGH[t.BREAKTHROUGHS.index(name)]


@pytest.mark.rule("ME-LIBRARY-5")
def test_no_scrolls_no_breakthrough() -> None:
    p = Position()
    gain_scrolls(p.s, RED, 0)
    assert p.events(ScrollsGained) == []
    p.run(LIBRARY[RED])
    assert p.s.free[0] == 0


@pytest.mark.rule("ME-EX-9")
def test_example_blue_makes_two_breakthroughs() -> None:
    p = Position()
    p.items(BLUE, scrolls=5)
    p.tile(BLUE, "discount_mosque", "wild_purple")
    p.cubes(BLUE, "purple 1 sand 1 white 1")
    p.build(BLUE, "r1c3")
    p.build(YELLOW, "r2c3")
    p.action("library", BLUE).choose("pay-with purple", "pay-with sand", "pay-with white")
    assert p.s.free[6] == 8
    p.choose("take-breakthrough free_wall", "buy-piece gate_sand_3", "build-at north_3")
    assert p.s.influence[BLUE] == 3
    assert p.s.walls[t.SLOTS.index("north_3")] == t.PIECES.index("gate_sand_3")
    assert cell("r1c3") in t.COVERS[t.SLOTS.index("north_3")]
    p.choose("take-breakthrough eight_points")
    assert p.s.vp[BLUE] == 8


@pytest.mark.rule("ME-LIBRARY-8", "ME-LIBRARY-9")
@pytest.mark.parametrize("tile", [*t.LEVEL_TILES[0], *t.LEVEL_TILES[1]], ids=t.BREAKTHROUGHS.__getitem__)
def test_a_lasting_tile_works_from_the_moment_it_is_taken(tile: int) -> None:
    p = breakthrough(t.BREAKTHROUGH_LEVEL[tile]).after(f"take-breakthrough {t.BREAKTHROUGHS[tile]}")
    assert p.s.discounts[RED] == t.DISCOUNT_OF[tile]
    assert p.s.wilds[RED] == t.WILD_OF[tile]
