"""Movement by land, road and sea, permissions, and troops taken along."""

import pytest

from serai.games.warrior_knights.board import REACH_ANY, ROUTE_AREAS
from serai.games.warrior_knights.choices import (
    ALLOW,
    DECLINE,
    DEFY,
    DONE,
    FOR_MOVE,
    MOBILIZE,
    NOBLE,
    OBEY,
    REFUSE,
    TAKE,
    TAKE_ALL,
    VERSATILES,
)
from serai.games.warrior_knights.state import NOBODY
from serai.games.warrior_knights.tables import GARRISON
from serai.games.warrior_knights.upkeep import LAND
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
    garrison,
    go_on,
    hold,
    kind,
    law,
    march,
    mobilize,
    noble,
    office,
    options,
    realm,
    reveal,
    run,
    sail,
    stack_fate,
    told,
    troop,
    why_not,
)


def moving(s, seat=A):
    """A baron moves one noble with Versatile Strategy; asks for the way when there is only one noble."""
    reveal(s, seat, "versatile_strategy")
    return choose(s, VERSATILES[FOR_MOVE])


@pytest.mark.rule("WK-MOVE-1", "WK-MOVE-3", "WK-MOVE-5", "WK-MOVE-6", "WK-EX-25")
def test_a_move_is_one_area_across_a_passable_side():
    s = realm()
    noble(s, A, 0, "D2", 50)
    moving(s)
    assert kind(s) == "ChooseWay"
    one_step = {c for c in options(s) if len(ROUTE_AREAS[c.route]) == 2}
    assert one_step == {march("D2", name) for name in ("C2", "D1", "E1", "E2")}  # E3 and D3 lie behind mountains
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


# ---- laws on the road and at sea


@pytest.mark.rule("WK-EFFECT-9", "WK-EFFECT-21", "WK-D41", "WK-ASSEMBLY-44")
def test_road_tolls_are_paid_or_broken_before_each_noble_sets_out():
    for pick, crowns, outlaw in ((OBEY, 14, 0), (DEFY, 15, 1)):
        s = realm()
        s.gavel = B
        law(s, "road_tolls")
        leader = noble(s, A, 0, "C1", 50)
        moving(s)
        choose(s, march("C1", "C2", "C3"))
        assert asked(s) == (A, "BreakLaw")
        choose(s, pick)
        assert s.where[leader] == area("C3")
        assert (s.crowns[A], s.outlaw[A]) == (crowns, outlaw)
    s = realm()
    law(s, "road_tolls")
    s.crowns[A] = 0
    leader = noble(s, A, 0, "C1", 50)
    moving(s)
    choose(s, march("C1", "C2", "C3"), OBEY)
    assert s.where[leader] == area("C1")  # who obeys and cannot pay does not go
    assert why_not(s, march("C1", "C2", "C3")) == "WK-EFFECT-21"
    choose(s, march("C1", "C2"))
    assert s.where[leader] == area("C2")


@pytest.mark.rule("WK-EFFECT-9", "WK-EFFECT-21", "WK-RULING-32")
def test_closed_ports_are_broken_by_sailing():
    s = realm()
    law(s, "closed_ports")
    leader = noble(s, B, 0, "C1", 50)
    moving(s, B)
    choose(s, sail("G6"), OBEY)
    assert s.where[leader] == area("C1")
    assert why_not(s, sail("G6")) == "WK-EFFECT-21"
    s.todo.clear()
    s.bowed = 0
    moving(s, B)
    choose(s, sail("G6"), DEFY)
    assert s.where[leader] == 64 + area("G6")
    assert s.outlaw[B] == 1
    assert [e.act for e in told(s, "LawBroken")] == [5]
    s = realm()
    law(s, "closed_ports")
    s.outlaw[B] = 1
    leader = noble(s, B, 0, "C1", 50)
    moving(s, B)
    choose(s, sail("G6"))
    assert s.where[leader] == 64 + area("G6")  # an outlaw ignores laws


@pytest.mark.rule("WK-EFFECT-20", "WK-RULING-87")
def test_a_ban_of_road_marches_and_a_toll_are_obeyed_or_broken_together():
    s = realm()
    law(s, "open_ban_road_marches")
    law(s, "road_tolls")
    leader = noble(s, B, 0, "C1", 50)
    moving(s, B)
    choose(s, march("C1", "C2", "C3"), DEFY)
    assert s.where[leader] == area("C3")
    assert s.crowns[B] == 15
    s = realm()
    law(s, "open_ban_road_marches")
    leader = noble(s, B, 0, "C1", 50)
    moving(s, B)
    choose(s, march("C1", "C2", "C3"), OBEY)
    assert s.where[leader] == area("C1")
    assert why_not(s, march("C1", "C2", "C3")) == "WK-EFFECT-21"


# ---- troops taken along


@pytest.mark.rule("WK-MOVE-20", "WK-MOVE-21", "WK-MOVE-22", "WK-RULING-39", "WK-D11")
def test_troops_are_taken_at_the_start_on_the_way_and_at_the_end():
    s = realm()
    leader = noble(s, A, 0, "C1", 50)
    noble(s, A, 1, "C1", 50, "swiss_50")
    castle(s, A, "C2")
    guard = garrison(s, A, 100)
    friend = noble(s, A, 2, "C3", "polish_100", "polish_50")
    tired = noble(s, A, 3, "C3", "english_50", tired=True)
    reveal(s, A, "versatile_strategy")
    choose(s, VERSATILES[FOR_MOVE], NOBLE[leader], march("C1", "C2", "C3"))
    assert asked(s) == (A, "TakeTroops")
    choose(s, TAKE[1][troop("swiss_50")], DONE)
    assert s.where[leader] == area("C2")
    choose(s, TAKE[guard][troop(100)])
    assert s.where[leader] == area("C3")
    assert why_not(s, TAKE[tired][troop("english_50")]) == "WK-MOVE-20"
    assert why_not(s, TAKE[leader][troop(50)]) == "WK-MOVE-20"  # troops flow only toward the mover
    choose(s, TAKE[friend][troop("polish_100")], DONE)
    assert s.armies[leader] == tuple(sorted(map(troop, ("swiss_50", "polish_100", 50, 100))))
    assert (s.exhausted[leader], s.exhausted[1], s.exhausted[friend]) == (1, 0, 0)
    assert s.power[leader] == 300


@pytest.mark.rule("WK-MOVE-23", "WK-MOVE-24")
def test_from_an_army_with_casualties_all_or_nothing_is_taken():
    s = realm()
    leader = noble(s, A, 0, "E4", "swiss_200", tokens=1)
    hurt = noble(s, A, 1, "E4", "polish_200", 50, tokens=1)
    reveal(s, A, "versatile_strategy")
    choose(s, VERSATILES[FOR_MOVE], NOBLE[leader], march("E4", "E5"))
    assert options(s) == [TAKE_ALL[hurt], DONE]
    assert why_not(s, TAKE[hurt][troop(50)]) == "WK-MOVE-24"
    choose(s, TAKE_ALL[hurt])
    assert s.tokens[leader] == 2
    assert s.power[leader] == 450
    assert s.where[hurt] == -1
    assert s.tokens[hurt] == 0


@pytest.mark.rule("WK-MOVE-24")
def test_an_army_without_casualties_is_taken_card_by_card():
    s = realm()
    leader = noble(s, A, 0, "E4", "swiss_200")
    other = noble(s, A, 1, "E4", "polish_200", 50)
    reveal(s, A, "versatile_strategy")
    choose(s, VERSATILES[FOR_MOVE], NOBLE[leader], march("E4", "E5"))
    assert why_not(s, TAKE_ALL[other]) == "WK-MOVE-24"


@pytest.mark.rule("WK-MOVE-25", "WK-RULING-40")
def test_a_noble_who_gave_everything_leaves_the_board_alive_with_his_office():
    s = realm()
    leader, giver = noble(s, A, 0, "E4", 50), noble(s, A, 1, "E4", 50)
    office(s, giver, "treasurer")
    reveal(s, A, "versatile_strategy")
    choose(s, VERSATILES[FOR_MOVE], NOBLE[leader], march("E4", "E5"), TAKE[giver][troop(50)])
    assert s.where[giver] == -1
    assert s.office[giver] >= 0
    assert told(s, "NobleDied") == []


@pytest.mark.rule("WK-MOVE-26", "WK-SIEGE-6")
def test_besieged_nobles_and_castles_give_nothing():
    s = realm()
    castle(s, A, "E4")
    inside = noble(s, A, 1, "E4", 50)
    guard = garrison(s, A, 100)
    noble(s, B, 0, "E4", 50)
    besiege(s, 24, B)
    leader = noble(s, A, 0, "E5", 50)
    other = noble(s, A, 2, "E4", 50)  # came during the siege
    mobilize(s, A, "E4")
    choose(s, NOBLE[leader])
    assert s.where[leader] == area("E4")
    assert options(s) == [TAKE[other][troop(50)], DONE]
    assert why_not(s, TAKE[inside][troop(50)]) == "WK-MOVE-26"
    assert why_not(s, TAKE[guard][troop(100)]) == "WK-MOVE-26"


@pytest.mark.rule("WK-RULING-83")
def test_who_takes_over_a_spent_garrison_dies_of_it():
    s = realm()
    castle(s, A, "E4")
    leader = noble(s, A, 0, "E4", 50)
    guard = garrison(s, A, 50, 50, tokens=1)
    s.tokens[guard] = 1
    s.armies[guard] = (troop(50),)
    s.power[guard] = 50
    noble(s, A, 1, "E5", 50, tokens=0)
    s.tokens[leader] = 0
    stack_fate(s)
    reveal(s, A, "versatile_strategy")
    choose(s, VERSATILES[FOR_MOVE], NOBLE[leader], march("E4", "E5"), TAKE_ALL[guard])
    assert s.where[leader] == -1  # 100 strength, 1 token: capacity 1
    assert s.where[1] == area("E5")
    assert s.tokens[leader] == 0


@pytest.mark.rule("WK-SIEGE-9", "WK-SIEGE-10", "WK-EX-12")
def test_a_siege_ends_when_the_last_besieger_leaves():
    s = realm()
    number = hold(s, "froli", B)
    one, two = noble(s, A, 0, "C1", 50), noble(s, A, 1, "C1", 50)
    besiege(s, number, A)
    mobilize(s, A, "C2")
    choose(s, NOBLE[one], DONE)
    assert s.besieger[number] == A
    choose(s, NOBLE[two])
    assert s.besieger[number] == NOBODY
    s = realm()
    number = hold(s, "froli", B)
    noble(s, A, 0, "C1", 50)
    besiege(s, number, A)
    moving(s)
    choose(s, sail("G6"))
    assert s.besieger[number] == NOBODY  # at sea he upholds no siege
    assert GARRISON == 24


def test_a_way_that_does_not_exist_is_refused_by_its_kind():
    s = realm()
    noble(s, A, 0, "E4", 50)
    moving(s)
    assert why_not(s, DECLINE) == "SE-ASK-3"
