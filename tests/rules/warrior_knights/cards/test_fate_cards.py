"""All 24 fate cards, each in every use that the rules make of one."""

import pytest

from serai.games.warrior_knights.rules.board import CITIES
from serai.games.warrior_knights.tables import (
    BATTLE_CARDS,
    EXPEDITIONS,
    FATE_BATTLE,
    FATE_CITY_NAMES,
    FATE_HOUSE,
    FATE_NATION,
    FATE_NEWS,
    FATE_REVOLT,
    FATES,
    NATIONS,
    NEWS,
    NEWS_MULTIPLE,
)
from tests.rules.warrior_knights.play import SEATS, Play
from tests.rules.warrior_knights.position import Position

ALL = [int(name) for name in FATES]
DEALS = [card for card in ALL if BATTLE_CARDS[FATE_BATTLE[card - 1]] == "deal_100"]
PREVENTS = [card for card in ALL if BATTLE_CARDS[FATE_BATTLE[card - 1]] == "prevent_100"]
VICTORIES = [card for card in ALL if BATTLE_CARDS[FATE_BATTLE[card - 1]] == "victory_1"]
DRAWS = [card for card in ALL if BATTLE_CARDS[FATE_BATTLE[card - 1]] == "draw_1"]


def others(*kinds: list[int], besides: int) -> list[int]:
    """One card of each of these kinds, all different."""
    found: list[int] = []
    for kind in kinds:
        found.append(next(card for card in kind if card != besides and card not in found))
    return found


def assault(card: int, second: int, *city: int, also: tuple[int, ...] = ()) -> Play:
    """A noble of 50 assaults Dunmere (200): he keeps one card, puts the second under the deck; two are the city's."""
    position = Position(seats=2).noble("first-circle", "H2", "regular_50").fates(card, second, *city, *also)
    play = position.card("first-versatile_strategy")
    play.choose("pick-versatile battle", "assault")
    play.draft("first", f"discard {second}", "commit")
    return play


@pytest.mark.rule("WK-COMP-4", "WK-COMP-6")
def test_the_deck_as_a_whole() -> None:
    assert (len(ALL), len(DEALS), len(PREVENTS), len(VICTORIES), len(DRAWS)) == (24, 9, 6, 6, 3)
    assert sum(FATE_REVOLT) == 6
    assert all(FATE_HOUSE.count(house) == 4 for house in range(6))
    assert all(FATE_NATION.count(nation) == 4 for nation in range(6))
    assert sorted(FATE_CITY_NAMES) == sorted(CITIES)


@pytest.mark.parametrize("card", DEALS)
@pytest.mark.rule("WK-COMP-6", "WK-BATTLE-21")
def test_deal_100(card: int) -> None:
    second, *city = others(PREVENTS, VICTORIES, VICTORIES, besides=card)
    play = assault(card, second, *city)
    assert f"first {card}" in play.heard("fate-revealed")
    assert play.heard("damage-counted") == ["0 1"]
    assert play.walls("dunmere") == "breach 1"


@pytest.mark.parametrize("card", PREVENTS)
@pytest.mark.rule("WK-COMP-6", "WK-BATTLE-21")
def test_prevent_100(card: int) -> None:
    second, *city = others(VICTORIES, DEALS, PREVENTS, besides=card)
    play = assault(card, second, *city)
    assert play.heard("damage-counted") == ["0 0"]
    assert play.army("first-circle") == "regular_50"
    other, second, *city = others(VICTORIES, VICTORIES, DEALS, PREVENTS, besides=card)
    assert assault(other, second, *city).heard("damage-counted") == ["1 0"]  # without it the noble is hurt


@pytest.mark.parametrize("card", VICTORIES)
@pytest.mark.rule("WK-COMP-6", "WK-BATTLE-29")
def test_one_victory(card: int) -> None:
    second, *city = others(PREVENTS, PREVENTS, PREVENTS, besides=card)
    play = assault(card, second, *city)
    assert play.heard("victory-counted") == ["1 0"]
    assert play.asked == "first keep-or-raze"


@pytest.mark.parametrize("card", DRAWS)
@pytest.mark.rule("WK-COMP-6", "WK-BATTLE-20")
def test_draw_1(card: int) -> None:
    second, first_of_city, second_of_city, more = others(VICTORIES, VICTORIES, VICTORIES, DEALS, besides=card)
    play = assault(card, second, first_of_city, second_of_city, also=(more,))
    assert play.heard("fate-revealed") == [f"first {card},{more}"]
    assert play.heard("damage-counted") == ["0 1"]


@pytest.mark.parametrize("card", ALL)
@pytest.mark.rule("WK-COMP-6", "WK-UPKEEP-7", "WK-UPKEEP-8")
def test_revolt_mark(card: int) -> None:
    play = Position(seats=2).city("froli", "first").baron("first", crowns=9).fates(card).upkeep()
    assert play.heard("fate-turned") == [str(card)]
    assert (play.asked == "first ransom") == FATE_REVOLT[card - 1]
    assert play.heard("revolt-began") == (["froli"] if FATE_REVOLT[card - 1] else [])


@pytest.mark.parametrize("card", ALL)
@pytest.mark.rule("WK-COMP-6", "WK-RANDOM-4")
def test_baron(card: int) -> None:
    play = Position(seats=6).event("disputed_see").fates(card).neutral("important_event")
    play.choose("pick-seat first")
    assert play.sceptre == SEATS[FATE_HOUSE[card - 1]]


@pytest.mark.parametrize("card", ALL)
@pytest.mark.rule("WK-COMP-6", "WK-RANDOM-4")
def test_nationality(card: int) -> None:
    troops = " ".join(f"{nation}_50" for nation in NATIONS)
    position = Position(seats=2).head("first").baron("second", garrison=troops).event("companies_disband").fates(card)
    play = position.neutral("important_event")
    assert play.heard("troop-left") == [f"second-castle {NATIONS[FATE_NATION[card - 1]]}_50"]


@pytest.mark.parametrize("card", ALL)
@pytest.mark.rule("WK-COMP-6", "WK-RANDOM-4")
def test_city(card: int) -> None:
    position = Position(seats=2).head("first").cities("second", " ".join(CITIES)).event("city_uprising").fates(card)
    play = position.neutral("important_event")
    assert play.heard("city-freed") == [FATE_CITY_NAMES[card - 1]]


@pytest.mark.parametrize("expedition", EXPEDITIONS)
@pytest.mark.parametrize("card", ALL)
@pytest.mark.rule("WK-COMP-6", "WK-RANDOM-4", "WK-EXPED-9")
def test_news(card: int, expedition: str) -> None:
    play = Position(seats=2).expedition(expedition, 2, second=3).fates(card).neutral("fund_expedition")
    play.choose("done")
    news = FATE_NEWS[card - 1][EXPEDITIONS.index(expedition)]
    assert play.heard("news-came") == [f"{expedition} {NEWS[news]}"]
    assert play.s.crowns == [0, 3 * NEWS_MULTIPLE[news]]
    assert play.ship(expedition) == ("3 second 3" if NEWS[news] == "no_news" else "")
