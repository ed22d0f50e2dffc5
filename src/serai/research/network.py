"""A network in a bot: it scores options by what the seat sees, alone or as the priors of a search.

A network is any function that takes what several seats see (a row each) and the features of each one's options (a row
an option), and gives a score for every option. Where many searches think side by side, they pause until all that are
left need the network, which is then asked once for all.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from threading import Condition
from typing import Any, NamedTuple, TypeVar

import numpy as np
from numpy.typing import NDArray

from serai.bots.bot import Budget, View
from serai.bots.evaluation import evaluation_of
from serai.bots.levels import GENERAL
from serai.bots.search import Considered, Search, SearchConfig
from serai.engine.core.chance import seeded
from serai.engine.core.game import Game
from serai.engine.core.state import State
from serai.engine.core.steps import ASK, Ask, AskAll, Choice
from serai.engine.play.history import Asked
from serai.research.compact import Tensor
from serai.research.observing import observer_of

Scores = NDArray[Any]  # one for each option, the larger the better
Network = Callable[[Tensor, Sequence[Tensor]], Sequence[Scores]]
Thought = TypeVar("Thought")


class Inputs(NamedTuple):
    """What a network is told of one question."""

    seen: Tensor
    options: Tensor
    numbered: list[int]  # which of the options have a number; the others are not told


def inputs_of(game: Game, s: State, seat: int, options: Sequence[Choice]) -> Inputs:
    """What the seat that is asked sees of an imagined state, and the features of its options."""
    observer = observer_of(game, s.seats)
    numbers = [observer.numbers.number(option) for option in options]
    view = observer.see(s, seat, _facts(game, s, seat))
    numbered = [place for place, number in enumerate(numbers) if number >= 0]
    return Inputs(
        observer.observe(view), observer.option_features(view, [numbers[place] for place in numbered]), numbered
    )


def _facts(game: Game, s: State, seat: int) -> dict[str, Any]:
    read = observer_of(game, s.seats).numbers.asked
    if read is not None:
        return read(s.todo[-1])
    if s.todo[-1].waits == ASK:
        ask: Ask = s.todo[-1]
        return ask.facts(s)
    drafted: AskAll = s.todo[-1]
    return drafted.facts(s, seat)


class NetworkPriors:
    """The game's own evaluation, with the priors of a network."""

    def __init__(self, game: Game, network: Network) -> None:
        own = evaluation_of(game)
        self.value, self.uncertainty, self.is_quiet = own.value, own.uncertainty, own.is_quiet
        self._game, self._network = game, network

    def priors(self, s: State, seat: int, options: Sequence[Choice]) -> Sequence[float]:
        """The softmax of the network's scores; 0 for an option without a number."""
        told = inputs_of(self._game, s, seat, options)
        if not told.numbered:
            return ()
        (scores,) = self._network(told.seen[None], [told.options])
        likely = np.exp(scores - scores.max())
        found = np.zeros(len(options))
        found[told.numbered] = likely / likely.sum()
        shares: list[float] = found.tolist()
        return shares


class NetworkBot:
    """Takes the option that the network likes best; with a budget it searches, with the network's scores as priors."""

    def __init__(self, game: Game, seed: str, network: Network, config: SearchConfig = GENERAL) -> None:
        self._evaluation = NetworkPriors(game, network)
        self._seed, self._config = seed, config
        self._asked = 0
        self.considered: list[Considered] = []

    def choose(self, view: View, asks: Sequence[Asked], budget: Budget) -> Choice:
        """The best option of the first question."""
        options: Sequence[Choice] = asks[0].options
        self._asked += 1
        seed = f"{self._seed}/{self._asked}"
        if len(options) == 1:
            return options[0]
        if budget == Budget():
            world = view.imagine(seeded(seed))
            priors = self._evaluation.priors(world, view.seat, options)
            return options[int(np.argmax(priors))] if priors else options[0]
        search = Search(self._evaluation, view.seat, view.imagine, seed, self._config, None)
        self.considered = search.think(options, budget)
        return self.considered[0].pick


class _Request:
    """One question to the network, and its answer."""

    __slots__ = ("answer", "inputs")

    def __init__(self, inputs: tuple[Tensor, Sequence[Tensor]]) -> None:
        self.inputs = inputs
        self.answer: Sequence[Scores] | Exception | None = None


class _Gathering:
    """Asks the network once for all thoughts that wait, as soon as all that are left do."""

    def __init__(self, network: Network, thoughts: int) -> None:
        self._network, self._left = network, thoughts
        self._waiting: list[_Request] = []
        self._changed = Condition()

    def __call__(self, seen: Tensor, options: Sequence[Tensor]) -> Sequence[Scores]:
        """Wait for the others, then give this thought's part of the answer."""
        request = _Request((seen, options))
        with self._changed:
            self._waiting.append(request)
            self._ask_if_all_wait()
            while request.answer is None:
                self._changed.wait()
        if isinstance(request.answer, Exception):
            raise request.answer
        return request.answer

    def end(self) -> None:
        """One thought needs the network no more."""
        with self._changed:
            self._left -= 1
            self._ask_if_all_wait()

    def _ask_if_all_wait(self) -> None:
        if not self._waiting or len(self._waiting) < self._left:
            return
        asked, self._waiting = self._waiting, []
        try:
            seen = np.concatenate([request.inputs[0] for request in asked])
            scores = list(self._network(seen, [one for request in asked for one in request.inputs[1]]))
            for request in asked:
                many = len(request.inputs[1])
                request.answer, scores = scores[:many], scores[many:]
        except Exception as error:  # every thought is told, or it would wait for ever
            for request in asked:
                request.answer = error
        self._changed.notify_all()


def think_together(thoughts: Sequence[Callable[[Network], Thought]], network: Network) -> list[Thought]:
    """Let several think side by side, each with a network that gathers the questions of all; gives what each found."""
    gathering = _Gathering(network, len(thoughts))

    def run(thought: Callable[[Network], Thought]) -> Thought:
        try:
            return thought(gathering)
        finally:
            gathering.end()

    with ThreadPoolExecutor(max(1, len(thoughts))) as pool:
        return list(pool.map(run, thoughts))
