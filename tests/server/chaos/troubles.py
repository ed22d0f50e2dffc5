"""The troubles of a chaos run, one at a time, in an order that the seed decides; every kind before any comes again."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from collections.abc import Awaitable, Callable, Iterator
from random import Random
from typing import TYPE_CHECKING

from tests.server.chaos.databases import Postgres
from tests.server.chaos.ledger import Window
from tests.server.chaos.lines import BROKEN, opened

if TYPE_CHECKING:
    from tests.server.chaos.fleet import Node
    from tests.server.chaos.run import Run

Trouble = Callable[["Run", Random], Awaitable[None]]
LEAST_DONE = 15  # acts that are acknowledged between two troubles
RECOVERY = 45.0  # seconds for which the servers may still speak of a database that was in trouble


async def make(run: Run) -> None:
    """Trouble after trouble, until it is enough."""
    dice = Random(f"{run.plan.seed} troubles")
    due: list[Trouble] = []
    while not run.closing:
        due = due or dice.sample(kinds(run), len(kinds(run)))
        if not await _calm(run, dice.uniform(0.5, 1.5) * run.plan.calm):
            return
        trouble = due.pop()
        async with run.troubled_by(trouble.__name__.replace("_", " ")):
            await trouble(run, dice)


async def _calm(run: Run, seconds: float) -> bool:
    """Some time without trouble, in which people get something done, also on a slow machine; whether it goes on."""
    began, done = time.monotonic(), run.ledger.counts["acknowledged"]
    while not run.closing:
        await asyncio.sleep(0.05)
        passed = time.monotonic() - began
        if passed > seconds and (run.ledger.counts["acknowledged"] >= done + LEAST_DONE or passed > seconds + 20):
            return not run.closing
    return False


def kinds(run: Run) -> list[Trouble]:
    """What can happen to this fleet."""
    found: list[Trouble] = [kill_a_node, kill_a_node, end_a_node, disk_full]
    if isinstance(run.fleet.database, Postgres):
        found += [kill_postgresql, kill_all_of_postgresql, freeze_a_node, freeze_a_node]
    return found


async def kill_a_node(run: Run, dice: Random) -> None:
    """kill -9, and the same node again after a moment."""
    node = run.fleet.some(dice)
    await _in_flight(run, dice, node)
    await run.fleet.kill(node)
    await asyncio.sleep(dice.uniform(0, 1))
    await run.fleet.revive(node)


async def _in_flight(run: Run, dice: Random, node: Node | None = None) -> None:
    """Wait for an act that is sent and not answered, so that the kill hits something; at most for a second."""
    limit = time.monotonic() + 1
    while time.monotonic() < limit:
        people = [person for person in run.people if node in (None, person.node)]
        if any(sight.pending for person in people for sight in person.sights.values()):
            break
        await asyncio.sleep(0.001)
    await asyncio.sleep(dice.uniform(0, 0.01))


async def end_a_node(run: Run, dice: Random) -> None:
    """SIGTERM under load."""
    node = run.fleet.some(dice)
    run.ledger.stops.append(await run.fleet.stop(node))
    await run.fleet.revive(node)


async def freeze_a_node(run: Run, dice: Random) -> None:
    """A node stands still for a second and goes on as if nothing had happened."""
    await run.fleet.freeze(run.fleet.some(dice), dice.uniform(0.3, 1.5))


@contextlib.contextmanager
def troubled(run: Run) -> Iterator[None]:
    """The database is in trouble: servers may speak of it in their logs."""
    window = Window(int(time.time()))  # logs are read by the second
    run.ledger.windows.append(window)
    try:
        yield
    finally:
        window.ends = time.time() + RECOVERY


async def kill_postgresql(run: Run, dice: Random) -> None:
    """kill -9 of the postmaster."""
    await _kill_postgresql(run, dice, whole=False)


async def kill_all_of_postgresql(run: Run, dice: Random) -> None:
    """kill -9 of every process that it has."""
    await _kill_postgresql(run, dice, whole=True)


async def _kill_postgresql(run: Run, dice: Random, whole: bool) -> None:
    database = run.fleet.database
    assert isinstance(database, Postgres)
    await _in_flight(run, dice)
    with troubled(run):
        await asyncio.to_thread(database.cluster.kill, whole)
        await asyncio.sleep(dice.uniform(0, 0.5))
        await asyncio.to_thread(database.cluster.start)


async def disk_full(run: Run, dice: Random) -> None:
    """Nothing can be written for a while; what is asked meanwhile is refused or not answered."""
    database = run.fleet.database
    servers = [node.pid for node in run.fleet.up]
    with troubled(run):
        database.fill(servers)
        try:
            await asyncio.sleep(dice.uniform(0.5, 2))
        finally:
            await asyncio.to_thread(database.make_room, servers)


# ---- odd sockets, all the time


async def odd_sockets(run: Run) -> None:
    """Connections that never read, never close, or never say what they want, a few at a time."""
    dice = Random(f"{run.plan.seed} odd sockets")
    async with asyncio.TaskGroup() as held:
        while not run.closing:
            kind = dice.choice([_silent, _half_open])
            held.create_task(kind(run, dice, dice.uniform(0.5, 1.5) * run.plan.stay))
            await asyncio.sleep(run.plan.stay / 3)


async def _silent(run: Run, dice: Random, seconds: float) -> None:
    """Watch tables and never read what comes."""
    try:
        async with opened(run.fleet.some(dice), {}) as connection:
            for table in list(run.tables):
                await connection.send(json.dumps({"do": "watch", "table": table, "since": 0}))
            connection.transport.pause_reading()
            run.ledger.counts["silent sockets"] += 1
            await _wait(run, seconds)
            connection.transport.abort()
    except BROKEN:
        return


async def _half_open(run: Run, dice: Random, seconds: float) -> None:
    """Begin a request and never finish it."""
    try:
        _, writer = await asyncio.open_connection("127.0.0.1", run.fleet.some(dice).port)
    except OSError:
        return
    run.ledger.counts["half-open connections"] += 1
    writer.write(
        dice.choice([b"", b"GET /api/v1/games HT", b"POST /api/v1/guest HTTP/1.1\r\nContent-Length: 99\r\n\r\n{"])
    )
    await _wait(run, seconds)
    writer.transport.abort()


async def _wait(run: Run, seconds: float) -> None:
    limit = time.monotonic() + seconds
    while time.monotonic() < limit and not run.closing:
        await asyncio.sleep(0.1)
