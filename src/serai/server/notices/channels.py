"""The ways in which a person can be told at once, and how long each rests after it failed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal, NamedTuple

import msgspec

from serai.server.notices import devices
from serai.server.notices.failures import FAILED, FAILED_PUSH, WORKS, WORKS_PUSH, NotDelivered, Why, after_failure
from serai.server.storage import Change, Store

ChannelName = Literal["push", "email", "webhook"]
GONE = (404, 410)  # what a push service answers where nobody takes messages any more
FIND = """SELECT p.id, p.name, p.language, p.webhook, p.email, f.channel, f.failures, f.next_try
    FROM people p LEFT JOIN notice_failures f ON f.person = p.id WHERE p.id = ? AND p.deleted = 0"""


class Channel(NamedTuple):
    """One way to tell one person; `next_try` is None while it is switched off, and past unless it rests."""

    person: str
    name: str
    language: str
    kind: ChannelName
    address: str
    failures: int
    next_try: int | None
    device: devices.Receiver | None = None

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
        self.kinds: tuple[ChannelName, ...] = ("push", "webhook", "email") if email else ("push", "webhook")

    async def of(self, person: str) -> list[Channel]:
        """All that a person gave and this server can use, whether they rest or not."""
        found = await self._store.read(FIND, person)
        receivers = await devices.receivers(self._store, person, self.now()) if found else []
        return [*self._addressed(found), *(_pushed(found[0], receiver) for receiver in receivers)]

    async def awake(self, person: str) -> list[Channel]:
        """Those of them that do not rest."""
        return [channel for channel in await self.of(person) if not channel.rests(self.now())]

    def _addressed(self, found: list[tuple[Any, ...]]) -> list[Channel]:
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
        """What a person's own page tells about it; devices are listed by themselves."""
        listed = """SELECT channel, failures, failed, why, status, next_try FROM notice_failures
            WHERE person = ? ORDER BY channel"""
        return [ChannelFailure(*row) for row in await self._store.read(listed, person)]

    async def failed(self, channel: Channel, reason: NotDelivered, counts: bool = True) -> None:
        """Let a channel rest, longer every time; one that always fails is switched off. A test does not count."""
        now = self.now()
        failures, next_try = max(channel.failures, 1), channel.next_try
        if counts or not channel.failures:
            failures = channel.failures + 1
            next_try = after_failure(failures, reason, now)
        values = (failures, now, reason.why, reason.status, next_try)
        if channel.device is None:
            put = Change(FAILED.format(channel.kind), (channel.kind, *values, channel.person, channel.address))
        elif reason.status in GONE:
            put = Change(devices.DROP, (channel.person, channel.device.device))
        else:
            put = Change(FAILED_PUSH, (*values, channel.device.device, channel.address))
        await self._store.write([put])

    async def works(self, channel: Channel) -> None:
        """Forget that a channel failed."""
        if channel.device is None:
            await self._store.write([Change(WORKS, (channel.person, channel.kind))])
        else:
            await self._store.write([Change(WORKS_PUSH, (channel.device.device,))])


def _pushed(person: tuple[Any, ...], receiver: devices.Receiver) -> Channel:
    person_id, name, language = person[:3]
    return Channel(person_id, name, language, "push", receiver.endpoint, receiver.failures, receiver.next_try, receiver)
