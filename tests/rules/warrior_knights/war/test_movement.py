"""Movement by land and by sea."""

import pytest

from serai.games.warrior_knights.choices import (
    NOBLE,
)
from serai.games.warrior_knights.events import NobleExhausted
from serai.games.warrior_knights.rules.board import REACH_ANY, ROUTE_AREAS, ROUTE_ON_ROAD
from serai.games.warrior_knights.rules.upkeep.upkeep import LAND
from tests.rules.warrior_knights.names import A, B, C, area, city, march, sail
from tests.rules.warrior_knights.position import Position


@pytest.mark.rule("WK-MOVE-1", "WK-MOVE-3", "WK-MOVE-5", "WK-MOVE-6", "WK-EX-25")
def test_a_move_is_one_area_across_a_passable_side() -> None:
    play = Position(empty=True)
    play.noble("first-circle", "D2", "regular_50")
    play.moving()
    assert play.kind == "choose-way"
    one_step = {c for c in play.choices if len(ROUTE_AREAS[c.route]) == 2}
    assert one_step == {march("D2", name) for name in ("C2", "D1", "E1", "E2")}  # E3 and D3 lie behind mountains
    assert all(ROUTE_ON_ROAD[c.route] for c in play.choices if c not in one_step)
    play = Position(empty=True)
    play.noble("first-circle", "B4", "regular_50")
    play.moving()
    assert march("B4", "B5") in play.choices  # the bridge
    assert all(ROUTE_AREAS[c.route][1] != area("C5") for c in play.choices)  # the river
    play = Position(empty=True)
    play.noble("first-circle", "E3", "regular_50")
    play.moving()
    assert march("E3", "F3", "G3") in play.choices


@pytest.mark.rule("WK-MOVE-4", "WK-RULING-37", "WK-RULING-79", "WK-EX-25", "WK-MOVE-8")
def test_along_a_road_up_to_three_areas_and_never_the_same_twice() -> None:
    play = Position(empty=True)
    play.noble("first-circle", "C1", "regular_50")
    play.moving()
    for way in (("C1", "C2"), ("C1", "C2", "C3"), ("C1", "C2", "C3", "B4"), ("C1", "C2", "C3", "D3")):
        assert march(*way) in play.choices
    assert play.refused("march C1-C2-C3-B4-B5") == "WK-MOVE-4"  # four areas
    assert play.refused("march C1-D1-D2") == "WK-MOVE-4"  # no road
    assert play.refused("march C2-C3") == "WK-MOVE-3"  # he is not there
    assert all(len(set(path)) == len(path) for path in ROUTE_AREAS)
    assert all(ROUTE_AREAS[route][0] == 0 for route in REACH_ANY[0][0])


@pytest.mark.rule("WK-MOVE-2", "WK-MOVE-12")
def test_only_ready_nobles_on_the_board_move_and_moving_exhausts() -> None:
    play = Position(empty=True)
    fresh = play.noble("first-circle", "E4", "regular_50").army_number("first-circle")
    tired = play.noble("first-square", "E4", "regular_50", exhausted=True).army_number("first-square")
    sailing = play.noble("first-triangle", "sea C1", "regular_50").army_number("first-triangle")
    off = play.noble("first-hexagon", "off", "regular_50").army_number("first-hexagon")
    play.mobilize("first", "E5")
    for other in (tired, sailing, off):
        assert play.refused(NOBLE[other]) == "WK-MOVE-2"
    play.choose("pick-noble first-circle")
    play.go_on()
    assert play.s.exhausted[fresh] == 1
    assert play.events(NobleExhausted)


@pytest.mark.rule("WK-MOVE-7", "WK-MOVE-8", "WK-MOVE-27", "WK-RULING-38", "WK-RULING-71", "WK-EX-25", "WK-D12")
@pytest.mark.parametrize("obstacle", ["city", "castle", "noble"])
def test_passing_an_opponent_needs_his_leave_but_ending_there_does_not(obstacle: str) -> None:
    play = Position(empty=True)
    leader = play.noble("first-circle", "C1", "regular_50").army_number("first-circle")
    if obstacle == "city":
        play.city("monz", "second")
    elif obstacle == "castle":
        play.city("monz", "razed")
        play.baron("second", castle="C3")
    else:
        play.noble("second-circle", "C3", "regular_50")
    play.moving()
    play.choose("march C1-C2-C3-B4")
    assert play.asked == "second permit-passage"
    play.choose("refuse")
    assert play.s.where[leader] == area("C1")  # he has not moved
    assert play.kind == "choose-way"
    assert play.refused("march C1-C2-C3-B4") == "WK-MOVE-27"
    assert play.refused("march C1-C2-C3-D3") == "WK-MOVE-27"  # the same permission is not asked twice
    play.choose("march C1-C2-C3")
    assert play.s.where[leader] == area("C3")
    assert play.s.fight == []  # no battle is forced


@pytest.mark.rule("WK-MOVE-7", "WK-RULING-38")
def test_everybody_in_an_area_passed_is_asked_and_a_leave_holds_for_the_card() -> None:
    play = Position(empty=True)
    play.city("monz", "second")
    play.noble("third-circle", "C3", "regular_50")
    play.noble("third-square", "sea C3", "regular_50")
    one = play.noble("first-circle", "C2", "regular_50").army_number("first-circle")
    two = play.noble("first-square", "C1", "regular_50").army_number("first-square")
    play.mobilize("first", "B4")
    play.choose("pick-noble first-circle")
    seats = []
    while play.kind == "permit-passage":
        seats.append(play.s.todo[-1].seat)
        play.choose("allow")
    assert sorted(seats) == [B, C]
    assert play.s.where[one] == area("B4")
    play.choose("pick-noble first-square")
    assert play.s.where[two] == area("B4")


@pytest.mark.rule("WK-MOVE-9", "WK-MOVE-11", "WK-CITY-10", "WK-CITY-2")
def test_neutral_cities_and_own_pieces_never_block_and_the_open_is_left_freely() -> None:
    play = Position(empty=True)
    leader = play.noble("first-circle", "C2", "regular_50").army_number("first-circle")
    play.noble("second-circle", "C2", "regular_50")  # stands in the same area without fighting
    play.noble("first-square", "C3", "regular_50", exhausted=True)
    play.moving()
    play.choose("march C2-C3-B4")
    assert play.s.where[leader] == area("B4")
    play = Position(empty=True)
    play.city("monz", "first")
    leader = play.noble("first-circle", "C3", "regular_50").army_number("first-circle")
    play.moving()
    play.choose("march C3-B4")
    assert play.s.owner[city("monz")] == A  # control is not lost by leaving
    play = Position(empty=True)
    play.city("monz", "first")
    leader = play.noble("first-circle", "C2", "regular_50").army_number("first-circle")
    play.moving()
    play.choose("march C2-C3-B4")
    assert play.s.where[leader] == area("B4")  # through his own city without a word


@pytest.mark.rule("WK-MOVE-10", "WK-SIEGE-6")
def test_a_noble_inside_besieged_walls_cannot_move() -> None:
    play = Position(empty=True)
    play.city("arvane", "first")
    play.noble("first-circle", "D4", "regular_50")
    free = play.noble("first-square", "D3", "regular_50").army_number("first-square")
    play.noble("second-circle", "D4", "regular_50")
    play.siege("arvane", "second")
    play.mobilize("first", "C4")
    assert play.refused("pick-noble first-circle") == "WK-MOVE-10"
    play.choose("pick-noble first-square")
    assert play.s.where[free] == area("C4")


# ---- by sea


@pytest.mark.rule("WK-MOVE-13", "WK-MOVE-14", "WK-MOVE-15", "WK-MOVE-16", "WK-MOVE-17", "WK-MOVE-18", "WK-UPKEEP-10")
def test_from_port_to_port_by_sea() -> None:
    play = Position(empty=True)
    sailor = play.noble("first-circle", "C1", "regular_50").army_number("first-circle")
    play.city("gedze", "second")
    play.noble("second-circle", "G6", "regular_50")
    play.moving()
    assert sail("overseas_tunis") in play.choices
    assert play.refused("sail C1") == "WK-MOVE-13"
    assert play.refused("sail D4") == "WK-MOVE-13"
    play.choose("sail G6")
    assert play.s.where[sailor] == 64 + area("G6")
    assert play.s.here[area("G6")] == 1 << 4
    assert play.s.here[area("C1")] == 0
    assert play.s.exhausted[sailor] == 1
    play.reveal("second-mobilize_forces")
    assert play.refused("mobilize G6") == "WK-RULING-91"  # nobody there to attack
    play.s.todo.clear()
    play.run(LAND)
    assert play.s.where[sailor] == area("G6")
    assert play.s.here[area("G6")] == 1 << 4 | 1


@pytest.mark.rule("WK-MOVE-19", "WK-SIEGE-14")
def test_a_noble_lands_whatever_is_there_outside_his_own_besieged_walls() -> None:
    play = Position(empty=True)
    play.city("gedze", "first")
    play.noble("second-circle", "G6", "regular_50")
    play.siege("gedze", "second")
    sailor = play.noble("first-circle", "sea G6", "regular_50").army_number("first-circle")
    play.run(LAND)
    assert play.s.where[sailor] == area("G6")
    assert play.s.outside[sailor] == 1


@pytest.mark.rule("WK-MOVE-13")
def test_an_inland_noble_cannot_sail() -> None:
    play = Position(empty=True)
    play.noble("first-circle", "D4", "regular_50")
    play.moving()
    assert play.refused("sail C1") == "WK-MOVE-13"


@pytest.mark.rule("WK-EFFECT-15")
def test_the_admiral_lands_at_once_still_exhausted_and_does_not_fight() -> None:
    play = Position(empty=True)
    sailor = play.noble("first-circle", "C1", "regular_50").army_number("first-circle")
    play.office("first-circle", "admiral")
    play.mobilize("first", "G6")
    play.choose("pick-noble first-circle")
    assert play.s.where[sailor] == area("G6")
    assert play.s.exhausted[sailor] == 1
    assert play.s.zones[1]  # no attack was possible: the card went to the Wages zone


@pytest.mark.rule("WK-EFFECT-16", "WK-RULING-86")
def test_the_master_of_the_horse_goes_two_areas_off_road_or_four_along_it() -> None:
    play = Position(empty=True)
    play.law("road_tolls")
    rider = play.noble("first-circle", "C1", "regular_50").army_number("first-circle")
    play.office("first-circle", "master_of_horse")
    play.noble("second-circle", "D1", "regular_50")
    play.moving()
    assert march("C1", "C2", "C3", "B4", "B5") in play.choices
    play.choose("march C1-D1-D2")
    assert play.asked == "second permit-passage"  # pass-through rules apply to the first area
    play.choose("allow")
    assert play.s.where[rider] == area("D2")
    play = Position(empty=True)
    play.law("road_tolls")
    rider = play.noble("first-circle", "C1", "regular_50").army_number("first-circle")
    play.office("first-circle", "master_of_horse")
    play.moving()
    play.choose("march C1-C2-C3")
    assert play.s.where[rider] == area("C3")  # two areas by office, no toll
    assert play.s.crowns[A] == 15


@pytest.mark.rule("WK-MOVE-3", "WK-EFFECT-16")
def test_an_office_without_a_horse_carries_nobody_farther() -> None:
    play = Position(empty=True)
    play.noble("first-circle", "E4", "regular_50")
    play.noble("first-square", "E4", "regular_50")
    play.office("first-circle", "marshal")
    play.moving()
    play.choose("pick-noble first-circle")
    marched = play.choices
    play = Position(empty=True)
    play.noble("first-circle", "E4", "regular_50")
    play.noble("first-square", "E4", "regular_50")
    play.moving()
    play.choose("pick-noble first-circle")
    assert marched == play.choices
