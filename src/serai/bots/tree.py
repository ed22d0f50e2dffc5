"""The tree that search grows: for every question met on the way, the choices looked at and what came of them.

One tree serves all worlds, which differ in what the thinking seat cannot see: a choice counts how often it was
available, and leads to one node for each question that chance or hidden cards let follow.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

from serai.engine.core.steps import Choice

Key = tuple[type, int]  # the class of the question that follows and the seat that it asks


class Edge:
    """One choice at a node."""

    __slots__ = ("available", "mean", "nodes", "pick", "prior", "total", "visits")

    def __init__(self, pick: Choice, prior: float) -> None:
        self.pick = pick
        self.prior = prior
        self.available = 0  # how often the choice could have been taken
        self.visits = 0
        self.total = 0.0  # of what it brought the seat that chose
        self.mean = 0.0  # what it brought on average
        self.nodes: dict[Key, Node] = {}  # by the question that followed

    def credit(self, value: float) -> None:
        """Count one more visit, and what it brought."""
        self.visits += 1
        self.total += value
        self.mean = self.total / self.visits


class Node:
    """One question."""

    __slots__ = ("edges", "known", "unexpanded", "visits")

    def __init__(self) -> None:
        self.edges: list[Edge] = []
        self.known: set[tuple[object, object]] = set()  # the class and the values of each choice that has an edge
        self.unexpanded: Ranking | None = None  # options without an edge, where all worlds agree
        self.visits = 0

    def add(self, pick: Choice, prior: float) -> Edge:
        """Look at one more choice."""
        edge = Edge(pick, prior)
        self.edges.append(edge)
        self.known.add((type(pick), pick))
        return edge

    def keep(self, options: Sequence[Choice]) -> Node:
        """Forget the choices that other worlds allowed and the real one does not; gives itself."""
        possible = {(type(pick), pick) for pick in options}
        self.edges = [edge for edge in self.edges if (type(edge.pick), edge.pick) in possible]
        return self

    def best(self, among: Sequence[Edge], explore: float, closest: float) -> Edge:
        """The choice to look at next: one never tried, else what did well, has a high prior or was seldom tried.

        How well is measured between the worst and the best tried here: early in a game all chances lie close together,
        and the better choice must be told from the worse all the same.
        """
        low, high, priors = 1e9, -1e9, 0.0
        untried: Edge | None = None
        for edge in among:
            edge.available += 1
            priors += edge.prior
            if edge.visits:
                mean = edge.mean
                if mean < low:
                    low = mean
                if mean > high:
                    high = mean
            elif untried is None:
                untried = edge
        if untried is not None:
            return untried
        reach = high - low
        if reach < closest:
            reach = closest
        weight = explore / priors if priors > 0.0 else 0.0
        chosen, highest = among[0], -1e9
        for edge in among:
            score = (edge.mean - low) / reach + weight * edge.prior * sqrt(edge.available) / (1 + edge.visits)
            if score > highest:
                chosen, highest = edge, score
        return chosen


class Ranking:
    """Options in the order of their weights, the best first, each with its share of all weight.

    Equal ones keep the order of the question. Most are never looked at, so their shares are worked out one by one.
    """

    __slots__ = ("_options", "_order", "_weights", "_whole")

    def __init__(self, options: Sequence[Choice], weights: Sequence[float]) -> None:
        whole = sum(weights)
        self._options = options
        self._weights = weights if whole > 0.0 else [1.0] * len(options)
        self._whole = whole if whole > 0.0 else float(len(options))
        order = sorted(range(len(options)), key=self._weights.__getitem__, reverse=True)
        order.reverse()
        self._order = order  # the best last, where it is taken from

    def __len__(self) -> int:
        return len(self._order)

    def pop(self) -> tuple[float, Choice]:
        """Take the best that is left off the list, with its share of all weight."""
        place = self._order.pop()
        return self._weights[place] / self._whole, self._options[place]
