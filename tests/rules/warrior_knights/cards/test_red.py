"""Every red event card and its effect."""

import pytest

from serai.games.warrior_knights.choices import (
    ARMY,
    CITY,
    NOBLE,
    USE,
    ZONE,
)
from serai.games.warrior_knights.events import CasualtyTaken, FateTurned
from serai.games.warrior_knights.rules.cards.important_event import REVEAL_EVENT
from serai.games.warrior_knights.state import NO_HEIR
from serai.games.warrior_knights.tables import GARRISON
from tests.rules.warrior_knights.names import A, B, C, city, event, noble_name, troop
from tests.rules.warrior_knights.play import SEATS
from tests.rules.warrior_knights.position import Position
from tests.rules.warrior_knights.situations import hit, strike


@pytest.mark.rule("WK-EFFECT-1", "WK-EFFECT-5", "WK-DEATH-2", "WK-RULING-56", "WK-D24")
def test_assassin_the_head_picks_the_army_and_its_noble_may_die() -> None:
    def build(play: Position) -> None:
        play.noble("second-circle", "E4", "regular_100")
        play.noble("second-square", "E5", "regular_100 swiss_200")
        play.baron("second", garrison="polish_200")

    play = hit("assassin", build=build)
    assert play.asked == "second select-army"
    assert play.choices == [ARMY[4], ARMY[5]]  # noble-led armies on the board
    assert play.refused("pick-army second-castle") == "WK-EFFECT-1"
    play.choose("pick-army second-square")
    assert play.s.tokens[5] == 2
    play = hit("assassin", build=build)
    play.stack_fate()
    play.choose("pick-army second-circle")
    assert play.s.where[4] == -1  # capped at his capacity of 1, he dies
    assert play.events(CasualtyTaken)[0].number == 1

    play = Position(empty=True)
    play.s.faith[B] = 1
    play.noble("third-circle", "E4", "regular_100 regular_50")
    play.noble("third-square", "E4", "regular_100 regular_50")
    strike(play, "assassin", C)
    assert play.asked == "second select-army"  # the Head picks among the victim's armies


@pytest.mark.rule("WK-EVENT-13", "WK-EFFECT-7")
def test_heretic_gains_no_faith_for_the_rest_of_the_game() -> None:
    play = hit("heretic")
    assert play.s.lasting[B] == (event("heretic"),)
    assert event("heretic") not in play.s.event_discard
    play.s.sceptre = A
    play.reveal("second-serve_the_church")
    play.choose(USE, ZONE[0])
    assert play.s.faith[B] == 0
    assert play.s.sceptre == A
    play.reveal("third-serve_the_church")
    play.choose(USE, ZONE[0])
    assert play.s.faith[C] == 1


@pytest.mark.rule("WK-RULING-89", "WK-OPT-3.6")
@pytest.mark.parametrize(("name", "asks"), [("no_heir", C), ("broken_line", B)])
def test_no_heir_and_broken_line_take_an_heir_for_good(name: str, asks: int) -> None:
    play = Position(empty=True)
    play.s.faith[B] = 1
    strike(play, name, C)
    assert play.asked == f"{SEATS[asks]} select-noble"
    play.s.heir[9] = NO_HEIR
    assert play.refused("pick-noble third-square") == "WK-EFFECT-1"
    play.choose("pick-noble third-triangle")
    assert play.s.heir[10] == NO_HEIR
    assert play.s.lasting[C] == (event(name) + 64 * 11,)
    assert event(name) not in play.s.event_discard

    play = Position(empty=True)
    play.s.faith[B] = 1
    for number in range(8, 12):
        play.s.where[number] = -2
    strike(play, name, C)
    assert play.s.lasting[C] == ()
    assert event(name) in play.s.event_discard  # no object, no effect


@pytest.mark.rule("WK-EFFECT-17")
def test_camp_fever_strikes_armies_quartered_at_cities_and_at_the_castle() -> None:
    def build(play: Position) -> None:
        play.baron("second", castle="E4")
        play.city("monz", "neutral")
        play.noble("second-circle", "E4", "swiss_200")
        play.noble("second-square", "C3", "polish_200")
        play.noble("second-triangle", "E5", "italian_200")
        play.noble("second-hexagon", "sea C1", "english_200")
        play.baron("second", garrison="spanish_200")

    play = hit("camp_fever", build=build)
    assert [play.s.tokens[n] for n in (4, 5, 6, 7, GARRISON + B)] == [1, 1, 0, 0, 1]
    play = Position(empty=True)
    play.baron("second", castle="E4")
    play.noble("second-circle", "E4", "regular_100")
    play.noble("second-square", "E4", "regular_50")
    play.stack_fate()
    strike(play, "camp_fever", B)
    assert play.asked == "second who-first"  # the owner orders the deaths
    play.choose("pick-noble second-square")
    assert [play.s.where[4], play.s.where[5]] == [-1, -1]


@pytest.mark.rule("WK-EFFECT-2")
@pytest.mark.parametrize(("crowns", "left"), [(15, 10), (3, 0)])
def test_highwaymen_take_five_crowns_or_what_is_there(crowns: int, left: int) -> None:
    play = hit("highwaymen", build=lambda play: play.s.crowns.__setitem__(B, crowns))
    assert play.s.crowns[B] == left


def test_great_fire_the_head_picks_a_city_that_takes_two_breaches() -> None:
    def build(play: Position) -> None:
        play.city("arvane", "second")
        play.city("surat", "second", breach=1)
        play.city("lorne", "second", breach=2)

    play = hit("great_fire", build=build)
    assert play.asked == "second select-city"
    assert play.choices == [CITY[city("arvane")], CITY[city("surat")]]  # lorne stands at 0
    play.choose("pick-city arvane")
    assert play.s.breach[city("arvane")] == 2
    play = hit("great_fire", build=build)
    play.choose("pick-city surat")
    assert play.s.breach[city("surat")] == 2  # capped by its strength
    assert play.s.owner[city("surat")] == B
    assert hit("great_fire").s.crowns[B] == 15  # no city, no effect


@pytest.mark.parametrize(("crowns", "left"), [(15, 8), (4, 2)])
def test_crooked_steward_takes_half_rounded_down(crowns: int, left: int) -> None:
    play = hit("crooked_steward", build=lambda play: play.s.crowns.__setitem__(B, crowns))
    assert play.s.crowns[B] == left


@pytest.mark.rule("WK-EFFECT-3", "WK-EFFECT-4")
def test_peasant_rising_shows_all_cards_then_may_be_cancelled_then_ransomed() -> None:
    play = Position(empty=True)
    for name in ("monz", "arvane", "lorne"):
        play.city(name, "second")
    play.noble("second-circle", "A6", "regular_50")  # guards Lorne
    play.s.faith[B] = 2
    play.stack_fate(2, 3, 0)  # two revolts, in the order arvane, monz
    play.event("peasant_rising")
    play.s.event_seat = C
    play.run(REVEAL_EVENT)
    play.choose("keep-event")
    assert [e.fate for e in play.events(FateTurned)] == [2, 3]
    assert play.asked == "second cancel-event"
    play.choose("done")
    assert play.asked == "second ransom"
    play.choose("let-go")
    assert play.s.owner[city("arvane")] == -1
    play.choose("pay-crowns")
    assert play.s.crowns[B] == 15 - 8
    assert play.s.owner[city("monz")] == B
    assert play.s.owner[city("lorne")] == B


@pytest.mark.parametrize(("votes", "left"), [(5, 2), (1, 0)])
def test_bought_delegates_cost_three_votes(votes: int, left: int) -> None:
    play = hit("bought_delegates", build=lambda play: play.s.votes.__setitem__(B, votes))
    assert play.s.votes[B] == left


@pytest.mark.rule("WK-WAGES-13")
def test_mutinous_companies_every_mercenary_of_the_nationality_deserts() -> None:
    play = Position(empty=True)
    play.noble("second-circle", "E4", "polish_50 polish_100 regular_50")
    play.noble("second-square", "E5", "polish_200")
    play.noble("second-triangle", "sea C1", "swiss_50")
    play.baron("second", garrison="polish_50 swiss_100")
    play.stack_fate(0)
    strike(play, "mutinous_companies", B)
    assert play.s.armies[4] == (troop(50),)
    assert play.s.where[5] == -1  # lost his last troops
    assert play.s.armies[6] == (troop("swiss_50"),)
    assert play.s.armies[GARRISON + B] == (troop("swiss_100"),)


def test_scandal_costs_an_influence_which_returns_to_the_pool() -> None:
    play = hit("scandal", build=lambda play: play.s.influence.__setitem__(B, 3))
    assert play.s.influence[B] == 2
    assert play.s.pool == 31
    assert hit("scandal").s.pool == 30


def test_mired_wagons_exhaust_two_ready_nobles_whom_the_head_picks() -> None:
    def build(play: Position) -> None:
        for base, place, tired in ((0, "E4", False), (1, "E4", False), (2, "E4", False), (3, "E4", True)):
            play.noble(noble_name(B, base), place, "regular_50", exhausted=tired)

    play = hit("mired_wagons", build=build)
    assert play.choices == [NOBLE[4], NOBLE[5], NOBLE[6]]
    play.choose("pick-noble second-circle", "pick-noble second-triangle")
    assert play.s.exhausted[4:8] == [1, 0, 1, 1]
    play = hit(
        "mired_wagons", build=lambda play: play.noble("second-circle", "E4", "regular_50").army_number("second-circle")
    )
    assert play.s.exhausted[4] == 1
