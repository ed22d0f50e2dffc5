"""Chapter 8.1: Important Event, from the candidate to the discard pile."""

import pytest

from serai.games.warrior_knights.rules.cards.important_event import ASSIGN_EVENT
from serai.games.warrior_knights.tables import EVENT_CANCEL, EVENT_COLOUR, EVENT_DECK, EVENTS, GREEN, RED
from tests.rules.warrior_knights.position import Position

RED_EVENTS = [name for name, colour in zip(EVENTS, EVENT_COLOUR, strict=True) if colour == RED]
GREEN_EVENTS = [name for name, colour in zip(EVENTS, EVENT_COLOUR, strict=True) if colour == GREEN]
BLUE_EVENTS = [name for name in EVENTS if name not in RED_EVENTS + GREEN_EVENTS]


@pytest.mark.rule("WK-COMP-4")
def test_the_deck_has_36_cards_of_three_colours() -> None:
    assert len(EVENT_DECK) == 36
    counts = [sum(EVENTS[card] in names for card in EVENT_DECK) for names in (RED_EVENTS, GREEN_EVENTS, BLUE_EVENTS)]
    assert counts == [14, 10, 12]


@pytest.mark.rule("WK-EVENT-1", "WK-EVENT-2", "WK-RULING-15", "WK-D20")
def test_the_head_names_another_baron_before_the_card_is_drawn() -> None:
    play = Position(seats=4).head("third").baron("third", faith=1).event("highwaymen").neutral("important_event")
    assert play.asked == "third name-candidate"
    assert play.options == ["pick-seat first", "pick-seat second", "pick-seat fourth"]
    assert play.heard("event-revealed") == []
    assert play.refusal("pick-seat third") == ("WK-RULING-15", {"seat": "third"})
    told = play.choose("pick-seat fourth")
    assert told == ["candidate-named fourth", "event-revealed highwaymen"]
    assert play.asked == "third assign-event"
    assert play.prompt == {"event": "highwaymen", "seat_to": "fourth"}


@pytest.mark.parametrize("name", RED_EVENTS)
@pytest.mark.rule("WK-EVENT-3", "WK-D21")
def test_a_red_event_is_suffered_or_passed_on_for_a_faith(name: str) -> None:
    position = Position(seats=3).baron("second", faith=3).event(name)
    play = position.neutral("important_event")
    play.choose("pick-seat third")
    assert play.options == ["keep-event", "pass-event"]
    told = play.choose("pass-event")
    assert told[:2] == ["paid second 1 faith church", f"event-assigned {name} third"]
    assert play.s.faith == [0, 2, 0]
    play = Position(seats=3).baron("second", faith=3).event(name).neutral("important_event")
    play.choose("pick-seat third")
    assert play.choose("keep-event")[0] == f"event-assigned {name} second"
    assert play.s.faith[1] == 3
    assert play.asked == "second cancel-event"


@pytest.mark.parametrize("name", GREEN_EVENTS)
@pytest.mark.rule("WK-EVENT-4")
def test_a_green_event_is_given_away_or_kept_for_a_faith(name: str) -> None:
    play = Position(seats=3).baron("second", faith=1).event(name).neutral("important_event")
    play.choose("pick-seat third")
    assert play.options == ["keep-event", "pass-event"]
    assert play.choose("pass-event")[0] == f"event-assigned {name} third"
    assert play.s.faith[1] == 1
    play = Position(seats=3).baron("second", faith=1).event(name).neutral("important_event")
    play.choose("pick-seat third")
    told = play.choose("keep-event")
    assert told[:2] == ["paid second 1 faith church", f"event-assigned {name} second"]
    assert play.s.faith[1] == (2 if name == "pilgrims_gifts" else 0)


@pytest.mark.rule("WK-EVENT-4", "WK-D21")
def test_a_green_event_that_the_head_keeps_works_for_him() -> None:
    play = Position(seats=3).baron("second", faith=1).event("rich_harvest").neutral("important_event")
    play.choose("pick-seat first", "keep-event")
    assert play.s.crowns == [0, 5, 0]
    assert play.s.faith == [0, 0, 0]
    assert play.heard("event-cancelled") == []


@pytest.mark.rule("WK-EVENT-5")
def test_without_faith_the_head_has_the_free_choice_only() -> None:
    play = Position(seats=3).baron("second", crowns=9).event("highwaymen").neutral("important_event")
    play.choose("pick-seat third")
    assert play.heard("event-assigned") == ["highwaymen second"]
    assert play.s.crowns == [0, 4, 0]
    play = Position(seats=3).event("rich_harvest").neutral("important_event")
    play.choose("pick-seat third")
    assert play.heard("event-assigned") == ["rich_harvest third"]
    assert play.s.crowns == [0, 0, 5]


@pytest.mark.rule("WK-EVENT-5")
def test_the_better_choice_is_refused_without_faith() -> None:
    play = Position(seats=3).neutral("uncertain_times")
    play.s.event = EVENTS.index("highwaymen")
    assert play.refusal_by(ASSIGN_EVENT[1], "pass-event") == ("WK-EVENT-5", {"event": "highwaymen"})
    assert play.refusal_by(ASSIGN_EVENT[1], "keep-event") is None
    play.s.event = EVENTS.index("rich_harvest")
    assert play.refusal_by(ASSIGN_EVENT[1], "keep-event") == ("WK-EVENT-5", {"event": "rich_harvest"})


@pytest.mark.parametrize("name", BLUE_EVENTS)
@pytest.mark.rule("WK-EVENT-6")
def test_a_blue_event_is_nobodys(name: str) -> None:
    play = Position(seats=3).baron("second", faith=1).event(name).neutral("important_event")
    play.choose("pick-seat third")
    assert play.heard("event-assigned") == []
    assert play.s.event_seat == -1
    assert play.s.faith == [0, 1, 0]


# ---- cancelling


@pytest.mark.parametrize("name", RED_EVENTS)
@pytest.mark.rule("WK-EVENT-8", "WK-EVENT-12", "WK-D22")
def test_the_victim_of_a_red_event_may_cancel_it(name: str) -> None:
    cost = EVENT_CANCEL[EVENTS.index(name)]
    position = Position(seats=3).baron("first", faith=9).baron("second", faith=1).baron("third", faith=cost, crowns=9)
    play = position.baron("third", votes=4, influence=2).event(name).neutral("important_event")
    play.choose("pick-seat third", "pass-event")
    assert play.asked == "third cancel-event"
    assert play.prompt == {"event": name, "number": cost}
    told = play.choose("cancel")
    assert told[:3] == [f"paid third {cost} faith event", f"event-cancelled {name}", f"event-ended {name}"]
    assert play.is_done
    assert play.s.faith == [9, 0, 0]
    assert (play.s.crowns[2], play.s.votes[2], play.s.influence[2]) == (9, 4, 2)
    assert EVENTS.index(name) in play.s.event_pool + play.s.event_discard
    assert play.s.event == -1
    assert play.s.event_seat == -1
    assert play.s.lasting == [(), (), ()]


@pytest.mark.rule("WK-EVENT-8")
def test_a_victim_short_of_faith_is_not_asked() -> None:
    position = Position(seats=3).baron("second", faith=1).baron("third", faith=1, influence=2)
    play = position.event("scandal").neutral("important_event")
    play.choose("pick-seat third", "pass-event")
    assert play.is_done
    assert play.s.influence == [0, 0, 1]
    assert play.s.faith == [0, 0, 1]


@pytest.mark.rule("WK-EVENT-8")
def test_a_victim_may_suffer_although_he_could_pay() -> None:
    position = Position(seats=3).baron("second", faith=1).baron("third", faith=3, influence=2)
    play = position.event("scandal").neutral("important_event")
    play.choose("pick-seat third", "pass-event", "done")
    assert play.s.influence == [0, 0, 1]
    assert play.s.faith == [0, 0, 3]


@pytest.mark.rule("WK-EVENT-9", "WK-RULING-16", "WK-D23", "WK-EVENT-12")
def test_barons_cancel_a_blue_event_together() -> None:
    position = Position(seats=4).head("third").baron("first", faith=5, crowns=3).baron("second", faith=1)
    position.baron("third", faith=1).baron("fourth", faith=2).city("froli", "first")
    play = position.event("crown_levy").neutral("important_event")
    play.choose("pick-seat first")
    assert play.asked == "third pledge"
    assert play.prompt == {"event": "crown_levy", "number": 3}
    assert play.options == ["amount 0", "amount 1"]
    assert play.refusal("amount 2") == ("WK-RULING-16", {"number": 2})
    play.choose("amount 1")
    assert play.asked == "fourth pledge"
    assert play.prompt["number"] == 2
    assert play.options == ["amount 0", "amount 1", "amount 2"]
    play.choose("amount 1")
    assert play.asked == "first pledge"
    assert play.options == ["amount 0", "amount 1"]  # no more than is still missing
    assert play.s.faith == [5, 1, 1, 2]  # nothing is paid before all have pledged
    told = play.choose("amount 1")
    assert told[:5] == [
        "faith-pledged first 1 0",
        "paid first 1 faith event",
        "paid third 1 faith event",
        "paid fourth 1 faith event",
        "event-cancelled crown_levy",
    ]
    assert play.is_done  # nothing is missing any more, so the second is not asked
    assert play.s.faith == [4, 1, 0, 1]
    assert play.s.crowns == [3, 0, 0, 0]
    assert play.s.pledges == []


@pytest.mark.rule("WK-EVENT-9", "WK-RULING-16")
def test_pledges_that_do_not_reach_the_cost_cost_nothing() -> None:
    position = Position(seats=3).baron("first", faith=1).baron("second", faith=1).city("froli", "first")
    play = position.event("crown_levy").neutral("important_event")
    play.choose("pick-seat first", "amount 1", "amount 1")
    assert play.is_done
    assert play.s.faith == [1, 1, 0]
    assert play.s.crowns == [3, 0, 0]
    assert play.heard("event-cancelled") == []
    assert play.heard("event-ended") == ["crown_levy"]


@pytest.mark.rule("WK-EVENT-9")
def test_one_baron_alone_may_cancel_a_blue_event() -> None:
    position = Position(seats=3).baron("third", faith=3).city("froli", "first")
    play = position.event("crown_levy").neutral("important_event")
    play.choose("pick-seat first")
    assert play.asked == "third pledge"
    play.choose("amount 3")
    assert play.s.crowns == [0, 0, 0]
    assert play.s.faith == [0, 0, 0]


@pytest.mark.parametrize("name", GREEN_EVENTS)
@pytest.mark.rule("WK-EVENT-10")
def test_nobody_is_asked_to_cancel_a_green_event(name: str) -> None:
    position = Position(seats=3).baron("first", faith=9).baron("second", faith=9).baron("third", faith=9)
    play = position.event(name).neutral("important_event")
    play.choose("pick-seat third", "pass-event")
    assert "cancel" not in play.asked
    assert "pledge" not in play.asked


@pytest.mark.rule("WK-EVENT-10")
def test_a_blue_event_without_a_price_is_not_cancelled() -> None:
    position = Position(seats=3).baron("first", faith=9).baron("second", faith=9).baron("third", faith=9)
    play = position.expedition("china", 1, first=2).event("fair_winds").neutral("important_event")
    play.choose("pick-seat third")
    assert play.is_done
    assert play.ship("china") == "2 first 2"


@pytest.mark.rule("WK-EVENT-11")
def test_a_lasting_event_cannot_be_cancelled_later() -> None:
    play = Position(seats=3).baron("third", faith=9).lasting("third", "heretic").neutral("uncertain_times")
    assert play.asked.startswith("third")
    assert play.aside_refusal("third", "miracle heretic") == ("WK-EVENT-11", {"event": "heretic"})
    assert "miracle heretic" not in play.asides("third")


# ---- fate, choices, and where the card goes


@pytest.mark.rule("WK-EVENT-7", "WK-RULING-68", "WK-EFFECT-3")
def test_the_fate_card_is_shown_before_the_cancel_decision() -> None:
    position = Position(seats=3).baron("second", faith=1).baron("third", faith=1).fates(7)
    play = position.noble("third-circle", "A2", "polish_50 polish_100 swiss_50").event("mutinous_companies")
    shown = play.neutral("important_event")
    told = shown.choose("pick-seat third", "pass-event")
    assert told[-1] == "fate-turned 7"
    assert shown.asked == "third cancel-event"
    assert shown.s.fate_shown == [6]
    assert shown.army("third-circle") == "swiss_50 polish_50 polish_100"
    shown.choose("cancel")
    assert shown.army("third-circle") == "swiss_50 polish_50 polish_100"
    assert shown.s.fate_shown == []


@pytest.mark.rule("WK-EVENT-7", "WK-RULING-68", "WK-EFFECT-3", "WK-EVENT-15", "WK-RULING-78")
def test_the_fate_card_is_shown_before_pledges_and_choices_come_after() -> None:
    position = Position(seats=3).baron("first", faith=2, garrison="polish_50 polish_100").fates(7)
    play = position.event("companies_disband").neutral("important_event")
    play.choose("pick-seat third")
    assert play.heard("fate-turned") == ["7"]
    assert play.s.fate_shown == [6]
    assert play.asked == "first pledge"
    play.choose("amount 1")
    assert play.asked == "first select-company"
    play.choose("take first-castle polish_50")
    assert play.s.fate_discard[-1] == 6
    assert play.army("first-castle").startswith("polish_100 ")


@pytest.mark.rule("WK-FATE-1", "WK-EVENT-7")
def test_the_shown_fate_card_is_discarded_afterwards() -> None:
    position = Position(seats=3).fates(7, 9).event("mutinous_companies")
    play = position.neutral("important_event")
    play.choose("pick-seat third")
    assert play.s.fate_discard[-1] == 6
    assert play.s.fate_under[0] == [8]


@pytest.mark.rule("WK-EVENT-15", "WK-RULING-78", "WK-D24")
def test_the_victim_is_chosen_after_the_cancel_decision() -> None:
    position = Position(seats=3).baron("second", faith=1).baron("third", faith=2)
    position.noble("third-circle", "A2", "english_200 swiss_200").noble("third-square", "D4", "english_200 swiss_200")
    play = position.event("assassin").neutral("important_event")
    play.choose("pick-seat third", "pass-event")
    assert play.asked == "third cancel-event"
    play.choose("done")
    assert play.asked == "second select-army"


@pytest.mark.rule("WK-EVENT-13")
def test_an_instant_event_is_discarded() -> None:
    play = Position(seats=3).event("rich_harvest").neutral("important_event")
    told = play.choose("pick-seat third")
    assert told[-2:-1] == ["event-ended rich_harvest"]
    number = EVENTS.index("rich_harvest")
    assert (play.s.event_pool + play.s.event_discard).count(number) == 2
    assert play.s.event == -1


@pytest.mark.rule("WK-EVENT-13")
def test_a_lasting_event_stays_with_its_victim() -> None:
    play = Position(seats=3).event("heretic").neutral("important_event")
    play.choose("pick-seat third")
    number = EVENTS.index("heretic")
    assert play.s.lasting == [(), (number,), ()]
    assert number not in play.s.event_pool + play.s.event_discard
    assert play.heard("event-ended") == []
    assert play.s.event == -1


@pytest.mark.rule("WK-EVENT-13", "WK-UPKEEP-18")
def test_a_round_event_ends_with_the_round() -> None:
    play = Position(seats=2, options={}).baron("first").event("storms_at_sea").neutral("important_event")
    if play.asked == "second name-candidate":
        play.choose("pick-seat first")
    number = EVENTS.index("storms_at_sea")
    assert play.s.round_events == [number]
    assert number not in play.s.event_pool + play.s.event_discard
    assert play.heard("event-ended") == []
    told = play.choose("decline")
    while play.asked.endswith("receive"):
        told = play.choose("done")
    assert "event-ended storms_at_sea" in told
    assert play.s.round_events == []
    assert not any(play.s.storm)
    assert number in play.s.event_discard
    assert play.s.round == 2


@pytest.mark.rule("WK-EVENT-14", "WK-SUPPLY-3", "WK-RANDOM-2")
def test_the_discards_become_the_new_deck() -> None:
    play = Position(seats=3).event("heretic").neutral("important_event")
    play.choose("pick-seat third")
    assert len(play.s.event_pool) == 35
    assert play.s.event_discard == []


@pytest.mark.rule("WK-EX-19")
def test_example_red_event() -> None:
    position = Position(seats=3).baron("second", faith=2).baron("third", faith=2)
    position.noble("third-circle", "A2", "english_200 swiss_200")
    play = position.event("assassin").neutral("important_event")
    play.choose("pick-seat third", "pass-event")
    assert play.s.faith == [0, 1, 2]
    assert play.asked == "third cancel-event"
    play.choose("cancel")
    assert play.s.faith == [0, 1, 0]
    assert play.army("third-circle") == "english_200 swiss_200"
    play = Position(seats=3).baron("second", faith=2).event("assassin").neutral("important_event")
    play.choose("pick-seat third", "keep-event")
    assert play.asked == "second cancel-event"
    play.choose("cancel")
    assert play.s.faith == [0, 0, 0]
