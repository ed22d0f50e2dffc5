"""Upkeep: influence, revolts, landing, and each baron's affairs."""

import pytest

from serai.games.warrior_knights.choices import (
    ARMY,
    DONE,
    LET_GO,
    NOBLE,
    PAY_CROWNS,
    PAY_FAITH,
    TAKE,
    TAKE_ALL,
)
from serai.games.warrior_knights.events import BY_RANSOM, FAITH, FateTurned, Landed, Paid
from serai.games.warrior_knights.rules.upkeep.upkeep import (
    ALL_AFFAIRS,
    BUY_INFLUENCE,
    END_ROUND,
    GATHER_INFLUENCE,
    INFLUENCE_COUNTED,
    LAND,
    REST,
    REVOLTS,
    UPKEEP,
)
from serai.games.warrior_knights.rules.upkeep.upkeep_baron import AFFAIRS, RETURN_NOBLES, SHARE_OUT
from serai.games.warrior_knights.state import NEUTRAL
from tests.rules.warrior_knights.names import A, B, C, area, city, event, owner_name, troop
from tests.rules.warrior_knights.position import Position

REVOLT, QUIET = 2, 0  # fate cards


@pytest.mark.rule("WK-UPKEEP-1", "WK-UPKEEP-2", "WK-UPKEEP-7", "WK-UPKEEP-10", "WK-UPKEEP-11", "WK-UPKEEP-12")
def test_the_steps_of_upkeep_in_their_order() -> None:
    play = Position(empty=True)
    play.s.todo.append(UPKEEP)
    play.s.todo.pop().run(play.s)
    names = [type(step).__name__ for step in reversed(play.s.todo)]
    assert names == ["GatherInfluence", "InfluenceCounted", "Revolts", "Land", "Rest", "AllAffairs", "EndRound"]


@pytest.mark.rule("WK-WIN-5", "WK-WIN-4")
def test_the_last_upkeep_is_played_in_full() -> None:
    play = Position(2, empty=True)
    play.s.pool = 0
    play.s.influence[:] = [0, 1]
    play.city("monz", "second")
    sailor = play.noble("first-circle", "sea C1", "regular_50", exhausted=True).army_number("first-circle")
    play.stack_fate(REVOLT)
    play.run(UPKEEP)
    assert play.s.last
    assert play.asked == "second ransom"
    play.choose("let-go")
    assert (play.s.where[sailor], play.s.exhausted[sailor]) == (area("C1"), 0)
    assert play.asked == "first rebuild"
    play.choose("done")
    assert play.asked == "second rebuild"
    assert play.s.result is None
    play.choose("done")
    assert play.match.result is not None
    assert play.match.result.scores == (0, 1)


@pytest.mark.rule("WK-UPKEEP-2", "WK-UPKEEP-3", "WK-UPKEEP-4", "WK-UPKEEP-5", "WK-UPKEEP-6", "WK-RULING-58", "WK-EX-15")
def test_influence_and_last_round() -> None:
    play = Position(empty=True)
    play.s.pool = 4
    names = ("monz", "arvane", "tunis", "lorne", "gedze", "froli", "halben", "kovel", "surat", "nesque")
    for name, seat in zip(names, (A, A, A, B, B, C, C, C, C, B), strict=True):
        play.city(name, owner_name(seat))
    play.siege("nesque", "first")
    play.baron("first", castle="E4")
    play.baron("second", castle="E5")
    play.run(GATHER_INFLUENCE, INFLUENCE_COUNTED)
    assert play.s.influence == [3, 2, 0]
    assert play.s.pool == 0
    assert play.s.last
    play = Position(empty=True)
    play.s.pool = 1
    play.run(GATHER_INFLUENCE, INFLUENCE_COUNTED)
    assert not play.s.last


@pytest.mark.rule("WK-EFFECT-13", "WK-EFFECT-8", "WK-D55")
def test_papal_legate_and_patron_of_the_arts_work_in_the_influence_step() -> None:
    play = Position(empty=True)
    play.charge("first", "patron_of_arts")
    play.baron("first", castle="E4")
    legate = play.noble("second-circle", "E5", "regular_50").army_number("second-circle")
    play.office("second-circle", "papal_legate")
    play.run(GATHER_INFLUENCE)
    assert play.s.faith[B] == 1
    assert play.asked == "first buy-influence"
    play.choose("buy")
    assert (play.s.crowns[A], play.s.influence[A], play.s.pool) == (12, 1, 29)
    play.s.where[legate] = 64
    play.s.here[area("E5")] = 0
    play.s.castle[A] = -1  # the charge needs the castle on the board
    play.run(GATHER_INFLUENCE)
    assert play.s.faith[B] == 1  # the office needs its noble on the board
    assert play.s.todo == []
    play.s.castle[A], play.s.crowns[A] = area("E4"), 2

    play.s.todo.append(BUY_INFLUENCE[A][play.s.charges[A][0]])
    assert play.refused("buy") == "WK-EFFECT-13"


def test_a_heretic_legate_gains_no_faith() -> None:
    play = Position(empty=True)
    play.noble("second-circle", "E5", "regular_50")
    play.office("second-circle", "papal_legate")
    play.s.lasting[B] = (event("heretic"),)
    play.run(GATHER_INFLUENCE)
    assert play.s.faith[B] == 0


@pytest.mark.rule("WK-UPKEEP-7", "WK-UPKEEP-8", "WK-UPKEEP-9", "WK-RULING-59", "WK-RULING-52", "WK-RULING-53", "WK-D54")
def test_revolts_are_drawn_and_decided_city_by_city_in_order() -> None:
    play = Position(empty=True)
    play.s.gavel = B
    for name, seat in (("monz", A), ("arvane", A), ("lorne", B), ("gedze", B)):
        play.city(name, owner_name(seat))
    play.noble("second-circle", "G6", "regular_50")  # guards Gedze
    play.s.faith[A] = 1
    play.stack_fate(QUIET, REVOLT, 3)
    play.run(REVOLTS)
    assert play.asked == "first ransom"  # Lorne (B) was quiet; Arvane comes before Monz
    assert play.s.todo[-1].city == city("arvane")
    assert len(play.events(FateTurned)) == 2
    play.choose("pay-faith")
    assert (play.s.faith[A], play.s.owner[city("arvane")]) == (0, A)
    assert play.s.todo[-1].city == city("monz")
    assert play.refused("pay-faith") == "WK-UPKEEP-8"
    play.choose("pay-crowns")
    assert play.s.crowns[A] == 15 - 8
    assert len(play.events(FateTurned)) == 3


@pytest.mark.rule("WK-EX-14", "WK-UPKEEP-8", "WK-CITY-4")
def test_revolt() -> None:
    play = Position(empty=True)
    monz = play.city("monz", "first", fortified=True, breach=1).wall_number("monz")
    play.s.crowns[A] = 7
    play.stack_fate(REVOLT)
    play.run(REVOLTS)
    assert play.s.owner[monz] == NEUTRAL  # neither 1 faith nor 8 crowns
    assert (play.s.fortified[monz], play.s.breach[monz]) == (0, 1)
    play = Position(empty=True)
    play.city("monz", "first", fortified=True)
    play.s.faith[A] = 1
    play.s.crowns[A] = 8
    play.stack_fate(REVOLT)
    play.run(REVOLTS)
    assert play.choices == [PAY_FAITH, PAY_CROWNS, LET_GO]
    play.s.crowns[A] = 7
    assert play.refused("pay-crowns") == "WK-UPKEEP-8"
    play.choose("pay-faith")
    assert (play.s.faith[A], play.s.owner[monz]) == (0, A)
    assert play.events(Paid) == [(A, 1, FAITH, BY_RANSOM)]


@pytest.mark.rule("WK-EFFECT-6")
def test_burgher_rights_spare_fortified_cities_the_draw() -> None:
    play = Position(empty=True)
    play.law("burgher_rights")
    play.city("monz", "first", fortified=True)
    play.stack_fate(REVOLT)
    play.run(REVOLTS)
    assert play.events(FateTurned) == []


@pytest.mark.rule("WK-UPKEEP-10", "WK-UPKEEP-11")
def test_nobles_land_and_rest() -> None:
    play = Position(empty=True)
    sailor = play.noble("first-circle", "sea C1", "regular_50", exhausted=True).army_number("first-circle")
    play.run(LAND, REST)
    assert play.s.where[sailor] == area("C1")
    assert play.s.exhausted == [0] * 24
    assert play.events(Landed)


@pytest.mark.rule("WK-UPKEEP-12", "WK-TERM-2")
def test_affairs_go_clockwise_from_the_chairman() -> None:
    play = Position(empty=True)
    play.s.gavel = C
    play.run(ALL_AFFAIRS)
    assert play.asked == "third rebuild"
    play.choose("done")
    assert play.asked == "first rebuild"


# ---- sharing out


@pytest.mark.rule("WK-UPKEEP-14", "WK-RULING-60", "WK-UPKEEP-19", "WK-RULING-76", "WK-D57")
def test_troops_in_one_area_are_shared_out_each_card_once() -> None:
    play = Position(empty=True)
    play.baron("first", castle="E4")
    one = play.noble("first-circle", "E4", "regular_50 swiss_50").army_number("first-circle")
    two = play.noble("first-square", "E4", "regular_100").army_number("first-square")
    play.noble("first-triangle", "E5", "polish_50")
    guard = play.baron("first", garrison="english_50").army_number("first-castle")
    play.run(SHARE_OUT[A][0])
    assert play.choices == [ARMY[one], ARMY[two], ARMY[guard], DONE]
    assert play.refused("pick-army first-triangle") == "WK-UPKEEP-14"
    play.choose("pick-army first-square", "take first-circle regular_50", "take first-circle swiss_50")
    assert play.s.where[one] == area("E4")  # looked at when the step ends
    assert play.refused("take first-circle regular_50") == "WK-UPKEEP-14"
    play.choose("done", "pick-army first-circle")
    assert play.refused("take first-square regular_50") == "WK-UPKEEP-19"
    play.choose("take first-castle english_50", "done", "done")
    assert play.s.armies[one] == (troop("english_50"),)
    assert play.s.where[one] == area("E4")
    assert play.s.power[two] == 200


@pytest.mark.rule("WK-RULING-94", "WK-UPKEEP-14", "WK-MOVE-24")
def test_an_army_is_served_once_and_may_still_give() -> None:
    play = Position(empty=True)
    one = play.noble("first-circle", "E4", "regular_50 swiss_50").army_number("first-circle")
    two = play.noble("first-square", "E4", "regular_100").army_number("first-square")
    hurt = play.noble("first-triangle", "E4", "polish_200", tokens=1).army_number("first-triangle")
    play.run(SHARE_OUT[A][0])
    play.choose("pick-army first-circle", "done", "pick-army first-triangle", "done")
    assert play.choices == [ARMY[two], DONE]
    assert play.refused("pick-army first-circle") == "WK-RULING-94"
    play.choose("pick-army first-square")
    assert play.choices == [TAKE[one][troop("swiss_50")], TAKE[one][troop(50)], TAKE_ALL[hurt], DONE]
    play.choose("take first-circle regular_50", "take-all first-triangle", "done")
    assert play.s.armies[two] == (troop("polish_200"), troop(50), troop(100))
    assert play.s.todo == []
    play.run(SHARE_OUT[A][0])
    assert ARMY[one] in play.choices  # in the next round


@pytest.mark.rule("WK-UPKEEP-19", "WK-MOVE-25")
def test_a_noble_left_without_troops_goes_off_the_board_when_the_step_ends() -> None:
    play = Position(empty=True)
    one = play.noble("first-circle", "E4", "regular_50").army_number("first-circle")
    two = play.noble("first-square", "E4", "regular_100").army_number("first-square")
    play.run(SHARE_OUT[A][0])
    play.choose("pick-army first-square", "take first-circle regular_50", "done")
    assert play.s.where[one] == -1
    assert play.s.where[two] == area("E4")


@pytest.mark.rule("WK-UPKEEP-14", "WK-SIEGE-6", "WK-MOVE-24")
def test_besieged_armies_share_nothing_and_hurt_ones_all_or_nothing() -> None:
    play = Position(empty=True)
    play.baron("first", castle="E4")
    play.noble("first-circle", "E4", "regular_50")
    play.baron("first", garrison="regular_100")
    play.noble("second-circle", "E4", "regular_50")
    play.siege("first-castle", "second")
    out = play.noble("first-square", "E5", "regular_50").army_number("first-square")
    hurt = play.noble("first-triangle", "E5", "swiss_200 regular_50", tokens=1).army_number("first-triangle")
    play.run(SHARE_OUT[A][0])
    assert play.refused("pick-army first-circle") == "WK-SIEGE-6"
    assert play.refused("pick-army first-castle") == "WK-SIEGE-6"
    play.city("monz", "third")
    play.noble("third-circle", "C3", "regular_50")
    play.siege("monz", "second")
    assert play.refused("pick-army third-circle") == "WK-UPKEEP-14"  # not his
    play.choose("pick-army first-square")
    assert play.choices == [TAKE_ALL[hurt], DONE]
    assert play.refused("take first-triangle regular_50") == "WK-MOVE-24"
    play.choose("take-all first-triangle")
    assert (play.s.tokens[out], play.s.tokens[hurt]) == (1, 0)
    assert play.s.power[out] == 300


@pytest.mark.rule("WK-RULING-83", "WK-DEATH-2", "WK-UPKEEP-14")
def test_who_takes_over_a_spent_army_dies_before_he_takes_more() -> None:
    play = Position(empty=True)
    play.baron("first", castle="E4")
    taker = play.noble("first-circle", "E4", "regular_50").army_number("first-circle")
    other = play.noble("first-square", "E4", "swiss_200").army_number("first-square")
    guard = play.baron("first", garrison="regular_50", tokens=1).army_number("first-castle")
    play.stack_fate()
    play.run(SHARE_OUT[A][0])
    play.choose("pick-army first-circle", "take-all first-castle")
    assert play.s.where[taker] == -1  # 100 strength, 1 token: he is dead before anything else is asked
    assert play.choices == [ARMY[guard], DONE]  # what is left: Swiss for the castle
    assert play.s.armies[other] == (troop("swiss_200"),)


@pytest.mark.rule("WK-UPKEEP-15", "WK-UPKEEP-16")
def test_off_board_nobles_share_and_are_armed_from_the_castle() -> None:
    play = Position(empty=True)
    play.baron("first", castle="E4")
    play.noble("first-circle", "off", "regular_50")
    play.noble("first-square", "off", "swiss_50")
    play.noble("first-triangle", "E5", "polish_50")
    play.baron("first", garrison="regular_100")
    play.run(SHARE_OUT[A][1])
    assert play.refused("pick-army first-triangle") == "WK-UPKEEP-15"
    play.choose("pick-army first-square")
    assert play.refused("take first-castle regular_100") == "WK-UPKEEP-15"
    play.choose("take first-circle regular_50", "done")
    play.run(SHARE_OUT[A][2])
    assert play.refused("pick-army first-triangle") == "WK-UPKEEP-16"
    play.choose("pick-army first-hexagon")
    assert play.refused("take first-square regular_50") == "WK-UPKEEP-16"
    play.choose("take first-castle regular_100")
    assert play.s.armies[3] == (troop(100),)
    play.siege("first-castle", "second")
    play.s.todo.clear()
    play.baron("first", garrison="english_50")
    play.run(SHARE_OUT[A][2])
    assert play.s.todo == []  # not out of a besieged castle


@pytest.mark.rule("WK-UPKEEP-17", "WK-D58", "WK-TERM-20", "WK-DEATH-12")
def test_nobles_return_to_the_castle_and_to_cities_that_are_not_besieged() -> None:
    play = Position(empty=True)
    play.baron("first", castle="E4")
    play.city("monz", "first")
    play.city("arvane", "first")
    play.city("lorne", "second")
    play.siege("arvane", "second")
    back, _bare = play.noble("first-circle", "off", "regular_50").army_number("first-circle"), 1
    play.run(RETURN_NOBLES[A])
    assert play.choices == [NOBLE[back], DONE]
    assert play.refused("pick-noble first-square") == "WK-TERM-20"
    assert play.refused("pick-noble second-circle") == "WK-UPKEEP-17"
    play.choose("pick-noble first-circle")
    assert play.refused("pick-area D4") == "WK-UPKEEP-17"
    assert play.refused("pick-area A6") == "WK-UPKEEP-17"
    play.choose("pick-area C3")
    assert play.s.where[back] == area("C3")
    assert play.s.exhausted[back] == 0


@pytest.mark.rule("WK-UPKEEP-17")
def test_nobody_returns_to_a_besieged_castle() -> None:
    play = Position(empty=True)
    play.baron("first", castle="E4")
    back = play.noble("first-circle", "off", "regular_50").army_number("first-circle")
    play.noble("second-circle", "E4", "regular_50")
    play.siege("first-castle", "second")
    play.run(RETURN_NOBLES[A])
    assert play.s.todo == []
    assert play.s.where[back] == -1


def test_affairs_end_quietly_when_there_is_nothing_to_do() -> None:
    play = Position(empty=True)
    play.baron("first", castle="E4")
    play.run(AFFAIRS[A])
    assert play.s.todo == []


@pytest.mark.rule("WK-UPKEEP-18", "WK-ROUND-3")
def test_the_next_round_starts_unless_the_game_is_over() -> None:
    play = Position(empty=True).run(END_ROUND)
    assert (play.s.round, play.kind) == (2, "planning")
    play = Position(empty=True)
    play.s.last = True
    play.s.influence[:] = [3, 5, 1]
    play.run(END_ROUND)
    assert play.result.scores == (0, 1, 0)
