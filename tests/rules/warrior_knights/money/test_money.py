"""Taxation and wages."""

from typing import Any

import pytest

from serai.games.warrior_knights.choices import DEFY, DONE, OBEY, PAY, PAY_REGULARS
from serai.games.warrior_knights.events import FateTurned, NobleDied
from serai.games.warrior_knights.rules.money.taxation import HOLD_TAXATION, income
from serai.games.warrior_knights.rules.money.wages import HOLD_WAGES, PAY_TURN
from serai.games.warrior_knights.tables import GARRISON
from tests.rules.warrior_knights.names import SQUARE, A, B, C, noble_name, troop
from tests.rules.warrior_knights.position import Position

R50, R100 = troop(50), troop(100)


@pytest.mark.rule("WK-TAX-1", "WK-TAX-2", "WK-TAX-3", "WK-SIEGE-7")
def test_cities_pay_their_income_fortified_one_more_besieged_nothing() -> None:
    play = Position(empty=True)
    play.city("monz", "first")  # 4
    play.city("tunis", "first", fortified=True)  # 4 + 1
    play.city("arvane", "first")
    play.siege("arvane", "second")
    assert income(play.s, A) == 9
    play.run(HOLD_TAXATION)
    assert play.s.crowns == [24, 15, 15]


@pytest.mark.rule("WK-TAX-4", "WK-TAX-5", "WK-ASSEMBLY-25", "WK-EFFECT-8")
def test_concessions_charges_and_offices_pay_too_and_the_cards_return() -> None:
    play = Position(empty=True)
    play.charge("first", "silver_mines", "fishing_rights")
    play.charge("second", "ambassador", "tribune")
    play.noble("third-circle", "off", "regular_50")
    play.office("third-circle", "treasurer")  # works wherever the noble is
    play.s.zones[0] = (0, 6, 12)
    play.run(HOLD_TAXATION)
    assert play.s.crowns == [21, 19, 18]
    assert (play.s.zones[0], play.s.returned) == ((), [0, 6, 12])


@pytest.mark.rule("WK-ASSEMBLY-25", "WK-EFFECT-7")
@pytest.mark.parametrize(
    ("name", "crowns"),
    [
        ("fishing_rights", 2), ("wool_staple", 2), ("salt_pans", 2), ("timber_rights", 3), ("wine_trade", 3),
        ("silver_mines", 4), ("ambassador", 4), ("defender_of_the_faith", 0), ("tribune", 0), ("patron_of_arts", 0),
    ],
)  # fmt: skip
def test_what_each_charge_pays(name: str, crowns: int) -> None:
    play = Position(empty=True)
    play.charge("second", name)
    assert (income(play.s, A), income(play.s, B)) == (0, crowns)


def test_market_charter_adds_a_crown_to_every_open_city() -> None:
    play = Position(empty=True)
    play.law("market_charter")
    play.city("monz", "first")
    play.city("arvane", "first")
    play.siege("arvane", "second")
    assert income(play.s, A) == 5


@pytest.mark.rule("WK-WAGES-1", "WK-WAGES-14")
def test_barons_pay_clockwise_from_the_chairman_and_the_cards_return() -> None:
    play = Position(empty=True)
    play.s.gavel = B
    for seat in (A, B, C):
        play.noble(noble_name(seat, SQUARE), "E4", "swiss_50")
    play.s.zones[1] = (1, 7)
    play.run(HOLD_WAGES)
    seen = []
    while play.s.todo:
        seen.append(play.s.todo[-1].seat)
        play.choose("pay-all")
    assert seen == [B, C, A]
    assert play.s.returned == [1, 7]


@pytest.mark.rule("WK-WAGES-2", "WK-WAGES-3", "WK-WAGES-8")
def test_regulars_are_paid_first_wherever_they_are_and_whatever_they_suffered() -> None:
    play = Position(empty=True)
    play.noble("first-square", "off", "regular_50")
    play.noble("first-triangle", "sea C1", "regular_50")
    play.noble("first-hexagon", "E4", "regular_100 swiss_100", tokens=1)
    play.baron("first", garrison="regular_50")
    play.run(PAY_TURN[A])
    assert play.s.crowns[A] == 15 - 5
    assert play.kind == "pay-mercenaries"
    assert play.refused("pay first-hexagon regular_100") == "WK-WAGES-2"
    play.choose("pay-all")
    assert play.s.crowns[A] == 8


@pytest.mark.rule("WK-WAGES-4", "WK-WAGES-5", "WK-WAGES-6", "WK-WAGES-7", "WK-RULING-22", "WK-EX-5", "WK-D29")
def test_short_of_money_in_wages() -> None:
    def short(crowns: Any) -> Position:
        play = Position(empty=True)
        play.baron("first", castle="E4")
        play.baron("first", garrison="regular_50 regular_50 regular_50 regular_100 polish_100 polish_50")
        play.s.crowns[A] = crowns
        return play.run(PAY_TURN[A])

    play = short(6)
    assert play.s.crowns[A] == 1
    assert play.choices == [PAY[GARRISON][troop("polish_50")], DONE]
    assert play.refused("pay first-castle polish_100") == "WK-WAGES-6"
    assert play.refused("pay-all") == "WK-WAGES-6"
    play.choose("pay first-castle polish_50")
    assert play.s.todo == []
    assert play.s.armies[GARRISON] == (troop("polish_50"), R50, R50, R50, R100)
    assert troop("polish_100") in play.s.companies
    play = short(3)
    assert play.s.crowns[A] == 0
    assert play.s.armies[GARRISON] == (R50, R50, R50, R100)  # the unpaid regular stays


@pytest.mark.rule("WK-WAGES-5", "WK-RULING-80", "WK-D28")
def test_the_baron_chooses_among_the_largest_payable_sets_and_may_spend_the_rest() -> None:
    play = Position(empty=True)
    play.baron("first", castle="E4")
    play.baron("first", garrison="regular_50 regular_50 regular_50 regular_100 polish_50")
    play.s.crowns[A] = 4
    play.run(PAY_TURN[A])
    assert play.choices == [PAY_REGULARS[R50, R50, R50], PAY_REGULARS[R50, R50, R100]]
    assert play.refused("pay-regulars regular_50,regular_100") == "WK-WAGES-5"
    play.choose("pay-regulars regular_50,regular_50,regular_50")
    assert play.s.crowns[A] == 1
    play.choose("pay-all")
    assert (play.s.crowns[A], len(play.s.armies[GARRISON])) == (0, 5)


@pytest.mark.rule("WK-WAGES-9", "WK-WAGES-10", "WK-WAGES-11", "WK-WAGES-12", "WK-EX-4")
def test_free_wages_up_to_400_of_printed_card_strength() -> None:
    play = Position(empty=True)
    play.noble("first-circle", "E4", "swiss_200 polish_200", tokens=1)
    play.office("first-circle", "constable")  # support troops neither count nor cost
    play.run(PAY_TURN[A])
    assert (play.s.todo, play.s.crowns[A]) == ([], 15)

    play.give("first-circle", "regular_50")
    play.run(PAY_TURN[A])
    assert play.s.crowns[A] == 14
    play.choose("pay-all")
    assert play.s.crowns[A] == 15 - 9


@pytest.mark.rule("WK-WAGES-15")
@pytest.mark.parametrize("place", ["off", "sea C1", "E4"])
def test_free_wages_work_wherever_the_noble_is(place: str) -> None:
    play = Position(empty=True)
    play.noble("first-circle", place, "swiss_200 regular_100")
    play.noble("first-square", place, "regular_50")
    play.run(PAY_TURN[A])
    assert play.s.crowns[A] == 14


@pytest.mark.rule("WK-WAGES-13", "WK-RULING-23", "WK-DEATH-13")
@pytest.mark.parametrize("place", ["E4", "sea C1"])
def test_a_noble_whose_last_card_leaves_counts_as_dead(place: str) -> None:
    play = Position(empty=True)
    leader = play.noble("first-square", place, "swiss_100").army_number("first-square")
    play.office("first-square", "marshal")
    play.s.crowns[A] = 0
    play.run(PAY_TURN[A])
    assert play.s.where[leader] == -1
    assert play.s.office[leader] == -1
    assert play.events(NobleDied)
    assert play.events(FateTurned) == []  # an army without cards makes no desertion draw
    assert play.s.heir[leader] == 1


@pytest.mark.rule("WK-OPT-6.1", "WK-OPT-6.2")
def test_with_the_option_a_deserted_noble_is_not_dead() -> None:
    play = Position(options={"deserted_noble": True}, empty=True)
    leader = play.noble("first-square", "E4", "swiss_100").army_number("first-square")
    play.s.heir[leader] = 0
    play.office("first-square", "marshal")
    play.s.crowns[A] = 0
    play.run(PAY_TURN[A])
    assert play.s.where[leader] == -1  # not out of the game, though he has no heir
    assert play.s.office[leader] >= 0
    assert play.events(NobleDied) == []


@pytest.mark.rule("WK-DEATH-3")
def test_a_noble_dies_when_his_army_shrinks_to_its_casualties() -> None:
    play = Position(empty=True)
    leader = play.noble("first-square", "E4", "swiss_100 polish_100 regular_50", tokens=1).army_number("first-square")
    other = play.noble("first-triangle", "E5", "swiss_100 regular_100", tokens=1).army_number("first-triangle")
    play.s.crowns[A] = 3
    play.stack_fate()
    play.run(PAY_TURN[A])
    play.after("done") if play.kind == "pay-mercenaries" else None
    assert play.asked == "first who-first"
    play.choose("pick-noble first-triangle")
    assert play.s.where[leader] == -1
    assert play.s.where[other] == -1
    assert play.s.armies[leader] == (R50,)


@pytest.mark.rule("WK-EFFECT-9", "WK-EFFECT-21", "WK-RULING-31", "WK-D41")
@pytest.mark.parametrize(("pick", "cost", "outlaw"), [(OBEY, 3 + 1 + 2, 0), (DEFY, 5, 1)])
def test_soldiers_wage_is_obeyed_or_broken_once_in_each_wages_phase(pick: Any, cost: int, outlaw: int) -> None:
    play = Position(empty=True)
    play.law("soldiers_wage")
    play.noble("second-square", "E4", "swiss_150 polish_100")
    play.run(PAY_TURN[B])
    assert play.asked == "second soldiers-wage"
    play.choose(pick, "pay-all")
    assert play.s.crowns[B] == 15 - cost
    assert play.s.outlaw[B] == outlaw


@pytest.mark.rule("WK-EFFECT-21", "WK-RULING-32", "WK-ASSEMBLY-51")
def test_an_unpaid_soldiers_wage_lets_the_card_leave_and_an_outlaw_ignores_it() -> None:
    play = Position(empty=True)
    play.law("soldiers_wage")
    play.noble("second-square", "E4", "swiss_150 regular_50")
    play.s.crowns[B] = 4
    play.run(PAY_TURN[B])
    play.choose("obey")
    assert play.s.armies[5] == (R50,)
    play = Position(empty=True)
    play.law("soldiers_wage")
    play.s.outlaw[B] = 1
    play.noble("second-square", "E4", "swiss_150 regular_50")
    play.s.crowns[B] = 4
    play.run(PAY_TURN[B])
    play.choose("pay-all")
    assert play.s.crowns[B] == 0
    assert len(play.s.armies[5]) == 2


def test_the_law_does_not_ask_who_has_no_such_company() -> None:
    play = Position(empty=True)
    play.law("soldiers_wage")
    play.noble("second-square", "E4", "swiss_100")
    play.noble("second-circle", "E4", "swiss_200")  # free wages
    play.run(PAY_TURN[B])
    assert play.kind == "pay-mercenaries"
    play.choose("pay-all")
    assert play.s.crowns[B] == 13
