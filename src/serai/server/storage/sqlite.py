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
from typing import Any, NamedTuple

from serai.server.storage.migrate import pending
from serai.server.storage.store import CHECK_ALL, Change, Conflict, Values, together

MOST_TOGETHER = 256  # transactions in one commit
READERS = 2
LOOK_EVERY = 0.2  # seconds without work, after which the writer looks whether other processes changed the file


class Job(NamedTuple):
    """A transaction that waits for the writer; one with `take` gives the rows of its only statement."""

    changes: Sequence[Change]
    take: bool
    done: asyncio.Future[list[Values]]
    loop: asyncio.AbstractEventLoop


class SqliteStore:
    """The default store."""

    shared = False

    def __init__(self, path: str) -> None:
        self._path = path
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
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

    async def write(self, changes: Sequence[Change]) -> None:
        await self._submit(changes, take=False)

    async def take(self, sql: str, *values: Any) -> list[Values]:
        return await self._submit((Change(sql, values),), take=True)

    def _submit(self, changes: Sequence[Change], take: bool) -> asyncio.Future[list[Values]]:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[list[Values]] = loop.create_future()
        if self._closed.is_set():
            raise RuntimeError("the store is closed")
        self._jobs.put(Job(changes, take, done, loop))
        return done

    def _write_on(self) -> None:
        connection = self._connection
        going = True
        while going:
            self._look_for_others()
            try:
                waiting = [self._jobs.get(timeout=LOOK_EVERY)]
            except Empty:
                continue
            while len(waiting) < MOST_TOGETHER and not self._jobs.empty():
                waiting.append(self._jobs.get())
            jobs = [job for job in waiting if job is not None]
            going = len(jobs) == len(waiting)
            _carry_out(connection, jobs, self._notice)
        connection.close()

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


def _carry_out(connection: sqlite3.Connection, jobs: list[Job], notice: Callable[[], None]) -> None:
    """Commit all jobs together; if one cannot be carried out, each on its own, so that only that one fails."""
    try:
        outcomes: list[Any] = _commit(connection, jobs)
    except (Conflict, sqlite3.Error):
        outcomes = []
        for job in jobs:
            try:
                outcomes += _commit(connection, [job])
            except Exception as error:
                outcomes.append(Conflict(str(error)) if isinstance(error, sqlite3.IntegrityError) else error)
    except Exception as error:
        outcomes = [error] * len(jobs)
    by_loop: dict[asyncio.AbstractEventLoop, list[tuple[asyncio.Future[list[Values]], Any]]] = {}
    for job, outcome in zip(jobs, outcomes, strict=True):
        by_loop.setdefault(job.loop, []).append((job.done, outcome))
    for loop, pairs in by_loop.items():
        if not loop.is_closed():
            loop.call_soon_threadsafe(_report, pairs, notice)


def _commit(connection: sqlite3.Connection, jobs: list[Job]) -> list[list[Values]]:
    outcomes: list[list[Values]] = []
    connection.execute("BEGIN IMMEDIATE")
    try:
        alike, shared = together([() if job.take else job.changes for job in jobs])
        for many, wanted in shared:
            touched = connection.execute(*many.of_rows(wanted)).rowcount
            if touched != len(wanted):
                raise Conflict(f"{touched} rows instead of {len(wanted)}")
        done = set(alike)
        for place, job in enumerate(jobs):
            rows: list[Values] = []
            for sql, values, expected, _ in () if place in done else job.changes:
                cursor = connection.execute(sql, values)
                if job.take:
                    rows = cursor.fetchall()
                elif expected is not None and cursor.rowcount != expected:
                    raise Conflict(f"{cursor.rowcount} rows instead of {expected}")
            outcomes.append(rows)
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
    return outcomes


def _report(pairs: list[tuple[asyncio.Future[list[Values]], Any]], notice: Callable[[], None]) -> None:
    for done, outcome in pairs:
        if done.done():  # the request was cancelled
            if not isinstance(outcome, Exception):
                notice()
        elif isinstance(outcome, Exception):
            done.set_exception(outcome)
        else:
            done.set_result(outcome)
