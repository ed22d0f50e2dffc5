"""Movement by land and by sea."""

import pytest

from serai.games.warrior_knights.choices import (
    ALLOW,
    MOBILIZE,
    NOBLE,
    REFUSE,
)
from serai.games.warrior_knights.rules.board import REACH_ANY, ROUTE_AREAS, ROUTE_ON_ROAD
from serai.games.warrior_knights.rules.upkeep.upkeep import LAND
from tests.rules.warrior_knights.realm import (
    A,
    B,
    C,
    area,
    asked,
    besiege,
    castle,
    choose,
    city,
    go_on,
    hold,
    kind,
    law,
    march,
    mobilize,
    moving,
    noble,
    office,
    options,
    realm,
    reveal,
    run,
    sail,
    told,
    why_not,
)


@pytest.mark.rule("WK-MOVE-1", "WK-MOVE-3", "WK-MOVE-5", "WK-MOVE-6", "WK-EX-25")
def test_a_move_is_one_area_across_a_passable_side():
    s = realm()
    noble(s, A, 0, "D2", 50)
    moving(s)
    assert kind(s) == "ChooseWay"
    one_step = {c for c in options(s) if len(ROUTE_AREAS[c.route]) == 2}
    assert one_step == {march("D2", name) for name in ("C2", "D1", "E1", "E2")}  # E3 and D3 lie behind mountains
    assert all(ROUTE_ON_ROAD[c.route] for c in options(s) if c not in one_step)
    s = realm()
    noble(s, A, 0, "B4", 50)
    moving(s)
    assert march("B4", "B5") in options(s)  # the bridge
    assert all(ROUTE_AREAS[c.route][1] != area("C5") for c in options(s))  # the river
    s = realm()
    noble(s, A, 0, "E3", 50)
    moving(s)
    assert march("E3", "F3", "G3") in options(s)


@pytest.mark.rule("WK-MOVE-4", "WK-RULING-37", "WK-RULING-79", "WK-EX-25", "WK-MOVE-8")
def test_along_a_road_up_to_three_areas_and_never_the_same_twice():
    s = realm()
    noble(s, A, 0, "C1", 50)
    moving(s)
    for way in (("C1", "C2"), ("C1", "C2", "C3"), ("C1", "C2", "C3", "B4"), ("C1", "C2", "C3", "D3")):
        assert march(*way) in options(s)
    assert why_not(s, march("C1", "C2", "C3", "B4", "B5")) == "WK-MOVE-4"  # four areas
    assert why_not(s, march("C1", "D1", "D2")) == "WK-MOVE-4"  # no road
    assert why_not(s, march("C2", "C3")) == "WK-MOVE-3"  # he is not there
    assert all(len(set(path)) == len(path) for path in ROUTE_AREAS)
    assert all(ROUTE_AREAS[route][0] == 0 for route in REACH_ANY[0][0])


@pytest.mark.rule("WK-MOVE-2", "WK-MOVE-12")
def test_only_ready_nobles_on_the_board_move_and_moving_exhausts():
    s = realm()
    fresh = noble(s, A, 0, "E4", 50)
    tired, sailing, off = noble(s, A, 1, "E4", 50, tired=True), noble(s, A, 2, "~C1", 50), noble(s, A, 3, None, 50)
    mobilize(s, A, "E5")
    for other in (tired, sailing, off):
        assert why_not(s, NOBLE[other]) == "WK-MOVE-2"
    choose(s, NOBLE[fresh])
    go_on(s)
    assert s.exhausted[fresh] == 1
    assert told(s, "NobleExhausted")


@pytest.mark.rule("WK-MOVE-7", "WK-MOVE-8", "WK-MOVE-27", "WK-RULING-38", "WK-RULING-71", "WK-EX-25", "WK-D12")
@pytest.mark.parametrize("obstacle", ["city", "castle", "noble"])
def test_passing_an_opponent_needs_his_leave_but_ending_there_does_not(obstacle):
    s = realm()
    leader = noble(s, A, 0, "C1", 50)
    if obstacle == "city":
        hold(s, "monz", B)
    elif obstacle == "castle":
        hold(s, "monz", -2)
        castle(s, B, "C3")
    else:
        noble(s, B, 0, "C3", 50)
    moving(s)
    choose(s, march("C1", "C2", "C3", "B4"))
    assert asked(s) == (B, "PermitPassage")
    choose(s, REFUSE)
    assert s.where[leader] == area("C1")  # he has not moved
    assert kind(s) == "ChooseWay"
    assert why_not(s, march("C1", "C2", "C3", "B4")) == "WK-MOVE-27"
    assert why_not(s, march("C1", "C2", "C3", "D3")) == "WK-MOVE-27"  # the same permission is not asked twice
    choose(s, march("C1", "C2", "C3"))
    assert s.where[leader] == area("C3")
    assert s.fight == []  # no battle is forced


@pytest.mark.rule("WK-MOVE-7", "WK-RULING-38")
def test_everybody_in_an_area_passed_is_asked_and_a_leave_holds_for_the_card():
    s = realm()
    hold(s, "monz", B)
    noble(s, C, 0, "C3", 50)
    noble(s, C, 1, "~C3", 50)
    one, two = noble(s, A, 0, "C2", 50), noble(s, A, 1, "C1", 50)
    mobilize(s, A, "B4")
    choose(s, NOBLE[one])
    seats = []
    while kind(s) == "PermitPassage":
        seats.append(s.todo[-1].seat)
        choose(s, ALLOW)
    assert sorted(seats) == [B, C]
    assert s.where[one] == area("B4")
    choose(s, NOBLE[two])
    assert s.where[two] == area("B4")


@pytest.mark.rule("WK-MOVE-9", "WK-MOVE-11", "WK-CITY-10", "WK-CITY-2")
def test_neutral_cities_and_own_pieces_never_block_and_the_open_is_left_freely():
    s = realm()
    leader = noble(s, A, 0, "C2", 50)
    noble(s, B, 0, "C2", 50)  # stands in the same area without fighting
    noble(s, A, 1, "C3", 50, tired=True)
    moving(s)
    choose(s, march("C2", "C3", "B4"))
    assert s.where[leader] == area("B4")
    s = realm()
    hold(s, "monz", A)
    leader = noble(s, A, 0, "C3", 50)
    moving(s)
    choose(s, march("C3", "B4"))
    assert s.owner[city("monz")] == A  # control is not lost by leaving
    s = realm()
    hold(s, "monz", A)
    leader = noble(s, A, 0, "C2", 50)
    moving(s)
    choose(s, march("C2", "C3", "B4"))
    assert s.where[leader] == area("B4")  # through his own city without a word


@pytest.mark.rule("WK-MOVE-10", "WK-SIEGE-6")
def test_a_noble_inside_besieged_walls_cannot_move():
    s = realm()
    hold(s, "arvane", A)
    inside, free = noble(s, A, 0, "D4", 50), noble(s, A, 1, "D3", 50)
    noble(s, B, 0, "D4", 50)
    besiege(s, city("arvane"), B)
    mobilize(s, A, "C4")
    assert why_not(s, NOBLE[inside]) == "WK-MOVE-10"
    choose(s, NOBLE[free])
    assert s.where[free] == area("C4")


# ---- by sea


@pytest.mark.rule("WK-MOVE-13", "WK-MOVE-14", "WK-MOVE-15", "WK-MOVE-16", "WK-MOVE-17", "WK-MOVE-18", "WK-UPKEEP-10")
def test_from_port_to_port_by_sea():
    s = realm()
    sailor = noble(s, A, 0, "C1", 50)
    hold(s, "gedze", B)
    noble(s, B, 0, "G6", 50)
    moving(s)
    assert sail("overseas_tunis") in options(s)
    assert why_not(s, sail("C1")) == "WK-MOVE-13"
    assert why_not(s, sail("D4")) == "WK-MOVE-13"
    choose(s, sail("G6"))
    assert s.where[sailor] == 64 + area("G6")
    assert s.here[area("G6")] == 1 << 4
    assert s.here[area("C1")] == 0
    assert s.exhausted[sailor] == 1
    reveal(s, B, "mobilize_forces")
    assert why_not(s, MOBILIZE[area("G6")]) == "WK-RULING-91"  # nobody there to attack
    s.todo.clear()
    run(s, LAND)
    assert s.where[sailor] == area("G6")
    assert s.here[area("G6")] == 1 << 4 | 1


@pytest.mark.rule("WK-MOVE-19", "WK-SIEGE-14")
def test_a_noble_lands_whatever_is_there_outside_his_own_besieged_walls():
    s = realm()
    hold(s, "gedze", A)
    noble(s, B, 0, "G6", 50)
    besiege(s, city("gedze"), B)
    sailor = noble(s, A, 0, "~G6", 50)
    run(s, LAND)
    assert s.where[sailor] == area("G6")
    assert s.outside[sailor] == 1


@pytest.mark.rule("WK-MOVE-13")
def test_an_inland_noble_cannot_sail():
    s = realm()
    noble(s, A, 0, "D4", 50)
    moving(s)
    assert why_not(s, sail("C1")) == "WK-MOVE-13"


@pytest.mark.rule("WK-EFFECT-15")
def test_the_admiral_lands_at_once_still_exhausted_and_does_not_fight():
    s = realm()
    sailor = noble(s, A, 0, "C1", 50)
    office(s, sailor, "admiral")
    mobilize(s, A, "G6")
    choose(s, NOBLE[sailor])
    assert s.where[sailor] == area("G6")
    assert s.exhausted[sailor] == 1
    assert s.zones[1]  # no attack was possible: the card went to the Wages zone


@pytest.mark.rule("WK-EFFECT-16", "WK-RULING-86")
def test_the_master_of_the_horse_goes_two_areas_off_road_or_four_along_it():
    s = realm()
    law(s, "road_tolls")
    rider = noble(s, A, 0, "C1", 50)
    office(s, rider, "master_of_horse")
    noble(s, B, 0, "D1", 50)
    moving(s)
    assert march("C1", "C2", "C3", "B4", "B5") in options(s)
    choose(s, march("C1", "D1", "D2"))
    assert asked(s) == (B, "PermitPassage")  # pass-through rules apply to the first area
    choose(s, ALLOW)
    assert s.where[rider] == area("D2")
    s = realm()
    law(s, "road_tolls")
    rider = noble(s, A, 0, "C1", 50)
    office(s, rider, "master_of_horse")
    moving(s)
    choose(s, march("C1", "C2", "C3"))
    assert s.where[rider] == area("C3")  # two areas by office, no toll
    assert s.crowns[A] == 15


@pytest.mark.rule("WK-MOVE-3", "WK-EFFECT-16")
def test_an_office_without_a_horse_carries_nobody_farther():
    s = realm()
    marshal = noble(s, A, 0, "E4", 50)
    noble(s, A, 1, "E4", 50)
    office(s, marshal, "marshal")
    moving(s)
    choose(s, NOBLE[marshal])
    marched = options(s)
    s = realm()
    plain = noble(s, A, 0, "E4", 50)
    noble(s, A, 1, "E4", 50)
    moving(s)
    choose(s, NOBLE[plain])
    assert marched == options(s)
