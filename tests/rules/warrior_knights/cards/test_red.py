"""Every red event card and its effect."""

import pytest

from serai.games.warrior_knights.choices import (
    ARMY,
    CITY,
    DONE,
    KEEP_EVENT,
    LET_GO,
    NOBLE,
    PAY_CROWNS,
)
from serai.games.warrior_knights.rules.cards.important_event import REVEAL_EVENT
from serai.games.warrior_knights.state import NO_HEIR
from serai.games.warrior_knights.tables import GARRISON
from tests.rules.warrior_knights.realm import (
    A,
    B,
    C,
    asked,
    castle,
    choose,
    city,
    event,
    garrison,
    hold,
    noble,
    options,
    realm,
    run,
    stack_fate,
    told,
    troop,
    why_not,
)
from tests.rules.warrior_knights.scenes import draw, hit, strike


@pytest.mark.rule("WK-EFFECT-1", "WK-EFFECT-5", "WK-DEATH-2", "WK-RULING-56", "WK-D24")
def test_assassin_the_head_picks_the_army_and_its_noble_may_die():
    def build(s):
        noble(s, B, 0, "E4", 100)
        noble(s, B, 1, "E5", 100, "swiss_200")
        garrison(s, B, "polish_200")

    s = hit("assassin", build=build)
    assert asked(s) == (B, "SelectArmy")
    assert options(s) == [ARMY[4], ARMY[5]]  # noble-led armies on the board
    assert why_not(s, ARMY[GARRISON + B]) == "WK-EFFECT-1"
    choose(s, ARMY[5])
    assert s.tokens[5] == 2
    s = hit("assassin", build=build)
    stack_fate(s)
    choose(s, ARMY[4])
    assert s.where[4] == -1  # capped at his capacity of 1, he dies
    assert told(s, "CasualtyTaken")[0].number == 1

    s = realm()
    s.faith[B] = 1
    noble(s, C, 0, "E4", 100, 50)
    noble(s, C, 1, "E4", 100, 50)
    strike(s, "assassin", C)
    assert asked(s) == (B, "SelectArmy")  # the Head picks among the victim's armies


@pytest.mark.rule("WK-EVENT-13", "WK-EFFECT-7")
def test_heretic_gains_no_faith_for_the_rest_of_the_game():
    from serai.games.warrior_knights.choices import USE, ZONE
    from tests.rules.warrior_knights.realm import reveal

    s = hit("heretic")
    assert s.lasting[B] == (event("heretic"),)
    assert event("heretic") not in s.event_discard
    s.sceptre = A
    reveal(s, B, "serve_the_church")
    choose(s, USE, ZONE[0])
    assert s.faith[B] == 0
    assert s.sceptre == A
    reveal(s, C, "serve_the_church")
    choose(s, USE, ZONE[0])
    assert s.faith[C] == 1


@pytest.mark.rule("WK-RULING-89", "WK-OPT-3.6")
@pytest.mark.parametrize(("name", "asks"), [("no_heir", C), ("broken_line", B)])
def test_no_heir_and_broken_line_take_an_heir_for_good(name, asks):
    s = realm()
    s.faith[B] = 1
    strike(s, name, C)
    assert asked(s) == (asks, "SelectNoble")
    s.heir[9] = NO_HEIR
    assert why_not(s, NOBLE[9]) == "WK-EFFECT-1"
    choose(s, NOBLE[10])
    assert s.heir[10] == NO_HEIR
    assert s.lasting[C] == (event(name) + 64 * 11,)
    assert event(name) not in s.event_discard

    s = realm()
    s.faith[B] = 1
    for number in range(8, 12):
        s.where[number] = -2
    strike(s, name, C)
    assert s.lasting[C] == ()
    assert event(name) in s.event_discard  # no object, no effect


@pytest.mark.rule("WK-EFFECT-17")
def test_camp_fever_strikes_armies_quartered_at_cities_and_at_the_castle():
    def build(s):
        castle(s, B, "E4")
        hold(s, "monz", -1)
        noble(s, B, 0, "E4", "swiss_200")
        noble(s, B, 1, "C3", "polish_200")
        noble(s, B, 2, "E5", "italian_200")
        noble(s, B, 3, "~C1", "english_200")
        garrison(s, B, "spanish_200")

    s = hit("camp_fever", build=build)
    assert [s.tokens[n] for n in (4, 5, 6, 7, GARRISON + B)] == [1, 1, 0, 0, 1]
    s = realm()
    castle(s, B, "E4")
    noble(s, B, 0, "E4", 100)
    noble(s, B, 1, "E4", 50)
    stack_fate(s)
    strike(s, "camp_fever", B)
    assert asked(s) == (B, "WhoFirst")  # the owner orders the deaths
    choose(s, NOBLE[5])
    assert [s.where[4], s.where[5]] == [-1, -1]


@pytest.mark.rule("WK-EFFECT-2")
@pytest.mark.parametrize(("crowns", "left"), [(15, 10), (3, 0)])
def test_highwaymen_take_five_crowns_or_what_is_there(crowns, left):
    s = hit("highwaymen", build=lambda s: s.crowns.__setitem__(B, crowns))
    assert s.crowns[B] == left


def test_great_fire_the_head_picks_a_city_that_takes_two_breaches():
    def build(s):
        hold(s, "arvane", B)
        hold(s, "surat", B, breach=1)
        hold(s, "lorne", B, breach=2)

    s = hit("great_fire", build=build)
    assert asked(s) == (B, "SelectCity")
    assert options(s) == [CITY[city("arvane")], CITY[city("surat")]]  # lorne stands at 0
    choose(s, CITY[city("arvane")])
    assert s.breach[city("arvane")] == 2
    s = hit("great_fire", build=build)
    choose(s, CITY[city("surat")])
    assert s.breach[city("surat")] == 2  # capped by its strength
    assert s.owner[city("surat")] == B
    assert hit("great_fire").crowns[B] == 15  # no city, no effect


@pytest.mark.parametrize(("crowns", "left"), [(15, 8), (4, 2)])
def test_crooked_steward_takes_half_rounded_down(crowns, left):
    s = hit("crooked_steward", build=lambda s: s.crowns.__setitem__(B, crowns))
    assert s.crowns[B] == left


@pytest.mark.rule("WK-EFFECT-3", "WK-EFFECT-4")
def test_peasant_rising_shows_all_cards_then_may_be_cancelled_then_ransomed():
    s = realm()
    for name in ("monz", "arvane", "lorne"):
        hold(s, name, B)
    noble(s, B, 0, "A6", 50)  # guards Lorne
    s.faith[B] = 2
    stack_fate(s, 2, 3, 0)  # two revolts, in the order arvane, monz
    draw(s, "peasant_rising")
    s.event_seat = C
    run(s, REVEAL_EVENT)
    choose(s, KEEP_EVENT)
    assert [e.fate for e in told(s, "FateTurned")] == [2, 3]
    assert asked(s) == (B, "CancelEvent")
    choose(s, DONE)
    assert asked(s) == (B, "Ransom")
    choose(s, LET_GO)
    assert s.owner[city("arvane")] == -1
    choose(s, PAY_CROWNS)
    assert s.crowns[B] == 15 - 8
    assert s.owner[city("monz")] == B
    assert s.owner[city("lorne")] == B


@pytest.mark.parametrize(("votes", "left"), [(5, 2), (1, 0)])
def test_bought_delegates_cost_three_votes(votes, left):
    s = hit("bought_delegates", build=lambda s: s.votes.__setitem__(B, votes))
    assert s.votes[B] == left


@pytest.mark.rule("WK-WAGES-13")
def test_mutinous_companies_every_mercenary_of_the_nationality_deserts():
    s = realm()
    noble(s, B, 0, "E4", "polish_50", "polish_100", 50)
    noble(s, B, 1, "E5", "polish_200")
    noble(s, B, 2, "~C1", "swiss_50")
    garrison(s, B, "polish_50", "swiss_100")
    stack_fate(s, 0)
    strike(s, "mutinous_companies", B)
    assert s.armies[4] == (troop(50),)
    assert s.where[5] == -1  # lost his last troops
    assert s.armies[6] == (troop("swiss_50"),)
    assert s.armies[GARRISON + B] == (troop("swiss_100"),)


def test_scandal_costs_an_influence_which_returns_to_the_pool():
    s = hit("scandal", build=lambda s: s.influence.__setitem__(B, 3))
    assert s.influence[B] == 2
    assert s.pool == 31
    assert hit("scandal").pool == 30


def test_mired_wagons_exhaust_two_ready_nobles_whom_the_head_picks():
    def build(s):
        for base, place, tired in ((0, "E4", False), (1, "E4", False), (2, "E4", False), (3, "E4", True)):
            noble(s, B, base, place, 50, tired=tired)

    s = hit("mired_wagons", build=build)
    assert options(s) == [NOBLE[4], NOBLE[5], NOBLE[6]]
    choose(s, NOBLE[4], NOBLE[6])
    assert s.exhausted[4:8] == [1, 0, 1, 1]
    s = hit("mired_wagons", build=lambda s: noble(s, B, 0, "E4", 50))
    assert s.exhausted[4] == 1
