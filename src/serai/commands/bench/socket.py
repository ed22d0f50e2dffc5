"""The thinnest client of a WebSocket, for measuring: no masking, no copies, no queues."""

from __future__ import annotations

import asyncio
import base64
import os
import struct
from collections.abc import Callable

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


class Line(asyncio.Protocol):
    """One socket; `heard` is called with the bytes of every message."""

    def __init__(self) -> None:
        self.heard: Callable[[bytes], None] = print
        self.open = asyncio.get_running_loop().create_future()
        self._transport: asyncio.Transport | None = None
        self._kept = b""
        self._request = b""

    @classmethod
    async def connect(cls, port: int, cookie: str) -> Line:
        """A socket to this machine that is ready to use."""
        key = base64.b64encode(os.urandom(16)).decode()
        request = (
            f"GET /api/v1/socket HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n"
        )
        line = cls()
        line._request = request.encode()
        await asyncio.get_running_loop().create_connection(lambda: line, "127.0.0.1", port)
        await line.open
        return line

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport) or hasattr(transport, "write")
        self._transport = transport  # type: ignore[assignment]
        self._write(self._request)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.open.done():
            self.open.set_exception(ConnectionError("the server hung up"))

    def _write(self, data: bytes) -> None:
        if self._transport is not None:
            self._transport.write(data)

    def send(self, message: bytes, kind: int = TEXT) -> None:
        """Send a message, with a mask of zeros, which changes nothing."""
        length = len(message)
        size = bytes([0x80 | length]) if length < 126 else b"\xfe" + struct.pack(">H", length)
        self._write(bytes([0x80 | kind]) + size + b"\0\0\0\0" + message)

    def close(self) -> None:
        """Hang up."""
        if self._transport is not None:
            self._transport.close()

    def data_received(self, data: bytes) -> None:
        kept = self._kept + data if self._kept else data
        at = 0
        if not self.open.done():
            end = kept.find(b"\r\n\r\n")
            if end < 0:
                self._kept = kept
                return
            if b" 101 " not in kept[:20]:
                self.open.set_exception(ConnectionError(kept[:200].decode("latin-1")))
                return
            self.open.set_result(None)
            at = end + 4
        while len(kept) - at >= 2:
            kind, length, start = kept[at] & 15, kept[at + 1] & 127, at + 2
            if length == 126 and len(kept) >= at + 4:
                length, start = int.from_bytes(kept[at + 2 : at + 4], "big"), at + 4
            elif length == 127 and len(kept) >= at + 10:
                length, start = int.from_bytes(kept[at + 2 : at + 10], "big"), at + 10
            elif length >= 126:
                break
            if len(kept) < start + length:
                break
            at = start + length
            if kind == TEXT:
                self.heard(kept[start:at])
            elif kind == PING:
                self.send(kept[start:at], PONG)
        self._kept = kept[at:]
