"""Search in several processes: told an imagined world alone, added up, and the same every time."""

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from time import monotonic
from typing import Any

import pytest

from serai.bots import parallel
from serai.bots.bot import Budget, View, asks_of, view_of
from serai.bots.levels import GENERAL
from serai.bots.parallel import ParallelBot, joined, place_of, think_part
from serai.bots.search import FEWEST_ROUNDS, Considered
from serai.engine.core import snapshot
from serai.engine.core.game import load
from serai.engine.play.match import Match
from serai.engine.views.views import look
from serai.games.khan.state import Khan

KHAN = load("khan")


class Here:
    """Stands in for processes: does the work at once, and remembers what was handed over."""

    def __init__(self) -> None:
        self.parts: list[Any] = []

    def map(self, work: Any, parts: list[Any]) -> list[Any]:
        self.parts += parts
        return [work(part) for part in parts]


@pytest.fixture
def here(monkeypatch: pytest.MonkeyPatch) -> Here:
    stands_in = Here()
    monkeypatch.setattr(parallel, "pool_of", lambda processes: stands_in)
    return stands_in


def test_each_process_gets_its_part_of_the_nodes_and_a_seed_of_its_own(here: Here) -> None:
    match = Match.new(load("tic_tac_toe"), 2, "x")
    bot = ParallelBot(match.game, "s", GENERAL, 3)
    bot.choose(view_of(match, 0), asks_of(match, 0), Budget(seconds=9.0, nodes=100))
    assert [part.budget for part in here.parts] == [Budget(nodes=34)] * 3
    assert len({part.seed for part in here.parts}) == 3
    assert sum(one.visits for one in bot.considered) == 102


def test_a_process_that_started_late_has_that_much_less_time(here: Here) -> None:
    match = Match.new(load("tic_tac_toe"), 2, "x")
    began = monotonic()
    ParallelBot(match.game, "s", GENERAL, 2).choose(view_of(match, 0), asks_of(match, 0), Budget(seconds=0.05))
    assert began + 0.05 <= here.parts[0].until <= monotonic() + 0.05
    assert {part.until for part in here.parts} == {here.parts[0].until}
    late = think_part(here.parts[0]._replace(until=monotonic() - 1))
    assert sum(visits for _, visits, _ in late) == FEWEST_ROUNDS


def test_a_process_is_told_an_imagined_world_and_never_the_real_one(here: Here) -> None:
    match = Match.new(KHAN, 3, "hidden")
    while match.asks[0].kind != "act":
        match.choose(match.asks[0].seat, match.asks[0].options[0])
    seat = match.asks[0].seat
    pick = ParallelBot(KHAN, "s", GENERAL, 2).choose(view_of(match, seat), asks_of(match, seat), Budget(nodes=20))
    assert match.why_not(seat, pick) is None
    for part in here.parts:
        told = snapshot.restore(KHAN, part.world)
        assert isinstance(told, Khan)
        assert look(KHAN, told, seat) == look(KHAN, match.state, seat)
        assert told.deck != match.state.deck
        assert told.chance.key != match.state.chance.key


def test_roots_are_added_up() -> None:
    a, b, c, d = ("a",), ("b",), ("c",), ("d",)
    found = joined((a, b, c, d), [[(0, 10, 4.0), (1, 5, 3.0)], [(1, 7, 3.0), (2, 12, 6.0)]])
    assert found == [Considered(b, 12, 0.5), Considered(c, 12, 0.5), Considered(a, 10, 0.4)]
    with pytest.raises(LookupError):
        place_of((a, b), c)


def test_real_processes_answer_the_same_as_this_one(here: Here) -> None:
    match = Match.new(load("tic_tac_toe"), 2, "x")
    for number, cell in enumerate(("a1", "b2", "b1", "a3")):
        match.choose(number % 2, f"square {cell}")
    bot = ParallelBot(match.game, "s", GENERAL, 2)
    pick = bot.choose(view_of(match, 0), asks_of(match, 0), Budget(nodes=60))
    assert match.game.notation.to_text(pick) == "square c1"
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as pool:
        elsewhere = list(pool.map(think_part, here.parts))
    assert joined(match.asks[0].options, elsewhere) == bot.considered


def test_the_processes_are_started_once_and_let_go() -> None:
    pool = parallel.pool_of(1)
    assert parallel.pool_of(1) is pool
    parallel.close_pools()
    assert parallel.pool_of(1) is not pool
    parallel.close_pools()


def test_a_single_option_needs_no_process(here: Here) -> None:
    match = Match.new(load("tic_tac_toe"), 2, "x")
    asked = match.asks[0]._replace(options=match.asks[0].options[:1])
    view = View(0, match.view(0), view_of(match, 0).imagine)
    assert ParallelBot(match.game, "s", GENERAL, 2).choose(view, (asked,), Budget(nodes=9)) is asked.options[0]
    assert not here.parts
