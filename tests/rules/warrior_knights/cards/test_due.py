"""Mobilize Forces and the track, and when special phases are due."""

from typing import Any

import pytest

from serai.games.warrior_knights.choices import (
    DISCARD,
    NOBLE,
    SPACE,
    ZONE,
)
from serai.games.warrior_knights.events import PhaseBegan
from serai.games.warrior_knights.rules.cards.action_cards import DUE
from serai.games.warrior_knights.rules.cards.phases import is_due
from serai.games.warrior_knights.state import Realm
from serai.games.warrior_knights.tables import (
    ASSEMBLY,
    MOBILIZE_FORCES,
    TAXATION,
    VERSATILE_STRATEGY,
    WAGES,
)
from tests.rules.warrior_knights.names import A, B, C, area, attack_with, cards_showing, march, sail
from tests.rules.warrior_knights.position import Position


def fill(s: Realm, zone: Any, number: Any) -> None:
    """Cards of all barons lie in a zone."""
    cards: list[int] = []
    for seat in range(s.seats):
        for card in list(s.hand[seat]):
            if len(cards) < number and card % 6 != VERSATILE_STRATEGY:
                s.hand[seat].remove(card)
                cards.append(card)
    s.zones[zone] = tuple(cards)


@pytest.mark.rule("WK-ACTION-12", "WK-ACTION-13", "WK-ACTION-14", "WK-ACTION-15", "WK-RULING-10", "WK-EX-18", "WK-D15")
def test_where_mobilize_forces_goes() -> None:
    play = Position(empty=True)
    play.noble("first-circle", "E4", "regular_50")
    play.mobilize("first", "E5")
    play.choose("pick-noble first-circle")
    assert play.s.zones[WAGES] == (MOBILIZE_FORCES,)  # only moved

    play = Position(empty=True)
    play.noble("first-circle", "D4", "regular_50")
    play.stack_fate()
    play.mobilize("first", "D4")
    play.choose("assault")
    while play.kind == "hold-fate":
        play.commit(first=play.choices_for("first")[:1])
    while play.s.todo:
        play.choose(play.choices[0])
    assert play.s.zones[ASSEMBLY] == (MOBILIZE_FORCES,)  # only attacked

    play = Position(empty=True)
    play.noble("first-circle", "D4", "regular_50")
    play.reveal("first-mobilize_forces")
    play.choose("decline")
    assert play.s.zones[WAGES] == (MOBILIZE_FORCES,)  # neither


@pytest.mark.rule("WK-ACTION-14", "WK-ACTION-38", "WK-ACTION-39", "WK-ACTION-50", "WK-RULING-67", "WK-D9", "WK-D13")
def test_a_noble_who_moved_may_fight_and_the_owner_then_chooses_the_zone() -> None:
    play = Position(empty=True)
    walker = play.noble("first-circle", "D3", "regular_100").army_number("first-circle")
    waiting = play.noble("first-square", "D4", "regular_100").army_number("first-square")
    away = play.noble("first-triangle", "D3", "regular_50").army_number("first-triangle")
    play.stack_fate(*cards_showing("prevent prevent prevent prevent"), 1)
    play.mobilize("first", "D4")
    play.choose("pick-noble first-circle", "march D3-D4", "done", "done")
    assert play.s.exhausted[walker] == 0
    play.choose("done")
    assert play.kind == "attack"
    play.choose("assault")
    assert attack_with(walker, waiting) in play.choices
    assert play.refused("attack-with first-triangle") == "WK-BATTLE-4"
    play.choose("attack-with first-square")
    held = list(play.s.fate_hand[A])
    assert len(held) == 3

    play.commit(first=[DISCARD[card] for card in held[:2]])
    while play.kind not in ("choose-zone", ""):
        play.choose(play.choices[0])
    assert play.kind == "choose-zone"
    assert play.refused("pick-zone taxation") == "WK-ACTION-14"
    assert [play.s.exhausted[n] for n in (walker, away)] == [1, 0]
    play.choose("pick-zone assembly")
    assert play.s.zones[ASSEMBLY] == (MOBILIZE_FORCES,)


@pytest.mark.rule("WK-ACTION-36", "WK-ACTION-37", "WK-ACTION-50", "WK-D10", "WK-D9", "WK-RULING-91")
def test_every_noble_moved_ends_in_the_chosen_area_and_moves_once() -> None:
    play = Position(empty=True)
    first = play.noble("first-circle", "E4", "regular_50").army_number("first-circle")
    second = play.noble("first-square", "F5", "regular_50").army_number("first-square")
    play.noble("first-triangle", "A5", "regular_50")
    play.noble("second-circle", "E4", "regular_50")
    play.reveal("first-mobilize_forces")
    assert play.refused("mobilize H5") == "WK-RULING-91"  # nobody could get there
    play.choose("mobilize E5")
    assert play.refused("pick-noble first-triangle") == "WK-ACTION-37"
    assert play.refused("pick-noble second-circle") == "WK-ACTION-36"
    play.choose("pick-noble first-circle")
    # there is a single way, so it was taken
    assert play.s.where[first] == area("E5")
    assert play.refused("pick-noble first-circle") == "WK-ACTION-50"
    assert play.s.where[second] == area("F5")
    s2 = Position(empty=True)
    lone = s2.noble("first-circle", "C3", "regular_50").army_number("first-circle")
    s2.mobilize("first", "E3")
    s2.choose("pick-noble first-circle")
    assert s2.s.where[lone] == area("E3")
    assert s2.refused("march C3-D3") == "SE-ASK-3"


@pytest.mark.rule("WK-ACTION-51", "WK-MOVE-15", "WK-MOVE-16")
def test_a_sea_move_of_mobilize_leads_to_its_area_and_takes_no_part_in_the_battle() -> None:
    play = Position(empty=True)
    sailor = play.noble("first-circle", "C1", "regular_50").army_number("first-circle")
    other = play.noble("first-square", "C1", "regular_50").army_number("first-square")
    play.mobilize("first", "G6")
    play.choose("pick-noble first-circle", "done")  # takes no troops along
    assert play.s.where[sailor] == 64 + area("G6")
    play.choose("done")
    assert play.s.zones[WAGES]  # nobody on the board there could attack
    assert play.s.exhausted[sailor] == 1
    assert play.s.where[other] == area("C1")
    play = Position(empty=True)
    play.noble("first-circle", "C1", "regular_50")
    play.noble("first-square", "B4", "regular_50")
    play.mobilize("first", "C3")
    play.choose("pick-noble first-circle")
    assert set(play.choices) == {march("C1", "C2", "C3"), sail("C3")}
    assert play.refused("sail G6") == "WK-ACTION-51"
    assert play.refused("march C1-C2") == "WK-ACTION-37"


@pytest.mark.rule("WK-ACTION-43", "WK-ACTION-45", "WK-RULING-12")
def test_versatile_strategy_moves_one_noble_and_does_not_fight() -> None:
    play = Position(empty=True)
    one = play.noble("first-circle", "D3", "regular_50").army_number("first-circle")
    two = play.noble("first-square", "E4", "regular_50").army_number("first-square")
    play.reveal("first-versatile_strategy")
    play.choose("pick-versatile move")
    assert play.refused("done") == "WK-ACTION-43"
    play.choose("pick-noble first-circle", "march D3-D4")
    assert play.s.where[one] == area("D4")
    assert (play.s.exhausted[one], play.s.exhausted[two]) == (1, 0)
    assert play.s.todo == []


@pytest.mark.rule("WK-ACTION-44", "WK-BATTLE-11")
def test_versatile_strategy_fights_and_exhausts_who_took_part() -> None:
    play = Position(empty=True)
    one = play.noble("first-circle", "D4", "regular_100 swiss_200").army_number("first-circle")
    two = play.noble("first-square", "D4", "regular_50").army_number("first-square")
    play.stack_fate(*cards_showing("prevent prevent prevent prevent prevent draw deal deal deal deal"))
    play.reveal("first-versatile_strategy")
    play.choose("pick-versatile battle", "assault", "attack-with first-circle")
    held = list(play.s.fate_hand[A])

    play.commit(first=[DISCARD[c] for c in held[3:]])
    while play.s.todo:
        play.choose(play.choices[-1])
    assert (play.s.exhausted[one], play.s.exhausted[two]) == (1, 0)
    assert play.s.returned == [VERSATILE_STRATEGY]


@pytest.mark.rule("WK-ACTION-28", "WK-ACTION-29", "WK-RULING-12", "WK-D7")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_draft_soldiers_places_a_marker_free_on_a_usable_space(seats: int) -> None:
    play = Position(seats, empty=True)
    play.reveal("second-draft_soldiers")
    assert len(play.choices) == seats + 1 + 1
    if seats < 6:
        assert play.refused(SPACE[seats + 1]) == "WK-ACTION-29"
    play.s.track[1] = A
    assert play.refused("pick-space 2") == "WK-ACTION-28"
    play.choose("pick-space 1")
    assert play.s.track[0] == B
    assert play.s.crowns[B] == 15


@pytest.mark.rule("WK-ACTION-46", "WK-ACTION-47", "WK-D17")
def test_versatile_strategy_pays_for_a_space() -> None:
    play = Position(2, empty=True)
    play.s.crowns[A] = 3
    play.reveal("first-versatile_strategy")
    play.choose("pick-versatile marker")
    assert play.choices == [SPACE[1], SPACE[2]]
    assert play.refused("pick-space 1") == "WK-ACTION-47"
    assert play.refused("pick-space 7") == "WK-ACTION-29"
    assert play.refused("decline") == "WK-ACTION-40"
    play.choose("pick-space 2")
    assert (play.s.track[1], play.s.crowns[A]) == (A, 0)


@pytest.mark.rule("WK-ACTION-16", "WK-ACTION-17", "WK-ACTION-18", "WK-ACTION-20", "WK-ACTION-22")
@pytest.mark.parametrize("zone", [TAXATION, WAGES, ASSEMBLY])
def test_a_zone_with_twice_as_many_cards_as_barons_starts_its_phase(zone: int) -> None:
    play = Position(3, empty=True)
    fill(play.s, zone, 5)
    assert not is_due(play.s, zone)
    play.reveal("first-serve_the_church")
    play.s.todo.insert(0, DUE)
    play.s.agenda_pool.clear()
    play.choose("decline", ZONE[zone])
    assert [e.phase for e in play.events(PhaseBegan)] == [zone]
    assert play.s.zones[zone] == ()
    assert len(play.s.returned) == 6


@pytest.mark.rule("WK-ACTION-19")
def test_one_marker_more_than_barons_starts_the_draft() -> None:
    play = Position(3, empty=True)
    play.s.track[:3] = [A, B, C]
    play.run(DUE)
    assert play.events(PhaseBegan) == []
    play.s.track[3] = A
    play.s.crowns[:] = [0, 0, 0]
    play.run(DUE)
    assert [e.phase for e in play.events(PhaseBegan)] == [3]
    assert play.s.track == [-1] * 7


@pytest.mark.rule("WK-ACTION-21", "WK-ACTION-49", "WK-RULING-66", "WK-EX-17")
def test_wages_come_before_the_draft_and_phases_follow_their_chapters() -> None:
    play = Position(4, empty=True)
    fill(play.s, WAGES, 7)
    play.s.track[:4] = [A, B, C, 3]
    play.noble("first-circle", "E4", "regular_100")
    play.noble("first-square", "E4", "regular_100")
    play.s.armies[0], play.s.armies[1] = (), (25, 25)
    play.s.where[0] = -1
    play.s.crowns[:] = [4, 0, 0, 0]
    play.s.row[:] = [play.s.companies.pop(play.s.companies.index(1))]

    play.baron("first", castle="E4")
    play.reveal("second-draft_soldiers")
    play.s.todo.insert(0, DUE)
    play.choose("pick-space 5")
    assert [e.phase for e in play.events(PhaseBegan)] == [1, 3]
    assert play.s.crowns[A] == 0  # the wages took what the hire would have cost
    assert play.s.zones[WAGES] == ()
    play = Position(2, empty=True)
    for zone in (ASSEMBLY, WAGES, TAXATION):
        fill(play.s, zone, 4)
    play.s.agenda_pool.clear()
    play.run(DUE)
    assert [e.phase for e in play.events(PhaseBegan)] == [0, 1, 2]


@pytest.mark.rule("WK-ACTION-42")
def test_a_vote_of_versatile_strategy_leaves_the_gavel() -> None:
    play = Position(empty=True)
    play.s.votes[B] = 50
    play.reveal("second-versatile_strategy")
    play.choose("pick-versatile vote")
    assert (play.s.votes[B], play.s.gavel) == (51, A)


def test_laws_and_offices_do_not_matter_to_a_plain_step() -> None:
    play = Position(empty=True)
    one = play.noble("first-circle", "E4", "regular_50").army_number("first-circle")
    play.law("road_tolls")
    play.office("first-circle", "treasurer")
    play.reveal("first-versatile_strategy")
    play.choose("pick-versatile move")
    play.after(NOBLE[one], "march E4-E5") if play.kind == "move-noble" else play.after("march E4-E5")
    assert play.s.where[one] == area("E5")
    assert play.s.crowns[A] == 15
