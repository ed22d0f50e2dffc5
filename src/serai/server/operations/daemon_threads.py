"""Blocking calls in a few threads of their own, which never hold up the event loop or the end of the process."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")


class TooManyThreads(Exception):
    """All threads are busy, perhaps with abandoned calls."""


class DaemonThreads:
    """Runs each call in a new daemon thread, at most `limit` at a time.

    The executors of the standard library wait for their threads when the interpreter ends; these are left behind.
    """

    def __init__(self, name: str, limit: int) -> None:
        self._name = name
        self._limit = limit
        self._running = 0  # changed in the event loop only

    async def run(self, call: Callable[[], T]) -> T:
        """The result of a call; after a timeout the thread ends by itself."""
        if self._running >= self._limit:
            raise TooManyThreads(f"{self._limit} threads of {self._name} are busy")
        loop = asyncio.get_running_loop()
        result: asyncio.Future[T] = loop.create_future()

        def ended(settle: Callable[[], None]) -> None:
            self._running -= 1
            if not result.done():
                settle()

        def work() -> None:
            settle: Callable[[], None]
            try:
                found = call()
            except Exception as error:
                failure = error  # `error` is unbound once the block ends
                settle = lambda: result.set_exception(failure)  # noqa: E731
            else:
                settle = lambda: result.set_result(found)  # noqa: E731
            with contextlib.suppress(RuntimeError):  # the loop is closed
                loop.call_soon_threadsafe(ended, settle)

        self._running += 1
        threading.Thread(target=work, name=self._name, daemon=True).start()
        return await result
