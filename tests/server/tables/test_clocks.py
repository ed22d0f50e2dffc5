"""Time: free seconds first, then the bank; days anew for every move; no clock for nobody."""

from __future__ import annotations

from pathlib import Path

import pytest

from serai.protocol import shown
from serai.protocol.clocks import DAY, Pace, deadline, left, press, runs_out, wound
from serai.protocol.shown import position
from tests.server import hosting

LIVE = Pace("live", bank=60, free=10)
DAYS = Pace("days", days=2)


def test_the_free_time_is_used_before_the_bank() -> None:
    clocks = press(LIVE, wound(LIVE, 2), [0], None, 0, 1_000)
    assert left(LIVE, clocks, 0, 11_000) == 60_000
    assert left(LIVE, clocks, 0, 15_000) == 56_000
    assert left(LIVE, clocks, 0, 999_000) == 0
    assert runs_out(LIVE, clocks, 0) == 71_000
    after = press(LIVE, clocks, [1], 0, 1, 15_000)
    assert after.bank == [56_000, 60_000]
    assert after.since == [None, 15_000]
    assert after.turn == [None, 1]


def test_a_long_turn_has_one_free_time() -> None:
    clocks = press(LIVE, wound(LIVE, 2), [0], None, 0, 1_000)
    clocks = press(LIVE, clocks, [0], 0, 1, 9_000)
    assert clocks.since == [1_000, None]
    assert clocks.turn == [0, None]  # still the turn that began with move 0, so one notice for all of it
    assert runs_out(LIVE, clocks, 0) == 71_000


def test_days_are_given_anew_for_every_move() -> None:
    clocks = press(DAYS, wound(DAYS, 2), [0], None, 0, 1_000)
    assert runs_out(DAYS, clocks, 0) == 1_000 + 2 * DAY
    clocks = press(DAYS, clocks, [0], 0, 1, 50_000)
    assert runs_out(DAYS, clocks, 0) == 50_000 + 2 * DAY


def test_the_deadline_is_that_of_the_first_person_to_run_out() -> None:
    clocks = press(LIVE, wound(LIVE, 3), [0, 1, 2], None, 0, 1_000)
    clocks.bank[1] = 5_000
    assert deadline(LIVE, clocks, [0, 1, 2]) == 16_000
    assert deadline(LIVE, clocks, [0, 2]) == 71_000
    assert deadline(LIVE, clocks, []) is None
    assert deadline(Pace(), clocks, [0]) is None


def test_others_who_choose_at_the_same_time_are_not_touched() -> None:
    clocks = press(LIVE, wound(LIVE, 3), [0, 1, 2], None, 0, 1_000)
    clocks = press(LIVE, clocks, [0, 2], 1, 0, 31_000)
    assert clocks.bank == [60_000, 40_000, 60_000]
    assert clocks.since == [1_000, None, 1_000]


def test_what_cannot_be_played_at() -> None:
    assert Pace("live", bank=-1).wrong()
    assert Pace("live", free=0).wrong()
    assert Pace("days", days=61).wrong()
    assert not Pace("none", bank=-1).wrong()
    assert not LIVE.wrong()


def test_a_position_says_what_time_it_is_here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Devices are off by minutes; the clocks are the server's."""

    async def test() -> None:
        async with hosting.node(f"sqlite:///{tmp_path}/serai.db") as tables:
            table_id = await hosting.table_of(tables, "tic_tac_toe")
            monkeypatch.setattr(shown, "now", lambda: 1_234)
            async with tables.at(table_id) as table:
                assert position(table, 0, []).now == 1_234

    hosting.run(test)
