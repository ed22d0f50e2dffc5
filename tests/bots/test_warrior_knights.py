"""Bots at Warrior Knights: each level beats the one below, and consents, votes and gifts are given with a reason."""

from typing import Any

import pytest

from serai.bots.bot import Budget, View
from serai.bots.replies import reason_for
from serai.bots.specs import spec_of
from serai.engine.play.history import Asked
from serai.engine.views.views import look, redeal
from serai.games.warrior_knights import GAME
from serai.games.warrior_knights.bot.evaluation import TUNED
from serai.games.warrior_knights.choices import ALLOW, REFUSE
from tests.bots.bot_games import wins
from tests.rules.warrior_knights.names import (
    B,
    C,
    baron,
)
from tests.rules.warrior_knights.play import SEATS
from tests.rules.warrior_knights.position import Position
from tests.rules.warrior_knights.situations import attacked, put_to_vote

SHORT = {"round_limit": 5, "influence_per_player": 8}
LEVELS = ("novice", "trader", "general:nodes=12", "sultan:nodes=12")


def thought(play: Position, level: str, seat: int) -> tuple[Any, str | None]:
    """What a bot answers in a position, and its reason where others asked something of it."""
    spec = spec_of(level)
    bot: Any = spec.make(GAME, "thought", 2)
    view = View(seat, look(GAME, play.s, seat), lambda chance: redeal(GAME, play.s, seat, chance))
    pick = bot.choose(view, (Asked(seat, "", play.choices_for(SEATS[seat]), {}),), Budget(nodes=spec.budget.nodes))
    return pick, reason_for(GAME, play.s, bot.considered, pick)


@pytest.mark.parametrize("level", LEVELS[1:])
def test_a_rival_gets_no_consent_for_nothing_and_hears_why(level: str) -> None:
    assert thought(attacked(-1), level, C) == (REFUSE, "consent-better")


def test_an_attack_on_the_leader_is_looked_at() -> None:
    play = attacked(B)
    spec = spec_of("sultan:nodes=12")
    bot: Any = spec.make(GAME, "looked at", 2)
    view = View(C, look(GAME, play.s, C), lambda chance: redeal(GAME, play.s, C, chance))
    bot.choose(view, (Asked(C, "", (ALLOW, REFUSE), {}),), Budget(nodes=12))
    assert {type(one.pick) for one in bot.considered} == {type(ALLOW), type(REFUSE)}


@pytest.mark.parametrize("level", LEVELS[1:])
def test_what_is_good_goes_to_oneself_and_what_is_bad_to_the_leader(level: str) -> None:
    for card, named in (("honours", B), ("restitution", C)):
        play = put_to_vote(card, build=led_by_c)
        play.vote(0, 3, 0, 0)
        assert play.asked == "second declare"
        assert thought(play, level, B)[0] == baron(named)


def led_by_c(play: Position) -> None:
    for name in ("monz", "kovel", "iskar"):
        play.city(name, "third")
    play.city("froli", "second")
    play.s.influence[C] = 6
    for seat, place in enumerate(("B6", "D1", "F3", "G4")):
        play.baron(SEATS[seat], castle=place)


def test_votes_are_spent_where_they_decide_something() -> None:
    play = put_to_vote("restitution", build=led_by_c)
    play.s.drafts = [(), (), (), ()]
    assert thought(play, "trader", B)[0].number > 0  # C has three cities, and B one that he would like to keep


def test_every_level_plays_on_further_than_the_one_below() -> None:
    assert TUNED["trader"]["quiescence"] < TUNED["general"]["quiescence"] < TUNED["sultan"]["quiescence"]


def test_a_general_beats_a_trader() -> None:
    assert wins(GAME, "general:nodes=12", "trader", 2, 1, SHORT) == 2


def test_a_khan_beats_a_general() -> None:
    assert wins(GAME, "sultan:nodes=40", "general:nodes=2", 2, 1, SHORT) == 2
