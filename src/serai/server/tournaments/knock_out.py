"""Knock-out: the best of each table go on until one table is left.

The first round brings the number of people to one from which all later tables are full: the best seeded sit it out.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from serai.server.tournaments.seating import Had, Seating, evenly, next_seats, table_sizes


def knock_out(ranked: Sequence[int], most: int, fewest: int, advance: int, had: Had, seed: str) -> Seating:
    """The next round for those who are left, the best seeded first; a last table may lack people."""
    sizes = round_sizes(len(ranked), most, fewest, advance)
    byes = len(ranked) - sum(sizes)
    tables: list[list[int]] = [[] for _ in sizes]
    order = list(range(len(sizes)))
    waiting = list(ranked[byes:])
    while waiting:  # first 1, 2, 3, then back 3, 2, 1: the best do not meet at once
        for table in order:
            if waiting and len(tables[table]) < sizes[table]:
                tables[table].append(waiting.pop(0))
        order.reverse()
    dice = Random(seed)
    return Seating([next_seats(table, had, dice) for table in tables], list(ranked[:byes]))


def round_sizes(count: int, most: int, fewest: int, advance: int) -> list[int]:
    """How many sit at each table of a round; whoever is not among them sits out."""
    if count <= most:
        return [count]
    full = most
    while most % advance == 0 and full * most // advance <= count:
        full = full * most // advance
    if full == count:
        return [most] * (count // most)
    out = count - full
    tables = -(-out // (most - advance))
    people = tables * max(fewest, advance + 1) if _too_small(out, tables, fewest, advance) else tables * advance + out
    if people > count:
        return table_sizes(count, most, fewest).tables
    return evenly(people, tables)


def _too_small(out: int, tables: int, fewest: int, advance: int) -> bool:
    return (tables * advance + out) // tables < fewest


def going_on(size: int, advance: int) -> int:
    """How many of a table go on: at least one does not."""
    return min(advance, size - 1)


def usual_rounds(count: int, most: int, fewest: int, advance: int) -> int:
    """How many rounds it takes."""
    rounds = 0
    while count > 1:
        sizes = round_sizes(count, most, fewest, advance)
        rounds += 1
        if count <= most:
            break
        count += sum(going_on(size, advance) - size for size in sizes)
    return rounds
