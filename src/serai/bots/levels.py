"""The four tempers of Serai's own bots, from the novice who sees one move to the khan who thinks long."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from serai.bots.bot import Budget, View
from serai.bots.dice import Dice
from serai.bots.evaluation import NO_EVALUATION, Evaluation, evaluation_of, prospects
from serai.bots.policy import best_of, come_to_rest, take, to_question
from serai.bots.search import Considered, Search, SearchConfig
from serai.bots.tree import Node, ranked
from serai.engine.core.chance import seeded
from serai.engine.core.game import Game
from serai.engine.play.history import Asked
from serai.engine.views.views import look


class LevelConfig(NamedTuple):
    """How a bot that looks one move ahead goes about it."""

    worlds: int  # imagined for every question
    options: int  # tried out in each, those that look best
    blunder: float  # how often any option is taken without a thought
    rest: int  # choices played on with before the worth is asked
    playouts: int  # worlds instead, where a game has no sense and every try is a random playout


NOVICE = LevelConfig(worlds=1, options=6, blunder=0.2, rest=0, playouts=4)
TRADER = LevelConfig(worlds=1, options=16, blunder=0.0, rest=3, playouts=24)
GENERAL = SearchConfig()
KHAN = SearchConfig(deep=True)


def tuned(sense: Evaluation, level: str, seats: int) -> dict[str, Any]:
    """What a level does differently at a game: `TUNED["trader"]` in its sense names fields of its temper or manner.

    `ALONE` does the same for plays with one seat, beside or instead of it.
    """
    return {field: to for field, to in _changes(sense, level, seats).items() if field != "nodes"}


def tuned_nodes(sense: Evaluation, level: str, seats: int, usual: int | None) -> int | None:
    """How many positions a level looks at: as many as usual, or as `nodes` among its changes says."""
    nodes: int | None = _changes(sense, level, seats).get("nodes", usual)
    return nodes


def _changes(sense: Evaluation, level: str, seats: int) -> dict[str, Any]:
    always: dict[str, dict[str, Any]] = getattr(sense, "TUNED", {})
    alone: dict[str, dict[str, Any]] = getattr(sense, "ALONE", {}) if seats == 1 else {}
    return always.get(level, {}) | alone.get(level, {})


class OneMoveBot:
    """Tries the options that look best, one move deep, and takes what leaves it best off."""

    __slots__ = ("_chance", "_dice", "_evaluation", "_temper", "considered")

    def __init__(self, game: Game, seed: str, temper: LevelConfig) -> None:
        self._evaluation = evaluation_of(game)
        self._temper = temper
        self._chance = seeded(seed).branch("one move")
        self._dice = Dice(seed)
        self.considered: list[Considered] = []

    def choose(self, view: View, asks: Sequence[Asked], budget: Budget) -> Any:
        options, temper, sense = asks[0].options, self._temper, self._evaluation
        if self._dice.below(1000) < 1000 * temper.blunder:
            self.considered = []
            return options[self._dice.below(len(options))]
        worlds = temper.worlds if sense is not NO_EVALUATION else temper.playouts
        imagined = [view.imagine(self._chance) for _ in range(worlds)]
        weighed = ranked(options, sense.first(imagined[0], view.seat, options))
        most = temper.options if sense is not NO_EVALUATION else len(weighed)
        tried = [pick for weight, pick in weighed[::-1][:most] if weight > 0.0]
        totals = [0.0] * len(tried)
        for world in imagined:  # all options in the same worlds
            for place, pick in enumerate(tried):
                totals[place] += self._outcome(world.clone(), view.seat, pick)
        seen = [Considered(pick, worlds, total / worlds) for pick, total in zip(tried, totals, strict=True)]
        self.considered = sorted(seen, key=lambda one: -one.value)
        return best_of(tried, totals, self._dice)

    def _outcome(self, s: Any, seat: int, pick: Any) -> float:
        take(s, seat, pick)
        to_question(self._evaluation, s, seat, self._dice)
        come_to_rest(self._evaluation, s, seat, self._dice, self._temper.rest)
        return prospects(self._evaluation, s, self._dice)[seat]


class Kept(NamedTuple):
    """What may be of use for the next question: the tree below the choice made, and how the seat will see it."""

    seen: dict[str, Any]
    node: Node


class SearchBot:
    """Searches worlds that it may imagine, and goes on with the same tree while nothing is revealed."""

    __slots__ = ("_asked", "_game", "_kept", "_manner", "_seed", "_evaluation", "considered")

    def __init__(self, game: Game, seed: str, manner: SearchConfig) -> None:
        self._game = game
        self._evaluation = evaluation_of(game, manner.deep)
        self._seed = seed
        self._manner = manner
        self._asked = 0
        self._kept: Kept | None = None
        self.considered: list[Considered] = []

    def choose(self, view: View, asks: Sequence[Asked], budget: Budget) -> Any:
        options = asks[0].options
        self._asked += 1
        if len(options) == 1:
            return options[0]
        search = Search(
            self._evaluation,
            view.seat,
            view.imagine,
            f"{self._seed}/{self._asked}",
            self._manner,
            self._reused(view, options),
        )
        self.considered = search.think(options, budget)
        best = self.considered[0].pick
        self._keep(view, search, best)
        return best

    def _reused(self, view: View, options: Sequence[Any]) -> Node | None:
        kept, self._kept = self._kept, None
        if kept is None:
            return None
        seen = {name: value for name, value in view.seen.items() if name != "move"}
        return kept.node.keep(options) if kept.seen == seen else None

    def _keep(self, view: View, search: Search, pick: Any) -> None:
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
