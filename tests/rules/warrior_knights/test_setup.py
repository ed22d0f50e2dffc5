"""Setup for two to six barons."""

from collections import Counter
from typing import Any

import pytest

from serai.engine.core.chance import seeded
from serai.games.warrior_knights import GAME
from serai.games.warrior_knights.choices import CASTLE_AT, NOBLE, POST
from serai.games.warrior_knights.events import CityRuined, EventRevealed, FateShuffled, FateTurned, TroopsAssigned
from serai.games.warrior_knights.rules.assembly.assembly import vote_income
from serai.games.warrior_knights.rules.board import CITY_AREA, IS_RIM, KINGDOM, KINGDOM_CITIES
from serai.games.warrior_knights.rules.cards.important_event import REVEAL_EVENT
from serai.games.warrior_knights.rules.money.taxation import income
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
from serai.games.warrior_knights.rules.upkeep.upkeep import GATHER_INFLUENCE, REVOLTS
from serai.games.warrior_knights.rules.winning import majority_holder
from serai.games.warrior_knights.state import NEUTRAL, RAZED
from serai.games.warrior_knights.tables import EVENT_DECK, MERCENARIES, PLAYER_COUNTS, TROOP_STRENGTH
from tests.rules.warrior_knights.names import A, B, C, area, noble_name, to
from tests.rules.warrior_knights.play import Play
from tests.rules.warrior_knights.position import Position


def fresh(seats: int, seed: str = "setup", **chosen: Any) -> Play:
    return Play.new(seats, seed, chosen)


@pytest.mark.rule("WK-SETUP-1", "WK-RANDOM-2", "WK-RANDOM-3", "WK-SETUP-7")
def test_decks_are_shuffled_so_that_any_card_may_come_first() -> None:
    houses: Counter[tuple[int, ...]] = Counter()
    first_events: Counter[int] = Counter()

    for number in range(150):
        play = fresh(3, f"shuffle {number}")
        play.whole = False  # nobody is to place anything
        houses[tuple(play.s.house)] += 1
        assert len(play.s.event_pool) == 36
        play.s.todo.clear()
        play.s.drafts = None
        play.s.faith[:] = [0, 0, 0]
        play.run(REVEAL_EVENT)
        first_events[play.events(EventRevealed)[0].event_card] += 1
    assert len(houses) > 60
    assert len(first_events) > 25


@pytest.mark.rule("WK-SETUP-2", "WK-EVENT-14", "WK-HIDDEN-1")
def test_the_card_moved_to_the_bottom_is_unseen_not_lost_and_may_be_any() -> None:
    last = set()
    for number in range(60):
        play = fresh(3, f"bottom {number}")
        play.s.todo.clear()
        assert play.events(EventRevealed) == []
        assert (len(play.s.event_pool), play.s.event_discard) == (36, [])
        drawn: list[int] = []
        for _ in range(36):
            play.s.event_discard[:] = drawn[:-1]
            REVEAL_EVENT.run(play.s)
            drawn.append(play.s.event)
        assert tuple(sorted(drawn)) == EVENT_DECK  # each card once before the discards are shuffled
        last.add(drawn[-1])
    assert len(last) > 15


@pytest.mark.rule("WK-SETUP-3", "WK-OPT-1.1")
@pytest.mark.parametrize(("seats", "each"), [(2, 8), (3, 10), (4, 12), (6, 15)])
def test_the_pool_holds_so_much_influence_for_each_baron(seats: int, each: int) -> None:
    assert fresh(seats, influence_per_player=each).s.pool == each * seats
    assert fresh(seats).s.pool == 10 * seats


@pytest.mark.rule(
    "WK-SETUP-4", "WK-SETUP-5", "WK-PLAYERS-1", "WK-PLAYERS-2", "WK-PLAYERS-3", "WK-RULING-7", "WK-RANDOM-4"
)
@pytest.mark.parametrize(("seats", "razed"), [(2, 11), (3, 7), (4, 5), (5, 3), (6, 0)])
def test_kingdom_cities_are_razed_for_fewer_barons(seats: int, razed: int) -> None:
    play = fresh(seats)
    assert play.s.owner[:KINGDOM_CITIES].count(RAZED) == razed
    assert play.s.owner.count(NEUTRAL) == 24 - razed
    assert play.s.fortified == [0] * 24
    assert sum(play.s.breach) == 0
    assert len(play.events(CityRuined)) == razed
    # the deck was shuffled again: only what drew the Chairman and the Head lies in the discards
    assert (len(play.events(FateShuffled)) == 1) == (razed > 0)
    assert len(play.s.fate_pool) + len(play.s.fate_discard) == 24


@pytest.mark.rule("WK-SETUP-6", "WK-SETUP-10", "WK-PLAN-9")
def test_every_baron_starts_with_twelve_cards_and_fifteen_crowns() -> None:
    s = fresh(4).s
    assert [len(hand) for hand in s.hand] == [12] * 4
    assert all(sorted(card % 6 for card in hand) == [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5] for hand in s.hand)
    assert (s.crowns, s.votes, s.faith, s.influence) == ([15] * 4, [0] * 4, [0] * 4, [0] * 4)
    assert len(set(s.house)) == 4


@pytest.mark.rule("WK-SETUP-8", "WK-SETUP-9", "WK-FATE-3", "WK-FATE-1", "WK-RULING-64")
def test_fate_names_the_chairman_and_another_baron_as_head() -> None:
    play = Position(3, empty=True)  # houses madder, limon, zobel
    play.s.gavel = play.s.sceptre = -1
    play.s.owner[:11] = [RAZED] * 11

    play.stack_fate(1, 6, 9, 16, 0)  # emeraude is not here; zobel three times; then limon
    play.s.seats = 3
    before = PLAYER_COUNTS[3]["razed_cities"]
    PLAYER_COUNTS[3]["razed_cities"] = 0
    try:
        play.run(PREPARE)
    finally:
        PLAYER_COUNTS[3]["razed_cities"] = before
    assert (play.s.gavel, play.s.sceptre) == (C, B)
    assert play.s.fate_discard == [1, 6, 9, 16, 0]


@pytest.mark.rule("WK-SETUP-11", "WK-SETUP-12", "WK-SETUP-13", "WK-RULING-4", "WK-D2", "WK-HIDDEN-3")
def test_six_starting_cards_are_assigned_in_secret_and_shown_together() -> None:
    play = fresh(2)
    assert play.kind == "assign-troops"
    assert len(play.s.levy) == 4
    for seat in (A, B):
        assert sorted(TROOP_STRENGTH[t] for t in play.s.levy[2 * seat : 2 * seat + 2]) == [50, 100]
    assert play.choices_for("first") == list(POST)
    play.commit(first=[POST[4]] * 6)
    assert play.s.armies == [()] * 30
    play.commit(second=["post circle", "post square", "post triangle", "post hexagon", "post circle", "post castle"])
    assert len(play.s.armies[24]) == 6
    assert play.s.armies[4][0] < MERCENARIES <= play.s.armies[4][1]
    assert [len(army) for army in play.s.armies[4:8]] == [2, 1, 1, 1]
    assert play.s.levy == []
    assert len(play.events(TroopsAssigned)) == 10


@pytest.mark.rule("WK-SETUP-13")
def test_a_seventh_card_cannot_be_assigned() -> None:
    play = fresh(2)
    play.drafts[A] = (POST[0],) * 6
    assert play.refused("post circle", "first") == "WK-SETUP-13"


@pytest.mark.rule("WK-SETUP-15", "WK-SETUP-16", "WK-SETUP-17", "WK-D3", "WK-RULING-5")
def test_rows_are_laid_open_and_castles_placed_clockwise_from_the_chairman() -> None:
    play = Position(4, empty=True)
    play.s.gavel = C
    play.run(PLACE_CASTLES)
    assert len(play.s.row) == 5
    assert len(play.s.agenda_open) == 3
    assert play.asked == "third castle-site"
    assert play.refused("place-castle D4") == "WK-SETUP-17"  # a city
    assert play.refused("place-castle overseas_tunis") == "WK-RULING-5"
    play.choose("place-castle E4")
    assert play.s.castle[C] == area("E4")
    assert play.asked == "fourth castle-site"
    assert play.refused("place-castle E4") == "WK-SETUP-17"  # another castle
    play.choose("place-castle E5")
    assert play.asked == "first castle-site"


@pytest.mark.rule("WK-SETUP-18", "WK-CASTLE-12")
def test_a_castle_on_a_ruin_is_only_a_castle() -> None:
    play = Position(4, empty=True)
    play.city("arvane", "razed")
    play.run(CASTLE_SITE[A])
    play.choose("place-castle D4")
    assert play.s.castle[A] == area("D4")
    assert income(play.s, A) == 0
    assert vote_income(play.s, A) == 1
    play.run(GATHER_INFLUENCE, REVOLTS)
    assert play.s.influence[A] == 0
    assert play.events(FateTurned) == []
    play.s.owner[:18] = [RAZED] * 16 + [A, B]
    assert majority_holder(play.s) == -1


@pytest.mark.rule("WK-PLAYERS-4", "WK-PLAYERS-6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_castles_keep_off_the_rim_with_two_or_three_barons(seats: int) -> None:
    play = Position(seats, empty=True)
    play.s.barons = 2  # an elimination does not change it
    play.run(CASTLE_SITE[A])
    CASTLE_AT[area("D1")]
    assert IS_RIM[area("D1")]
    assert (play.refused("place-castle D1") == "WK-PLAYERS-4") == (seats < 4)


@pytest.mark.rule("WK-SETUP-14", "WK-SETUP-19", "WK-SETUP-23", "WK-OPT-8.1", "WK-RULING-6", "WK-D4")
@pytest.mark.parametrize(
    ("direction", "order"), [("clockwise", [2, 0, 1, 2, 1, 2]), ("counterclockwise", [2, 1, 0, 2, 1, 2])]
)
def test_nobles_with_troops_are_placed_in_turns_from_the_last_castle_on(direction: str, order: Any) -> None:
    play = Position(3, options={"noble_placement_direction": direction}, empty=True)
    for seat, many in ((A, 1), (B, 2), (C, 3)):
        for base in range(many):
            play.noble(noble_name(seat, base), "off", "regular_50")
    play.run(PLACE_NOBLES[C])
    seen = []
    while play.kind == "which-noble" or play.kind == "noble-site":
        seat = play.s.todo[-1].seat
        if play.kind == "which-noble":
            play.choose(play.choices[0])
        seen.append(seat)
        play.choose(to(("A5", "B6", "E4")[seat]))
    assert seen == order
    assert play.kind == "planning"
    assert [play.s.where[n] >= 0 for n in (0, 1, 4, 5, 8, 9)] == [True, False, True, True, True, True]


@pytest.mark.rule("WK-SETUP-14", "WK-SETUP-20", "WK-SETUP-21")
def test_a_noble_may_be_placed_anywhere_without_opponents() -> None:
    play = Position(3, empty=True)
    play.noble("first-circle", "off", "regular_50")
    play.noble("first-square", "E4", "regular_50")
    play.noble("second-circle", "E5", "regular_50")
    play.baron("second", castle="C4")
    play.baron("first", castle="C5")
    play.run(WHICH_NOBLE[A])
    assert play.kind == "noble-site"  # the only noble was chosen of itself
    assert play.refused("pick-area E5") == "WK-SETUP-20"
    assert play.refused("pick-area C4") == "WK-SETUP-20"
    assert play.refused("pick-area overseas_tunis") == "WK-SETUP-21"
    for free in ("E4", "C5", "D4"):
        assert play.refused(to(free)) == ""
    assert len(play.choices) == KINGDOM - 2


def test_a_noble_without_troops_is_not_offered() -> None:
    play = Position(3, empty=True)
    play.noble("first-circle", "off", "regular_50")
    play.noble("first-square", "off", "regular_50")
    play.run(WHICH_NOBLE[A])
    assert play.choices == [NOBLE[0], NOBLE[1]]
    assert play.refused("pick-noble first-triangle") == "WK-SETUP-14"


@pytest.mark.rule("WK-OPT-10.1", "WK-D1")
def test_players_may_choose_their_barons_in_random_order() -> None:
    first: Counter[str] = Counter()
    for number in range(40):
        play = fresh(3, f"choose {number}", baron_assignment="choice")
        seat, asks = play.asked.split()
        assert asks == "choose-house"
        first[seat] += 1
        play.choose("take-house emeraude")
        assert play.refused("take-house emeraude") == "WK-OPT-10.1"
        play.choose("take-house madder")
        play.choose("take-house niebieski")
        assert sorted(play.s.house) == [0, 4, 5]
        assert play.kind == "assign-troops"
    assert len(first) == 3


def test_dealt_barons_need_no_question() -> None:
    assert GAME.new(3, seeded("x"), GAME.settings(3, {})).todo == [DEAL_HOUSES]
    play = fresh(3, "x")
    assert play.kind == "assign-troops"
    assert play.s.todo[-1] is ASSIGN_TROOPS


@pytest.mark.rule("WK-SETUP-20")
def test_a_neutral_city_is_no_obstacle_at_setup() -> None:
    play = Position(3, empty=True)
    play.noble("first-circle", "off", "regular_50")
    play.run(NOBLE_SITE[0])
    assert all(to_area in play.choices for to_area in (to("D4"), to("C1")))
    assert CITY_AREA[9] == area("D4")
