"""How often somebody may do something: a bucket for each person or address that fills again with time."""

from __future__ import annotations

import time
from typing import NamedTuple

from serai.server.refusals import Refused

MOST_BUCKETS = 50_000


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
    "account": Rate(10, 0.1),
    "record": Rate(10, 0.2),
    "think": Rate(10, 0.2),
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
        """Take one from a bucket, or refuse."""
        if not self._active:
            return
        rate, now = RATES[kind], time.monotonic()
        left, counted = self._buckets.get((kind, who), (rate.burst, now))
        left = min(rate.burst, left + (now - counted) * rate.a_second)
        if left < 1:
            raise Refused(429, "too-often", "slower, please")
        if len(self._buckets) >= MOST_BUCKETS:
            self._sweep(now)
        self._buckets[kind, who] = (left - 1, now)

    def most(self, number: int) -> int | None:
        """How many there may be of something at a time; None if it does not matter."""
        return number if self._active else None

    def _sweep(self, now: float) -> None:
        """Forget the buckets that are full again; if none is, all of them."""
        self._buckets = {
            key: (left, counted)
            for key, (left, counted) in self._buckets.items()
            if left + (now - counted) * RATES[key[0]].a_second < RATES[key[0]].burst
        }
        if len(self._buckets) >= MOST_BUCKETS:
            self._buckets.clear()
