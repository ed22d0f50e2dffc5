"""The supply: tokens and markers beyond those in the box."""

import pytest

from serai.games.warrior_knights.choices import SPACE
from serai.games.warrior_knights.events import CityTaken
from serai.games.warrior_knights.rules.cards.fate import name_baron, turn
from serai.games.warrior_knights.rules.upkeep.upkeep import GATHER_INFLUENCE
from serai.games.warrior_knights.tables import EXPEDITIONS, FATE_HOUSE, FATES, META, SEAT_NAMES
from tests.rules.warrior_knights.names import CIRCLE, A, B, C, city, troop_names
from tests.rules.warrior_knights.position import Position
from tests.rules.warrior_knights.situations import clash, storm

BOX = {row["id"]: row["count"] for row in META["token"]}
FIVE_CARDS = ("swiss_200", "polish_200", "english_200", 100)


@pytest.mark.rule("WK-COMP-5")
def test_the_tokens_in_the_box() -> None:
    assert (BOX["crown"], BOX["vote"], BOX["faith"], BOX["influence"]) == (93, 40, 36, 44)
    assert (BOX["casualty"], BOX["breach"], BOX["baron_marker"], BOX["control_marker"]) == (24, 18, 48, 72)
    assert (BOX["expedition_marker"], BOX["siege_marker"], BOX["castle_marker"]) == (3, 12, 6)


@pytest.mark.rule("WK-SUPPLY-1", "WK-TERM-4")
def test_goods_are_gained_in_full_when_the_box_is_empty() -> None:
    play = Position(empty=True)
    play.s.crowns[:] = [BOX["crown"], 0, 0]
    play.s.votes[:] = [BOX["vote"], 0, 0]
    play.s.faith[:] = [BOX["faith"], 0, 0]
    play.noble("second-circle", "D3", "regular_100")
    play.reveal("second-levy_taxes").choose("use")
    play.reveal("second-rally_support").choose("use")
    play.reveal("second-serve_the_church").choose("use", "pick-zone taxation")
    assert (play.s.crowns, play.s.votes, play.s.faith) == ([93, 1, 0], [40, 2, 0], [36, 1, 0])


@pytest.mark.rule("WK-SUPPLY-1", "WK-UPKEEP-5")
def test_influence_is_gained_in_full_when_the_box_is_empty() -> None:
    play = Position(empty=True)
    play.s.influence[:], play.s.pool = [BOX["influence"], 0, 0], 0
    play.baron("second", castle="E4")
    play.city("monz", "second")
    play.city("arvane", "second")
    play.run(GATHER_INFLUENCE)
    assert (play.s.influence, play.s.pool) == ([44, 2, 0], 0)


@pytest.mark.rule("WK-SUPPLY-1", "WK-BATTLE-24")
def test_damage_is_placed_when_all_casualty_tokens_of_the_box_are_used() -> None:
    def wounded(play: Position) -> None:
        play.baron("third", garrison="romanian_200 spanish_200", tokens=BOX["casualty"])

    play = clash(
        "deal deal", "prevent", [(CIRCLE, FIVE_CARDS)], [(CIRCLE, ("italian_100", "romanian_100"))], build=wounded
    )
    assert play.s.tokens[4 * B + CIRCLE] == 1
    assert sum(play.s.tokens) == BOX["casualty"] + 1


@pytest.mark.rule("WK-SUPPLY-1", "WK-ASSAULT-10")
def test_walls_are_breached_when_all_breach_tokens_of_the_box_are_used() -> None:
    play = Position(empty=True)
    for name in ("iskar", "kovel", "thira", "monz", "valbruck", "belcort"):
        play.city(name, "neutral", breach=3)
    assert sum(play.s.breach) == BOX["breach"]
    host = play.noble("first-circle", "H2", troop_names(*FIVE_CARDS)).army_number("first-circle")
    storm("deal", "victory victory", play, "H2", [host], wall=city("dunmere"))
    assert play.s.breach[city("dunmere")] == 1
    assert sum(play.s.breach) == BOX["breach"] + 1


@pytest.mark.rule("WK-SUPPLY-2")
def test_a_ninth_baron_marker_lies_where_it_is_put() -> None:
    play = Position(6, empty=True)
    play.s.track[:5] = [A] * 5
    for ship in range(len(EXPEDITIONS)):
        play.s.ship[ship] = 1
        play.s.stakes[len(SEAT_NAMES) * ship + A] = 2
    assert play.s.track.count(A) + sum(map(bool, play.s.stakes)) == BOX["baron_marker"] // len(SEAT_NAMES)
    play.reveal("first-draft_soldiers")
    assert SPACE[5] in play.choices
    play.choose("pick-space 6")
    assert play.s.track.count(A) == 6
    assert play.s.stakes.count(2) == 3


@pytest.mark.rule("WK-SUPPLY-2", "WK-ASSAULT-18")
def test_a_thirteenth_city_gets_its_control_marker() -> None:
    play = Position(empty=True)
    each = BOX["control_marker"] // len(SEAT_NAMES)
    play.s.owner[:each] = [A] * each
    play.city("dunmere", "neutral")
    play.city("nesque", "first")
    host = play.noble("first-circle", "H2", troop_names(*FIVE_CARDS)).army_number("first-circle")
    assert play.s.owner.count(A) == each
    storm("deal deal", "deal victory", play, "H2", [host], wall=city("dunmere"))
    play.choose("keep")
    assert play.s.owner.count(A) == each + 1
    assert [taken.city for taken in play.events(CityTaken)] == [city("dunmere")]


@pytest.mark.rule("WK-SUPPLY-3", "WK-FATE-1")
def test_the_fate_deck_is_made_anew_at_once_without_the_card_just_drawn() -> None:
    play = Position(empty=True)
    play.s.fate_pool[:] = [5]
    play.s.fate_discard[:] = [card for card in range(len(FATES)) if card != 5]
    assert turn(play.s) == 5
    assert sorted(play.s.fate_pool) == [card for card in range(len(FATES)) if card != 5]
    assert play.s.fate_discard == [5]


@pytest.mark.rule("WK-FATE-3")
def test_fate_names_nobody_who_has_left_the_game() -> None:
    play = Position(empty=True)
    play.s.alive[B] = 0
    play.stack_fate(FATE_HOUSE.index(B), FATE_HOUSE.index(C))
    assert name_baron(play.s) == C
