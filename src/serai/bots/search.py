"""Search over imagined worlds: information-set Monte Carlo tree search guided by the game's evaluation.

Every round imagines a world, walks down the tree as far as it has grown, adds one question to it, evaluates the
position, and adds its value to every choice on the way. Chance and hidden cards fall differently every time, so a
choice is judged over all of them. With a budget of nodes alone, the same seed gives the same answer.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from time import monotonic
from typing import NamedTuple

from serai.bots.bot import Budget
from serai.bots.dice import Dice
from serai.bots.evaluation import Evaluation, utilities
from serai.bots.policy import asked_seat, options_at, play_to_quiet, take, to_question
from serai.bots.tree import Edge, Key, Node, Ranking
from serai.engine.core.chance import Chance, seeded
from serai.engine.core.state import State
from serai.engine.core.steps import ASK, Ask, AskAll, Choice, Step, listed_in

LOOK_AT_CLOCK = 4  # rounds between two looks
LOOK_AT_LEAD = 64  # rounds between two looks whether anything can still change
MOST_ROUNDS = 1 << 40
UNBUDGETED = 400  # rounds for whoever gives neither time nor nodes
FEWEST_ROUNDS = 8  # even without any time left


class SearchConfig(NamedTuple):
    """The settings of a search."""

    explore: float = 1.2  # how much a choice with a high prior or few visits counts against one that did well
    closest: float = 0.01  # chances that differ by less are taken to differ by this much
    wide: float = 2.0  # choices looked at: so many and
    widening: float = 1.5  # so many times the root of the visits
    quiescence: int = 12  # choices played on with, at most, before the value is asked
    ahead: int = 0  # quiet positions that are played past first
    deep: bool = False  # whether the game's deep evaluation is used, where it has one


class Considered(NamedTuple):
    """A choice that was looked at, how often, and what it is expected to bring: the chance to win."""

    pick: Choice
    visits: int
    value: float


class Search:
    """One seat thinking about one question."""

    __slots__ = ("_chance", "_dice", "_imagine", "_config", "_seat", "_evaluation", "barrier", "root", "rounds")

    def __init__(
        self,
        evaluation: Evaluation,
        seat: int,
        imagine: Callable[[Chance], State],
        seed: str,
        config: SearchConfig,
        root: Node | None,
    ) -> None:
        self._evaluation = evaluation
        self._seat = seat
        self._imagine = imagine
        self._config = config
        self._chance = seeded(seed).branch("search")
        self._dice = Dice(seed)
        self.root = Node() if root is None else root
        self.rounds = 0
        self.barrier = 0

    def think(self, options: Sequence[Choice], budget: Budget) -> list[Considered]:
        """Spend the budget; gives what was considered, the choice to make first."""
        began = 0.0 if budget.seconds is None else monotonic()
        end = None if budget.seconds is None else began + budget.seconds
        most = budget.nodes or (UNBUDGETED if end is None else MOST_ROUNDS)
        while self.rounds < most:
            if end is not None and self.rounds % LOOK_AT_CLOCK == 0 and self.rounds >= FEWEST_ROUNDS:
                now = monotonic()
                if now >= end or (self.rounds % LOOK_AT_LEAD == 0 and self.is_decided(now - began, end - now)):
                    break
            self.round(options)
        return considered(self.root)

    def is_decided(self, passed: float, left: float) -> bool:
        """Whether no other choice can be visited most in the time left, at the pace of the time that has passed."""
        visits = sorted([edge.visits for edge in self.root.edges], reverse=True)
        return len(visits) > 1 and (visits[0] - visits[1]) * passed > left * self.rounds

    def round(self, options: Sequence[Choice]) -> None:
        """Walk down once, through a world imagined anew."""
        self.rounds += 1
        seat, evaluation, dice = self._seat, self._evaluation, self._dice
        s = self._imagine(self._chance)
        todo = s.todo
        self.barrier = s.barrier
        node, asked = self.root, seat
        listed: Sequence[Choice] | None = options
        walked: list[tuple[Node, Edge, int]] = []
        while True:
            edge = self.choose(node, s, asked, listed)
            walked.append((node, edge, asked))
            take(s, asked, edge.pick)
            listed = to_question(evaluation, s, seat, dice)
            if not todo:
                break
            asked = asked_seat(s, seat)
            key: Key = (type(todo[-1]), asked)
            known = edge.nodes.get(key)
            if known is None:
                edge.nodes[key] = Node()
                break
            node = known
        play_to_quiet(evaluation, s, seat, dice, self._config.quiescence, self._config.ahead, listed)
        values = utilities(evaluation, s, dice)
        for node, edge, asked in walked:
            node.visits += 1
            edge.credit(values[asked])

    def choose(self, node: Node, s: State, asked: int, listed: Sequence[Choice] | None) -> Edge:
        """The choice to follow at a node in this world; one more is looked at the more often it is visited."""
        config = self._config
        room = int(config.wide + config.widening * sqrt(node.visits))
        if asked == self._seat and s.barrier == self.barrier:
            among = self.same_in_all_worlds(node, s, asked, listed, room)
            edge = node.best(among, config.explore, config.closest)
            if node is self.root or is_option(s, asked, edge.pick, listed):
                return edge  # else others have shown by their secret choices what this seat could not know
        among = self.possible_here(node, s, asked, listed, room)
        return node.best(among, config.explore, config.closest)

    def same_in_all_worlds(
        self, node: Node, s: State, asked: int, listed: Sequence[Choice] | None, room: int
    ) -> Sequence[Edge]:
        """The choices looked at where nothing was drawn or learned yet, so that every world has the same options."""
        left = node.unexpanded
        if left is None:
            options = options_at(s, listed)
            left = node.unexpanded = Ranking(options, self._evaluation.priors(s, asked, options))
        while len(node.edges) < room and len(left):
            prior, pick = left.pop()
            if (prior > 0.0 or not node.edges) and (type(pick), pick) not in node.known:
                node.add(pick, prior)
        return node.edges

    def possible_here(
        self, node: Node, s: State, asked: int, listed: Sequence[Choice] | None, room: int
    ) -> Sequence[Edge]:
        """The choices looked at that this world allows, and new ones if these are too few."""
        among = available(node, s, listed)
        if among and len(node.edges) >= room and listed is None:
            return among
        options = options_at(s, listed)
        if len(among) < min(room, len(options)):
            ranking = Ranking(options, self._evaluation.priors(s, asked, options))
            while len(among) < room and len(ranking):
                prior, pick = ranking.pop()
                if (type(pick), pick) not in node.known:
                    among.append(node.add(pick, prior))
        return among


def available(node: Node, s: State, listed: Sequence[Choice] | None) -> list[Edge]:
    """The choices looked at that this world allows; where options are not listed anyway, each is asked for alone."""
    if not node.edges:
        return []
    if listed is None:
        step: Ask = s.todo[-1]
        return [edge for edge in node.edges if step.allows(s, edge.pick)]
    found = {(type(pick), pick) for pick in listed}
    return [edge for edge in node.edges if (type(edge.pick), edge.pick) in found]


def is_option(s: State, seat: int, pick: Choice, listed: Sequence[Choice] | None) -> bool:
    """Whether a choice can be made in this world, where the options are listed or not."""
    if listed is not None:
        return listed_in(listed, pick)
    on_top: Step = s.todo[-1]
    if on_top.waits == ASK:
        asks: Ask = s.todo[-1]
        return asks.allows(s, pick)
    step: AskAll = s.todo[-1]
    return listed_in(step.options(s, seat, (s.drafts or [])[seat]), pick)


def considered(root: Node) -> list[Considered]:
    """What was looked at, the most visited first, the better of equally visited ones before the other."""
    seen = [Considered(edge.pick, edge.visits, edge.mean) for edge in root.edges if edge.visits]
    return sorted(seen, key=lambda one: (-one.visits, -one.value))
