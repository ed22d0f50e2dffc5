"""How long a seat may think: a time bank for live play, days for play by correspondence, or no clock at all."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Literal

DAY = 86_400_000
MINUTE = 60_000
Period = tuple[int, int]  # from one moment to another


@dataclass(slots=True, frozen=True)
class Pace:
    """The pace of a table: live takes a bank and a free time a turn, in seconds; days takes days a move.

    With `vacation` the days of whoever is on vacation do not count.
    """

    kind: Literal["none", "live", "days"] = "none"
    bank: int = 600
    free: int = 20
    days: int = 3
    vacation: bool = True

    def wrong(self) -> str | None:
        """What cannot be played at, or None."""
        if self.kind == "live" and not (0 <= self.bank <= 86_400 and 1 <= self.free <= 3_600):
            return "live play takes a bank of 0 to 86400 seconds and 1 to 3600 free seconds a turn"
        if self.kind == "days" and not 1 <= self.days <= 60:
            return "play by correspondence takes 1 to 60 days a move"
        return None


READY_MADE = {  # at which people who do not know each other are brought together
    "quick": Pace("live", bank=300, free=10),
    "live": Pace("live", bank=900, free=20),
    "day": Pace("days", days=1),
    "week": Pace("days", days=7),
}


@dataclass(slots=True)
class Clocks:
    """What is left in each seat's bank, since when each has been asked, and at which move its turn began."""

    bank: list[int] = field(default_factory=list)
    since: list[int | None] = field(default_factory=list)
    turn: list[int | None] = field(default_factory=list)


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def wound(pace: Pace, seats: int) -> Clocks:
    """The clocks before the first turn."""
    return Clocks([pace.bank * 1000] * seats, [None] * seats, [None] * seats)


def press(pace: Pace, clocks: Clocks, asked: list[int], mover: int | None, number: int, now: int) -> Clocks:
    """The clocks after a move: those asked no longer have paid, those asked anew begin."""
    bank, since, turn = clocks.bank[:], clocks.since[:], clocks.turn[:]
    for seat, began in enumerate(since):
        if began is not None and seat not in asked:
            bank[seat] = left(pace, clocks, seat, now)
            since[seat] = turn[seat] = None
        elif began is None and seat in asked:
            since[seat], turn[seat] = now, number
    if pace.kind == "days" and mover is not None and since[mover] is not None:
        since[mover] = now  # every move of a long turn has its own days
    return Clocks(bank, since, turn)


def left(pace: Pace, clocks: Clocks, seat: int, now: int) -> int:
    """What a seat's bank holds if it stops thinking now."""
    began = clocks.since[seat]
    if pace.kind != "live" or began is None:
        return clocks.bank[seat]
    return max(0, clocks.bank[seat] - max(0, now - began - pace.free * 1000))


def runs_out(pace: Pace, clocks: Clocks, seat: int) -> int | None:
    """When a seat's time is over."""
    began = clocks.since[seat]
    if began is None or pace.kind == "none":
        return None
    return began + (pace.days * DAY if pace.kind == "days" else pace.free * 1000 + clocks.bank[seat])


def allowed_until(pace: Pace, clocks: Clocks, seat: int, vacations: Sequence[Period]) -> int | None:
    """When a seat's time is over, if whoever sits there has these vacations, in order."""
    due, began = runs_out(pace, clocks, seat), clocks.since[seat]
    if due is None or began is None or pace.kind != "days" or not pace.vacation:
        return due
    for first, last in vacations:
        if last > began and first < due:
            due += last - max(first, began)  # SE-TIME-1
    return due


def set_going(clocks: Clocks, pause: int) -> Clocks:
    """The clocks after they stood still for some milliseconds."""
    return replace(clocks, since=[None if began is None else began + pause for began in clocks.since])


def deadline(pace: Pace, clocks: Clocks, people: list[int]) -> int | None:
    """When the first of the people asked runs out of time."""
    if pace.kind == "none":
        return None
    times = [time for seat in people if (time := runs_out(pace, clocks, seat)) is not None]
    return min(times, default=None)
