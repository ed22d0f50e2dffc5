"""Battle: who may attack whom, who commands, which cards are drawn and kept."""

import pytest

from serai.engine.core.chance import seeded
from serai.engine.core.steps import COMMIT
from serai.engine.views.views import look, redeal
from serai.games.warrior_knights import GAME
from serai.games.warrior_knights.choices import (
    ASSAULT,
    DISCARD,
    DONE,
    FIGHT,
    FOR_BATTLE,
    MOBILIZE,
    NOBLE,
    VERSATILES,
)
from serai.games.warrior_knights.rules.war.battle import attack_areas
from serai.games.warrior_knights.rules.war.battle_strength import cards_due
from serai.games.warrior_knights.state import NOBODY
from tests.rules.warrior_knights.realm import (
    A,
    B,
    C,
    area,
    asked,
    attack_with,
    besiege,
    choose,
    city,
    commit,
    fates,
    hold,
    mobilize,
    noble,
    options,
    realm,
    reveal,
    stack_fate,
    to,
    told,
    why_not,
)


@pytest.mark.rule("WK-BATTLE-1", "WK-BATTLE-2", "WK-BATTLE-3", "WK-BATTLE-8")
def test_who_and_what_can_be_attacked():
    s = realm()
    noble(s, A, 0, "D4", 50)
    noble(s, B, 0, "D4", 50)
    noble(s, C, 0, "D4", 50)
    mobilize(s, A, "D4")
    assert set(options(s)) == {FIGHT[B], FIGHT[C], ASSAULT, DONE}
    assert why_not(s, FIGHT[A]) == "WK-BATTLE-1"
    assert why_not(s, FIGHT[5]) == "WK-BATTLE-1"
    choose(s, FIGHT[C])
    assert s.fight[1] == C
    assert s.foes == (8,)  # B takes no part
    s = realm()
    noble(s, A, 0, "E4", 50)
    reveal(s, A, "mobilize_forces")
    choose(s, MOBILIZE[area("E5")], DONE)
    assert s.fight == []
    s = realm()
    noble(s, A, 0, "E4", 50)
    noble(s, B, 0, "E4", 50)
    mobilize(s, A, "E4")
    assert why_not(s, ASSAULT) == "WK-BATTLE-1"  # no walls here


@pytest.mark.rule("WK-BATTLE-1", "WK-MOVE-12", "WK-D13")
def test_versatile_strategy_fights_where_there_is_a_ready_noble_and_somebody_to_attack():
    s = realm()
    noble(s, A, 0, "D4", 50)
    noble(s, A, 1, "E4", 50)
    noble(s, A, 2, "C3", 50, tired=True)
    noble(s, A, 3, "F4", 50)
    noble(s, B, 0, "F4", 50)
    assert attack_areas(s, A) == [area("D4"), area("F4")]
    reveal(s, A, "versatile_strategy")
    choose(s, VERSATILES[FOR_BATTLE])
    assert why_not(s, to("E4")) == "WK-BATTLE-1"
    assert why_not(s, to("C3")) == "WK-MOVE-12"
    choose(s, to("F4"))
    assert asked(s) == (A, "Attack")


@pytest.mark.rule("WK-BATTLE-4", "WK-BATTLE-5", "WK-BATTLE-6", "WK-BATTLE-10", "WK-MOVE-12")
def test_the_attacker_chooses_armies_and_all_of_the_defenders_take_part():
    s = realm()
    one, two, tired = noble(s, A, 0, "E4", 50), noble(s, A, 1, "E4", 50), noble(s, A, 2, "E4", 50, tired=True)
    noble(s, B, 0, "E4", 50, tired=True)
    noble(s, B, 1, "E4", 50)
    noble(s, B, 2, "~E4", 50)
    mobilize(s, A, "E4")
    choose(s, FIGHT[B])
    assert set(options(s)) == {attack_with(one), attack_with(two), attack_with(one, two)}
    assert why_not(s, attack_with(tired)) == "WK-BATTLE-4"
    assert why_not(s, attack_with(4)) == "WK-BATTLE-4"
    choose(s, attack_with(one, two))
    assert s.host == (one, two)
    assert s.foes == (4, 5)  # exhausted ones too; he cannot refuse or retreat beforehand


@pytest.mark.rule("WK-BATTLE-7", "WK-BATTLE-9", "WK-SIEGE-8", "WK-RULING-81", "WK-BATTLE-6")
def test_nobles_inside_walls_are_attacked_only_through_them_and_sally_into_the_open():
    s = realm()
    hold(s, "arvane", B)
    inside = noble(s, B, 0, "D4", 50)
    noble(s, A, 0, "D4", 50)
    mobilize(s, A, "D4")
    assert why_not(s, FIGHT[B]) == "WK-BATTLE-7"
    s.todo.clear()
    besiege(s, city("arvane"), A)
    noble(s, C, 0, "D4", 50)
    mobilize(s, B, "D4")
    assert set(options(s)) == {FIGHT[A], FIGHT[C], DONE}  # not only the besieger
    assert why_not(s, ASSAULT) == "WK-BATTLE-9"
    choose(s, FIGHT[A])
    assert s.host == (inside,)
    assert s.fight[2] == 0  # an open battle
    late = 5
    noble(s, B, 1, "D4", 50)  # stays outside
    from serai.games.warrior_knights.rules.war.armies import in_the_open

    assert in_the_open(s, B, area("D4")) == [late]


@pytest.mark.rule("WK-BATTLE-12", "WK-TERM-15", "WK-TERM-17", "WK-D45")
def test_each_side_names_its_commander_the_attacker_first():
    s = realm()
    for base in (0, 1):
        noble(s, A, base, "E4", 50)
        noble(s, B, base, "E4", 50)
    mobilize(s, A, "E4")
    choose(s, FIGHT[B], attack_with(0, 1))
    assert asked(s) == (A, "TakeCommand")
    assert why_not(s, NOBLE[4]) == "WK-TERM-15"
    choose(s, NOBLE[1])
    assert asked(s) == (B, "TakeCommand")
    choose(s, NOBLE[5])
    assert s.fight[4:6] == [1, 5]


@pytest.mark.rule("WK-BATTLE-13", "WK-BATTLE-14", "WK-RULING-41", "WK-EX-2", "WK-ASSAULT-5", "WK-TERM-16")
def test_how_many_cards_are_drawn():
    s = realm()
    one = noble(s, A, 0, "E4", 100, "swiss_150")
    assert cards_due(s, [one], NOBODY, True) == 4
    two = noble(s, A, 1, "E4", 50)
    assert cards_due(s, [two], NOBODY, True) == 2
    a, b = noble(s, B, 0, "E4", "swiss_150"), noble(s, B, 1, "E4", "polish_150", tokens=1)
    assert cards_due(s, [a, b], NOBODY, True) == 4
    big = noble(s, C, 0, "E4", "english_200", "english_200", "italian_200", "italian_200", 100)
    assert cards_due(s, [big], NOBODY, True) == 10
    assert cards_due(s, [], hold(s, "monz", -1), False) == 3
    froli = hold(s, "froli", C, fortified=True, breach=1)
    small = noble(s, C, 1, "C1", "spanish_150")
    assert cards_due(s, [small], froli, True) == 5


@pytest.mark.rule("WK-BATTLE-15", "WK-BATTLE-16", "WK-BATTLE-17", "WK-RULING-42", "WK-D46", "WK-EX-2")
@pytest.mark.parametrize(
    ("cards", "drawn", "least", "most"), [((50,), 2, 1, 1), ((100,), 3, 2, 2), ((100, "swiss_150"), 4, 2, 3)]
)
def test_how_many_cards_are_discarded(cards, drawn, least, most):
    s = realm()
    noble(s, A, 0, "E4", *cards)
    noble(s, B, 0, "E4", 50)
    mobilize(s, A, "E4")
    choose(s, FIGHT[B])
    hand = list(s.fate_hand[A])
    assert len(hand) == drawn
    for made in range(most + 1):
        s.drafts[A] = tuple(DISCARD[card] for card in hand[:made])
        assert (why_not(s, COMMIT, A) == "") == (made >= least)
        assert (why_not(s, DISCARD[hand[-1]], A) == "") == (made < most)
    assert why_not(s, DISCARD[hand[-1]], A) == "WK-BATTLE-17"
    s.drafts[A] = ()
    assert why_not(s, COMMIT, A) == "WK-BATTLE-15"
    other = s.fate_hand[B][0]
    assert why_not(s, DISCARD[other], A) == "WK-BATTLE-15"
    assert why_not(s, DONE, A) == "SE-ASK-3"


@pytest.mark.rule("WK-BATTLE-15", "WK-BATTLE-19", "WK-FATE-2", "WK-FATE-5", "WK-HIDDEN-3", "WK-HIDDEN-4", "WK-HIDDEN-7")
def test_discards_go_under_the_deck_unseen_the_attackers_first():
    s = realm()
    noble(s, A, 0, "E4", 100, "swiss_150")
    noble(s, B, 0, "E4", 100)
    stack_fate(s, *fates("prevent prevent prevent prevent"), *fates("deal deal deal"))
    mobilize(s, A, "E4")
    choose(s, FIGHT[B])
    mine, theirs = list(s.fate_hand[A]), list(s.fate_hand[B])
    assert (len(mine), len(theirs)) == (4, 3)
    assert look(GAME, s, A)["fate_hand"] == [mine, 3, 0]
    assert look(GAME, s, C)["fate_hand"] == [4, 3, []]
    imagined = {tuple(sorted(redeal(GAME, s, C, seeded(str(n))).fate_hand[B])) for n in range(50)}
    assert len(imagined) > 20
    before = len(s.fate_order)
    commit(s, b=[DISCARD[theirs[1]], DISCARD[theirs[0]]])
    assert s.fate_shown == []
    commit(s, a=[DISCARD[mine[2]], DISCARD[mine[0]]])
    assert s.fate_order[before:] == [A, A, B, B]
    assert s.fate_under[A][-2:] == [mine[2], mine[0]]
    assert s.fate_under[B] == [theirs[1], theirs[0]]
    assert look(GAME, s, C)["fate_under"][B] == 2
    assert look(GAME, s, B)["fate_under"][B] == [theirs[1], theirs[0]]
    revealed = [(e.seat, set(e.fates)) for e in told(s, "FateRevealed")]
    assert revealed == [(A, {mine[1], mine[3]}), (B, {theirs[2]})]


@pytest.mark.rule("WK-BATTLE-20")
def test_draw_one_draws_on_beyond_the_limit():
    s = realm()
    noble(s, A, 0, "E4", 50)
    noble(s, B, 0, "E4", 50)
    draws, deals = fates("draw draw draw"), fates("deal deal")
    prevents = fates("prevent prevent prevent")
    stack_fate(s, draws[0], prevents[0], prevents[1], prevents[2], draws[1], draws[2], deals[0])
    mobilize(s, A, "E4")
    choose(s, FIGHT[B])
    commit(s, a=[DISCARD[prevents[0]]], b=[DISCARD[prevents[1]]])
    first = told(s, "FateRevealed")[0]
    assert first.fates == (draws[0], draws[1], draws[2], deals[0])
