"""A PostgreSQL of the test run's own."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Iterator

from serai.commands.bench import postgres
from serai.commands.bench.postgres import Cluster, binaries, fresh_database

__all__ = ["Cluster", "binaries", "cluster", "fresh_database", "locked"]


@contextlib.contextmanager
def cluster(**settings: str) -> Iterator[str]:
    """A small cluster that does not wait for the disk: the tests kill servers, never the machine."""
    with postgres.cluster(**{"shared_buffers": "'32MB'", "fsync": "off", **settings}) as url:
        yield url


@contextlib.asynccontextmanager
async def locked(url: str, rows: str, table_id: str) -> AsyncIterator[None]:
    """The rows of a table of play are in somebody else's hands."""
    import psycopg

    async with await psycopg.AsyncConnection.connect(url) as connection:
        await connection.execute(f"SELECT 1 FROM {rows} WHERE table_id = %s FOR UPDATE", (table_id,))
        yield
        await connection.rollback()
