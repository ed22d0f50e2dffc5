"""A power cut while a round of a tournament is opened: some of its tables are laid, and the others are not."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sqlite3
from collections.abc import AsyncIterator, Iterator
from random import Random
from typing import TYPE_CHECKING, NamedTuple

import psycopg

from serai.server.operations.database import Database, open_database
from serai.server.operations.settings import BadSetting

if TYPE_CHECKING:
    from tests.server.chaos.fleet import Node
    from tests.server.chaos.run import Run

CUT = "openings of a round cut"
LOOK_EVERY = 0.01  # seconds
SLICES = (0.002, 0.1)  # seconds for which the nodes run between two looks: at first, and at most where nothing happens
FAR, LONG = 8, 0.05  # while so many tables more are to be laid they run for so long
MOST_SLICES = 3_000
IN_TROUBLE = (sqlite3.Error, psycopg.Error, BadSetting)  # what looking at the database may meet
OPENED = """SELECT t.round, count(*), sum(CASE WHEN r.status = 'waiting' THEN 1 ELSE 0 END), count(l.id)
    FROM tournaments t JOIN tournament_tables r ON r.tournament = t.id AND r.round = t.round
    LEFT JOIN tables l ON l.id = r.table_id WHERE r.table_id IS NOT NULL GROUP BY t.round"""


class Opening(NamedTuple):
    """A round: its tables, those that still wait to be opened, and those that are laid."""

    round: int = 0
    tables: int = 0
    waiting: int = 0
    laid: int = 0


async def watch(run: Run) -> None:
    """Wait for rounds, and let the power fail in the midst of as many openings as the plan says."""
    dice, last = Random(f"{run.plan.seed} openings"), 0
    while _goes_on(run):
        with contextlib.suppress(*IN_TROUBLE):
            async with _opened(run.fleet.database.url) as database:
                while _goes_on(run):
                    await asyncio.sleep(LOOK_EVERY)
                    opening = await asyncio.to_thread(_opening, database)
                    if opening.waiting and opening.round > last:
                        last = opening.round
                        await _cut(run, dice, database)
        await asyncio.sleep(0.3)


@contextlib.asynccontextmanager
async def _opened(url: str) -> AsyncIterator[Database]:
    """The database, opened in a thread, since that takes an event loop of its own."""
    with contextlib.ExitStack() as held:
        yield await asyncio.to_thread(held.enter_context, open_database(url))


def _goes_on(run: Run) -> bool:
    assert run.cup is not None
    return not run.closing and run.ledger.counts[CUT] < run.cup.plan.cuts


def _opening(database: Database) -> Opening:
    found = database.rows(OPENED)
    return Opening(*found[0]) if found else Opening()


async def _cut(run: Run, dice: Random, database: Database) -> None:
    """Let the nodes go on in slices until so many tables are laid, then kill all of them or one."""
    async with run.troubled_by("look into an opening"):
        nodes = run.fleet.up
        with _frozen(nodes):
            midst = await _in_the_midst(dice, database, nodes)
            victims = nodes if dice.random() < 0.5 else [dice.choice(nodes)]
            if midst is not None:
                await asyncio.gather(*map(run.fleet.kill, victims))
        if midst is not None:
            run.ledger.counts[CUT] += 1
            run.ledger.counts[f"{CUT}, a table laid and not noted"] += midst.laid + midst.waiting > midst.tables
            await asyncio.gather(*map(run.fleet.revive, victims))


async def _in_the_midst(dice: Random, database: Database, nodes: list[Node]) -> Opening | None:
    """The round when so many of its tables are laid, and others are not; None where it was opened already."""
    wanted, laid, seconds = 0, 0, SLICES[0]
    for _ in range(MOST_SLICES):
        opening = await asyncio.to_thread(_opening, database)
        if not opening.waiting:
            return None
        wanted = wanted or dice.randint(1, opening.tables)
        if opening.laid >= wanted:
            return opening
        seconds = min(2 * seconds, SLICES[1]) if opening.laid == laid else SLICES[0]
        laid = opening.laid
        _send(nodes, signal.SIGCONT)
        await asyncio.sleep(max(seconds, LONG if wanted - laid > FAR else 0))
        _send(nodes, signal.SIGSTOP)
    return None


@contextlib.contextmanager
def _frozen(nodes: list[Node]) -> Iterator[None]:
    _send(nodes, signal.SIGSTOP)
    try:
        yield
    finally:
        _send([node for node in nodes if node.up], signal.SIGCONT)


def _send(nodes: list[Node], number: signal.Signals) -> None:
    for node in nodes:
        os.kill(node.pid, number)
