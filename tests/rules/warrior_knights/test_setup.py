"""Setup for two to six barons."""

from collections import Counter

import pytest

from serai.engine.core.chance import seeded
from serai.engine.core.drive import settle
from serai.games.warrior_knights import GAME
from serai.games.warrior_knights.choices import CASTLE_AT, HOUSE, NOBLE, POST
from serai.games.warrior_knights.rules.board import CITY_AREA, IS_RIM, KINGDOM, KINGDOM_CITIES
from serai.games.warrior_knights.rules.setup import (
    ASSIGN_TROOPS,
    CASTLE_SITE,
    DEAL_HOUSES,
    NOBLE_SITE,
    PLACE_CASTLES,
    PLACE_NOBLES,
    PREPARE,
    WHICH_NOBLE,
)
from serai.games.warrior_knights.state import NEUTRAL, RAZED
from serai.games.warrior_knights.tables import EVENT_DECK, MERCENARIES, TROOP_STRENGTH
from tests.rules.warrior_knights.realm import (
    A,
    B,
    C,
    area,
    asked,
    castle,
    choose,
    commit,
    hold,
    kind,
    noble,
    options,
    realm,
    run,
    stack_fate,
    to,
    told,
    why_not,
)


def fresh(seats, seed="setup", **chosen):
    s = GAME.new(seats, seeded(seed), GAME.settings(seats, chosen))
    s.telling = True
    settle(s)
    return s


@pytest.mark.rule("WK-SETUP-1", "WK-RANDOM-2", "WK-RANDOM-3", "WK-SETUP-7")
def test_decks_are_shuffled_so_that_any_card_may_come_first():
    houses, first_events = Counter(), Counter()
    from serai.games.warrior_knights.rules.cards.important_event import REVEAL_EVENT

    for number in range(150):
        s = fresh(3, f"shuffle {number}")
        houses[tuple(s.house)] += 1
        assert len(s.event_pool) == 36
        s.todo.clear()
        s.drafts = None
        s.faith[:] = [0, 0, 0]
        run(s, REVEAL_EVENT)
        first_events[told(s, "EventRevealed")[0].event_card] += 1
    assert len(houses) > 60
    assert len(first_events) > 25


@pytest.mark.rule("WK-SETUP-2", "WK-EVENT-14", "WK-HIDDEN-1")
def test_the_card_moved_to_the_bottom_is_unseen_not_lost_and_may_be_any():
    from serai.games.warrior_knights.rules.cards.important_event import REVEAL_EVENT

    last = set()
    for number in range(60):
        s = fresh(3, f"bottom {number}")
        s.todo.clear()
        assert told(s, "EventRevealed") == []
        assert (len(s.event_pool), s.event_discard) == (36, [])
        drawn = []
        for _ in range(36):
            s.event_discard[:] = drawn[:-1]
            REVEAL_EVENT.run(s)
            drawn.append(s.event)
        assert tuple(sorted(drawn)) == EVENT_DECK  # each card once before the discards are shuffled
        last.add(drawn[-1])
    assert len(last) > 15


@pytest.mark.rule("WK-SETUP-3", "WK-OPT-1.1")
@pytest.mark.parametrize(("seats", "each"), [(2, 8), (3, 10), (4, 12), (6, 15)])
def test_the_pool_holds_so_much_influence_for_each_baron(seats, each):
    assert fresh(seats, influence_per_player=each).pool == each * seats
    assert fresh(seats).pool == 10 * seats


@pytest.mark.rule(
    "WK-SETUP-4", "WK-SETUP-5", "WK-PLAYERS-1", "WK-PLAYERS-2", "WK-PLAYERS-3", "WK-RULING-7", "WK-RANDOM-4"
)
@pytest.mark.parametrize(("seats", "razed"), [(2, 11), (3, 7), (4, 5), (5, 3), (6, 0)])
def test_kingdom_cities_are_razed_for_fewer_barons(seats, razed):
    s = fresh(seats)
    assert s.owner[:KINGDOM_CITIES].count(RAZED) == razed
    assert s.owner.count(NEUTRAL) == 24 - razed
    assert s.fortified == [0] * 24
    assert sum(s.breach) == 0
    assert len(told(s, "CityRuined")) == razed
    # the deck was shuffled again: only what drew the Chairman and the Head lies in the discards
    assert (len(told(s, "FateShuffled")) == 1) == (razed > 0)
    assert len(s.fate_pool) + len(s.fate_discard) == 24


@pytest.mark.rule("WK-SETUP-6", "WK-SETUP-10", "WK-PLAN-9")
def test_every_baron_starts_with_twelve_cards_and_fifteen_crowns():
    s = fresh(4)
    assert [len(hand) for hand in s.hand] == [12] * 4
    assert all(sorted(card % 6 for card in hand) == [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5] for hand in s.hand)
    assert (s.crowns, s.votes, s.faith, s.influence) == ([15] * 4, [0] * 4, [0] * 4, [0] * 4)
    assert len(set(s.house)) == 4


@pytest.mark.rule("WK-SETUP-8", "WK-SETUP-9", "WK-FATE-3", "WK-FATE-1", "WK-RULING-64")
def test_fate_names_the_chairman_and_another_baron_as_head():
    s = realm(3)  # houses madder, limon, zobel
    s.gavel = s.sceptre = -1
    s.owner[:11] = [RAZED] * 11
    from serai.games.warrior_knights.rules import setup

    stack_fate(s, 1, 6, 9, 16, 0)  # emeraude is not here; zobel three times; then limon
    s.seats = 3
    before = setup.PLAYER_COUNTS[3]["razed_cities"]
    setup.PLAYER_COUNTS[3]["razed_cities"] = 0
    try:
        run(s, PREPARE)
    finally:
        setup.PLAYER_COUNTS[3]["razed_cities"] = before
    assert (s.gavel, s.sceptre) == (C, B)
    assert s.fate_discard == [1, 6, 9, 16, 0]


@pytest.mark.rule("WK-SETUP-11", "WK-SETUP-12", "WK-SETUP-13", "WK-RULING-4", "WK-D2", "WK-HIDDEN-3")
def test_six_starting_cards_are_assigned_in_secret_and_shown_together():
    s = fresh(2)
    assert kind(s) == "AssignTroops"
    assert len(s.levy) == 4
    for seat in (A, B):
        assert sorted(TROOP_STRENGTH[t] for t in s.levy[2 * seat : 2 * seat + 2]) == [50, 100]
    assert options(s, A) == list(POST)
    commit(s, a=[POST[4]] * 6)
    assert s.armies == [()] * 30
    commit(s, b=[POST[0], POST[1], POST[2], POST[3], POST[0], POST[4]])
    assert len(s.armies[24]) == 6
    assert s.armies[4][0] < MERCENARIES <= s.armies[4][1]
    assert [len(army) for army in s.armies[4:8]] == [2, 1, 1, 1]
    assert s.levy == []
    assert len(told(s, "TroopsAssigned")) == 10


@pytest.mark.rule("WK-SETUP-13")
def test_a_seventh_card_cannot_be_assigned():
    s = fresh(2)
    s.drafts[A] = (POST[0],) * 6
    assert why_not(s, POST[0], A) == "WK-SETUP-13"


@pytest.mark.rule("WK-SETUP-15", "WK-SETUP-16", "WK-SETUP-17", "WK-D3", "WK-RULING-5")
def test_rows_are_laid_open_and_castles_placed_clockwise_from_the_chairman():
    s = realm(4)
    s.gavel = C
    run(s, PLACE_CASTLES)
    assert len(s.row) == 5
    assert len(s.agenda_open) == 3
    assert asked(s) == (C, "CastleSite")
    assert why_not(s, CASTLE_AT[area("D4")]) == "WK-SETUP-17"  # a city
    assert why_not(s, CASTLE_AT[area("overseas_tunis")]) == "WK-RULING-5"
    choose(s, CASTLE_AT[area("E4")])
    assert s.castle[C] == area("E4")
    assert asked(s) == (3, "CastleSite")
    assert why_not(s, CASTLE_AT[area("E4")]) == "WK-SETUP-17"  # another castle
    choose(s, CASTLE_AT[area("E5")])
    assert asked(s) == (A, "CastleSite")


@pytest.mark.rule("WK-SETUP-18", "WK-CASTLE-12")
def test_a_castle_on_a_ruin_is_only_a_castle():
    from serai.games.warrior_knights.rules.assembly.assembly import vote_income
    from serai.games.warrior_knights.rules.money.taxation import income
    from serai.games.warrior_knights.rules.upkeep.upkeep import GATHER_INFLUENCE, REVOLTS
    from serai.games.warrior_knights.rules.winning import majority_holder

    s = realm(4)
    hold(s, "arvane", RAZED)
    run(s, CASTLE_SITE[A])
    choose(s, CASTLE_AT[area("D4")])
    assert s.castle[A] == area("D4")
    assert income(s, A) == 0
    assert vote_income(s, A) == 1
    run(s, GATHER_INFLUENCE, REVOLTS)
    assert s.influence[A] == 0
    assert told(s, "FateTurned") == []
    s.owner[:18] = [RAZED] * 16 + [A, B]
    assert majority_holder(s) == -1


@pytest.mark.rule("WK-PLAYERS-4", "WK-PLAYERS-6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_castles_keep_off_the_rim_with_two_or_three_barons(seats):
    s = realm(seats)
    s.barons = 2  # an elimination does not change it
    run(s, CASTLE_SITE[A])
    rim = CASTLE_AT[area("D1")]
    assert IS_RIM[area("D1")]
    assert (why_not(s, rim) == "WK-PLAYERS-4") == (seats < 4)


@pytest.mark.rule("WK-SETUP-14", "WK-SETUP-19", "WK-SETUP-23", "WK-OPT-8.1", "WK-RULING-6", "WK-D4")
@pytest.mark.parametrize(
    ("direction", "order"), [("clockwise", [2, 0, 1, 2, 1, 2]), ("counterclockwise", [2, 1, 0, 2, 1, 2])]
)
def test_nobles_with_troops_are_placed_in_turns_from_the_last_castle_on(direction, order):
    s = realm(3, noble_placement_direction=direction)
    for seat, many in ((A, 1), (B, 2), (C, 3)):
        for base in range(many):
            noble(s, seat, base, None, 50)
    run(s, PLACE_NOBLES[C])
    seen = []
    while kind(s) == "WhichNoble" or kind(s) == "NobleSite":
        seat = s.todo[-1].seat
        if kind(s) == "WhichNoble":
            choose(s, options(s)[0])
        seen.append(seat)
        choose(s, to(("A5", "B6", "E4")[seat]))
    assert seen == order
    assert kind(s) == "Planning"
    assert [s.where[n] >= 0 for n in (0, 1, 4, 5, 8, 9)] == [True, False, True, True, True, True]


@pytest.mark.rule("WK-SETUP-14", "WK-SETUP-20", "WK-SETUP-21")
def test_a_noble_may_be_placed_anywhere_without_opponents():
    s = realm(3)
    noble(s, A, 0, None, 50)
    noble(s, A, 1, "E4", 50)
    noble(s, B, 0, "E5", 50)
    castle(s, B, "C4")
    castle(s, A, "C5")
    run(s, WHICH_NOBLE[A])
    assert kind(s) == "NobleSite"  # the only noble was chosen of itself
    assert why_not(s, to("E5")) == "WK-SETUP-20"
    assert why_not(s, to("C4")) == "WK-SETUP-20"
    assert why_not(s, to("overseas_tunis")) == "WK-SETUP-21"
    for free in ("E4", "C5", "D4"):
        assert why_not(s, to(free)) == ""
    assert len(options(s)) == KINGDOM - 2


def test_a_noble_without_troops_is_not_offered():
    s = realm(3)
    noble(s, A, 0, None, 50)
    noble(s, A, 1, None, 50)
    run(s, WHICH_NOBLE[A])
    assert options(s) == [NOBLE[0], NOBLE[1]]
    assert why_not(s, NOBLE[2]) == "WK-SETUP-14"


@pytest.mark.rule("WK-OPT-10.1", "WK-D1")
def test_players_may_choose_their_barons_in_random_order():
    first = Counter()
    for number in range(40):
        s = fresh(3, f"choose {number}", baron_assignment="choice")
        seat, asks = asked(s)
        assert asks == "ChooseHouse"
        first[seat] += 1
        choose(s, HOUSE[4])
        assert why_not(s, HOUSE[4]) == "WK-OPT-10.1"
        choose(s, HOUSE[0])
        choose(s, HOUSE[5])
        assert sorted(s.house) == [0, 4, 5]
        assert kind(s) == "AssignTroops"
    assert len(first) == 3


def test_dealt_barons_need_no_question():
    s = GAME.new(3, seeded("x"), GAME.settings(3, {}))
    assert s.todo == [DEAL_HOUSES]
    settle(s)
    assert kind(s) == "AssignTroops"
    assert s.todo[-1] is ASSIGN_TROOPS


@pytest.mark.rule("WK-SETUP-20")
def test_a_neutral_city_is_no_obstacle_at_setup():
    s = realm(3)
    noble(s, A, 0, None, 50)
    run(s, NOBLE_SITE[0])
    assert all(to_area in options(s) for to_area in (to("D4"), to("C1")))
    assert CITY_AREA[9] == area("D4")
