"""Processes that work: what they answer, their limits, how long a job waits for the processor, and how they end."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Awaitable, Callable
from multiprocessing import active_children
from pathlib import Path
from typing import Any

import pytest

from serai.server.operations.workers import Job, TookTooLong, WorkerDied, Workers, WorkFailed, processor_time
from tests.server import processes
from tests.server.processes import is_running, until
from tests.server.running import Client, Server, hear, tell
from tests.server.running import run as run_client


class Clock:
    """A clock and a processor that go as told."""

    def __init__(self) -> None:
        self.now, self.used = 100.0, {7: 40.0}
        self.job = Job(print, now=lambda: self.now, used=self.of)

    def of(self, process: int) -> float:
        if process not in self.used:
            raise FileNotFoundError
        return self.used[process]


def test_time_in_which_the_processor_works_on_a_question_is_not_waited() -> None:
    clock = Clock()
    clock.now += 3
    assert clock.job.waited() == 3  # no process is free
    clock.job.taken_by(7)
    clock.now += 20
    clock.used[7] += 20
    assert clock.job.waited() == 3  # it thought all the time
    clock.now += 20
    clock.used[7] += 5
    assert clock.job.waited() == 18
    del clock.used[7]
    assert clock.job.waited() == 0  # nobody can tell, so nothing is said
    elsewhere = Clock()
    elsewhere.job.taken_by(8)
    elsewhere.now += 20
    assert elsewhere.job.waited() == 0


def test_processor_time_is_what_a_process_used() -> None:
    began, before = time.process_time(), processor_time(os.getpid())
    while time.process_time() - began < 0.1:
        pass
    assert 0.05 <= processor_time(os.getpid()) - before <= time.process_time() - began + 0.05


def run(test: Callable[[Workers], Awaitable[None]], processes: int = 1, unused: float | None = None) -> None:
    """Let processes work, and see to it that none is left."""

    async def whole() -> None:
        workers = Workers("serai-test", processes, 0, unused)
        try:
            await asyncio.wait_for(test(workers), 120)
        finally:
            workers.stop()
        until(lambda: not alive())

    asyncio.run(whole())


def alive() -> list[int]:
    return [child.pid or 0 for child in active_children() if child.name == "serai-test"]


def spin() -> None:
    while True:
        pass


def count(tell: Callable[[int], None], file: str) -> str:
    tell(1)
    until(Path(file).exists)
    tell(2)
    return "counted"


def test_a_process_answers_or_says_what_went_wrong_and_another_takes_its_place() -> None:
    async def test(workers: Workers) -> None:
        first = await workers.run(Job(os.getpid))
        assert first != os.getpid()
        with pytest.raises(WorkFailed, match="ZeroDivisionError"):
            await workers.run(Job(divmod, 1, 0))
        assert await workers.run(Job(os.getpid)) == first
        with pytest.raises(WorkerDied):
            await workers.run(Job(os.kill, first, signal.SIGKILL))
        second = await workers.run(Job(os.getpid))
        assert second != first
        sleeping, waiting = (asyncio.create_task(workers.run(Job(*work))) for work in ((time.sleep, 600), (os.getpid,)))
        await asyncio.sleep(0)
        workers.stop()
        for task in (sleeping, waiting):
            with pytest.raises(WorkerDied):
                await task
        with pytest.raises(WorkerDied):
            await workers.run(Job(os.getpid))
        until(lambda: not is_running(second))

    run(test)


@pytest.mark.parametrize(
    ("work", "limits"),
    [((spin,), {"processor_limit": 0.2}), ((time.sleep, 600), {"clock_limit": 0.2})],
)
def test_a_process_that_overruns_is_killed(work: tuple[Any, ...], limits: dict[str, Any]) -> None:
    async def test(workers: Workers) -> None:
        first = await workers.run(Job(os.getpid))
        job = Job(*work, **limits)
        with pytest.raises(TookTooLong):
            await workers.run(job)
        until(lambda: not is_running(first))
        assert await workers.run(Job(os.getpid, processor_limit=60, clock_limit=60)) != first

    run(test)


def test_what_a_job_took_is_known() -> None:
    async def test(workers: Workers) -> None:
        idle, busy = Job(time.sleep, 0.05), Job(sum, range(1_000_000))
        await workers.run(idle)
        assert await workers.run(busy) == 499999500000
        assert 0 <= idle.seconds < busy.seconds

    run(test)


def test_a_process_whose_job_nobody_wants_any_more_is_killed() -> None:
    async def test(workers: Workers) -> None:
        first = await workers.run(Job(os.getpid))
        unwanted, queued = (asyncio.create_task(workers.run(Job(time.sleep, 600))) for _ in range(2))
        await asyncio.sleep(0)
        unwanted.cancel()
        queued.cancel()
        await asyncio.gather(unwanted, queued, return_exceptions=True)
        assert await workers.run(Job(os.getpid)) != first
        until(lambda: not is_running(first))

    run(test)


def test_a_job_tells_how_far_it_is(tmp_path: Path) -> None:
    async def test(workers: Workers) -> None:
        job = Job(count, f"{tmp_path}/go on", tells=True)
        working = asyncio.create_task(workers.run(job))
        while job.progress != 1:
            await asyncio.sleep(0.01)
        (tmp_path / "go on").touch()
        assert await working == "counted"
        assert job.progress == 2

    run(test)


def test_as_many_work_at_once_as_there_are_processes_and_the_unused_end() -> None:
    async def test(workers: Workers) -> None:
        pids = await asyncio.gather(*(workers.run(Job(os.getpid)) for _ in range(6)))
        assert len(set(pids)) <= 2
        while alive():
            await asyncio.sleep(0.02)
        assert await workers.run(Job(os.getpid)) not in pids

    run(test, processes=2, unused=0.2)


def test_a_table_hears_that_its_bot_waits_for_the_processor(url: str, tmp_path: Path) -> None:
    """On SQLite in the server itself; on PostgreSQL the bot thinks elsewhere, and the server passes it on."""
    shared = url.startswith("postgresql")
    server = Server(url, tmp_path / "log", SERAI_BOT_PATIENCE="0.5", SERAI_BOT_PROCESSES="0" if shared else "1")
    worker = Server(url, tmp_path / "worker", "bot_worker", SERAI_BOT_PATIENCE="0.5") if shared else server

    async def test() -> None:
        ann, eve = Client(server), Client(server, "Eve")
        table = ann.table("tic_tac_toe", "bot", "me")
        async with ann.socket() as line, eve.socket() as other:
            ann.start(table)
            until(lambda: processes.thinkers(worker.process.pid))
            for process in processes.thinkers(worker.process.pid):
                os.kill(process, signal.SIGSTOP)
            await tell(line, do="watch", table=table, seat=1)
            await tell(other, do="watch", table=table)
            assert (await hear(line, "position"))["number"] == 0
            for ear in (line, other, line):  # again and again
                assert await hear(ear, "bot-waits", "moved") == {"tell": "bot-waits", "table": table, "seat": 0}
            for process in processes.thinkers(worker.process.pid):
                os.kill(process, signal.SIGCONT)
            await hear(line, "moved")

    try:
        run_client(test())
    finally:
        worker.stop()
        server.stop()
