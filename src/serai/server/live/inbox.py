"""The messages of one client that wait to be carried out."""

from __future__ import annotations

import asyncio
from collections import deque

MOST_UNREAD = 16
MOST_UNREAD_BYTES = 131_072


class Inbox:
    """Messages in order, and whether there will be others."""

    __slots__ = ("_loop", "_reader", "_waiting", "ended", "size")

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._reader: asyncio.Future[None] | None = None
        self._waiting: deque[bytes] = deque()
        self.ended = False
        self.size = 0  # bytes

    def __len__(self) -> int:
        return len(self._waiting)

    def put(self, message: bytes) -> None:
        """Add a message."""
        self._waiting.append(message)
        self.size += len(message)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    def end(self) -> None:
        """There will be no other message."""
        self.ended = True
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    def more(self) -> asyncio.Future[None]:
        """Is done when there is a message, or will be none any more; one reader at a time."""
        self._reader = self._loop.create_future()
        return self._reader

    def take(self) -> bytes:
        """The next message."""
        message = self._waiting.popleft()
        self.size -= len(message)
        return message

    def full(self) -> bool:
        """Whether the client has said enough for now."""
        return len(self._waiting) >= MOST_UNREAD or self.size >= MOST_UNREAD_BYTES

    def clear(self) -> None:
        """Forget what was said."""
        self._waiting.clear()
        self.size = 0
