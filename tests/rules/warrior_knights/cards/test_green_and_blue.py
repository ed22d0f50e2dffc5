"""Every green and blue event card and its effect."""

import pytest

from serai.games.warrior_knights.choices import (
    ARMY,
)
from serai.games.warrior_knights.events import PhaseBegan
from serai.games.warrior_knights.tables import GARRISON
from tests.rules.warrior_knights.names import A, B, C, amount, city, noble_name, owner_name, troop
from tests.rules.warrior_knights.position import Position
from tests.rules.warrior_knights.situations import bless, hit, strike


def test_rich_harvest_and_acclaim_and_loyal_delegates_and_pilgrims_gifts() -> None:
    assert bless("rich_harvest").s.crowns == [15, 15, 20]
    play = bless("acclaim")
    assert (play.s.influence, play.s.pool) == ([0, 0, 1], 29)
    play = bless("loyal_delegates")
    assert (play.s.votes, play.s.gavel) == ([0, 0, 3], A)
    play = bless("pilgrims_gifts")
    assert (play.s.faith, play.s.sceptre) == ([0, 0, 2], B)


@pytest.mark.rule("WK-UPKEEP-5")
def test_acclaim_is_paid_from_outside_when_the_pool_is_empty_even_without_a_castle() -> None:
    play = bless("acclaim", build=lambda play: setattr(play.s, "pool", 0))
    assert (play.s.influence[C], play.s.pool) == (1, 0)
    assert play.s.castle[C] == -1


@pytest.mark.rule("WK-EFFECT-11", "WK-D44")
def test_wandering_company_joins_at_home_or_goes_back() -> None:
    def build(play: Position) -> None:
        play.baron("third", castle="E4")
        play.s.companies[:] = [troop("swiss_200")]

    play = bless("wandering_company", build=build)
    assert play.asked == "third post-company"
    assert ARMY[GARRISON + C] in play.choices
    play.choose("pick-army third-castle")
    assert play.s.armies[GARRISON + C] == (troop("swiss_200"),)
    assert play.s.crowns[C] == 15

    def homeless(play: Position) -> None:
        for base in range(4):
            play.noble(noble_name(C, base), "E5", "regular_50")
        play.s.companies[:] = [troop("swiss_200")]

    play = bless("wandering_company", build=homeless)
    assert play.s.companies == [troop("swiss_200")]
    assert play.s.levy == []


@pytest.mark.rule("WK-EFFECT-22", "WK-EFFECT-2")
def test_master_mason_fortifies_or_repairs_what_is_not_besieged() -> None:
    def build(play: Position) -> None:
        play.city("monz", "third", breach=2)
        play.city("arvane", "third", breach=1)
        play.siege("arvane", "first")

    play = bless("master_mason", build=build)
    assert play.asked == "third choose-one"
    play.choose("amount 1")
    assert play.s.breach[city("monz")] == 0
    assert play.s.breach[city("arvane")] == 1
    play = bless("master_mason", build=build)
    play.choose("amount 0")
    assert play.s.fortified[city("monz")] == 1
    assert play.s.crowns[C] == 15

    def only_walls(play: Position) -> None:
        play.city("monz", "third")
        play.city("lorne", "third")

    play = bless("master_mason", build=only_walls)
    assert play.kind == "select-city"  # nothing to repair, so fortify: which city?
    assert play.refused("pick-city arvane") == "WK-EFFECT-1"
    play.siege("lorne", "first")
    assert play.refused("pick-city lorne") == "WK-EFFECT-22"
    assert bless("master_mason").s.todo == []


def test_choose_one_refuses_a_list_without_an_object() -> None:
    def build(play: Position) -> None:
        play.city("monz", "third", fortified=True, breach=1)
        play.city("lorne", "third", breach=1)

    play = bless("master_mason", build=build)
    assert play.choices == [amount(0), amount(1)]
    play.s.fortified[city("lorne")] = 1
    assert play.refused("amount 0") == "WK-EFFECT-2"


@pytest.mark.rule("WK-RULING-84")
def test_field_surgeons_heal_up_to_three_casualties_of_any_army() -> None:
    def build(play: Position) -> None:
        play.noble("third-circle", "E4", "swiss_200 polish_200", tokens=2)
        play.noble("third-square", "E4", "regular_50")
        play.baron("third", garrison="english_200 english_150 italian_200", tokens=5)

    play = bless("field_surgeons", build=build)
    assert play.choices == [ARMY[8], ARMY[9], ARMY[GARRISON + C]]  # also one without tokens
    play.choose("pick-army third-castle")
    assert play.s.tokens[GARRISON + C] == 2
    play = bless("field_surgeons", build=build)
    play.choose("pick-army third-circle")
    assert play.s.tokens[8] == 0


@pytest.mark.rule("WK-EFFECT-12")
@pytest.mark.parametrize("outlawed", [False, True])
def test_voice_of_the_hall_brings_the_gavel_but_not_to_an_outlaw(outlawed: bool) -> None:
    play = bless("voice_of_the_hall", build=lambda play: play.s.outlaw.__setitem__(C, int(outlawed)))
    assert play.s.gavel == (A if outlawed else C)


@pytest.mark.rule("WK-EFFECT-10")
def test_hard_winter_crown_levy_and_great_council_hold_a_phase_and_return_its_cards() -> None:
    play = Position(empty=True)
    play.s.zones[1] = (1, 7)
    play = strike(play, "hard_winter")
    assert [e.phase for e in play.events(PhaseBegan)] == [1]
    assert play.s.returned == [1, 7]
    play = Position(empty=True)
    play.city("monz", "first")
    play.s.zones[0] = (0,)
    play = strike(play, "crown_levy")
    assert play.s.crowns[A] == 19
    assert play.s.zones[0] == ()
    play = Position(empty=True)
    play.s.agenda_pool.clear()
    play.s.zones[2] = (2, 8)
    play = strike(play, "great_council")
    assert play.s.votes == [1, 1, 1]
    assert play.s.returned == [2, 8]
    assert play.s.event == -1


def test_drought_costs_a_crown_for_each_kingdom_city() -> None:
    def build(play: Position) -> None:
        play.city("monz", "first")
        play.city("arvane", "first")
        play.city("tunis", "second")

    play = hit("drought", build=build)
    assert play.s.crowns == [13, 15, 15]


@pytest.mark.parametrize("razed", [False, True])
def test_pestilence_strikes_all_in_the_area_of_the_city_on_the_fate_card(razed: bool) -> None:
    def build(play: Position) -> None:
        play.city("arvane", owner_name(-2 if razed else A))
        play.noble("first-circle", "D4", "swiss_200")
        play.noble("second-circle", "D4", "polish_200")
        play.noble("third-circle", "D5", "italian_200")
        if razed:
            play.baron("third", castle="D4")
            play.baron("third", garrison="regular_100 regular_100")
        play.stack_fate(6)  # Arvane

    play = hit("pestilence", build=build)
    assert [play.s.tokens[n] for n in (0, 4, 8, GARRISON + C)] == [1, 1, 0, int(razed)]
    assert play.s.breach[city("arvane")] == int(not razed)


@pytest.mark.parametrize("noble_inside", [False, True])
def test_city_uprising_makes_a_controlled_city_revolt_even_with_a_noble(noble_inside: bool) -> None:
    def build(play: Position) -> None:
        play.city("arvane", "first")
        play.s.crowns[A] = 20
        if noble_inside:
            play.noble("first-circle", "D4", "regular_50")
        play.stack_fate(6)

    play = hit("city_uprising", build=build)
    assert play.asked == "first ransom"
    play.choose("pay-crowns")
    assert play.s.crowns[A] == 10
    play = hit("city_uprising", build=lambda play: play.stack_fate(6))
    assert play.s.todo == []  # a neutral city does not revolt


@pytest.mark.rule("WK-FATE-3")
def test_disputed_see_makes_the_baron_on_the_card_head_of_the_church() -> None:
    play = hit(
        "disputed_see", build=lambda play: play.stack_fate(1, 17, 6)
    )  # emeraude and niebieski are not here, zobel is C
    assert play.s.sceptre == C
    assert play.s.fate_discard == [1, 17, 6]


def test_shipwreck_the_head_picks_the_expedition_that_is_lost() -> None:
    def build(play: Position) -> None:
        play.s.ship[:] = [1, 0, 2]
        play.s.stakes[0] = 5
        play.s.stakes[12] = 4

    play = hit("shipwreck", build=build)
    assert play.asked == "second select-expedition"
    assert play.refused("pick-expedition spice_islands") == "WK-EFFECT-1"
    play.choose("pick-expedition china")
    assert play.s.ship == [1, 0, 0]
    assert (play.s.stakes[0], play.s.stakes[12]) == (5, 0)
    assert play.s.crowns[A] == 15
    assert hit("shipwreck").s.todo == []


def test_fair_winds_advance_every_expedition_and_bring_news() -> None:
    def build(play: Position) -> None:
        play.s.ship[:] = [1, 2, 0]
        play.s.stakes[6] = 3  # A in the Spice Islands
        play.stack_fate(3)  # x3

    play = hit("fair_winds", build=build)
    assert play.s.ship == [2, 0, 0]
    assert play.s.crowns[A] == 15 + 9


def test_companies_disband_every_baron_loses_one_of_the_nationality() -> None:
    def build(play: Position) -> None:
        play.noble("first-circle", "E4", "polish_50 regular_50")
        play.noble("second-circle", "E5", "polish_100 polish_150 regular_50")
        play.noble("third-circle", "E5", "swiss_50")
        play.stack_fate(0)

    play = hit("companies_disband", build=build)
    assert play.asked == "second select-company"
    assert play.refused("take second-circle regular_50") == "WK-EFFECT-1"
    play.choose("take second-circle polish_100")
    assert [len(play.s.armies[n]) for n in (0, 4, 8)] == [1, 2, 1]


@pytest.mark.rule("WK-EFFECT-6")
def test_burgher_rights_keep_fortified_cities_from_revolting() -> None:
    play = Position(empty=True)
    play.city("arvane", "first", fortified=True)
    play.law("burgher_rights")
    play.stack_fate(6)
    strike(play, "city_uprising")
    assert play.s.todo == []
    assert play.s.owner[city("arvane")] == A
