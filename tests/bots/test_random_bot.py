"""The dice and the bot that picks anything: fair enough, the same for the same seed, and blind to what is hidden."""

from collections import Counter
from typing import Any

import pytest

from serai.bots.bot import Budget, asks_of, view_of
from serai.bots.dice import Dice
from serai.bots.random_bot import RandomBot
from serai.engine.core.chance import seeded
from serai.engine.play.match import Match
from serai.engine.views.views import look
from tests.battery.sample_game import GAME as BAZAAR


def test_dice_fall_the_same_for_the_same_seed() -> None:
    one, two, other = Dice("x"), Dice("x"), Dice("y")
    falls = [one.below(1000) for _ in range(50)]
    assert falls == [two.below(1000) for _ in range(50)]
    assert falls != [other.below(1000) for _ in range(50)]
    assert len(set(falls)) > 40


def test_dice_show_every_face_about_equally_often() -> None:
    dice = Dice("faces")
    falls = Counter(dice.below(6) for _ in range(6000))
    assert sorted(falls) == list(range(6))
    assert all(850 < times < 1150 for times in falls.values())
    assert {dice.below(1) for _ in range(100)} == {0}


def play(seed: str, seats: int = 3) -> Match:
    match = Match.new(BAZAAR, seats, "bots")
    bots = [RandomBot(f"{seed}/{seat}") for seat in range(seats)]
    while not match.over:
        seat = match.asks[0].seat
        match.choose(seat, bots[seat].choose(view_of(match, seat), asks_of(match, seat), Budget()))
    return match


def test_random_bots_play_to_the_end_and_the_same_again() -> None:
    assert play("a").state_hash == play("a").state_hash
    assert play("a").record.rows != play("b").record.rows


def test_a_bot_is_asked_only_its_own_questions() -> None:
    match = Match.new(BAZAAR, 3, "bots")  # begins with a question to all three
    assert len(match.asks) == 3
    for seat in range(3):
        assert [asked.seat for asked in asks_of(match, seat)] == [seat]


@pytest.mark.rule("SE-KNOW-2")
def test_a_bot_imagines_worlds_that_look_like_its_own() -> None:
    match = Match.new(BAZAAR, 3, "bots")
    view = view_of(match, 1)
    assert view.seat == 1
    assert view.seen == match.view(1)
    worlds: list[Any] = [view.imagine(seeded(f"world/{number}")) for number in range(8)]
    seen: Any = look(BAZAAR, match.state, 1)
    assert all(look(BAZAAR, world, 1) == seen for world in worlds)
    assert all(world.chance.key != match.state.chance.key for world in worlds)
    assert len({str(world.hands) for world in worlds}) > 1
