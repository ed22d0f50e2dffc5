"""How a notice reaches a person: by each of their channels, without anybody waiting for it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import Counter
from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from serai.server.notices import mail, webhooks
from serai.server.notices.channels import Channel, Channels, NotDelivered
from serai.server.notices.delivery_queue import Delivery, DeliveryQueue, Slot
from serai.server.operations.daemon_threads import TooManyThreads
from serai.server.operations.settings import Settings
from serai.server.storage import Change, Store

LONGEST_QUEUE = 1_000
MOST_FOR_ONE = 20  # notices that may wait for one person
CALLS, CALLS_TO_A_HOST, LETTERS = 48, 4, 4  # under way at once
FAILING = 4  # one in so many of them may be for receivers that failed the last time
TEST = "test"
RELEASE = "DELETE FROM notices WHERE table_id = ? AND seat = ? AND turn = ?"
LAST_WRITE = 1.0  # seconds for what is written down when the node stops
log = logging.getLogger("serai.notices")


class Claim(NamedTuple):
    """A turn claimed by this node, so that no other node sends the same notice."""

    table_id: str
    seat: int
    turn: int


class Subject(NamedTuple):
    """What a notice is about."""

    event: str
    table_id: str = ""
    title: str = ""
    game: str = ""
    by: str = ""


class Deadlines(NamedTuple):
    """How long one delivery may take, in seconds."""

    call: float = webhooks.DEADLINE
    letter: float = mail.DEADLINE


class _Notice:
    """Something that one person is being told by all their channels together."""

    def __init__(self, subject: Subject, person: str, claim: Claim | None, channels: int) -> None:
        self.subject = subject
        self.person = person
        self.claim = claim
        self.left = channels
        self.told = False
        self.ended = asyncio.get_running_loop().create_future()


class NoticeSender:
    """Delivers notices, a bounded number at a time, and writes down which channels fail."""

    def __init__(self, store: Store, channels: Channels, settings: Settings, deadlines: Deadlines) -> None:
        self._store = store
        self._channels = channels
        self._public_url = settings.public_url
        self._webhooks = webhooks.Webhooks(settings.private_webhooks, deadlines.call)
        self._outbox = mail.Outbox(settings.mail, deadlines.letter) if settings.mail else None
        self._queues = {kind: DeliveryQueue(kind, LONGEST_QUEUE) for kind in ("webhook", "email")}
        self._pending: Counter[str] = Counter()  # notices that a person is being told
        self._untold: list[Claim] = []
        self.sent = 0
        self.failed = 0

    @property
    def waiting(self) -> int:
        """How many deliveries wait or are under way."""
        return sum(map(len, self._queues.values()))

    def tells(self, person: str) -> bool:
        """Whether a person is being told something."""
        return person in self._pending

    def crowded(self, person: str) -> bool:
        """Whether so much waits for one person that nothing may be added."""
        return self._pending[person] >= MOST_FOR_ONE

    def ready(self, channels: Sequence[Channel]) -> bool:
        """Whether there is room for a notice; who failed before is told one thing at a time, to see if it works."""
        for channel in channels:
            failing = channel.failures and self.tells(channel.person)
            if failing or self.crowded(channel.person) or self._queues[channel.kind].full:
                return False
        return True

    def tell(self, subject: Subject, channels: Sequence[Channel], claim: Claim | None = None) -> asyncio.Future[None]:
        """Begin to tell a person something by one channel or more; gives what is done when all have ended."""
        notice = _Notice(subject, channels[0].person, claim, len(channels))
        self._pending[notice.person] += 1
        for channel in channels:
            send, drop = partial(self._deliver, channel, notice), partial(self._ended, notice)
            self._queues[channel.kind].add(Delivery(_slots(channel), send, drop))
        return notice.ended

    async def release(self) -> None:
        """Let those be told again whom nothing reached: when a channel of theirs does not rest any more."""
        untold, self._untold = self._untold, []
        try:
            if untold:
                await self._store.write([Change(RELEASE, tuple(claim)) for claim in untold])
        except Exception:
            self._untold += untold
            raise

    async def stop(self) -> None:
        """Give up everything at once; what was not begun is left to another node, or to the next start."""
        for queue in self._queues.values():
            await queue.stop()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(LAST_WRITE):
                await self.release()

    # ---- one delivery

    async def _deliver(self, known: Channel, notice: _Notice) -> None:
        try:
            channel = await self._now(known, notice)
            if channel is not None:
                await self._send(channel, notice)
        except TooManyThreads as error:
            log.warning("a notice waits: %s", error)
        except asyncio.CancelledError:
            notice.told = True  # it may have arrived, and never comes twice
            raise
        finally:
            self._ended(notice)

    async def _now(self, known: Channel, notice: _Notice) -> Channel | None:
        """The channel as it is when its turn has come, or None if it was changed or rests since."""
        for channel in await self._channels.of(known.person):
            if channel.kind == known.kind and channel.address == known.address:
                rests = channel.rests(self._channels.now()) and notice.subject.event != TEST
                return None if rests else channel
        return None

    async def _send(self, channel: Channel, notice: _Notice) -> None:
        try:
            if channel.kind == "webhook":
                await self._call(channel, notice.subject)
            else:
                await self._write(channel, notice.subject)
        except NotDelivered as reason:
            self.failed += 1
            log.warning("a notice was not delivered", extra={"channel": channel.kind, "why": reason.why})
            await self._channels.failed(channel, reason, counts=notice.subject.event != TEST)
        else:
            self.sent += 1
            notice.told = True
            if channel.failures:
                await self._channels.works(channel.person, channel.kind)

    async def _call(self, channel: Channel, subject: Subject) -> None:
        about = {"game": subject.game, "title": subject.title, "table": subject.table_id, "link": self._link(subject)}
        await self._webhooks.post(channel.address, {"event": subject.event, **about})

    async def _write(self, channel: Channel, subject: Subject) -> None:
        assert self._outbox is not None
        about = {"name": channel.name, "title": subject.title, "by": subject.by, "link": self._link(subject)}
        letter = mail.letter(self._outbox.sender, channel.address, channel.language, subject.event, **about)
        await self._outbox.send(letter)

    def _link(self, subject: Subject) -> str:
        if not self._public_url or not subject.table_id:
            return self._public_url
        return f"{self._public_url}/table/{subject.table_id}"

    def _ended(self, notice: _Notice) -> None:
        """One channel is done with; after the last one, a turn that was told by none is to be told again."""
        notice.left -= 1
        if notice.left:
            return
        self._pending[notice.person] -= 1
        if not self._pending[notice.person]:
            del self._pending[notice.person]
        if notice.claim is not None and not notice.told:
            self._untold.append(notice.claim)
        if not notice.ended.done():
            notice.ended.set_result(None)


def _slots(channel: Channel) -> list[Slot]:
    """What a delivery takes while it is under way; receivers that failed before share a small part of it all."""
    total = CALLS if channel.kind == "webhook" else LETTERS
    slots = [Slot("all", total), Slot(f"person {channel.person}", 1)]
    if channel.failures:
        slots.append(Slot("failing", total // FAILING))
    if channel.kind == "webhook":
        with contextlib.suppress(ValueError):
            target = webhooks.target_of(channel.address)
            slots.append(Slot(f"host {target.host}:{target.port}", CALLS_TO_A_HOST))
    return slots
