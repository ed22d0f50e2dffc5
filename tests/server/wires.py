"""Lines to clients without a network."""

from __future__ import annotations

import asyncio
from typing import Any

import uvicorn
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.protocol import State

from serai.server.live.connections import Connections
from serai.server.live.limits import Limits
from serai.server.live.sockets import Send, Socket
from serai.server.live.websocket import Line


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


async def nothing(scope: Any, receive: Any, send: Any) -> None:
    return


def open_line() -> tuple[Line, Wire]:
    config = uvicorn.Config(nothing, ws=Line, log_config=None)
    config.load()
    line, wire = Line(config, ServerState(), {}, asyncio.get_running_loop()), Wire()
    line.transport = wire
    line.conn.state = State.OPEN
    line.handshake_initiated = line.handshake_complete = True
    line.conn.parser = line.conn.parse()  # as after the handshake
    next(line.conn.parser)
    return line, wire


def socket_on(line: Line, send: Send | None = None) -> Socket:
    """A client at a line; what it says beside frames goes to `send`, or over the line as well."""
    node: Any = None  # is not asked for anything
    over_the_line: Any = line.send  # takes the messages of this server among others
    return Socket(node, None, "somewhere", line, send or over_the_line)


def counted(line: Line, connections: Connections, owner: str = "ann") -> None:
    """Let a line count to its owner's account."""
    account, limits = connections.open(owner, line), Limits()
    assert account is not None
    line.open_for(account, lambda: limits.spend("frame", owner))


def packet(message: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    """A message as a browser sends it: masked."""
    return Frame(opcode, message, fin).serialize(mask=True)
