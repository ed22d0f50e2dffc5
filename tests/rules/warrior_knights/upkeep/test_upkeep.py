"""Upkeep: influence, revolts, landing, and each baron's affairs."""

import pytest

from serai.games.warrior_knights.choices import (
    ARMY,
    BUY,
    DONE,
    LET_GO,
    NOBLE,
    PAY_CROWNS,
    PAY_FAITH,
    TAKE,
    TAKE_ALL,
)
from serai.games.warrior_knights.events import BY_RANSOM, FAITH
from serai.games.warrior_knights.rules.upkeep.upkeep import (
    ALL_AFFAIRS,
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
from tests.rules.warrior_knights.realm import (
    A,
    B,
    C,
    area,
    asked,
    besiege,
    castle,
    charge,
    choose,
    city,
    garrison,
    hold,
    kind,
    law,
    noble,
    office,
    options,
    realm,
    run,
    stack_fate,
    to,
    told,
    troop,
    why_not,
)

REVOLT, QUIET = 2, 0  # fate cards


@pytest.mark.rule("WK-UPKEEP-1", "WK-UPKEEP-2", "WK-UPKEEP-7", "WK-UPKEEP-10", "WK-UPKEEP-11", "WK-UPKEEP-12")
def test_the_steps_of_upkeep_in_their_order():
    s = realm()
    s.todo.append(UPKEEP)
    s.todo.pop().run(s)
    names = [type(step).__name__ for step in reversed(s.todo)]
    assert names == ["GatherInfluence", "InfluenceCounted", "Revolts", "Land", "Rest", "AllAffairs", "EndRound"]


@pytest.mark.rule("WK-WIN-5", "WK-WIN-4")
def test_the_last_upkeep_is_played_in_full():
    s = realm(2)
    s.pool = 0
    s.influence[:] = [0, 1]
    hold(s, "monz", B)
    sailor = noble(s, A, 0, "~C1", 50, tired=True)
    stack_fate(s, REVOLT)
    run(s, UPKEEP)
    assert s.last
    assert asked(s) == (B, "Ransom")
    choose(s, LET_GO)
    assert (s.where[sailor], s.exhausted[sailor]) == (area("C1"), 0)
    assert asked(s) == (A, "Rebuild")
    choose(s, DONE)
    assert asked(s) == (B, "Rebuild")
    assert s.result is None
    choose(s, DONE)
    assert s.result.scores == (0, 1)


@pytest.mark.rule("WK-UPKEEP-2", "WK-UPKEEP-3", "WK-UPKEEP-4", "WK-UPKEEP-5", "WK-UPKEEP-6", "WK-RULING-58", "WK-EX-15")
def test_influence_and_last_round():
    s = realm()
    s.pool = 4
    names = ("monz", "arvane", "tunis", "lorne", "gedze", "froli", "halben", "kovel", "surat", "nesque")
    for name, seat in zip(names, (A, A, A, B, B, C, C, C, C, B), strict=True):
        hold(s, name, seat)
    besiege(s, city("nesque"), A)
    castle(s, A, "E4")
    castle(s, B, "E5")
    run(s, GATHER_INFLUENCE, INFLUENCE_COUNTED)
    assert s.influence == [3, 2, 0]
    assert s.pool == 0
    assert s.last
    s = realm()
    s.pool = 1
    run(s, GATHER_INFLUENCE, INFLUENCE_COUNTED)
    assert not s.last


@pytest.mark.rule("WK-EFFECT-13", "WK-EFFECT-8", "WK-D55")
def test_papal_legate_and_patron_of_the_arts_work_in_the_influence_step():
    s = realm()
    charge(s, A, "patron_of_arts")
    castle(s, A, "E4")
    legate = noble(s, B, 0, "E5", 50)
    office(s, legate, "papal_legate")
    run(s, GATHER_INFLUENCE)
    assert s.faith[B] == 1
    assert asked(s) == (A, "BuyInfluence")
    choose(s, BUY)
    assert (s.crowns[A], s.influence[A], s.pool) == (12, 1, 29)
    s.where[legate] = 64
    s.here[area("E5")] = 0
    s.castle[A] = -1  # the charge needs the castle on the board
    run(s, GATHER_INFLUENCE)
    assert s.faith[B] == 1  # the office needs its noble on the board
    assert s.todo == []
    s.castle[A], s.crowns[A] = area("E4"), 2
    from serai.games.warrior_knights.rules.upkeep.upkeep import BUY_INFLUENCE

    s.todo.append(BUY_INFLUENCE[A][s.charges[A][0]])
    assert why_not(s, BUY) == "WK-EFFECT-13"


def test_a_heretic_legate_gains_no_faith():
    from tests.rules.warrior_knights.realm import event

    s = realm()
    legate = noble(s, B, 0, "E5", 50)
    office(s, legate, "papal_legate")
    s.lasting[B] = (event("heretic"),)
    run(s, GATHER_INFLUENCE)
    assert s.faith[B] == 0


@pytest.mark.rule("WK-UPKEEP-7", "WK-UPKEEP-8", "WK-UPKEEP-9", "WK-RULING-59", "WK-RULING-52", "WK-RULING-53", "WK-D54")
def test_revolts_are_drawn_and_decided_city_by_city_in_order():
    s = realm()
    s.gavel = B
    for name, seat in (("monz", A), ("arvane", A), ("lorne", B), ("gedze", B)):
        hold(s, name, seat)
    noble(s, B, 0, "G6", 50)  # guards Gedze
    s.faith[A] = 1
    stack_fate(s, QUIET, REVOLT, 3)
    run(s, REVOLTS)
    assert asked(s) == (A, "Ransom")  # Lorne (B) was quiet; Arvane comes before Monz
    assert s.todo[-1].city == city("arvane")
    assert len(told(s, "FateTurned")) == 2
    choose(s, PAY_FAITH)
    assert (s.faith[A], s.owner[city("arvane")]) == (0, A)
    assert s.todo[-1].city == city("monz")
    assert why_not(s, PAY_FAITH) == "WK-UPKEEP-8"
    choose(s, PAY_CROWNS)
    assert s.crowns[A] == 15 - 8
    assert len(told(s, "FateTurned")) == 3


@pytest.mark.rule("WK-EX-14", "WK-UPKEEP-8", "WK-CITY-4")
def test_revolt():
    s = realm()
    monz = hold(s, "monz", A, fortified=True, breach=1)
    s.crowns[A] = 7
    stack_fate(s, REVOLT)
    run(s, REVOLTS)
    assert s.owner[monz] == NEUTRAL  # neither 1 faith nor 8 crowns
    assert (s.fortified[monz], s.breach[monz]) == (0, 1)
    s = realm()
    hold(s, "monz", A, fortified=True)
    s.faith[A] = 1
    s.crowns[A] = 8
    stack_fate(s, REVOLT)
    run(s, REVOLTS)
    assert options(s) == [PAY_FAITH, PAY_CROWNS, LET_GO]
    s.crowns[A] = 7
    assert why_not(s, PAY_CROWNS) == "WK-UPKEEP-8"
    choose(s, PAY_FAITH)
    assert (s.faith[A], s.owner[monz]) == (0, A)
    assert told(s, "Paid") == [(A, 1, FAITH, BY_RANSOM)]


@pytest.mark.rule("WK-EFFECT-6")
def test_burgher_rights_spare_fortified_cities_the_draw():
    s = realm()
    law(s, "burgher_rights")
    hold(s, "monz", A, fortified=True)
    stack_fate(s, REVOLT)
    run(s, REVOLTS)
    assert told(s, "FateTurned") == []


@pytest.mark.rule("WK-UPKEEP-10", "WK-UPKEEP-11")
def test_nobles_land_and_rest():
    s = realm()
    sailor = noble(s, A, 0, "~C1", 50, tired=True)
    run(s, LAND, REST)
    assert s.where[sailor] == area("C1")
    assert s.exhausted == [0] * 24
    assert told(s, "Landed")


@pytest.mark.rule("WK-UPKEEP-12", "WK-TERM-2")
def test_affairs_go_clockwise_from_the_chairman():
    s = realm()
    s.gavel = C
    run(s, ALL_AFFAIRS)
    assert asked(s) == (C, "Rebuild")
    choose(s, DONE)
    assert asked(s) == (A, "Rebuild")


# ---- sharing out


@pytest.mark.rule("WK-UPKEEP-14", "WK-RULING-60", "WK-UPKEEP-19", "WK-RULING-76", "WK-D57")
def test_troops_in_one_area_are_shared_out_each_card_once():
    s = realm()
    castle(s, A, "E4")
    one, two = noble(s, A, 0, "E4", 50, "swiss_50"), noble(s, A, 1, "E4", 100)
    elsewhere = noble(s, A, 2, "E5", "polish_50")
    guard = garrison(s, A, "english_50")
    run(s, SHARE_OUT[A][0])
    assert options(s) == [ARMY[one], ARMY[two], ARMY[guard], DONE]
    assert why_not(s, ARMY[elsewhere]) == "WK-UPKEEP-14"
    choose(s, ARMY[two], TAKE[one][troop(50)], TAKE[one][troop("swiss_50")])
    assert s.where[one] == area("E4")  # looked at when the step ends
    assert why_not(s, TAKE[one][troop(50)]) == "WK-UPKEEP-14"
    choose(s, DONE, ARMY[one])
    assert why_not(s, TAKE[two][troop(50)]) == "WK-UPKEEP-19"
    choose(s, TAKE[guard][troop("english_50")], DONE, DONE)
    assert s.armies[one] == (troop("english_50"),)
    assert s.where[one] == area("E4")
    assert s.power[two] == 200


@pytest.mark.rule("WK-RULING-94", "WK-UPKEEP-14", "WK-MOVE-24")
def test_an_army_is_served_once_and_may_still_give():
    s = realm()
    one, two = noble(s, A, 0, "E4", 50, "swiss_50"), noble(s, A, 1, "E4", 100)
    hurt = noble(s, A, 2, "E4", "polish_200", tokens=1)
    run(s, SHARE_OUT[A][0])
    choose(s, ARMY[one], DONE, ARMY[hurt], DONE)
    assert options(s) == [ARMY[two], DONE]
    assert why_not(s, ARMY[one]) == "WK-RULING-94"
    choose(s, ARMY[two])
    assert options(s) == [TAKE[one][troop("swiss_50")], TAKE[one][troop(50)], TAKE_ALL[hurt], DONE]
    choose(s, TAKE[one][troop(50)], TAKE_ALL[hurt], DONE)
    assert s.armies[two] == (troop("polish_200"), troop(50), troop(100))
    assert s.todo == []
    run(s, SHARE_OUT[A][0])
    assert ARMY[one] in options(s)  # in the next round


@pytest.mark.rule("WK-UPKEEP-19", "WK-MOVE-25")
def test_a_noble_left_without_troops_goes_off_the_board_when_the_step_ends():
    s = realm()
    one, two = noble(s, A, 0, "E4", 50), noble(s, A, 1, "E4", 100)
    run(s, SHARE_OUT[A][0])
    choose(s, ARMY[two], TAKE[one][troop(50)], DONE)
    assert s.where[one] == -1
    assert s.where[two] == area("E4")


@pytest.mark.rule("WK-UPKEEP-14", "WK-SIEGE-6", "WK-MOVE-24")
def test_besieged_armies_share_nothing_and_hurt_ones_all_or_nothing():
    s = realm()
    castle(s, A, "E4")
    inside, guard = noble(s, A, 0, "E4", 50), garrison(s, A, 100)
    noble(s, B, 0, "E4", 50)
    besiege(s, 24, B)
    out, hurt = noble(s, A, 1, "E5", 50), noble(s, A, 2, "E5", "swiss_200", 50, tokens=1)
    run(s, SHARE_OUT[A][0])
    assert why_not(s, ARMY[inside]) == "WK-SIEGE-6"
    assert why_not(s, ARMY[guard]) == "WK-SIEGE-6"
    hold(s, "monz", C)
    other = noble(s, C, 0, "C3", 50)
    besiege(s, city("monz"), B)
    assert why_not(s, ARMY[other]) == "WK-UPKEEP-14"  # not his
    choose(s, ARMY[out])
    assert options(s) == [TAKE_ALL[hurt], DONE]
    assert why_not(s, TAKE[hurt][troop(50)]) == "WK-MOVE-24"
    choose(s, TAKE_ALL[hurt])
    assert (s.tokens[out], s.tokens[hurt]) == (1, 0)
    assert s.power[out] == 300


@pytest.mark.rule("WK-RULING-83", "WK-DEATH-2", "WK-UPKEEP-14")
def test_who_takes_over_a_spent_army_dies_before_he_takes_more():
    s = realm()
    castle(s, A, "E4")
    taker, other = noble(s, A, 0, "E4", 50), noble(s, A, 1, "E4", "swiss_200")
    guard = garrison(s, A, 50, tokens=1)
    stack_fate(s)
    run(s, SHARE_OUT[A][0])
    choose(s, ARMY[taker], TAKE_ALL[guard])
    assert s.where[taker] == -1  # 100 strength, 1 token: he is dead before anything else is asked
    assert options(s) == [ARMY[guard], DONE]  # what is left: Swiss for the castle
    assert s.armies[other] == (troop("swiss_200"),)


@pytest.mark.rule("WK-UPKEEP-15", "WK-UPKEEP-16")
def test_off_board_nobles_share_and_are_armed_from_the_castle():
    s = realm()
    castle(s, A, "E4")
    one, two = noble(s, A, 0, None, 50), noble(s, A, 1, None, "swiss_50")
    field = noble(s, A, 2, "E5", "polish_50")
    guard = garrison(s, A, 100)
    run(s, SHARE_OUT[A][1])
    assert why_not(s, ARMY[field]) == "WK-UPKEEP-15"
    choose(s, ARMY[two])
    assert why_not(s, TAKE[guard][troop(100)]) == "WK-UPKEEP-15"
    choose(s, TAKE[one][troop(50)], DONE)
    run(s, SHARE_OUT[A][2])
    assert why_not(s, ARMY[field]) == "WK-UPKEEP-16"
    choose(s, ARMY[3])
    assert why_not(s, TAKE[two][troop(50)]) == "WK-UPKEEP-16"
    choose(s, TAKE[guard][troop(100)])
    assert s.armies[3] == (troop(100),)
    besiege(s, 24, B)
    s.todo.clear()
    garrison(s, A, "english_50")
    run(s, SHARE_OUT[A][2])
    assert s.todo == []  # not out of a besieged castle


@pytest.mark.rule("WK-UPKEEP-17", "WK-D58", "WK-TERM-20", "WK-DEATH-12")
def test_nobles_return_to_the_castle_and_to_cities_that_are_not_besieged():
    s = realm()
    castle(s, A, "E4")
    hold(s, "monz", A)
    hold(s, "arvane", A)
    hold(s, "lorne", B)
    besiege(s, city("arvane"), B)
    back, bare = noble(s, A, 0, None, 50), 1
    run(s, RETURN_NOBLES[A])
    assert options(s) == [NOBLE[back], DONE]
    assert why_not(s, NOBLE[bare]) == "WK-TERM-20"
    assert why_not(s, NOBLE[4]) == "WK-UPKEEP-17"
    choose(s, NOBLE[back])
    assert why_not(s, to("D4")) == "WK-UPKEEP-17"
    assert why_not(s, to("A6")) == "WK-UPKEEP-17"
    choose(s, to("C3"))
    assert s.where[back] == area("C3")
    assert s.exhausted[back] == 0


@pytest.mark.rule("WK-UPKEEP-17")
def test_nobody_returns_to_a_besieged_castle():
    s = realm()
    castle(s, A, "E4")
    back = noble(s, A, 0, None, 50)
    noble(s, B, 0, "E4", 50)
    besiege(s, 24, B)
    run(s, RETURN_NOBLES[A])
    assert s.todo == []
    assert s.where[back] == -1


def test_affairs_end_quietly_when_there_is_nothing_to_do():
    s = realm()
    castle(s, A, "E4")
    run(s, AFFAIRS[A])
    assert s.todo == []


@pytest.mark.rule("WK-UPKEEP-18", "WK-ROUND-3")
def test_the_next_round_starts_unless_the_game_is_over():
    s = run(realm(), END_ROUND)
    assert (s.round, kind(s)) == (2, "Planning")
    s = realm()
    s.last = True
    s.influence[:] = [3, 5, 1]
    run(s, END_ROUND)
    assert s.result.scores == (0, 1, 0)
