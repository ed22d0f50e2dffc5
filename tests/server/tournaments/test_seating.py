"""Seatings are balanced over many sizes: who meets whom, who sits where, who sits out, and nobody is lost."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from serai.server.tournaments.knock_out import going_on, knock_out, round_sizes
from serai.server.tournaments.knock_out import usual_rounds as knock_out_rounds
from serai.server.tournaments.round_robin import round_robin, usual_rounds
from serai.server.tournaments.seating import Group, Seating, meetings, seats_had, table_sizes
from serai.server.tournaments.swiss import Past, swiss

SIZES = range(2, 7)


def spread(counts: list[int]) -> int:
    return max(counts) - min(counts)


def met(seatings: list[Seating], count: int) -> list[int]:
    found = meetings([table for seating in seatings for table in seating.tables])
    return [found[one][other] for one, other in combinations(range(count), 2)]


def seat_spread(tables: list[Group], seats: int) -> int:
    return max(spread([had[seat] for seat in range(seats)]) for had in seats_had(tables).values())


def everybody_once(seating: Seating, count: int) -> None:
    there = [one for table in seating.tables for one in table] + seating.byes
    assert sorted(there) == list(range(count))


@pytest.mark.parametrize("most", SIZES)
def test_tables_differ_by_one_seat_at_most(most: int) -> None:
    for fewest in range(2, most + 1):
        for count in range(2, 260):
            tables, byes = table_sizes(count, most, fewest)
            assert sum(tables) + byes == count
            assert all(fewest <= size <= most for size in tables)
            assert byes < fewest
            assert not tables or spread(tables) <= 1


@pytest.mark.parametrize("count", [2, 3, 4, 5, 6, 7, 8, 11, 16, 21, 30, 31])
def test_everybody_meets_everybody_once_at_tables_of_two(count: int) -> None:
    plan = round_robin(count, 2, 2, usual_rounds(count, 2), f"seed {count}")
    for seating in plan:
        everybody_once(seating, count)
    assert set(met(plan, count)) == {1}
    tables = [table for seating in plan for table in seating.tables]
    assert seat_spread(tables, 2) <= 1
    byes = Counter(one for seating in plan for one in seating.byes)
    assert spread([byes[one] for one in range(count)]) == 0


@pytest.mark.parametrize("most", range(3, 7))
@pytest.mark.parametrize("tables", [2, 3, 4, 5, 8])
def test_full_tables_share_meetings_and_seats(most: int, tables: int) -> None:
    """Seats differ by one at most; meetings by one where that is known to be possible, else by two or three."""
    count = most * tables
    bound = 1 if most == tables < 6 else 2 if most < 5 else 3
    for rounds in {most, usual_rounds(count, most)}:
        plan = round_robin(count, most, most, rounds, "full")
        for seating in plan:
            everybody_once(seating, count)
        assert spread(met(plan, count)) <= bound, (count, rounds)
        assert seat_spread([table for seating in plan for table in seating.tables], most) <= 1


@pytest.mark.parametrize("most", range(3, 7))
@pytest.mark.parametrize("count", [7, 10, 13, 23, 41])
def test_other_numbers_are_balanced_too(most: int, count: int) -> None:
    """With tables that are not full, or with people who sit out; nobody sits out twice before all have once."""
    rounds = max(3, usual_rounds(count, most))
    for fewest in (2, most):
        plan = round_robin(count, most, fewest, rounds, "odd")
        for seating in plan:
            everybody_once(seating, count)
        byes = Counter(one for seating in plan for one in seating.byes)
        assert spread([byes[one] for one in range(count)]) <= 1
        assert spread(met(plan, count)) <= 3, (count, rounds, fewest)
        tables = [table for seating in plan for table in seating.tables]
        full = min(len(table) for table in tables)
        assert seat_spread(tables, full) <= 2


def test_a_plan_follows_from_its_seed() -> None:
    assert round_robin(17, 4, 3, 5, "a") == round_robin(17, 4, 3, 5, "a")
    assert round_robin(17, 4, 3, 5, "a") != round_robin(17, 4, 3, 5, "b")
    many = round_robin(256, 4, 4, 6, "many")
    assert spread(met(many, 256)) <= 1
    assert seat_spread([table for seating in many for table in seating.tables], 4) <= 1


@pytest.mark.parametrize(
    ("count", "most"), [(8, 2), (9, 2), (24, 2), (65, 2), (12, 3), (25, 4), (64, 4), (31, 5), (36, 6)]
)
def test_swiss_meets_anew_and_among_equals(count: int, most: int) -> None:
    """Whoever has the lower number wins: points tell strength, as in life they only nearly do."""
    points: Counter[int] = Counter()
    byes: Counter[int] = Counter()
    played: list[Group] = []
    rounds = 5 if count >= 5 * most else 4
    for number in range(rounds):
        ranked = sorted(range(count), key=lambda one: (-points[one], one))
        past = Past(Counter(points), meetings(played), seats_had(played), Counter(byes))
        seating = swiss(ranked, past, most, most if most == 2 else most - 1, f"seed {number}")
        everybody_once(seating, count)
        for table in seating.tables:
            together = sorted(table)
            for place, one in enumerate(together):
                points[one] += 120 * (len(table) - 1 - place) // (len(table) - 1)
        byes.update(seating.byes)
        points.update(dict.fromkeys(seating.byes, 120))
        played += seating.tables
        if number and count >= 12 * most:
            apart = [spread([past.points[one] for one in table]) for table in seating.tables]
            assert sum(apart) / len(apart) <= spread([past.points[one] for one in range(count)]) / 2
    assert max(byes.values(), default=0) <= 1
    times = meetings(played)
    again = sum(times[one][other] > 1 for one, other in combinations(range(count), 2))
    assert again == 0 if count >= 12 * most else again <= count
    assert seat_spread(played, most - (count % most > 0)) <= 2


@pytest.mark.parametrize("most", SIZES)
def test_knock_out_comes_down_to_one_table(most: int) -> None:
    for advance in range(1, most):
        for fewest in {2, most}:
            for count in (2, 3, 4, 5, 7, 8, 12, 16, 33, 64, 100, 256):
                left, rounds = list(range(count)), 0
                while len(left) > 1:
                    seating = knock_out(left, most, fewest, advance, {}, "seed")
                    assert sorted(seating.byes + [one for table in seating.tables for one in table]) == left
                    assert seating.byes == left[: len(seating.byes)]  # the best seeded sit out
                    sizes = [len(table) for table in seating.tables]
                    assert all(size <= most for size in sizes)
                    assert len(left) <= most or all(size >= fewest for size in sizes)
                    rounds += 1
                    if len(left) <= most:
                        break
                    went = [one for table in seating.tables for one in sorted(table)[: going_on(len(table), advance)]]
                    assert len(went) + len(seating.byes) < len(left)
                    left = sorted(seating.byes + went)
                assert rounds == knock_out_rounds(count, most, fewest, advance)


def test_the_best_seeded_meet_late() -> None:
    first = knock_out(list(range(8)), 2, 2, 1, {}, "seed")
    assert sorted(map(sorted, first.tables)) == [[0, 7], [1, 6], [2, 5], [3, 4]]
    assert round_sizes(5, 2, 2, 1) == [2]  # three sit out, and four play on
    assert round_sizes(16, 4, 4, 2) == [4] * 4
    assert round_sizes(18, 4, 2, 2) == [4]
