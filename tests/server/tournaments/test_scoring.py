"""Points and standings: shared places, absences, what breaks ties, and who withdrew."""

from __future__ import annotations

import pytest

from serai.server.tournaments.scoring import (
    WIN,
    Game,
    Kind,
    Sat,
    lot,
    order_of,
    points_of,
    shares_of,
    standings,
)

NOBODY_GONE = dict.fromkeys(range(4), False)


def game(number: int, *sat: tuple[int, int, int], over: bool = True) -> Game:
    """A table: entrant, place and score of each seat."""
    places = [place for _, place, _ in sat]
    points = points_of(places, [False] * len(places))
    seats = [Sat(one, place, score, got, False) for (one, place, score), got in zip(sat, points, strict=True)]
    return Game(number, tuple(seats), over)


def placed(kind: Kind, games: list[Game], gone: dict[int, bool] | None = None, seed: str = "s") -> list[int]:
    return [one.entrant for one in standings(kind, gone or NOBODY_GONE, games, seed)]


@pytest.mark.parametrize(
    ("places", "points"),
    [
        ([1, 2], [120, 0]),
        ([1, 1], [60, 60]),
        ([2, 1, 3], [60, 120, 0]),
        ([1, 2, 2, 4], [120, 60, 60, 0]),
        ([1, 1, 3, 4, 5], [105, 105, 60, 30, 0]),
        ([1, 2, 3, 4, 5, 6], [120, 96, 72, 48, 24, 0]),
        ([1, 1, 1, 1, 1, 1], [60] * 6),
    ],
)
def test_points_by_place_at_tables_of_two_to_six(places: list[int], points: list[int]) -> None:
    assert points_of(places, [False] * len(places)) == points
    assert sum(points) == WIN * len(places) // 2


def test_who_was_absent_comes_last_and_has_nothing() -> None:
    absent = [True, False, False]
    places = order_of([1, 2, 3], absent)
    assert places == [3, 1, 2]
    assert points_of(places, absent) == [0, 120, 60]
    assert points_of(order_of([1, 2], [True, True]), [True, True]) == [0, 0]


def test_shares_are_defined_whatever_the_scores_are() -> None:
    assert shares_of([30, 10]) == [750, 250]
    assert shares_of([0, 0]) == [500, 500]
    assert shares_of([-10, 0, 10]) == [0, 333, 666]


def test_head_to_head_breaks_ties_of_a_round_robin() -> None:
    games = [
        game(1, (0, 2, 1), (1, 1, 2)),
        game(1, (2, 1, 99), (3, 2, 0)),
        game(2, (0, 1, 99), (2, 2, 0)),
        game(2, (1, 2, 0), (3, 1, 99)),
    ]
    # All have 120: 1 was ahead of 0 and behind 3, and so on; then shares decide.
    assert [one.points for one in standings("round-robin", NOBODY_GONE, games, "s")] == [120] * 4
    games += [game(3, (0, 1, 5), (3, 2, 5)), game(3, (1, 1, 5), (2, 2, 5))]
    first, second, *_ = standings("round-robin", NOBODY_GONE, games, "s")
    assert (first.entrant, second.entrant) == (1, 0)  # equal points, and 1 has beaten 0, though 0 has more of the score
    assert first.share < second.share


def test_opponents_then_share_then_wins_then_lots_break_ties_of_a_swiss() -> None:
    games = [game(1, (0, 1, 6), (1, 2, 5)), game(1, (2, 1, 9), (3, 2, 1)), game(2, (0, 2, 1), (2, 1, 2))]
    games.append(game(2, (1, 1, 3), (3, 2, 1)))
    table = standings("swiss", NOBODY_GONE, games, "s")
    assert [one.entrant for one in table] == [2, 0, 1, 3]
    assert (table[1].points, table[2].points) == (120, 120)
    assert table[1].tie > table[2].tie
    equal = [game(1, (0, 1, 5), (1, 1, 5)), game(1, (2, 1, 5), (3, 1, 5))]
    assert {one.wins for one in standings("swiss", NOBODY_GONE, equal, "s")} == {0}  # a shared first place is no win
    assert placed("swiss", equal) == sorted(range(4), key=lambda one: lot("s", one))
    assert placed("swiss", equal) == placed("swiss", list(reversed(equal)))


def test_standings_stay_defined_after_withdrawal_and_before_anything() -> None:
    games = [game(1, (0, 1, 6), (1, 2, 5)), game(1, (2, 1, 9), (3, 2, 1))]
    for kind in ("round-robin", "swiss"):
        assert placed(kind, games, {**NOBODY_GONE, 2: True})[-1] == 2  # after all who stayed
        assert len(placed(kind, [], NOBODY_GONE)) == 4
    unfinished = [*games, Game(2, (Sat(0, None, None, 0, False), Sat(2, None, None, 0, False)), False)]
    assert [one.games for one in standings("swiss", NOBODY_GONE, unfinished, "s")] == [1] * 4


def test_who_comes_further_is_ahead_in_a_knock_out() -> None:
    games = [game(1, (0, 1, 6), (1, 2, 5)), game(1, (2, 1, 9), (3, 2, 1)), game(2, (0, 2, 0), (2, 1, 9))]
    assert placed("knock-out", games)[:2] == [2, 0]
    bye = Game(1, (Sat(3, None, None, WIN, False),), True, bye=True)
    table = standings("knock-out", NOBODY_GONE, [game(1, (0, 1, 6), (1, 2, 5)), bye], "s")
    assert {one.entrant: one.games for one in table} == {0: 1, 1: 1, 2: 0, 3: 0}
