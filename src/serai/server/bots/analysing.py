"""Looks back at games that are over: taken from the database with a lease, made in another process, and kept.

A node makes one at a time. A lease that is not renewed runs out, so what a dead node began is begun anew elsewhere.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import secrets

from serai.protocol.json_text import written
from serai.protocol.past.analysis import AnalysisShown, must_be_over
from serai.protocol.refusals import Refused
from serai.protocol.table import NotStarted, Table, Unplayable
from serai.server.bots.thinking_process import look_back
from serai.server.operations.workers import Job, WorkerDied, Workers, WorkFailed
from serai.server.storage import Change
from serai.server.tables.stored import read_source
from serai.server.tables.tables import NoTable, Tables

LEASE = 15_000
RENEW = 1.0  # seconds between two notes of how far it is
LOOK_AGAIN = 4.0
TOO_OFTEN = 3
A_MOMENT = 0.5  # seconds: a signal to all processes of the server may end the one that looks back first
MOST_WAITING = 100
LONGEST = 3600.0  # seconds of the processor that a look back may take
UNUSED = 60.0  # seconds after which a process that has nothing to do is ended
READ = "SELECT done, whole, taken_by, tries, lease, found FROM analyses WHERE table_id = ?"
ASK = """INSERT INTO analyses (table_id, asked) VALUES (?, ?)
    ON CONFLICT (table_id) DO UPDATE SET tries = 0 WHERE analyses.found IS NULL"""
log = logging.getLogger("serai.analysing")


class Analyses:
    """The looks back of this node; where it is not run, it leaves them to others."""

    def __init__(self, tables: Tables, nodes: int, nice: int) -> None:
        self._tables = tables
        self._nodes = nodes
        self._name = f"{os.getpid()}-{secrets.token_hex(4)}"
        self._wanted = asyncio.Event()
        self._workers = Workers("serai-analysis", 1, nice, UNUSED)
        self._job: Job[str] | None = None  # what is looked back at now
        self._stopped = False
        self.made = 0

    # ---- asking

    async def ask(self, table: Table) -> AnalysisShown:
        """Have a game looked back at, unless it was already."""
        must_be_over(table)
        store = self._tables.store
        if not await store.read("SELECT 1 FROM analyses WHERE table_id = ?", table.id):
            ((waiting,),) = await store.read(
                "SELECT count(*) FROM analyses WHERE found IS NULL AND tries <= ?", TOO_OFTEN
            )
            if waiting >= MOST_WAITING:
                raise Refused(429, "analyses-enough", "many games wait to be analysed; ask again later")
        await store.write([Change(ASK, (table.id, self._tables.now()))])
        self._wanted.set()
        return await self.shown(table)

    async def shown(self, table: Table) -> AnalysisShown:
        """What is known of the look back at a game."""
        must_be_over(table)
        rows = await self._tables.store.read(READ, table.id)
        if not rows:
            return AnalysisShown("none")
        done, whole, taken_by, tries, lease, found = rows[0]
        if found is not None:
            return AnalysisShown("made", whole, whole, written(found.encode()))
        if taken_by is not None and lease >= self._tables.now():
            return AnalysisShown("making", done, whole)
        return AnalysisShown("waiting" if tries <= TOO_OFTEN else "failed")

    # ---- making

    async def run(self) -> None:
        """Make what is asked for, one after the other, for as long as the node runs."""
        while not self._stopped:
            self._wanted.clear()
            try:
                table_id = await self._take()
                if table_id is not None:
                    await self._make(table_id)
                    continue
            except Exception:  # the database may be away for a while
                log.exception("a game could not be analysed")
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._wanted.wait(), LOOK_AGAIN)

    async def _take(self) -> str | None:
        now, store = self._tables.now(), self._tables.store
        waits = "found IS NULL AND lease < ? AND tries <= ?"
        if not await store.read(f"SELECT 1 FROM analyses WHERE {waits} LIMIT 1", now, TOO_OFTEN):
            return None
        locked = "FOR UPDATE SKIP LOCKED" if store.shared else ""
        taken = await store.take(
            f"""UPDATE analyses SET taken_by = ?, lease = ?, tries = tries + 1, done = 0, whole = 0 WHERE table_id IN
                (SELECT table_id FROM analyses WHERE {waits} ORDER BY asked LIMIT 1 {locked}) RETURNING table_id""",
            self._name,
            now + LEASE,
            now,
            TOO_OFTEN,
        )
        return str(taken[0][0]) if taken else None

    async def _make(self, table_id: str) -> None:
        renewing = asyncio.create_task(self._renew(table_id))
        try:
            async with self._tables.at(table_id) as table:
                table.playing()
            source = await read_source(self._tables.store, table, table.row.number, None)
            self._job = Job(look_back, source, self._nodes, processor_limit=LONGEST, tells=True)
            found = await self._workers.run(self._job)
            keep = "UPDATE analyses SET found = ?, taken_by = NULL WHERE table_id = ?"
            await self._tables.store.write([Change(keep, (found, table_id))])
            self.made += 1
        except (NoTable, NotStarted, Unplayable):
            await self._tables.store.write([Change("DELETE FROM analyses WHERE table_id = ?", (table_id,))])
        except (WorkerDied, WorkFailed) as problem:
            await asyncio.sleep(A_MOMENT)
            if not self._stopped:
                why = {"table": table_id, "why": repr(problem)}
                log.warning("the process that looked back has ended", extra=why)
                await self._give_back()
        finally:
            self._job = None
            renewing.cancel()

    # ---- leases

    async def _renew(self, table_id: str) -> None:
        put = "UPDATE analyses SET lease = ?, done = ?, whole = ? WHERE taken_by = ? AND table_id = ?"
        while True:
            await asyncio.sleep(RENEW)
            with contextlib.suppress(Exception):  # the database may be away for a while
                values = (self._tables.now() + LEASE, *self._far(), self._name, table_id)
                await self._tables.store.write([Change(put, values)])

    def _far(self) -> tuple[int, int]:
        """How much of the look back is done, and the whole."""
        done, whole = (self._job and self._job.progress) or (0, 0)
        return done, whole

    async def _give_back(self) -> None:
        put = "UPDATE analyses SET lease = 0, taken_by = NULL WHERE taken_by = ?"
        await self._tables.store.write([Change(put, (self._name,))])

    def halt(self) -> None:
        """End the process at once, and start no other."""
        self._stopped = True
        self._workers.stop()

    async def stop(self) -> None:
        """End the process; what it began is begun anew, here or elsewhere."""
        self.halt()
        with contextlib.suppress(Exception):
            await self._give_back()
