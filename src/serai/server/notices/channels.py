"""The ways in which a person can be told, and how long each rests after it failed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal, NamedTuple

import msgspec

from serai.server.storage import Change, Store

ChannelName = Literal["webhook", "email"]
Why = Literal[
    "private", "unknown-host", "unreachable", "slow", "tls", "unreadable", "status", "address-refused", "mail-server"
]
FIRST_REST = 60_000  # milliseconds; twice as long after every further failure
LONGEST_REST = 12 * 3_600_000
MOST_FAILURES = 12  # in a row, over more than a day: then the channel is switched off

FIND = """SELECT p.id, p.name, p.language, p.webhook, p.email, f.channel, f.failures, f.next_try
    FROM people p LEFT JOIN notice_failures f ON f.person = p.id WHERE p.id = ? AND p.deleted = 0"""
# Nothing is written down against an address that was changed meanwhile.
FAILED = """INSERT INTO notice_failures (person, channel, failures, failed, why, status, next_try)
    SELECT id, ?, ?, ?, ?, CAST(? AS INTEGER), CAST(? AS BIGINT) FROM people WHERE id = ? AND {} = ?
    ON CONFLICT (person, channel) DO UPDATE SET failures = excluded.failures, failed = excluded.failed,
    why = excluded.why, status = excluded.status, next_try = excluded.next_try"""
WORKS = "DELETE FROM notice_failures WHERE person = ? AND channel = ?"


class NotDelivered(Exception):
    """A notice that its receiver did not take, and why, as a key that clients translate."""

    def __init__(self, why: Why, status: int | None = None) -> None:
        super().__init__(why)
        self.why = why
        self.status = status


class Channel(NamedTuple):
    """One way to tell one person; `next_try` is None while it is switched off, and past unless it rests."""

    person: str
    name: str
    language: str
    kind: ChannelName
    address: str
    failures: int
    next_try: int | None

    def rests(self, now: int) -> bool:
        """Whether it is not to be used now."""
        return self.next_try is None or self.next_try > now


class ChannelFailure(msgspec.Struct):
    """A way of being told that fails: how often in a row, when last and why, and when it is tried next, if ever."""

    channel: ChannelName
    failures: int
    failed: int
    why: Why
    status: int | None
    next_try: int | None


class Channels:
    """What the database knows of the ways to tell people."""

    def __init__(self, store: Store, now: Callable[[], int], email: bool) -> None:
        self._store = store
        self.now = now
        self.kinds: tuple[ChannelName, ...] = ("webhook", "email") if email else ("webhook",)

    async def of(self, person: str) -> list[Channel]:
        """All that a person gave and this server can use, whether they rest or not."""
        return self._channels(await self._store.read(FIND, person))

    async def awake(self, person: str) -> list[Channel]:
        """Those of them that do not rest."""
        return [channel for channel in await self.of(person) if not channel.rests(self.now())]

    def _channels(self, found: list[tuple[Any, ...]]) -> list[Channel]:
        if not found:
            return []
        person, name, language, *addresses = found[0][:5]
        failing = {row[5]: row[6:] for row in found}
        return [
            Channel(person, name, language, kind, address, *failing.get(kind, (0, 0)))
            for kind, address in zip(("webhook", "email"), addresses, strict=True)
            if address and kind in self.kinds
        ]

    async def failures(self, person: str) -> list[ChannelFailure]:
        """What a person's own page tells about it."""
        listed = """SELECT channel, failures, failed, why, status, next_try FROM notice_failures
            WHERE person = ? ORDER BY channel"""
        return [ChannelFailure(*row) for row in await self._store.read(listed, person)]

    async def failed(self, channel: Channel, reason: NotDelivered, counts: bool = True) -> None:
        """Let a channel rest, longer every time; one that always fails is switched off. A test does not count."""
        now = self.now()
        failures, next_try = max(channel.failures, 1), channel.next_try
        if counts or not channel.failures:
            failures = channel.failures + 1
            # A mail server that does not answer is not counted against an address.
            off = failures >= MOST_FAILURES and reason.why != "mail-server"
            next_try = None if off else now + min(FIRST_REST << min(failures - 1, 30), LONGEST_REST)
        values = (channel.kind, failures, now, reason.why, reason.status, next_try)
        put = FAILED.format(channel.kind)
        await self._store.write([Change(put, (*values, channel.person, channel.address))])

    async def works(self, person: str, kind: ChannelName) -> None:
        """Forget that a channel failed."""
        await self._store.write([Change(WORKS, (person, kind))])
