"""The processes that play records again, so that the server itself never does so for long.

Each takes one job at a time and has a time limit. Whoever asks for several waits behind themselves: one job of each
person runs at a time, and people take turns. What a job took is charged to whoever it was done for.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict, deque
from collections.abc import Callable
from typing import Any

from serai.protocol.refusals import Refused
from serai.server.live.limits import Limits, paying
from serai.server.operations.workers import Job, TookTooLong, WorkerDied, Workers, WorkFailed

PROCESSES = 2
NICE = 5
LONGEST = 20.0  # seconds of the processor that a job may take
LONGEST_WAIT = 120.0  # seconds of the clock, for a process that does nothing at all
MOST_OF_ONE = 4  # jobs that wait for one person; each may hold a whole record
MOST_WAITING = 50  # of all; beyond it only those are let in who have none yet
MOST_OF_ALL = 100
UNUSED = 120.0  # seconds after which a process that has nothing to do is ended
Refusal = tuple[int, str, str, dict[str, Any]]
log = logging.getLogger("serai.replays")


def granted(job: Callable[..., Any], values: tuple[Any, ...]) -> tuple[Any, Refusal | None]:
    """What a job gives, or with what words it is refused: what happens in the process."""
    try:
        return job(*values), None
    except Refused as refusal:
        return None, (refusal.status, refusal.key, refusal.words, refusal.facts)


class Replays:
    """The processes of this node; none is there before it is needed."""

    def __init__(self, limits: Limits | None = None, processes: int = PROCESSES) -> None:
        self.limits = limits or Limits(active=False)
        self.longest = LONGEST
        self.longest_wait = LONGEST_WAIT
        self._workers = Workers("serai-replay", processes, NICE, UNUSED)
        self._room = processes
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
            return await self._granted(job, values, queue is None)
        finally:
            self._leave(who)

    async def _granted(self, job: Callable[..., Any], values: tuple[Any, ...], pays: bool) -> Any:
        work = Job(granted, job, values, processor_limit=self.longest, clock_limit=self.longest_wait)
        try:
            value, refusal = await self._workers.run(work)
        except TookTooLong:
            work.seconds = self.longest
            raise Refused(503, "took-too-long", "this took too long and was given up") from None
        except WorkerDied:
            if not self._stopped:
                log.warning("a process that played a record again has ended")
            raise Refused(503, "not-just-now", "the process that did this has ended; ask again") from None
        except WorkFailed as problem:
            log.error("a record could not be played again: %s", problem)
            raise Refused(500, "server-error", "something went wrong here; it is written down") from None
        finally:
            if pays:
                self.limits.charge(work.seconds)
        if refusal is not None:
            raise Refused(*refusal)
        return value

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
        self._workers.stop()
        for waiting in self._waiting.values():
            for turn in waiting:
                if not turn.done():
                    turn.set_exception(Refused(503, "not-just-now", "the server is stopping"))
        self._waiting.clear()
