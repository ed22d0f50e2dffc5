"""Expeditions."""

import pytest

from serai.games.warrior_knights.choices import BLESS, DONE, EXPEDITION
from serai.games.warrior_knights.rules.cards.expeditions import FUND_EXPEDITION, advance
from serai.games.warrior_knights.tables import EXPEDITIONS, FATE_NEWS, NEWS
from tests.rules.warrior_knights.realm import (
    A,
    B,
    C,
    amount,
    asked,
    choose,
    options,
    realm,
    run,
    stack_fate,
    told,
    why_not,
)

CEYLON, SPICE, CHINA = range(3)


@pytest.mark.rule("WK-EXPED-1", "WK-RULING-17")
def test_there_are_three_expeditions_from_safe_and_poor_to_risky_and_rich():
    assert EXPEDITIONS == ("ceylon", "spice_islands", "china")
    lost = [sum(NEWS[row[ship]] == "lost" for row in FATE_NEWS) for ship in range(3)]
    assert lost[0] < lost[1] < lost[2]


@pytest.mark.rule(
    "WK-EXPED-2", "WK-EXPED-3", "WK-EXPED-4", "WK-EXPED-6", "WK-EXPED-7", "WK-RULING-18", "WK-D25", "WK-D26", "WK-D27"
)
def test_the_chairman_founds_all_may_invest_and_the_head_may_bless():
    s = realm()
    s.gavel, s.faith[B], s.crowns[:] = C, 1, [15, 3, 15]
    s.ship[CEYLON] = 1
    run(s, FUND_EXPEDITION)
    assert asked(s) == (C, "Found")
    assert why_not(s, EXPEDITION[CEYLON]) == "WK-EXPED-2"
    choose(s, EXPEDITION[CHINA])
    assert asked(s) == (C, "Invest")
    assert len(options(s)) == 6
    assert why_not(s, amount(6)) == "WK-EXPED-3"
    choose(s, amount(0))  # not even the Chairman must invest
    choose(s, amount(5))
    assert asked(s) == (B, "Invest")
    assert len(options(s)) == 4  # no more than he has
    choose(s, amount(2))
    assert s.crowns == [10, 1, 15]
    assert asked(s) == (B, "Blessing")
    choose(s, BLESS)
    assert s.faith[B] == 0
    assert s.blessed == [0, 0, 1]
    assert s.ship == [2, 0, 1]  # the new one stays on space 1, the other advances
    assert [s.stakes[6 * CHINA + seat] for seat in (A, B, C)] == [5, 2, 0]


@pytest.mark.rule("WK-EXPED-5", "WK-RULING-19", "WK-EXPED-8")
def test_without_a_stake_nothing_is_founded_but_others_advance():
    s = realm()
    s.ship[CEYLON] = 1
    run(s, FUND_EXPEDITION)
    choose(s, EXPEDITION[SPICE], amount(0), amount(0), amount(0))
    assert s.ship == [2, 0, 0]
    run(s, FUND_EXPEDITION)
    stack_fate(s, 1)
    choose(s, DONE)
    assert s.ship == [3, 0, 0]


@pytest.mark.rule("WK-EXPED-8", "WK-EXPED-9", "WK-EXPED-10", "WK-RULING-20")
def test_news_comes_for_every_expedition_on_space_three_in_order():
    s = realm()
    s.ship[:] = [3, 2, 3]
    s.stakes[0], s.stakes[6], s.stakes[12] = 1, 2, 3
    stack_fate(s, 1, 9, 21)  # Ceylon no news, Spice x2, China lost
    advance(s, 1, -1)
    assert [(e.expedition, NEWS[e.news]) for e in told(s, "NewsCame")] == [
        (CEYLON, "no_news"), (SPICE, "x2"), (CHINA, "lost"),
    ]  # fmt: skip
    assert s.ship == [3, 0, 0]  # no news: it stays on space 3 for the next time
    assert s.stakes[0] == 1


@pytest.mark.rule("WK-EXPED-11", "WK-EXPED-12", "WK-EXPED-15")
@pytest.mark.parametrize(("card", "multiple"), [(7, 0), (0, 1), (4, 2), (9, 3)])
def test_stakes_are_lost_or_multiplied_and_the_expedition_can_be_founded_again(card, multiple):
    s = realm()
    s.ship[CEYLON] = 3
    s.stakes[A], s.stakes[C] = 4, 1
    stack_fate(s, card)
    advance(s, 1, -1)
    assert s.crowns == [15 + 4 * multiple, 15, 15 + multiple]
    assert (s.ship[CEYLON], s.stakes[A], s.stakes[C]) == (0, 0, 0)
    run(s, FUND_EXPEDITION)
    assert EXPEDITION[CEYLON] in options(s)


@pytest.mark.rule("WK-EXPED-12")
def test_the_best_news_multiply_by_four():
    s = realm()
    s.ship[CHINA] = 2
    s.stakes[12] = 5
    stack_fate(s, 3)
    advance(s, 1, -1)
    assert s.crowns[A] == 35


@pytest.mark.rule("WK-EXPED-13", "WK-EXPED-14", "WK-RULING-21", "WK-EX-20")
def test_a_blessed_expedition_has_the_better_of_two_cards():
    s = realm()
    s.ship[CHINA], s.blessed[CHINA] = 3, 1
    s.stakes[12] = 5
    stack_fate(s, 21, 1)  # lost and lost
    stack_fate(s, 1, 0, 2, 4)
    advance(s, 1, -1)  # lost and no news: no news, and it stays blessed
    assert (s.ship[CHINA], s.blessed[CHINA], s.crowns[A]) == (3, 1, 15)
    advance(s, 1, -1)  # lost and x3
    assert (s.ship[CHINA], s.blessed[CHINA], s.crowns[A]) == (0, 0, 30)


def test_a_head_without_faith_is_not_asked_to_bless():
    s = realm()
    run(s, FUND_EXPEDITION)
    choose(s, EXPEDITION[CEYLON], amount(1), amount(0), amount(0))
    assert s.todo == []
    assert s.blessed == [0, 0, 0]
