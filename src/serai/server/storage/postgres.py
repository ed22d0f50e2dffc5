"""PostgreSQL: any number of nodes on one database; waiting transactions are committed together here too."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Sequence
from typing import Any, NamedTuple

import msgspec
import psycopg
from psycopg_pool import AsyncConnectionPool

from serai.server.storage.migrate import pending
from serai.server.storage.store import CHECK_ALL, LOST, Change, Conflict, Unstorable, Values, together

CONNECTIONS = 8
WRITERS = 2  # batches under way at once; more would only make them smaller
MOST_TOGETHER = 64
MIGRATION_LOCK = 0x5E2A1
FIRST_PAUSE, LONGEST_PAUSE = 0.02, 1.0  # before listening again
# A peer that vanished without a word is noticed within ten seconds.
KEEPALIVE: dict[str, Any] = {
    "keepalives": 1,
    "keepalives_idle": 4,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}
encode = msgspec.json.encode
log = logging.getLogger("serai.storage")


class Job(NamedTuple):
    """A transaction that waits for a connection."""

    changes: Sequence[Change]
    done: asyncio.Future[None]


class PostgresStore:
    """The store for more than one node."""

    shared = True

    def __init__(self, url: str, pool: AsyncConnectionPool[Any]) -> None:
        self._url = url
        self._pool = pool
        self._jobs: list[Job] = []
        self._writing: set[asyncio.Task[None]] = set()
        self._writers = 0
        self._listener: psycopg.AsyncConnection[Any] | None = None
        self._closing = False

    @classmethod
    async def open(cls, url: str) -> PostgresStore:
        """Connect and bring the schema up to date."""
        await _migrate(url)
        pool: AsyncConnectionPool[Any] = AsyncConnectionPool(
            url, min_size=2, max_size=CONNECTIONS, kwargs={"autocommit": True}, configure=_short_questions, open=False
        )
        await pool.open(wait=True, timeout=20)
        return cls(url, pool)

    async def read(self, sql: str, *values: Any) -> list[Values]:
        try:
            async with self._pool.connection() as connection:
                cursor = await connection.execute(spelled(sql), values)
                found: list[Values] = await cursor.fetchall()
                return found
        except psycopg.DataError as error:
            raise Unstorable("a text holds something that cannot be kept") from error

    async def take(self, sql: str, *values: Any) -> list[Values]:
        return await self.read(sql, *values)

    # ---- writing

    async def write(self, changes: Sequence[Change]) -> None:
        if self._closing:
            raise RuntimeError("the store is closed")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._jobs.append(Job(changes, done))
        if self._writers < WRITERS:
            self._writers += 1
            task = asyncio.create_task(self._write_on())
            self._writing.add(task)
            task.add_done_callback(self._writing.discard)
        await done

    async def _write_on(self) -> None:
        """Commit what waits, batch after batch, until nothing does."""
        try:
            while self._jobs:
                jobs, self._jobs = self._jobs[:MOST_TOGETHER], self._jobs[MOST_TOGETHER:]
                await self._write_together(jobs)
        finally:
            self._writers -= 1  # without an await since the last look at the jobs, so that none is left behind

    async def _write_together(self, jobs: list[Job]) -> None:
        try:
            await self._commit(jobs)
        except (Conflict, psycopg.Error):
            for job in jobs:
                await self._alone(job)
        except BaseException as error:
            for job in jobs:
                _fail(job, error if isinstance(error, Exception) else RuntimeError("the server is stopping"))
            if not isinstance(error, Exception):
                raise
        else:
            for job in jobs:
                if not job.done.done():
                    job.done.set_result(None)

    async def _alone(self, job: Job) -> None:
        try:
            await self._commit([job])
        except psycopg.IntegrityError as error:
            _fail(job, Conflict(str(error)))
        except psycopg.DataError:
            _fail(job, Unstorable("a text holds something that cannot be kept"))
        except Exception as error:
            _fail(job, error)
        else:
            if not job.done.done():
                job.done.set_result(None)

    async def _commit(self, jobs: list[Job]) -> None:
        # Always in the same order, so that two nodes never wait for each other's rows in a circle.
        jobs = sorted(jobs, key=_subject)
        alike, shared = together([job.changes for job in jobs])
        done = set(alike)
        changes = [change for place, job in enumerate(jobs) if place not in done for change in job.changes]
        for many, wanted in shared:
            changes.append(Change(many.postgres, (encode(wanted).decode(),), len(wanted)))
        async with self._pool.connection() as connection, connection.transaction():
            async with connection.pipeline():
                cursors = [await connection.execute(spelled(change.sql), change.values) for change in changes]
            for change, cursor in zip(changes, cursors, strict=True):
                if change.rows is not None and cursor.rowcount != change.rows:
                    raise Conflict(f"{cursor.rowcount} rows instead of {change.rows}")

    # ---- news and the end

    async def tell(self, said: str) -> None:
        await self.read("SELECT pg_notify('serai', ?)", said)

    async def news(self) -> AsyncIterator[str]:
        pause = FIRST_PAUSE
        while not self._closing:
            try:
                async with await psycopg.AsyncConnection.connect(self._url, autocommit=True, **KEEPALIVE) as connection:
                    self._listener = connection
                    await connection.execute("LISTEN serai")
                    await self._pool.check()  # what ended this connection may have ended others
                    yield CHECK_ALL  # whatever was said before now may have been missed
                    pause = FIRST_PAUSE
                    async for notice in connection.notifies():
                        yield notice.payload
            except psycopg.Error as error:
                log.warning("the news from other nodes are interrupted", extra={"why": type(error).__name__})
            if not self._closing:
                yield LOST
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)

    async def close(self) -> None:
        self._closing = True
        if self._writing:
            await asyncio.wait(self._writing, timeout=20)
        if self._listener is not None:
            await self._listener.close()
        await self._pool.close()


def spelled(sql: str) -> str:
    """A statement with the placeholders that the driver knows."""
    known = _SPELLED.get(sql)
    if known is None:
        known = _SPELLED[sql] = sql.replace("?", "%s")
    return known


_SPELLED: dict[str, str] = {}


def _subject(job: Job) -> str:
    return str(job.changes[0].values[-1]) if job.changes[0].values else ""


def _fail(job: Job, error: Exception) -> None:
    if not job.done.done():
        job.done.set_exception(error)


async def _short_questions(connection: psycopg.AsyncConnection[Any]) -> None:
    """Compiling a plan takes PostgreSQL longer (a fifth of a second) than any of our questions."""
    await connection.execute("SET jit = off")


async def _migrate(url: str) -> None:
    async with await psycopg.AsyncConnection.connect(url, autocommit=True) as connection, connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock(%s)", (MIGRATION_LOCK,))
        await connection.execute("CREATE TABLE IF NOT EXISTS serai_schema (version INTEGER NOT NULL)")
        cursor = await connection.execute("SELECT coalesce(max(version), 0) FROM serai_schema")
        row = await cursor.fetchone()
        for step in pending("postgres", row[0] if row else 0):
            for statement in step.statements:
                await connection.execute(statement)
            await connection.execute("INSERT INTO serai_schema VALUES (%s)", (step.number,))
