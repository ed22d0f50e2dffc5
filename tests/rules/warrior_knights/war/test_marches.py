"""Laws on the road and at sea, and troops taken along."""

import pytest

from serai.games.warrior_knights.choices import (
    DEFY,
    DONE,
    OBEY,
    TAKE,
    TAKE_ALL,
)
from serai.games.warrior_knights.events import LawBroken, NobleDied
from serai.games.warrior_knights.state import NOBODY
from serai.games.warrior_knights.tables import GARRISON
from tests.rules.warrior_knights.names import A, B, area, troop
from tests.rules.warrior_knights.position import Position

# ---- laws on the road and at sea


@pytest.mark.rule("WK-EFFECT-9", "WK-EFFECT-21", "WK-D41", "WK-ASSEMBLY-44")
def test_road_tolls_are_paid_or_broken_before_each_noble_sets_out() -> None:
    for pick, crowns, outlaw in ((OBEY, 14, 0), (DEFY, 15, 1)):
        play = Position(empty=True)
        play.s.gavel = B
        play.law("road_tolls")
        leader = play.noble("first-circle", "C1", "regular_50").army_number("first-circle")
        play.moving()
        play.choose("march C1-C2-C3")
        assert play.asked == "first break-law"
        play.choose(pick)
        assert play.s.where[leader] == area("C3")
        assert (play.s.crowns[A], play.s.outlaw[A]) == (crowns, outlaw)
    play = Position(empty=True)
    play.law("road_tolls")
    play.s.crowns[A] = 0
    leader = play.noble("first-circle", "C1", "regular_50").army_number("first-circle")
    play.moving()
    play.choose("march C1-C2-C3", "obey")
    assert play.s.where[leader] == area("C1")  # who obeys and cannot pay does not go
    assert play.refused("march C1-C2-C3") == "WK-EFFECT-21"
    play.choose("march C1-C2")
    assert play.s.where[leader] == area("C2")


@pytest.mark.rule("WK-EFFECT-9", "WK-EFFECT-21", "WK-RULING-32")
def test_closed_ports_are_broken_by_sailing() -> None:
    play = Position(empty=True)
    play.law("closed_ports")
    leader = play.noble("second-circle", "C1", "regular_50").army_number("second-circle")
    play.moving("second")
    play.choose("sail G6", "obey")
    assert play.s.where[leader] == area("C1")
    assert play.refused("sail G6") == "WK-EFFECT-21"
    play.s.todo.clear()
    play.s.bowed = 0
    play.moving("second")
    play.choose("sail G6", "defy")
    assert play.s.where[leader] == 64 + area("G6")
    assert play.s.outlaw[B] == 1
    assert [e.act for e in play.events(LawBroken)] == [5]
    play = Position(empty=True)
    play.law("closed_ports")
    play.s.outlaw[B] = 1
    leader = play.noble("second-circle", "C1", "regular_50").army_number("second-circle")
    play.moving("second")
    play.choose("sail G6")
    assert play.s.where[leader] == 64 + area("G6")  # an outlaw ignores laws


@pytest.mark.rule("WK-EFFECT-20", "WK-RULING-87")
def test_a_ban_of_road_marches_and_a_toll_are_obeyed_or_broken_together() -> None:
    play = Position(empty=True)
    play.law("open_ban_road_marches")
    play.law("road_tolls")
    leader = play.noble("second-circle", "C1", "regular_50").army_number("second-circle")
    play.moving("second")
    play.choose("march C1-C2-C3", "defy")
    assert play.s.where[leader] == area("C3")
    assert play.s.crowns[B] == 15
    play = Position(empty=True)
    play.law("open_ban_road_marches")
    leader = play.noble("second-circle", "C1", "regular_50").army_number("second-circle")
    play.moving("second")
    play.choose("march C1-C2-C3", "obey")
    assert play.s.where[leader] == area("C1")
    assert play.refused("march C1-C2-C3") == "WK-EFFECT-21"


# ---- troops taken along


@pytest.mark.rule("WK-MOVE-20", "WK-MOVE-21", "WK-MOVE-22", "WK-RULING-39", "WK-D11")
def test_troops_are_taken_at_the_start_on_the_way_and_at_the_end() -> None:
    play = Position(empty=True)
    leader = play.noble("first-circle", "C1", "regular_50").army_number("first-circle")
    play.noble("first-square", "C1", "regular_50 swiss_50")
    play.baron("first", castle="C2")
    play.baron("first", garrison="regular_100")
    friend = play.noble("first-triangle", "C3", "polish_100 polish_50").army_number("first-triangle")
    play.noble("first-hexagon", "C3", "english_50", exhausted=True)
    play.reveal("first-versatile_strategy")
    play.choose("pick-versatile move", "pick-noble first-circle", "march C1-C2-C3")
    assert play.asked == "first take-troops"
    play.choose("take first-square swiss_50", "done")
    assert play.s.where[leader] == area("C2")
    play.choose("take first-castle regular_100")
    assert play.s.where[leader] == area("C3")
    assert play.refused("take first-hexagon english_50") == "WK-MOVE-20"
    assert play.refused("take first-circle regular_50") == "WK-MOVE-20"  # troops flow only toward the mover
    play.choose("take first-triangle polish_100", "done")
    assert play.s.armies[leader] == tuple(sorted([troop("swiss_50"), troop("polish_100"), troop(50), troop(100)]))
    assert (play.s.exhausted[leader], play.s.exhausted[1], play.s.exhausted[friend]) == (1, 0, 0)
    assert play.s.power[leader] == 300


@pytest.mark.rule("WK-MOVE-23", "WK-MOVE-24")
def test_from_an_army_with_casualties_all_or_nothing_is_taken() -> None:
    play = Position(empty=True)
    leader = play.noble("first-circle", "E4", "swiss_200", tokens=1).army_number("first-circle")
    hurt = play.noble("first-square", "E4", "polish_200 regular_50", tokens=1).army_number("first-square")
    play.reveal("first-versatile_strategy")
    play.choose("pick-versatile move", "pick-noble first-circle", "march E4-E5")
    assert play.choices == [TAKE_ALL[hurt], DONE]
    assert play.refused("take first-square regular_50") == "WK-MOVE-24"
    play.choose("take-all first-square")
    assert play.s.tokens[leader] == 2
    assert play.s.power[leader] == 450
    assert play.s.where[hurt] == -1
    assert play.s.tokens[hurt] == 0


@pytest.mark.rule("WK-MOVE-24")
def test_an_army_without_casualties_is_taken_card_by_card() -> None:
    play = Position(empty=True)
    play.noble("first-circle", "E4", "swiss_200")
    play.noble("first-square", "E4", "polish_200 regular_50")
    play.reveal("first-versatile_strategy")
    play.choose("pick-versatile move", "pick-noble first-circle", "march E4-E5")
    assert play.refused("take-all first-square") == "WK-MOVE-24"


@pytest.mark.rule("WK-MOVE-25", "WK-RULING-40")
def test_a_noble_who_gave_everything_leaves_the_board_alive_with_his_office() -> None:
    play = Position(empty=True)
    play.noble("first-circle", "E4", "regular_50")
    giver = play.noble("first-square", "E4", "regular_50").army_number("first-square")
    play.office("first-square", "treasurer")
    play.reveal("first-versatile_strategy")
    play.choose("pick-versatile move", "pick-noble first-circle", "march E4-E5", "take first-square regular_50")
    assert play.s.where[giver] == -1
    assert play.s.office[giver] >= 0
    assert play.events(NobleDied) == []


@pytest.mark.rule("WK-MOVE-26", "WK-SIEGE-6")
def test_besieged_nobles_and_castles_give_nothing() -> None:
    play = Position(empty=True)
    play.baron("first", castle="E4")
    play.noble("first-square", "E4", "regular_50")
    play.baron("first", garrison="regular_100")
    play.noble("second-circle", "E4", "regular_50")
    play.siege("first-castle", "second")
    leader = play.noble("first-circle", "E5", "regular_50").army_number("first-circle")
    other = play.army_number("first-triangle")
    play.noble("first-triangle", "E4", "regular_50", outside=True)  # came during the siege
    play.mobilize("first", "E4")
    play.choose("pick-noble first-circle")
    assert play.s.where[leader] == area("E4")
    assert play.choices == [TAKE[other][troop(50)], DONE]
    assert play.refused("take first-square regular_50") == "WK-MOVE-26"
    assert play.refused("take first-castle regular_100") == "WK-MOVE-26"


@pytest.mark.rule("WK-RULING-83")
def test_who_takes_over_a_spent_garrison_dies_of_it() -> None:
    play = Position(empty=True)
    play.baron("first", castle="E4")
    leader = play.noble("first-circle", "E4", "regular_50").army_number("first-circle")
    guard = play.baron("first", garrison="regular_50 regular_50", tokens=1).army_number("first-castle")
    play.s.tokens[guard] = 1
    play.s.armies[guard] = (troop(50),)
    play.s.power[guard] = 50
    play.noble("first-square", "E5", "regular_50", tokens=0)
    play.s.tokens[leader] = 0
    play.stack_fate()
    play.reveal("first-versatile_strategy")
    play.choose("pick-versatile move", "pick-noble first-circle", "march E4-E5", "take-all first-castle")
    assert play.s.where[leader] == -1  # 100 strength, 1 token: capacity 1
    assert play.s.where[1] == area("E5")
    assert play.s.tokens[leader] == 0


@pytest.mark.rule("WK-SIEGE-9", "WK-SIEGE-10", "WK-EX-12")
def test_a_siege_ends_when_the_last_besieger_leaves() -> None:
    play = Position(empty=True)
    number = play.city("froli", "second").wall_number("froli")
    play.noble("first-circle", "C1", "regular_50")
    play.noble("first-square", "C1", "regular_50")
    play.siege("froli", "first")
    play.mobilize("first", "C2")
    play.choose("pick-noble first-circle", "done")
    assert play.s.besieger[number] == A
    play.choose("pick-noble first-square")
    assert play.s.besieger[number] == NOBODY
    play = Position(empty=True)
    number = play.city("froli", "second").wall_number("froli")
    play.noble("first-circle", "C1", "regular_50")
    play.siege("froli", "first")
    play.moving()
    play.choose("sail G6")
    assert play.s.besieger[number] == NOBODY  # at sea he upholds no siege
    assert GARRISON == 24


def test_a_way_that_does_not_exist_is_refused_by_its_kind() -> None:
    play = Position(empty=True)
    play.noble("first-circle", "E4", "regular_50")
    play.moving()
    assert play.refused("decline") == "SE-ASK-3"
