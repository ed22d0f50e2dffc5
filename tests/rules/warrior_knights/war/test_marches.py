"""Laws on the road and at sea, and troops taken along."""

import pytest

from serai.games.warrior_knights.choices import (
    DECLINE,
    DEFY,
    DONE,
    FOR_MOVE,
    NOBLE,
    OBEY,
    TAKE,
    TAKE_ALL,
    VERSATILES,
)
from serai.games.warrior_knights.state import NOBODY
from serai.games.warrior_knights.tables import GARRISON
from tests.rules.warrior_knights.realm import (
    A,
    B,
    area,
    asked,
    besiege,
    castle,
    choose,
    garrison,
    hold,
    law,
    march,
    mobilize,
    moving,
    noble,
    office,
    options,
    realm,
    reveal,
    sail,
    stack_fate,
    told,
    troop,
    why_not,
)

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
