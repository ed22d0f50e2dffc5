"""Several nodes on one database, and what each of them has heard of the others."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable

from serai.server.operations.database import open_database
from serai.server.tables.tables import Tables
from tests.server.hosting import hashes

CLOSE = "UPDATE tables SET status = 'over', asked = '[]', deadline = NULL, changed = changed + 1 WHERE id = ?"


async def number_in(tables: Tables, table_id: str) -> int:
    return (await hashes(tables, table_id))[0]


async def until(ask: Callable[[], Awaitable[object]], wanted: object) -> None:
    for _ in range(5_000):
        if (found := await ask()) == wanted:
            return
        await asyncio.sleep(0.02)
    raise AssertionError(f"{found} instead of {wanted}")


async def all_news_heard(here: Tables, there: Tables) -> None:
    """Whatever the one said before now, the other has heard: news come in order."""
    there.bots_wanted.clear()
    while not there.bots_wanted.is_set():  # it may not even listen yet
        await here.store.tell("bots")
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(there.bots_wanted.wait(), 0.5)


def keep_ignorant(tables: Tables) -> None:
    """A node to which no news come, though it believes to hear them."""
    tables._take_in = lambda said: None  # type: ignore[method-assign]  # news are lost on the way
    tables._deaf = False


async def elsewhere(url: str, sql: str, table_id: str) -> None:
    """Another process changes a table."""

    def change() -> None:
        with open_database(url) as database:
            assert database.execute(sql, table_id) == 1

    await asyncio.to_thread(change)
