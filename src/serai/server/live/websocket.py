"""The lines to clients: the protocol of the WebSocket with one write for everything that waits for a client.

A message is framed once, however many clients hear it; what is said to one client in one go leaves in one packet. What
clients say is nearly always one message in one packet, which needs no parser.

Whatever is kept for a client counts against its owner's account, and is freed the moment the connection is lost.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]  # the quick one, where it is built
from websockets.protocol import State

from serai.server.api.refusals import Refused
from serai.server.live.connections import Account

EXTENSION = "serai.line"  # under which the application finds its line among the extensions of ASGI
MOST_UNREAD = 16  # messages of a client that wait to be carried out
MOST_UNREAD_BYTES = 131_072
PIECE = 4_096  # bytes that are parsed before looking whether it is enough for now
OVERHEAD = 64  # bytes that a frame costs beyond its own
SMALL = 65_536  # a frame that need not be counted when nothing else waits
POLICY, RESTART, LATER = 1008, 1012, 1013  # why a client is sent away
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
    """Messages of a client that wait to be carried out, in order."""

    __slots__ = ("_loop", "_reader", "_waiting", "size")

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._reader: asyncio.Future[None] | None = None
        self._waiting: deque[Any] = deque()
        self.size = 0  # bytes

    def put_nowait(self, said: Any) -> None:
        self._waiting.append(said)
        self.size += _size(said)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> Any:
        while not self._waiting:
            self._reader = self._loop.create_future()
            await self._reader
        said = self._waiting.popleft()
        self.size -= _size(said)
        return said

    def empty(self) -> bool:
        return not self._waiting

    def qsize(self) -> int:
        return len(self._waiting)

    def full(self) -> bool:
        return len(self._waiting) >= MOST_UNREAD or self.size >= MOST_UNREAD_BYTES

    def clear(self) -> None:
        self._waiting.clear()
        self.size = 0


def _size(said: Any) -> int:
    return len(said.get("text") or said.get("bytes") or "")


class Line(WebSocketsSansIOProtocol):
    """One connection; the application puts frames on it without waiting."""

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.queue: Inbox = Inbox(self.loop)  # type: ignore[assignment]
        self.account: Account | None = None
        self._spend_frame: Callable[[], None] | None = None
        self._rest = bytearray()  # of what came, while enough messages wait
        self._waiting: list[bytes] = []
        self._told = 0  # bytes of what waits
        self._due = False

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][EXTENSION] = self  # type: ignore[assignment]

    def open_for(self, account: Account, spend_frame: Callable[[], None]) -> None:
        """Count to an account from now on, and spend something for every frame that carries no message."""
        self.account, self._spend_frame = account, spend_frame
        self._read_on()

    # ---- in

    def data_received(self, data: bytes) -> None:
        if self.handshake_initiated and not self.handshake_complete:  # its owner is not known yet
            self._rest += data
            self._stop_reading()
            return
        conn = self.conn
        between = self.handshake_complete and not conn.reader.buffer and conn.current_size is None
        said = alone(data) if between and not self._rest and conn.state is State.OPEN else None
        if said is None:
            self._rest += data
            self._parse()
        else:
            self.frames, self.curr_msg_data_type = [said], "text"
            self.send_receive_event_to_app()

    def _parse(self) -> None:
        """Read what came, piece by piece, until enough messages wait: a packet may hold thousands of frames."""
        while self._rest and not self.read_paused and not self.transport.is_closing():
            piece = bytes(self._rest[:PIECE])
            del self._rest[:PIECE]
            super().data_received(piece)
        if self.transport.is_closing():
            self._rest.clear()

    def send_receive_event_to_app(self) -> None:
        """Hand a message on; reading stops only for a client that says more than is carried out."""
        paused, self.read_paused = self.read_paused, True  # so that it is not stopped for every message
        super().send_receive_event_to_app()
        self.read_paused = paused
        if not paused and self.queue.full():
            self._stop_reading()

    def _stop_reading(self) -> None:
        if not self.transport.is_closing():
            self.read_paused = True
            self.transport.pause_reading()
            self._cut_if_too_much()

    async def receive(self) -> Any:
        """The next message; reading goes on when all are taken."""
        message = await self.queue.get()
        if self.queue.empty() and self.handshake_complete:
            self._read_on()
        return message

    def _read_on(self) -> None:
        if self.read_paused:
            self.read_paused = False
            self._parse()
            if not self.read_paused and not self.transport.is_closing():
                self.transport.resume_reading()
                self._count()

    def handle_ping(self) -> None:
        if not self.transport.is_closing():  # others of the same packet may have ended it
            super().handle_ping()
            self._frame_without_message()

    def handle_pong(self, event: Any) -> None:
        awaited = self.pending_ping_payload is not None
        super().handle_pong(event)
        if not (awaited and self.pending_ping_payload is None):
            self._frame_without_message()

    def handle_cont(self, event: Any) -> None:
        super().handle_cont(event)
        self._frame_without_message()

    def _frame_without_message(self) -> None:
        """Limit control frames, which the application never sees: too many end the connection."""
        if self._spend_frame is not None:
            try:
                self._spend_frame()
            except Refused:
                self.cut()
        if not self.writable.is_set():
            self._cut_if_too_much()

    def _cut_if_too_much(self) -> None:
        if self.account is not None and not self.account.fits(self, 0):
            self.cut()

    # ---- out

    @property
    def waiting(self) -> int:
        """How many frames the client has not taken yet, beyond what the system holds for it."""
        return len(self._waiting)

    @property
    def held(self) -> int:
        """The bytes that are kept for this client, in both directions."""
        kept = self._told + self.queue.size + len(self._rest)
        return kept if self.transport.is_closing() else kept + self.transport.get_write_buffer_size()

    def _count(self) -> None:
        if self.account is not None:
            self.account.count(self)

    def put(self, frame: bytes) -> None:
        """Send a frame with all others of this moment, or as soon as the client takes them; too much ends the line."""
        if self.transport.is_closing():
            return
        size = len(frame) + OVERHEAD
        alone = not self._waiting and size < SMALL and self.writable.is_set()
        if not alone and self.account is not None and not self.account.fits(self, size):
            self.cut()
            return
        self._waiting.append(frame)
        self._told += size
        if not self._due:
            self._due = True
            self.loop.call_soon(self.flush)

    def flush(self) -> None:
        """Send what waits, unless the client must catch up first."""
        self._due = False
        if not self._waiting or not self.writable.is_set():
            return
        frames, self._waiting, self._told = self._waiting, [], 0
        if self.conn.state is State.OPEN and not self.transport.is_closing():
            self.transport.write(frames[0] if len(frames) == 1 else b"".join(frames))

    def pause_writing(self) -> None:
        super().pause_writing()
        self._count()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.flush()
        self._count()

    # ---- the end

    def keepalive_timeout(self) -> None:
        """No answer to a ping: it may still wait behind a long message that the client is taking."""
        if self.transport.get_write_buffer_size() and self.ping_timeout is not None:
            self.pong_timer = self.loop.call_later(self.ping_timeout, self.keepalive_timeout)
        else:
            super().keepalive_timeout()

    def shutdown(self) -> None:
        """Close the connection because the server stops, if it is open."""
        if self.writable.is_set():
            super().shutdown()
        else:
            self.cut()

    def cut(self) -> None:
        """End the connection at once, with whatever still waits."""
        self.transport.abort()
        self.queue.clear()
        self._free()

    def connection_lost(self, exc: Exception | None) -> None:
        if self.conn.close_rcvd is None:  # what was said before an orderly close is still carried out
            self.queue.clear()
        super().connection_lost(exc)
        self._free()
        self.conn.parser.close()  # it refers to the object that refers to it

    def _free(self) -> None:
        """Keep nothing for this client any more."""
        self._waiting.clear()
        self._told = 0
        self._rest.clear()
        self.frames.clear()
        self._count()
