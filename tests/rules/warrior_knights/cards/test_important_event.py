"""Important events: who is struck, who pays, who cancels."""

import pytest

from serai.games.warrior_knights.choices import (
    CANCEL,
    DONE,
    KEEP_EVENT,
    NOBLE,
    PASS_EVENT,
    TAKE,
)
from serai.games.warrior_knights.rules.cards.important_event import IMPORTANT_EVENT, REVEAL_EVENT
from serai.games.warrior_knights.rules.upkeep.upkeep import END_ROUND
from serai.games.warrior_knights.tables import GARRISON
from tests.rules.warrior_knights.realm import (
    A,
    B,
    C,
    amount,
    asked,
    baron,
    choose,
    event,
    garrison,
    hold,
    kind,
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


@pytest.mark.rule("WK-EVENT-1", "WK-RULING-15", "WK-EVENT-2", "WK-D20")
def test_the_head_names_another_baron_before_the_card_is_drawn():
    s = draw(realm(), "rich_harvest")
    run(s, IMPORTANT_EVENT)
    assert asked(s) == (B, "NameCandidate")
    assert options(s) == [baron(A), baron(C)]
    assert why_not(s, baron(B)) == "WK-RULING-15"
    assert told(s, "EventRevealed") == []
    choose(s, baron(C))
    assert [e.event_card for e in told(s, "EventRevealed")] == [event("rich_harvest")]
    assert s.crowns == [15, 15, 20]  # without faith the Head must give a green event away


@pytest.mark.rule("WK-EVENT-3", "WK-EVENT-8", "WK-EVENT-12", "WK-EX-19", "WK-D21", "WK-D22")
def test_the_head_passes_a_red_event_on_for_a_faith_and_only_the_victim_cancels():
    s = draw(realm(), "assassin")
    s.faith[:] = [9, 2, 2]
    noble(s, C, 0, "E4", 100, 50)
    run(s, IMPORTANT_EVENT)
    choose(s, baron(C))
    assert asked(s) == (B, "AssignEvent")
    choose(s, PASS_EVENT)
    assert s.faith == [9, 1, 2]
    assert asked(s) == (C, "CancelEvent")
    choose(s, CANCEL)
    assert s.faith == [9, 1, 0]
    assert s.tokens[8] == 0
    assert s.event_discard.count(event("assassin")) == 1
    assert told(s, "EventCancelled")

    s = draw(realm(), "assassin")
    s.faith[:] = [9, 2, 0]
    run(s, IMPORTANT_EVENT)
    choose(s, baron(C), KEEP_EVENT)
    assert asked(s) == (B, "CancelEvent")
    choose(s, CANCEL)
    assert s.faith == [9, 0, 0]


@pytest.mark.rule("WK-EVENT-4", "WK-EVENT-5", "WK-EVENT-10", "WK-D21")
def test_a_green_event_costs_the_head_a_faith_to_keep_and_cannot_be_cancelled():
    s = draw(realm(), "rich_harvest")
    s.faith[:] = [5, 1, 5]
    run(s, IMPORTANT_EVENT)
    choose(s, baron(A), KEEP_EVENT)
    assert s.crowns == [15, 20, 15]
    assert s.faith == [5, 0, 5]
    s = draw(realm(), "rich_harvest")
    s.faith[:] = [5, 1, 5]
    run(s, IMPORTANT_EVENT)
    choose(s, baron(A))
    s.faith[B] = 0
    assert options(s) == [PASS_EVENT]
    assert why_not(s, KEEP_EVENT) == "WK-EVENT-5"
    choose(s, PASS_EVENT)
    assert s.crowns == [20, 15, 15]
    assert told(s, "EventCancelled") == []


@pytest.mark.rule("WK-EVENT-5")
def test_without_faith_the_head_suffers_a_red_event_himself():
    s = draw(realm(), "highwaymen")
    run(s, IMPORTANT_EVENT)
    choose(s, baron(C))
    assert s.crowns == [15, 10, 15]


@pytest.mark.rule("WK-EVENT-6", "WK-EVENT-9", "WK-RULING-16", "WK-D23")
def test_barons_pledge_together_against_a_blue_event():
    s = draw(realm(), "drought")  # cancelled for 2
    for seat, name in ((A, "monz"), (B, "lorne")):
        hold(s, name, seat)
    s.faith[:] = [1, 1, 5]
    run(s, REVEAL_EVENT)
    assert asked(s) == (B, "Pledge")  # clockwise from the Head
    assert why_not(s, amount(2)) == "WK-RULING-16"
    choose(s, amount(1))
    assert asked(s) == (C, "Pledge")
    assert options(s) == [amount(0), amount(1)]  # at most what is missing
    choose(s, amount(0))
    choose(s, amount(1))
    assert s.faith == [0, 0, 5]
    assert s.crowns == [15, 15, 15]
    assert told(s, "EventCancelled")


@pytest.mark.rule("WK-RULING-16", "WK-EVENT-13")
def test_pledges_that_do_not_suffice_cost_nothing():
    s = draw(realm(), "drought")
    hold(s, "monz", A)
    s.faith[:] = [1, 0, 0]
    run(s, REVEAL_EVENT)
    choose(s, amount(1))
    assert s.faith == [1, 0, 0]
    assert s.crowns == [14, 15, 15]
    assert s.event_discard.count(event("drought")) == 1


@pytest.mark.rule("WK-EVENT-7", "WK-RULING-68", "WK-EFFECT-3", "WK-EVENT-15", "WK-RULING-78")
def test_the_fate_card_is_shown_before_anybody_cancels_and_choices_come_after():
    s = draw(realm(), "companies_disband")
    s.faith[:] = [2, 0, 0]
    garrison(s, A, "polish_50", "polish_100")
    stack_fate(s, 0)  # Polish
    run(s, REVEAL_EVENT)
    assert [e.fate for e in told(s, "FateTurned")] == [0]
    assert s.fate_shown == [0]
    assert asked(s) == (A, "Pledge")
    choose(s, amount(1))
    assert asked(s) == (A, "SelectCompany")
    choose(s, TAKE[GARRISON][troop("polish_50")])
    assert s.fate_discard == [0]
    assert s.armies[GARRISON] == (troop("polish_100"),)


@pytest.mark.rule("WK-EVENT-11")
def test_an_event_is_cancelled_at_once_or_never():
    from serai.games.warrior_knights.rules.money.deals import Miracle
    from serai.games.warrior_knights.rules.money.deals import why_not as why_not_aside

    s = hit("heretic")
    s.faith[B] = 9
    s.todo.append(IMPORTANT_EVENT)
    from serai.games.warrior_knights.rules.cards.important_event import NAME_CANDIDATE

    s.todo.append(NAME_CANDIDATE[B])
    assert why_not_aside(s, B, Miracle(event("heretic"))).rule == "WK-EVENT-11"


@pytest.mark.rule("WK-EVENT-14", "WK-SUPPLY-3")
def test_the_event_deck_is_renewed_from_its_discards():
    s = realm()
    s.event_discard[:] = s.event_pool[1:]
    s.event_pool[:] = s.event_pool[:1]
    s.event_seat = A
    run(s, REVEAL_EVENT)
    assert len(s.event_pool) == 35


@pytest.mark.rule("WK-EVENT-13", "WK-UPKEEP-18", "WK-EFFECT-19")
def test_a_round_event_ends_with_the_round_and_is_no_law():
    s = strike(realm(), "storms_at_sea")
    assert s.round_events == [event("storms_at_sea")]
    noble(s, A, 0, "C1", 50)
    noble(s, A, 1, "C1", 50)
    s.outlaw[A] = 1  # not even an outlaw sails in a storm
    from tests.rules.warrior_knights.realm import mobilize, sail

    mobilize(s, A, "C3")
    choose(s, NOBLE[0])
    assert kind(s) != "ChooseWay"  # only the road is open
    choose(s, DONE, DONE) if kind(s) == "TakeTroops" else None
    s.todo.clear()
    s.card = -1
    from serai.games.warrior_knights.rules.war.movement import CHOOSE_WAY

    s.area = -1
    s.marched.clear()
    s.todo.append(CHOOSE_WAY[1])
    assert why_not(s, sail("C3")) == "WK-EFFECT-19"
    s.todo.clear()
    run(s, END_ROUND)
    assert s.round_events == []
    assert s.event_discard.count(event("storms_at_sea")) == 1
    assert s.storm == [0] * 12
