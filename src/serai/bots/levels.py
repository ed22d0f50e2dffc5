"""The four levels of Serai's own bots, from the novice who sees one move to the sultan who thinks long."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from serai.bots.bot import Budget, View
from serai.bots.dice import Dice
from serai.bots.evaluation import NO_EVALUATION, Evaluation, evaluation_of, utilities
from serai.bots.policy import best_of, play_to_quiet, take, to_question
from serai.bots.search import Considered, Search, SearchConfig
from serai.bots.tree import Node, Ranking
from serai.engine.core.chance import seeded
from serai.engine.core.game import Game
from serai.engine.core.state import State
from serai.engine.core.steps import Choice
from serai.engine.play.history import Asked
from serai.engine.views.views import look


class LevelConfig(NamedTuple):
    """The settings of a bot that looks one move ahead."""

    worlds: int  # imagined for every question
    options: int  # tried out in each, those that look best
    blunder: float  # how often any option is taken without a thought
    quiescence: int  # choices played on with, at most, before the value is asked
    playouts: int  # worlds instead, where a game has no evaluation and every try is a random playout


NOVICE = LevelConfig(worlds=1, options=6, blunder=0.2, quiescence=0, playouts=4)
TRADER = LevelConfig(worlds=1, options=16, blunder=0.0, quiescence=3, playouts=24)
GENERAL = SearchConfig()
SULTAN = SearchConfig(deep=True)


def tuned(evaluation: Evaluation, level: str, seats: int) -> dict[str, Any]:
    """What a level does differently at a game: `TUNED["trader"]` in its evaluation names fields of its settings.

    `ALONE` does the same for games with one seat, beside or instead of it.
    """
    return {field: to for field, to in _changes(evaluation, level, seats).items() if field != "nodes"}


def tuned_nodes(evaluation: Evaluation, level: str, seats: int, usual: int | None) -> int | None:
    """How many positions a level looks at: as many as usual, or as `nodes` among its changes says."""
    nodes: int | None = _changes(evaluation, level, seats).get("nodes", usual)
    return nodes


def _changes(evaluation: Evaluation, level: str, seats: int) -> dict[str, Any]:
    always: dict[str, dict[str, Any]] = getattr(evaluation, "TUNED", {})
    alone: dict[str, dict[str, Any]] = getattr(evaluation, "ALONE", {}) if seats == 1 else {}
    return always.get(level, {}) | alone.get(level, {})


class OneMoveBot:
    """Tries the options that look best, one move deep, and takes the one that leaves it best off."""

    __slots__ = ("_chance", "_dice", "_evaluation", "_config", "considered")

    def __init__(self, game: Game, seed: str, config: LevelConfig) -> None:
        self._evaluation = evaluation_of(game)
        self._config = config
        self._chance = seeded(seed).branch("one move")
        self._dice = Dice(seed)
        self.considered: list[Considered] = []

    def choose(self, view: View, asks: Sequence[Asked], budget: Budget) -> Choice:
        options: Sequence[Choice] = asks[0].options
        config, evaluation = self._config, self._evaluation
        if self._dice.below(1000) < 1000 * config.blunder:
            self.considered = []
            return options[self._dice.below(len(options))]
        worlds = config.worlds if evaluation is not NO_EVALUATION else config.playouts
        imagined = [view.imagine(self._chance) for _ in range(worlds)]
        ranking = Ranking(options, evaluation.priors(imagined[0], view.seat, options))
        most = config.options if evaluation is not NO_EVALUATION else len(options)
        best = [ranking.pop() for _ in range(min(most, len(options)))]
        tried = [pick for share, pick in best if share > 0.0]
        totals = [0.0] * len(tried)
        for world in imagined:  # all options in the same worlds
            for place, pick in enumerate(tried):
                totals[place] += self._outcome(world.clone(), view.seat, pick)
        seen = [Considered(pick, worlds, total / worlds) for pick, total in zip(tried, totals, strict=True)]
        self.considered = sorted(seen, key=lambda one: -one.value)
        return best_of(tried, totals, self._dice)

    def _outcome(self, s: State, seat: int, pick: Choice) -> float:
        take(s, seat, pick)
        listed = to_question(self._evaluation, s, seat, self._dice)
        play_to_quiet(self._evaluation, s, seat, self._dice, self._config.quiescence, listed=listed)
        return utilities(self._evaluation, s, self._dice)[seat]


class Kept(NamedTuple):
    """What may be of use for the next question: the tree below the choice made, and how the seat will see it."""

    seen: dict[str, Any]
    node: Node


class SearchBot:
    """Searches worlds that it may imagine, and goes on with the same tree while nothing is revealed."""

    __slots__ = ("_asked", "_game", "_kept", "_config", "_seed", "_evaluation", "considered")

    def __init__(self, game: Game, seed: str, config: SearchConfig) -> None:
        self._game = game
        self._evaluation = evaluation_of(game, config.deep)
        self._seed = seed
        self._config = config
        self._asked = 0
        self._kept: Kept | None = None
        self.considered: list[Considered] = []

    def choose(self, view: View, asks: Sequence[Asked], budget: Budget) -> Choice:
        options: Sequence[Choice] = asks[0].options
        self._asked += 1
        if len(options) == 1:
            return options[0]
        search = Search(
            self._evaluation,
            view.seat,
            view.imagine,
            f"{self._seed}/{self._asked}",
            self._config,
            self._reused(view, options),
        )
        self.considered = search.think(options, budget)
        best = self.considered[0].pick
        self._keep(view, search, best)
        return best

    def _reused(self, view: View, options: Sequence[Choice]) -> Node | None:
        kept, self._kept = self._kept, None
        if kept is None:
            return None
        seen = {name: value for name, value in view.seen.items() if name != "move"}
        return kept.node.keep(options) if kept.seen == seen else None

    def _keep(self, view: View, search: Search, pick: Choice) -> None:
        """Keep the tree below the choice, if it leads straight to another question to the same seat."""
        edge = next(edge for edge in search.root.edges if edge.pick is pick)
        s = view.imagine(seeded(f"{self._seed}/{self._asked}/kept"))
        barrier, seat = s.barrier, view.seat
        take(s, seat, pick)
        to_question(self._evaluation, s, seat, Dice(self._seed))
        if s.todo and s.barrier == barrier:
            node = edge.nodes.get((type(s.todo[-1]), seat))
            if node is not None and node.edges:
                self._kept = Kept(look(self._game, s, seat), node)
