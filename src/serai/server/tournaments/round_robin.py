"""Round-robin: a plan for all rounds in which everybody meets everybody equally often, or nearly.

For tables of two the circle gives it exactly. For more it is searched for: tables are filled with those who have met
least, then two people of a round change tables, again and again, where that evens the meetings out.
"""

from __future__ import annotations

from collections import Counter
from math import exp
from random import Random

from serai.server.tournaments.seating import Group, Seating, meetings, share_seats, table_sizes

STEPS = 40_000
WARM, COLD = 1.0, 0.1
POWER = 3
NOBODY = -1
LOOKED_AT = 48  # of those not seated yet, when a table is filled


def usual_rounds(count: int, most: int) -> int:
    """After how many rounds everybody can have met everybody."""
    if most == 2:
        return count - 1 + count % 2
    return -(-(count - 1) // (most - 1))


def round_robin(count: int, most: int, fewest: int, rounds: int, seed: str) -> list[Seating]:
    """The rounds for entrants 0, 1, … ; with the same seed always the same."""
    dice = Random(seed)
    drawn = dice.sample(range(count), count)
    if most == 2:
        plan = [_circle(drawn, number) for number in range(rounds)]
    else:
        plan = _filled(drawn, most, fewest, rounds, dice)
        _search([seating.tables for seating in plan], dice)
    tables = share_seats([seating.tables for seating in plan])
    return [Seating(seated, seating.byes) for seated, seating in zip(tables, plan, strict=True)]


def _circle(drawn: list[int], number: int) -> Seating:
    """All but one walk around a table for two rows; who sits opposite of nobody sits out."""
    walking = [*drawn[1:], *([NOBODY] if len(drawn) % 2 else [])]
    turn = number % len(walking)
    ring = [drawn[0], *walking[turn:], *walking[:turn]]
    pairs = [[ring[place], ring[-1 - place]] for place in range(len(ring) // 2)]
    return Seating([pair for pair in pairs if NOBODY not in pair], [max(pair) for pair in pairs if NOBODY in pair])


def _filled(drawn: list[int], most: int, fewest: int, rounds: int, dice: Random) -> list[Seating]:
    """Rounds whose tables are filled one by one with those who have met least; everybody sits out in turn."""
    sizes = table_sizes(len(drawn), most, fewest)
    met = meetings([])
    plan = []
    for number in range(rounds):
        byes = [drawn[(number * sizes.byes + place) % len(drawn)] for place in range(sizes.byes)]
        waiting = dice.sample(drawn, len(drawn))
        waiting = [one for one in waiting if one not in byes]
        tables = [_table(waiting, size, met) for size in sizes.tables]
        meetings(tables, met)
        plan.append(Seating(tables, byes))
    return plan


def _table(waiting: list[int], size: int, met: dict[int, Counter[int]]) -> Group:
    table = [waiting.pop()]
    while len(table) < size:
        looked_at = waiting[-LOOKED_AT:]
        best = min(looked_at, key=lambda one: sum(met[one][other] ** 2 * 4 + met[one][other] for other in table))
        waiting.remove(best)
        table.append(best)
    return table


def _search(rounds: list[list[Group]], dice: Random) -> None:
    """Let two people change tables while that evens meetings out; at first also where it does not."""
    played = [tables for tables in rounds if len(tables) > 1]
    met, cost_of = _matrix(rounds), _costs(rounds)
    cost = lowest = sum(cost_of[times] for one, others in enumerate(met) for times in others[:one])
    least, steps = _least(rounds, cost_of), STEPS if played else 0
    kept = _copied(rounds)
    for step in range(steps):
        if lowest <= least:
            break
        heat = WARM * (COLD / WARM) ** (step / steps)
        tables = played[int(dice.random() * len(played))]
        one, other = dice.sample(tables, 2)
        left, right = int(dice.random() * len(one)), int(dice.random() * len(other))
        change = _change(met, cost_of, one, left, other, right)
        if change <= 0 or dice.random() < exp(-change / heat):
            _swap(met, one, left, other, right)
            cost += change
            if cost < lowest:
                kept, lowest = _copied(rounds), cost
    for tables, best in zip(rounds, kept, strict=True):
        tables[:] = best


def _copied(rounds: list[list[Group]]) -> list[list[Group]]:
    return [[table[:] for table in tables] for tables in rounds]


def _matrix(rounds: list[list[Group]]) -> list[list[int]]:
    """How often each has met each other; lists are looked up far faster than counters."""
    people = 1 + max(one for tables in rounds for table in tables for one in table)
    met = [[0] * people for _ in range(people)]
    for one, others in meetings([table for tables in rounds for table in tables]).items():
        for other, times in others.items():
            met[one][other] = times
    return met


def _mean(rounds: list[list[Group]]) -> tuple[int, int]:
    """How many meetings there are in all, and how many pairs who share them."""
    people = len({one for tables in rounds for table in tables for one in table})
    total = sum(len(table) * (len(table) - 1) // 2 for tables in rounds for table in tables)
    return total, max(1, people * (people - 1) // 2)


def _costs(rounds: list[list[Group]]) -> list[float]:
    """What so many meetings of two people cost: the further from the mean the more, and far off very much."""
    total, pairs = _mean(rounds)
    return [abs(times - total / pairs) ** POWER for times in range(len(rounds) + 2)]


def _least(rounds: list[list[Group]], cost_of: list[float]) -> float:
    """What the cost cannot be below."""
    total, pairs = _mean(rounds)
    each, more = divmod(total, pairs)
    return more * cost_of[each + 1] + (pairs - more) * cost_of[each] + 1e-6


def _change(met: list[list[int]], cost_of: list[float], one: Group, left: int, other: Group, right: int) -> float:
    """How the cost changes when two people change tables."""
    first, second = one[left], other[right]
    change = 0.0
    for mates, leaving, coming in ((one, first, second), (other, second, first)):
        a, b = met[leaving], met[coming]
        for mate in mates:
            if mate != leaving:
                change += cost_of[b[mate] + 1] - cost_of[b[mate]] + cost_of[a[mate] - 1] - cost_of[a[mate]]
    return change


def _swap(met: list[list[int]], one: Group, left: int, other: Group, right: int) -> None:
    a, b = one[left], other[right]
    for mates, leaving, coming in ((one, a, b), (other, b, a)):
        for mate in mates:
            if mate != leaving:
                met[leaving][mate] -= 1
                met[mate][leaving] -= 1
                met[coming][mate] += 1
                met[mate][coming] += 1
    one[left], other[right] = b, a
