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

    __slots__ = ("available", "nodes", "pick", "prior", "total", "visits")

    def __init__(self, pick: Choice, prior: float, available: int) -> None:
        self.pick = pick
        self.prior = prior
        self.available = available  # how often the choice could have been taken
        self.visits = 0
        self.total = 0.0  # of what it brought the seat that chose
        self.nodes: dict[Key, Node] = {}

    @property
    def mean(self) -> float:
        """What the choice brought on average."""
        return self.total / self.visits if self.visits else 0.0

    def node_for(self, key: Key) -> Node:
        """The node of the question that followed this time."""
        node = self.nodes.get(key)
        if node is None:
            node = self.nodes[key] = Node()
        return node


class Node:
    """One question."""

    __slots__ = ("edges", "known", "unexpanded", "visits")

    def __init__(self) -> None:
        self.edges: list[Edge] = []
        self.known: set[tuple[object, object]] = set()  # the class and the values of each choice that has an edge
        self.unexpanded: list[tuple[float, Choice]] | None = (
            None  # options without an edge, best last, where all worlds agree
        )
        self.visits = 0

    def add(self, pick: Choice, prior: float) -> Edge:
        """Look at one more choice."""
        edge = Edge(pick, prior, 0)
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
            if not edge.visits:
                untried = untried or edge
                continue
            mean = edge.total / edge.visits
            if mean < low:
                low = mean
            if mean > high:
                high = mean
        if untried is not None:
            return untried
        reach = max(high - low, closest)
        weight = explore / priors if priors > 0.0 else 0.0
        chosen, highest = among[0], -1e9
        for edge in among:
            mean = (edge.total / edge.visits - low) / reach
            score = mean + weight * edge.prior * sqrt(edge.available) / (1 + edge.visits)
            if score > highest:
                chosen, highest = edge, score
        return chosen


def ranked(options: Sequence[Choice], weights: Sequence[float]) -> list[tuple[float, Choice]]:
    """Options with their share of all weight, the best last; equal ones keep the order of the question."""
    if not weights:
        return [(1.0 / len(options), pick) for pick in reversed(options)]
    whole = sum(weights)
    if whole <= 0.0:
        return [(1.0 / len(options), pick) for pick in reversed(options)]
    order = sorted(zip(weights, range(0, -len(options), -1), strict=True))
    return [(weight / whole, options[-place]) for weight, place in order]
