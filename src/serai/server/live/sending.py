"""What waits for a client: frames that leave together, bytes that are counted, and when it is too much.

All lines that have something to say send it at the end of the same moment, by one callback of the loop for all of them.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any

from websockets.protocol import State
from websockets.server import ServerProtocol

from serai.server.live.connections import Account
from serai.server.live.inbox import Inbox

OVERHEAD = 64  # bytes that a frame costs beyond its own
SMALL = 65_536  # bytes that may wait uncounted until they are sent at the end of this moment
log = logging.getLogger("serai.websocket")


class Sending(asyncio.Protocol):
    """The half of a line that sends, and the account of what it holds."""

    transport: asyncio.Transport
    conn: ServerProtocol

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self.account: Account | None = None
        self.inbox = Inbox(loop)
        self._farewell: tuple[int, str] | None = None
        self._rest = bytearray()  # of what came: frames that are not whole, or wait while enough messages do
        self._begun_size = 0  # of a message of which not all fragments are here
        self._writable = True
        self._waiting: list[bytes] = []
        self._told = 0  # bytes of what waits
        self._due = False

    @property
    def waiting(self) -> int:
        """How many frames the client has not taken yet, beyond what the system holds for it."""
        return len(self._waiting)

    @property
    def held(self) -> int:
        """The bytes that are kept for this client, in both directions."""
        kept = self._told + self.inbox.size + len(self._rest) + self._begun_size
        return kept if self.transport.is_closing() else kept + self.transport.get_write_buffer_size()

    def put(self, frame: bytes) -> None:
        """Send a frame with all others of this moment, or as soon as the client takes them; too much ends the line."""
        if self._farewell is not None or self.transport.is_closing():
            return
        size = len(frame) + OVERHEAD
        told = self._told + size
        if (told >= SMALL or not self._writable) and self.account is not None and not self.account.fits(self, size):
            self.cut()
            return
        self._waiting.append(frame)
        self._told = told
        if not self._due:
            self._due = True
            _send_soon(self)

    def flush(self) -> None:
        """Send what waits, unless the client must catch up first."""
        self._due = False
        if not self._waiting or not self._writable:
            return
        frames, self._waiting, self._told = self._waiting, [], 0
        if self.conn.state is State.OPEN and not self.transport.is_closing():
            self.transport.write(frames[0] if len(frames) == 1 else b"".join(frames))

    def pause_writing(self) -> None:
        self._writable = False
        self._count()

    def _count(self) -> None:
        if self.account is not None:
            self.account.count(self)

    def _cut_if_too_much(self) -> None:
        if self.account is not None and not self.account.fits(self, 0):
            self.cut()

    def cut(self) -> None:
        """End the connection at once, with whatever still waits."""
        raise NotImplementedError


_due: dict[Any, list[Sending]] = {}  # by loop: the lines that send at the end of this moment


def _send_soon(line: Sending) -> None:
    lines = _due.get(line.loop)
    if lines is None:
        _due[line.loop] = [line]
        line.loop.call_soon(_send_all, line.loop)
    else:
        lines.append(line)


def _send_all(loop: asyncio.AbstractEventLoop) -> None:
    for line in _due.pop(loop):
        try:
            line.flush()
        except Exception:  # of one line, which the others do not wait for
            log.exception("a line could not send")
            line.cut()
