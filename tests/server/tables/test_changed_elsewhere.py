"""What others change: another process, another node, or somebody who is gone before it is on disk."""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path

import pytest

from serai.engine.core.errors import IllegalChoice
from serai.protocol.opening import NewTable, SeatWish
from serai.protocol.refusals import Refused
from serai.server.storage import Change
from serai.server.storage.sqlite import connect
from serai.server.tables import actions, lobby
from tests.server.hosting import Ears, guest, node, run, table_of
from tests.server.nodes import CLOSE, elsewhere, keep_ignorant, number_in, until


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
            table_id = await lobby.open_table(tables, ann, NewTable("khan", [SeatWish()] * 3))
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
            table_id = await lobby.open_table(here, ann, NewTable("khan", [SeatWish()] * 3))
            async with there.at(table_id):
                keep_ignorant(there)
            await here.changing(table_id, lambda table: lobby.join(here, table, bob, 1, ""))
            async with there.at(table_id) as table:
                with pytest.raises(Refused):
                    await actions.let_see(there, table, ann.id, 1)
            async with there.at(table_id) as table:
                await actions.let_see(there, table, bob.id, 1)

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
            wish = NewTable("tic_tac_toe", [SeatWish("me"), SeatWish("open")])
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
