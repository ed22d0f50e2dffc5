"""Chapter 16: the Silk Road action; decisions 16 and 17."""

import pytest

from serai.games.merv import tables as t
from serai.games.merv.events import (
    CamelLaid,
    CamelLost,
    CamelToMarket,
    CamelToRow,
    CityCamelTaken,
    GoodBought,
    GoodGained,
    PostFounded,
)
from serai.games.merv.rules.buildings.silk_road import FOUND
from tests.rules.merv.position import RED, YELLOW, Position


def road(cubes: str = "purple 5 sand 5 turquoise 5 orange 5", camels: int = 0, posts: tuple[str, ...] = ()) -> Position:
    p = Position()
    p.post(RED, *posts)
    p.camels(RED, camels)
    p.cubes(RED, cubes)
    return p.action("silk_road")


def goods(p: Position, seat: int = RED) -> tuple[int, int]:
    _, common, rare = p.s.free[seat * 3 : seat * 3 + 3]
    return common, rare


@pytest.mark.rule("ME-SILK-1", "ME-RULING-22", "ME-DEC-16")
def test_one_post_may_be_founded_before_buying() -> None:
    p = road()
    assert p.asked == "red found"
    assert p.options == ["no-post", "found-post rey", "found-post samarkand", "found-post balkh", "found-post nishapur"]
    assert p.refused("buy-good rey") == "SE-ASK-3"
    p.choose("found-post rey")
    assert p.asked == "red buy"
    assert p.refused("found-post samarkand") == "SE-ASK-3"
    assert p.s.posts[:8] == [1, 0, 0, 0, 0, 0, 0, 0]
    assert p.events(PostFounded) == [(RED, 0)]
    q = road(camels=1).after("no-post")
    assert q.asked == "red buy"
    assert not any(q.s.posts)


@pytest.mark.rule("ME-SILK-2")
def test_one_post_a_player_in_a_city_but_several_players() -> None:
    p = road(posts=("rey",))
    p.post(YELLOW, "samarkand")
    assert "found-post samarkand" in p.options
    assert p.refused("found-post rey") == "ME-SILK-2"


@pytest.mark.rule("ME-SILK-3", "ME-SILK-4", "ME-RULING-23")
def test_an_outer_post_needs_the_inner_one() -> None:
    p = road(posts=("balkh",))
    assert p.offers("found-post") == {"rey", "samarkand", "nishapur", "peshawar"}
    assert p.refusal("found-post basra") == ("ME-SILK-4", {"city": "basra", "city_near": "nishapur"})


@pytest.mark.rule("ME-SILK-5")
def test_founding_costs_nothing_but_a_disc() -> None:
    p = road("purple 1", posts=("balkh",))
    p.choose("found-post peshawar")
    assert p.purse(RED) == "purple 1"
    assert p.s.camels[RED] == 0
    assert p.s.discs[RED] == 5


@pytest.mark.rule("ME-SILK-6")
def test_the_first_post_in_an_inner_city_takes_its_camel() -> None:
    p = road().after("found-post nishapur")
    assert p.s.camels[RED] == 1
    assert p.s.city_camels == [1, 1, 1, 0, 0, 0, 0, 0]
    assert p.events(CityCamelTaken) == [(RED, 3)]
    q = road()
    q.post(YELLOW, "rey")
    q.choose("found-post rey")
    assert q.s.camels[RED] == 0
    assert q.events(CityCamelTaken) == []


@pytest.mark.rule("ME-SILK-7")
def test_the_first_post_in_an_outer_city_gives_favour() -> None:
    p = road(posts=("rey",)).after("found-post baghdad")
    assert p.s.favour[RED] == 1
    q = road(posts=("rey",))
    q.post(YELLOW, "rey", "baghdad")
    q.choose("found-post baghdad")
    assert q.s.favour[RED] == 0


@pytest.mark.rule("ME-SILK-8", "ME-DEC-17")
def test_one_good_from_each_city_in_any_order() -> None:
    p = road(posts=("rey", "samarkand", "kashgar")).after("no-post")
    assert p.offers("buy-good") == {"rey", "samarkand", "kashgar"}
    p.choose("buy-good kashgar")
    assert p.refused("buy-good kashgar") == "ME-SILK-8"
    p.choose("buy-good rey", "buy-good samarkand")
    assert goods(p) == (2, 1)
    assert p.events(GoodBought) == [(RED, 5), (RED, 0), (RED, 1)]
    assert p.events(GoodGained) == [(RED, 2), (RED, 1), (RED, 1)]
    assert p.s.bought == []  # only stopping was left, so the action is over
    p.action("silk_road").choose("no-post")
    assert "buy-good rey" in p.options  # again in another action


@pytest.mark.rule("ME-SILK-9")
def test_an_inner_city_sells_a_common_good_for_its_colour() -> None:
    for city, colour in (("rey", "purple"), ("samarkand", "orange"), ("balkh", "turquoise"), ("nishapur", "sand")):
        p = road(colour, posts=(city,)).after("no-post", f"buy-good {city}")
        assert goods(p) == (1, 0)
        assert p.purse(RED) == ""
    p = road("purple 1", camels=1, posts=("rey", "samarkand")).after("no-post")
    assert p.refused("buy-good samarkand") == "ME-SILK-9"


@pytest.mark.rule("ME-SILK-10")
def test_an_outer_city_sells_a_rare_good_for_two_colours() -> None:
    p = road("turquoise 1 sand 1", posts=("samarkand", "kashgar")).after("no-post", "buy-good kashgar")
    assert goods(p) == (0, 1)
    assert p.purse(RED) == ""
    q = road("turquoise 2 orange 1", posts=("samarkand", "kashgar")).after("no-post")
    assert q.refused("buy-good kashgar") == "ME-SILK-10"
    assert q.refused("take-card 1") == "SE-ASK-3"


@pytest.mark.rule("ME-SILK-11")
def test_with_a_post_no_camel_is_needed() -> None:
    p = road(posts=("rey",)).after("no-post", "buy-good rey")
    assert goods(p) == (1, 0)
    assert p.events(CamelLaid) == []


@pytest.mark.rule("ME-SILK-12", "ME-SILK-13")
def test_an_inner_city_without_post_needs_a_camel_on_its_link() -> None:
    p = road(posts=("samarkand",)).after("no-post")
    assert p.refusal("buy-good rey") == ("ME-SILK-12", {"city": "rey", "number": 1})
    q = road(camels=2).after("no-post", "buy-good rey")
    assert q.s.link_camels == [1, 0, 0, 0, 0, 0, 0, 0]
    assert q.s.camels[RED] == 1
    assert q.events(CamelLaid) == [(RED, 0)]


@pytest.mark.rule("ME-SILK-14")
def test_an_outer_city_needs_one_camel_with_an_inner_post_and_else_two() -> None:
    p = road(camels=1, posts=("samarkand",)).after("no-post", "buy-good kashgar")
    assert p.events(CamelLaid) == [(RED, t.LINKS.index("samarkand_kashgar"))]
    q = road(camels=1).after("no-post")
    assert q.refusal("buy-good kashgar") == ("ME-SILK-12", {"city": "kashgar", "number": 2})
    r = road(camels=3).after("no-post", "buy-good kashgar")
    assert r.events(CamelLaid) == [(RED, t.LINKS.index("merv_samarkand")), (RED, t.LINKS.index("samarkand_kashgar"))]
    assert r.s.camels[RED] == 1


@pytest.mark.rule("ME-RULING-24")
def test_a_camel_on_the_link_to_an_inner_city_serves_the_outer_one_too() -> None:
    p = road(camels=2).after("no-post", "buy-good balkh")
    assert p.s.camels[RED] == 1
    p.choose("buy-good peshawar")
    assert p.s.camels[RED] == 0
    assert p.events(CamelLaid) == [(RED, 2), (RED, 6)]
    q = road(camels=2).after("no-post", "buy-good peshawar", "buy-good balkh")  # the other way round
    assert goods(q) == (1, 1)


@pytest.mark.rule("ME-SILK-15", "ME-SILK-16", "ME-SILK-19")
def test_camels_leave_the_road_for_caravan_cards() -> None:
    p = road(camels=2).after("no-post")
    p.s.row_camels[:] = [1, 0, 1, 0, 0, 0, 0, 0]
    p.s.camels_out = 12 - sum(p.s.row_camels) - sum(p.s.mosque_camels) - sum(p.s.city_camels) - 2
    cities = p.s.city_camels[:]
    p.choose("buy-good rey", "buy-good samarkand")
    assert p.s.link_camels == [0] * 8
    assert p.s.row_camels == [1, 1, 1, 1, 0, 0, 0, 0]
    assert p.s.camels[RED] == 0
    assert p.s.city_camels == cities
    assert p.events(CamelToRow) == [(1,), (3,)]


@pytest.mark.rule("ME-SILK-17", "ME-SILK-18", "ME-RULING-25")
def test_then_for_the_market_and_then_out_of_the_game() -> None:
    p = road(camels=4).after("no-post")
    p.s.row[:] = p.s.row[:2]
    p.s.spices[4:8] = [n - p.s.row.count(i) - p.s.deck.count(i) for i, n in enumerate(t.CARDS_OF_SPICE)]
    p.s.row_camels[:] = [1, 0]
    p.s.corners[:] = [1, 0, 1, 0]
    p.s.city_camels[:] = [0] * 8
    p.s.mosque_camels[:] = [0] * 4
    p.s.camels_out = 12 - 1 - 2 - 4
    p.choose("buy-good rey", "buy-good samarkand", "buy-good balkh", "buy-good nishapur")
    assert p.s.row_camels == [1, 1]
    assert p.s.corners == [1, 1, 1, 1]
    assert p.events(CamelToRow) == [(1,)]
    assert p.events(CamelToMarket) == [(1,), (3,)]
    assert p.events(CamelLost) == [()]
    assert p.s.camels_out == 6
    assert p.asked == ""  # no reward for anybody
    assert (p.s.favour[RED], "white" in p.purse(RED)) == (0, False)


@pytest.mark.rule("ME-RULING-2")
def test_without_a_disc_no_post_can_be_founded() -> None:
    p = Position()
    p.post(RED, *t.CITIES[:7])
    p.cubes(RED, "purple 1")
    assert p.s.discs[RED] == 0
    p.action("silk_road")
    assert p.asked == "red buy"  # founding is not asked
    p.s.todo.append(FOUND[RED])
    assert p.options == ["no-post"]
    assert p.refused("found-post basra") == "ME-RULING-2"


@pytest.mark.rule("ME-LIBRARY-8")
def test_a_discount_on_the_silk_road() -> None:
    p = Position()
    p.post(RED, "samarkand", "kashgar")
    p.cubes(RED, "turquoise 1")
    p.tile(RED, "discount_silk_road")
    p.action("silk_road").choose("no-post", "buy-good kashgar")
    assert goods(p) == (0, 1)
    assert p.purse(RED) == ""
    assert p.s.discount == 0


@pytest.mark.rule("ME-EX-10")
def test_example_yellow_on_the_silk_road() -> None:
    p = Position()
    p.row("ginger* juniper* ginger* cinnamon ginger pepper cinnamon juniper")
    p.camels(YELLOW, 1)
    p.cubes(YELLOW, "orange 1 purple 1 turquoise 1 sand 1")
    p.action("silk_road", YELLOW).choose("found-post samarkand")
    assert p.s.camels[YELLOW] == 2
    p.choose("buy-good samarkand", "buy-good rey", "buy-good kashgar")
    assert goods(p, YELLOW) == (2, 1)
    assert p.events(CamelLaid) == [(YELLOW, 0), (YELLOW, 5)]
    assert p.s.row_camels == [1, 1, 1, 1, 1, 0, 0, 0]
    assert p.s.camels[YELLOW] == 0


@pytest.mark.rule("ME-EX-21")
def test_example_rey_and_baghdad_need_two_camels() -> None:
    p = road(camels=2).after("no-post", "buy-good rey", "buy-good baghdad")
    assert p.events(CamelLaid) == [(RED, t.LINKS.index("merv_rey")), (RED, t.LINKS.index("rey_baghdad"))]
    q = road(camels=1).after("no-post", "buy-good rey")
    assert q.asked == ""
