"""Search: wins, blocks, the same for the same nodes, within its time, and only on imagined worlds."""

from collections.abc import Callable
from typing import Any

import pytest

from serai.bots import search as searching
from serai.bots.bot import Budget, View, asks_of, view_of
from serai.bots.evaluation import NO_EVALUATION, evaluation_of
from serai.bots.levels import GENERAL, Kept, SearchBot
from serai.bots.search import Search, SearchConfig, considered
from serai.bots.tree import Node, Ranking
from serai.engine.core.chance import Chance
from serai.engine.core.game import load
from serai.engine.core.steps import Choice
from serai.engine.play.match import Match
from serai.engine.views.views import look
from tests.battery.sample_game import GAME as BAZAAR
from tests.bots.bot_games import played

KHAN = load("khan")


def tic_tac_toe(*cells: str) -> Match:
    match = Match.new(load("tic_tac_toe"), 2, "x")
    for number, cell in enumerate(cells):
        match.choose(number % 2, f"square {cell}")
    return match


def thought(match: Match, nodes: int, seed: str = "s", config: SearchConfig = GENERAL) -> Any:
    seat = match.asks[0].seat
    search = Search(evaluation_of(match.game), seat, view_of(match, seat).imagine, seed, config, None)
    return search.think(match.asks[0].options, Budget(nodes=nodes))


@pytest.mark.parametrize(
    ("cells", "best"),
    [
        (("a1", "b2", "b1", "a3"), "square c1"),  # wins rather than stops the other
        (("a1", "c3", "b1", "c2"), "square c1"),  # wins and stops
        (("a1", "b2", "b1"), "square c1"),  # stops the other
        (("b2", "a1", "c3"), None),  # a corner, else a fork follows
    ],
)
def test_the_right_square_is_found(cells: tuple[str, ...], best: str | None) -> None:
    match = tic_tac_toe(*cells)
    first = match.game.notation.to_text(thought(match, 600)[0].pick)
    assert first == best or (best is None and first in ("square c1", "square a3"))


def test_values_are_chances_to_win() -> None:
    seen = thought(tic_tac_toe("a1", "b2", "b1", "a3"), 400)
    assert seen[0].value > 0.9  # the win itself
    assert all(0.0 <= one.value <= 1.0 for one in seen)
    assert sum(one.visits for one in seen) == 400
    assert [one.visits for one in seen] == sorted((one.visits for one in seen), reverse=True)


def test_the_same_nodes_and_seed_think_the_same() -> None:
    match = played_until(lambda match: match.asks[0].kind == "act")
    one, again, other = thought(match, 120), thought(match, 120), thought(match, 120, seed="t")
    assert one == again
    assert one != other


def test_nothing_but_imagined_worlds_is_thought_on() -> None:
    match = Match.new(BAZAAR, 3, "secret")
    seat = match.asks[0].seat
    before, seen = match.state_hash, look(BAZAAR, match.state, seat)
    worlds = []

    def imagine(chance: Chance) -> Any:
        worlds.append(match.redealt(seat, chance))
        assert look(BAZAAR, worlds[-1], seat) == seen
        return worlds[-1]

    Search(NO_EVALUATION, seat, imagine, "s", GENERAL, None).think(match.asks[0].options, Budget(nodes=25))
    assert len(worlds) == 25
    assert len({str(world.hands) for world in worlds}) > 1
    assert match.state_hash == before


def clock(monkeypatch: pytest.MonkeyPatch, step: float) -> list[float]:
    looks = [100.0]

    def now() -> float:
        looks.append(looks[-1] + step)
        return looks[-1]

    monkeypatch.setattr(searching, "monotonic", now)
    return looks


def rounds_made(match: Match, budget: Budget) -> int:
    seat = match.asks[0].seat
    search = Search(evaluation_of(match.game), seat, view_of(match, seat).imagine, "s", GENERAL, None)
    search.think(match.asks[0].options, budget)
    return search.rounds


def test_time_ends_the_search(monkeypatch: pytest.MonkeyPatch) -> None:
    clock(monkeypatch, 0.125)  # every look at the clock takes an eighth of a second
    made = rounds_made(tic_tac_toe("a1"), Budget(seconds=1.0))
    assert made == searching.FEWEST_ROUNDS + 7 * searching.LOOK_AT_CLOCK
    assert rounds_made(tic_tac_toe("a1"), Budget(seconds=1.0, nodes=11)) == 11
    assert rounds_made(tic_tac_toe("a1"), Budget(seconds=0.0)) == searching.FEWEST_ROUNDS


def test_a_search_whose_answer_cannot_change_any_more_ends_before_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    clock(monkeypatch, 0.01)
    whole = 500 * searching.LOOK_AT_CLOCK  # rounds in five seconds
    clear, open_to_doubt = tic_tac_toe("a1", "c3", "a2", "c1"), tic_tac_toe("b2")
    assert rounds_made(clear, Budget(seconds=5.0)) < 0.7 * whole
    assert rounds_made(open_to_doubt, Budget(seconds=5.0)) > 0.5 * whole


def test_without_time_nobody_looks_at_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    looks = clock(monkeypatch, 1000.0)
    assert rounds_made(tic_tac_toe("a1"), Budget(nodes=50)) == 50
    assert rounds_made(tic_tac_toe("a1"), Budget()) == searching.UNBUDGETED
    assert len(looks) == 1


def test_wide_questions_are_widened_little_by_little() -> None:
    match = played_until(lambda match: len(match.asks[0].options) > 60)
    few, many = thought(match, 16), thought(match, 100)
    assert len(few) < len(many) < len(match.asks[0].options)
    assert len(few) <= GENERAL.wide + GENERAL.widening * 4


def played_until(there: Callable[[Match], bool]) -> Match:
    match = Match.new(KHAN, 2, "wide")
    while not there(match):
        asked = match.asks[0]
        match.choose(asked.seat, asked.options[0])
    return match


def test_the_tree_is_kept_while_nothing_is_revealed() -> None:
    match = played_until(lambda match: match.asks[0].kind == "act")
    bot = SearchBot(KHAN, "s", GENERAL)
    seat = match.asks[0].seat
    invasions = [pick for pick in match.asks[0].options if type(pick).__name__ == "Invade"]
    asked = match.asks[0]._replace(options=invasions)
    pick = bot.choose(view_of(match, seat), (asked,), Budget(nodes=60))
    assert bot._kept is not None
    kept = sum(edge.visits for edge in bot._kept.node.edges)
    assert kept > 0
    match.choose(seat, pick)
    bot.choose(view_of(match, seat), asks_of(match, seat), Budget(nodes=30))
    assert sum(one.visits for one in bot.considered) == kept + 30


def test_the_tree_is_not_kept_when_the_position_is_another() -> None:
    match = played_until(lambda match: match.asks[0].kind == "act")
    bot = SearchBot(KHAN, "s", GENERAL)
    seat = match.asks[0].seat
    invasions = [pick for pick in match.asks[0].options if type(pick).__name__ == "Invade"]
    pick = bot.choose(view_of(match, seat), (match.asks[0]._replace(options=invasions),), Budget(nodes=60))
    assert bot._kept is not None
    match.choose(seat, next(other for other in invasions if other != pick))
    bot.choose(view_of(match, seat), asks_of(match, seat), Budget(nodes=30))
    assert sum(one.visits for one in bot.considered) == 30


def test_what_only_other_worlds_allowed_is_forgotten_with_the_tree_kept() -> None:
    match = tic_tac_toe("a1")
    square = match.game.notation.from_text
    node = Node()
    for cell in ("a1", "b2"):  # the first is taken
        edge = node.add(square(f"square {cell}"), 0.5)
        edge.visits, edge.total, edge.mean, node.visits = 500, 499.0, 0.998, node.visits + 500
    bot = SearchBot(match.game, "s", GENERAL)
    bot._kept = Kept({name: seen for name, seen in match.view(1).items() if name != "move"}, node)
    pick = bot.choose(view_of(match, 1), asks_of(match, 1), Budget(nodes=20))
    assert bot.considered[0].visits > 500  # the rest of the tree was used
    assert match.why_not(1, pick) is None
    assert all(match.why_not(1, one.pick) is None for one in bot.considered)
    picks = [one.pick for one in bot.considered]
    assert len(set(picks)) == len(picks)  # what the tree had is not looked at as if it were new


def test_a_single_option_needs_no_thought() -> None:
    match = tic_tac_toe("a1")
    only = match.asks[0].options[:1]

    def imagine(chance: Chance) -> Any:
        raise AssertionError("nothing to think about")

    view = View(1, match.view(1), imagine)
    assert (
        SearchBot(match.game, "s", GENERAL).choose(view, (match.asks[0]._replace(options=only),), Budget()) is only[0]
    )


@pytest.mark.parametrize("bot", ["novice", "trader", "general:nodes=12"])
def test_secret_choices_are_made_and_games_end(bot: str) -> None:
    match = played(BAZAAR, [bot, bot, "random"], "whole")
    assert match.result
    assert min(match.result.places) == 1


def test_what_is_never_sensible_is_left_out_and_equal_options_keep_their_order() -> None:
    a, b, c = ("a",), ("b",), ("c",)

    def ranked(options: tuple[Choice, ...], weights: tuple[float, ...]) -> list[tuple[float, Choice]]:
        ranking = Ranking(options, weights)
        return [ranking.pop() for _ in range(len(ranking))]

    assert ranked((a, b, c), (1.0, 3.0, 0.0)) == [(0.75, b), (0.25, a), (0.0, c)]
    assert [pick for _, pick in ranked((a, b, c), ())] == [a, b, c]
    assert ranked((a, b), (0.0, 0.0)) == [(0.5, a), (0.5, b)]


def test_a_choice_is_followed_for_what_it_brought_and_for_what_it_promises() -> None:
    node = Node()
    good, bad = node.add(("good",), 0.5), node.add(("bad",), 0.5)
    good.visits, good.total, bad.visits, bad.total = 10, 6.0, 10, 5.9
    assert node.best(node.edges, 0.5, 0.01) is good  # close chances are told apart
    fresh = node.add(("fresh",), 0.5)
    assert node.best(node.edges, 0.5, 0.01) is fresh  # whatever is looked at is tried once
    fresh.visits, fresh.total = 1, 0.59
    assert node.best(node.edges, 0.0, 0.01) is good
    assert node.best(node.edges, 9.0, 0.01) is fresh  # seldom tried
    for _ in range(60):
        node.best((bad,), 0.0, 0.01)
    good.visits, good.total, fresh.visits, fresh.total = 100, 60.0, 100, 59.0
    assert node.best(node.edges, 5.0, 0.01) is bad  # it could have been taken often and seldom was
    assert [one.pick for one in considered(node)] == [("good",), ("fresh",), ("bad",)]


def test_promise_is_shared_among_what_is_looked_at() -> None:
    node = Node()
    for name, prior in (("likely", 0.03), ("unlikely", 0.01)):
        edge = node.add((name,), prior)
        edge.visits, edge.total, edge.available = 20, 10.0, 40
    assert node.best(node.edges, 1.0, 0.01).pick == ("likely",)
    node.edges[0].visits, node.edges[0].total = 80, 40.0
    assert node.best(node.edges, 1.0, 0.01).pick == ("unlikely",)
