"""Expeditions."""

import pytest

from serai.games.warrior_knights.choices import EXPEDITION
from serai.games.warrior_knights.rules.cards.expeditions import FUND_EXPEDITION, advance
from serai.games.warrior_knights.tables import EXPEDITIONS, FATE_NEWS, NEWS
from tests.rules.warrior_knights.names import A, B, C
from tests.rules.warrior_knights.position import Position

CEYLON, SPICE, CHINA = range(3)


@pytest.mark.rule("WK-EXPED-1", "WK-RULING-17")
def test_there_are_three_expeditions_from_safe_and_poor_to_risky_and_rich() -> None:
    assert EXPEDITIONS == ("ceylon", "spice_islands", "china")
    lost = [sum(NEWS[row[ship]] == "lost" for row in FATE_NEWS) for ship in range(3)]
    assert lost[0] < lost[1] < lost[2]


@pytest.mark.rule(
    "WK-EXPED-2", "WK-EXPED-3", "WK-EXPED-4", "WK-EXPED-6", "WK-EXPED-7", "WK-RULING-18", "WK-D25", "WK-D26", "WK-D27"
)
def test_the_chairman_founds_all_may_invest_and_the_head_may_bless() -> None:
    play = Position(empty=True)
    play.s.gavel, play.s.faith[B], play.s.crowns[:] = C, 1, [15, 3, 15]
    play.s.ship[CEYLON] = 1
    play.run(FUND_EXPEDITION)
    assert play.asked == "third found"
    assert play.rule_against("pick-expedition ceylon") == "WK-EXPED-2"
    play.choose("pick-expedition china")
    assert play.asked == "third invest"
    assert len(play.choices) == 6
    assert play.rule_against("amount 6") == "WK-EXPED-3"
    play.choose("amount 0")  # not even the Chairman must invest
    play.choose("amount 5")
    assert play.asked == "second invest"
    assert len(play.choices) == 4  # no more than he has
    play.choose("amount 2")
    assert play.s.crowns == [10, 1, 15]
    assert play.asked == "second blessing"
    play.choose("bless")
    assert play.s.faith[B] == 0
    assert play.s.blessed == [0, 0, 1]
    assert play.s.ship == [2, 0, 1]  # the new one stays on space 1, the other advances
    assert [play.s.stakes[6 * CHINA + seat] for seat in (A, B, C)] == [5, 2, 0]


@pytest.mark.rule("WK-EXPED-5", "WK-RULING-19", "WK-EXPED-8")
def test_without_a_stake_nothing_is_founded_but_others_advance() -> None:
    play = Position(empty=True)
    play.s.ship[CEYLON] = 1
    play.run(FUND_EXPEDITION)
    play.choose("pick-expedition spice_islands", "amount 0", "amount 0", "amount 0")
    assert play.s.ship == [2, 0, 0]
    play.run(FUND_EXPEDITION)
    play.stack_fate(1)
    play.choose("done")
    assert play.s.ship == [3, 0, 0]


@pytest.mark.rule("WK-EXPED-8", "WK-EXPED-9", "WK-EXPED-10", "WK-RULING-20")
def test_news_comes_for_every_expedition_on_space_three_in_order() -> None:
    play = Position(empty=True)
    play.s.ship[:] = [3, 2, 3]
    play.s.stakes[0], play.s.stakes[6], play.s.stakes[12] = 1, 2, 3
    play.stack_fate(1, 9, 21)  # Ceylon no news, Spice x2, China lost
    advance(play.s, 1, -1)
    assert [(e.expedition, NEWS[e.news]) for e in play.told_of("NewsCame")] == [
        (CEYLON, "no_news"), (SPICE, "x2"), (CHINA, "lost"),
    ]  # fmt: skip
    assert play.s.ship == [3, 0, 0]  # no news: it stays on space 3 for the next time
    assert play.s.stakes[0] == 1


@pytest.mark.rule("WK-EXPED-11", "WK-EXPED-12", "WK-EXPED-15")
@pytest.mark.parametrize(("card", "multiple"), [(7, 0), (0, 1), (4, 2), (9, 3)])
def test_stakes_are_lost_or_multiplied_and_the_expedition_can_be_founded_again(card: int, multiple: int) -> None:
    play = Position(empty=True)
    play.s.ship[CEYLON] = 3
    play.s.stakes[A], play.s.stakes[C] = 4, 1
    play.stack_fate(card)
    advance(play.s, 1, -1)
    assert play.s.crowns == [15 + 4 * multiple, 15, 15 + multiple]
    assert (play.s.ship[CEYLON], play.s.stakes[A], play.s.stakes[C]) == (0, 0, 0)
    play.run(FUND_EXPEDITION)
    assert EXPEDITION[CEYLON] in play.choices


@pytest.mark.rule("WK-EXPED-12")
def test_the_best_news_multiply_by_four() -> None:
    play = Position(empty=True)
    play.s.ship[CHINA] = 2
    play.s.stakes[12] = 5
    play.stack_fate(3)
    advance(play.s, 1, -1)
    assert play.s.crowns[A] == 35


@pytest.mark.rule("WK-EXPED-13", "WK-EXPED-14", "WK-RULING-21", "WK-EX-20")
def test_a_blessed_expedition_has_the_better_of_two_cards() -> None:
    play = Position(empty=True)
    play.s.ship[CHINA], play.s.blessed[CHINA] = 3, 1
    play.s.stakes[12] = 5
    play.stack_fate(21, 1)  # lost and lost
    play.stack_fate(1, 0, 2, 4)
    advance(play.s, 1, -1)  # lost and no news: no news, and it stays blessed
    assert (play.s.ship[CHINA], play.s.blessed[CHINA], play.s.crowns[A]) == (3, 1, 15)
    advance(play.s, 1, -1)  # lost and x3
    assert (play.s.ship[CHINA], play.s.blessed[CHINA], play.s.crowns[A]) == (0, 0, 30)


def test_a_head_without_faith_is_not_asked_to_bless() -> None:
    play = Position(empty=True)
    play.run(FUND_EXPEDITION)
    play.choose("pick-expedition ceylon", "amount 1", "amount 0", "amount 0")
    assert play.s.todo == []
    assert play.s.blessed == [0, 0, 0]
