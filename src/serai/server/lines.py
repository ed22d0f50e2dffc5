"""The lines to clients: the protocol of the WebSocket with one write for everything that waits for a client.

A message is framed once, however many clients hear it; what is said to one client in one go leaves in one packet. What
clients say is nearly always one message in one packet, which needs no parser.
"""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]  # the quick one, where it is built
from websockets.protocol import State

EXTENSION = "serai.line"  # under which the application finds its line among the extensions of ASGI
MOST_UNREAD = 16  # messages of a client that wait to be carried out
POLICY, RESTART = 1008, 1012  # why a client is sent away
TEXT = b"\x81"  # a whole message of text in one frame; what a server sends is not masked


def framed(message: bytes) -> bytes:
    """A message of text as it travels."""
    size = len(message)
    if size < 126:
        return b"%b%c%b" % (TEXT, size, message)
    if size < 65_536:
        return b"%b\x7e%b%b" % (TEXT, size.to_bytes(2, "big"), message)
    return b"%b\x7f%b%b" % (TEXT, size.to_bytes(8, "big"), message)


def alone(data: bytes) -> bytes | None:
    """The message in a packet that is one whole, masked frame of text; None if it is anything else."""
    size = data[1] & 0x7F if len(data) > 5 and data[:1] == TEXT and data[1] & 0x80 else 127
    start = 6
    if size == 126:
        size, start = int.from_bytes(data[2:4], "big"), 8
    elif size == 127:
        return None
    return apply_mask(data[start:], data[start - 4 : start]) if len(data) == start + size else None


class Inbox:
    """What a client said and nobody has carried out yet; one reader takes it, in order."""

    __slots__ = ("_loop", "_reader", "_waiting")

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._reader: asyncio.Future[None] | None = None
        self._waiting: deque[Any] = deque()

    def put_nowait(self, said: Any) -> None:
        self._waiting.append(said)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> Any:
        while not self._waiting:
            self._reader = self._loop.create_future()
            await self._reader
        return self._waiting.popleft()

    def empty(self) -> bool:
        return not self._waiting

    def qsize(self) -> int:
        return len(self._waiting)


class Line(WebSocketsSansIOProtocol):
    """One connection; the application puts frames on it without waiting."""

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.queue = Inbox(self.loop)  # type: ignore[assignment]
        self._waiting: list[bytes] = []
        self._due = False

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][EXTENSION] = self  # type: ignore[assignment]

    def data_received(self, data: bytes) -> None:
        conn = self.conn
        between = self.handshake_complete and not conn.reader.buffer and conn.current_size is None
        said = alone(data) if between and conn.state is State.OPEN else None
        if said is None:
            super().data_received(data)
        else:
            self.frames, self.curr_msg_data_type = [said], "text"
            self.send_receive_event_to_app()

    def send_receive_event_to_app(self) -> None:
        """Hand a message on; reading stops only for a client that says more than is carried out."""
        paused, self.read_paused = self.read_paused, True  # so that it is not stopped for every message
        super().send_receive_event_to_app()
        self.read_paused = paused
        if not paused and self.queue.qsize() >= MOST_UNREAD:
            self.read_paused = True
            self.transport.pause_reading()

    @property
    def waiting(self) -> int:
        """How many frames the client has not taken yet, beyond what the system holds for it."""
        return len(self._waiting)

    def put(self, frame: bytes) -> None:
        """Send a frame with all others of this moment, or as soon as the client takes them."""
        self._waiting.append(frame)
        if not self._due:
            self._due = True
            self.loop.call_soon(self.flush)

    def flush(self) -> None:
        """Send what waits, unless the client must catch up first."""
        self._due = False
        if not self._waiting or not self.writable.is_set():
            return
        if self.conn.state is State.OPEN and not self.transport.is_closing():
            frames, self._waiting = self._waiting, []
            self.transport.write(frames[0] if len(frames) == 1 else b"".join(frames))

    def cut(self) -> None:
        """End the connection at once, with whatever still waits."""
        self._waiting.clear()
        self.transport.abort()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.flush()
