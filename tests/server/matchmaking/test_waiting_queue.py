"""The queue: who is seated with whom, once, and who is not there any more."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from serai.protocol.clocks import READY_MADE
from serai.protocol.table import OPEN, RUNNING
from serai.server.matchmaking import waiting_queue
from serai.server.matchmaking.waiting_queue import GONE_AFTER, WaitingQueue, Wish
from serai.server.social.blocking import block
from serai.server.storage import Change
from serai.server.tables import lobby
from serai.server.tables.tables import Tables
from tests.roots import ROOT
from tests.server import hosting
from tests.server.hosting import guest, refusal
from tests.server.ratings.rated import member
from tests.server.running import Client, Server

QUICK = Wish("tic_tac_toe", 2, "quick", False)
DAYS = Wish("tic_tac_toe", 2, "day", False)


def at_time(monkeypatch: pytest.MonkeyPatch, moment: int) -> None:
    monkeypatch.setattr(Tables, "now", staticmethod(lambda: moment))


@pytest.mark.rule("SE-QUEUE-1", "SE-QUEUE-2")
def test_those_who_want_the_same_are_seated_and_their_game_begins(url: str) -> None:
    async def test() -> None:
        async with hosting.node(url) as tables:
            queue = WaitingQueue(tables)
            ann, bob, cid, dan = [await guest(tables, name) for name in ("Ann", "Bob", "Cid", "Dan")]
            waits = await queue.enter(ann, Wish("khan", 3, "quick", False))
            assert waits is not None
            assert waits.table is None
            await queue.enter(bob, QUICK)
            await queue.enter(cid, Wish("tic_tac_toe", 2, "live", False))  # another pace
            assert {(one.game, one.pace, one.people) for one in await queue.waiting()} == {
                ("khan", "quick", 1),
                ("tic_tac_toe", "quick", 1),
                ("tic_tac_toe", "live", 1),
            }
            await queue.enter(cid, QUICK)  # one wish at a time
            one, other = await queue.place(bob), await queue.place(cid)
            assert one is not None
            assert other is not None
            assert one.table is not None
            assert one.table == other.table
            async with tables.at(one.table) as table:
                assert (table.row.status, table.row.host) == (RUNNING, bob.id)
                assert {seat.person for seat in table.seats} == {bob.id, cid.id}
                assert (table.row.pace.kind, table.row.pace.bank) == ("live", 300)
            await queue.enter(dan, QUICK)  # nobody else waits for it
            assert [(one.game, one.people) for one in await queue.waiting()] == [("khan", 1), ("tic_tac_toe", 1)]
            await queue.leave(ann)
            assert await queue.place(ann) is None

    hosting.run(test)


def test_whoever_is_not_heard_of_has_gone_but_not_from_a_game_by_days(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with hosting.node(url) as tables:
            queue, begun = WaitingQueue(tables), Tables.now()
            ann, bob, cid, dan = [await guest(tables, name) for name in ("Ann", "Bob", "Cid", "Dan")]
            at_time(monkeypatch, begun)
            await queue.enter(ann, QUICK)
            await queue.enter(bob, DAYS)
            at_time(monkeypatch, begun + GONE_AFTER // 2)
            await queue.place(ann)  # is still there
            at_time(monkeypatch, begun + GONE_AFTER + 1_000)
            await queue.look()
            assert await queue.place(ann) is not None
            at_time(monkeypatch, begun + 3 * GONE_AFTER)
            entered = await queue.enter(cid, QUICK)  # finds nobody
            assert entered is not None
            assert entered.table is None
            await queue.look()
            assert await queue.place(ann) is None
            seated = await queue.enter(dan, DAYS)
            assert seated is not None
            assert seated.table is not None
            async with tables.at(seated.table) as table:
                assert {seat.person for seat in table.seats} == {bob.id, dan.id}

    hosting.run(test)


def test_those_who_cannot_meet_are_not_seated_together(url: str) -> None:
    async def test() -> None:
        async with hosting.node(url) as tables:
            queue = WaitingQueue(tables)
            ann, bob, cid = [await guest(tables, name) for name in ("Ann", "Bob", "Cid")]
            await block(tables.store, bob.id, ann.id)
            for person in (ann, bob):
                waits = await queue.enter(person, QUICK)
                assert waits is not None
                assert waits.table is None
            seated = await queue.enter(cid, QUICK)
            first, second = await queue.place(ann), await queue.place(bob)
            assert first is not None
            assert second is not None
            assert seated is not None
            assert seated.table == first.table  # who has waited longest
            assert second.table is None

    asyncio.run(test())


def test_two_nodes_seat_nobody_twice(pg_url: str) -> None:
    async def test() -> None:
        async with hosting.node(pg_url) as one, hosting.node(pg_url) as other:
            people = [await guest(one, f"P{number}") for number in range(8)]
            queues = [WaitingQueue(one), WaitingQueue(other)]
            await asyncio.gather(*(queues[number % 2].enter(person, QUICK) for number, person in enumerate(people)))
            for queue in queues:
                await queue.look()
            places = [await queues[0].place(person) for person in people]
            tables = [place.table for place in places if place is not None]
            assert None not in tables
            assert sorted(tables.count(table) for table in set(tables)) == [2, 2, 2, 2]
            found = await one.store.read("SELECT person, count(*) FROM seats GROUP BY person")
            assert sorted(found) == sorted((person.id, 1) for person in people)
            assert {status for (status,) in await one.store.read("SELECT status FROM tables")} == {RUNNING}

    hosting.run(test)


def test_a_table_that_was_laid_is_begun_by_whoever_finds_it(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The node that laid it may have died."""

    async def dies(tables: Tables, table: object) -> None:
        raise ConnectionError

    async def test() -> None:
        async with hosting.node(url) as tables:
            queue = WaitingQueue(tables)
            ann, bob = await guest(tables), await guest(tables, "Bob")
            await queue.enter(ann, QUICK)
            with monkeypatch.context() as patched:
                patched.setattr(lobby, "begin", dies)
                with pytest.raises(ConnectionError):
                    await queue.enter(bob, QUICK)
            place = await queue.place(bob)
            assert place is not None
            assert place.table is not None
            async with tables.at(place.table) as table:
                assert table.row.status == OPEN
            await WaitingQueue(tables).look()
            async with tables.at(place.table) as table:
                assert table.row.status == RUNNING

    hosting.run(test)


def test_what_cannot_be_had_is_refused(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with hosting.node(url) as tables:
            queue = WaitingQueue(tables)
            ann, ben = await guest(tables), await member(tables, "Ben")
            assert (await refusal(queue.enter(ann, QUICK._replace(rated=True)))).key == "rated-guest"
            assert (await refusal(queue.enter(ann, QUICK._replace(seats=3)))).key == "bad-option"
            assert (await refusal(queue.enter(ann, QUICK._replace(game="chess")))).key == "not-found"
            assert (await refusal(queue.enter(ann, Wish("merv", 1, "quick", False)))).key == "bad-seats"
            assert await queue.enter(ben, QUICK._replace(rated=True)) is not None
            monkeypatch.setattr(waiting_queue, "MOST_WAITING", 1)
            assert (await refusal(queue.enter(ann, QUICK))).key == "queue-full"
            monkeypatch.setattr(waiting_queue, "MOST_OPEN", 0)
            assert (await refusal(queue.enter(ann, QUICK))).key == "too-many-tables"
            await tables.store.write([Change("DELETE FROM waiting_queue")])

    hosting.run(test)


def test_the_queue_over_the_interface(server: Server) -> None:
    ann, bob = Client(server), Client(server, "Bob")
    wish = {"game": "connect_four", "seats": 2, "pace": "week"}

    def waiting(told: Any) -> list[int]:
        return [one["people"] for one in told["waiting"] if one["game"] == wish["game"]]  # others wait for other games

    assert ann.post("/queue", wish)["mine"]["table"] is None
    shown = bob.get("/queue")
    assert (shown["mine"], shown["paces"]) == (None, ["quick", "live", "day", "week"])
    assert waiting(shown) == [1]
    assert ann.get("/me/export")["waiting"][0]["pace"] == "week"
    assert ann.post("/queue/leave")["mine"] is None
    assert bob.post("/queue", wish)["mine"]["table"] is None
    table = ann.post("/queue", wish)["mine"]["table"]
    assert bob.get("/queue")["mine"]["table"] == table
    assert ann.get(f"/tables/{table}")["status"] == "running"
    assert ann.post("/queue", {**wish, "pace": "none"}, 400)["key"] == "bad-request"
    assert ann.post("/queue", {**wish, "seats": 1}, 400)["key"] == "bad-request"
    assert bob.post("/queue", wish)["mine"]["table"] is None
    assert bob.http.delete("/me").status_code == 200
    assert waiting(ann.get("/queue")) == []


def test_the_paces_of_the_queue_are_those_that_one_sets_a_table_up_with() -> None:
    source = (ROOT / "web" / "src" / "pages" / "setup" / "setup.ts").read_text(encoding="utf-8")
    for name, pace in READY_MADE.items():
        (line,) = [line for line in source.splitlines() if line.strip().startswith(f'{name}: {{ kind: "{pace.kind}"')]
        told = f"bank: {pace.bank}, free: {pace.free}" if pace.kind == "live" else f"days: {pace.days}"
        assert told in line
