"""Processes that think: each answers one question at a time, and all of them end at once when told to."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import threading
import time
import traceback
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from pathlib import Path
from typing import Any, NamedTuple

from serai.server.operations.idle_time import lower_priority

USED = slice(11, 13)  # of what follows the name in /proc/<process>/stat: as a program, and within the system


class ThinkerDied(Exception):
    """The process that thought has ended, or was told to."""


class ThoughtFailed(Exception):
    """Thinking ended with an error, which this tells in full."""


class Thinker(NamedTuple):
    """A process, and the line to it."""

    process: SpawnProcess
    line: Connection


def processor_time(process: int) -> float:
    """The seconds of processor time that a process has had."""
    after_name = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2]
    return sum(map(int, after_name.split()[USED])) / float(os.sysconf("SC_CLK_TCK"))


class Thought:
    """A question that a process thinks about, or will as soon as one is free."""

    def __init__(
        self, now: Callable[[], float] = time.monotonic, used: Callable[[int], float] = processor_time
    ) -> None:
        self._now = now
        self._used = used
        self._asked = now()
        self._process: int | None = None
        self._before = 0.0
        self.answer: Future[Any] = Future()

    def taken_by(self, process: int) -> None:
        """A process thinks about it from now on."""
        with contextlib.suppress(OSError):
            self._before = self._used(process)
        self._process = process

    def waited(self) -> float:
        """The seconds since it was asked in which no processor worked on it; where that cannot be told, none."""
        used = 0.0
        if self._process is not None:
            try:
                used = self._used(self._process) - self._before
            except OSError:
                return 0.0
        return self._now() - self._asked - used


class Thinkers:
    """A pool of processes, each started when it is first needed and waited for by a thread of its own."""

    def __init__(self, processes: int, nice: int) -> None:
        self._nice = nice
        self._threads = ThreadPoolExecutor(processes, "serai-thinker")
        self._own = threading.local()
        self._alive: set[SpawnProcess] = set()
        self._stopped = False

    def submit(self, work: Callable[..., Any], *values: Any) -> Thought:
        """Have a function carried out in one of the processes."""
        if self._stopped:
            raise ThinkerDied
        thought = Thought()
        thought.answer = self._threads.submit(self._ask, thought, work, values)
        return thought

    def _ask(self, thought: Thought, work: Callable[..., Any], values: tuple[Any, ...]) -> Any:
        thinker = self._mine()
        thought.taken_by(thinker.process.pid or 0)
        try:
            thinker.line.send((work, values))
            good, answer = thinker.line.recv()
        except (EOFError, OSError):
            self._forget(thinker)
            raise ThinkerDied from None
        if not good:
            raise ThoughtFailed(answer)
        return answer

    def _mine(self) -> Thinker:
        """The process of this thread."""
        if self._stopped:
            raise ThinkerDied
        own: Thinker | None = getattr(self._own, "thinker", None)
        if own is None:
            own = self._own.thinker = self._start()
        return own

    def _start(self) -> Thinker:
        context = multiprocessing.get_context("spawn")
        here, there = context.Pipe()
        process = context.Process(target=think_on, args=(there, self._nice), name="serai-thinker", daemon=True)
        start_shielded(process)
        there.close()
        self._alive.add(process)
        if self._stopped:  # told to stop meanwhile
            process.kill()
        return Thinker(process, here)

    def _forget(self, thinker: Thinker) -> None:
        self._own.thinker = None
        thinker.line.close()
        thinker.process.kill()
        thinker.process.join()
        self._alive.discard(thinker.process)

    def stop(self) -> None:
        """End all processes at once, and start no other."""
        self._stopped = True
        for process in list(self._alive):
            process.kill()
        self._threads.shutdown(wait=False, cancel_futures=True)


def start_shielded(process: SpawnProcess) -> None:
    """Start a process that Ctrl-C does not reach, from its first moment on; not for the main thread, which it does."""
    resource_tracker.ensure_running()  # when it starts, it lets signals through again
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    process.start()


def think_on(line: Connection, nice: int) -> None:
    """What happens in such a process: one question after the other, until the server ends."""
    lower_priority(nice)
    while True:
        try:
            work, values = line.recv()
            try:
                answer = (True, work(*values))
            except Exception:
                answer = (False, traceback.format_exc())
            line.send(answer)
        except (EOFError, OSError):
            return
