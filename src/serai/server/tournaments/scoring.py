"""Points, standings and what breaks ties, by the rules of docs/tournaments.md."""

from __future__ import annotations

import hashlib
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import Literal, NamedTuple

Kind = Literal["round-robin", "swiss", "knock-out"]
WIN = 120  # points of a first place at any table: places share it evenly down to nothing
WHOLE = 1000  # a share of the points at a table, in thousandths


class Sat(NamedTuple):
    """How an entrant came off in one round; no place while the game goes on, or in a round that was sat out."""

    entrant: int
    place: int | None
    score: int | None
    points: int
    absent: bool


class Game(NamedTuple):
    """One table of a round, in the order of its seats; whoever sits out has one alone."""

    round: int
    sat: tuple[Sat, ...]
    over: bool
    bye: bool = False


class Standing(NamedTuple):
    """Where an entrant stands: `tie` is what breaks ties first, `share` of points at the tables in thousandths.

    `reached` is the last round that they took part in.
    """

    entrant: int
    place: int
    points: int
    tie: int
    share: int
    wins: int
    games: int
    reached: int
    left: bool


def order_of(places: Sequence[int], absent: Sequence[bool]) -> list[int]:
    """Everybody's place at a table when whoever was absent comes after all who played."""
    orders = [(gone, 0 if gone else place) for place, gone in zip(places, absent, strict=True)]
    return [1 + sum(other < own for other in orders) for own in orders]


def points_of(places: Sequence[int], absent: Sequence[bool]) -> list[int]:
    """Points by place: the first has 120, the last none, the others evenly between; equal places share theirs."""
    seats = len(places)
    if seats < 2:
        return [WIN] * seats
    even = [
        WIN // 2 * (2 * seats - 2 * place - places.count(place) + 1) // (seats - 1)  # the mean of the places shared
        for place in places
    ]
    return [0 if gone else points for points, gone in zip(even, absent, strict=True)]


def bye_points(kind: Kind) -> int:
    """What sitting out is worth: half a win where everybody sits out in turn, else a win."""
    return WIN // 2 if kind == "round-robin" else WIN


def shares_of(scores: Sequence[int]) -> list[int]:
    """Each one's share of all points of the game, counted from the lowest where some are below nothing."""
    lowest = min(0, *scores)
    raised = [score - lowest for score in scores]
    total = sum(raised)
    return [WHOLE * score // total if total else WHOLE // len(raised) for score in raised]


def lot(seed: str, entrant: int) -> str:
    """The lot that an entrant has drawn; the lower is the better."""
    return hashlib.sha256(f"{seed} {entrant}".encode()).hexdigest()


class _Sum:
    """What an entrant has gathered."""

    def __init__(self) -> None:
        self.points = self.share = self.wins = self.games = self.reached = 0
        self.last = 0  # the place at the last table, or nothing while it is played

    def add(self, game: Game, sat: Sat, share: int) -> None:
        """One game more."""
        self.points += sat.points
        self.reached, self.last = game.round, sat.place or 0
        if game.over and not game.bye:
            self.games += 1
            self.share += share
            alone = sum(other.place == 1 for other in game.sat) == 1
            self.wins += sat.place == 1 and alone and not sat.absent


def standings(kind: Kind, gone: Mapping[int, bool], games: Iterable[Game], seed: str) -> list[Standing]:
    """All entrants, the first first; `gone` are all of them, and whether they withdrew."""
    played = sorted(games, key=lambda game: game.round)
    sums = {entrant: _Sum() for entrant in gone}
    for game in played:
        scores = [sat.score for sat in game.sat if sat.score is not None]
        whole = game.over and len(scores) == len(game.sat) and not game.bye
        shares = shares_of(scores) if whole else [0] * len(game.sat)
        for sat, share in zip(game.sat, shares, strict=True):
            sums[sat.entrant].add(game, sat, 0 if sat.absent else share)
    ties = _met_alike(gone, sums, played) if kind == "round-robin" else _opponents(sums, played)

    def key(entrant: int) -> tuple[object, ...]:
        own = sums[entrant]
        further = (-own.points, -ties[entrant], -own.share, -own.wins, lot(seed, entrant))
        if kind == "knock-out":
            return (-own.reached, own.last, gone[entrant], *further)
        return (gone[entrant], *further)

    return [
        Standing(one, place, own.points, ties[one], own.share, own.wins, own.games, own.reached, gone[one])
        for place, one in enumerate(sorted(gone, key=key), 1)
        for own in [sums[one]]
    ]


def _opponents(sums: Mapping[int, _Sum], games: Sequence[Game]) -> dict[int, int]:
    """Buchholz: for each game the mean of the points that the opponents have gathered in all."""
    found = dict.fromkeys(sums, 0)
    for game in games:
        if not game.over or game.bye:
            continue
        total = sum(sums[sat.entrant].points for sat in game.sat)
        for sat in game.sat:
            found[sat.entrant] += (total - sums[sat.entrant].points) // max(len(game.sat) - 1, 1)
    return found


def _met_alike(gone: Mapping[int, bool], sums: Mapping[int, _Sum], games: Sequence[Game]) -> dict[int, int]:
    """Head-to-head: among those with the same points, how often one was ahead of another, less how often behind."""
    found = dict.fromkeys(sums, 0)
    groups: dict[tuple[bool, int], set[int]] = defaultdict(set)
    for entrant, own in sums.items():
        groups[gone[entrant], own.points].add(entrant)
    for game in games:
        for sat in game.sat if game.over and not game.bye else ():
            equals = groups[gone[sat.entrant], sums[sat.entrant].points]
            for other in game.sat:
                if other.entrant in equals and sat.place is not None and other.place is not None:
                    found[sat.entrant] += (sat.place < other.place) - (sat.place > other.place)
    return found
