"""A network in a bot sees what its seat sees, guides a search, and is asked once for many searches."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import numpy as np
import pytest

from serai.bots.bot import Budget, View
from serai.bots.search import SearchConfig
from serai.engine.core.chance import seeded
from serai.engine.core.steps import Choice
from serai.engine.play.history import Asked
from serai.engine.views.views import redeal
from serai.research.compact import Tensor
from serai.research.network import Network, NetworkBot, NetworkPriors, inputs_of, think_together
from serai.research.playing import Play
from tests.research.random_games import GAMES, NAMED, walk

QUICK = SearchConfig(quiescence=2)


class Counting:
    """Likes the last option best, and counts how often and how much it is asked."""

    def __init__(self) -> None:
        self.asked: list[int] = []

    def __call__(self, seen: Tensor, options: Sequence[Tensor]) -> Sequence[Tensor]:
        assert len(seen) == len(options)
        self.asked.append(len(seen))
        return [np.arange(len(one), dtype=np.float32) for one in options]


def view_of(play: Play) -> tuple[View, list[Asked]]:
    view = View(play.seat, play.view(play.seat), partial(redeal, play.game, play.s, play.seat))
    return view, [Asked(play.seat, play.question, play.choices, {})]


@pytest.mark.parametrize(("name", "seats", "options"), GAMES, ids=NAMED)
def test_it_is_told_what_the_asked_seat_sees_and_no_more(name: str, seats: int, options: dict[str, object]) -> None:
    worlds = seeded("worlds")
    for play in walk(name, seats, options, every=37):
        if play.over:
            break
        told = inputs_of(play.game, redeal(play.game, play.s, play.seat, worlds), play.seat, play.choices)
        seen, features = play.option_features()
        assert np.array_equal(told.seen, seen)
        assert np.array_equal(told.options, features)
        assert len(told.numbered) == len(play.choices)


def test_alone_it_takes_what_it_likes_best() -> None:
    play, network = Play("khan", 2), Counting()
    bot = NetworkBot(play.game, "s", network)
    assert bot.choose(*view_of(play), Budget()) == play.choices[-1]
    assert network.asked == [1]


def test_its_scores_are_the_priors_of_a_search() -> None:
    play = Play("khan", 2)
    priors = NetworkPriors(play.game, Counting()).priors(play.s, play.seat, play.choices)
    assert sum(priors) == pytest.approx(1)
    assert list(priors) == sorted(priors)
    bot = NetworkBot(play.game, "s", Counting(), QUICK)
    picked = bot.choose(*view_of(play), Budget(nodes=12))
    assert picked in play.choices
    assert any(one.pick == play.choices[-1] for one in bot.considered)  # looked at first


def searched(play: Play, network: Network) -> Choice:
    return NetworkBot(play.game, "s", network, QUICK).choose(*view_of(play), Budget(nodes=10))


def test_searches_side_by_side_ask_once_for_all_and_find_the_same() -> None:
    plays = [Play("connect_four", 2) for _ in range(4)]
    for number, play in enumerate(plays):
        for _ in range(number):
            play.choose(play.legal[number % 2])
    alone = Counting()
    found = [searched(play, alone) for play in plays]
    together = Counting()
    assert think_together([partial(searched, play) for play in plays], together) == found
    assert sum(together.asked) == sum(alone.asked) == len(alone.asked)
    assert max(together.asked) == 4
    assert len(together.asked) < len(alone.asked) / 2


def test_what_goes_wrong_in_the_network_reaches_every_search() -> None:
    def broken(seen: Tensor, options: Sequence[Tensor]) -> Sequence[Tensor]:
        raise RuntimeError("no weights")

    with pytest.raises(RuntimeError, match="no weights"):
        think_together([partial(searched, Play("connect_four", 2)) for _ in range(3)], broken)
