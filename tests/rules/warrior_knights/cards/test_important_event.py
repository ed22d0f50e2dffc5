"""Important events: who is struck, who pays, who cancels."""

import pytest

from serai.games.warrior_knights.choices import (
    PASS_EVENT,
)
from serai.games.warrior_knights.events import EventCancelled, EventRevealed, FateTurned
from serai.games.warrior_knights.rules.cards.important_event import IMPORTANT_EVENT, NAME_CANDIDATE, REVEAL_EVENT
from serai.games.warrior_knights.rules.money.deals import Miracle
from serai.games.warrior_knights.rules.money.deals import why_not as why_not_aside
from serai.games.warrior_knights.rules.upkeep.upkeep import END_ROUND
from serai.games.warrior_knights.rules.war.movement import CHOOSE_WAY
from serai.games.warrior_knights.tables import GARRISON
from tests.rules.driver import rule_of
from tests.rules.warrior_knights.names import A, B, C, amount, baron, event, owner_name, sail, troop
from tests.rules.warrior_knights.position import Position
from tests.rules.warrior_knights.situations import hit, strike


@pytest.mark.rule("WK-EVENT-1", "WK-RULING-15", "WK-EVENT-2", "WK-D20")
def test_the_head_names_another_baron_before_the_card_is_drawn() -> None:
    play = Position(empty=True).event("rich_harvest")
    play.run(IMPORTANT_EVENT)
    assert play.asked == "second name-candidate"
    assert play.choices == [baron(A), baron(C)]
    assert play.refused("pick-seat second") == "WK-RULING-15"
    assert play.events(EventRevealed) == []
    play.choose("pick-seat third")
    assert [e.event_card for e in play.events(EventRevealed)] == [event("rich_harvest")]
    assert play.s.crowns == [15, 15, 20]  # without faith the Head must give a green event away


@pytest.mark.rule("WK-EVENT-3", "WK-EVENT-8", "WK-EVENT-12", "WK-EX-19", "WK-D21", "WK-D22")
def test_the_head_passes_a_red_event_on_for_a_faith_and_only_the_victim_cancels() -> None:
    play = Position(empty=True).event("assassin")
    play.s.faith[:] = [9, 2, 2]
    play.noble("third-circle", "E4", "regular_100 regular_50")
    play.run(IMPORTANT_EVENT)
    play.choose("pick-seat third")
    assert play.asked == "second assign-event"
    play.choose("pass-event")
    assert play.s.faith == [9, 1, 2]
    assert play.asked == "third cancel-event"
    play.choose("cancel")
    assert play.s.faith == [9, 1, 0]
    assert play.s.tokens[8] == 0
    assert play.s.event_discard.count(event("assassin")) == 1
    assert play.events(EventCancelled)

    play = Position(empty=True).event("assassin")
    play.s.faith[:] = [9, 2, 0]
    play.run(IMPORTANT_EVENT)
    play.choose("pick-seat third", "keep-event")
    assert play.asked == "second cancel-event"
    play.choose("cancel")
    assert play.s.faith == [9, 0, 0]


@pytest.mark.rule("WK-EVENT-4", "WK-EVENT-5", "WK-EVENT-10", "WK-D21")
def test_a_green_event_costs_the_head_a_faith_to_keep_and_cannot_be_cancelled() -> None:
    play = Position(empty=True).event("rich_harvest")
    play.s.faith[:] = [5, 1, 5]
    play.run(IMPORTANT_EVENT)
    play.choose("pick-seat first", "keep-event")
    assert play.s.crowns == [15, 20, 15]
    assert play.s.faith == [5, 0, 5]
    play = Position(empty=True).event("rich_harvest")
    play.s.faith[:] = [5, 1, 5]
    play.run(IMPORTANT_EVENT)
    play.choose("pick-seat first")
    play.s.faith[B] = 0
    assert play.choices == [PASS_EVENT]
    assert play.refused("keep-event") == "WK-EVENT-5"
    play.choose("pass-event")
    assert play.s.crowns == [20, 15, 15]
    assert play.events(EventCancelled) == []


@pytest.mark.rule("WK-EVENT-5")
def test_without_faith_the_head_suffers_a_red_event_himself() -> None:
    play = Position(empty=True).event("highwaymen")
    play.run(IMPORTANT_EVENT)
    play.choose("pick-seat third")
    assert play.s.crowns == [15, 10, 15]


@pytest.mark.rule("WK-EVENT-6", "WK-EVENT-9", "WK-RULING-16", "WK-D23")
def test_barons_pledge_together_against_a_blue_event() -> None:
    play = Position(empty=True).event("drought")  # cancelled for 2
    for seat, name in ((A, "monz"), (B, "lorne")):
        play.city(name, owner_name(seat))
    play.s.faith[:] = [1, 1, 5]
    play.run(REVEAL_EVENT)
    assert play.asked == "second pledge"  # clockwise from the Head
    assert play.refused("amount 2") == "WK-RULING-16"
    play.choose("amount 1")
    assert play.asked == "third pledge"
    assert play.choices == [amount(0), amount(1)]  # at most what is missing
    play.choose("amount 0")
    play.choose("amount 1")
    assert play.s.faith == [0, 0, 5]
    assert play.s.crowns == [15, 15, 15]
    assert play.events(EventCancelled)


@pytest.mark.rule("WK-RULING-16", "WK-EVENT-13")
def test_pledges_that_do_not_suffice_cost_nothing() -> None:
    play = Position(empty=True).event("drought")
    play.city("monz", "first")
    play.s.faith[:] = [1, 0, 0]
    play.run(REVEAL_EVENT)
    play.choose("amount 1")
    assert play.s.faith == [1, 0, 0]
    assert play.s.crowns == [14, 15, 15]
    assert play.s.event_discard.count(event("drought")) == 1


@pytest.mark.rule("WK-EVENT-7", "WK-RULING-68", "WK-EFFECT-3", "WK-EVENT-15", "WK-RULING-78")
def test_the_fate_card_is_shown_before_anybody_cancels_and_choices_come_after() -> None:
    play = Position(empty=True).event("companies_disband")
    play.s.faith[:] = [2, 0, 0]
    play.baron("first", garrison="polish_50 polish_100")
    play.stack_fate(0)  # Polish
    play.run(REVEAL_EVENT)
    assert [e.fate for e in play.events(FateTurned)] == [0]
    assert play.s.fate_shown == [0]
    assert play.asked == "first pledge"
    play.choose("amount 1")
    assert play.asked == "first select-company"
    play.choose("take first-castle polish_50")
    assert play.s.fate_discard == [0]
    assert play.s.armies[GARRISON] == (troop("polish_100"),)


@pytest.mark.rule("WK-EVENT-11")
def test_an_event_is_cancelled_at_once_or_never() -> None:
    play = hit("heretic")
    play.s.faith[B] = 9
    play.s.todo.append(IMPORTANT_EVENT)

    play.s.todo.append(NAME_CANDIDATE[B])
    assert rule_of(why_not_aside(play.s, B, Miracle(event("heretic")))) == "WK-EVENT-11"


@pytest.mark.rule("WK-EVENT-14", "WK-SUPPLY-3")
def test_the_event_deck_is_renewed_from_its_discards() -> None:
    play = Position(empty=True)
    play.s.event_discard[:] = play.s.event_pool[1:]
    play.s.event_pool[:] = play.s.event_pool[:1]
    play.s.event_seat = A
    play.run(REVEAL_EVENT)
    assert len(play.s.event_pool) == 35


@pytest.mark.rule("WK-EVENT-13", "WK-UPKEEP-18", "WK-EFFECT-19")
def test_a_round_event_ends_with_the_round_and_is_no_law() -> None:
    play = strike(Position(empty=True), "storms_at_sea")
    assert play.s.round_events == [event("storms_at_sea")]
    play.noble("first-circle", "C1", "regular_50")
    play.noble("first-square", "C1", "regular_50")
    play.s.outlaw[A] = 1  # not even an outlaw sails in a storm

    play.mobilize("first", "C3")
    play.choose("pick-noble first-circle")
    assert play.kind != "choose-way"  # only the road is open
    play.after("done", "done") if play.kind == "take-troops" else None
    play.s.todo.clear()
    play.s.card = -1

    play.s.area = -1
    play.s.marched.clear()
    play.s.todo.append(CHOOSE_WAY[1])
    assert play.refused(sail("C3")) == "WK-EFFECT-19"
    play.s.todo.clear()
    play.run(END_ROUND)
    assert play.s.round_events == []
    assert play.s.event_discard.count(event("storms_at_sea")) == 1
    assert play.s.storm == [0] * 12
