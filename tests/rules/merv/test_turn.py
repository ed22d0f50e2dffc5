"""Chapter 4: years, rounds and turns; decisions 1 to 3."""

import pytest

from serai.engine.core.chance import seeded
from serai.games.merv import tables as t
from serai.games.merv.events import (
    BuildingPlaced,
    InvasionBegan,
    Produced,
    RoundBegan,
    SlotTaken,
    TileActivated,
    YearEnded,
)
from serai.games.merv.rules.order import FORM_QUEUE
from serai.games.merv.rules.turn import SLOT
from serai.games.merv.rules.year import ROUND_OVER, YEAR_OVER
from tests.rules.merv.position import BLUE, MAGISTRATE, RED, YELLOW, Play, Position, cell


def whole_game(seats: int, seed: str = "whole") -> Play:
    """A random game to its end."""
    play, chance = Play.new(seats, seed), seeded(seed + "c")
    while play.asked:
        play.choose_at_random(chance)
    return play


@pytest.mark.rule("ME-YEAR-1", "ME-YEAR-2", "ME-YEAR-3", "ME-YEAR-4", "ME-YEAR-6", "ME-END-1")
def test_three_years_of_four_rounds_with_invasions_in_the_last_two() -> None:
    play = whole_game(3)
    story = [event for event in play.events() if type(event) in (RoundBegan, InvasionBegan, YearEnded)]
    rounds = {year: [RoundBegan(year, side) for side in range(4)] for year in (1, 2, 3)}
    attacks = [InvasionBegan(side) for side in range(4)]
    assert story == [
        *rounds[1],
        YearEnded(1),
        *rounds[2],
        *attacks,
        YearEnded(2),
        *rounds[3],
        *attacks,
        YearEnded(3),
    ]
    sides = [event.slot // 5 for event in play.events(SlotTaken)]
    assert sides == [side for _ in range(3) for side in range(4) for _ in range(3)]
    assert play.match.over


@pytest.mark.rule("ME-YEAR-5")
def test_every_master_takes_one_turn_a_round_in_queue_order() -> None:
    play, chance = Play.new(4, "order"), seeded("order")
    queue = play.s.queue[:]
    while play.s.round == 0:
        play.choose_at_random(chance)
    assert [event.owner for event in play.events(SlotTaken)][:4] == queue


@pytest.mark.rule("ME-YEAR-6")
def test_the_next_year_begins_in_the_north() -> None:
    p = Position()
    p.s.round = 3
    p.run(YEAR_OVER)
    assert (p.s.year, p.s.round) == (2, 0)
    assert p.asked == "red slot"
    assert p.events(RoundBegan)[-1] == (2, 0)


@pytest.mark.rule("ME-TURN-1", "ME-TURN-8", "ME-TURN-10", "ME-TURN-12")
def test_slot_tile_production_action_in_this_order() -> None:
    p = Position().turn(RED)
    assert p.asked == "red slot"
    p.choose("take-slot north_2")
    assert p.asked == "red tile"
    p.choose("activate r1c2")
    assert p.purse(RED) == "sand 1"  # produced before the action
    assert p.asked == "red menu"
    assert set(p.options) == {"act", "gain-favour", "deploy-soldier"}
    assert p.refused("end-turn") == "ME-TURN-12"
    p.choose("gain-favour")
    assert p.s.favour[RED] == 1
    assert p.options == ["end-turn"]  # asked although there is no other option
    assert p.refused("stop") == "SE-ASK-3"
    for again in ("act", "gain-favour", "deploy-soldier"):
        assert p.refused(again) == "ME-TURN-8"
    p.choose("end-turn")
    assert p.asked == ""


@pytest.mark.rule("ME-TURN-2", "ME-DEC-1")
def test_a_slot_must_be_free_and_on_the_side_of_the_round() -> None:
    p = Position()
    p.s.masters[1] = YELLOW
    p.turn(RED, "east")
    assert p.options == ["take-slot east_1", "take-slot east_3", "take-slot east_4", "take-slot east_5"]
    assert p.refusal("take-slot east_2") == ("ME-TURN-2", {"slot": "east_2", "owner": "yellow"})
    assert p.refusal("take-slot north_1") == ("ME-TURN-2", {"slot": "north_1", "side": "east"})
    assert p.refused("end-turn") == "SE-ASK-3"
    p.choose("take-slot east_5")
    assert p.s.masters == [-1, YELLOW, -1, -1, RED]
    assert p.events(SlotTaken) == [(RED, 9)]


@pytest.mark.rule("ME-DEC-1")
def test_the_slot_is_asked_even_when_one_is_left() -> None:
    p = Position()
    p.s.masters[:4] = [YELLOW, BLUE, YELLOW, BLUE]
    p.turn(RED)
    assert (p.asked, p.options) == ("red slot", ["take-slot north_5"])


@pytest.mark.rule("ME-DEC-1", "ME-DEC-2", "ME-RULING-8", "ME-CONTRACT-2")
def test_contracts_may_be_completed_before_slot_and_tile() -> None:
    p = Position()
    p.s.influence[RED] = 2
    p.items(RED, scrolls=2, common=3)
    p.cubes(RED, "purple 2")
    p.turn(RED)
    assert "complete contract_1_favour_1" in p.options
    p.choose("complete contract_1_favour_1")
    assert p.asked == "red slot"
    p.choose("take-slot north_1")
    assert p.offers("complete") == {"contract_1_favour_2", "contract_1_soldier_1"}
    p.choose("complete contract_1_soldier_1")
    assert p.asked == "red tile"
    assert p.purse(RED) == ""
    assert p.refused("complete contract_1_favour_2") == "ME-CONTRACT-5"


@pytest.mark.rule("ME-TURN-3", "ME-DEC-2")
def test_the_tile_must_lie_on_the_active_line() -> None:
    p = Position().turn(RED).after("take-slot north_2")
    assert p.options == [f"activate r{row}c2" for row in (1, 2, 3, 4, 5)]
    assert p.refusal("activate r1c1") == ("ME-TURN-3", {"cell": "r1c1", "slot": "north_2"})
    assert p.refused("take-slot north_1") == "SE-ASK-3"
    p.choose("activate r4c2")
    assert p.events(TileActivated) == [(RED, cell("r4c2"))]


@pytest.mark.rule("ME-TURN-4", "ME-TURN-7", "ME-TURN-9")
def test_a_building_of_any_colour_may_be_activated_and_its_action_used() -> None:
    p = Position()
    p.build(YELLOW, "r1c1")
    p.build(RED, "r2c1")
    p.turn(RED).choose("take-slot north_1")
    assert {"r1c1", "r2c1"} <= p.offers("activate")
    p.choose("activate r1c1")
    assert p.s.building[cell("r1c1")] == YELLOW
    assert p.s.buildings[RED] == 8
    assert p.events(BuildingPlaced) == []
    p.choose("act")
    assert p.asked == "red caravansary"


@pytest.mark.rule("ME-TURN-5", "ME-PROD-7")
def test_an_empty_tile_receives_a_building_at_once() -> None:
    p = Position().turn(RED).after("take-slot north_1", "activate r1c1")
    assert p.s.building[cell("r1c1")] == RED
    assert p.s.buildings[RED] == 8
    assert p.events(BuildingPlaced) == [(RED, 0)]
    assert p.events(Produced) == [(RED, (0,))]


@pytest.mark.rule("ME-TURN-6")
def test_without_buildings_no_empty_tile_can_be_activated() -> None:
    p = Position()
    p.build(YELLOW, "r1c1")
    p.build(RED, *(f"r{row}c{column}" for row in (1, 2) for column in (2, 3, 4, 5)), "r5c5")
    p.turn(RED).choose("take-slot north_1")
    assert p.options == ["activate r1c1"]
    assert p.asked == "red tile"  # asked although there is one option
    assert p.refused("activate r2c1") == "ME-TURN-6"


@pytest.mark.rule("ME-RULING-3", "ME-TURN-11")
def test_a_slot_without_a_tile_to_activate_cannot_be_chosen_while_another_has_one() -> None:
    p = Position()
    p.build(RED, *(f"r{row}c{column}" for row in (1, 2) for column in (2, 3, 4, 5)), "r3c5")
    p.turn(RED)
    assert p.offers("take-slot") == {"north_2", "north_3", "north_4", "north_5"}
    assert p.refused("take-slot north_1") == "ME-RULING-3"
    p.s.todo.clear()
    p.s.masters[1:] = [YELLOW, BLUE, 3, 4]
    p.turn(RED)
    assert p.options == ["take-slot north_1"]
    p.choose("take-slot north_1")
    assert p.asked == "red menu"  # no tile, no production
    assert p.options == ["gain-favour", "deploy-soldier"]
    assert p.refused("act") == "ME-RULING-3"
    p.choose("deploy-soldier")
    assert p.asked == "red soldier"
    p.choose("place-soldier r1c2")
    assert p.s.influence[RED] == 1


@pytest.mark.rule("ME-SOLO-2", "ME-RULING-3")
def test_you_cannot_activate_a_building_of_the_magistrate() -> None:
    p = Position(1)
    p.build(MAGISTRATE, *(f"r{row}c1" for row in (1, 2, 3, 4, 5)), "r1c2")
    p.turn(RED)
    assert "north_1" not in p.offers("take-slot")
    assert p.refused("take-slot north_1") == "ME-RULING-3"
    p.choose("take-slot north_2")
    assert p.offers("activate") == {"r2c2", "r3c2", "r4c2", "r5c2"}
    assert p.refused("activate r1c2") == "ME-SOLO-2"


@pytest.mark.rule("ME-TURN-11", "ME-SOLDIER-8")
def test_deploying_as_the_action_needs_a_servant() -> None:
    p = Position()
    p.build(YELLOW, "r5c5")
    p.menu(RED)
    p.choose("deploy-soldier")
    assert p.offers("place-soldier") == {"r5c5"}
    p.choose("place-soldier r5c5")
    assert (p.s.influence[RED], p.s.servants[RED]) == (2, 7)
    assert p.options == ["end-turn"]
    q = Position(whole=False)
    q.s.servants[RED] = 0
    q.menu(RED)
    assert q.options == ["act", "gain-favour"]
    assert q.refused("deploy-soldier") == "ME-SOLDIER-8"
    q = Position(whole=False)
    q.s.servants[RED] = 0
    q.menu(RED, activated=None)
    assert q.options == ["gain-favour"]


@pytest.mark.rule("ME-RULING-66")
def test_deploying_may_be_chosen_although_no_tile_takes_a_soldier() -> None:
    p = Position().menu(RED, "north_1", "r1c1")
    assert "deploy-soldier" in p.options
    p.choose("deploy-soldier")
    assert p.options == ["end-turn"]
    assert p.s.servants[RED] == 8


@pytest.mark.rule("ME-DEC-3", "ME-RULING-7")
def test_the_menu_returns_until_the_turn_is_ended() -> None:
    p = Position()
    p.camels(RED, 1)
    p.s.influence[RED] = 2
    p.items(RED, scrolls=1, common=1)
    p.cubes(RED, "purple")
    p.menu(RED, "north_3", "r1c3")
    assert set(p.options) == {
        "act",
        "gain-favour",
        "deploy-soldier",
        "place-camel top_left",
        "place-camel top_right",
        "place-camel bottom_right",
        "place-camel bottom_left",
        "complete contract_1_favour_1",
    }
    p.s.market_side = 0
    p.choose("gain-favour")
    assert "end-turn" in p.options
    p.choose("place-camel bottom_left")  # after the action
    assert p.purse(RED) == "purple 1 white 1"
    p.choose("complete contract_1_favour_1", "pay-with white")
    assert p.options == ["end-turn"]
    assert p.s.favour[RED] == 2
    p.choose("end-turn")
    assert p.asked == ""


@pytest.mark.rule("ME-RULING-4")
def test_an_action_may_be_ended_without_doing_anything() -> None:
    for where, what in (
        ("r1c1", "caravansary"),
        ("r1c5", "palace"),
        ("r2c4", "library"),
        ("r3c4", "found"),
        ("r4c3", "mosque"),
        ("r5c2", "wall"),
    ):
        p = Position()
        p.cubes(RED, "purple 2 sand 2 turquoise 2 orange 2")
        p.camels(RED, 1)
        p.menu(RED, "north_1", where).choose("act")
        assert p.asked == f"red {what}"
        if what == "found":
            p.choose("no-post")
        p.choose("stop")
        assert p.options == ["end-turn"]


@pytest.mark.rule("ME-TURN-12")
def test_after_the_last_turn_the_next_queue_is_formed() -> None:
    p = Position()
    p.s.masters[:3] = [BLUE, RED, YELLOW]
    p.run(FORM_QUEUE)
    assert p.s.queue == [YELLOW, RED, BLUE]
    p.s.round = 0
    p.run(ROUND_OVER)
    assert p.s.round == 1
    assert p.asked == "yellow slot"
    assert SLOT[YELLOW] is p.step


@pytest.mark.rule("ME-EX-1")
def test_example_red_takes_north_four() -> None:
    p = Position()
    p.lay("r4c4", "mosque_turquoise")
    p.lay("r2c4", "wall_sand")
    p.build(RED, "r4c4")
    p.turn(RED).choose("take-slot north_4", "activate r2c4")
    assert p.s.building[cell("r2c4")] == RED
    assert p.purse(RED) == "sand 1 turquoise 1"
    p.choose("gain-favour")
    assert p.s.favour[RED] == 1


@pytest.mark.rule("ME-EX-2")
def test_example_blue_takes_north_five() -> None:
    p = Position()
    p.lay("r4c5", "library_turquoise")
    p.lay("r1c5", "palace_purple")
    p.upgrade("r1c5", "extra_turquoise")
    p.build(YELLOW, "r4c5", "r1c5")
    p.turn(BLUE).choose("take-slot north_5", "activate r4c5")
    assert p.purse(BLUE) == "purple 1 turquoise 2"
    assert p.purse(YELLOW) == "turquoise 2"
    p.choose("act")
    assert p.asked == "blue library"


def test_no_tile_is_lost_from_the_table() -> None:
    assert len(t.TILES) == 24
