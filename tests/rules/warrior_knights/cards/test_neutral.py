"""Neutral cards: defenses, musters, uncertain times."""

import pytest

from serai.games.warrior_knights.choices import ARMY, DONE, FORTIFY, REPAIR
from serai.games.warrior_knights.rules.cards.neutral_cards import MUSTER, NEUTRAL_STEPS, UPGRADE
from serai.games.warrior_knights.tables import GARRISON, NEUTRALS
from tests.rules.warrior_knights.names import A, B, C, amount, city
from tests.rules.warrior_knights.play import SEATS
from tests.rules.warrior_knights.position import Position, owner_name

STEP = dict(zip(NEUTRALS, NEUTRAL_STEPS, strict=True))


@pytest.mark.rule("WK-NEUTRAL-1")
def test_there_are_five_kinds_of_neutral_cards() -> None:
    assert set(NEUTRALS) == {
        "important_event", "fund_expedition", "upgrade_defenses", "muster_troops", "uncertain_times",
    }  # fmt: skip


@pytest.mark.rule("WK-NEUTRAL-2", "WK-NEUTRAL-4", "WK-NEUTRAL-5", "WK-D18")
def test_each_baron_from_the_chairman_may_fortify_one_city() -> None:
    play = Position(empty=True)
    play.s.gavel = C
    for seat, name in ((A, "monz"), (B, "lorne"), (C, "arvane")):
        play.city(name, owner_name(seat))
    play.run(STEP["upgrade_defenses"])
    assert play.asked == "third upgrade"
    assert play.rule_against("fortify monz") == "WK-NEUTRAL-2"
    play.choose("fortify arvane")
    assert play.s.fortified[city("arvane")] == 1
    assert play.s.crowns[C] == 11
    assert play.asked == "first upgrade"
    play.choose("done")
    assert play.s.crowns[A] == 15
    play.s.fortified[city("lorne")] = 1
    assert play.asked == "second upgrade"
    assert play.rule_against("fortify lorne") == "WK-NEUTRAL-5"
    play.s.fortified[city("lorne")] = 0
    play.s.crowns[B] = 3
    assert play.rule_against("fortify lorne") == "WK-NEUTRAL-4"


@pytest.mark.rule("WK-NEUTRAL-2", "WK-NEUTRAL-3")
def test_any_number_of_breaches_of_one_place_is_repaired_for_two_crowns_each() -> None:
    play = Position(empty=True)
    arvane = play.city("arvane", "first", breach=3).wall_number("arvane")
    keep = play.baron("first", castle="E4", breach=2).wall_number("first-castle")
    play.s.crowns[A] = 5
    play.run(UPGRADE[A])
    assert set(play.choices) == {REPAIR[arvane], REPAIR[keep], FORTIFY[arvane], DONE}
    play.choose("repair arvane")
    assert play.choices == [amount(1), amount(2)]
    assert play.rule_against("amount 3") == "WK-NEUTRAL-3"
    play.choose("amount 2")
    assert (play.s.breach[arvane], play.s.crowns[A]) == (1, 1)
    assert play.s.todo == []  # one place only
    play.s.crowns[A] = 9
    play.run(UPGRADE[A])
    play.choose("repair first-castle", "amount 2")
    assert play.s.breach[keep] == 0


@pytest.mark.rule("WK-NEUTRAL-5", "WK-NEUTRAL-6", "WK-SIEGE-7")
def test_besieged_places_are_neither_repaired_nor_fortified_and_castles_never_fortified() -> None:
    play = Position(empty=True)
    play.city("arvane", "first", breach=1)
    keep = play.baron("first", castle="E4", breach=1).wall_number("first-castle")
    play.siege("arvane", "second")
    play.siege("first-castle", "second")
    play.city("monz", "first", fortified=True)
    play.run(UPGRADE[A])
    assert play.s.todo == []
    play.s.besieger[keep] = -1
    play.run(UPGRADE[A])
    assert play.choices == [REPAIR[keep], DONE]
    assert play.rule_against("repair arvane") == "WK-NEUTRAL-6"
    assert play.rule_against("fortify arvane") == "WK-NEUTRAL-6"
    assert play.rule_against("repair monz") == "WK-NEUTRAL-3"
    assert play.rule_against("repair second-castle") == "WK-NEUTRAL-2"


@pytest.mark.rule("WK-NEUTRAL-7", "WK-NEUTRAL-8", "WK-RULING-13", "WK-D19")
def test_any_army_is_mustered_for_two_crowns_a_token() -> None:
    play = Position(empty=True)
    play.city("arvane", "first")
    shut_in = play.noble("first-circle", "D4", "swiss_200", tokens=1).army_number("first-circle")
    play.siege("arvane", "second")
    off = play.noble("first-square", "off", "swiss_100", tokens=1).army_number("first-square")
    guard = play.baron("first", garrison="regular_100 polish_200", tokens=2).army_number("first-castle")
    play.noble("first-triangle", "E4", "regular_50")
    play.s.crowns[A] = 5
    play.run(MUSTER[A])
    assert play.choices == [ARMY[shut_in], ARMY[off], ARMY[guard], DONE]
    assert play.rule_against("pick-army first-triangle") == "WK-NEUTRAL-7"
    play.choose("pick-army first-castle")
    assert play.rule_against("amount 3") == "WK-NEUTRAL-7"
    play.choose("amount 2")
    assert (play.s.tokens[guard], play.s.crowns[A]) == (0, 1)
    assert play.s.todo == []
    play.s.crowns[A] = 1
    play.run(MUSTER[A])
    assert play.s.todo == []  # nobody can pay


@pytest.mark.rule("WK-NEUTRAL-7")
def test_musters_go_clockwise_from_the_chairman() -> None:
    play = Position(empty=True)
    play.s.gavel = B
    for seat in (A, B, C):
        play.baron(SEATS[seat], garrison="regular_100", tokens=1)
    play.run(STEP["muster_troops"])
    seen = []
    while play.s.todo:
        seen.append(play.s.todo[-1].seat)
        play.choose("done")
    assert seen == [B, C, A]


@pytest.mark.rule("WK-NEUTRAL-9", "WK-RULING-14", "WK-RANDOM-2")
def test_uncertain_times_shuffle_deck_discards_and_what_lies_under_the_deck() -> None:
    play = Position(empty=True)
    play.s.fate_pool[:] = list(range(10))
    play.s.fate_discard[:] = list(range(10, 20))
    play.s.fate_under[A][:] = [20, 21]
    play.s.fate_under[B][:] = [22, 23]
    play.s.fate_order[:] = [A, B, A, B]
    barrier = play.s.barrier
    play.run(STEP["uncertain_times"])
    assert sorted(play.s.fate_pool) == list(range(24))
    assert (play.s.fate_discard, play.s.fate_order, play.s.fate_under) == ([], [], [[], [], []])
    assert play.s.barrier > barrier
    assert play.told_of("FateShuffled")


def test_nobody_is_asked_who_has_nothing_to_mend() -> None:
    play = Position(empty=True)
    play.s.crowns[:] = [0, 0, 0]
    play.city("monz", "first", breach=1)
    play.run(STEP["upgrade_defenses"])
    assert play.kind == ""
    assert play.s.tokens[GARRISON] == 0
