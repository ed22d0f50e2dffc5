"""Rate limits, and how much processor time a person's requests may take.

Each person, or each address without an identity, has a bucket for each kind of request; it fills again with time.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import NamedTuple

from serai.protocol.refusals import Refused

MOST_BUCKETS = 50_000
WORK = "work"  # the kind that is counted in seconds of the processor
BESIDE, EVERYBODY = "beside", "everybody"  # the same for all people together: what this process does beside games
paying: ContextVar[str] = ContextVar("paying", default="")  # for whom this task works; empty: for the server itself


class Rate(NamedTuple):
    """So many at once, and so many a second in the long run."""

    burst: float
    a_second: float


RATES = {
    "choose": Rate(60, 20),
    "look": Rate(100, 30),
    "chat": Rate(6, 0.5),
    "table": Rate(20, 0.2),
    "arrive": Rate(20, 0.1),
    "sign-in": Rate(6, 0.05),
    "guess": Rate(20, 0.1),  # passwords that do not fit; more than one address alone may try
    "account": Rate(10, 0.1),
    "letter": Rate(4, 0.002),  # about seven an hour: nobody's inbox is filled by others
    "befriend": Rate(20, 0.1),  # and blocking
    "report": Rate(5, 0.003),  # about ten an hour
    "notices": Rate(40, 0.5),  # boxes to tick, and links that switch notices off
    "seat": Rate(30, 1),
    "record": Rate(10, 0.2),
    "picture": Rate(30, 1),
    "think": Rate(10, 0.2),
    WORK: Rate(10, 0.3),
    BESIDE: Rate(5, 0.6),
    "small": Rate(100, 10),  # pings and the like
    "frame": Rate(400, 40),  # frames of the socket that carry no message
    "junk": Rate(20, 1),
}


class Limits:
    """The buckets of this node."""

    def __init__(self, active: bool = True) -> None:
        self._active = active
        self._buckets: dict[tuple[str, str], tuple[float, float]] = {}  # what is left, and when it was counted

    def spend(self, kind: str, who: str) -> None:
        """Take one from a bucket, or refuse; this task's work is charged to that owner from now on."""
        paying.set(who)
        if self._active:
            left = self._left(kind, who)
            if left < 1:
                raise Refused(429, "too-often", "slower, please")
            self._put(kind, who, left - 1)

    def afford(self) -> None:
        """Refuse more work to an owner who has used up their processor time."""
        if self._active and paying.get() and self._left(WORK, paying.get()) <= 0:
            raise Refused(429, "too-much-work", "your requests took much of the server's time; wait a little")

    def charge(self, seconds: float) -> None:
        """Charge seconds of the processor to the owner of this task."""
        who = paying.get()
        if self._active and who:
            self._put(WORK, who, self._left(WORK, who) - seconds)

    @contextmanager
    def charged(self) -> Iterator[None]:
        """Measure what is done at once, without waiting for anything, and count it."""
        self.afford()
        began = time.thread_time()
        try:
            yield
        finally:
            self.charge(time.thread_time() - began)

    @contextmanager
    def beside(self) -> Iterator[None]:
        """The same for what no game waits for: all people together leave the process time for their moves."""
        if self._active and self._left(BESIDE, EVERYBODY) <= 0:
            raise Refused(503, "not-just-now", "many look ahead or learn just now; ask again in a moment")
        began = time.thread_time()
        try:
            with self.charged():
                yield
        finally:
            if self._active:
                self._put(BESIDE, EVERYBODY, self._left(BESIDE, EVERYBODY) - (time.thread_time() - began))

    def _left(self, kind: str, who: str) -> float:
        rate, now = RATES[kind], time.monotonic()
        left, counted = self._buckets.get((kind, who), (rate.burst, now))
        return min(rate.burst, left + (now - counted) * rate.a_second)

    def _put(self, kind: str, who: str, left: float) -> None:
        now = time.monotonic()
        if len(self._buckets) >= MOST_BUCKETS:
            self._sweep(now)
        self._buckets[kind, who] = (left, now)

    def give_back(self, kind: str, who: str) -> None:
        """Put back what was taken for something that is not counted after all."""
        rate = RATES[kind]
        left, counted = self._buckets.get((kind, who), (rate.burst, 0.0))
        if left < rate.burst:
            self._buckets[kind, who] = (min(rate.burst, left + 1), counted)

    def most(self, number: int) -> int | None:
        """How many there may be of something at a time; None if it does not matter."""
        return number if self._active else None

    def _sweep(self, now: float) -> None:
        """Forget the buckets that are full again, and if none is, those that are least used."""
        self._buckets = {
            key: (left, counted)
            for key, (left, counted) in self._buckets.items()
            if left + (now - counted) * RATES[key[0]].a_second < RATES[key[0]].burst
        }
        if len(self._buckets) >= MOST_BUCKETS:
            empty_first = sorted(self._buckets.items(), key=lambda bucket: bucket[1][0] / RATES[bucket[0][0]].burst)
            self._buckets = dict(empty_first[: MOST_BUCKETS // 2])
