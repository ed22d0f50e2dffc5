"""The processes that play records again, so that the server itself never does so for long.

Each takes one job at a time and has a time limit. Whoever asks for several waits behind themselves: one job of each
person runs at a time, and people take turns. What a job took is charged to whoever it was done for.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import signal
import time
import traceback
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from typing import Any, NamedTuple

from serai.server.api.refusals import Refused
from serai.server.live.limits import Limits, paying
from serai.server.operations.idle_time import lower_priority

PROCESSES = 2
NICE = 5
LONGEST = 20.0  # seconds of the processor that a job may take
LONGEST_WAIT = 120.0  # seconds of the clock, for a process that does nothing at all
MOST_OF_ONE = 4  # jobs that wait for one person; each may hold a whole record
MOST_WAITING = 50  # of all; beyond it only those are let in who have none yet
MOST_OF_ALL = 100
UNUSED = 120.0  # seconds after which a process that has nothing to do is ended
DONE, REFUSED, FAILED = "done", "refused", "failed"
log = logging.getLogger("serai.replays")


class Answer(NamedTuple):
    """What a process answers: how it went, the seconds that it took, and what it found or why it did not."""

    kind: str
    seconds: float
    value: Any


def work(line: Connection, nice: int) -> None:
    """Take jobs until the line ends: what happens in the process."""
    lower_priority(nice)
    while True:
        try:
            job, values, seconds = line.recv()
        except EOFError:
            return
        signal.setitimer(signal.ITIMER_PROF, seconds)  # nothing handles its signal, so it ends even a single long call
        answer = _worked(job, values)
        signal.setitimer(signal.ITIMER_PROF, 0)
        line.send(answer)


def _worked(job: Callable[..., Any], values: tuple[Any, ...]) -> Answer:
    began = time.process_time()
    try:
        kind, value = DONE, job(*values)
    except Refused as refusal:
        kind, value = REFUSED, _parts(refusal)
    except Exception:
        kind, value = FAILED, traceback.format_exc()
    return Answer(kind, time.process_time() - began, value)


def _parts(refusal: Refused) -> tuple[Any, ...]:
    return refusal.status, refusal.key, refusal.words, refusal.facts


class Worker:
    """One process; it is started with its first job."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._line, self._far = context.Pipe()
        self._process = context.Process(target=work, args=(self._far, NICE), name="serai-replay", daemon=True)
        self._ended = False
        self.ending: asyncio.TimerHandle | None = None

    def ask(self, job: Callable[..., Any], values: tuple[Any, ...], longest: float, longest_wait: float) -> Answer:
        """Have a job done; EOFError if the process ended, TimeoutError if the job took too long."""
        if self._process.pid is None:
            self._process.start()
            self._far.close()
            if self._ended:  # meanwhile
                self._process.kill()
        try:
            self._line.send((job, values, longest))
            if not self._line.poll(longest_wait):
                raise TimeoutError
            answer: Answer = self._line.recv()
            return answer
        except (OSError, EOFError) as error:
            self._process.kill()
            self._process.join()
            if isinstance(error, TimeoutError) or self._process.exitcode == -signal.SIGPROF:
                raise TimeoutError from None
            raise EOFError from None

    def end(self) -> None:
        """End the process at once, whatever it does."""
        self._ended = True
        if self.ending is not None:
            self.ending.cancel()
        if self._process.pid is not None:
            self._process.kill()
            self._process.join(1)


class Replays:
    """The processes of this node; none is there before it is needed."""

    def __init__(self, limits: Limits | None = None, processes: int = PROCESSES) -> None:
        self.limits = limits or Limits(active=False)
        self.longest = LONGEST
        self.longest_wait = LONGEST_WAIT
        self._threads = ThreadPoolExecutor(processes, "serai-replay")  # in which the processes are waited for
        self._room = processes
        self._idle: list[Worker] = []
        self._working: set[Worker] = set()
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()
        self._served: set[str] = set()  # those for whom a job is being done
        self._stopped = False

    async def run(self, job: Callable[..., Any], *values: Any, queue: str | None = None) -> Any:
        """What a function gives that runs in one of the processes.

        It is done for whoever this task works for, and charged to them; with a `queue` for all who wait in it, free.
        """
        who = paying.get() if queue is None else queue
        if queue is None:
            self.limits.afford()
        await self._turn(who)
        try:
            if queue is None:
                self.limits.afford()  # as much as was left may be used up by what went before
            answer = await self._answer(job, values)
        finally:
            self._leave(who)
        if queue is None:
            self.limits.charge(answer.seconds)
        return _value(answer)

    async def _answer(self, job: Callable[..., Any], values: tuple[Any, ...]) -> Answer:
        if self._stopped:
            raise Refused(503, "not-just-now", "the server is stopping")
        began = time.monotonic()
        worker = self._idle.pop() if self._idle else Worker()
        if worker.ending is not None:
            worker.ending.cancel()
        self._working.add(worker)
        loop = asyncio.get_running_loop()
        asked = loop.run_in_executor(self._threads, worker.ask, job, values, self.longest, self.longest_wait)
        try:
            answer = await asked
        except TimeoutError:
            refusal = Refused(503, "took-too-long", "this took too long and was given up")
            return Answer(REFUSED, self.longest, _parts(refusal))
        except (EOFError, OSError):
            if not self._stopped:
                log.warning("a process that played a record again has ended")
            refusal = Refused(503, "not-just-now", "the process that did this has ended; ask again")
            return Answer(REFUSED, min(self.longest, time.monotonic() - began), _parts(refusal))
        except BaseException:
            worker.end()  # the request was cancelled
            raise
        else:
            if not self._stopped:
                self._idle.append(worker)
                worker.ending = loop.call_later(UNUSED, self._end_unused, worker)
            return answer
        finally:
            self._working.discard(worker)

    def _end_unused(self, worker: Worker) -> None:
        if worker in self._idle:
            self._idle.remove(worker)
            worker.end()

    # ---- whose turn it is

    async def _turn(self, who: str) -> None:
        """Wait for a free process; `room` is less by one afterwards."""
        theirs, of_all = len(self._waiting.get(who, ())), sum(map(len, self._waiting.values()))
        if self._stopped or theirs >= MOST_OF_ONE or of_all >= (MOST_WAITING if theirs else MOST_OF_ALL):
            raise Refused(503, "not-just-now", "many look back just now; ask again in a moment")
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(who, deque()).append(turn)
        self._give_turns()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it had come just now
                self._leave(who)
            raise

    def _leave(self, who: str) -> None:
        """A turn is over; the same person's next job goes to the end of the queue."""
        self._room += 1
        self._served.discard(who)
        if who in self._waiting:
            self._waiting.move_to_end(who)
        self._give_turns()

    def _give_turns(self) -> None:
        for who in list(self._waiting):
            waiting = self._waiting[who]
            while waiting and waiting[0].done():
                waiting.popleft()  # has gone
            if not waiting:
                del self._waiting[who]
            elif self._room and who not in self._served:
                self._room -= 1
                self._served.add(who)
                waiting.popleft().set_result(None)

    def stop(self) -> None:
        """End all processes at once and refuse what waits."""
        self._stopped = True
        for worker in [*self._idle, *self._working]:
            worker.end()
        for waiting in self._waiting.values():
            for turn in waiting:
                if not turn.done():
                    turn.set_exception(Refused(503, "not-just-now", "the server is stopping"))
        self._waiting.clear()
        self._threads.shutdown(wait=False)


def _value(answer: Answer) -> Any:
    if answer.kind == REFUSED:
        raise Refused(*answer.value)
    if answer.kind == FAILED:
        log.error("a record could not be played again: %s", answer.value)
        raise Refused(500, "server-error", "something went wrong here; it is written down")
    return answer.value
