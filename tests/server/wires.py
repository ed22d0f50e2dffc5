"""Lines to clients without a network."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import uvicorn
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from serai.protocol.live.imagine import Worlds
from serai.server.live.connections import Connections
from serai.server.live.limits import Limits
from serai.server.live.sockets import Socket
from serai.server.live.websocket import Line
from serai.server.operations.settings import Settings


class Wire(asyncio.Transport):
    """A transport that keeps what is written and whether it is read from."""

    def __init__(self) -> None:
        super().__init__()
        self.written: list[bytes] = []
        self.reading = True
        self.closing = False
        self.buffered = 0

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.written.append(bytes(data))

    def get_write_buffer_size(self) -> int:
        return self.buffered

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True

    def is_reading(self) -> bool:
        return self.reading

    def abort(self) -> None:
        self.closing = True

    def is_closing(self) -> bool:
        return self.closing

    def close(self) -> None:
        self.closing = True

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return ("127.0.0.1", 40_000) if name in ("peername", "sockname") else default


REQUEST = (
    b"GET /api/v1/socket HTTP/1.1\r\nhost: localhost\r\nupgrade: websocket\r\nconnection: Upgrade\r\n"
    b"sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\nsec-websocket-version: 13\r\n\r\n"
)


async def stays(scope: Any, receive: Any, send: Any) -> None:
    """An application that leaves the line to the test."""
    await asyncio.get_running_loop().create_future()


def asking_line(app: Any = stays, **settings: Any) -> tuple[Line, Wire]:
    """A line to a client that has asked to come in."""
    config = uvicorn.Config(app, ws=Line, log_config=None, **settings)
    config.load()
    line, wire = Line(config, ServerState(), {}, asyncio.get_running_loop()), Wire()
    line.connection_made(wire)
    line.data_received(REQUEST)
    return line, wire


def open_line(**settings: Any) -> tuple[Line, Wire]:
    """A line to a client that was let in."""
    line, wire = asking_line(**settings)
    line.accept()
    wire.written.clear()
    return line, wire


def socket_on(line: Line) -> Socket:
    """A client at a line."""
    node: Any = SimpleNamespace(worlds=Worlds(), settings=Settings("sqlite:///:memory:"))  # is asked for nothing else
    return Socket(node, None, "somewhere", line)


def counted(line: Line, connections: Connections, owner: str = "ann") -> None:
    """Let a line count to its owner's account."""
    account, limits = connections.open(owner, line), Limits()
    assert account is not None
    line.open_for(account, lambda: limits.spend("frame", owner))


def packet(message: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    """A message as a browser sends it: masked."""
    return Frame(opcode, message, fin).serialize(mask=True)
