"""Lists of tables: in which order, and that they know whenever a game is over, whoever ended it."""

from __future__ import annotations

import itertools

import pytest

from serai.protocol import opening
from serai.protocol.opening import NewTable, SeatWish
from serai.server.tables import lists, lobby
from serai.server.tables.tables import Tables
from tests.server.hosting import guest, node, play_on, run, table_of
from tests.server.nodes import CLOSE, elsewhere

ONE_SCREEN = [SeatWish("me"), SeatWish("me")]


def test_own_tables_are_listed_by_what_waits_and_the_last_ones_over(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    moments = itertools.count(Tables.now())
    monkeypatch.setattr(Tables, "now", staticmethod(lambda: next(moments)))  # no two things at the same one
    monkeypatch.setattr(opening, "now", lambda: next(moments))

    async def test() -> None:
        async with node(url) as tables:
            ann = await guest(tables)

            async def ids(most: int) -> list[str]:
                return [line.id for line in await lists.own(tables.store, ann.id, most)]

            first, last = [await table_of(tables, "tic_tac_toe", host=ann) for _ in range(2)]
            for table_id in (first, last):
                await play_on(tables, table_id, 9)
            running = await table_of(tables, "tic_tac_toe", host=ann)
            waiting = await lobby.open_table(tables, ann, NewTable("tic_tac_toe", ONE_SCREEN))
            for_others = await lobby.open_table(tables, ann, NewTable("tic_tac_toe", [SeatWish(), SeatWish()]))
            assert await ids(50) == [running, for_others, waiting, last, first]
            assert await ids(4) == [running, for_others, waiting, last]  # two seats at one table are one table
            assert sorted(await lists.not_over(tables.store, ann.id)) == sorted([running, waiting])

            await elsewhere(url, CLOSE, running)
            async with tables.at(waiting) as table:
                await lobby.close(tables, table, ann)
            assert set((await ids(3))[1:]) < {running, waiting, last}
            assert set(await ids(50)) == {running, for_others, waiting, last, first}
            assert await lists.not_over(tables.store, ann.id) == []

    run(test)
