"""Who sits at which table and in which seat of it: what all kinds of tournaments share.

Entrants are numbers here. Everything follows from what is given and from the dice, which are seeded.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations, permutations
from random import Random
from typing import NamedTuple

Group = list[int]  # those at one table, in the order of their seats
Had = Mapping[int, Mapping[int, int]]  # how often an entrant had each seat, or met each other


class Seating(NamedTuple):
    """A round: its tables, and those who sit out."""

    tables: list[Group]
    byes: list[int]


class Sizes(NamedTuple):
    """How many sit at each table of a round, and how many sit out."""

    tables: list[int]
    byes: int


def table_sizes(count: int, most: int, fewest: int) -> Sizes:
    """As few tables as hold everybody, which differ by one seat at most; who is too many for them sits out."""
    tables = -(-count // most)
    if tables and count < tables * fewest:
        tables = count // most
        return Sizes([most] * tables, count - tables * most)
    return Sizes(evenly(count, tables), 0)


def evenly(count: int, tables: int) -> list[int]:
    """So many people at so many tables, which differ by one seat at most."""
    return [count // tables + (number < count % tables) for number in range(tables)]


def meetings(tables: Sequence[Group], had: dict[int, Counter[int]] | None = None) -> dict[int, Counter[int]]:
    """How often each has met each other, counted on."""
    found: dict[int, Counter[int]] = defaultdict(Counter) if had is None else had
    for table in tables:
        for one, other in combinations(table, 2):
            found[one][other] += 1
            found[other][one] += 1
    return found


def seats_had(tables: Sequence[Group]) -> dict[int, Counter[int]]:
    """How often each has had each seat."""
    found: dict[int, Counter[int]] = defaultdict(Counter)
    for table in tables:
        for seat, entrant in enumerate(table):
            found[entrant][seat] += 1
    return found


def next_seats(table: Group, had: Had, dice: Random) -> Group:
    """The order in which these have had their seats least often, and none of them one seat far too often."""
    drawn = dice.sample(table, len(table))
    if not any(had.get(one) for one in table):
        return drawn

    def often(order: Iterable[int]) -> int:
        return sum((had.get(one, {}).get(seat, 0) + 1) ** 3 for seat, one in enumerate(order))

    return list(min(permutations(drawn), key=often))


# ---- seats for a whole plan


def share_seats(rounds: Sequence[Sequence[Group]]) -> list[list[Group]]:
    """The same tables, each entrant in each seat equally often: to within one where all tables have one size.

    Seats are colours of the edges between tables and entrants, of whom each is several where they play more rounds
    than there are seats: no vertex then has more edges than there are colours, so König's theorem gives a colouring.
    """
    seats = max((len(table) for tables in rounds for table in tables), default=0)
    places = [(number, place) for number, tables in enumerate(rounds) for place in range(len(tables))]
    colouring = _Colouring(seats)
    played: Counter[int] = Counter()
    for number, place in places:
        for entrant in rounds[number][place]:
            colouring.add((entrant, played[entrant] // seats), (number, place))
            played[entrant] += 1
    found = [[colouring.order(number, place) for place in range(len(tables))] for number, tables in enumerate(rounds)]
    _even_out([table for tables in found for table in tables])
    return found


Vertex = tuple[int, int]


class _Colouring:
    """Edges of a bipartite graph, no two of a colour at one vertex: entrants on one side, tables on the other."""

    def __init__(self, colours: int) -> None:
        self._colours = range(colours)
        self._entrants: dict[Vertex, dict[int, Vertex]] = defaultdict(dict)
        self._tables: dict[Vertex, dict[int, Vertex]] = defaultdict(dict)

    def add(self, entrant: Vertex, table: Vertex) -> None:
        """One edge more; where no colour is free at both ends, two colours change along a path."""
        wanted = self._free(self._entrants[entrant])
        if wanted in self._tables[table]:
            self._swap_from(table, wanted, self._free(self._tables[table]))
        self._entrants[entrant][wanted] = table
        self._tables[table][wanted] = entrant

    def _free(self, used: Mapping[int, Vertex]) -> int:
        return next(colour for colour in self._colours if colour not in used)

    def _swap_from(self, table: Vertex, wanted: int, other: int) -> None:
        """Make a colour free at a table; the path never comes to the entrant, at whom that colour is free."""
        path = []
        vertex, colour, sides = table, wanted, (self._tables, self._entrants)
        while colour in sides[0][vertex]:
            following = sides[0][vertex][colour]
            path.append((vertex, following, colour) if sides[0] is self._tables else (following, vertex, colour))
            vertex, sides, colour = following, (sides[1], sides[0]), wanted + other - colour
        for at_table, entrant, colour in path:
            del self._tables[at_table][colour], self._entrants[entrant][colour]
        for at_table, entrant, colour in path:
            self._tables[at_table][wanted + other - colour] = entrant
            self._entrants[entrant][wanted + other - colour] = at_table

    def order(self, number: int, place: int) -> Group:
        """Those at a table by their colours."""
        return [entrant for _, (entrant, _) in sorted(self._tables[number, place].items())]


def _even_out(tables: list[Group]) -> None:
    """Where tables differ in size, change places while that helps somebody more than it harms."""
    had = seats_had(tables)
    better = True
    while better:
        better = False
        for table in tables:
            for one, other in combinations(range(len(table)), 2):
                left, right = had[table[one]], had[table[other]]
                gain = left[one] - left[other] + right[other] - right[one]
                if gain > 2:
                    for counts, before, after in ((left, one, other), (right, other, one)):
                        counts[before] -= 1
                        counts[after] += 1
                    table[one], table[other] = table[other], table[one]
                    better = True
