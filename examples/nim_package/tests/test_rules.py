"""The numbered rules of Nim, each with a position."""

from __future__ import annotations

import pytest

from serai import Match
from serai.engine.core.errors import BadOption
from serai_nim import GAME
from serai_nim.bot.evaluation import priors, value


def nim(heap: int = 21) -> Match:
    return Match.new(GAME, 2, "stones", {"heap": heap})


def test_the_heap_has_21_stones_or_as_many_as_agreed() -> None:  # NI-SETUP-1
    assert Match.new(GAME, 2, "stones").view(None)["heap"] == 21
    assert nim(4).view(None)["heap"] == 4
    for wrong in (3, 101, "7"):
        with pytest.raises(BadOption):
            Match.new(GAME, 2, "stones", {"heap": wrong})


def test_players_take_turns() -> None:  # NI-TURN-1
    match = nim()
    assert [asked.seat for asked in match.asks] == [0]
    match.choose(0, "take 1")
    assert [asked.seat for asked in match.asks] == [1]


def test_one_to_three_stones_and_not_more_than_there_are() -> None:  # NI-TURN-2
    match = nim(4)
    assert [option.stones for option in match.asks[0].options] == [1, 2, 3]
    match.choose(0, "take 2")
    assert [option.stones for option in match.asks[0].options] == [1, 2]
    assert match.why_not(1, "take 3").rule == "NI-TURN-2"


def test_who_takes_the_last_stone_wins() -> None:  # NI-WIN-1
    match = nim(4)
    match.choose(0, "take 3")
    assert match.result is not None  # one stone is left, which is taken without asking
    assert match.result.places == (2, 1)


def test_the_board_is_told_how_long_it_takes_at_least() -> None:
    assert nim(7).facts(0) == {"turns_left": 3}


def test_a_bot_leaves_a_multiple_of_four() -> None:

    match = nim(6)
    s = match.state
    assert value(s) == [1.0, 0.0]
    options = match.asks[0].options
    promising = dict(zip((option.stones for option in options), priors(s, 0, options), strict=True))
    assert max(promising, key=promising.__getitem__) == 2
