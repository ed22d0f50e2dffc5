"""The processes that work beside the server, each on one job at a time.

A job may have limits in seconds of the processor and of the clock; a process that overruns them is killed, and so is
one whose job is cancelled. All end at once with `stop`, and by themselves when the server is killed.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import signal
import time
import traceback
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, Generic, NamedTuple, TypeVar

from serai.server.operations.idle_time import lower_priority

USED = slice(11, 13)  # of what follows the name in /proc/<process>/stat: as a program, and within the system
PROGRESS, DONE, FAILED = "progress", "done", "failed"
Found = TypeVar("Found")


class WorkerDied(Exception):
    """The process that worked has ended, or was told to."""


class TookTooLong(WorkerDied):
    """It was killed, since its job took longer than it may."""


class WorkFailed(Exception):
    """The job ended with an error, which this tells in full."""


class Said(NamedTuple):
    """What a process says of its job: how far it is, or what it found or why not; and the seconds that it took."""

    kind: str
    seconds: float
    value: Any


def processor_time(process: int) -> float:
    """The seconds of processor time that a process has had."""
    after_name = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2]
    return sum(map(int, after_name.split()[USED])) / float(os.sysconf("SC_CLK_TCK"))


class Job(Generic[Found]):
    """A function to be carried out in a process, with its values; what it took is known when it has ended.

    With `tells` the function is given one more value, the first: a function that says how far it is.
    """

    def __init__(
        self,
        work: Callable[..., Found],
        *values: Any,
        processor_limit: float | None = None,
        clock_limit: float | None = None,
        tells: bool = False,
        now: Callable[[], float] = time.monotonic,
        used: Callable[[int], float] = processor_time,
    ) -> None:
        self.work = work
        self.values = values
        self.processor_limit = processor_limit
        self.clock_limit = clock_limit
        self.tells = tells
        self.progress: Any = None  # what was told last
        self.seconds = 0.0
        self._now = now
        self._used = used
        self._asked = now()
        self._process: int | None = None
        self._before = 0.0

    def taken_by(self, process: int) -> None:
        """A process works on it from now on."""
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


class Workers:
    """Some processes, each started when it is first needed and ended when it was `unused` for so many seconds."""

    def __init__(self, name: str, processes: int, nice: int, unused: float | None = None) -> None:
        self._name = name
        self._nice = nice
        self._unused = unused
        self._threads = ThreadPoolExecutor(processes, name)  # in which processes are started and waited for
        self._free = asyncio.Semaphore(processes)
        self._idle: list[Worker] = []
        self._working: set[Worker] = set()
        self._stopped = False

    async def run(self, job: Job[Found]) -> Found:
        """What a job finds; whoever asked first is first."""
        async with self._free:
            if self._stopped:
                raise WorkerDied
            worker = self._idle.pop() if self._idle else Worker(self._name, self._nice)
            worker.wake()
            self._working.add(worker)
            try:
                return await asyncio.get_running_loop().run_in_executor(self._threads, worker.carry_out, job)
            finally:
                self._working.discard(worker)
                self._let_rest(worker)

    def _let_rest(self, worker: Worker) -> None:
        if self._stopped or not worker.ready:  # it has died, or nobody wants to know any more
            worker.end()
            return
        self._idle.append(worker)
        if self._unused is not None:
            worker.ending = asyncio.get_running_loop().call_later(self._unused, self._end_unused, worker)

    def _end_unused(self, worker: Worker) -> None:
        self._idle.remove(worker)
        worker.end()
        self._threads.submit(worker.exit_status)

    def stop(self) -> None:
        """End all processes at once, and start no other."""
        self._stopped = True
        for worker in (*self._idle, *self._working):
            worker.end()
        self._idle.clear()
        self._threads.shutdown(wait=False)


class Worker:
    """One process, and the line to it; it is started with its first job."""

    def __init__(self, name: str, nice: int) -> None:
        context = multiprocessing.get_context("spawn")
        self._line, self._far = context.Pipe()
        self._process = context.Process(target=work_on, args=(self._far, nice), name=name, daemon=True)
        self._ended = False
        self.ready = True  # for another job
        self.ending: asyncio.TimerHandle | None = None

    def wake(self) -> None:
        """There is work, or nothing more to wait for; from now on nobody else may give it a job."""
        self.ready = False
        if self.ending is not None:
            self.ending.cancel()
            self.ending = None

    def carry_out(self, job: Job[Found]) -> Found:
        """Have a job done and wait for it, in a thread."""
        began = time.monotonic()
        try:
            if self._ended:
                raise EOFError
            job.taken_by(self._started())
            self._line.send((job.work, job.values, job.processor_limit or 0.0, job.tells))
            said = self._heard(job)
        except (EOFError, OSError) as problem:
            self.end()
            overrun = isinstance(problem, TimeoutError) or self.exit_status() == -signal.SIGPROF
            job.seconds = min(time.monotonic() - began, job.processor_limit or float("inf"))
            raise (TookTooLong if overrun else WorkerDied) from None
        job.seconds = said.seconds
        self.ready = True
        if said.kind == FAILED:
            raise WorkFailed(said.value)
        found: Found = said.value
        return found

    def _started(self) -> int:
        """The process, which Ctrl-C does not reach from its first moment on: it is for the server alone."""
        if self._process.pid is None:
            resource_tracker.ensure_running()  # when it starts, it lets signals through again
            signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})  # of this thread, which is never the main one
            self._process.start()
            self._far.close()
            if self._ended:  # meanwhile
                self._process.kill()
        assert self._process.pid is not None
        return self._process.pid

    def _heard(self, job: Job[Any]) -> Said:
        """The last word on a job."""
        due = None if job.clock_limit is None else time.monotonic() + job.clock_limit
        while True:
            if not self._line.poll(None if due is None else max(0.0, due - time.monotonic())):
                raise TimeoutError
            said: Said = self._line.recv()
            if said.kind != PROGRESS:
                return said
            job.progress = said.value

    def exit_status(self) -> int | None:
        """Wait until the process has ended, in a thread; a negative number is the signal that ended it."""
        if self._process.pid is None:
            return None
        self._process.join()
        return self._process.exitcode

    def end(self) -> None:
        """Kill the process, whatever it does."""
        self._ended = True
        self.wake()
        if self._process.pid is not None:
            self._process.kill()


# ---- in the process


def work_on(line: Connection, nice: int) -> None:
    """Do one job after the other, until the line ends."""
    lower_priority(nice)
    while True:
        try:
            work, values, seconds, tells = line.recv()
            # Nothing handles the signal of this timer, so it ends even a single long call.
            signal.setitimer(signal.ITIMER_PROF, seconds)
            said = _carried_out(line, work, values, tells)
            signal.setitimer(signal.ITIMER_PROF, 0)
            line.send(said)
        except (EOFError, OSError):
            return


def _carried_out(line: Connection, work: Callable[..., Any], values: tuple[Any, ...], tells: bool) -> Said:
    began = time.process_time()

    def tell(progress: Any) -> None:
        line.send(Said(PROGRESS, 0.0, progress))

    try:
        kind, value = DONE, work(*((tell, *values) if tells else values))
    except Exception:
        kind, value = FAILED, traceback.format_exc()
    return Said(kind, time.process_time() - began, value)
