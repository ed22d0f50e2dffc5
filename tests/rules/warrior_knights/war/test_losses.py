"""Retreat and death."""

from typing import Any

import pytest

from serai.games.warrior_knights.choices import TROOP
from serai.games.warrior_knights.events import FateTurned, NobleDied, NobleGone
from serai.games.warrior_knights.rules.upkeep.upkeep_baron import returning
from serai.games.warrior_knights.rules.war.death import DIE, LOSSES, check_army, loss_sets
from serai.games.warrior_knights.rules.war.due_nobles import FATES_OF
from serai.games.warrior_knights.rules.war.retreat import FLEE, free_areas
from serai.games.warrior_knights.tables import GARRISON
from tests.rules.warrior_knights.names import A, C, area, noble_name, to, troop
from tests.rules.warrior_knights.position import Position

POLISH, ROMANIAN, SWISS, ITALIAN, ENGLISH, SPANISH = 0, 1, 2, 3, 4, 9  # a fate card of each nationality


@pytest.mark.rule("WK-RETREAT-2", "WK-D48", "WK-RANDOM-4")
def test_desertion_the_owner_picks_a_company_of_the_nationality() -> None:
    play = Position(empty=True)
    leader = play.noble("first-circle", "E4", "polish_50 polish_150 swiss_50 regular_50").army_number("first-circle")
    play.stack_fate(POLISH)
    play.run(FLEE[leader])
    assert play.asked == "first deserter"
    assert play.choices == [TROOP[troop("polish_50")], TROOP[troop("polish_150")]]
    assert play.refused("pick-troop swiss_50") == "WK-RETREAT-2"
    before = play.s.companies.count(troop("polish_50"))
    play.choose("pick-troop polish_50")
    assert sorted(play.s.armies[leader]) == sorted([troop("polish_150"), troop("swiss_50"), troop("regular_50")])
    assert play.s.companies.count(troop("polish_50")) == before + 1
    assert play.kind == "retreat-to"
    assert play.s.fate_discard == [POLISH]
    play = Position(empty=True)
    leader = play.noble("first-circle", "E4", "polish_50 polish_50 regular_50").army_number("first-circle")
    play.stack_fate(POLISH)
    play.run(FLEE[leader])
    assert play.s.armies[leader] == (troop("polish_50"), troop(50))  # one of two that are alike


@pytest.mark.rule("WK-RETREAT-2")
def test_no_company_of_the_nationality_nobody_deserts() -> None:
    play = Position(empty=True)
    leader = play.noble("first-circle", "E4", "polish_50 regular_50").army_number("first-circle")
    play.stack_fate(SWISS)
    play.run(FLEE[leader])
    assert len(play.s.armies[leader]) == 2


@pytest.mark.rule("WK-RETREAT-3", "WK-RETREAT-4", "WK-RULING-54", "WK-EX-26", "WK-D49")
def test_retreat_on_the_map() -> None:
    play = Position(empty=True)
    leader = play.noble("first-circle", "D4", "regular_50").army_number("first-circle")
    play.city("carrow", "second")
    play.noble("third-circle", "D5", "regular_50")
    assert set(free_areas(play.s, leader)) == {area("C4"), area("D3")}
    play.stack_fate()
    play.run(FLEE[leader])
    assert play.refused("pick-area E3") == "WK-RETREAT-3"
    assert play.refused("pick-area D5") == "WK-RETREAT-3"
    assert play.refused("pick-area E4") == "WK-MOVE-6"
    assert play.refused("pick-area A5") == "WK-TERM-7"
    play.choose("pick-area C4")
    assert play.s.where[leader] == area("C4")
    play = Position(empty=True)
    leader = play.noble("first-circle", "D2", "regular_50").army_number("first-circle")
    play.city("halben", "neutral")  # neutral cities do not stop a retreat
    play.run(FLEE[leader])
    assert to("E1") in play.choices
    assert play.refused("pick-area E3") == "WK-MOVE-5"


@pytest.mark.rule("WK-RETREAT-8", "WK-MOVE-2", "WK-RETREAT-1")
@pytest.mark.parametrize("tired", [False, True])
def test_a_retreating_noble_stays_as_ready_as_he_was(tired: bool) -> None:
    play = Position(empty=True)
    leader = play.noble("first-circle", "E4", "regular_50", exhausted=tired).army_number("first-circle")
    play.stack_fate()
    play.run(FLEE[leader])
    play.choose("pick-area E5")
    assert play.s.exhausted[leader] == int(tired)


def cornered(play: Position) -> Any:
    """Opponents stand all around D4."""
    for number, place in enumerate(("C4", "D3", "E3", "D5")):
        play.noble(noble_name(C, number), place, "regular_50")
    return play.noble("first-circle", "D4", "regular_50 polish_50").army_number("first-circle")


@pytest.mark.rule("WK-RETREAT-5")
def test_without_a_free_area_he_is_put_into_the_castle_exhausted() -> None:
    play = Position(empty=True)
    leader = cornered(play)
    play.baron("first", castle="A5")
    play.stack_fate(SWISS)
    play.run(FLEE[leader])
    assert play.s.where[leader] == area("A5")
    assert play.s.exhausted[leader] == 1


@pytest.mark.rule("WK-RETREAT-6", "WK-RULING-55", "WK-RETREAT-10", "WK-RULING-74")
@pytest.mark.parametrize("besieged", [True, False])
def test_without_a_refuge_he_dies_with_one_desertion_draw(besieged: bool) -> None:
    play = Position(empty=True)
    leader = cornered(play)
    if besieged:
        play.baron("first", castle="A5")
        play.noble("second-circle", "A5", "regular_50")
        play.siege("first-castle", "second")
    play.stack_fate(SWISS)
    play.run(FLEE[leader])
    assert play.s.where[leader] == -1
    assert len(play.events(FateTurned)) == 1


@pytest.mark.rule("WK-RETREAT-7")
def test_who_must_retreat_from_overseas_dies() -> None:
    play = Position(empty=True)
    play.baron("first", castle="A5")
    leader = play.noble("first-circle", "overseas_tunis", "regular_50").army_number("first-circle")
    play.stack_fate()
    play.run(FLEE[leader])
    assert play.s.where[leader] == -1


@pytest.mark.rule("WK-RETREAT-11", "WK-RULING-74", "WK-WAGES-13", "WK-OPT-6.1")
def test_who_loses_his_last_card_on_the_retreat_dies_without_a_second_draw() -> None:
    play = Position(empty=True)
    leader = play.noble("first-circle", "E4", "polish_50").army_number("first-circle")
    play.stack_fate(POLISH)
    play.run(FLEE[leader])
    assert play.s.where[leader] == -1
    assert len(play.events(FateTurned)) == 1
    play = Position(empty=True)
    leader = play.noble("first-circle", "E4", "polish_100 regular_100", tokens=1).army_number("first-circle")
    play.stack_fate(POLISH)
    play.run(FLEE[leader])
    assert play.s.where[leader] == -1  # his token reaches his capacity
    assert len(play.events(FateTurned)) == 1
    play = Position(options={"deserted_noble": True}, empty=True)
    leader = play.noble("first-circle", "E4", "polish_50").army_number("first-circle")
    play.stack_fate(POLISH)
    play.run(FLEE[leader])
    assert play.s.where[leader] == -1
    assert play.events(NobleDied) == []


# ---- death


@pytest.mark.rule("WK-DEATH-5", "WK-DEATH-6", "WK-DEATH-7", "WK-RULING-57", "WK-EX-13", "WK-D50")
def test_losses_at_death() -> None:
    swiss = {strength: troop(f"swiss_{strength}") for strength in (50, 100, 150, 200)}
    assert loss_sets((swiss[50], swiss[100], swiss[150]), 200) == [(swiss[50], swiss[150])]
    assert loss_sets((swiss[150], swiss[200]), 100) == [(swiss[150],), (swiss[200],)]
    assert loss_sets((swiss[100],), 300) == [(swiss[100],)]
    assert loss_sets((swiss[50], swiss[150], swiss[200]), 100) == [(swiss[150],), (swiss[200],)]
    play = Position(empty=True)
    leader = play.noble("first-circle", "E4", "swiss_150 swiss_100 swiss_50 regular_100", tokens=2).army_number(
        "first-circle"
    )
    play.stack_fate(POLISH)
    play.run(DIE[leader])
    assert play.s.armies[leader] == (swiss[100], troop(100))
    assert play.s.tokens[leader] == 0
    play = Position(empty=True)
    leader = play.noble("first-circle", "E4", "swiss_150 swiss_200", tokens=1).army_number("first-circle")
    play.stack_fate(POLISH)
    play.run(DIE[leader])
    assert play.asked == "first loss"
    assert play.refused("pick-troop regular_50") == "WK-DEATH-7"
    play.choose(TROOP[swiss[150]])
    assert play.s.armies[leader] == (swiss[200],)
    play = Position(empty=True)
    leader = play.noble("first-circle", "E4", "swiss_100 regular_100 regular_100", tokens=3).army_number("first-circle")
    play.stack_fate(POLISH)
    play.run(DIE[leader])
    assert play.s.armies[leader] == (troop(100), troop(100))  # regulars stay, the rest is waived


@pytest.mark.rule("WK-DEATH-6")
def test_a_card_that_leads_to_no_legal_set_is_refused() -> None:
    play = Position(empty=True)
    leader = play.noble("first-circle", "E4", "swiss_50 swiss_100 polish_100 swiss_200", tokens=2).army_number(
        "first-circle"
    )
    play.stack_fate(SPANISH)
    play.run(DIE[leader])
    assert play.kind == "loss"
    assert play.refused("pick-troop swiss_50") == "WK-DEATH-6"
    play.choose("pick-troop swiss_100")
    assert play.s.armies[leader] == (troop("swiss_50"), troop("swiss_200"))


@pytest.mark.rule("WK-DEATH-4", "WK-DEATH-8", "WK-DEATH-9", "WK-DEATH-12", "WK-ASSEMBLY-28", "WK-TERM-21")
def test_the_heir_holds_the_troops_off_the_board() -> None:
    play = Position(empty=True)
    leader = play.noble("first-circle", "E4", "polish_50 regular_100", exhausted=True).army_number("first-circle")
    play.office("first-circle", "marshal")
    number = play.s.office[leader]
    play.stack_fate(POLISH)
    play.run(DIE[leader])
    assert play.s.where[leader] == -1
    assert play.s.armies[leader] == (troop(100),)
    assert play.s.office[leader] == -1
    assert play.s.agenda_discard == [number]
    assert play.s.exhausted[leader] == 0

    play.baron("first", castle="E5")
    assert returning(play.s, A) == [leader]


@pytest.mark.rule("WK-DEATH-10", "WK-DEATH-11", "WK-INV-3")
def test_without_an_heir_he_is_out_of_the_game_and_his_regulars_with_him() -> None:
    play = Position(empty=True)
    leader = play.noble("first-circle", "E4", "polish_50 regular_100 regular_50").army_number("first-circle")
    play.s.heir[leader] = 0
    play.stack_fate(SWISS)
    play.run(DIE[leader])
    assert play.s.where[leader] == -2
    assert play.s.armies[leader] == ()
    assert play.s.power[leader] == 0
    assert len(play.s.companies) == 66
    assert play.events(NobleGone)


@pytest.mark.rule("WK-DEATH-13")
def test_an_army_without_cards_makes_no_desertion_draw() -> None:
    play = Position(empty=True)
    guard = play.baron("first", garrison="").army_number("first-castle")
    leader = play.noble("first-circle", "E4", "").army_number("first-circle")
    play.run(DIE[leader])
    assert play.events(FateTurned) == []
    play.run(LOSSES[guard])
    assert play.s.tokens[GARRISON] == 0


@pytest.mark.rule("WK-DEATH-2", "WK-DEATH-3", "WK-DEATH-14")
def test_the_check_is_continuous_in_the_field_only() -> None:
    play = Position(empty=True)
    field = play.noble("first-circle", "E4", "regular_100", tokens=1).army_number("first-circle")
    sea = play.noble("first-square", "sea C1", "regular_100", tokens=1).army_number("first-square")
    home = play.noble("first-triangle", "off", "regular_100", tokens=1).army_number("first-triangle")
    for number in (field, sea, home):
        check_army(play.s, number)
    assert play.s.doomed == [field, sea]
    check_army(play.s, field)
    assert play.s.doomed == [field, sea]
    play.s.tokens[home] = 5
    check_army(play.s, home)
    assert play.s.tokens[home] == 1


@pytest.mark.rule("WK-D51", "WK-EFFECT-17")
def test_the_owner_orders_several_deaths() -> None:
    play = Position(empty=True)
    one = play.noble("first-circle", "E4", "regular_50").army_number("first-circle")
    two = play.noble("first-square", "E4", "regular_50").army_number("first-square")
    play.s.doomed[:] = [one, two]
    play.stack_fate()
    play.run(FATES_OF[A])
    play.choose("pick-noble first-square")
    assert [e.noble for e in play.events(NobleDied)] == [two, one]
