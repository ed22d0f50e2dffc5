"""Connections whose clients take nothing of what was written to them: they are ended, whatever protocol they speak."""

from __future__ import annotations

import asyncio
from typing import NamedTuple

LOOK_EVERY = 1.0
PATIENCE = 20.0
LEAST_TAKEN = 16_384  # bytes in that time; less counts as not reading


class Seen(NamedTuple):
    """What waited for a client when it was last seen to take something, and when that was."""

    size: int
    at: float


class Stalled:
    """Looks after the transports of a server; closed ones too, since those still write what waits."""

    def __init__(self, patience: float = PATIENCE) -> None:
        self._patience = patience
        self._seen: dict[asyncio.Transport, Seen] = {}
        self._looking: asyncio.TimerHandle | None = None

    def __len__(self) -> int:
        return len(self._seen)

    def watch(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        """Look after one more connection until it has ended."""
        self._seen[transport] = Seen(0, loop.time())
        if self._looking is None:
            self._looking = loop.call_later(LOOK_EVERY, self._look, loop)

    def _look(self, loop: asyncio.AbstractEventLoop) -> None:
        now = loop.time()
        for transport, seen in list(self._seen.items()):
            size = transport.get_write_buffer_size()
            if size == 0 and transport.is_closing():
                del self._seen[transport]
            elif size == 0 or seen.size == 0 or size <= seen.size - LEAST_TAKEN:
                if size or seen.size:
                    self._seen[transport] = Seen(size, now)
            elif now - seen.at >= self._patience:
                transport.abort()
            elif size > seen.size:  # more was written, which says nothing of the client
                self._seen[transport] = Seen(size, seen.at)
        self._looking = loop.call_later(LOOK_EVERY, self._look, loop) if self._seen else None
