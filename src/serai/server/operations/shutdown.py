"""Ending in good order and in time: the signals that say stop, and the last resort where something does not end.

What was acknowledged is on disk, so a hard end loses nothing.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
import select
import signal
import sys
import threading
from collections.abc import Awaitable, Callable, Iterable
from typing import Any, NoReturn

from serai.server.operations.logs import without_tracebacks

LAST_RESORT = 4.5  # seconds after the signal
AGAIN = 0.3  # seconds before a task that goes on is cancelled once more
LAST_WORDS = 0.2  # seconds for one line of the log, whose reader may be stuck
OVER = b"\0"  # no signal has this number
SIGNALS = (signal.SIGINT, signal.SIGTERM)
log = logging.getLogger("serai.shutdown")


class Shutdown:
    """Hears SIGINT and SIGTERM while it is entered, in a thread of its own, so that nothing can keep it from acting."""

    def __init__(self, seconds: float = LAST_RESORT) -> None:
        self.stage = "starting"  # what is waited for, for the line that says why the last resort was needed
        self._seconds = seconds
        self._stop: Callable[[], object] | None = None
        self._heard, self._told = os.pipe()
        self._before: list[Any] = []
        self._watching = threading.Thread(target=self._watch, name="serai-shutdown", daemon=True)
        os.set_blocking(self._told, False)

    def __enter__(self) -> Shutdown:
        self._before = [signal.signal(number, lambda *_: None) for number in SIGNALS]
        # Told by the system itself, also while the main thread is held up, for instance by a database that is locked.
        signal.set_wakeup_fd(self._told, warn_on_full_buffer=False)
        self._watching.start()
        return self

    def __exit__(self, *_: object) -> None:
        signal.set_wakeup_fd(-1)
        for number, handler in zip(SIGNALS, self._before, strict=True):
            signal.signal(number, handler)
        os.write(self._told, OVER)
        self._watching.join()
        os.close(self._heard)
        os.close(self._told)

    def in_loop(self) -> None:
        """An event loop is about to run, which wants to be woken up by signals itself."""
        for number in SIGNALS:
            signal.signal(number, self._pass_on)
        signal.set_wakeup_fd(-1)

    def _pass_on(self, number: int, _frame: object) -> None:
        with contextlib.suppress(BlockingIOError):
            os.write(self._told, bytes([number]))

    def orderly(self, stop: Callable[[], object]) -> None:
        """From now on the first signal calls `stop` in the event loop that runs now; before, it ended the process."""
        loop = asyncio.get_running_loop()
        self._stop = lambda: loop.call_soon_threadsafe(stop)
        self.stage = "serving"

    def _watch(self) -> None:
        if os.read(self._heard, 1) == OVER:
            return
        if self._stop is None:
            leave()  # nothing was served yet, so nothing is under way
        without_tracebacks()
        with contextlib.suppress(RuntimeError):  # the loop has ended by itself
            self._stop()
        again, _, _ = select.select([self._heard], [], [], self._seconds)
        if again:
            _say_last("told to stop twice, so ended at once", self.stage)
        else:
            _say_last("the last resort was needed: something did not end in time", self.stage)
        leave()


def _say_last(words: str, stage: str) -> None:
    """One line in the log, unless its reader is stuck."""
    saying = threading.Thread(target=log.warning, args=(words,), kwargs={"extra": {"stage": stage}}, daemon=True)
    saying.start()
    saying.join(LAST_WORDS)


def leave() -> NoReturn:
    """End this process and all that think for it, now, without waiting for threads."""
    for process in multiprocessing.active_children():
        process.kill()
    os._exit(0)


def leave_in_order() -> NoReturn:
    """End this process when everything is done: executors would otherwise wait for their threads."""
    logging.shutdown()
    sys.stdout.flush()
    leave()


async def cancelled(tasks: Iterable[asyncio.Task[Any]]) -> None:
    """Cancel tasks, unless that was done, and wait for their end; before Python 3.12 `wait_for` may swallow it once."""
    going_on = set(tasks)
    for task in going_on:
        if not task.cancelling():
            task.cancel()
    while going_on:
        _, going_on = await asyncio.wait(going_on, timeout=AGAIN)
        for task in going_on:
            task.cancel()


async def within(seconds: float, **work: Awaitable[Any]) -> list[str]:
    """Wait for several things at once, but no longer than that; gives the names of those that are not done.

    They are not cancelled: what a database is asked to cancel may hang on that.
    """
    if not work:
        return []
    tasks = {asyncio.ensure_future(one): name for name, one in work.items()}
    done, late = await asyncio.wait(tasks, timeout=seconds)
    for task in done:
        if not task.cancelled() and (error := task.exception()) is not None:
            log.warning("not ended well", extra={"stage": tasks[task], "why": repr(error)})
    return [tasks[task] for task in late]
