"""SQLite: one file, one writer thread that commits everything waiting for it in one go (group commit)."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import threading
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import Empty, SimpleQueue
from time import monotonic
from typing import Any, NamedTuple

from serai.server.storage.migrate import pending
from serai.server.storage.shapes import Funnel, Many
from serai.server.storage.store import CHECK_ALL, Change, Conflict, Values, together

MOST_TOGETHER = 256  # transactions in one commit
READERS = 2
LOOK_EVERY = 0.2  # seconds, after which the writer looks whether other processes changed the file


class Job(NamedTuple):
    """A transaction that waits for the writer; one with `take` gives the rows of its only statement."""

    changes: Sequence[Change]
    take: bool
    done: asyncio.Future[Any]
    loop: asyncio.AbstractEventLoop


class SqliteStore:
    """The default store."""

    shared = False

    def __init__(self, path: str) -> None:
        self._path = path
        self._jobs: SimpleQueue[list[Job] | None] = SimpleQueue()
        self._gathered: dict[asyncio.AbstractEventLoop, list[Job]] = {}  # what one moment asks for goes over together
        self._funnels: dict[tuple[str, ...], Funnel] = {}  # of the writer, by their statements
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="serai-read", initializer=self._open_reader)
        self._mine = threading.local()
        self._connections: list[sqlite3.Connection] = []  # of the readers
        self._closed = asyncio.Event()
        self._listener: tuple[asyncio.AbstractEventLoop, asyncio.Event] | None = None
        self._connection = connect(path)
        self._file_version = _file_version(self._connection)  # before anything is read that could become old
        self._writer = threading.Thread(target=self._write_on, name="serai-write", daemon=True)
        self._writer.start()

    @classmethod
    def open(cls, path: str) -> SqliteStore:
        """Open or make the file and bring its schema up to date."""
        Path(path).parent.mkdir(parents=True, exist_ok=True)
        connection = connect(path)
        migrate(connection)
        connection.close()
        return cls(path)

    # ---- reading

    def _open_reader(self) -> None:
        self._mine.connection = connect(self._path)
        self._connections.append(self._mine.connection)

    def _read_now(self, sql: str, values: Values) -> list[Values]:
        return list(self._mine.connection.execute(sql, values))

    async def read(self, sql: str, *values: Any) -> list[Values]:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read_now, sql, values)

    # ---- writing

    def write(self, changes: Sequence[Change]) -> asyncio.Future[None]:
        return self._submit(changes, take=False)

    async def take(self, sql: str, *values: Any) -> list[Values]:
        rows: list[Values] = await self._submit((Change(sql, values),), take=True)
        return rows

    def _submit(self, changes: Sequence[Change], take: bool) -> asyncio.Future[Any]:
        loop = asyncio.get_running_loop()
        if self._closed.is_set():
            raise RuntimeError("the store is closed")
        done: asyncio.Future[Any] = loop.create_future()
        gathered = self._gathered.get(loop)
        if gathered is None:
            gathered = self._gathered[loop] = []
            loop.call_soon(self._hand_over, loop)
        gathered.append(Job(changes, take, done, loop))
        return done

    def _hand_over(self, loop: asyncio.AbstractEventLoop) -> None:
        """Give the writer all that this moment asked for, in one go."""
        if gathered := self._gathered.pop(loop, None):
            self._jobs.put(gathered)

    def _write_on(self) -> None:
        going, look_at = True, 0.0
        while going:
            if monotonic() >= look_at:
                self._look_for_others()
                look_at = monotonic() + LOOK_EVERY
            try:
                waiting = [self._jobs.get(timeout=LOOK_EVERY)]
            except Empty:
                continue
            while not self._jobs.empty():
                waiting.append(self._jobs.get())
            jobs = [job for some in waiting if some is not None for job in some]
            going = None not in waiting
            for start in range(0, len(jobs), MOST_TOGETHER):
                self._carry_out(jobs[start : start + MOST_TOGETHER])
        self._connection.close()

    # ---- the writer's work

    def _carry_out(self, jobs: Sequence[Job]) -> None:
        """Commit jobs together; if one cannot be carried out, each on its own, so that only that one fails."""
        try:
            outcomes = self._commit(jobs)
        except (Conflict, sqlite3.Error):
            outcomes = []
            for job in jobs:
                try:
                    outcomes += self._commit([job])
                except Exception as error:
                    outcomes.append(Conflict(str(error)) if isinstance(error, sqlite3.IntegrityError) else error)
        except Exception as error:
            outcomes = [error] * len(jobs)
        by_loop: dict[asyncio.AbstractEventLoop, list[tuple[asyncio.Future[Any], Any]]] = {}
        for job, outcome in zip(jobs, outcomes, strict=True):
            by_loop.setdefault(job.loop, []).append((job.done, outcome))
        for loop, pairs in by_loop.items():
            if not loop.is_closed():
                loop.call_soon_threadsafe(_report, pairs, self._notice)

    def _commit(self, jobs: Sequence[Job]) -> list[Any]:
        """Those that are alike in one statement, which is a transaction of its own if there are no others."""
        connection = self._connection
        alike, kinds = together([() if job.take else job.changes for job in jobs])
        statement = self._statement([jobs[place].changes for place in alike], kinds) if alike else None
        if statement is not None and len(alike) == len(jobs):
            connection.execute(*statement)
            return [None] * len(jobs)
        done, outcomes = set(alike), list[Any]()
        connection.execute("BEGIN IMMEDIATE")
        try:
            if statement is not None:
                connection.execute(*statement)
            for place, job in enumerate(jobs):
                outcomes.append(None if place in done else _one(connection, job))
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise
        return outcomes

    def _statement(self, alike: Sequence[Sequence[Change]], kinds: Sequence[Many]) -> tuple[str, list[Any]]:
        """What carries out all of these transactions."""
        statements = tuple([many.one for many in kinds])
        funnel = self._funnels.get(statements)
        if funnel is None:
            funnel = self._funnels[statements] = Funnel.of(f"together{len(self._funnels)}", statements)
            for make in funnel.made_by:
                self._connection.execute(make)
        return funnel.put([[value for change in changes for value in change.values] for changes in alike])

    # ---- news and the end

    async def tell(self, said: str) -> None:
        return  # no other node

    def _look_for_others(self) -> None:
        """Notice that another process, such as `serai admin`, has changed the file."""
        try:
            version = _file_version(self._connection)
        except sqlite3.Error:
            return  # whatever is wrong with the file, the next write reports it
        if version != self._file_version and self._listener is not None:
            loop, changed = self._listener
            with contextlib.suppress(RuntimeError):  # the loop is closed
                loop.call_soon_threadsafe(changed.set)
        self._file_version = version

    def _notice(self) -> None:
        """Another process committed something."""
        if self._listener is not None:
            self._listener[1].set()

    async def news(self) -> AsyncIterator[str]:
        changed = asyncio.Event()
        self._listener = asyncio.get_running_loop(), changed
        while not self._closed.is_set():
            yield CHECK_ALL  # there are no news of single tables from other processes
            await changed.wait()
            changed.clear()

    async def close(self) -> None:
        if not self._closed.is_set():
            self._closed.set()
            if self._listener is not None:
                self._listener[1].set()
            for loop in list(self._gathered):
                self._hand_over(loop)
            self._jobs.put(None)
            closing = ThreadPoolExecutor(1)  # the usual ones may be held up
            await asyncio.get_running_loop().run_in_executor(closing, self._let_go)
            closing.shutdown()

    def _let_go(self) -> None:
        self._writer.join()
        self._readers.shutdown()
        for connection in self._connections:  # the last one leaves the file alone, without a log beside it
            connection.close()


def connect(path: str) -> sqlite3.Connection:
    """A connection that loses nothing: every commit is flushed to the disk."""
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=20)
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "temp_store=MEMORY"):
        connection.execute(f"PRAGMA {pragma}")
    return connection


def _file_version(connection: sqlite3.Connection) -> int:
    """A number that is another one whenever another connection has committed since the last look."""
    found: int = connection.execute("PRAGMA data_version").fetchone()[0]
    return found


def migrate(connection: sqlite3.Connection) -> None:
    """Apply the steps that the file still needs."""
    version = connection.execute("PRAGMA user_version").fetchone()[0]
    for step in pending("sqlite", version):
        connection.execute("BEGIN IMMEDIATE")
        for statement in step.statements:
            connection.execute(statement)
        connection.execute(f"PRAGMA user_version={step.number}")
        connection.execute("COMMIT")


def _one(connection: sqlite3.Connection, job: Job) -> list[Values] | None:
    """Carry out one transaction; gives what it was to take."""
    rows: list[Values] | None = None
    for sql, values, expected, _ in job.changes:
        cursor = connection.execute(sql, values)
        if job.take:
            rows = cursor.fetchall()
        elif expected is not None and cursor.rowcount != expected:
            raise Conflict(f"{cursor.rowcount} rows instead of {expected}")
    return rows


def _report(pairs: list[tuple[asyncio.Future[Any], Any]], notice: Callable[[], None]) -> None:
    for done, outcome in pairs:
        if done.done():  # the request was cancelled
            if not isinstance(outcome, Exception):
                notice()
        elif isinstance(outcome, Exception):
            done.set_exception(outcome)
        else:
            done.set_result(outcome)
