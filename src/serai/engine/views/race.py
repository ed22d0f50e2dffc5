"""The shape in which every game tells how the race stands: what each has, how far the end is, and what decided it.

A game that declares facts called `race`, `distance`, `hand_sizes` and `verdict` in these shapes has them on the plates
of the players and on the final sheet; their words are `race-<part>`, `distance-<part>`, `verdict-<by>` and
`score-<part>` in its Fluent files.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypedDict


class Count(TypedDict):
    """How much one has of something that counts."""

    part: str
    number: int


class Contender(TypedDict):
    """A seat, or whoever plays by rule beside the seats, with what decides, in order of importance."""

    owner: int
    counts: list[Count]


class Distance(TypedDict):
    """How far the end is in one respect: so much of so much; of nothing where no number is known."""

    part: str
    done: int
    of: int


class Rival(TypedDict):
    """The final score of somebody who plays by rule beside the seats."""

    owner: int
    points: int
    parts: dict[str, int]


class Verdict(TypedDict):
    """Who won and by what: how it was decided, the part that decided, by how much; and how a score is put together."""

    winners: list[int]
    places: list[int]  # by seat, as what decides ranks them
    by: str  # points, tie, shared, or a way of the game's own
    part: str  # none: the empty text
    margin: int
    adds: list[str]  # the parts that add up to the points
    ties: list[str]  # the parts that break ties, in order
    rivals: list[Rival]  # beside the seats


def contender(owner: int, **counts: int) -> Contender:
    """What an owner has of each part, the most important first."""
    return Contender(owner=owner, counts=[Count(part=part, number=number) for part, number in counts.items()])


def verdict_of(result: Any, ties: Sequence[str] = ()) -> Verdict | None:
    """What decided a game of points in which what is left of a score's parts breaks ties; None before the end."""
    if result is None:
        return None
    scores, places, reasons = result
    adds = [part for part in reasons[0] if part not in ties]
    winners = [seat for seat, place in enumerate(places) if place == 1]
    found = Verdict(
        winners=winners, places=list(places), by="shared", part="", margin=0, adds=adds, ties=list(ties), rivals=[]
    )
    others = [seat for seat, place in enumerate(places) if place > 1]
    if not winners or not others:
        return found
    first, second = winners[0], min(others, key=lambda seat: places[seat])
    ahead = {part: reasons[first][part] - reasons[second][part] for part in (*adds, *ties)}
    found["margin"] = scores[first] - scores[second]
    if found["margin"]:
        found["by"], found["part"] = "points", max(adds, key=lambda part: ahead[part], default="")
    else:
        found["by"], found["part"] = "tie", next((part for part in ties if ahead[part]), "")
    return found
