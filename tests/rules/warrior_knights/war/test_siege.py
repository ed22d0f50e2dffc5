"""The siege."""

import pytest

from serai.games.warrior_knights.choices import (
    ASSAULT,
    BESIEGE,
    DEFY,
    KEEP,
    OBEY,
)
from serai.games.warrior_knights.rules.board import CASTLE
from serai.games.warrior_knights.rules.money.taxation import income
from serai.games.warrior_knights.rules.upkeep.upkeep import GATHER_INFLUENCE
from serai.games.warrior_knights.rules.war.battle import attack_strength, defence_strength
from serai.games.warrior_knights.state import NOBODY
from tests.rules.warrior_knights.realm import (
    CIRCLE,
    A,
    B,
    asked,
    attack_with,
    besiege,
    castle,
    choose,
    city,
    garrison,
    hold,
    law,
    mobilize,
    noble,
    options,
    realm,
    run,
    stack_fate,
    told,
    why_not,
)
from tests.rules.warrior_knights.scenes import storm

FOUR = ("swiss_200", "polish_200")


@pytest.mark.rule("WK-SIEGE-1", "WK-SIEGE-2", "WK-SIEGE-3", "WK-SIEGE-4", "WK-EX-11")
def test_the_siege_comparison():
    s = realm()
    one, two = noble(s, A, 0, "C3", "swiss_200", tokens=1), noble(s, A, 1, "C3", 100)
    noble(s, A, 2, "C3", 50)
    assert attack_strength(s, (one, two)) == 400
    assert defence_strength(s, city("monz")) == 300
    mobilize(s, A, "C3")
    assert BESIEGE in options(s)
    choose(s, BESIEGE)
    assert why_not(s, attack_with(two)) == "WK-SIEGE-1"  # not with so few
    choose(s, attack_with(one, two))
    assert s.besieger[city("monz")] == A
    s = realm()
    noble(s, A, 0, "E3", "swiss_200", tokens=1)
    noble(s, A, 1, "E3", 100)
    assert defence_strength(s, city("carrow")) == 400
    mobilize(s, A, "E3")
    assert why_not(s, BESIEGE) == "WK-SIEGE-1"  # equal is not enough
    s = realm()
    hold(s, "froli", B)
    noble(s, B, HEX := 3, "C1", 50)
    assert defence_strength(s, city("froli")) == 450
    assert HEX == 3
    castle(s, B, "E4")
    garrison(s, B, 100, tokens=1)
    assert defence_strength(s, CASTLE + B) == 400


@pytest.mark.rule("WK-SIEGE-5", "WK-SIEGE-12", "WK-EX-12", "WK-SIEGE-7", "WK-UPKEEP-3")
def test_a_siege_token_is_placed_without_cards_and_the_siege_cannot_end_in_that_round():
    s = realm()
    hold(s, "froli", B)
    castle(s, B, "E5")
    leader = noble(s, A, 0, "C1", *FOUR)
    mobilize(s, A, "C1")
    choose(s, BESIEGE)
    assert (s.besieger[city("froli")], s.siege_round[city("froli")]) == (A, 1)
    assert told(s, "DamageCounted") == []
    assert s.exhausted[leader] == 1
    assert s.zones[2]
    s.exhausted[leader] = 0
    mobilize(s, A, "C1")
    assert why_not(s, BESIEGE) == "WK-SIEGE-12"
    assert income(s, B) == 0
    run(s, GATHER_INFLUENCE)
    assert s.influence[B] == 0


@pytest.mark.rule("WK-SIEGE-11", "WK-SIEGE-13", "WK-SIEGE-17", "WK-EX-12", "WK-DEATH-1")
def test_in_a_later_round_the_walls_fall_and_all_inside_die():
    s = realm()
    hold(s, "froli", B, fortified=True)
    noble(s, A, 0, "C1", *FOUR, "italian_200")
    inside = noble(s, B, 0, "C1", 50)
    besiege(s, city("froli"), A)
    s.round = 2
    stack_fate(s)
    mobilize(s, A, "C1")
    choose(s, BESIEGE)
    assert s.where[inside] == -1
    assert asked(s) == (A, "KeepOrRaze")
    choose(s, KEEP)
    assert s.owner[city("froli")] == A
    assert s.fortified[city("froli")] == 1  # stays fortified
    assert s.besieger[city("froli")] == NOBODY


@pytest.mark.rule("WK-SIEGE-11")
def test_the_second_declaration_must_meet_the_comparison_again():
    s = realm()
    hold(s, "froli", B)
    noble(s, A, 0, "C1", 50)
    noble(s, B, 0, "C1", 50)
    besiege(s, city("froli"), A)
    s.round = 2
    mobilize(s, A, "C1")
    assert why_not(s, BESIEGE) == "WK-SIEGE-1"


@pytest.mark.rule("WK-SIEGE-15")
def test_the_besieger_may_assault_and_the_token_stays_if_it_fails():
    s = realm()
    leader = noble(s, A, CIRCLE, "C1", *FOUR)
    besiege(s, city("froli"), A)
    storm("prevent", "prevent prevent", s, "C1", [leader], wall=city("froli"))
    assert s.besieger[city("froli")] == A


@pytest.mark.rule("WK-SIEGE-16")
def test_another_baron_cannot_besiege_but_may_assault_if_the_besieger_permits():
    s = realm()
    noble(s, A, 0, "C1", 50)
    noble(s, B, 0, "C1", *FOUR)
    besiege(s, city("froli"), A)
    mobilize(s, B, "C1")
    assert why_not(s, BESIEGE) == "WK-SIEGE-16"
    choose(s, ASSAULT)
    assert asked(s) == (A, "PermitAttack")


@pytest.mark.rule("WK-SIEGE-10", "WK-SIEGE-9")
def test_a_siege_goes_on_when_strength_falls_and_ends_with_a_death():
    from serai.games.warrior_knights.rules.war.death import DIE

    s = realm()
    one, two = noble(s, A, 0, "C1", 50), noble(s, A, 1, "C1", 50)
    besiege(s, city("froli"), A)
    stack_fate(s)
    run(s, DIE[one])
    assert s.besieger[city("froli")] == A
    run(s, DIE[two])
    assert s.besieger[city("froli")] == NOBODY


@pytest.mark.rule("WK-EFFECT-9", "WK-EFFECT-21", "WK-RULING-87", "WK-EFFECT-20")
def test_kings_peace_and_the_ban_of_assaults_are_broken_by_the_act():
    s = realm()
    law(s, "kings_peace")
    law(s, "war_tax")
    noble(s, B, 0, "C1", *FOUR)
    mobilize(s, B, "C1")
    choose(s, BESIEGE)
    assert asked(s) == (B, "BreakLaw")
    choose(s, OBEY)
    assert s.besieger[city("froli")] == NOBODY
    assert why_not(s, BESIEGE) == "WK-EFFECT-21"
    s.todo.clear()
    s.bowed = 0
    mobilize(s, B, "C1")
    choose(s, BESIEGE, DEFY)
    assert s.besieger[city("froli")] == B
    assert (s.outlaw[B], s.crowns[B]) == (1, 15)  # one defiance breaks the war tax too
    s = realm()
    law(s, "open_ban_assaults")
    noble(s, B, 0, "C1", *FOUR)
    mobilize(s, B, "C1")
    choose(s, ASSAULT, OBEY)
    assert why_not(s, ASSAULT) == "WK-EFFECT-21"
    assert BESIEGE in options(s)


def test_a_ban_of_sieges_works_like_kings_peace():
    s = realm()
    law(s, "open_ban_sieges")
    noble(s, B, 0, "C1", *FOUR)
    mobilize(s, B, "C1")
    choose(s, BESIEGE)
    assert asked(s) == (B, "BreakLaw")


@pytest.mark.rule("WK-SIEGE-2", "WK-CASTLE-1")
@pytest.mark.parametrize(("more", "allowed"), [(("swiss_150",), True), (("swiss_100",), False)])
def test_the_garrison_counts_when_a_castle_is_besieged(more, allowed):
    s = realm()
    castle(s, B, "E4")
    garrison(s, B, 100)  # with the walls 500
    noble(s, A, 0, "E4", "polish_200", *more)
    mobilize(s, A, "E4")
    assert any(option is BESIEGE for option in options(s)) == allowed
