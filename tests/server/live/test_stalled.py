"""Whoever takes nothing of what was written to them is given up."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from serai.server.live.stalled import LEAST_TAKEN, Stalled


class Clock:
    """A loop whose time is told, and which calls what is due when it is told so."""

    def __init__(self) -> None:
        self.now = 0.0
        self.due: list[Callable[[], None]] = []

    def time(self) -> float:
        return self.now

    def call_later(self, seconds: float, call: Callable[..., None], *values: Any) -> Callable[[], None]:
        self.due.append(lambda: call(*values))
        return self.due[-1]

    def pass_second(self) -> None:
        self.now += 1
        due, self.due = self.due, []
        for call in due:
            call()


class Wire(asyncio.Transport):
    """A transport with something in it."""

    def __init__(self, size: int) -> None:
        super().__init__()
        self.size = size
        self.closing = self.aborted = False

    def get_write_buffer_size(self) -> int:
        return self.size

    def is_closing(self) -> bool:
        return self.closing

    def abort(self) -> None:
        self.size, self.closing, self.aborted = 0, True, True


def watched(*wires: Wire) -> tuple[Clock, Stalled]:
    clock, stalled = Clock(), Stalled(5)
    for wire in wires:
        stalled.watch(wire, clock)  # type: ignore[arg-type]  # all that is asked of a loop
    return clock, stalled


def test_whoever_takes_nothing_is_cut_off_and_others_are_not() -> None:
    silent, idle, slow, closed = Wire(100), Wire(0), Wire(100 * LEAST_TAKEN), Wire(100)
    clock, stalled = watched(silent, idle, slow, closed)
    closed.closing = True  # it would wait for ever for its last bytes to be taken
    for _ in range(10):
        clock.pass_second()
        slow.size -= LEAST_TAKEN // 2
    assert (silent.aborted, idle.aborted, slow.aborted, closed.aborted) == (True, False, False, True)
    assert len(stalled) == 2


def test_writing_more_does_not_count_as_taking() -> None:
    """Otherwise the answers to pings would keep a connection open that nobody reads from."""
    wire = Wire(100)
    clock, _ = watched(wire)
    for _ in range(10):
        clock.pass_second()
        wire.size += 50 if not wire.aborted else 0
    assert wire.aborted


def test_nobody_is_looked_after_when_all_have_gone() -> None:
    wire = Wire(0)
    clock, stalled = watched(wire)
    clock.pass_second()
    assert clock.due
    wire.closing = True
    clock.pass_second()
    assert (len(stalled), clock.due) == (0, [])
    stalled.watch(Wire(0), clock)  # type: ignore[arg-type]  # all that is asked of a loop
    assert clock.due
