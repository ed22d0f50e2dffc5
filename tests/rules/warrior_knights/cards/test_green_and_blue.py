"""Every green and blue event card and its effect."""

import pytest

from serai.games.warrior_knights.choices import (
    ARMY,
    CITY,
    EXPEDITION,
    PAY_CROWNS,
    TAKE,
)
from serai.games.warrior_knights.tables import GARRISON
from tests.rules.warrior_knights.realm import (
    A,
    B,
    C,
    amount,
    asked,
    besiege,
    castle,
    choose,
    city,
    garrison,
    hold,
    kind,
    law,
    noble,
    options,
    realm,
    stack_fate,
    told,
    troop,
    why_not,
)
from tests.rules.warrior_knights.scenes import bless, hit, strike


def test_rich_harvest_and_acclaim_and_loyal_delegates_and_pilgrims_gifts():
    assert bless("rich_harvest").crowns == [15, 15, 20]
    s = bless("acclaim")
    assert (s.influence, s.pool) == ([0, 0, 1], 29)
    s = bless("loyal_delegates")
    assert (s.votes, s.gavel) == ([0, 0, 3], A)
    s = bless("pilgrims_gifts")
    assert (s.faith, s.sceptre) == ([0, 0, 2], B)


@pytest.mark.rule("WK-UPKEEP-5")
def test_acclaim_is_paid_from_outside_when_the_pool_is_empty_even_without_a_castle():
    s = bless("acclaim", build=lambda s: setattr(s, "pool", 0))
    assert (s.influence[C], s.pool) == (1, 0)
    assert s.castle[C] == -1


@pytest.mark.rule("WK-EFFECT-11", "WK-D44")
def test_wandering_company_joins_at_home_or_goes_back():
    def build(s):
        castle(s, C, "E4")
        s.companies[:] = [troop("swiss_200")]

    s = bless("wandering_company", build=build)
    assert asked(s) == (C, "PostCompany")
    assert ARMY[GARRISON + C] in options(s)
    choose(s, ARMY[GARRISON + C])
    assert s.armies[GARRISON + C] == (troop("swiss_200"),)
    assert s.crowns[C] == 15

    def homeless(s):
        for base in range(4):
            noble(s, C, base, "E5", 50)
        s.companies[:] = [troop("swiss_200")]

    s = bless("wandering_company", build=homeless)
    assert s.companies == [troop("swiss_200")]
    assert s.levy == []


@pytest.mark.rule("WK-EFFECT-22", "WK-EFFECT-2")
def test_master_mason_fortifies_or_repairs_what_is_not_besieged():
    def build(s):
        hold(s, "monz", C, breach=2)
        hold(s, "arvane", C, breach=1)
        besiege(s, city("arvane"), A)

    s = bless("master_mason", build=build)
    assert asked(s) == (C, "ChooseOne")
    choose(s, amount(1))
    assert s.breach[city("monz")] == 0
    assert s.breach[city("arvane")] == 1
    s = bless("master_mason", build=build)
    choose(s, amount(0))
    assert s.fortified[city("monz")] == 1
    assert s.crowns[C] == 15

    def only_walls(s):
        hold(s, "monz", C)
        hold(s, "lorne", C)

    s = bless("master_mason", build=only_walls)
    assert kind(s) == "SelectCity"  # nothing to repair, so fortify: which city?
    assert why_not(s, CITY[city("arvane")]) == "WK-EFFECT-1"
    besiege(s, city("lorne"), A)
    assert why_not(s, CITY[city("lorne")]) == "WK-EFFECT-22"
    assert bless("master_mason").todo == []


def test_choose_one_refuses_a_list_without_an_object():
    def build(s):
        hold(s, "monz", C, fortified=True, breach=1)
        hold(s, "lorne", C, breach=1)

    s = bless("master_mason", build=build)
    assert options(s) == [amount(0), amount(1)]
    s.fortified[city("lorne")] = 1
    assert why_not(s, amount(0)) == "WK-EFFECT-2"


@pytest.mark.rule("WK-RULING-84")
def test_field_surgeons_heal_up_to_three_casualties_of_any_army():
    def build(s):
        noble(s, C, 0, "E4", "swiss_200", "polish_200", tokens=2)
        noble(s, C, 1, "E4", 50)
        garrison(s, C, "english_200", "english_150", "italian_200", tokens=5)

    s = bless("field_surgeons", build=build)
    assert options(s) == [ARMY[8], ARMY[9], ARMY[GARRISON + C]]  # also one without tokens
    choose(s, ARMY[GARRISON + C])
    assert s.tokens[GARRISON + C] == 2
    s = bless("field_surgeons", build=build)
    choose(s, ARMY[8])
    assert s.tokens[8] == 0


@pytest.mark.rule("WK-EFFECT-12")
@pytest.mark.parametrize("outlawed", [False, True])
def test_voice_of_the_hall_brings_the_gavel_but_not_to_an_outlaw(outlawed):
    s = bless("voice_of_the_hall", build=lambda s: s.outlaw.__setitem__(C, int(outlawed)))
    assert s.gavel == (A if outlawed else C)


@pytest.mark.rule("WK-EFFECT-10")
def test_hard_winter_crown_levy_and_great_council_hold_a_phase_and_return_its_cards():
    s = realm()
    s.zones[1] = (1, 7)
    s = strike(s, "hard_winter")
    assert [e.phase for e in told(s, "PhaseBegan")] == [1]
    assert s.returned == [1, 7]
    s = realm()
    hold(s, "monz", A)
    s.zones[0] = (0,)
    s = strike(s, "crown_levy")
    assert s.crowns[A] == 19
    assert s.zones[0] == ()
    s = realm()
    s.agenda_pool.clear()
    s.zones[2] = (2, 8)
    s = strike(s, "great_council")
    assert s.votes == [1, 1, 1]
    assert s.returned == [2, 8]
    assert s.event == -1


def test_drought_costs_a_crown_for_each_kingdom_city():
    def build(s):
        hold(s, "monz", A)
        hold(s, "arvane", A)
        hold(s, "tunis", B)

    s = hit("drought", build=build)
    assert s.crowns == [13, 15, 15]


@pytest.mark.parametrize("razed", [False, True])
def test_pestilence_strikes_all_in_the_area_of_the_city_on_the_fate_card(razed):
    def build(s):
        hold(s, "arvane", -2 if razed else A)
        noble(s, A, 0, "D4", "swiss_200")
        noble(s, B, 0, "D4", "polish_200")
        noble(s, C, 0, "D5", "italian_200")
        if razed:
            castle(s, C, "D4")
            garrison(s, C, 100, 100)
        stack_fate(s, 6)  # Arvane

    s = hit("pestilence", build=build)
    assert [s.tokens[n] for n in (0, 4, 8, GARRISON + C)] == [1, 1, 0, int(razed)]
    assert s.breach[city("arvane")] == int(not razed)


@pytest.mark.parametrize("noble_inside", [False, True])
def test_city_uprising_makes_a_controlled_city_revolt_even_with_a_noble(noble_inside):
    def build(s):
        hold(s, "arvane", A)
        s.crowns[A] = 20
        if noble_inside:
            noble(s, A, 0, "D4", 50)
        stack_fate(s, 6)

    s = hit("city_uprising", build=build)
    assert asked(s) == (A, "Ransom")
    choose(s, PAY_CROWNS)
    assert s.crowns[A] == 10
    s = hit("city_uprising", build=lambda s: stack_fate(s, 6))
    assert s.todo == []  # a neutral city does not revolt


@pytest.mark.rule("WK-FATE-3")
def test_disputed_see_makes_the_baron_on_the_card_head_of_the_church():
    s = hit("disputed_see", build=lambda s: stack_fate(s, 1, 17, 6))  # emeraude and niebieski are not here, zobel is C
    assert s.sceptre == C
    assert s.fate_discard == [1, 17, 6]


def test_shipwreck_the_head_picks_the_expedition_that_is_lost():
    def build(s):
        s.ship[:] = [1, 0, 2]
        s.stakes[0] = 5
        s.stakes[12] = 4

    s = hit("shipwreck", build=build)
    assert asked(s) == (B, "SelectExpedition")
    assert why_not(s, EXPEDITION[1]) == "WK-EFFECT-1"
    choose(s, EXPEDITION[2])
    assert s.ship == [1, 0, 0]
    assert (s.stakes[0], s.stakes[12]) == (5, 0)
    assert s.crowns[A] == 15
    assert hit("shipwreck").todo == []


def test_fair_winds_advance_every_expedition_and_bring_news():
    def build(s):
        s.ship[:] = [1, 2, 0]
        s.stakes[6] = 3  # A in the Spice Islands
        stack_fate(s, 3)  # x3

    s = hit("fair_winds", build=build)
    assert s.ship == [2, 0, 0]
    assert s.crowns[A] == 15 + 9


def test_companies_disband_every_baron_loses_one_of_the_nationality():
    def build(s):
        noble(s, A, 0, "E4", "polish_50", 50)
        noble(s, B, 0, "E5", "polish_100", "polish_150", 50)
        noble(s, C, 0, "E5", "swiss_50")
        stack_fate(s, 0)

    s = hit("companies_disband", build=build)
    assert asked(s) == (B, "SelectCompany")
    assert why_not(s, TAKE[4][troop(50)]) == "WK-EFFECT-1"
    choose(s, TAKE[4][troop("polish_100")])
    assert [len(s.armies[n]) for n in (0, 4, 8)] == [1, 2, 1]


@pytest.mark.rule("WK-EFFECT-6")
def test_burgher_rights_keep_fortified_cities_from_revolting():
    s = realm()
    hold(s, "arvane", A, fortified=True)
    law(s, "burgher_rights")
    stack_fate(s, 6)
    strike(s, "city_uprising")
    assert s.todo == []
    assert s.owner[city("arvane")] == A
