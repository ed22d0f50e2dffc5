"""What the server promised and what clients saw, written down while the run goes on and compared when it is over."""

from __future__ import annotations

import json
import time
from collections import Counter, defaultdict
from dataclasses import dataclass, field
from random import Random
from typing import Any

MOST_SAMPLES = 4_000  # views kept for comparison


@dataclass
class Promise:
    """An acknowledged act: what was sent, and the move number that the answer named."""

    key: str
    do: str
    choice: Any
    at: int
    number: int
    repeated: bool = False

    @property
    def may_be_draft(self) -> bool:
        """Whether it may have been part of a draft, which makes no move; a repeated answer may name a later one."""
        return self.repeated or self.number == self.at


@dataclass
class Sample:
    """A view that a client held after a move."""

    table: str
    seat: int | None
    number: int
    view: str


@dataclass
class Window:
    """A time in which the database was in trouble, in seconds since 1970, and the servers had not recovered from it."""

    begins: float
    ends: float = float("inf")


@dataclass
class Ledger:
    """Everything that is compared at the end."""

    dice: Random
    counts: Counter[str] = field(default_factory=Counter)
    violations: list[str] = field(default_factory=list)
    kinds: Counter[str] = field(default_factory=Counter)  # how many violations of each kind
    promises: dict[tuple[str, int], list[Promise]] = field(default_factory=lambda: defaultdict(list))
    answered: dict[tuple[str, str], int] = field(default_factory=dict)  # (table, seat:key) -> number, not `repeated`
    refused: set[tuple[str, str]] = field(default_factory=set)  # (table, seat:key) that the rules refused for good
    away: dict[tuple[str, int], list[int]] = field(default_factory=lambda: defaultdict(list))  # a bot took over at
    events: dict[tuple[str, int | None], dict[int, int]] = field(default_factory=lambda: defaultdict(dict))
    samples: list[Sample] = field(default_factory=list)
    chats: set[tuple[str, str]] = field(default_factory=set)
    tables: set[str] = field(default_factory=set)
    over: dict[str, int] = field(default_factory=dict)  # tables told to be over, and after which move
    followed: list[float] = field(default_factory=list)  # seconds until another node served an acknowledged move
    stops: list[float] = field(default_factory=list)  # seconds that SIGTERM took
    windows: list[Window] = field(default_factory=list)

    def wrong(self, kind: str, said: str) -> None:
        """Write a violation down, with its time."""
        self.kinds[kind] += 1
        if self.kinds[kind] <= 50:
            self.violations.append(f"{time.strftime('%H:%M:%S')} {kind}: {said}")

    def promised(self, table: str, seat: int, promise: Promise) -> None:
        """An act was acknowledged."""
        self.counts["acknowledged"] += 1
        self.counts[f"acknowledged {promise.do}"] += 1
        self.counts["acknowledged as repeated"] += promise.repeated
        name = (table, f"{seat}:{promise.key}")
        if not promise.repeated:
            if name in self.answered:
                self.wrong("accepted twice", f"{name} at {self.answered[name]} and {promise.number}")
            self.answered[name] = promise.number
        self.promises[table, seat].append(promise)

    def heard(self, table: str, seat: int | None, events: list[dict[str, Any]]) -> None:
        """Events were told to an audience; a number always stands for the same event."""
        known = self.events[table, seat]
        self.counts["events seen"] += len(events)
        for event in events:
            print_ = fingerprint(event["move"], event["event"])
            if known.setdefault(event["number"], print_) != print_:
                self.wrong("event changed", f"{table} seat {seat}: event {event['number']} is {event} now")

    def sample(self, table: str, seat: int | None, number: int, view: dict[str, Any]) -> None:
        """Keep a few of the views that clients held, spread evenly over the run."""
        self.counts["views held"] += 1
        place = self.dice.randrange(self.counts["views held"])
        if place < MOST_SAMPLES:
            kept = Sample(table, seat, number, json.dumps(view, sort_keys=True))
            if len(self.samples) < MOST_SAMPLES:
                self.samples.append(kept)
            else:
                self.samples[place] = kept

    def ended(self, table: str, number: int) -> None:
        """Somebody was told that a game is over."""
        self.over[table] = max(number, self.over.get(table, number))

    def troubled(self, when: float) -> bool:
        """Whether the database was in trouble at a time."""
        return any(window.begins <= when <= window.ends for window in self.windows)


def fingerprint(move: int, event: Any) -> int:
    """A short stand-in for an event."""
    return hash((move, json.dumps(event, sort_keys=True)))
