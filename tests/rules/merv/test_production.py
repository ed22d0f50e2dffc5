"""Chapter 5: production."""

import pytest

from serai import Match
from serai.engine.core.chance import seeded
from serai.games.merv import GAME
from serai.games.merv.events import Produced
from tests.rules.merv.position import BLUE, COURTIER, RED, YELLOW, Position


def column(p: Position) -> None:
    """North 1: orange, sand, turquoise, purple and again orange from north to south."""
    p.lay("r1c1", "wall_orange")
    p.lay("r2c1", "wall_sand")
    p.lay("r3c1", "wall_turquoise")
    p.lay("r4c1", "wall_purple")
    p.lay("r5c1", "mosque_orange")


def activate(p: Position, where: str, seat: int = RED) -> None:
    p.turn(seat).choose("take-slot north_1", f"activate {where}")


@pytest.mark.rule("ME-PROD-1", "ME-PROD-4")
def test_the_active_player_receives_the_cube_of_the_tile() -> None:
    p = Position()
    column(p)
    activate(p, "r3c1")
    assert p.purse(RED) == "turquoise 1"


@pytest.mark.rule("ME-PROD-2")
def test_a_white_upgrade_replaces_the_cube() -> None:
    p = Position()
    column(p)
    p.upgrade("r3c1", "white")
    activate(p, "r3c1")
    assert p.purse(RED) == "white 1"


@pytest.mark.rule("ME-PROD-3")
def test_an_extra_upgrade_adds_a_cube() -> None:
    p = Position()
    column(p)
    p.upgrade("r3c1", "extra_orange")
    activate(p, "r3c1")
    assert p.purse(RED) == "turquoise 1 orange 1"


@pytest.mark.rule("ME-PROD-5", "ME-PROD-6", "ME-PROD-12")
def test_buildings_of_the_same_colour_on_the_line_yield_too() -> None:
    p = Position()
    column(p)
    p.build(RED, "r1c1", "r5c1", "r1c2")
    p.build(YELLOW, "r2c1")
    activate(p, "r3c1")
    assert p.purse(RED) == "turquoise 1 orange 2"
    assert p.purse(YELLOW) == ""
    assert p.events(Produced) == [(RED, (2, 3, 3))]


@pytest.mark.rule("ME-PROD-5", "ME-PROD-6")
def test_the_colour_of_the_activated_building_decides() -> None:
    p = Position()
    column(p)
    p.build(RED, "r1c1")
    p.build(YELLOW, "r2c1", "r3c1")
    activate(p, "r2c1")
    assert p.purse(RED) == "sand 1 turquoise 1"


@pytest.mark.rule("ME-PROD-8", "ME-PROD-10", "ME-PROD-11")
def test_another_owner_receives_the_yield_of_the_activated_tile_only() -> None:
    p = Position()
    column(p)
    p.build(YELLOW, "r2c1", "r3c1", "r4c1")
    p.upgrade("r2c1", "extra_purple")
    activate(p, "r2c1")
    assert p.purse(RED) == "purple 2 sand 1 turquoise 1"
    assert p.purse(YELLOW) == "purple 1 sand 1"
    assert p.events(Produced) == [(RED, (0, 0, 1, 2)), (YELLOW, (0, 1))]


@pytest.mark.rule("ME-PROD-8", "ME-PROD-2")
def test_the_owner_of_a_white_upgraded_tile_receives_one_white_cube() -> None:
    p = Position()
    column(p)
    p.build(YELLOW, "r2c1")
    p.upgrade("r2c1", "white")
    activate(p, "r2c1")
    assert p.purse(RED) == p.purse(YELLOW) == "white 1"


@pytest.mark.rule("ME-PROD-9", "ME-PROD-10")
def test_the_owner_receives_the_upgrades_of_the_other_tiles() -> None:
    p = Position()
    column(p)
    p.build(YELLOW, "r1c1", "r2c1", "r3c1", "r4c1")
    p.build(BLUE, "r5c1")
    p.upgrade("r1c1", "white")
    p.upgrade("r4c1", "extra_sand")
    p.upgrade("r5c1", "extra_purple")
    activate(p, "r2c1")
    assert p.purse(RED) == "purple 1 sand 2 turquoise 1 white 1"
    assert p.purse(YELLOW) == "sand 2 white 1"
    assert p.purse(BLUE) == ""


@pytest.mark.rule("ME-PROD-13", "ME-RULING-1")
def test_cubes_scrolls_and_goods_have_no_limit() -> None:
    p = Position()
    column(p)
    p.cubes(RED, "turquoise 60")
    activate(p, "r3c1")
    assert p.purse(RED) == "turquoise 61"
    p = Position()
    p.items(RED, scrolls=40, common=40)
    p.post(RED, "rey")
    p.cubes(RED, "purple 2 sand")
    p.action("silk_road").choose("no-post", "buy-good rey")
    p.action("library").choose("pay-with purple", "stop")  # and nothing more to add
    assert p.s.free[:2] == [41, 41]


@pytest.mark.rule("ME-EX-16")
def test_example_red_activates_a_blue_building() -> None:
    p = Position()
    column(p)
    p.build(BLUE, "r1c1", "r2c1")
    p.upgrade("r2c1", "white")
    activate(p, "r1c1")
    assert p.purse(RED) == p.purse(BLUE) == "orange 1 white 1"


@pytest.mark.rule("ME-TWO-9", "ME-TWO-10")
def test_courtier_buildings_are_one_more_colour_that_receives_nothing() -> None:
    p = Position(2)
    column(p)
    p.build(COURTIER, "r1c1", "r3c1")
    p.build(YELLOW, "r2c1")
    p.upgrade("r3c1", "extra_purple")
    activate(p, "r1c1")
    assert p.purse(RED) == "purple 1 turquoise 1 orange 1"
    assert p.purse(YELLOW) == ""
    assert p.events(Produced) == [(RED, (0, 2, 3))]


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_what_a_slot_is_foreseen_to_yield_is_what_its_tiles_then_yield(seats: int) -> None:
    match, chance = Match.new(GAME, seats, f"foreseen {seats}"), seeded("foreseen")
    shared = 0
    while match.result is None:
        asked = match.asks[0]
        if asked.kind == "slot":
            for slot in asked.options:
                for tile, foreseen in match.preview_next(asked.seat, slot):
                    there = match.clone()
                    there.choose(asked.seat, slot)
                    told = [one.event for one in there.choose(asked.seat, tile)]
                    assert told == foreseen
                    shared += sum(type(event) is Produced and event.owner != asked.seat for event in told)
        match.choose(asked.seat, asked.options[chance.below(len(asked.options))])
    assert shared or seats == 1
