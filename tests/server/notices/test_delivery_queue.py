"""Deliveries that take long hold up nobody but those who share their slots."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

import pytest

from serai.server.notices.delivery_queue import Delivery, DeliveryQueue, Slot
from serai.server.operations.daemon_threads import DaemonThreads, TooManyThreads
from tests.server.hosting import run


class Deliveries:
    """A queue, what was begun and dropped, and gates that let deliveries end."""

    def __init__(self, longest: int = 100) -> None:
        self.queue = DeliveryQueue("test", longest)
        self.begun: list[str] = []
        self.dropped: list[str] = []
        self.gates: dict[str, asyncio.Event] = {}

    def add(self, name: str, *slots: Slot) -> None:
        gate = self.gates[name] = asyncio.Event()

        async def send() -> None:
            self.begun.append(name)
            await gate.wait()
            if name == "broken":
                raise RuntimeError("broken")

        self.queue.add(Delivery(slots, send, lambda: self.dropped.append(name)))


async def until(true: Callable[[], bool]) -> None:
    while not true():
        await asyncio.sleep(0.005)


def test_one_at_a_time_for_a_receiver_and_others_pass(caplog: pytest.LogCaptureFixture) -> None:
    async def test() -> None:
        all_slots, slow, quick = Slot("all", 3), Slot("slow", 1), Slot("quick", 1)
        here = Deliveries()
        here.add("broken", all_slots, slow)
        here.add("slow 2", all_slots, slow)
        here.add("quick 1", all_slots, quick)
        await until(lambda: here.begun == ["broken", "quick 1"])
        assert len(here.queue) == 3
        here.gates["broken"].set()  # one that breaks frees its slots too
        await until(lambda: here.begun == ["broken", "quick 1", "slow 2"])
        here.add("third", all_slots)
        here.add("fourth", all_slots)
        await until(lambda: here.begun[-1] == "third")
        here.gates["quick 1"].set()
        await until(lambda: here.begun[-1] == "fourth")
        await here.queue.stop()
        assert len(here.queue) == 0

    run(test)
    assert [record.message for record in caplog.records] == ["a notice could not be delivered"]


def test_a_full_queue_drops_the_oldest(caplog: pytest.LogCaptureFixture) -> None:
    async def test() -> None:
        one = Slot("all", 1)
        here = Deliveries(longest=2)
        for name in ("under way", "a", "b"):
            here.add(name, one)
        assert (here.queue.full, here.dropped) == (True, [])
        with caplog.at_level(logging.WARNING):
            here.add("c", one)
        assert here.dropped == ["a"]
        assert len(caplog.records) == 1
        await here.queue.stop()
        assert here.dropped == ["a", "b", "c"]
        here.add("too late", one)
        assert (here.dropped[-1], len(here.queue)) == ("too late", 0)

    run(test)


def test_threads_are_bounded_and_outlive_whoever_gave_up() -> None:
    async def test() -> None:
        loop = asyncio.get_running_loop()
        threads = DaemonThreads("test", 1)
        assert await threads.run(lambda: 3) == 3
        with pytest.raises(ZeroDivisionError):
            await threads.run(lambda: 1 // 0)
        end: asyncio.Future[None] = loop.create_future()
        wait = asyncio.run_coroutine_threadsafe(asyncio.wait_for(asyncio.shield(end), 60), loop).result
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(threads.run(wait), 0.05)
        with pytest.raises(TooManyThreads):
            await threads.run(lambda: 3)
        end.set_result(None)
        found = None
        while found is None:
            try:
                found = await threads.run(lambda: 4)
            except TooManyThreads:
                await asyncio.sleep(0.005)
        assert found == 4

    run(test)
