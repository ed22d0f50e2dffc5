"""Chapter 8.2: Fund Expedition, from founding to news."""

import pytest

from serai.games.warrior_knights.choices import EXPEDITION
from serai.games.warrior_knights.events import NewsCame
from serai.games.warrior_knights.rules.cards.expeditions import FUND_EXPEDITION, advance
from serai.games.warrior_knights.tables import EXPEDITIONS, FATE_NEWS, NEWS, NEWS_MULTIPLE
from tests.rules.warrior_knights.names import A, B, C
from tests.rules.warrior_knights.play import Play
from tests.rules.warrior_knights.position import Position


@pytest.mark.rule("WK-EXPED-1", "WK-RULING-17")
def test_three_expeditions_from_the_safest_to_the_riskiest() -> None:
    assert EXPEDITIONS == ("ceylon", "spice_islands", "china")
    lost = [sum(news[ship] == NEWS.index("lost") for news in FATE_NEWS) for ship in range(3)]
    best = [max(NEWS_MULTIPLE[news[ship]] for news in FATE_NEWS) for ship in range(3)]
    assert lost[0] < lost[1] <= lost[2]
    assert best[0] < best[1] <= best[2]


@pytest.mark.rule("WK-EXPED-2", "WK-EXPED-15", "WK-D25")
def test_the_chairman_may_found_one_that_is_not_running() -> None:
    position = Position(seats=3).chairman("third").expedition("china", 1, first=1)
    play = position.neutral("fund_expedition")
    assert play.asked == "third found"
    assert play.options == ["pick-expedition ceylon", "pick-expedition spice_islands", "done"]
    assert play.refusal("pick-expedition china") == ("WK-EXPED-2", {"expedition": "china"})
    play.choose("done")
    assert play.is_done
    assert play.ship("china") == "2 first 1"


@pytest.mark.rule("WK-EXPED-2")
def test_nothing_is_founded_while_all_three_are_running() -> None:
    position = Position(seats=3).expedition("china", 1, first=1).expedition("ceylon", 1, first=1)
    play = position.expedition("spice_islands", 1, first=1).neutral("fund_expedition")
    assert play.is_done
    assert play.s.ship == [2, 2, 2]


@pytest.mark.rule("WK-EXPED-3", "WK-EXPED-4", "WK-EXPED-7", "WK-RULING-18", "WK-D26")
def test_every_baron_may_invest_up_to_five_crowns() -> None:
    position = Position(seats=3).chairman("second").baron("first", crowns=3).baron("second", crowns=9)
    play = position.baron("third", crowns=5).neutral("fund_expedition")
    play.choose("pick-expedition ceylon")
    assert play.asked == "second invest"
    assert play.prompt == {"expedition": "ceylon"}
    assert play.options == [f"amount {crowns}" for crowns in range(6)]
    assert play.refusal("amount 6") == ("WK-EXPED-3", {"number": 6})
    play.choose("amount 0")  # not even the Chairman has to
    assert play.asked == "third invest"
    assert play.choose("amount 5") == ["paid third 5 crowns expedition"]
    assert play.asked == "first invest"
    assert play.options == [f"amount {crowns}" for crowns in range(4)]
    told = play.choose("amount 2")
    assert told[:2] == ["paid first 2 crowns expedition", "expedition-founded ceylon"]
    assert play.ship("ceylon") == "1 first 2 third 5"
    assert play.s.crowns == [1, 9, 0]
    assert play.is_done


@pytest.mark.rule("WK-EXPED-5", "WK-RULING-19", "WK-EXPED-8")
def test_without_a_stake_nothing_is_founded_but_others_advance() -> None:
    position = Position(seats=3).baron("first", crowns=3).baron("second", faith=1).expedition("china", 1, third=2)
    play = position.neutral("fund_expedition")
    play.choose("pick-expedition ceylon", "amount 0")
    assert play.is_done
    assert play.ship("ceylon") == ""
    assert play.heard("expedition-founded") == []
    assert play.ship("china") == "2 third 2"
    assert play.s.faith == [0, 1, 0]


@pytest.mark.parametrize("ship", ["ceylon", "spice_islands", "china"])
@pytest.mark.rule("WK-EXPED-5", "WK-EXPED-7")
def test_the_stakes_of_another_expedition_launch_nothing_and_keep_nothing_back(ship: str) -> None:
    def beside(stake: int) -> Play:
        position = Position(seats=6).baron("sixth", crowns=3)
        for other in EXPEDITIONS:
            if other != ship:
                position.expedition(other, 1, first=1, sixth=4)
        play = position.neutral("fund_expedition")
        play.choose(f"pick-expedition {ship}", f"amount {stake}")
        assert all(play.ship(other) == "2 first 1 sixth 4" for other in EXPEDITIONS if other != ship)
        return play

    assert beside(0).ship(ship) == ""
    assert beside(2).ship(ship) == "1 sixth 2"


@pytest.mark.parametrize("blessed", [True, False])
@pytest.mark.rule("WK-EXPED-6", "WK-D27")
def test_the_head_may_bless_the_new_expedition(blessed: bool) -> None:
    position = Position(seats=3).baron("first", crowns=3).baron("second", faith=1).baron("third", faith=4)
    play = position.neutral("fund_expedition")
    play.choose("pick-expedition china", "amount 3")
    assert play.asked == "second blessing"
    assert play.prompt == {"expedition": "china"}
    told = play.choose("bless" if blessed else "done")
    assert ("expedition-blessed china" in told) == blessed
    assert ("paid second 1 faith blessing" in told) == blessed
    assert play.ship("china") == ("1 first 3 blessed" if blessed else "1 first 3")
    assert play.s.faith == [0, 0 if blessed else 1, 4]
    assert play.is_done


@pytest.mark.rule("WK-EXPED-6")
def test_a_head_without_faith_blesses_nothing() -> None:
    play = Position(seats=3).baron("first", crowns=3).baron("third", faith=4).neutral("fund_expedition")
    play.choose("pick-expedition china", "amount 3")
    assert play.is_done
    assert play.ship("china") == "1 first 3"


@pytest.mark.rule("WK-EXPED-7", "WK-EXPED-8", "WK-EXPED-9", "WK-RULING-20")
def test_others_advance_and_those_on_space_three_have_news() -> None:
    position = Position(seats=3).baron("first", crowns=3).expedition("ceylon", 2, second=1)
    position.expedition("china", 3, second=2).fates(2, 3, 17)  # no news for Ceylon, then China is lost
    play = position.neutral("fund_expedition")
    told = play.choose("pick-expedition spice_islands", "amount 1")
    assert [line for line in told if "expedition-moved" in line] == ["expedition-moved ceylon 3"]
    assert [line for line in told if "news" in line or "fate" in line] == [
        "fate-turned 2",
        "news-came ceylon no_news",
        "fate-turned 3",
        "news-came china lost",
    ]
    assert play.ship("spice_islands") == "1 first 1"
    assert play.ship("ceylon") == "3 second 1"
    assert play.ship("china") == ""
    assert play.s.crowns == [2, 0, 0]


@pytest.mark.rule("WK-EXPED-10")
def test_no_news_keeps_the_expedition_for_the_next_time() -> None:
    play = Position(seats=3).expedition("ceylon", 3, second=4).fates(2).neutral("fund_expedition")
    play.choose("done")
    assert play.ship("ceylon") == "3 second 4"
    assert play.heard("expedition-moved") == []
    play = Position(seats=3).expedition("ceylon", 3, second=4).fates(5).neutral("fund_expedition")
    play.choose("done")
    assert play.ship("ceylon") == ""
    assert play.s.crowns == [0, 8, 0]


@pytest.mark.rule("WK-EXPED-11")
def test_a_lost_expedition_loses_its_stakes() -> None:
    play = Position(seats=3).expedition("ceylon", 3, first=1, second=4).fates(8).neutral("fund_expedition")
    play.choose("done")
    assert play.ship("ceylon") == ""
    assert play.s.stakes == [0] * 18
    assert play.s.crowns == [0, 0, 0]


@pytest.mark.parametrize(
    ("fate", "expedition", "times"), [(1, "ceylon", 1), (5, "ceylon", 2), (4, "spice_islands", 3), (4, "china", 4)]
)
@pytest.mark.rule("WK-EXPED-12", "WK-EXPED-15")
def test_news_pay_every_investor_his_stake_times_the_number(fate: int, expedition: str, times: int) -> None:
    position = Position(seats=3).expedition(expedition, 3, first=5, third=2).baron("third", crowns=1).fates(fate)
    play = position.neutral("fund_expedition")
    play.choose("done")
    assert play.s.crowns == [5 * times, 0, 1 + 2 * times]
    assert f"gained first {5 * times} crowns expedition" in play.told()
    assert play.ship(expedition) == ""
    assert play.s.stakes == [0] * 18


@pytest.mark.rule("WK-EXPED-13", "WK-RULING-21", "WK-EX-20")
def test_a_blessed_expedition_has_the_better_of_two() -> None:
    play = Position(seats=3).expedition("china", 3, True, second=5).fates(3, 5).neutral("fund_expedition")
    play.choose("done")
    assert play.heard("news-came") == ["china x3"]  # lost and x3
    assert play.s.crowns == [0, 15, 0]
    assert play.s.blessed == [0, 0, 0]


@pytest.mark.rule("WK-EXPED-14", "WK-RULING-21", "WK-EX-20")
def test_after_no_news_it_stays_blessed() -> None:
    play = Position(seats=3).expedition("china", 3, True, second=5).fates(1, 3).neutral("fund_expedition")
    play.choose("done")
    assert play.heard("fate-turned") == ["1", "3"]
    assert play.heard("news-came") == ["china no_news"]  # no news is better than lost
    assert play.ship("china") == "3 second 5 blessed"


@pytest.mark.rule("WK-RULING-21")
def test_results_rank_from_lost_to_x4() -> None:
    assert NEWS == ("lost", "no_news", "x1", "x2", "x3", "x4")
    play = Position(seats=3).expedition("ceylon", 3, True, second=1).fates(2, 1).neutral("fund_expedition")
    play.choose("done")
    assert play.heard("news-came") == ["ceylon x1"]  # no news and x1


@pytest.mark.rule("WK-EXPED-14")
def test_the_blessing_ends_with_the_expedition() -> None:
    play = Position(seats=3).expedition("ceylon", 3, True, second=5).fates(8, 14).neutral("fund_expedition")
    play.choose("done")
    assert play.heard("news-came") == ["ceylon lost"]
    assert play.s.blessed == [0, 0, 0]
    assert play.s.ship == [0, 0, 0]


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
    assert play.refused("pick-expedition ceylon") == "WK-EXPED-2"
    play.choose("pick-expedition china")
    assert play.asked == "third invest"
    assert len(play.choices) == 6
    assert play.refused("amount 6") == "WK-EXPED-3"
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
def test_others_advance_whether_something_is_founded_or_not() -> None:
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
    assert [(e.expedition, NEWS[e.news]) for e in play.events(NewsCame)] == [
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
