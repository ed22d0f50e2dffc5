"""Tables in memory: never older than what is known of them, whatever is committed while they are read."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import psycopg
import pytest

from serai.engine.core.errors import IllegalChoice
from serai.server.api.refusals import Refused
from serai.server.operations.database import open_database
from serai.server.storage import CHECK_ALL, Change
from serai.server.storage.sqlite import connect
from serai.server.tables import actions, lobby
from serai.server.tables.tables import Tables
from tests.server.hosting import Ears, SlowStore, guest, hashes, node, play_on, run, slowed, table_of

CLOSE = "UPDATE tables SET status = 'over', asked = '[]', deadline = NULL, changed = changed + 1 WHERE id = ?"


async def number_in(tables: Tables, table_id: str) -> int:
    return (await hashes(tables, table_id))[0]


async def until(ask: Callable[[], Awaitable[object]], wanted: object) -> None:
    for _ in range(3_000):
        if (found := await ask()) == wanted:
            return
        await asyncio.sleep(0.01)
    raise AssertionError(f"{found} instead of {wanted}")


async def all_news_heard(here: Tables, there: Tables) -> None:
    """Whatever the one said before now, the other has heard: news come in order."""
    there.bots_wanted.clear()
    while not there.bots_wanted.is_set():  # it may not even listen yet
        await here.store.tell("bots")
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(there.bots_wanted.wait(), 0.5)


def keep_ignorant(tables: Tables) -> None:
    """A node to which no news come, though it believes to hear them."""
    tables._take_in = lambda said: None  # type: ignore[method-assign]  # news are lost on the way
    tables._deaf = False


async def elsewhere(url: str, sql: str, table_id: str) -> None:
    """Another process changes a table."""

    def change() -> None:
        with open_database(url) as database:
            assert database.execute(sql, table_id) == 1

    await asyncio.to_thread(change)


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
                card = table.playing().match.asks[0].options[0].card
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
                card = table.playing().match.asks[0].options[0].card
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


def test_a_move_does_not_undo_what_was_changed_elsewhere(url: str) -> None:
    """A table is closed by another process; a node that has not heard of it cannot open it again."""

    async def test() -> None:
        async with node(url) as tables:
            keep_ignorant(tables)
            table_id = await table_of(tables, "connect_four")
            await tables.choose(table_id, 0, ["drop", 3], 0, "k")
            await elsewhere(url, CLOSE, table_id)
            with pytest.raises(IllegalChoice) as refusal:
                await tables.choose(table_id, 1, ["drop", 3], 1, "k")
            assert refusal.value.rule == "SE-END-1"
            assert await tables.store.read("SELECT status, number FROM tables WHERE id = ?", table_id) == [("over", 1)]

    run(test)


def test_who_sits_down_while_others_do_need_not_try_again(url: str) -> None:
    async def test() -> None:
        async with node(url) as tables:
            ann, bob = await guest(tables), await guest(tables, "Bob")
            table_id = await lobby.open_table(tables, ann, lobby.NewTable("khan", [lobby.SeatWish()] * 3))
            async with tables.at(table_id):
                keep_ignorant(tables)
            await elsewhere(url, "UPDATE tables SET changed = changed + 1 WHERE id = ?", table_id)
            seat = await tables.changing(table_id, lambda table: lobby.join(tables, table, bob, 1, ""))
            async with tables.at(table_id) as table:
                assert (seat, table.seats[1].person) == (1, bob.id)

    run(test)


def test_who_sat_down_on_one_node_may_look_on_another(pg_url: str) -> None:
    """Also on one that has not heard of it yet; nobody else may."""

    async def test() -> None:
        async with node(pg_url) as here, node(pg_url) as there:
            ann, bob = await guest(here), await guest(here, "Bob")
            table_id = await lobby.open_table(here, ann, lobby.NewTable("khan", [lobby.SeatWish()] * 3))
            async with there.at(table_id):
                keep_ignorant(there)
            await here.changing(table_id, lambda table: lobby.join(here, table, bob, 1, ""))
            async with there.at(table_id) as table:
                with pytest.raises(Refused):
                    await actions.let_see(there, table, ann, 1)
            async with there.at(table_id) as table:
                await actions.let_see(there, table, bob, 1)

    run(test)


def test_who_left_on_one_node_can_come_back_on_another(pg_url: str) -> None:
    """Also on one that has not heard yet that they left."""

    async def test() -> None:
        async with node(pg_url) as here, node(pg_url) as there:
            ann = await guest(here)
            table_id = await table_of(here, "connect_four", host=ann)
            async with there.at(table_id):
                keep_ignorant(there)
            await here.changing(table_id, lambda table: lobby.leave(here, table, ann, "random"))
            await there.changing(table_id, lambda table: lobby.take_back_seat(there, table, ann))
            async with there.at(table_id) as table:
                assert [seat.away for seat in table.seats] == [None, None]
            found = await here.store.read("SELECT away FROM seats WHERE table_id = ?", table_id)
            assert found == [(None,), (None,)]

    run(test)


def test_a_vote_elsewhere_does_not_keep_a_move_from_being_made(url: str) -> None:
    async def test() -> None:
        async with node(url) as tables:
            keep_ignorant(tables)
            table_id = await table_of(tables, "connect_four")
            await tables.choose(table_id, 0, ["drop", 3], 0, "k")
            await elsewhere(url, "UPDATE tables SET changed = changed + 1 WHERE id = ?", table_id)
            ack = await tables.choose(table_id, 1, ["drop", 3], 1, "k")
            assert (ack.number, ack.version, ack.repeated) == (2, (2, 2), False)

    run(test)


def test_what_another_process_writes_to_the_file_is_noticed(tmp_path: Path) -> None:
    async def test() -> None:
        url = f"sqlite:///{tmp_path}/serai.db"
        async with node(url) as tables:
            table_id = await table_of(tables, "connect_four")
            other = await table_of(tables, "connect_four")
            ears = tables.audience
            assert isinstance(ears, Ears)
            ears.all_ears = True
            ears.told.clear()
            await elsewhere(url, CLOSE, table_id)

            async def told() -> set[str]:
                return {table for table, _, _ in ears.told}

            await until(told, {table_id})
            async with tables.at(table_id) as table, tables.at(other) as untouched:
                assert (table.row.status, untouched.row.status) == ("over", "running")

    run(test)


def test_what_is_committed_for_nobody_is_noticed(tmp_path: Path) -> None:
    """Whoever chose is gone before the choice is on disk; it is there all the same, and shown."""

    async def test() -> None:
        path = f"{tmp_path}/serai.db"
        async with node(f"sqlite:///{path}") as tables:
            table_id = await table_of(tables, "connect_four")
            with contextlib.closing(connect(path)) as other:
                other.execute("BEGIN IMMEDIATE")  # nothing can be written meanwhile
                choosing = asyncio.create_task(tables.choose(table_id, 0, ["drop", 3], 0, "k"))
                await asyncio.sleep(0)
                choosing.cancel()
                with pytest.raises(asyncio.CancelledError):
                    await choosing
                assert await number_in(tables, table_id) == 0
                other.execute("ROLLBACK")
            await until(lambda: number_in(tables, table_id), 1)

    run(test)


def test_a_new_name_is_shown_at_once(url: str) -> None:
    async def test() -> None:
        async with node(url) as tables:
            ann, bob = await guest(tables), await guest(tables, "Bob")
            hers = await table_of(tables, "connect_four", host=ann)
            his = await table_of(tables, "connect_four", host=bob)
            await tables.store.write([Change("UPDATE people SET name = 'Anna' WHERE id = ?", (ann.id,))])
            await tables.tell_name(ann.id)
            for table_id, name in ((hers, "Anna"), (his, "Bob")):
                async with tables.at(table_id) as table:
                    assert {seat.name for seat in table.seats} == {name}

    run(test)


def test_joining_elsewhere_is_known_to_who_has_seen_it(pg_url: str) -> None:
    async def test() -> None:
        async with node(pg_url) as here, node(pg_url) as there:
            ann, bob = await guest(here), await guest(here, "Bob")
            wish = lobby.NewTable("tic_tac_toe", [lobby.SeatWish("me"), lobby.SeatWish("open")])
            table_id = await lobby.open_table(here, ann, wish)
            keep_ignorant(there)
            async with there.at(table_id) as table:
                assert table.version == (0, 0, 0)
            async with here.at(table_id) as table:
                await lobby.join(here, table, bob, None, "")
                await lobby.start(here, table, ann)
                seen = table.public_version
            async with there.at(table_id, seen) as table:
                assert (table.version, table.row.status, table.seats_of(bob.id)) == ((0, 0, 2), "running", [1])
            assert (await there.choose(table_id, 0, ["square", 4], 0, "k")).number == 1

    run(test)
