"""Chapter 7: the camel market."""

import pytest

from serai.games.merv import tables as t
from serai.games.merv.events import CamelPlaced, CamelsTaken, GoodGained, RewardLost, ScrollsGained, WhiteCubeGained
from tests.rules.merv.position import RED, YELLOW, Position

SIDE = {"a": 0, "b": 1}


def at_market(side: str = "a", camels: int = 1, on_market: str = "") -> Position:
    p = Position(3)
    p.s.market_side = SIDE[side]
    for corner in on_market.split():
        p.s.corners[t.CORNERS.index(corner)] = 1
        p.s.camels_out -= 1
    p.camels(RED, camels)
    p.build(YELLOW, "r5c5")
    return p.menu(RED, "north_3", "r1c3")


@pytest.mark.rule("ME-MARKET-1")
def test_only_a_line_through_the_market_allows_a_visit_and_only_one() -> None:
    p = Position()
    p.camels(RED, 2)
    p.menu(RED, "north_2", "r1c2")
    assert p.offers("place-camel") == set()
    assert p.refused("place-camel top_left") == "ME-MARKET-1"
    assert p.refused("take-camels") == "ME-MARKET-1"
    p = at_market(camels=2).after("place-camel bottom_left")
    assert p.offers("place-camel") == set()
    assert p.refused("place-camel top_left") == "ME-MARKET-2"


@pytest.mark.rule("ME-MARKET-2")
def test_a_visit_is_taking_or_placing() -> None:
    p = at_market(on_market="top_left")
    assert "take-camels" in p.options
    p.choose("take-camels")
    assert p.refused("place-camel top_right") == "ME-MARKET-2"
    assert p.refused("take-camels") == "ME-MARKET-2"


@pytest.mark.rule("ME-MARKET-3")
def test_taking_takes_all_camels_and_needs_one() -> None:
    p = at_market(camels=0, on_market="top_left bottom_right")
    assert "place-camel top_right" not in p.options
    p.choose("take-camels")
    assert p.s.camels[RED] == 2
    assert p.s.corners == [0, 0, 0, 0]
    assert p.events(CamelsTaken) == [(RED, 2)]
    assert at_market().refused("take-camels") == "ME-MARKET-3"


@pytest.mark.rule("ME-MARKET-4")
def test_placing_needs_a_camel_and_rewards_at_once() -> None:
    p = at_market(camels=0)
    assert p.refused("place-camel top_left") == "ME-MARKET-4"
    p = at_market().after("place-camel bottom_left")
    assert p.s.camels[RED] == 0
    assert p.s.corners == [0, 0, 0, 1]
    assert p.events(CamelPlaced) == [(RED, 3)]
    assert p.purse(RED) == "white 1"


@pytest.mark.rule("ME-MARKET-5")
def test_a_corner_with_a_camel_cannot_be_chosen() -> None:
    p = at_market(on_market="top_right")
    assert p.offers("place-camel") == {"top_left", "bottom_right", "bottom_left"}
    assert p.refused("place-camel top_right") == "ME-MARKET-5"


@pytest.mark.rule("ME-MARKET-6")
@pytest.mark.parametrize("side", ["a", "b"])
def test_reward_white_cube(side: str) -> None:
    p = at_market(side).after("place-camel bottom_left")
    assert p.purse(RED) == "white 1"
    assert p.events(WhiteCubeGained) == [(RED,)]


@pytest.mark.rule("ME-MARKET-7")
def test_reward_scroll_with_a_breakthrough() -> None:
    p = at_market("a")
    p.items(RED, scrolls=1)
    p.choose("place-camel top_left")
    assert p.s.free[0] == 2
    assert p.events(ScrollsGained) == [(RED, 1)]
    assert p.asked == "red breakthrough"


@pytest.mark.rule("ME-MARKET-8", "ME-DEC-12")
def test_reward_caravan_card_ignores_camels_and_takes_them_along() -> None:
    p = at_market("a")
    p.row("ginger juniper cinnamon pepper* ginger juniper cinnamon cinnamon")
    p.choose("place-camel top_right")
    assert p.asked == "red free-card"
    assert p.offers("take-card") == {str(n) for n in range(1, 9)}
    assert p.refused("act") == "SE-ASK-3"
    p.choose("take-card 4")
    assert p.s.spices[:4] == [0, 0, 0, 1]
    assert p.s.camels[RED] == 1
    assert len(p.s.row) == 8  # refilled at once
    assert p.purse(RED) == ""
    assert p.asked == "red menu"


@pytest.mark.rule("ME-MARKET-9", "ME-RULING-18")
def test_the_limit_of_kinds_holds_for_a_free_card() -> None:
    p = at_market("a")
    p.spices(RED, ginger=1)
    p.row("pepper juniper ginger cinnamon ginger juniper cinnamon cinnamon")
    p.choose("place-camel top_right")
    assert p.offers("take-card") == {"3", "5"}
    assert p.refused("take-card 1") == "ME-MARKET-9"
    p = at_market("a")
    p.spices(RED, ginger=1)
    p.row("pepper juniper cinnamon juniper cinnamon cinnamon juniper juniper")
    p.choose("place-camel top_right")  # no legal card: lost
    assert p.asked == "red menu"
    assert p.events(RewardLost) == [(RED, t.CARAVAN_CARD)]
    assert p.s.camels[RED] == 0


@pytest.mark.rule("ME-MARKET-10")
def test_reward_favour() -> None:
    p = at_market("a").after("place-camel bottom_right")
    assert p.s.favour[RED] == 1


@pytest.mark.rule("ME-MARKET-11")
def test_reward_rare_good() -> None:
    p = at_market("b").after("place-camel top_left")
    assert p.s.free[:3] == [0, 0, 1]
    assert p.events(GoodGained) == [(RED, t.RARE)]


@pytest.mark.rule("ME-MARKET-12", "ME-DEC-19", "ME-RULING-26")
def test_reward_mosque_step_without_paying() -> None:
    p = at_market("b").after("place-camel top_right")
    assert p.asked == "red free-step"
    assert p.offers("climb") == {"m1a", "m1b", "m1c", "m1d"}
    assert p.refused("climb m2a") == "ME-MOSQUE-2"
    assert p.refused("stop") == "SE-ASK-3"
    p.choose("climb m1c")
    assert p.s.mosque[RED] == t.SPACES.index("m1c")
    assert p.s.camels[RED] == 1  # the camel of the space
    q = at_market("b")
    q.on_mosque(RED, "m4l")
    q.choose("place-camel top_right")  # no choice of path: the step is taken at once
    assert q.asked == "red bonus-token"


@pytest.mark.rule("ME-MARKET-13")
def test_reward_soldier() -> None:
    p = at_market("b").after("place-camel bottom_right")
    assert p.asked == "red soldier"
    p.choose("place-soldier r5c5")
    assert p.s.influence[RED] == 2


@pytest.mark.rule("ME-RULING-7")
def test_the_market_is_not_visited_in_the_middle_of_an_action() -> None:
    p = at_market()
    p.cubes(RED, "purple 3")
    p.choose("act")
    assert p.asked == "red caravansary"
    assert p.refused("place-camel top_left") == "SE-ASK-3"
    assert p.refused("take-camels") == "SE-ASK-3"
    p.choose("stop", "place-camel bottom_left")
    assert p.purse(RED) == "purple 3 white 1"
