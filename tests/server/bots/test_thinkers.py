"""Processes that think: what they answer, how long a question waits for the processor, and how they end."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path

import pytest

from serai.server.bots.thinkers import ThinkerDied, Thinkers, Thought, ThoughtFailed, processor_time
from tests.server import processes
from tests.server.processes import is_running, until
from tests.server.running import Client, Server, hear, run, tell


class Clock:
    """A clock and a processor that go as told."""

    def __init__(self) -> None:
        self.now, self.used = 100.0, {7: 40.0}
        self.thought = Thought(lambda: self.now, self.of)

    def of(self, process: int) -> float:
        if process not in self.used:
            raise FileNotFoundError
        return self.used[process]


def test_time_in_which_the_processor_works_on_a_question_is_not_waited() -> None:
    clock = Clock()
    clock.now += 3
    assert clock.thought.waited() == 3  # no process is free
    clock.thought.taken_by(7)
    clock.now += 20
    clock.used[7] += 20
    assert clock.thought.waited() == 3  # it thought all the time
    clock.now += 20
    clock.used[7] += 5
    assert clock.thought.waited() == 18
    del clock.used[7]
    assert clock.thought.waited() == 0  # nobody can tell, so nothing is said
    elsewhere = Clock()
    elsewhere.thought.taken_by(8)
    elsewhere.now += 20
    assert elsewhere.thought.waited() == 0


def test_processor_time_is_what_a_process_used() -> None:
    began, before = time.process_time(), processor_time(os.getpid())
    while time.process_time() - began < 0.1:
        pass
    assert 0.05 <= processor_time(os.getpid()) - before <= time.process_time() - began + 0.05


def test_a_process_answers_or_says_what_went_wrong_and_another_takes_its_place() -> None:
    thinkers = Thinkers(1, 0)
    try:
        first = thinkers.submit(os.getpid).answer.result(60)
        assert first != os.getpid()
        with pytest.raises(ThoughtFailed, match="ZeroDivisionError"):
            thinkers.submit(divmod, 1, 0).answer.result(60)
        assert thinkers.submit(os.getpid).answer.result(60) == first
        with pytest.raises(ThinkerDied):
            thinkers.submit(os.kill, first, signal.SIGKILL).answer.result(60)
        second = thinkers.submit(os.getpid).answer.result(60)
        assert second != first
        sleeping, waiting = thinkers.submit(time.sleep, 600), thinkers.submit(os.getpid)
        until(sleeping.answer.running)
    finally:
        thinkers.stop()
    with pytest.raises(ThinkerDied):
        sleeping.answer.result(60)
    assert waiting.answer.cancelled()
    with pytest.raises(ThinkerDied):
        thinkers.submit(os.getpid)
    until(lambda: not is_running(second))


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
        run(test())
    finally:
        worker.stop()
        server.stop()
