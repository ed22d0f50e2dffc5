"""Attacks on walls, and the assault."""

import pytest

from serai.games.warrior_knights.choices import (
    BREACH,
    CASUALTY,
)
from serai.games.warrior_knights.events import VictoryCounted
from serai.games.warrior_knights.rules.war.armies import wall_strength
from serai.games.warrior_knights.rules.war.battle_strength import cards_due
from serai.games.warrior_knights.rules.war.fighting import PLACE_DAMAGE
from serai.games.warrior_knights.state import NEUTRAL
from tests.rules.warrior_knights.names import A, B, C, area, city, troop_names
from tests.rules.warrior_knights.position import Position
from tests.rules.warrior_knights.situations import storm

TWO = ("swiss_200",)
FOUR = ("swiss_200", "polish_200")


# ---- when walls may be attacked


@pytest.mark.rule(
    "WK-ASSAULT-1", "WK-ASSAULT-2", "WK-ASSAULT-3", "WK-ASSAULT-20", "WK-RULING-46", "WK-RULING-71", "WK-D14"
)
def test_every_third_baron_on_the_spot_must_permit_an_attack_on_walls() -> None:
    play = Position(4, empty=True)
    play.city("arvane", "second")
    play.noble("first-circle", "D4", troop_names(*FOUR))
    play.noble("second-circle", "D4", "regular_50")  # the owner is no third baron
    play.noble("third-circle", "D4", "regular_50")
    play.noble("fourth-circle", "sea C1", "regular_50")  # nobles at sea do not count
    play.mobilize("first", "D4")
    play.choose("assault")
    assert play.asked == "third permit-attack"
    play.choose("refuse")
    assert play.asked == "first attack"
    assert play.refused("assault") == "WK-ASSAULT-2"
    assert play.refused("besiege") == "WK-ASSAULT-2"
    play.choose("fight third")  # he may fight him in the open instead
    assert play.s.fight[:2] == [A, C]
    play = Position(4, empty=True)
    play.city("arvane", "second")
    play.noble("first-circle", "D4", troop_names(*FOUR))
    play.noble("third-circle", "D4", "regular_50")
    play.mobilize("first", "D4")
    play.choose("assault", "allow")
    assert play.kind == "hold-fate"


# ---- assault


@pytest.mark.rule(
    "WK-ASSAULT-4", "WK-ASSAULT-6", "WK-ASSAULT-7", "WK-ASSAULT-10", "WK-ASSAULT-11", "WK-EX-8", "WK-TERM-27"
)
def test_an_assault_that_fails() -> None:
    play = Position(empty=True)
    leader = play.noble("first-circle", "C1", troop_names(*TWO)).army_number("first-circle")
    storm("deal deal", "prevent deal", play, "C1", [leader], wall=city("froli"))
    assert play.s.breach[city("froli")] == 1
    assert wall_strength(play.s, city("froli")) == 100
    assert play.s.tokens[leader] == 1
    assert play.s.owner[city("froli")] == NEUTRAL
    assert play.s.where[leader] == area("C1")
    assert cards_due(play.s, [], city("froli"), False) == 1
    assert play.s.zones[2]


@pytest.mark.rule("WK-ASSAULT-12", "WK-ASSAULT-18", "WK-EX-9", "WK-BATTLE-28", "WK-D52")
def test_walls_broken() -> None:
    play = Position(empty=True)
    leader = play.noble("first-circle", "C1", troop_names(*FOUR)).army_number("first-circle")
    storm("deal deal", "victory victory", play, "C1", [leader], wall=city("froli"))
    assert play.asked == "first keep-or-raze"
    assert play.events(VictoryCounted) == []
    play.choose("keep")
    assert play.s.owner[city("froli")] == A
    assert play.s.breach[city("froli")] == 2


@pytest.mark.rule("WK-BATTLE-6", "WK-SIEGE-14", "WK-SIEGE-15")
def test_who_came_during_the_siege_does_not_defend_the_walls() -> None:
    play = Position(empty=True)
    play.city("monz", "second")
    inside = play.noble("second-circle", "C3", "regular_50").army_number("second-circle")
    play.noble("first-circle", "C3", troop_names(*FOUR))
    play.siege("monz", "first")
    play.noble("second-square", "C3", "regular_50", outside=True)
    play.mobilize("first", "C3")
    play.choose("assault")
    assert play.s.foes == (inside,)


@pytest.mark.rule("WK-ASSAULT-13", "WK-ASSAULT-16", "WK-RULING-47")
@pytest.mark.parametrize(("theirs", "dead"), [("victory prevent", False), ("victory victory", True)])
def test_a_neutral_city_can_repel_an_assault(theirs: str, dead: bool) -> None:
    play = Position(empty=True)
    leader = play.noble("first-circle", "C1", "regular_100 regular_100").army_number("first-circle")
    storm("prevent", theirs, play, "C1", [leader], wall=city("froli"))
    if dead:
        assert play.s.where[leader] == -1
    else:
        assert play.asked == "first retreat-to"
        assert play.refused("pick-area D3") == "WK-TERM-7"
    assert play.s.owner[city("froli")] == NEUTRAL


@pytest.mark.rule("WK-ASSAULT-14", "WK-ASSAULT-15", "WK-ASSAULT-17")
def test_a_partial_victory_takes_the_city_and_its_nobles_retreat_first() -> None:
    play = Position(empty=True)
    play.city("froli", "second")
    leader = play.noble("first-circle", "C1", troop_names(*FOUR)).army_number("first-circle")
    inside = play.noble("second-circle", "C1", "regular_100").army_number("second-circle")
    storm("victory", "prevent", play, "C1", [leader], foes=[inside], wall=city("froli"))
    assert play.asked == "second retreat-to"
    assert play.s.owner[city("froli")] == B
    play.choose("pick-area D1")
    assert play.s.owner[city("froli")] == A
    assert play.s.where[inside] == area("D1")


@pytest.mark.rule("WK-ASSAULT-14")
def test_a_complete_victory_kills_the_defenders() -> None:
    play = Position(empty=True)
    play.city("froli", "second")
    leader = play.noble("first-circle", "C1", troop_names(*FOUR)).army_number("first-circle")
    inside = play.noble("second-circle", "C1", "regular_100").army_number("second-circle")
    storm("victory victory", "prevent", play, "C1", [leader], foes=[inside], wall=city("froli"))
    assert play.s.where[inside] == -1
    assert play.s.owner[city("froli")] == A


@pytest.mark.rule("WK-ASSAULT-5", "WK-ASSAULT-8", "WK-ASSAULT-9", "WK-BATTLE-37", "WK-EX-34")
@pytest.mark.parametrize("damage", [3, 2])
def test_walls_or_troops(damage: int) -> None:
    play = Position(empty=True)
    play.city("froli", "second")
    leader = play.noble("first-circle", "C1", troop_names(*FOUR)).army_number("first-circle")
    inside = play.noble("second-circle", "C1", "regular_100").army_number("second-circle")
    storm(
        " ".join(["deal"] * damage),
        "prevent draw"[:0] or "victory",
        play,
        "C1",
        [leader],
        foes=[inside],
        wall=city("froli"),
    )
    assert play.asked == "second place-damage"
    assert play.choices == [CASUALTY[inside], BREACH]
    play.choose("breach")
    if play.kind == "place-damage":
        play.choose("breach")
    if damage == 3:
        assert play.s.where[inside] == -1  # all three points had to be placed
        assert play.s.owner[city("froli")] == A
    else:
        assert play.s.tokens[inside] == 0
        assert play.s.breach[city("froli")] == 2
        assert play.s.owner[city("froli")] == B


@pytest.mark.rule("WK-ASSAULT-9")
def test_no_more_breaches_than_bring_the_strength_to_zero() -> None:
    play = Position(empty=True)
    play.city("froli", "second", breach=1)
    leader = play.noble("first-circle", "C1", troop_names(*FOUR)).army_number("first-circle")
    inside = play.noble("second-circle", "C1", "regular_100 english_200").army_number("second-circle")
    storm("deal deal deal", "victory victory", play, "C1", [leader], foes=[inside], wall=city("froli"))
    play.choose("breach")
    assert play.s.tokens[inside] == 2  # the walls stand at 0 and take no more
    play.s.fight = [A, B, 1, city("froli"), 0, 4, 0, 1, 0, 0, 0]
    play.s.foes = (inside,)

    play.s.todo.clear()
    play.s.todo.append(PLACE_DAMAGE[B])
    assert play.refused("breach") == "WK-ASSAULT-9"


@pytest.mark.rule("WK-ASSAULT-19", "WK-RULING-73", "WK-EX-32")
def test_nobody_left_at_the_walls() -> None:
    play = Position(empty=True)
    leader = play.noble("first-circle", "C1", "regular_100 regular_100").army_number("first-circle")
    storm("deal deal", "deal deal", play, "C1", [leader], wall=city("froli"))
    assert play.s.where[leader] == -1
    assert play.s.owner[city("froli")] == NEUTRAL
    assert play.s.breach[city("froli")] == 2
    s2 = Position(empty=True)
    s2.city("froli", "neutral", breach=2)
    leader = s2.noble("first-circle", "C1", "regular_50").army_number("first-circle")
    storm("prevent", "", s2, "C1", [leader], wall=city("froli"))
    assert s2.s.owner[city("froli")] == A  # meets no cards and takes it
