"""How a notice reaches a person: by each of their channels, without anybody waiting for it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import Counter
from collections.abc import Sequence
from functools import partial

from serai.server.notices import webhooks
from serai.server.notices.channels import Channel, Channels
from serai.server.notices.claims import Claim, Claims
from serai.server.notices.delivery_queue import Delivery, DeliveryQueue, Slot
from serai.server.notices.failures import NotDelivered
from serai.server.notices.sending import Sending
from serai.server.notices.wording import Subject
from serai.server.operations.daemon_threads import TooManyThreads

LONGEST_QUEUE = 1_000
MOST_FOR_ONE = 20  # notices that may wait for one person
CALLS, CALLS_TO_A_HOST, LETTERS = 48, 4, 4  # under way at once
PUSHES_TO_A_HOST = 24  # a few push services serve all browsers
FAILING = 4  # one in so many of them may be for receivers that failed the last time
LAST_WRITE = 1.0  # seconds for what is written down when the node stops
log = logging.getLogger("serai.notices")


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

    def __init__(self, channels: Channels, claims: Claims, sending: Sending) -> None:
        self._channels = channels
        self._claims = claims
        self._sending = sending
        self._queues = {kind: DeliveryQueue(kind, LONGEST_QUEUE) for kind in ("push", "webhook", "email")}
        self._pending: Counter[str] = Counter()  # notices that a person is being told
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

    async def stop(self) -> None:
        """Give up everything at once; what was not begun is left to another node, or to the next start."""
        for queue in self._queues.values():
            await queue.stop()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(LAST_WRITE):
                await self._claims.write()

    # ---- one delivery

    async def _deliver(self, known: Channel, notice: _Notice) -> None:
        try:
            channel = await self._now(known, notice)
            if channel is not None:
                await self._send(channel, notice)
        except TooManyThreads as error:
            log.warning("a notice waits: %s", error)
        except asyncio.CancelledError:
            self._told(notice)  # it may have arrived, and never comes twice
            raise
        finally:
            self._ended(notice)
        await self._claims.write_soon()

    async def _now(self, known: Channel, notice: _Notice) -> Channel | None:
        """The channel as it is when its turn has come; None if it was changed or rests since, or another node tells."""
        now = self._channels.now()
        if notice.claim is not None and not notice.told and not await self._claims.hold(notice.claim, now):
            return None
        for channel in await self._channels.of(known.person):
            if channel.kind == known.kind and channel.address == known.address:
                rests = channel.rests(now) and notice.subject.event != "test"
                return None if rests else channel
        return None

    async def _send(self, channel: Channel, notice: _Notice) -> None:
        try:
            await self._sending.send(channel, notice.subject)
        except NotDelivered as reason:
            self.failed += 1
            log.warning("a notice was not delivered", extra={"channel": channel.kind, "why": reason.why})
            await self._channels.failed(channel, reason, counts=notice.subject.event != "test")
        else:
            self.sent += 1
            self._told(notice)
            if channel.failures:
                await self._channels.works(channel)

    def _told(self, notice: _Notice) -> None:
        """One way is enough: whatever becomes of the others, nobody tells it again."""
        if notice.claim is not None and not notice.told:
            self._claims.end(notice.claim, told=True)
        notice.told = True

    def _ended(self, notice: _Notice) -> None:
        """One of the channels is through with a notice; if none could tell it, whoever looks next may."""
        notice.left -= 1
        if notice.left:
            return
        self._pending[notice.person] -= 1
        if not self._pending[notice.person]:
            del self._pending[notice.person]
        if notice.claim is not None and not notice.told:
            self._claims.end(notice.claim, told=False)
        if not notice.ended.done():
            notice.ended.set_result(None)


def _slots(channel: Channel) -> list[Slot]:
    """What a delivery takes while it is under way; receivers that failed before share a small part of it all."""
    total = LETTERS if channel.kind == "email" else CALLS
    slots = [Slot("all", total), Slot(f"person {channel.person}", 1)]
    if channel.failures:
        slots.append(Slot("failing", total // FAILING))
    if channel.kind != "email":
        at_host = PUSHES_TO_A_HOST if channel.kind == "push" else CALLS_TO_A_HOST
        with contextlib.suppress(ValueError):
            target = webhooks.target_of(channel.address)
            slots.append(Slot(f"host {target.host}:{target.port}", at_host))
    return slots
