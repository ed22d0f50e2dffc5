"""Looking again and again: a trouble that lasts is written down once, and so is its end; cancelling ends it cleanly."""

from __future__ import annotations

import asyncio
import contextlib
import logging

import pytest

from serai.server.operations.looking import Looking
from tests.server.hosting import run


def test_a_trouble_that_lasts_is_written_down_once(caplog: pytest.LogCaptureFixture) -> None:
    troubles: list[Exception | None] = [
        OSError("the database is away"), OSError("the database is away"), ValueError("something else"), None, None,
        OSError("the database is away"),
    ]  # fmt: skip
    left = iter(troubles)

    async def look() -> None:
        if (trouble := next(left)) is not None:
            raise trouble

    async def whole() -> None:
        looking = Looking("clocks", 0.0, look)
        for _ in troubles:
            await looking.once()

    with caplog.at_level(logging.WARNING, "serai.looking"):
        run(whole)
    assert [(record.levelname, getattr(record, "task", None)) for record in caplog.records] == [
        ("ERROR", "clocks"), ("ERROR", "clocks"), ("WARNING", "clocks"), ("ERROR", "clocks"),
    ]  # fmt: skip


def test_it_looks_at_once_and_ends_when_it_is_cancelled(caplog: pytest.LogCaptureFixture) -> None:
    async def whole() -> None:
        begun, ended = asyncio.Event(), asyncio.Event()

        async def look() -> None:
            begun.set()
            try:
                await asyncio.Event().wait()
            finally:
                ended.set()

        task = asyncio.create_task(Looking("queue", 3600.0, look).run())
        await begun.wait()
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await task
        assert task.cancelled()
        assert ended.is_set()

    with caplog.at_level(logging.WARNING, "serai.looking"):
        run(whole)
    assert not caplog.records
