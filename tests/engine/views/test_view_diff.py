"""A difference finds exactly what is new: whoever adds it up sees what a look shows, and nothing hidden shows in it."""

from __future__ import annotations

from typing import Any

import pytest

from serai import Match, load
from serai.engine.core.chance import seeded
from serai.engine.views.view_diff import News, ViewDiff
from tests.engine.positions import bazaar


def news_of(diff: ViewDiff, match: Match) -> News:
    return diff.news(match.game, match.state, match.number)


@pytest.mark.parametrize(
    ("game", "seats", "moves"), [("khan", 3, 150), ("merv", 2, 80), ("warrior_knights", 3, 120), ("tic_tac_toe", 2, 9)]
)
def test_differences_add_up_to_every_view(game: str, seats: int, moves: int) -> None:
    match, dice = Match.new(load(game), seats, "glance"), seeded("dice")
    diff, audiences = ViewDiff(), (None, *range(seats))
    views: dict[int | None, dict[str, Any]] = {seat: {} for seat in audiences}
    unmoved = 0
    for _ in range(moves):
        changes, gone, apart = news_of(diff, match)
        for seat, view in views.items():
            view.update(changes)
            for name in gone:
                del view[name]
            if apart:
                shown = match.apart_view(None)
                view.update(match.apart_view(seat, shown))
            assert view == match.view(seat)
        unmoved += not apart
        if match.over:
            break
        asked = match.asks[dice.below(len(match.asks))]
        match.choose(asked.seat, asked.options[dice.below(len(asked.options))])
    assert unmoved  # most moves need no look at what is apart


def test_a_second_look_finds_nothing() -> None:
    match, diff = Match.new(load("khan"), 3, "still"), ViewDiff()
    first = news_of(diff, match)
    assert {*first.changes, *match.apart_view(None)} == set(match.view(None))
    assert news_of(diff, match) == ({}, [], False)


def test_what_only_some_can_see_is_no_news_to_all() -> None:
    """Another card in a hand or in the deck, as many as before: others see no difference."""
    match, diff = bazaar([[0, 7], [3, 12]], deck=[9, 10, 11]), ViewDiff()
    news_of(diff, match)
    match.state.deck[0] = 8
    assert news_of(diff, match) == ({}, [], False)
    match.state.hands[1][0] = 4
    assert news_of(diff, match) == ({}, [], True)
    match.state.deck.pop()
    assert news_of(diff, match) == ({"deck": 2}, [], False)


def test_a_card_that_changes_its_lot_is_seen_in_every_hand() -> None:
    match, diff = bazaar([[0, 7], [3, 12]], lots={12: 2}), ViewDiff()
    news_of(diff, match)
    match.state.lot[3] = 1
    news = news_of(diff, match)
    assert (list(news.changes), news.apart) == (["lot"], True)
    assert match.apart_view(None)["hands"] == [[0, 0], [1, 2]]


def test_a_difference_shares_nothing_with_the_state() -> None:
    match, diff = bazaar([[0, 7], [3]], deck=[9]), ViewDiff()
    news_of(diff, match).changes["coins"].append(99)
    assert news_of(diff, match) == ({}, [], False)
    match.state.coins[1] += 1
    match.state.stalls[1].append(1)
    assert set(news_of(diff, match).changes) == {"coins", "stalls"}
