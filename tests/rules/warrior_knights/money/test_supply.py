"""The supply: tokens and markers beyond those in the box."""

import pytest

from serai.games.warrior_knights.choices import KEEP, SPACE, USE, ZONE
from serai.games.warrior_knights.rules.cards.fate import name_baron, turn
from serai.games.warrior_knights.rules.upkeep.upkeep import GATHER_INFLUENCE
from serai.games.warrior_knights.state import NEUTRAL
from serai.games.warrior_knights.tables import EXPEDITIONS, FATE_HOUSE, FATES, META, SEAT_NAMES
from tests.rules.warrior_knights.realm import (
    CIRCLE,
    A,
    B,
    C,
    castle,
    choose,
    city,
    garrison,
    hold,
    noble,
    options,
    realm,
    reveal,
    run,
    stack_fate,
    told,
)
from tests.rules.warrior_knights.scenes import clash, storm

BOX = {row["id"]: row["count"] for row in META["token"]}
FIVE_CARDS = ("swiss_200", "polish_200", "english_200", 100)


@pytest.mark.rule("WK-COMP-5")
def test_the_tokens_in_the_box():
    assert (BOX["crown"], BOX["vote"], BOX["faith"], BOX["influence"]) == (93, 40, 36, 44)
    assert (BOX["casualty"], BOX["breach"], BOX["baron_marker"], BOX["control_marker"]) == (24, 18, 48, 72)
    assert (BOX["expedition_marker"], BOX["siege_marker"], BOX["castle_marker"]) == (3, 12, 6)


@pytest.mark.rule("WK-SUPPLY-1", "WK-TERM-4")
def test_goods_are_gained_in_full_when_the_box_is_empty():
    s = realm()
    s.crowns[:] = [BOX["crown"], 0, 0]
    s.votes[:] = [BOX["vote"], 0, 0]
    s.faith[:] = [BOX["faith"], 0, 0]
    noble(s, B, CIRCLE, "D3", 100)
    choose(reveal(s, B, "levy_taxes"), USE)
    choose(reveal(s, B, "rally_support"), USE)
    choose(reveal(s, B, "serve_the_church"), USE, ZONE[0])
    assert (s.crowns, s.votes, s.faith) == ([93, 1, 0], [40, 2, 0], [36, 1, 0])


@pytest.mark.rule("WK-SUPPLY-1", "WK-UPKEEP-5")
def test_influence_is_gained_in_full_when_the_box_is_empty():
    s = realm()
    s.influence[:], s.pool = [BOX["influence"], 0, 0], 0
    castle(s, B, "E4")
    hold(s, "monz", B)
    hold(s, "arvane", B)
    run(s, GATHER_INFLUENCE)
    assert (s.influence, s.pool) == ([44, 2, 0], 0)


@pytest.mark.rule("WK-SUPPLY-1", "WK-BATTLE-24")
def test_damage_is_placed_when_all_casualty_tokens_of_the_box_are_used():
    def wounded(s):
        garrison(s, C, "romanian_200", "spanish_200", tokens=BOX["casualty"])

    s = clash(
        "deal deal", "prevent", [(CIRCLE, FIVE_CARDS)], [(CIRCLE, ("italian_100", "romanian_100"))], build=wounded
    )
    assert s.tokens[4 * B + CIRCLE] == 1
    assert sum(s.tokens) == BOX["casualty"] + 1


@pytest.mark.rule("WK-SUPPLY-1", "WK-ASSAULT-10")
def test_walls_are_breached_when_all_breach_tokens_of_the_box_are_used():
    s = realm()
    for name in ("iskar", "kovel", "thira", "monz", "valbruck", "belcort"):
        hold(s, name, NEUTRAL, breach=3)
    assert sum(s.breach) == BOX["breach"]
    host = noble(s, A, CIRCLE, "H2", *FIVE_CARDS)
    storm("deal", "victory victory", s, "H2", [host], wall=city("dunmere"))
    assert s.breach[city("dunmere")] == 1
    assert sum(s.breach) == BOX["breach"] + 1


@pytest.mark.rule("WK-SUPPLY-2")
def test_a_ninth_baron_marker_lies_where_it_is_put():
    s = realm(6)
    s.track[:5] = [A] * 5
    for ship in range(len(EXPEDITIONS)):
        s.ship[ship] = 1
        s.stakes[len(SEAT_NAMES) * ship + A] = 2
    assert s.track.count(A) + sum(map(bool, s.stakes)) == BOX["baron_marker"] // len(SEAT_NAMES)
    reveal(s, A, "draft_soldiers")
    assert SPACE[5] in options(s)
    choose(s, SPACE[5])
    assert s.track.count(A) == 6
    assert s.stakes.count(2) == 3


@pytest.mark.rule("WK-SUPPLY-2", "WK-ASSAULT-18")
def test_a_thirteenth_city_gets_its_control_marker():
    s = realm()
    each = BOX["control_marker"] // len(SEAT_NAMES)
    s.owner[:each] = [A] * each
    hold(s, "dunmere", NEUTRAL)
    hold(s, "nesque", A)
    host = noble(s, A, CIRCLE, "H2", *FIVE_CARDS)
    assert s.owner.count(A) == each
    storm("deal deal", "deal victory", s, "H2", [host], wall=city("dunmere"))
    choose(s, KEEP)
    assert s.owner.count(A) == each + 1
    assert [taken.city for taken in told(s, "CityTaken")] == [city("dunmere")]


@pytest.mark.rule("WK-SUPPLY-3", "WK-FATE-1")
def test_the_fate_deck_is_made_anew_at_once_without_the_card_just_drawn():
    s = realm()
    s.fate_pool[:] = [5]
    s.fate_discard[:] = [card for card in range(len(FATES)) if card != 5]
    assert turn(s) == 5
    assert sorted(s.fate_pool) == [card for card in range(len(FATES)) if card != 5]
    assert s.fate_discard == [5]


@pytest.mark.rule("WK-FATE-3")
def test_fate_names_nobody_who_has_left_the_game():
    s = realm()
    s.alive[B] = 0
    stack_fate(s, FATE_HOUSE.index(B), FATE_HOUSE.index(C))
    assert name_baron(s) == C
