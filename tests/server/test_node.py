"""What a node does by itself goes on, whatever becomes of one look."""

from __future__ import annotations

import asyncio
import logging

import pytest

from serai.server.node import Node
from serai.server.operations.settings import Settings
from serai.server.people.people import People
from serai.server.storage import open_store
from tests.server.hosting import run


def test_a_look_that_fails_is_written_down_and_the_next_one_comes(url: str, caplog: pytest.LogCaptureFixture) -> None:
    looks = 0

    async def whole() -> None:
        store = await open_store(url)
        node = Node(Settings(url, bots=0), store, await People.open(store))
        enough = asyncio.Event()

        async def look() -> None:
            nonlocal looks
            looks += 1
            if looks == 1:
                raise OSError("the database is away")
            enough.set()

        node._look("clocks", 0.0, look)
        await enough.wait()
        await node.stop()

    with caplog.at_level(logging.ERROR, "serai.looking"):
        run(whole)
    assert looks >= 2
    assert [getattr(record, "task", None) for record in caplog.records] == ["clocks"]
