"""Every blue event card at work."""

import pytest

from tests.rules.warrior_knights.play import Play
from tests.rules.warrior_knights.position import Position


def happen(position: Position, name: str) -> Play:
    """A blue event; nobody has faith to cancel it."""
    play = position.event(name).neutral("important_event")
    play.choose("pick-seat third")
    return play


# ---- Storms at Sea: mod_ports_closed for a round


@pytest.mark.rule("WK-EFFECT-1", "WK-EFFECT-19", "WK-EVENT-13")
def test_in_storms_no_sea_move_begins_and_nobody_can_break_that() -> None:
    position = Position(seats=2).round_event("storms_at_sea").noble("first-circle", "C1", "english_50")
    play = position.card("first-versatile_strategy")
    play.choose("pick-versatile move")
    assert play.asked == "first choose-way"
    assert play.offers("sail") == set()
    assert play.refusal("sail G1") == ("WK-EFFECT-19", {})
    assert play.offers("march") == {"C1-D1", "C1-C2", "C1-C2-C3", "C1-C2-D2", "C1-C2-C3-D3", "C1-C2-C3-B4"}


@pytest.mark.rule("WK-EFFECT-1")
def test_nobles_at_sea_land_as_usual_in_a_storm() -> None:
    play = Position(seats=2).round_event("storms_at_sea").noble("first-circle", "sea G1", "english_50").upkeep()
    assert play.where("first-circle") == "G1"


# ---- events that start a special phase


@pytest.mark.rule("WK-EFFECT-10")
def test_hard_winter_holds_a_wages_phase() -> None:
    position = Position(seats=3).zone("wages", "first-draft_soldiers").baron("first", crowns=9)
    position.noble("first-square", "A2", "english_100")
    play = happen(position, "hard_winter")
    assert play.heard("phase-began") == ["wages"]
    assert play.s.crowns[0] == 4  # the regulars were paid at once
    assert play.asked == "first pay-mercenaries"
    play.choose("done")
    assert play.where("first-square") == "off"
    assert play.cards_in("wages") == ""
    assert play.heard("zone-returned") == ["wages"]
    assert play.is_done
    assert play.heard("event-ended") == ["hard_winter"]


@pytest.mark.rule("WK-EFFECT-10")
def test_crown_levy_holds_a_taxation_phase() -> None:
    position = Position(seats=3).zone("taxation", "first-levy_taxes").city("monz", "first").city("froli", "third")
    play = happen(position, "crown_levy")
    assert play.s.crowns == [4, 0, 3]
    assert play.cards_in("taxation") == ""
    assert play.s.returned == [0]
    assert play.is_done


@pytest.mark.rule("WK-EFFECT-10")
def test_great_council_holds_an_assembly() -> None:
    position = (
        Position(seats=3).zone("assembly", "first-rally_support").agenda("repair_of_walls").city("froli", "third")
    )
    play = happen(position.city("monz", breach=1), "great_council")
    assert play.heard("phase-began") == ["assembly"]
    assert play.s.votes == [1, 1, 2]
    play.vote(first=1)
    play.choose("for")
    assert play.walls("monz") == ""
    assert len(play.s.agenda_open) == 3
    assert play.cards_in("assembly") == ""
    assert play.is_done
    assert play.heard("event-ended") == ["great_council"]


# ---- Drought: lose_crowns per city


@pytest.mark.rule("WK-EFFECT-1", "WK-EFFECT-2", "WK-EFFECT-17")
def test_drought_costs_a_crown_for_each_kingdom_city() -> None:
    position = Position(seats=4).chairman("third").cities("first", "froli monz").cities("second", "carrow tunis")
    position.cities("third", "arvane gedze lorne").baron("first", crowns=5).baron("second", crowns=5)
    play = happen(position.baron("third", crowns=2).baron("fourth", crowns=4), "drought")
    assert play.s.crowns == [3, 4, 0, 4]
    assert play.heard("paid") == ["third 2 crowns event", "first 2 crowns event", "second 1 crowns event"]


# ---- Pestilence: armies_in_fate_area and city_fate


@pytest.mark.rule("WK-EFFECT-1", "WK-EFFECT-3")
def test_pestilence_strikes_the_area_of_the_city_on_the_card() -> None:
    position = Position(seats=3).city("arvane", "first").noble("first-circle", "D4", "english_200")
    position.noble("first-square", "D4", "english_200").noble("third-circle", "D4", "swiss_200")
    position.noble("second-circle", "D3", "polish_200").fates(7)
    play = happen(position, "pestilence")
    assert play.heard("fate-turned") == ["7"]
    assert play.heard("casualty-taken") == ["first-circle 1", "first-square 1", "third-circle 1"]
    assert play.walls("arvane") == "breach 1"
    assert play.army("second-circle") == "polish_200"
    assert play.owner("arvane") == "first"
    assert play.is_done


@pytest.mark.rule("WK-EFFECT-1")
def test_pestilence_at_a_razed_city_strikes_armies_and_the_castle_there() -> None:
    position = Position(seats=3).city("arvane", "razed").baron("first", castle="D4", garrison="english_100")
    position.noble("third-circle", "D4", "swiss_50").noble("third-square", "sea G6", "swiss_50").fates(7, 1)
    play = happen(position, "pestilence")
    assert sorted(play.heard("casualty-taken")) == ["first-castle 1", "third-circle 1"]
    assert play.walls("arvane") == ""
    assert play.walls("first-castle") == ""
    assert play.heard("noble-died") == ["third-circle"]
    assert play.is_done


@pytest.mark.rule("WK-EFFECT-1", "WK-EFFECT-2")
def test_pestilence_does_not_breach_walls_of_strength_0() -> None:
    play = happen(Position(seats=3).city("froli", breach=2).fates(8), "pestilence")
    assert play.walls("froli") == "breach 2"
    play = happen(Position(seats=3).city("froli", breach=1).fates(8), "pestilence")
    assert play.walls("froli") == "breach 2"


@pytest.mark.rule("WK-EFFECT-17", "WK-DEATH-2")
def test_deaths_of_several_barons_go_round_from_the_chairman() -> None:
    position = Position(seats=3).chairman("third").fates(7, 1, 2, 3)
    position.noble("first-circle", "D4", "english_50").noble("third-circle", "D4", "swiss_50")
    play = happen(position.noble("second-circle", "D4", "italian_50"), "pestilence")
    assert play.heard("noble-died") == ["third-circle", "first-circle", "second-circle"]


# ---- City Uprising: revolt_city


@pytest.mark.rule("WK-EFFECT-1", "WK-D54")
def test_city_uprising_even_with_a_noble_inside() -> None:
    position = Position(seats=3).city("arvane", "first", fortified=True, breach=1).baron("first", faith=1, crowns=10)
    position.noble("first-circle", "D4", "english_50").fates(7)
    play = happen(position, "city_uprising")
    play.choose("amount 0")  # the owner could also cancel the event with his faith
    assert play.asked == "first ransom"
    assert play.prompt == {"city": "arvane", "number": 10}
    assert play.options == ["pay-faith", "pay-crowns", "let-go"]
    told = play.choose("let-go")
    assert "city-freed arvane" in told
    assert play.owner("arvane") == "neutral"
    assert play.walls("arvane") == "breach 1"
    assert play.where("first-circle") == "D4"


@pytest.mark.parametrize(("choice", "left"), [("pay-faith", (0, 10)), ("pay-crowns", (1, 0))])
@pytest.mark.rule("WK-EFFECT-1", "WK-RULING-53")
def test_a_city_in_uprising_can_be_ransomed(choice: str, left: tuple[int, int]) -> None:
    position = Position(seats=3).city("arvane", "first", fortified=True).baron("first", faith=1, crowns=10).fates(7)
    play = happen(position, "city_uprising")
    play.choose("amount 0", choice)
    assert play.owner("arvane") == "first"
    assert (play.s.faith[0], play.s.crowns[0]) == left
    assert play.walls("arvane") == "fortified"


@pytest.mark.rule("WK-EFFECT-2", "WK-EFFECT-6")
def test_no_uprising_in_neutral_razed_or_immune_cities() -> None:
    assert happen(Position(seats=3).fates(7), "city_uprising").is_done
    assert happen(Position(seats=3).city("arvane", "razed").fates(7), "city_uprising").is_done
    immune = Position(seats=3).law("burgher_rights").city("arvane", "first", fortified=True).fates(7)
    play = happen(immune, "city_uprising")
    assert play.is_done
    assert play.owner("arvane") == "first"
    plain = Position(seats=3).law("burgher_rights").city("arvane", "first").fates(7)
    assert happen(plain, "city_uprising").owner("arvane") == "neutral"


# ---- Disputed See: take_head_of_church, fate_baron


@pytest.mark.rule("WK-EFFECT-1", "WK-FATE-3")
def test_disputed_see_makes_the_baron_on_the_card_head() -> None:
    play = happen(Position(seats=3).fates(2, 3, 5, 9), "disputed_see")  # barons who are not in the game are skipped
    assert play.heard("fate-turned") == ["2", "3", "5"]
    assert play.sceptre == "third"
    assert play.heard("sceptre-passed") == ["third"]
    assert play.s.fate_under[0] == [8]
    play = happen(Position(seats=3).fates(1), "disputed_see")
    assert play.sceptre == "second"
    assert play.heard("sceptre-passed") == []


# ---- Shipwreck and Fair Winds


@pytest.mark.rule("WK-EFFECT-1", "WK-EXPED-11")
def test_shipwreck_loses_the_expedition_that_the_head_picks() -> None:
    position = Position(seats=3).expedition("ceylon", 2, first=3, second=2).expedition("china", 1, True, third=5)
    play = happen(position, "shipwreck")
    assert play.asked == "second select-expedition"
    assert play.options == ["pick-expedition ceylon", "pick-expedition china"]
    assert play.refusal("pick-expedition spice_islands") == ("WK-EFFECT-1", {"expedition": "spice_islands"})
    told = play.choose("pick-expedition china")
    assert told[0] == "news-came china lost"
    assert play.ship("china") == ""
    assert play.s.blessed == [0, 0, 0]
    assert play.s.stakes[12:] == [0] * 6
    assert play.ship("ceylon") == "2 first 3 second 2"
    assert play.s.crowns == [0, 0, 0]


@pytest.mark.rule("WK-EFFECT-2")
def test_shipwreck_without_an_expedition_does_nothing() -> None:
    assert happen(Position(seats=3), "shipwreck").is_done


@pytest.mark.rule("WK-EFFECT-1", "WK-EXPED-9")
def test_fair_winds_advance_every_expedition_and_bring_news() -> None:
    position = Position(seats=3).expedition("ceylon", 1, first=3).expedition("spice_islands", 2, first=2)
    play = happen(position.expedition("china", 3, third=4).fates(4, 17), "fair_winds")
    assert play.ship("ceylon") == "2 first 3"
    assert play.heard("expedition-moved") == ["ceylon 2", "spice_islands 3"]
    assert play.heard("news-came") == ["spice_islands x3", "china x4"]
    assert play.s.crowns == [6, 0, 16]
    assert play.s.ship == [2, 0, 0]
    assert play.is_done


# ---- Companies Disband: desert_nationality, one


@pytest.mark.rule("WK-EFFECT-1", "WK-EFFECT-17", "WK-EFFECT-3")
def test_companies_disband_takes_one_card_of_every_baron() -> None:
    position = Position(seats=3).chairman("second").fates(7).baron("first", garrison="polish_50")
    position.noble("second-circle", "A2", "polish_50 polish_100 swiss_50").noble("second-square", "off", "polish_200")
    play = happen(position.noble("third-circle", "D3", "english_50"), "companies_disband")
    assert play.asked == "second select-company"
    assert play.options == [
        "take second-circle polish_50",
        "take second-circle polish_100",
        "take second-square polish_200",
    ]
    refused = play.refusal("take second-circle swiss_50")
    assert refused == ("WK-EFFECT-1", {"army": "second-circle", "troop": "swiss_50"})
    play.choose("take second-square polish_200")
    assert play.is_done
    assert play.army("second-circle") == "swiss_50 polish_50 polish_100"
    assert play.army("second-square") == ""
    assert play.army("first-castle") == "regular_50 regular_50 regular_50 regular_100"
    assert play.army("third-circle") == "english_50"
    assert play.heard("troop-left") == ["second-square polish_200", "first-castle polish_50"]


@pytest.mark.rule("WK-WAGES-13")
def test_companies_disband_may_cost_a_noble() -> None:
    play = happen(Position(seats=3).fates(7).noble("third-circle", "D3", "polish_50"), "companies_disband")
    assert play.heard("noble-died") == ["third-circle"]
    assert play.where("third-circle") == "off"
