"""Retreat and death."""

import pytest

from serai.games.warrior_knights.choices import NOBLE, TROOP
from serai.games.warrior_knights.rules.war.death import DIE, LOSSES, check_army, loss_sets
from serai.games.warrior_knights.rules.war.retreat import FLEE, free_areas
from serai.games.warrior_knights.tables import GARRISON
from tests.rules.warrior_knights.realm import (
    CIRCLE,
    A,
    B,
    C,
    area,
    asked,
    besiege,
    castle,
    choose,
    garrison,
    hold,
    kind,
    noble,
    office,
    options,
    realm,
    run,
    stack_fate,
    to,
    told,
    troop,
    why_not,
)

POLISH, ROMANIAN, SWISS, ITALIAN, ENGLISH, SPANISH = 0, 1, 2, 3, 4, 9  # a fate card of each nationality


@pytest.mark.rule("WK-RETREAT-2", "WK-D48", "WK-RANDOM-4")
def test_desertion_the_owner_picks_a_company_of_the_nationality():
    s = realm()
    leader = noble(s, A, CIRCLE, "E4", "polish_50", "polish_150", "swiss_50", 50)
    stack_fate(s, POLISH)
    run(s, FLEE[leader])
    assert asked(s) == (A, "Deserter")
    assert options(s) == [TROOP[troop("polish_50")], TROOP[troop("polish_150")]]
    assert why_not(s, TROOP[troop("swiss_50")]) == "WK-RETREAT-2"
    choose(s, TROOP[troop("polish_50")])
    assert troop("polish_50") in s.companies
    assert kind(s) == "RetreatTo"
    assert s.fate_discard == [POLISH]
    s = realm()
    leader = noble(s, A, CIRCLE, "E4", "polish_50", "polish_50", 50)
    stack_fate(s, POLISH)
    run(s, FLEE[leader])
    assert s.armies[leader] == (troop("polish_50"), troop(50))  # one of two that are alike


@pytest.mark.rule("WK-RETREAT-2")
def test_no_company_of_the_nationality_nobody_deserts():
    s = realm()
    leader = noble(s, A, CIRCLE, "E4", "polish_50", 50)
    stack_fate(s, SWISS)
    run(s, FLEE[leader])
    assert len(s.armies[leader]) == 2


@pytest.mark.rule("WK-RETREAT-3", "WK-RETREAT-4", "WK-RULING-54", "WK-EX-26", "WK-D49")
def test_retreat_on_the_map():
    s = realm()
    leader = noble(s, A, CIRCLE, "D4", 50)
    hold(s, "carrow", B)
    noble(s, C, 0, "D5", 50)
    assert set(free_areas(s, leader)) == {area("C4"), area("D3")}
    stack_fate(s)
    run(s, FLEE[leader])
    assert why_not(s, to("E3")) == "WK-RETREAT-3"
    assert why_not(s, to("D5")) == "WK-RETREAT-3"
    assert why_not(s, to("E4")) == "WK-MOVE-6"
    assert why_not(s, to("A5")) == "WK-TERM-7"
    choose(s, to("C4"))
    assert s.where[leader] == area("C4")
    s = realm()
    leader = noble(s, A, CIRCLE, "D2", 50)
    hold(s, "halben", -1)  # neutral cities do not stop a retreat
    run(s, FLEE[leader])
    assert to("E1") in options(s)
    assert why_not(s, to("E3")) == "WK-MOVE-5"


@pytest.mark.rule("WK-RETREAT-8", "WK-MOVE-2", "WK-RETREAT-1")
@pytest.mark.parametrize("tired", [False, True])
def test_a_retreating_noble_stays_as_ready_as_he_was(tired):
    s = realm()
    leader = noble(s, A, CIRCLE, "E4", 50, tired=tired)
    stack_fate(s)
    run(s, FLEE[leader])
    choose(s, to("E5"))
    assert s.exhausted[leader] == int(tired)


def cornered(s):
    """Opponents stand all around D4."""
    for number, place in enumerate(("C4", "D3", "E3", "D5")):
        noble(s, C, number, place, 50)
    return noble(s, A, CIRCLE, "D4", 50, "polish_50")


@pytest.mark.rule("WK-RETREAT-5")
def test_without_a_free_area_he_is_put_into_the_castle_exhausted():
    s = realm()
    leader = cornered(s)
    castle(s, A, "A5")
    stack_fate(s, SWISS)
    run(s, FLEE[leader])
    assert s.where[leader] == area("A5")
    assert s.exhausted[leader] == 1


@pytest.mark.rule("WK-RETREAT-6", "WK-RULING-55", "WK-RETREAT-10", "WK-RULING-74")
@pytest.mark.parametrize("besieged", [True, False])
def test_without_a_refuge_he_dies_with_one_desertion_draw(besieged):
    s = realm()
    leader = cornered(s)
    if besieged:
        castle(s, A, "A5")
        noble(s, B, 0, "A5", 50)
        besiege(s, 24, B)
    stack_fate(s, SWISS)
    run(s, FLEE[leader])
    assert s.where[leader] == -1
    assert len(told(s, "FateTurned")) == 1


@pytest.mark.rule("WK-RETREAT-7")
def test_who_must_retreat_from_overseas_dies():
    s = realm()
    castle(s, A, "A5")
    leader = noble(s, A, CIRCLE, "overseas_tunis", 50)
    stack_fate(s)
    run(s, FLEE[leader])
    assert s.where[leader] == -1


@pytest.mark.rule("WK-RETREAT-11", "WK-RULING-74", "WK-WAGES-13", "WK-OPT-6.1")
def test_who_loses_his_last_card_on_the_retreat_dies_without_a_second_draw():
    s = realm()
    leader = noble(s, A, CIRCLE, "E4", "polish_50")
    stack_fate(s, POLISH)
    run(s, FLEE[leader])
    assert s.where[leader] == -1
    assert len(told(s, "FateTurned")) == 1
    s = realm()
    leader = noble(s, A, CIRCLE, "E4", "polish_100", 100, tokens=1)
    stack_fate(s, POLISH)
    run(s, FLEE[leader])
    assert s.where[leader] == -1  # his token reaches his capacity
    assert len(told(s, "FateTurned")) == 1
    s = realm(deserted_noble=True)
    leader = noble(s, A, CIRCLE, "E4", "polish_50")
    stack_fate(s, POLISH)
    run(s, FLEE[leader])
    assert s.where[leader] == -1
    assert told(s, "NobleDied") == []


# ---- death


@pytest.mark.rule("WK-DEATH-5", "WK-DEATH-6", "WK-DEATH-7", "WK-RULING-57", "WK-EX-13", "WK-D50")
def test_losses_at_death():
    swiss = {strength: troop(f"swiss_{strength}") for strength in (50, 100, 150, 200)}
    assert loss_sets((swiss[50], swiss[100], swiss[150]), 200) == [(swiss[50], swiss[150])]
    assert loss_sets((swiss[150], swiss[200]), 100) == [(swiss[150],), (swiss[200],)]
    assert loss_sets((swiss[100],), 300) == [(swiss[100],)]
    assert loss_sets((swiss[50], swiss[150], swiss[200]), 100) == [(swiss[150],), (swiss[200],)]
    s = realm()
    leader = noble(s, A, CIRCLE, "E4", "swiss_150", "swiss_100", "swiss_50", 100, tokens=2)
    stack_fate(s, POLISH)
    run(s, DIE[leader])
    assert s.armies[leader] == (swiss[100], troop(100))
    assert s.tokens[leader] == 0
    s = realm()
    leader = noble(s, A, CIRCLE, "E4", "swiss_150", "swiss_200", tokens=1)
    stack_fate(s, POLISH)
    run(s, DIE[leader])
    assert asked(s) == (A, "Loss")
    assert why_not(s, TROOP[troop(50)]) == "WK-DEATH-7"
    choose(s, TROOP[swiss[150]])
    assert s.armies[leader] == (swiss[200],)
    s = realm()
    leader = noble(s, A, CIRCLE, "E4", "swiss_100", 100, 100, tokens=3)
    stack_fate(s, POLISH)
    run(s, DIE[leader])
    assert s.armies[leader] == (troop(100), troop(100))  # regulars stay, the rest is waived


@pytest.mark.rule("WK-DEATH-6")
def test_a_card_that_leads_to_no_legal_set_is_refused():
    s = realm()
    leader = noble(s, A, CIRCLE, "E4", "swiss_50", "swiss_100", "polish_100", "swiss_200", tokens=2)
    stack_fate(s, SPANISH)
    run(s, DIE[leader])
    assert kind(s) == "Loss"
    assert why_not(s, TROOP[troop("swiss_50")]) == "WK-DEATH-6"
    choose(s, TROOP[troop("swiss_100")])
    assert s.armies[leader] == (troop("swiss_50"), troop("swiss_200"))


@pytest.mark.rule("WK-DEATH-4", "WK-DEATH-8", "WK-DEATH-9", "WK-DEATH-12", "WK-ASSEMBLY-28", "WK-TERM-21")
def test_the_heir_holds_the_troops_off_the_board():
    s = realm()
    leader = noble(s, A, CIRCLE, "E4", "polish_50", 100, tired=True)
    office(s, leader, "marshal")
    number = s.office[leader]
    stack_fate(s, POLISH)
    run(s, DIE[leader])
    assert s.where[leader] == -1
    assert s.armies[leader] == (troop(100),)
    assert s.office[leader] == -1
    assert s.agenda_discard == [number]
    assert s.exhausted[leader] == 0
    from serai.games.warrior_knights.rules.upkeep.upkeep_baron import returning

    castle(s, A, "E5")
    assert returning(s, A) == [leader]


@pytest.mark.rule("WK-DEATH-10", "WK-DEATH-11", "WK-INV-3")
def test_without_an_heir_he_is_out_of_the_game_and_his_regulars_with_him():
    s = realm()
    leader = noble(s, A, CIRCLE, "E4", "polish_50", 100, 50)
    s.heir[leader] = 0
    stack_fate(s, SWISS)
    run(s, DIE[leader])
    assert s.where[leader] == -2
    assert s.armies[leader] == ()
    assert s.power[leader] == 0
    assert len(s.companies) == 66
    assert told(s, "NobleGone")


@pytest.mark.rule("WK-DEATH-13")
def test_an_army_without_cards_makes_no_desertion_draw():
    s = realm()
    guard = garrison(s, A)
    leader = noble(s, A, CIRCLE, "E4")
    run(s, DIE[leader])
    assert told(s, "FateTurned") == []
    run(s, LOSSES[guard])
    assert s.tokens[GARRISON] == 0


@pytest.mark.rule("WK-DEATH-2", "WK-DEATH-3", "WK-DEATH-14")
def test_the_check_is_continuous_in_the_field_only():
    s = realm()
    field = noble(s, A, 0, "E4", 100, tokens=1)
    sea = noble(s, A, 1, "~C1", 100, tokens=1)
    home = noble(s, A, 2, None, 100, tokens=1)
    for number in (field, sea, home):
        check_army(s, number)
    assert s.doomed == [field, sea]
    check_army(s, field)
    assert s.doomed == [field, sea]
    s.tokens[home] = 5
    check_army(s, home)
    assert s.tokens[home] == 1


@pytest.mark.rule("WK-D51", "WK-EFFECT-17")
def test_the_owner_orders_several_deaths():
    from serai.games.warrior_knights.rules.war.due_nobles import FATES_OF

    s = realm()
    one, two = noble(s, A, 0, "E4", 50), noble(s, A, 1, "E4", 50)
    s.doomed[:] = [one, two]
    stack_fate(s)
    run(s, FATES_OF[A])
    choose(s, NOBLE[two])
    assert [e.noble for e in told(s, "NobleDied")] == [two, one]
