"""Chapter 9: Taxation."""

import pytest

from serai.games.warrior_knights.rules.board import CITIES, CITY_INCOME
from tests.rules.warrior_knights.position import Position


@pytest.mark.parametrize("city", CITIES)
@pytest.mark.rule("WK-TAX-1")
def test_every_city_yields_its_printed_income(city: str) -> None:
    play = Position(seats=3).city(city, "second").baron("second", crowns=1).hold("taxation")
    assert play.s.crowns == [0, 1 + CITY_INCOME[CITIES.index(city)], 0]
    assert play.is_done


@pytest.mark.rule("WK-TAX-1", "WK-ACTION-16", "WK-TERM-2")
def test_every_baron_is_paid_for_all_his_cities() -> None:
    position = Position(seats=3).chairman("second").cities("first", "froli carrow").cities("third", "tunis lorne")
    play = position.city("gedze", "second").city("monz", "neutral").city("arvane", "razed").hold("taxation")
    assert play.s.crowns == [8, 5, 7]
    assert play.heard("gained") == ["second 5 crowns taxation", "third 7 crowns taxation", "first 8 crowns taxation"]
    assert play.heard("phase-began") == ["taxation"]


@pytest.mark.rule("WK-TAX-2")
def test_a_fortified_city_yields_one_more() -> None:
    position = Position(seats=2).city("froli", "first", fortified=True, breach=2).city("monz", "first", fortified=True)
    assert position.hold("taxation").s.crowns == [9, 0]


@pytest.mark.rule("WK-TAX-3", "WK-SIEGE-7")
def test_a_besieged_city_yields_nothing() -> None:
    for besieged, besieger, crowns in (("first", "second", [5, 0]), ("second", "first", [0, 5])):
        position = Position(seats=2).city("froli", besieged, fortified=True, besieger=besieger).city("monz", besieged)
        play = position.noble(f"{besieger}-circle", "C1", "english_50").law("market_charter").hold("taxation")
        assert play.s.crowns == crowns


@pytest.mark.rule("WK-TAX-4", "WK-ASSEMBLY-25", "WK-EFFECT-6", "WK-EFFECT-8")
def test_concessions_and_offices_pay_and_add_up() -> None:
    position = Position(seats=3).charge("first", "wine_trade", "silver_mines", "tribune").charge("second", "ambassador")
    play = position.office("first-hexagon", "treasurer").city("froli", "first").hold("taxation")
    assert play.s.crowns == [3 + 3 + 4 + 3, 4, 0]


@pytest.mark.rule("WK-TAX-5", "WK-ACTION-22")
def test_the_cards_of_the_zone_return_to_hand() -> None:
    play = Position(seats=3).hold("taxation")
    assert play.cards_in("taxation") == ""
    assert len(play.s.returned) == 6
    assert play.heard("zone-returned") == ["taxation"]
    assert play.is_done


@pytest.mark.rule("WK-TAX-5")
def test_other_zones_keep_their_cards() -> None:
    play = Position(seats=3).zone("wages", "first-draft_soldiers").hold("taxation")
    assert play.cards_in("wages") == "first-draft_soldiers"
    assert play.cards_in("taxation") == ""


@pytest.mark.parametrize(("cards", "held"), [(5, False), (6, True)])
@pytest.mark.rule("WK-ACTION-16")
def test_taxation_needs_twice_as_many_cards_as_barons(cards: int, held: bool) -> None:
    play = Position(seats=3).city("froli", "first").fill("taxation", cards - 1).card("first-levy_taxes")
    play.choose("use")
    assert play.s.crowns == [3 if held else 0, 0, 0]
    assert (play.cards_in("taxation") == "") == held
