"""Terms and components: strengths, capacities, walls, places, and the content of the box."""

from collections import Counter
from math import ceil

import pytest

from serai.games.warrior_knights import GAME, tables
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
from serai.games.warrior_knights.rules.cards.neutral_cards import NEUTRAL_STEPS
from serai.games.warrior_knights.rules.war.armies import (
    capacity,
    clockwise,
    effective,
    in_the_open,
    inside_walls,
    is_destroyed,
    is_inside,
    strength,
    wall_strength,
    walls_in,
)
from serai.games.warrior_knights.rules.war.death import check_army
from serai.games.warrior_knights.rules.war.fighting import cards_due
from serai.games.warrior_knights.state import HOSTAGE, NEUTRAL, NOBODY, RAZED
from tests.rules.warrior_knights.realm import (
    CIRCLE,
    HEXAGON,
    SQUARE,
    TRIANGLE,
    A,
    B,
    C,
    area,
    besiege,
    castle,
    city,
    garrison,
    hold,
    noble,
    office,
    realm,
    reveal,
    run,
    stack_fate,
)


@pytest.mark.rule("WK-TERM-1", "WK-TERM-2")
def test_the_order_goes_to_the_left_from_the_chairman_through_all_barons():
    s = realm(5)
    assert clockwise(s, C) == [2, 3, 4, 0, 1]
    s.alive[3] = 0
    assert clockwise(s, C) == [2, 4, 0, 1]


@pytest.mark.rule("WK-TERM-3")
def test_an_order_once_begun_does_not_follow_the_gavel():
    s = realm(3)
    for seat in (A, B, C):
        noble(s, seat, CIRCLE, "E4", 50, tokens=1)
        s.tokens[4 * seat] = 0
        garrison(s, seat, 100, tokens=1)
    run(s, NEUTRAL_STEPS[tables.NEUTRALS.index("muster_troops")])
    assert [step.seat for step in reversed(s.todo)] == [A, B, C]
    s.gavel = C
    assert [step.seat for step in reversed(s.todo)] == [A, B, C]


@pytest.mark.rule("WK-TERM-5", "WK-COMP-1", "WK-COMP-2")
def test_there_are_47_areas_6_lands_and_24_cities_and_every_land_has_a_port():
    assert (KINGDOM, len(AREAS)) == (47, 53)
    assert (KINGDOM_CITIES, len(CITIES)) == (18, 24)
    assert all(IS_PORT[land] for land in range(KINGDOM, len(AREAS)))


@pytest.mark.rule("WK-TERM-6", "WK-TERM-22", "WK-TERM-27")
def test_a_razed_city_has_no_walls_and_a_neutral_one_belongs_to_nobody():
    s = realm()
    assert walls_in(s, area("D4")) == city("arvane")
    hold(s, "arvane", RAZED)
    assert walls_in(s, area("D4")) == NOBODY
    noble(s, A, CIRCLE, "C1", 50)
    assert in_the_open(s, A, area("C1")) == [0]
    assert inside_walls(s, city("froli")) == []


@pytest.mark.rule("WK-TERM-7", "WK-TERM-8", "WK-COMP-3")
def test_areas_are_adjacent_across_sides_and_passable_without_mountain_or_river():
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
def test_the_troop_strength_counts_cards_and_support_in_the_field():
    s = realm()
    leader = noble(s, A, CIRCLE, "E4", 100, "polish_150")
    guard = garrison(s, A, 50, "swiss_50")
    assert strength(s, leader) == 250
    assert strength(s, guard) == 100
    office(s, leader, "constable")
    assert strength(s, leader) == 450
    assert capacity(s, leader) == 5
    s.where[leader] = 64 + area("C1")
    assert strength(s, leader) == 450
    s.where[leader] = -1
    assert strength(s, leader) == 250


@pytest.mark.rule("WK-TERM-11", "WK-TERM-15", "WK-TERM-16", "WK-CASTLE-2", "WK-ASSAULT-7")
def test_a_garrison_has_no_leader_and_draws_no_leaders_cards():
    s = realm()
    guard = garrison(s, A, 100, 100)
    leader = noble(s, A, CIRCLE, "E4", "english_200")
    assert cards_due(s, (guard,), NOBODY, False) == 2
    assert cards_due(s, (leader,), NOBODY, True) == 4
    assert cards_due(s, (leader, guard), NOBODY, True) == 6


@pytest.mark.rule("WK-TERM-13", "WK-TERM-14", "WK-RULING-2", "WK-EX-3")
def test_casualties_weaken_and_capacity_is_strength_in_hundreds_rounded_up():
    s = realm()
    for cards, dies_on in (((100, "polish_200"), 3), ((50, 100), 2), ((50,), 1)):
        s = realm()
        leader = noble(s, A, CIRCLE, "E4", *cards)
        total = strength(s, leader)
        assert capacity(s, leader) == dies_on == ceil(total / 100)
        s.tokens[leader] = dies_on - 1
        assert not is_destroyed(s, leader)
        s.tokens[leader] = dies_on
        assert is_destroyed(s, leader)
    s.tokens[leader] = 1
    assert effective(s, leader) == 0


@pytest.mark.rule("WK-TERM-18", "WK-TERM-19", "WK-TERM-26", "WK-SETUP-22")
def test_a_noble_is_on_the_board_at_sea_or_off_it_and_ready_at_first():
    s = realm()
    here, sea = noble(s, A, CIRCLE, "E4", 50), noble(s, A, SQUARE, "~C1", 50)
    assert in_the_open(s, A, area("E4")) == [here]
    assert s.here[area("C1")] == 0
    assert s.where[sea] == 64 + area("C1")
    assert s.where[4 * A + TRIANGLE] == -1
    assert s.exhausted == [0] * 24


@pytest.mark.rule("WK-TERM-20", "WK-DEATH-14", "WK-RULING-75")
def test_a_noble_needs_troops_below_his_capacity_to_come_to_the_board():
    from serai.games.warrior_knights.rules.upkeep.upkeep_baron import why_not_return

    s = realm()
    bare = 4 * A + HEXAGON
    assert why_not_return(s, A, bare).rule == "WK-TERM-20"
    spent = noble(s, A, CIRCLE, None, 50, tokens=1)
    check_army(s, spent)
    assert s.doomed == []
    assert why_not_return(s, A, spent).rule == "WK-DEATH-14"
    well = noble(s, A, SQUARE, None, 50)
    assert why_not_return(s, A, well) is None
    assert why_not_return(s, B, well).rule == "WK-UPKEEP-17"


@pytest.mark.rule("WK-TERM-23", "WK-TERM-24")
def test_walls_are_as_strong_as_printed_with_fortification_less_breaches():
    s = realm()
    arvane = hold(s, "arvane", A, fortified=True)
    assert wall_strength(s, arvane) == 500
    s.breach[arvane] = 2
    assert wall_strength(s, arvane) == 300
    s.breach[arvane] = 9
    assert wall_strength(s, arvane) == 0
    keep = castle(s, B, "E4", breach=1)
    assert wall_strength(s, keep) == 300
    s.breach[keep] = 7
    assert wall_strength(s, keep) == 0


@pytest.mark.rule("WK-TERM-25", "WK-SIEGE-14", "WK-RULING-48")
def test_a_noble_is_inside_his_own_walls_unless_he_came_during_a_siege():
    s = realm()
    hold(s, "arvane", A)
    home = noble(s, A, CIRCLE, "D4", 50)
    besieger = noble(s, B, CIRCLE, "D4", 50)
    assert is_inside(s, home)
    assert not is_inside(s, besieger)
    besiege(s, city("arvane"), B)
    late = noble(s, A, SQUARE, "D4", 50)
    assert not is_inside(s, late)
    assert is_inside(s, home)
    from serai.games.warrior_knights.rules.war.armies import lift

    lift(s, besieger, -1)
    assert s.besieger[city("arvane")] == NOBODY
    assert is_inside(s, late)


@pytest.mark.rule("WK-TERM-28", "WK-TERM-30", "WK-EX-28", "WK-ACTION-30", "WK-ACTION-31")
@pytest.mark.parametrize(("held", "gavel"), [(5, B), (6, A)])
def test_the_gavel_goes_to_strictly_the_most_votes(held, gavel):
    from serai.games.warrior_knights.choices import USE
    from tests.rules.warrior_knights.realm import choose

    s = realm()
    s.votes[:] = [held, 4, 0]
    reveal(s, B, "rally_support")
    choose(s, USE)
    assert s.votes[B] == 6
    assert s.gavel == gavel


@pytest.mark.rule("WK-TERM-31", "WK-RULING-65", "WK-EX-35")
def test_surplus_tokens_of_a_garrison_vanish_when_it_shrinks():
    from serai.games.warrior_knights.choices import DONE
    from serai.games.warrior_knights.rules.money.wages import HOLD_WAGES
    from tests.rules.warrior_knights.realm import choose, kind

    s = realm()
    castle(s, A, "E4")
    guard = garrison(s, A, "polish_100", 50, tokens=2)
    s.crowns[A] = 3
    run(s, HOLD_WAGES)
    assert kind(s) == "PayMercenaries"
    choose(s, DONE)
    assert s.tokens[guard] == 1
    assert s.armies[guard] == (24,)


@pytest.mark.rule("WK-COMP-4", "WK-COMP-6")
def test_the_decks_have_the_sizes_of_the_box():
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
def test_every_baron_has_the_same_four_abilities():
    from serai.games.warrior_knights.rules.war.armies import ability_of

    s = realm(6)
    for seat in range(6):
        assert {ability_of(s, 4 * seat + base) for base in range(4)} == {0, 1, 2, tables.FREE_WAGES}
    assert tables.LEADERSHIP == 200
    assert s.heir == [1] * 24
    assert s.heir[0] < HOSTAGE


@pytest.mark.rule("WK-COMP-9", "WK-CITY-1")
def test_a_control_marker_has_a_plain_and_a_fortified_side():
    from serai.games.warrior_knights.rules.war.cities import free_city

    s = realm()
    number = hold(s, "monz", A, fortified=True)
    assert wall_strength(s, number) == 400
    free_city(s, number)
    assert (s.owner[number], s.fortified[number]) == (NEUTRAL, 0)


@pytest.mark.rule("WK-COMP-10", "WK-HIDDEN-1", "WK-PLAN-8")
def test_any_card_of_a_stack_may_be_on_top_whoever_put_it_there():
    from serai.engine.core.chance import seeded
    from serai.games.warrior_knights.rules.cards.action_cards import NEXT_CARD
    from serai.games.warrior_knights.state import Realm

    revealed = Counter()
    for number in range(200):
        s: Realm = realm(2)
        s.plan1[A][:] = [0]
        s.plan1[B][:] = [6 + 2]
        s.neutral1[:] = [4, 3]
        s.neutral_rest.clear()
        s.chance = seeded(f"top {number}")
        stack_fate(s)
        run(s, NEXT_CARD)
        first = next(e for e in s.told if type(e).__name__ in ("CardRevealed", "NeutralRevealed"))
        revealed[(type(first).__name__, first[1])] += 1
    assert set(revealed) == {("CardRevealed", 0), ("CardRevealed", 8), ("NeutralRevealed", 4), ("NeutralRevealed", 3)}
    assert min(revealed.values()) > 25


def test_the_game_is_for_two_to_six():
    assert (GAME.min_seats, GAME.max_seats) == (2, 6)


def test_numbers_have_no_upper_limit():
    from serai.games.warrior_knights.choices import amounts

    for least, most in ((0, 3), (2, 255), (0, 256), (250, 300)):
        assert [amount.number for amount in amounts(least, most)] == list(range(least, most + 1))
