"""Processes that play records again: a time limit for each job, turns for everybody, and a budget of seconds."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Awaitable, Callable, Iterator
from multiprocessing import active_children
from typing import Any

import pytest

from serai.protocol.refusals import Refused
from serai.server.live import limits
from serai.server.live.limits import Limits, paying
from serai.server.replays.workers import MOST_OF_ONE, Replays
from tests.server.hosting import refusal
from tests.server.processes import until


def spin() -> None:
    while True:
        pass


def sleep() -> None:
    time.sleep(600)


def die() -> None:
    os._exit(3)


def fail() -> None:
    raise LookupError("not for the eyes of clients")


def refuse() -> None:
    raise Refused(409, "not-over", "not yet", {"number": 3})


def double(number: int) -> int:
    return 2 * number


def who_am_i() -> int:
    return os.getpid()


def run(test: Callable[[Replays], Awaitable[object]], limit: Limits | None = None, processes: int = 2) -> None:
    async def whole() -> None:
        replays = Replays(limit, processes)
        try:
            await asyncio.wait_for(test(replays), 120)
        finally:
            replays.stop()
        until(lambda: not [child for child in active_children() if child.name == "serai-replay"])

    asyncio.run(whole())


@pytest.fixture(autouse=True)
def nobody_pays() -> Iterator[None]:
    """Other tests may have spent something in this thread."""
    before = paying.set("")
    yield
    paying.reset(before)


@pytest.mark.parametrize("job", [spin, sleep])
def test_a_job_that_takes_too_long_is_ended_and_refused(job: Any) -> None:
    async def test(replays: Replays) -> None:
        assert await replays.run(double, 4) == 8
        replays.longest, replays.longest_wait = (0.2, 60.0) if job is spin else (60.0, 0.2)
        refused = await refusal(replays.run(job))
        assert (refused.status, refused.key) == (503, "took-too-long")
        replays.longest, replays.longest_wait = 60.0, 60.0
        assert await replays.run(double, 5) == 10

    run(test)


def test_a_process_that_dies_is_refused_and_replaced() -> None:
    async def test(replays: Replays) -> None:
        before = await replays.run(who_am_i)
        assert await replays.run(who_am_i) == before != os.getpid()
        assert (await refusal(replays.run(die))).key == "not-just-now"
        assert await replays.run(who_am_i) != before

    run(test)


def test_what_goes_wrong_in_a_process_is_written_down_and_not_told(caplog: pytest.LogCaptureFixture) -> None:
    async def test(replays: Replays) -> None:
        wrong = await refusal(replays.run(fail))
        assert (wrong.key, "eyes" in wrong.words) == ("server-error", False)
        known = await refusal(replays.run(refuse))
        assert (known.status, known.key, known.words, known.facts) == (409, "not-over", "not yet", {"number": 3})

    run(test)
    assert "not for the eyes of clients" in caplog.text


def test_jobs_of_one_person_wait_behind_each_other_and_people_take_turns() -> None:
    async def test(replays: Replays) -> None:
        done: list[str] = []

        async def ask(who: str, name: str) -> None:
            paying.set(who)
            await replays.run(double, 1)
            done.append(name)

        asked = [("ann", "ann 1"), ("ann", "ann 2"), ("ann", "ann 3"), ("bob", "bob 1"), ("cleo", "cleo 1")]
        await asyncio.gather(*(asyncio.create_task(ask(*one)) for one in asked))
        assert done == ["ann 1", "bob 1", "cleo 1", "ann 2", "ann 3"]

    run(test, processes=1)


def test_one_person_never_has_all_processes() -> None:
    async def test(replays: Replays) -> None:
        async def ask(who: str, job: Any) -> Any:
            paying.set(who)
            return await replays.run(job)

        slow = [asyncio.create_task(ask("ann", sleep)) for _ in range(MOST_OF_ONE)]
        await asyncio.sleep(0)
        assert await asyncio.create_task(ask("bob", who_am_i))  # while ann's first still sleeps
        assert not any(task.done() for task in slow)
        waiting = [asyncio.create_task(ask("ann", sleep)) for _ in range(3)]
        assert {(await refusal(task)).key for task in waiting[1:]} == {"not-just-now"}
        replays.stop()
        assert {(await refusal(task)).key for task in [*slow, waiting[0]]} == {"not-just-now"}
        assert (await refusal(ask("bob", who_am_i))).key == "not-just-now"

    run(test)


def test_who_has_used_up_their_seconds_waits_and_others_do_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(limits.RATES, "work", limits.Rate(0.15, 0.0))

    async def test(replays: Replays) -> None:
        async def ask(who: str) -> Any:
            replays.limits.spend("look", who)
            return await replays.run(double, 1)

        replays.longest = 0.2
        replays.limits.spend("look", "ann")
        assert (await refusal(replays.run(spin))).key == "took-too-long"  # and is charged
        replays.longest = 60.0
        refused = await refusal(ask("ann"))
        assert (refused.status, refused.key) == (429, "too-much-work")
        assert await asyncio.create_task(ask("bob")) == 2
        assert await replays.run(double, 2, queue="a table that all wait for") == 4

    run(test, Limits())


def test_seconds_come_back_with_time(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    budget = Limits()
    budget.spend("look", "ann")
    budget.afford()
    budget.charge(11.0)
    with pytest.raises(Refused) as error:
        budget.afford()
    assert error.value.key == "too-much-work"
    now[0] = 4.0
    budget.afford()
    budget.spend("look", "bob")
    budget.afford()


def test_what_the_server_does_for_itself_is_not_limited() -> None:
    budget = Limits()
    budget.charge(1_000.0)
    budget.afford()
    with budget.charged():
        pass
    Limits(active=False).afford()
