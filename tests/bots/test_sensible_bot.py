"""The bot that tries: it sees a win in one, thinks only on imagined worlds, and beats random play."""

import pytest

from serai.bots.bot import Bot, Budget, View, asks_of, view_of
from serai.bots.random_bot import RandomBot
from serai.bots.sensible_bot import SensibleBot
from serai.engine.core.chance import Chance
from serai.engine.core.game import load
from serai.engine.core.state import State
from serai.engine.play.match import Match
from tests.battery.sample_game import GAME as BAZAAR


def answer(match: Match, bot: SensibleBot) -> str:
    seat = match.asks[0].seat
    pick = bot.choose(view_of(match, seat), asks_of(match, seat), Budget())
    return match.game.notation.to_text(pick)


@pytest.mark.parametrize("moves", [["a3", "a2", "b3", "b2"], ["c1", "a2", "b2", "c2"]])
def test_a_line_of_three_is_completed(moves: list[str]) -> None:
    match = Match.new(load("tic_tac_toe"), 2, "x")
    for number, cell in enumerate(moves):
        match.choose(number % 2, f"square {cell}")
    assert answer(match, SensibleBot("b", worlds=12)) == {"a3": "square c3", "c1": "square a3"}[moves[0]]


def test_the_same_seed_thinks_the_same() -> None:
    match = Match.new(load("connect_four"), 2, "x")
    assert answer(match, SensibleBot("s")) == answer(match, SensibleBot("s"))


def test_only_imagined_worlds_are_thought_on() -> None:
    match = Match.new(BAZAAR, 3, "secret")
    seat = match.asks[0].seat
    before = match.state_hash
    imagined: list[State] = []

    def imagine(chance: Chance) -> State:
        imagined.append(match.redealt(seat, chance))
        return imagined[-1]

    view = View(seat, match.view(seat), imagine)
    pick = SensibleBot("s", worlds=3).choose(view, asks_of(match, seat), Budget())
    assert len(imagined) == 3
    assert match.why_not(seat, pick) is None
    assert match.state_hash == before


def test_it_beats_random_play() -> None:
    won = 0
    for number in range(12):
        match = Match.new(load("connect_four"), 2, f"match {number}")
        seat = number % 2
        bots: list[Bot] = [RandomBot(f"r{number}"), RandomBot(f"r{number}")]
        bots[seat] = SensibleBot(f"s{number}", worlds=3)
        while not match.over:
            asked = match.asks[0].seat
            match.choose(asked, bots[asked].choose(view_of(match, asked), asks_of(match, asked), Budget()))
        assert match.result
        won += match.result.places[seat] == 1
    assert won >= 10


def test_whole_games_with_secret_choices_come_to_their_end() -> None:
    match = Match.new(BAZAAR, 2, "whole")
    bots = [SensibleBot("a", worlds=1), SensibleBot("b", worlds=1)]
    while not match.over:
        asked = match.asks[0].seat
        match.choose(asked, bots[asked].choose(view_of(match, asked), asks_of(match, asked), Budget()))
    assert match.result
    assert min(match.result.places) == 1
