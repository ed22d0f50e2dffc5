"""The levels: each beats the one below, blunders where it should, and knows no more than its seat."""

from types import SimpleNamespace
from typing import Any

import pytest

from serai.bots.bot import Budget, asks_of, view_of
from serai.bots.evaluation import evaluation_of
from serai.bots.levels import GENERAL, NOVICE, SULTAN, TRADER, OneMoveBot
from serai.bots.specs import LEVELS, spec_of
from serai.engine.core.chance import seeded
from serai.engine.core.game import load, names
from serai.engine.play.match import Match
from tests.battery.sample_game import GAME as BAZAAR
from tests.bots.bot_games import played, wins

KHAN, MERV, KNIGHTS = load("khan"), load("merv"), load("warrior_knights")
SHORT = {"round_limit": 5}


@pytest.mark.parametrize("game", [KHAN, MERV], ids=["khan", "merv"])
def test_a_trader_beats_random_play(game: Any) -> None:
    assert wins(game, "trader", "random", 2, 4) == 8


@pytest.mark.parametrize(("game", "deals"), [(KHAN, 6), (MERV, 3)], ids=["khan", "merv"])
def test_a_trader_beats_a_novice(game: Any, deals: int) -> None:
    assert wins(game, "trader", "novice", 2, deals) > 1.3 * deals


@pytest.mark.parametrize("game", [KHAN, MERV], ids=["khan", "merv"])
def test_a_novice_beats_random_play(game: Any) -> None:
    assert wins(game, "novice", "random", 2, 3) >= 5


@pytest.mark.parametrize(("game", "seats"), [(KHAN, 3), (KHAN, 4), (MERV, 3), (MERV, 4)])
def test_a_trader_wins_more_than_its_share_of_larger_tables(game: Any, seats: int) -> None:
    assert wins(game, "trader", "novice", seats, 3) > 3


@pytest.mark.parametrize(("game", "nodes", "deals"), [(KHAN, 60, 2), (MERV, 60, 1)], ids=["khan", "merv"])
def test_a_general_beats_a_trader(game: Any, nodes: int, deals: int) -> None:
    assert wins(game, f"general:nodes={nodes}", "trader", 2, deals) > 1.3 * deals


@pytest.mark.parametrize(
    ("game", "sultan", "general", "deals"), [(KHAN, 160, 16, 1), (MERV, 100, 12, 2)], ids=["khan", "merv"]
)
def test_a_sultan_beats_a_general(game: Any, sultan: int, general: int, deals: int) -> None:
    assert wins(game, f"sultan:nodes={sultan}", f"general:nodes={general}", 2, deals) >= 1.5 * deals


@pytest.mark.parametrize(("one", "rest"), [("novice", "random"), ("trader", "novice")])
def test_a_level_of_warrior_knights_beats_the_one_below(one: str, rest: str) -> None:
    assert wins(KNIGHTS, one, rest, 2, 3, SHORT) >= 5


def test_a_trader_beats_three_random_barons() -> None:
    assert wins(KNIGHTS, "trader", "random", 4, 2, SHORT) >= 6


def test_a_general_without_any_evaluation_beats_a_novice_at_connect_four() -> None:
    assert wins(load("connect_four"), "general:nodes=80", "novice", 2, 2) >= 3


def match_at(game: Any, seats: int, move: int, seed: str) -> Match:
    """A random game after so many moves, or a little later, where somebody has a real choice."""
    match = Match.new(game, seats, seed)
    picks = seeded(seed)
    while not match.over and (match.number < move or len(match.asks[0].options) < 2):
        asked = match.asks[0]
        match.choose(asked.seat, asked.options[picks.below(len(asked.options))])
    return match


@pytest.mark.rule("SE-KNOW-2")
@pytest.mark.parametrize("level", ["novice", "trader", "general:nodes=16", "sultan:nodes=16"])
@pytest.mark.parametrize("game", [*(load(name) for name in names()), BAZAAR], ids=[*names(), "bazaar"])
def test_a_bot_answers_the_same_whatever_is_hidden_from_it(game: Any, level: str) -> None:
    for move in (0, 7, 40):
        match = match_at(game, game.max_seats, move, f"hidden {move}")
        if match.over:
            continue
        seat = match.asks[0].seat
        spec = spec_of(level)
        answers = []
        for world in ("real", "one", "two"):
            table = match.clone()
            if world != "real":
                table._state = match.redealt(seat, seeded(world))
                table.state.telling = True
            bot = spec.make(game, "bot", 2)
            answers.append(bot.choose(view_of(table, seat), asks_of(table, seat), spec.budget))
        assert answers[0] == answers[1] == answers[2]
        assert match.why_not(seat, answers[0]) is None


def test_a_novice_blunders_now_and_then_and_a_trader_never() -> None:
    match = Match.new(load("tic_tac_toe"), 2, "x")
    for number, cell in enumerate(("a1", "b2", "b1", "a3")):
        match.choose(number % 2, f"square {cell}")

    def answers(config: Any) -> list[str]:
        view, asks = view_of(match, 0), asks_of(match, 0)
        bots = [OneMoveBot(match.game, f"{number}", config) for number in range(120)]
        return [match.game.notation.to_text(bot.choose(view, asks, Budget())) for bot in bots]

    assert set(answers(TRADER)) == {"square c1"}  # the win in one
    novice = answers(NOVICE)
    missed = sum(pick != "square c1" for pick in novice)
    assert 120 * NOVICE.blunder * 0.4 < missed < 60


def test_a_level_may_differ_by_game() -> None:
    evaluation = SimpleNamespace(TUNED={"trader": {"quiescence": 9}, "sultan": {"explore": 0.5}})
    game: Any = SimpleNamespace(evaluation=evaluation)
    made: dict[str, Any] = {level: spec_of(level).make(game, "s", 2) for level in LEVELS}
    assert made["novice"]._config == NOVICE
    assert made["trader"]._config == TRADER._replace(quiescence=9)
    assert made["general"]._config == GENERAL
    assert made["sultan"]._config == SULTAN._replace(explore=0.5)


def test_a_level_may_differ_alone_and_look_at_fewer_positions() -> None:
    evaluation = SimpleNamespace(
        TUNED={"general": {"quiescence": 1, "nodes": 25}},
        ALONE={"general": {"quiescence": 9, "nodes": 90}, "sultan": {"ahead": 2}},
    )
    game: Any = SimpleNamespace(evaluation=evaluation)
    general, sultan = spec_of("general"), spec_of("sultan")
    made: Any = general.make(game, "s", 3)
    assert made._config == GENERAL._replace(quiescence=1)
    made = general.make(game, "s", 1)
    assert made._config == GENERAL._replace(quiescence=9)
    made = sultan.make(game, "s", 1)
    assert made._config == SULTAN._replace(ahead=2)
    assert [general.budget_at(game, seats) for seats in (3, 1)] == [Budget(2.0, 25), Budget(2.0, 90)]
    assert sultan.budget_at(game, 1) == sultan.budget
    assert spec_of("general:nodes=7").budget_at(game, 1) == Budget(nodes=7)
    assert spec_of("general:time=1s").budget_at(game, 1) == Budget(seconds=1.0)
    assert spec_of("general:processes=2").budget_at(game, 3).nodes == 25
    assert spec_of("trader").budget_at(game, 1) == Budget()


def test_the_sultan_alone_has_the_deep_evaluation() -> None:
    game: Any = SimpleNamespace(evaluation=SimpleNamespace(), deep_evaluation=SimpleNamespace())
    asked: dict[str, Any] = {level: spec_of(level).make(game, "s", 2) for level in LEVELS}
    evaluations = [asked[level]._evaluation for level in LEVELS]
    assert evaluations == [game.evaluation] * 3 + [game.deep_evaluation]
    assert evaluations[2] is game.evaluation
    assert evaluations[3] is game.deep_evaluation
    assert evaluation_of(load("khan"), deep=True) is evaluation_of(load("khan"))
    assert evaluation_of(load("merv"), deep=True) is not evaluation_of(load("merv"))


def test_what_is_never_sensible_is_not_tried() -> None:
    match = Match.new(load("tic_tac_toe"), 2, "x")
    evaluation = SimpleNamespace(
        priors=lambda s, seat, options: [float(place % 2) for place in range(len(options))],
        value=lambda s: [0.0, 0.0],
        uncertainty=lambda s: 1.0,
        is_quiet=lambda s: True,
    )
    game: Any = SimpleNamespace(evaluation=evaluation)
    bot = OneMoveBot(game, "s", TRADER)
    bot.choose(view_of(match, 0), asks_of(match, 0), Budget())
    assert [one.pick for one in bot.considered] == list(match.asks[0].options[1::2])


def test_bots_can_say_what_they_considered() -> None:
    match = Match.new(load("tic_tac_toe"), 2, "x")
    for level in LEVELS[1:]:
        bot: Any = spec_of(level if level == "trader" else f"{level}:nodes=50").make(match.game, "s", 2)
        pick = bot.choose(view_of(match, 0), asks_of(match, 0), Budget(nodes=50))
        assert bot.considered[0].pick == pick
        assert all(0 <= one.value <= 1 for one in bot.considered)


def test_nobody_stalls() -> None:
    for seats in (2, 4):
        match = played(KHAN, ["trader", *["novice"] * (seats - 1)], "end")
        assert match.number < 90 * seats
