"""Swiss: in each round those meet who stand alike and have not met, in seats that they have not had."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import NamedTuple

from serai.server.tournaments.seating import Group, Had, Seating, next_seats, table_sizes

MET_AGAIN = 10_000_000  # what a second meeting costs: more than any difference in points
STEPS_EACH, MOST_STEPS = 200, 30_000
SAME_SEAT = 20_000  # what it costs when both at a table of two are to begin
NEAR = 3  # tables: most changes are between neighbours
FAR_EVERY = 8


class Past(NamedTuple):
    """What came before a round: points, who met whom, who had which seat, and how often each sat out."""

    points: Mapping[int, int]
    met: Had
    seats: Had
    byes: Mapping[int, int]


def swiss(ranked: Sequence[int], past: Past, most: int, fewest: int, seed: str) -> Seating:
    """The next round for those who still play, the first in the standings first."""
    dice = Random(seed)
    sizes = table_sizes(len(ranked), most, fewest)
    last_first = sorted(range(len(ranked)), key=lambda place: (past.byes.get(ranked[place], 0), -place))
    byes = [ranked[place] for place in last_first[: sizes.byes]]
    lots = {one: dice.random() for one in ranked}
    playing = [one for one in ranked if one not in byes]
    playing.sort(key=lambda one: (-past.points.get(one, 0), lots[one]))  # who has the same points is drawn
    tables, first = [], 0
    for size in sizes.tables:
        tables.append(playing[first : first + size])
        first += size
    if len(tables) > 1:
        _search(tables, past, dice)
    return Seating([next_seats(table, past.seats, dice) for table in tables], byes)


def _search(tables: list[Group], past: Past, dice: Random) -> None:
    """Let two people change tables while fewer meet again, or tables are more even."""
    costs = [_cost(table, past) for table in tables]
    for step in range(min(MOST_STEPS, STEPS_EACH * sum(map(len, tables)))):
        if not any(costs):
            return
        one = dice.randrange(len(tables))
        reach = len(tables) if step % FAR_EVERY == 0 else NEAR
        other = (one + dice.randrange(1, 1 + min(reach, len(tables) - 1))) % len(tables)
        left, right = dice.randrange(len(tables[one])), dice.randrange(len(tables[other]))
        _change_places(tables[one], left, tables[other], right)
        after = _cost(tables[one], past), _cost(tables[other], past)
        if sum(after) <= costs[one] + costs[other]:
            costs[one], costs[other] = after
        else:
            _change_places(tables[one], left, tables[other], right)


def _change_places(one: Group, left: int, other: Group, right: int) -> None:
    one[left], other[right] = other[right], one[left]


def _cost(table: Group, past: Past) -> int:
    cost = SAME_SEAT * max(0, _leaning(table[0], past) * _leaning(table[1], past)) if len(table) == 2 else 0
    for place, one in enumerate(table):
        met, points = past.met.get(one, {}), past.points.get(one, 0)
        for other in table[place + 1 :]:
            cost += MET_AGAIN * met.get(other, 0) ** 2 + (points - past.points.get(other, 0)) ** 2
    return cost


def _leaning(one: int, past: Past) -> int:
    """How much more often one has had the first seat than the second; larger tables leave enough choice anyway."""
    had = past.seats.get(one, {})
    return had.get(0, 0) - had.get(1, 0)
