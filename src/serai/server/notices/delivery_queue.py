"""A bounded queue of deliveries to receivers who may be slow: each has its slots, so slow ones do not delay others."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from typing import NamedTuple

log = logging.getLogger("serai.notices")


class Slot(NamedTuple):
    """Something of which a delivery takes one while it is under way, and of which there are only so many."""

    name: str
    limit: int


class Delivery(NamedTuple):
    """Something to deliver, and what is done instead if it was dropped before it began."""

    slots: Sequence[Slot]
    send: Callable[[], Awaitable[None]]
    drop: Callable[[], None]


class DeliveryQueue:
    """Begins deliveries in the order they came, passing over those whose slots are taken."""

    def __init__(self, name: str, longest: int) -> None:
        self._name = name
        self._longest = longest
        self._waiting: list[Delivery] = []
        self._taken: Counter[str] = Counter()
        self._under_way: set[asyncio.Task[None]] = set()
        self._stopped = False

    def __len__(self) -> int:
        return len(self._waiting) + len(self._under_way)

    @property
    def full(self) -> bool:
        """Whether one more would push out the oldest."""
        return len(self._waiting) >= self._longest

    def add(self, delivery: Delivery) -> None:
        """Begin a delivery as soon as its slots are free, in the background."""
        if self._stopped:
            delivery.drop()
        elif self._free(delivery):
            self._begin(delivery)
        else:
            if self.full:
                log.warning("a notice was dropped: too many wait", extra={"queue": self._name})
                self._waiting.pop(0).drop()
            self._waiting.append(delivery)

    async def stop(self) -> None:
        """Cancel everything that is under way, and drop the rest."""
        self._stopped = True
        waiting, self._waiting = self._waiting, []
        for delivery in waiting:
            delivery.drop()
        under_way = list(self._under_way)
        for task in under_way:
            task.cancel()
        await asyncio.gather(*under_way, return_exceptions=True)

    def _free(self, delivery: Delivery) -> bool:
        return all(self._taken[slot.name] < slot.limit for slot in delivery.slots)

    def _begin(self, delivery: Delivery) -> None:
        self._taken.update(slot.name for slot in delivery.slots)
        task = asyncio.create_task(self._deliver(delivery))
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)
        # Here, since a task that is cancelled before its first step never reaches a `finally` of its own.
        task.add_done_callback(lambda _: self._ended(delivery))

    async def _deliver(self, delivery: Delivery) -> None:
        try:
            await delivery.send()
        except Exception:
            log.exception("a notice could not be delivered")

    def _ended(self, delivery: Delivery) -> None:
        self._taken.subtract(slot.name for slot in delivery.slots)
        for slot in delivery.slots:
            if not self._taken[slot.name]:
                del self._taken[slot.name]
        still = []
        for waiting in self._waiting:
            if self._free(waiting):
                self._begin(waiting)
            else:
                still.append(waiting)
        self._waiting = still
