"""Attacks on walls, and the assault."""

import pytest

from serai.games.warrior_knights.choices import (
    ALLOW,
    ASSAULT,
    BESIEGE,
    BREACH,
    CASUALTY,
    FIGHT,
    KEEP,
    REFUSE,
)
from serai.games.warrior_knights.rules.war.armies import wall_strength
from serai.games.warrior_knights.rules.war.fighting import cards_due
from serai.games.warrior_knights.state import NEUTRAL
from tests.rules.warrior_knights.realm import (
    CIRCLE,
    A,
    B,
    C,
    area,
    asked,
    besiege,
    choose,
    city,
    hold,
    kind,
    mobilize,
    noble,
    options,
    realm,
    to,
    told,
    why_not,
)
from tests.rules.warrior_knights.scenes import storm

TWO = ("swiss_200",)
FOUR = ("swiss_200", "polish_200")


# ---- when walls may be attacked


@pytest.mark.rule(
    "WK-ASSAULT-1", "WK-ASSAULT-2", "WK-ASSAULT-3", "WK-ASSAULT-20", "WK-RULING-46", "WK-RULING-71", "WK-D14"
)
def test_every_third_baron_on_the_spot_must_permit_an_attack_on_walls():
    s = realm(4)
    hold(s, "arvane", B)
    noble(s, A, 0, "D4", *FOUR)
    noble(s, B, 0, "D4", 50)  # the owner is no third baron
    noble(s, C, 0, "D4", 50)
    noble(s, 3, 0, "~C1", 50)  # nobles at sea do not count
    mobilize(s, A, "D4")
    choose(s, ASSAULT)
    assert asked(s) == (C, "PermitAttack")
    choose(s, REFUSE)
    assert asked(s) == (A, "Attack")
    assert why_not(s, ASSAULT) == "WK-ASSAULT-2"
    assert why_not(s, BESIEGE) == "WK-ASSAULT-2"
    choose(s, FIGHT[C])  # he may fight him in the open instead
    assert s.fight[:2] == [A, C]
    s = realm(4)
    hold(s, "arvane", B)
    noble(s, A, 0, "D4", *FOUR)
    noble(s, C, 0, "D4", 50)
    mobilize(s, A, "D4")
    choose(s, ASSAULT, ALLOW)
    assert kind(s) == "HoldFate"


# ---- assault


@pytest.mark.rule(
    "WK-ASSAULT-4", "WK-ASSAULT-6", "WK-ASSAULT-7", "WK-ASSAULT-10", "WK-ASSAULT-11", "WK-EX-8", "WK-TERM-27"
)
def test_an_assault_that_fails():
    s = realm()
    leader = noble(s, A, CIRCLE, "C1", *TWO)
    storm("deal deal", "prevent deal", s, "C1", [leader], wall=city("froli"))
    assert s.breach[city("froli")] == 1
    assert wall_strength(s, city("froli")) == 100
    assert s.tokens[leader] == 1
    assert s.owner[city("froli")] == NEUTRAL
    assert s.where[leader] == area("C1")
    assert cards_due(s, [], city("froli"), False) == 1
    assert s.zones[2]


@pytest.mark.rule("WK-ASSAULT-12", "WK-ASSAULT-18", "WK-EX-9", "WK-BATTLE-28", "WK-D52")
def test_walls_broken():
    s = realm()
    leader = noble(s, A, CIRCLE, "C1", *FOUR)
    storm("deal deal", "victory victory", s, "C1", [leader], wall=city("froli"))
    assert asked(s) == (A, "KeepOrRaze")
    assert told(s, "VictoryCounted") == []
    choose(s, KEEP)
    assert s.owner[city("froli")] == A
    assert s.breach[city("froli")] == 2


@pytest.mark.rule("WK-BATTLE-6", "WK-SIEGE-14", "WK-SIEGE-15")
def test_who_came_during_the_siege_does_not_defend_the_walls():
    s = realm()
    monz = hold(s, "monz", B)
    inside = noble(s, B, 0, "C3", 50)
    noble(s, A, 0, "C3", *FOUR)
    besiege(s, monz, A)
    noble(s, B, 1, "C3", 50)
    mobilize(s, A, "C3")
    choose(s, ASSAULT)
    assert s.foes == (inside,)


@pytest.mark.rule("WK-ASSAULT-13", "WK-ASSAULT-16", "WK-RULING-47")
@pytest.mark.parametrize(("theirs", "dead"), [("victory prevent", False), ("victory victory", True)])
def test_a_neutral_city_can_repel_an_assault(theirs, dead):
    s = realm()
    leader = noble(s, A, CIRCLE, "C1", 100, 100)
    storm("prevent", theirs, s, "C1", [leader], wall=city("froli"))
    if dead:
        assert s.where[leader] == -1
    else:
        assert asked(s) == (A, "RetreatTo")
        assert why_not(s, to("D3")) == "WK-TERM-7"
    assert s.owner[city("froli")] == NEUTRAL


@pytest.mark.rule("WK-ASSAULT-14", "WK-ASSAULT-15", "WK-ASSAULT-17")
def test_a_partial_victory_takes_the_city_and_its_nobles_retreat_first():
    s = realm()
    hold(s, "froli", B)
    leader = noble(s, A, CIRCLE, "C1", *FOUR)
    inside = noble(s, B, CIRCLE, "C1", 100)
    storm("victory", "prevent", s, "C1", [leader], foes=[inside], wall=city("froli"))
    assert asked(s) == (B, "RetreatTo")
    assert s.owner[city("froli")] == B
    choose(s, to("D1"))
    assert s.owner[city("froli")] == A
    assert s.where[inside] == area("D1")


@pytest.mark.rule("WK-ASSAULT-14")
def test_a_complete_victory_kills_the_defenders():
    s = realm()
    hold(s, "froli", B)
    leader = noble(s, A, CIRCLE, "C1", *FOUR)
    inside = noble(s, B, CIRCLE, "C1", 100)
    storm("victory victory", "prevent", s, "C1", [leader], foes=[inside], wall=city("froli"))
    assert s.where[inside] == -1
    assert s.owner[city("froli")] == A


@pytest.mark.rule("WK-ASSAULT-5", "WK-ASSAULT-8", "WK-ASSAULT-9", "WK-BATTLE-37", "WK-EX-34")
@pytest.mark.parametrize("damage", [3, 2])
def test_walls_or_troops(damage):
    s = realm()
    hold(s, "froli", B)
    leader = noble(s, A, CIRCLE, "C1", *FOUR)
    inside = noble(s, B, CIRCLE, "C1", 100)
    storm(
        " ".join(["deal"] * damage),
        "prevent draw"[:0] or "victory",
        s,
        "C1",
        [leader],
        foes=[inside],
        wall=city("froli"),
    )
    assert asked(s) == (B, "PlaceDamage")
    assert options(s) == [CASUALTY[inside], BREACH]
    choose(s, BREACH)
    if kind(s) == "PlaceDamage":
        choose(s, BREACH)
    if damage == 3:
        assert s.where[inside] == -1  # all three points had to be placed
        assert s.owner[city("froli")] == A
    else:
        assert s.tokens[inside] == 0
        assert s.breach[city("froli")] == 2
        assert s.owner[city("froli")] == B


@pytest.mark.rule("WK-ASSAULT-9")
def test_no_more_breaches_than_bring_the_strength_to_zero():
    s = realm()
    hold(s, "froli", B, breach=1)
    leader = noble(s, A, CIRCLE, "C1", *FOUR)
    inside = noble(s, B, CIRCLE, "C1", 100, "english_200")
    storm("deal deal deal", "victory victory", s, "C1", [leader], foes=[inside], wall=city("froli"))
    choose(s, BREACH)
    assert s.tokens[inside] == 2  # the walls stand at 0 and take no more
    s.fight = [A, B, 1, city("froli"), 0, 4, 0, 1, 0, 0, 0]
    s.foes = (inside,)
    from serai.games.warrior_knights.rules.war.fighting import PLACE_DAMAGE

    s.todo.clear()
    s.todo.append(PLACE_DAMAGE[B])
    assert why_not(s, BREACH) == "WK-ASSAULT-9"


@pytest.mark.rule("WK-ASSAULT-19", "WK-RULING-73", "WK-EX-32")
def test_nobody_left_at_the_walls():
    s = realm()
    leader = noble(s, A, CIRCLE, "C1", 100, 100)
    storm("deal deal", "deal deal", s, "C1", [leader], wall=city("froli"))
    assert s.where[leader] == -1
    assert s.owner[city("froli")] == NEUTRAL
    assert s.breach[city("froli")] == 2
    s2 = realm()
    hold(s2, "froli", NEUTRAL, breach=2)
    leader = noble(s2, A, CIRCLE, "C1", 50)
    storm("prevent", "", s2, "C1", [leader], wall=city("froli"))
    assert s2.owner[city("froli")] == A  # meets no cards and takes it
