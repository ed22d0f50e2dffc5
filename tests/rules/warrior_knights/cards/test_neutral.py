"""Neutral cards: defenses, musters, uncertain times."""

import pytest

from serai.games.warrior_knights.choices import ARMY, DONE, FORTIFY, REPAIR
from serai.games.warrior_knights.rules.board import CASTLE
from serai.games.warrior_knights.rules.cards.neutral_cards import MUSTER, NEUTRAL_STEPS, UPGRADE
from serai.games.warrior_knights.tables import GARRISON, NEUTRALS
from tests.rules.warrior_knights.realm import (
    A,
    B,
    C,
    amount,
    asked,
    besiege,
    castle,
    choose,
    city,
    garrison,
    hold,
    kind,
    noble,
    options,
    realm,
    run,
    told,
    why_not,
)

STEP = dict(zip(NEUTRALS, NEUTRAL_STEPS, strict=True))


@pytest.mark.rule("WK-NEUTRAL-1")
def test_there_are_five_kinds_of_neutral_cards():
    assert set(NEUTRALS) == {
        "important_event", "fund_expedition", "upgrade_defenses", "muster_troops", "uncertain_times",
    }  # fmt: skip


@pytest.mark.rule("WK-NEUTRAL-2", "WK-NEUTRAL-4", "WK-NEUTRAL-5", "WK-D18")
def test_each_baron_from_the_chairman_may_fortify_one_city():
    s = realm()
    s.gavel = C
    for seat, name in ((A, "monz"), (B, "lorne"), (C, "arvane")):
        hold(s, name, seat)
    run(s, STEP["upgrade_defenses"])
    assert asked(s) == (C, "Upgrade")
    assert why_not(s, FORTIFY[city("monz")]) == "WK-NEUTRAL-2"
    choose(s, FORTIFY[city("arvane")])
    assert s.fortified[city("arvane")] == 1
    assert s.crowns[C] == 11
    assert asked(s) == (A, "Upgrade")
    choose(s, DONE)
    assert s.crowns[A] == 15
    s.fortified[city("lorne")] = 1
    assert asked(s) == (B, "Upgrade")
    assert why_not(s, FORTIFY[city("lorne")]) == "WK-NEUTRAL-5"
    s.fortified[city("lorne")] = 0
    s.crowns[B] = 3
    assert why_not(s, FORTIFY[city("lorne")]) == "WK-NEUTRAL-4"


@pytest.mark.rule("WK-NEUTRAL-2", "WK-NEUTRAL-3")
def test_any_number_of_breaches_of_one_place_is_repaired_for_two_crowns_each():
    s = realm()
    arvane = hold(s, "arvane", A, breach=3)
    keep = castle(s, A, "E4", breach=2)
    s.crowns[A] = 5
    run(s, UPGRADE[A])
    assert set(options(s)) == {REPAIR[arvane], REPAIR[keep], FORTIFY[arvane], DONE}
    choose(s, REPAIR[arvane])
    assert options(s) == [amount(1), amount(2)]
    assert why_not(s, amount(3)) == "WK-NEUTRAL-3"
    choose(s, amount(2))
    assert (s.breach[arvane], s.crowns[A]) == (1, 1)
    assert s.todo == []  # one place only
    s.crowns[A] = 9
    run(s, UPGRADE[A])
    choose(s, REPAIR[keep], amount(2))
    assert s.breach[keep] == 0


@pytest.mark.rule("WK-NEUTRAL-5", "WK-NEUTRAL-6", "WK-SIEGE-7")
def test_besieged_places_are_neither_repaired_nor_fortified_and_castles_never_fortified():
    s = realm()
    arvane = hold(s, "arvane", A, breach=1)
    keep = castle(s, A, "E4", breach=1)
    besiege(s, arvane, B)
    besiege(s, keep, B)
    hold(s, "monz", A, fortified=True)
    run(s, UPGRADE[A])
    assert s.todo == []
    s.besieger[keep] = -1
    run(s, UPGRADE[A])
    assert options(s) == [REPAIR[keep], DONE]
    assert why_not(s, REPAIR[arvane]) == "WK-NEUTRAL-6"
    assert why_not(s, FORTIFY[arvane]) == "WK-NEUTRAL-6"
    assert why_not(s, REPAIR[city("monz")]) == "WK-NEUTRAL-3"
    assert why_not(s, REPAIR[CASTLE + B]) == "WK-NEUTRAL-2"


@pytest.mark.rule("WK-NEUTRAL-7", "WK-NEUTRAL-8", "WK-RULING-13", "WK-D19")
def test_any_army_is_mustered_for_two_crowns_a_token():
    s = realm()
    arvane = hold(s, "arvane", A)
    shut_in = noble(s, A, 0, "D4", "swiss_200", tokens=1)
    besiege(s, arvane, B)
    off = noble(s, A, 1, None, "swiss_100", tokens=1)
    guard = garrison(s, A, 100, "polish_200", tokens=2)
    fit = noble(s, A, 2, "E4", 50)
    s.crowns[A] = 5
    run(s, MUSTER[A])
    assert options(s) == [ARMY[shut_in], ARMY[off], ARMY[guard], DONE]
    assert why_not(s, ARMY[fit]) == "WK-NEUTRAL-7"
    choose(s, ARMY[guard])
    assert why_not(s, amount(3)) == "WK-NEUTRAL-7"
    choose(s, amount(2))
    assert (s.tokens[guard], s.crowns[A]) == (0, 1)
    assert s.todo == []
    s.crowns[A] = 1
    run(s, MUSTER[A])
    assert s.todo == []  # nobody can pay


@pytest.mark.rule("WK-NEUTRAL-7")
def test_musters_go_clockwise_from_the_chairman():
    s = realm()
    s.gavel = B
    for seat in (A, B, C):
        garrison(s, seat, 100, tokens=1)
    run(s, STEP["muster_troops"])
    seen = []
    while s.todo:
        seen.append(s.todo[-1].seat)
        choose(s, DONE)
    assert seen == [B, C, A]


@pytest.mark.rule("WK-NEUTRAL-9", "WK-RULING-14", "WK-RANDOM-2")
def test_uncertain_times_shuffle_deck_discards_and_what_lies_under_the_deck():
    s = realm()
    s.fate_pool[:] = list(range(10))
    s.fate_discard[:] = list(range(10, 20))
    s.fate_under[A][:] = [20, 21]
    s.fate_under[B][:] = [22, 23]
    s.fate_order[:] = [A, B, A, B]
    barrier = s.barrier
    run(s, STEP["uncertain_times"])
    assert sorted(s.fate_pool) == list(range(24))
    assert (s.fate_discard, s.fate_order, s.fate_under) == ([], [], [[], [], []])
    assert s.barrier > barrier
    assert told(s, "FateShuffled")


def test_nobody_is_asked_who_has_nothing_to_mend():
    s = realm()
    s.crowns[:] = [0, 0, 0]
    hold(s, "monz", A, breach=1)
    run(s, STEP["upgrade_defenses"])
    assert kind(s) == ""
    assert s.tokens[GARRISON] == 0
