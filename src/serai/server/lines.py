"""The lines to clients: the protocol of the WebSocket with one write for everything that waits for a client.

A message is framed once, however many clients hear it; what is said to one client in one go leaves in one packet.
"""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

EXTENSION = "serai.line"  # under which the application finds its line among the extensions of ASGI
MOST_UNREAD = 16  # messages of a client that wait to be carried out
TEXT = b"\x81"  # a whole message of text in one frame; what a server sends is not masked


def framed(message: bytes) -> bytes:
    """A message of text as it travels."""
    size = len(message)
    if size < 126:
        return b"%b%c%b" % (TEXT, size, message)
    if size < 65_536:
        return b"%b\x7e%b%b" % (TEXT, size.to_bytes(2, "big"), message)
    return b"%b\x7f%b%b" % (TEXT, size.to_bytes(8, "big"), message)


class Line(WebSocketsSansIOProtocol):
    """One connection; the application puts frames on it without waiting."""

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self._waiting: list[bytes] = []
        self._due = False

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][EXTENSION] = self  # type: ignore[assignment]

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
