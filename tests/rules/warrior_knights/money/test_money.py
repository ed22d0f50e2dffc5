"""Taxation and wages."""

import pytest

from serai.games.warrior_knights.choices import DEFY, DONE, NOBLE, OBEY, PAY, PAY_ALL, PAY_REGULARS
from serai.games.warrior_knights.rules.money.taxation import HOLD_TAXATION, income
from serai.games.warrior_knights.rules.money.wages import HOLD_WAGES, PAY_TURN
from serai.games.warrior_knights.tables import GARRISON
from tests.rules.warrior_knights.realm import (
    CIRCLE,
    SQUARE,
    A,
    B,
    C,
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
    told,
    troop,
    why_not,
)

R50, R100 = troop(50), troop(100)


@pytest.mark.rule("WK-TAX-1", "WK-TAX-2", "WK-TAX-3", "WK-SIEGE-7")
def test_cities_pay_their_income_fortified_one_more_besieged_nothing():
    s = realm()
    hold(s, "monz", A)  # 4
    hold(s, "tunis", A, fortified=True)  # 4 + 1
    hold(s, "arvane", A)
    besiege(s, city("arvane"), B)
    assert income(s, A) == 9
    run(s, HOLD_TAXATION)
    assert s.crowns == [24, 15, 15]


@pytest.mark.rule("WK-TAX-4", "WK-TAX-5", "WK-ASSEMBLY-25", "WK-EFFECT-8")
def test_concessions_charges_and_offices_pay_too_and_the_cards_return():
    s = realm()
    charge(s, A, "silver_mines", "fishing_rights")
    charge(s, B, "ambassador", "tribune")
    off = noble(s, C, 0, None, 50)
    office(s, off, "treasurer")  # works wherever the noble is
    s.zones[0] = (0, 6, 12)
    run(s, HOLD_TAXATION)
    assert s.crowns == [21, 19, 18]
    assert (s.zones[0], s.returned) == ((), [0, 6, 12])


@pytest.mark.rule("WK-ASSEMBLY-25", "WK-EFFECT-7")
@pytest.mark.parametrize(
    ("name", "crowns"),
    [
        ("fishing_rights", 2), ("wool_staple", 2), ("salt_pans", 2), ("timber_rights", 3), ("wine_trade", 3),
        ("silver_mines", 4), ("ambassador", 4), ("defender_of_the_faith", 0), ("tribune", 0), ("patron_of_arts", 0),
    ],
)  # fmt: skip
def test_what_each_charge_pays(name, crowns):
    s = realm()
    charge(s, B, name)
    assert (income(s, A), income(s, B)) == (0, crowns)


def test_market_charter_adds_a_crown_to_every_open_city():
    s = realm()
    law(s, "market_charter")
    hold(s, "monz", A)
    hold(s, "arvane", A)
    besiege(s, city("arvane"), B)
    assert income(s, A) == 5


@pytest.mark.rule("WK-WAGES-1", "WK-WAGES-14")
def test_barons_pay_clockwise_from_the_chairman_and_the_cards_return():
    s = realm()
    s.gavel = B
    for seat in (A, B, C):
        noble(s, seat, SQUARE, "E4", "swiss_50")
    s.zones[1] = (1, 7)
    run(s, HOLD_WAGES)
    seen = []
    while s.todo:
        seen.append(s.todo[-1].seat)
        choose(s, PAY_ALL)
    assert seen == [B, C, A]
    assert s.returned == [1, 7]


@pytest.mark.rule("WK-WAGES-2", "WK-WAGES-3", "WK-WAGES-8")
def test_regulars_are_paid_first_wherever_they_are_and_whatever_they_suffered():
    s = realm()
    noble(s, A, SQUARE, None, 50)
    noble(s, A, 2, "~C1", 50)
    noble(s, A, 3, "E4", 100, "swiss_100", tokens=1)
    garrison(s, A, 50)
    run(s, PAY_TURN[A])
    assert s.crowns[A] == 15 - 5
    assert kind(s) == "PayMercenaries"
    assert why_not(s, PAY[3][R100]) == "WK-WAGES-2"
    choose(s, PAY_ALL)
    assert s.crowns[A] == 8


@pytest.mark.rule("WK-WAGES-4", "WK-WAGES-5", "WK-WAGES-6", "WK-WAGES-7", "WK-RULING-22", "WK-EX-5", "WK-D29")
def test_short_of_money_in_wages():
    def short(crowns):
        s = realm()
        castle(s, A, "E4")
        garrison(s, A, 50, 50, 50, 100, "polish_100", "polish_50")
        s.crowns[A] = crowns
        return run(s, PAY_TURN[A])

    s = short(6)
    assert s.crowns[A] == 1
    assert options(s) == [PAY[GARRISON][troop("polish_50")], DONE]
    assert why_not(s, PAY[GARRISON][troop("polish_100")]) == "WK-WAGES-6"
    assert why_not(s, PAY_ALL) == "WK-WAGES-6"
    choose(s, PAY[GARRISON][troop("polish_50")])
    assert s.todo == []
    assert s.armies[GARRISON] == (troop("polish_50"), R50, R50, R50, R100)
    assert troop("polish_100") in s.companies
    s = short(3)
    assert s.crowns[A] == 0
    assert s.armies[GARRISON] == (R50, R50, R50, R100)  # the unpaid regular stays


@pytest.mark.rule("WK-WAGES-5", "WK-RULING-80", "WK-D28")
def test_the_baron_chooses_among_the_largest_payable_sets_and_may_spend_the_rest():
    s = realm()
    castle(s, A, "E4")
    garrison(s, A, 50, 50, 50, 100, "polish_50")
    s.crowns[A] = 4
    run(s, PAY_TURN[A])
    assert options(s) == [PAY_REGULARS[R50, R50, R50], PAY_REGULARS[R50, R50, R100]]
    assert why_not(s, PAY_REGULARS[R50, R100]) == "WK-WAGES-5"
    choose(s, PAY_REGULARS[R50, R50, R50])
    assert s.crowns[A] == 1
    choose(s, PAY_ALL)
    assert (s.crowns[A], len(s.armies[GARRISON])) == (0, 5)


@pytest.mark.rule("WK-WAGES-9", "WK-WAGES-10", "WK-WAGES-11", "WK-WAGES-12", "WK-EX-4")
def test_free_wages_up_to_400_of_printed_card_strength():
    s = realm()
    leader = noble(s, A, CIRCLE, "E4", "swiss_200", "polish_200", tokens=1)
    office(s, leader, "constable")  # support troops neither count nor cost
    run(s, PAY_TURN[A])
    assert (s.todo, s.crowns[A]) == ([], 15)
    from tests.rules.warrior_knights.realm import give

    give(s, leader, 50)
    run(s, PAY_TURN[A])
    assert s.crowns[A] == 14
    choose(s, PAY_ALL)
    assert s.crowns[A] == 15 - 9


@pytest.mark.rule("WK-WAGES-15")
@pytest.mark.parametrize("place", [None, "~C1", "E4"])
def test_free_wages_work_wherever_the_noble_is(place):
    s = realm()
    noble(s, A, CIRCLE, place, "swiss_200", 100)
    noble(s, A, SQUARE, place, 50)
    run(s, PAY_TURN[A])
    assert s.crowns[A] == 14


@pytest.mark.rule("WK-WAGES-13", "WK-RULING-23", "WK-DEATH-13")
@pytest.mark.parametrize("place", ["E4", "~C1"])
def test_a_noble_whose_last_card_leaves_counts_as_dead(place):
    s = realm()
    leader = noble(s, A, SQUARE, place, "swiss_100")
    office(s, leader, "marshal")
    s.crowns[A] = 0
    run(s, PAY_TURN[A])
    assert s.where[leader] == -1
    assert s.office[leader] == -1
    assert told(s, "NobleDied")
    assert told(s, "FateTurned") == []  # an army without cards makes no desertion draw
    assert s.heir[leader] == 1


@pytest.mark.rule("WK-OPT-6.1", "WK-OPT-6.2")
def test_with_the_option_a_deserted_noble_is_not_dead():
    s = realm(deserted_noble=True)
    leader = noble(s, A, SQUARE, "E4", "swiss_100")
    s.heir[leader] = 0
    office(s, leader, "marshal")
    s.crowns[A] = 0
    run(s, PAY_TURN[A])
    assert s.where[leader] == -1  # not out of the game, though he has no heir
    assert s.office[leader] >= 0
    assert told(s, "NobleDied") == []


@pytest.mark.rule("WK-DEATH-3")
def test_a_noble_dies_when_his_army_shrinks_to_its_casualties():
    s = realm()
    leader = noble(s, A, SQUARE, "E4", "swiss_100", "polish_100", 50, tokens=1)
    other = noble(s, A, 2, "E5", "swiss_100", 100, tokens=1)
    s.crowns[A] = 3
    stack_fate(s)
    run(s, PAY_TURN[A])
    choose(s, DONE) if kind(s) == "PayMercenaries" else None
    assert asked(s) == (A, "WhoFirst")
    choose(s, NOBLE[other])
    assert s.where[leader] == -1
    assert s.where[other] == -1
    assert s.armies[leader] == (R50,)


@pytest.mark.rule("WK-EFFECT-9", "WK-EFFECT-21", "WK-RULING-31", "WK-D41")
@pytest.mark.parametrize(("pick", "cost", "outlaw"), [(OBEY, 3 + 1 + 2, 0), (DEFY, 5, 1)])
def test_soldiers_wage_is_obeyed_or_broken_once_in_each_wages_phase(pick, cost, outlaw):
    s = realm()
    law(s, "soldiers_wage")
    noble(s, B, SQUARE, "E4", "swiss_150", "polish_100")
    run(s, PAY_TURN[B])
    assert asked(s) == (B, "SoldiersWage")
    choose(s, pick, PAY_ALL)
    assert s.crowns[B] == 15 - cost
    assert s.outlaw[B] == outlaw


@pytest.mark.rule("WK-EFFECT-21", "WK-RULING-32", "WK-ASSEMBLY-51")
def test_an_unpaid_soldiers_wage_lets_the_card_leave_and_an_outlaw_ignores_it():
    s = realm()
    law(s, "soldiers_wage")
    noble(s, B, SQUARE, "E4", "swiss_150", 50)
    s.crowns[B] = 4
    run(s, PAY_TURN[B])
    choose(s, OBEY)
    assert s.armies[5] == (R50,)
    s = realm()
    law(s, "soldiers_wage")
    s.outlaw[B] = 1
    noble(s, B, SQUARE, "E4", "swiss_150", 50)
    s.crowns[B] = 4
    run(s, PAY_TURN[B])
    choose(s, PAY_ALL)
    assert s.crowns[B] == 0
    assert len(s.armies[5]) == 2


def test_the_law_does_not_ask_who_has_no_such_company():
    s = realm()
    law(s, "soldiers_wage")
    noble(s, B, SQUARE, "E4", "swiss_100")
    noble(s, B, CIRCLE, "E4", "swiss_200")  # free wages
    run(s, PAY_TURN[B])
    assert kind(s) == "PayMercenaries"
    choose(s, PAY_ALL)
    assert s.crowns[B] == 13
