"""A database for commands: plain, synchronous, one connection, the same SQL as the server's."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from serai.server.operations.settings import BadSetting
from serai.server.storage import open_store
from serai.server.storage.migrate import NewerSchema
from serai.server.storage.sqlite import connect


class Database:
    """One connection."""

    def __init__(self, connection: Any, mark: str) -> None:
        self._connection = connection
        self._mark = mark

    def rows(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        """What a question gives."""
        return list(self._connection.execute(sql.replace("?", self._mark), values).fetchall())

    def execute(self, sql: str, *values: Any) -> int:
        """Change something; gives how many rows."""
        return int(self._connection.execute(sql.replace("?", self._mark), values).rowcount)

    def fill(self, table: str, columns: Sequence[str], rows: Sequence[tuple[Any, ...]]) -> None:
        """Add many rows, the quickest way that the database has."""
        names = ", ".join(columns)
        if self._mark == "?":
            put = f"INSERT INTO {table} ({names}) VALUES ({', '.join('?' * len(columns))})"
            self._connection.executemany(put, rows)
            return
        with self._connection.cursor().copy(f"COPY {table} ({names}) FROM STDIN") as copy:
            for row in rows:
                copy.write_row(row)

    @contextmanager
    def whole(self) -> Iterator[None]:
        """Everything inside is one transaction on one state of the database."""
        self._connection.execute("BEGIN" if self._mark == "?" else "BEGIN ISOLATION LEVEL REPEATABLE READ")
        try:
            yield
        except BaseException:
            self._connection.execute("ROLLBACK")
            raise
        self._connection.execute("COMMIT")


def bring_up_to_date(url: str) -> None:
    """Make the database where there is none, and bring its schema up to date; one that cannot be opened is refused."""

    async def migrate() -> None:
        await (await open_store(url)).close()

    failures: tuple[type[Exception], ...] = (OSError, ValueError, sqlite3.Error, NewerSchema)
    if not url.startswith("sqlite"):  # which does without it
        import psycopg

        failures = (*failures, psycopg.Error)
    try:
        asyncio.run(migrate())
    except failures as error:
        raise BadSetting(f"the database cannot be opened: {' '.join(str(error).split())}") from None


def must_be_there(url: str) -> None:
    """Refuse a file that is not there: whoever looks after a server means one that people use."""
    path = url.removeprefix("sqlite:///")
    if url.startswith("sqlite:///") and not Path(path).exists():
        raise BadSetting(f"there is no database at {path}; --database or SERAI_DATABASE_URL says where it is")


@contextmanager
def open_database(url: str) -> Iterator[Database]:
    """Open a database, up to date."""
    bring_up_to_date(url)
    if url.startswith("sqlite:///"):
        connection: Any = connect(url.removeprefix("sqlite:///"))
        mark = "?"
    else:
        import psycopg

        connection = psycopg.connect(url, autocommit=True)
        mark = "%s"
    try:
        yield Database(connection, mark)
    finally:
        connection.close()
