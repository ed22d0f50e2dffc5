"""Terms and components: strengths, capacities, walls, places, and the content of the box."""

from collections import Counter
from math import ceil

import pytest

from serai.engine.core.chance import seeded
from serai.games.warrior_knights import GAME, tables
from serai.games.warrior_knights.choices import DONE, USE, amounts
from serai.games.warrior_knights.rules.board import (
    AREAS,
    BESIDE,
    CITIES,
    IS_PORT,
    KINGDOM,
    KINGDOM_CITIES,
    MOUNTAINS,
    RIVERS,
    ROADS,
    STEPS,
)
from serai.games.warrior_knights.rules.cards.action_cards import NEXT_CARD
from serai.games.warrior_knights.rules.cards.neutral_cards import NEUTRAL_STEPS
from serai.games.warrior_knights.rules.money.wages import HOLD_WAGES
from serai.games.warrior_knights.rules.upkeep.upkeep_baron import why_not_return
from serai.games.warrior_knights.rules.war.armies import (
    ability_of,
    capacity,
    clockwise,
    effective,
    in_the_open,
    inside_walls,
    is_destroyed,
    is_inside,
    lift,
    put,
    strength,
    wall_strength,
)
from serai.games.warrior_knights.rules.war.battle_strength import cards_due
from serai.games.warrior_knights.rules.war.cities import free_city
from serai.games.warrior_knights.rules.war.death import check_army
from serai.games.warrior_knights.state import HOSTAGE, NEUTRAL, NOBODY
from tests.rules.driver import rule_of
from tests.rules.warrior_knights.names import (
    CIRCLE,
    HEXAGON,
    TRIANGLE,
    A,
    B,
    C,
    area,
    city,
    noble_name,
    troop_names,
)
from tests.rules.warrior_knights.play import SEATS
from tests.rules.warrior_knights.position import Position


@pytest.mark.rule("WK-TERM-1", "WK-TERM-2")
def test_the_order_goes_to_the_left_from_the_chairman_through_all_barons() -> None:
    play = Position(5, empty=True)
    assert clockwise(play.s, C) == [2, 3, 4, 0, 1]
    play.s.alive[3] = 0
    assert clockwise(play.s, C) == [2, 4, 0, 1]


@pytest.mark.rule("WK-TERM-3")
def test_an_order_once_begun_does_not_follow_the_gavel() -> None:
    play = Position(3, empty=True)
    for seat in (A, B, C):
        play.noble(noble_name(seat, CIRCLE), "E4", "regular_50", tokens=1)
        play.s.tokens[4 * seat] = 0
        play.baron(SEATS[seat], garrison="regular_100", tokens=1)
    play.run(NEUTRAL_STEPS[tables.NEUTRALS.index("muster_troops")])
    assert [step.seat for step in reversed(play.s.todo)] == [A, B, C]
    play.s.gavel = C
    assert [step.seat for step in reversed(play.s.todo)] == [A, B, C]


@pytest.mark.rule("WK-TERM-5", "WK-COMP-1", "WK-COMP-2")
def test_there_are_47_areas_6_lands_and_24_cities_and_every_land_has_a_port() -> None:
    assert (KINGDOM, len(AREAS)) == (47, 53)
    assert (KINGDOM_CITIES, len(CITIES)) == (18, 24)
    assert all(IS_PORT[land] for land in range(KINGDOM, len(AREAS)))


@pytest.mark.rule("WK-TERM-6", "WK-TERM-22", "WK-TERM-27")
def test_a_razed_city_has_no_walls_and_a_neutral_one_belongs_to_nobody() -> None:
    play = Position(empty=True)
    assert play.s.walled[area("D4")] == city("arvane")
    play.city("arvane", "razed")
    assert play.s.walled[area("D4")] == NOBODY
    play.noble("first-circle", "C1", "regular_50")
    assert in_the_open(play.s, A, area("C1")) == [0]
    assert inside_walls(play.s, city("froli")) == []


@pytest.mark.rule("WK-TERM-7", "WK-TERM-8", "WK-COMP-3")
def test_areas_are_adjacent_across_sides_and_passable_without_mountain_or_river() -> None:
    d4 = area("D4")
    assert {AREAS[a] for a in BESIDE[d4]} == {"C4", "E4", "D3", "E3", "D5", "E5"}
    assert {AREAS[a] for a in STEPS[d4]} == {"C4", "D3", "E3", "D5"}
    assert all(BESIDE[land] == () for land in range(KINGDOM, len(AREAS)))
    bridges = [(a, b) for a in range(KINGDOM) for b in ROADS[a] if a < b]
    rivers_and_bridges = {
        frozenset((area(x), area(y))) for x, y in (("B4", "B5"), ("D4", "D5"), ("D6", "E6"), ("E3", "F3"))
    }
    assert rivers_and_bridges <= {frozenset(pair) for pair in bridges}
    assert len(MOUNTAINS) == 11
    assert len(RIVERS) == 12
    for pair in MOUNTAINS | RIVERS:
        a, b = pair
        assert b in BESIDE[a]
        assert b not in STEPS[a]


@pytest.mark.rule("WK-TERM-9", "WK-TERM-10", "WK-TERM-12", "WK-RULING-1", "WK-EFFECT-8", "WK-ASSEMBLY-29")
def test_the_troop_strength_counts_cards_and_support_in_the_field() -> None:
    play = Position(empty=True)
    leader = play.noble("first-circle", "E4", "regular_100 polish_150").army_number("first-circle")
    guard = play.baron("first", garrison="regular_50 swiss_50").army_number("first-castle")
    assert strength(play.s, leader) == 250
    assert strength(play.s, guard) == 100
    play.office("first-circle", "constable")
    assert strength(play.s, leader) == 450
    assert capacity(play.s, leader) == 5
    play.s.where[leader] = 64 + area("C1")
    assert strength(play.s, leader) == 450
    play.s.where[leader] = -1
    assert strength(play.s, leader) == 250


@pytest.mark.rule("WK-TERM-11", "WK-TERM-15", "WK-TERM-16", "WK-CASTLE-2", "WK-ASSAULT-7")
def test_a_garrison_has_no_leader_and_draws_no_leaders_cards() -> None:
    play = Position(empty=True)
    guard = play.baron("first", garrison="regular_100 regular_100").army_number("first-castle")
    leader = play.noble("first-circle", "E4", "english_200").army_number("first-circle")
    assert cards_due(play.s, (guard,), NOBODY, False) == 2
    assert cards_due(play.s, (leader,), NOBODY, True) == 4
    assert cards_due(play.s, (leader, guard), NOBODY, True) == 6


@pytest.mark.rule("WK-TERM-13", "WK-TERM-14", "WK-RULING-2", "WK-EX-3")
def test_casualties_weaken_and_capacity_is_strength_in_hundreds_rounded_up() -> None:
    play = Position(empty=True)
    for cards, dies_on in (((100, "polish_200"), 3), ((50, 100), 2), ((50,), 1)):
        play = Position(empty=True)
        leader = play.noble("first-circle", "E4", troop_names(*cards)).army_number("first-circle")
        total = strength(play.s, leader)
        assert capacity(play.s, leader) == dies_on == ceil(total / 100)
        play.s.tokens[leader] = dies_on - 1
        assert not is_destroyed(play.s, leader)
        play.s.tokens[leader] = dies_on
        assert is_destroyed(play.s, leader)
    play.s.tokens[leader] = 1
    assert effective(play.s, leader) == 0


@pytest.mark.rule("WK-TERM-18", "WK-TERM-19", "WK-TERM-26", "WK-SETUP-22")
def test_a_noble_is_on_the_board_at_sea_or_off_it_and_ready_at_first() -> None:
    play = Position(empty=True)
    here = play.noble("first-circle", "E4", "regular_50").army_number("first-circle")
    sea = play.noble("first-square", "sea C1", "regular_50").army_number("first-square")
    assert in_the_open(play.s, A, area("E4")) == [here]
    assert play.s.here[area("C1")] == 0
    assert play.s.where[sea] == 64 + area("C1")
    assert play.s.where[4 * A + TRIANGLE] == -1
    assert play.s.exhausted == [0] * 24


@pytest.mark.rule("WK-TERM-20", "WK-DEATH-14", "WK-RULING-75")
def test_a_noble_needs_troops_below_his_capacity_to_come_to_the_board() -> None:
    play = Position(empty=True)
    bare = 4 * A + HEXAGON
    assert rule_of(why_not_return(play.s, A, bare)) == "WK-TERM-20"
    spent = play.noble("first-circle", "off", "regular_50", tokens=1).army_number("first-circle")
    check_army(play.s, spent)
    assert play.s.doomed == []
    assert rule_of(why_not_return(play.s, A, spent)) == "WK-DEATH-14"
    well = play.noble("first-square", "off", "regular_50").army_number("first-square")
    assert why_not_return(play.s, A, well) is None
    assert rule_of(why_not_return(play.s, B, well)) == "WK-UPKEEP-17"


@pytest.mark.rule("WK-TERM-23", "WK-TERM-24")
def test_walls_are_as_strong_as_printed_with_fortification_less_breaches() -> None:
    play = Position(empty=True)
    arvane = play.city("arvane", "first", fortified=True).wall_number("arvane")
    assert wall_strength(play.s, arvane) == 500
    play.s.breach[arvane] = 2
    assert wall_strength(play.s, arvane) == 300
    play.s.breach[arvane] = 9
    assert wall_strength(play.s, arvane) == 0
    keep = play.baron("second", castle="E4", breach=1).wall_number("second-castle")
    assert wall_strength(play.s, keep) == 300
    play.s.breach[keep] = 7
    assert wall_strength(play.s, keep) == 0


@pytest.mark.rule("WK-TERM-25", "WK-SIEGE-14", "WK-RULING-48")
def test_a_noble_is_inside_his_own_walls_unless_he_came_during_a_siege() -> None:
    play = Position(empty=True)
    play.city("arvane", "first")
    home = play.noble("first-circle", "D4", "regular_50").army_number("first-circle")
    besieger = play.noble("second-circle", "D4", "regular_50").army_number("second-circle")
    assert is_inside(play.s, home)
    assert not is_inside(play.s, besieger)
    play.siege("arvane", "second")
    late = play.noble("first-square", "off", "regular_50").army_number("first-square")
    put(play.s, late, area("D4"))
    assert not is_inside(play.s, late)
    assert is_inside(play.s, home)
    lift(play.s, besieger, -1)
    assert play.s.besieger[city("arvane")] == NOBODY
    assert is_inside(play.s, late)


@pytest.mark.rule("WK-TERM-28", "WK-TERM-30", "WK-EX-28", "WK-ACTION-30", "WK-ACTION-31")
@pytest.mark.parametrize(("held", "gavel"), [(5, B), (6, A)])
def test_the_gavel_goes_to_strictly_the_most_votes(held: int, gavel: int) -> None:
    play = Position(empty=True)
    play.s.votes[:] = [held, 4, 0]
    play.reveal("second-rally_support")
    play.choose(USE)
    assert play.s.votes[B] == 6
    assert play.s.gavel == gavel


@pytest.mark.rule("WK-TERM-31", "WK-RULING-65", "WK-EX-35")
def test_surplus_tokens_of_a_garrison_vanish_when_it_shrinks() -> None:
    play = Position(empty=True)
    play.baron("first", castle="E4")
    guard = play.baron("first", garrison="polish_100 regular_50", tokens=2).army_number("first-castle")
    play.s.crowns[A] = 3
    play.run(HOLD_WAGES)
    assert play.kind == "pay-mercenaries"
    play.choose(DONE)
    assert play.s.tokens[guard] == 1
    assert play.s.armies[guard] == (24,)


@pytest.mark.rule("WK-COMP-4", "WK-COMP-6")
def test_the_decks_have_the_sizes_of_the_box() -> None:
    assert len(tables.FATES) == 24
    assert len(tables.EVENT_DECK) == 36
    assert len(tables.AGENDA_DECK) == 44
    assert len(tables.MERCENARY_DECK) == 66
    assert 6 * len(tables.REGULARS_EACH) == 24
    assert 6 * len(tables.ACTION_DECK) == 72
    assert len(tables.NEUTRAL_DECK) == 8
    assert len(tables.NOBLES) == 24
    assert len(tables.CASTLES) == 6
    assert Counter(tables.FATE_BATTLE) == {0: 9, 1: 6, 2: 6, 3: 3}
    assert sum(tables.FATE_REVOLT) == 6
    assert len(set(tables.FATE_CITY_NAMES)) == 24


@pytest.mark.rule("WK-COMP-7", "WK-COMP-8", "WK-RULING-3", "WK-TERM-17", "WK-TERM-21")
def test_every_baron_has_the_same_four_abilities() -> None:
    play = Position(6, empty=True)
    for seat in range(6):
        assert {ability_of(play.s, 4 * seat + base) for base in range(4)} == {0, 1, 2, tables.FREE_WAGES}
    assert tables.LEADERSHIP == 200
    assert play.s.heir == [1] * 24
    assert play.s.heir[0] < HOSTAGE


@pytest.mark.rule("WK-COMP-9", "WK-CITY-1")
def test_a_control_marker_has_a_plain_and_a_fortified_side() -> None:
    play = Position(empty=True)
    number = play.city("monz", "first", fortified=True).wall_number("monz")
    assert wall_strength(play.s, number) == 400
    free_city(play.s, number)
    assert (play.s.owner[number], play.s.fortified[number]) == (NEUTRAL, 0)


@pytest.mark.rule("WK-COMP-10", "WK-HIDDEN-1", "WK-PLAN-8")
def test_any_card_of_a_stack_may_be_on_top_whoever_put_it_there() -> None:
    revealed: Counter[tuple[str, int]] = Counter()
    for number in range(200):
        play = Position(2, empty=True)
        play.s.plan1[A][:] = [0]
        play.s.plan1[B][:] = [6 + 2]
        play.s.neutral1[:] = [4, 3]
        play.s.neutral_rest.clear()
        play.s.chance = seeded(f"top {number}")
        play.stack_fate()
        play.run(NEXT_CARD)
        first = next(e for e in play.events() if type(e).__name__ in ("CardRevealed", "NeutralRevealed"))
        revealed[(type(first).__name__, first[1])] += 1
    assert set(revealed) == {("CardRevealed", 0), ("CardRevealed", 8), ("NeutralRevealed", 4), ("NeutralRevealed", 3)}
    assert min(revealed.values()) > 25


def test_the_game_is_for_two_to_six() -> None:
    assert (GAME.min_seats, GAME.max_seats) == (2, 6)


def test_numbers_have_no_upper_limit() -> None:
    for least, most in ((0, 3), (2, 255), (0, 256), (250, 300)):
        assert [amount.number for amount in amounts(least, most)] == list(range(least, most + 1))
