"""The siege."""

from typing import Any

import pytest

from serai.games.warrior_knights.choices import (
    BESIEGE,
)
from serai.games.warrior_knights.events import DamageCounted
from serai.games.warrior_knights.rules.board import CASTLE
from serai.games.warrior_knights.rules.money.taxation import income
from serai.games.warrior_knights.rules.upkeep.upkeep import GATHER_INFLUENCE
from serai.games.warrior_knights.rules.war.battle import attack_strength, defence_strength
from serai.games.warrior_knights.rules.war.death import DIE
from serai.games.warrior_knights.state import NOBODY
from tests.rules.warrior_knights.names import A, B, city, troop_names
from tests.rules.warrior_knights.position import Position
from tests.rules.warrior_knights.situations import storm

FOUR = ("swiss_200", "polish_200")


@pytest.mark.rule("WK-SIEGE-1", "WK-SIEGE-2", "WK-SIEGE-3", "WK-SIEGE-4", "WK-EX-11")
def test_the_siege_comparison() -> None:
    play = Position(empty=True)
    one = play.noble("first-circle", "C3", "swiss_200", tokens=1).army_number("first-circle")
    two = play.noble("first-square", "C3", "regular_100").army_number("first-square")
    play.noble("first-triangle", "C3", "regular_50")
    assert attack_strength(play.s, (one, two)) == 400
    assert defence_strength(play.s, city("monz")) == 300
    play.mobilize("first", "C3")
    assert BESIEGE in play.choices
    play.choose("besiege")
    assert play.refused("attack-with first-square") == "WK-SIEGE-1"  # not with so few
    play.choose("attack-with first-circle,first-square")
    assert play.s.besieger[city("monz")] == A
    play = Position(empty=True)
    play.noble("first-circle", "E3", "swiss_200", tokens=1)
    play.noble("first-square", "E3", "regular_100")
    assert defence_strength(play.s, city("carrow")) == 400
    play.mobilize("first", "E3")
    assert play.refused("besiege") == "WK-SIEGE-1"  # equal is not enough
    play = Position(empty=True)
    play.city("froli", "second")
    play.noble("second-hexagon", "C1", "regular_50")
    assert defence_strength(play.s, city("froli")) == 450
    play.baron("second", castle="E4")
    play.baron("second", garrison="regular_100", tokens=1)
    assert defence_strength(play.s, CASTLE + B) == 400


@pytest.mark.rule("WK-SIEGE-5", "WK-SIEGE-12", "WK-EX-12", "WK-SIEGE-7", "WK-UPKEEP-3")
def test_a_siege_token_is_placed_without_cards_and_the_siege_cannot_end_in_that_round() -> None:
    play = Position(empty=True)
    play.city("froli", "second")
    play.baron("second", castle="E5")
    leader = play.noble("first-circle", "C1", troop_names(*FOUR)).army_number("first-circle")
    play.mobilize("first", "C1")
    play.choose("besiege")
    assert (play.s.besieger[city("froli")], play.s.siege_round[city("froli")]) == (A, 1)
    assert play.events(DamageCounted) == []
    assert play.s.exhausted[leader] == 1
    assert play.s.zones[2]
    play.s.exhausted[leader] = 0
    play.mobilize("first", "C1")
    assert play.refused("besiege") == "WK-SIEGE-12"
    assert income(play.s, B) == 0
    play.run(GATHER_INFLUENCE)
    assert play.s.influence[B] == 0


@pytest.mark.rule("WK-SIEGE-11", "WK-SIEGE-13", "WK-SIEGE-17", "WK-EX-12", "WK-DEATH-1")
def test_in_a_later_round_the_walls_fall_and_all_inside_die() -> None:
    play = Position(empty=True)
    play.city("froli", "second", fortified=True)
    play.noble("first-circle", "C1", troop_names(*FOUR, "italian_200"))
    inside = play.noble("second-circle", "C1", "regular_50").army_number("second-circle")
    play.siege("froli", "first")
    play.s.round = 2
    play.stack_fate()
    play.mobilize("first", "C1")
    play.choose("besiege")
    assert play.s.where[inside] == -1
    assert play.asked == "first keep-or-raze"
    play.choose("keep")
    assert play.s.owner[city("froli")] == A
    assert play.s.fortified[city("froli")] == 1  # stays fortified
    assert play.s.besieger[city("froli")] == NOBODY


@pytest.mark.rule("WK-SIEGE-11")
def test_the_second_declaration_must_meet_the_comparison_again() -> None:
    play = Position(empty=True)
    play.city("froli", "second")
    play.noble("first-circle", "C1", "regular_50")
    play.noble("second-circle", "C1", "regular_50")
    play.siege("froli", "first")
    play.s.round = 2
    play.mobilize("first", "C1")
    assert play.refused("besiege") == "WK-SIEGE-1"


@pytest.mark.rule("WK-SIEGE-15")
def test_the_besieger_may_assault_and_the_token_stays_if_it_fails() -> None:
    play = Position(empty=True)
    leader = play.noble("first-circle", "C1", troop_names(*FOUR)).army_number("first-circle")
    play.siege("froli", "first")
    storm("prevent", "prevent prevent", play, "C1", [leader], wall=city("froli"))
    assert play.s.besieger[city("froli")] == A


@pytest.mark.rule("WK-SIEGE-16")
def test_another_baron_cannot_besiege_but_may_assault_if_the_besieger_permits() -> None:
    play = Position(empty=True)
    play.noble("first-circle", "C1", "regular_50")
    play.noble("second-circle", "C1", troop_names(*FOUR))
    play.siege("froli", "first")
    play.mobilize("second", "C1")
    assert play.refused("besiege") == "WK-SIEGE-16"
    play.choose("assault")
    assert play.asked == "first permit-attack"


@pytest.mark.rule("WK-SIEGE-10", "WK-SIEGE-9")
def test_a_siege_goes_on_when_strength_falls_and_ends_with_a_death() -> None:
    play = Position(empty=True)
    one = play.noble("first-circle", "C1", "regular_50").army_number("first-circle")
    two = play.noble("first-square", "C1", "regular_50").army_number("first-square")
    play.siege("froli", "first")
    play.stack_fate()
    play.run(DIE[one])
    assert play.s.besieger[city("froli")] == A
    play.run(DIE[two])
    assert play.s.besieger[city("froli")] == NOBODY


@pytest.mark.rule("WK-EFFECT-9", "WK-EFFECT-21", "WK-RULING-87", "WK-EFFECT-20")
def test_kings_peace_and_the_ban_of_assaults_are_broken_by_the_act() -> None:
    play = Position(empty=True)
    play.law("kings_peace")
    play.law("war_tax")
    play.noble("second-circle", "C1", troop_names(*FOUR))
    play.mobilize("second", "C1")
    play.choose("besiege")
    assert play.asked == "second break-law"
    play.choose("obey")
    assert play.s.besieger[city("froli")] == NOBODY
    assert play.refused("besiege") == "WK-EFFECT-21"
    play.s.todo.clear()
    play.s.bowed = 0
    play.mobilize("second", "C1")
    play.choose("besiege", "defy")
    assert play.s.besieger[city("froli")] == B
    assert (play.s.outlaw[B], play.s.crowns[B]) == (1, 15)  # one defiance breaks the war tax too
    play = Position(empty=True)
    play.law("open_ban_assaults")
    play.noble("second-circle", "C1", troop_names(*FOUR))
    play.mobilize("second", "C1")
    play.choose("assault", "obey")
    assert play.refused("assault") == "WK-EFFECT-21"
    assert BESIEGE in play.choices


def test_a_ban_of_sieges_works_like_kings_peace() -> None:
    play = Position(empty=True)
    play.law("open_ban_sieges")
    play.noble("second-circle", "C1", troop_names(*FOUR))
    play.mobilize("second", "C1")
    play.choose("besiege")
    assert play.asked == "second break-law"


@pytest.mark.rule("WK-SIEGE-2", "WK-CASTLE-1")
@pytest.mark.parametrize(("more", "allowed"), [(("swiss_150",), True), (("swiss_100",), False)])
def test_the_garrison_counts_when_a_castle_is_besieged(more: Any, allowed: bool) -> None:
    play = Position(empty=True)
    play.baron("second", castle="E4")
    play.baron("second", garrison="regular_100")  # with the walls 500
    play.noble("first-circle", "E4", troop_names("polish_200", *more))
    play.mobilize("first", "E4")
    assert any(option is BESIEGE for option in play.choices) == allowed
