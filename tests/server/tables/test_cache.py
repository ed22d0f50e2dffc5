"""Tables in memory: never older than what is known of them, whatever is committed while they are read."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import psycopg
import pytest

from serai.server.storage import CHECK_ALL, Change
from serai.server.tables.tables import Tables
from tests.server.hosting import Ears, SlowStore, node, play_on, run, slowed, table_of
from tests.server.nodes import CLOSE, all_news_heard, keep_ignorant, number_in, until


def test_news_of_a_table_that_is_being_read_are_not_lost(pg_url: str) -> None:
    async def test() -> None:
        async with node(pg_url) as here, node(pg_url) as there:
            table_id = await table_of(here, "connect_four")
            await all_news_heard(here, there)
            slow = slowed(there)
            slow.stop_after("FROM tables")
            looking = asyncio.create_task(number_in(there, table_id))
            await slow.stopped.wait()
            await here.choose(table_id, 0, ["drop", 3], 0, "k")
            await all_news_heard(here, there)
            slow.go_on.set()
            assert await looking == 1

    run(test)


def test_news_that_come_while_catching_up_are_not_lost(pg_url: str) -> None:
    async def test() -> None:
        async with node(pg_url) as here, node(pg_url) as there:
            table_id = await table_of(here, "connect_four")
            ears = there.audience
            assert isinstance(ears, Ears)
            ears.all_ears = True
            await number_in(there, table_id)
            slow = slowed(there)
            slow.stop_after("FROM tables")
            await here.choose(table_id, 0, ["drop", 3], 0, "k")
            await slow.stopped.wait()
            await here.choose(table_id, 1, ["drop", 3], 1, "k")
            await all_news_heard(here, there)
            slow.go_on.set()

            async def told() -> int:
                return ears.told[-1][1] if ears.told else 0

            await until(told, 2)
            assert await number_in(there, table_id) == 2

    run(test)


def test_news_that_come_while_all_is_compared_are_not_lost(tmp_path: Path) -> None:
    """The answer of the database may be older than the news that overtook it."""

    async def test() -> None:
        async with node(f"sqlite:///{tmp_path}/serai.db") as tables:
            table_id = await table_of(tables, "tic_tac_toe")
            async with tables.at(table_id) as table:
                number, drafted, changed = table.version
            read, overtaken = tables.store.read, asyncio.Event()

            async def slow(sql: str, *values: Any) -> Any:
                found = await read(sql, *values)
                if sql.startswith("SELECT id, number, drafted, changed") and not overtaken.is_set():
                    await tables.store.write([Change(CLOSE, (table_id,))])
                    tables._take_in(f"{table_id} {number} {drafted} {changed + 1}")
                    overtaken.set()
                return found

            tables.store.read = slow  # type: ignore[method-assign]  # of this one store
            tables._take_in(CHECK_ALL)
            await overtaken.wait()
            while tables._checking or tables._catching_up:
                await asyncio.sleep(0)
            async with tables.at(table_id) as table:
                assert table.row.status == "over"

    run(test)


@pytest.mark.parametrize("aside", [False, True])
def test_what_is_read_is_of_one_moment(url: str, bids: str, aside: bool) -> None:
    """Somebody chooses in secret, or does something beside the question, between two statements of a reader."""

    async def test() -> None:
        async with node(url) as here, node(url) as there:
            keep_ignorant(there)
            table_id = await table_of(here, bids, seats=2)
            async with here.at(table_id) as table:
                card = table.playing().match.asks[0].options[0][0]
            if aside:
                await here.choose(table_id, 0, ["bid", card], 0, "bid")
            slow = slowed(there)
            slow.stop_after("FROM tables")
            looking = asyncio.create_task(there.locked(table_id, None))
            await slow.stopped.wait()
            if aside:
                await here.choose(table_id, 1, ["gift", 0], 0, "gift", act="aside")
            else:
                await here.choose(table_id, 0, ["bid", card], 0, "bid")
            slow.go_on.set()
            table = await looking
            drafted = [bool(table.playing().match.draft(seat)) for seat in (0, 1)]
            table.lock.release()
            assert table.row.number == table.playing().match.number
            assert drafted == [bool(aside or table.row.drafted), False]

    run(test)


def test_a_node_that_is_behind_catches_up_before_it_answers(pg_url: str) -> None:
    async def test() -> None:
        async with node(pg_url) as here, node(pg_url) as there:
            table_id = await table_of(here, "connect_four")
            await all_news_heard(here, there)
            keep_ignorant(there)
            assert await number_in(there, table_id) == 0
            seen = (await here.choose(table_id, 0, ["drop", 3], 0, "k")).version
            assert await number_in(there, table_id) == 0  # it cannot know
            async with there.at(table_id, seen) as table:
                assert table.public_version == seen == (1, 1)
            await here.choose(table_id, 1, ["drop", 3], 1, "k")
            ack = await there.choose(table_id, 0, ["drop", 3], 2, "l")  # by a client that was told of move 2
            assert (ack.number, ack.version) == (3, (3, 1))

    run(test)


def test_what_one_chose_in_secret_is_known_on_every_node(pg_url: str, bids: str) -> None:
    """How often others chose in secret is not told, so a node looks whenever somebody comes in the midst of it."""

    async def test() -> None:
        async with node(pg_url) as here, node(pg_url) as there:
            table_id = await table_of(here, bids, seats=2)
            await all_news_heard(here, there)
            keep_ignorant(there)
            async with there.at(table_id) as table:
                card = table.playing().match.asks[0].options[0][0]
            first = await here.choose(table_id, 0, ["bid", card], 0, "bid")
            last = await here.choose(table_id, 0, ["commit"], 0, "in")
            assert first.version == last.version == (0, 1)
            async with there.at(table_id, last.version) as table:
                assert (table.playing().asked, table.version) == ([1], (0, 2, 1))

    run(test)


def test_a_version_that_nobody_wrote_costs_one_look(url: str) -> None:
    async def test() -> None:
        async with node(url) as tables:
            table_id = await table_of(tables, "connect_four")
            await number_in(tables, table_id)
            slow = slowed(tables)
            for seen in ((10**9, 0), (0, 10**9)):
                slow.reads = 0
                async with tables.at(table_id, seen) as table:
                    assert table.version == (0, 0, 1)
                assert slow.reads == 1
            async with tables.at(table_id, (0, 1)) as table:
                assert slow.reads == 1

    run(test)


def test_a_node_that_hears_nothing_looks_each_time(pg_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """While the line for news is cut, and cannot be opened again, nothing in memory is believed."""

    async def test() -> None:
        may_connect = asyncio.Event()
        connected = psycopg.AsyncConnection.connect

        async def connect(*args: Any, **named: Any) -> Any:
            await may_connect.wait()
            return await connected(*args, **named)

        async with node(pg_url) as here, node(pg_url) as there:
            table_id = await table_of(here, "connect_four")
            await all_news_heard(here, there)
            await number_in(there, table_id)
            monkeypatch.setattr(psycopg.AsyncConnection, "connect", connect)
            cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query = 'LISTEN serai'"
            await here.store.read(f"{cut} AND datname = current_database()")
            for number in range(4):
                await play_on(here, table_id, 1, f"{number}")
                await until(lambda: number_in(there, table_id), number + 1)
            slow = slowed(there)
            await number_in(there, table_id)
            assert slow.reads == 1
            may_connect.set()
            await until(lambda: unread(there, slow, table_id), 0)
            await play_on(here, table_id, 1)
            await until(lambda: number_in(there, table_id), 5)

    async def unread(tables: Tables, slow: SlowStore, table_id: str) -> int:
        slow.reads = 0
        await number_in(tables, table_id)
        return slow.reads

    run(test)
