"""What uvicorn does with the class that it is told to use for WebSockets: written down nowhere, so it is held here."""

from __future__ import annotations

import asyncio
from typing import Any

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.server import ServerState

from serai.server.live.websocket import EXTENSION, Line
from tests.server.hosting import run
from tests.server.wires import REQUEST, Wire


class Switched(Wire):
    """A transport that another protocol may take over."""

    protocol: Any = None

    def set_protocol(self, protocol: Any) -> None:
        self.protocol = protocol


class Kept(asyncio.Protocol):
    """Keeps how it is made and called."""

    def __init__(self, **named: Any) -> None:
        self.calls: list[Any] = [set(named)]
        self.state: ServerState = named["server_state"]

    def connection_made(self, transport: Any) -> None:
        self.calls.append(("made", transport.protocol))

    def data_received(self, data: bytes) -> None:
        self.calls.append(data)


def upgraded(config: uvicorn.Config, state: ServerState) -> Switched:
    config.load()
    http, wire = HttpToolsProtocol(config, state, {}, asyncio.get_running_loop()), Switched()
    http.connection_made(wire)
    http.data_received(REQUEST)
    return wire


def test_the_class_is_made_and_called_as_we_rely_on() -> None:
    async def test() -> None:
        state = ServerState()
        wire = upgraded(uvicorn.Config(lambda scope: None, ws=Kept, log_config=None), state)
        made, connected, request = wire.protocol.calls
        assert made == {"config", "server_state", "app_state"}
        assert connected == ("made", None)  # before it has the transport for itself
        assert request.startswith(b"GET /api/v1/socket HTTP/1.1\r\n")
        assert request.endswith(b"\r\n\r\n")
        assert wire.protocol.state is state
        assert not state.connections  # the one that asked is no longer there, and the new one enters itself

    run(test)


def test_a_line_enters_itself_and_the_application_finds_it_behind_a_proxy() -> None:
    """What stands before the application says who the client is."""
    seen: list[Any] = []

    async def application(scope: Any, receive: Any, send: Any) -> None:
        seen.append(scope)
        scope["extensions"][EXTENSION].accept()
        await asyncio.get_running_loop().create_future()

    async def test() -> None:
        state = ServerState()
        config = uvicorn.Config(application, ws=Line, log_config=None, proxy_headers=True)
        config.load()
        http, wire = HttpToolsProtocol(config, state, {}, asyncio.get_running_loop()), Switched()
        http.connection_made(wire)
        http.data_received(REQUEST[:-2] + b"X-Forwarded-For: 192.0.2.7\r\nX-Forwarded-Proto: https\r\n\r\n")
        line = wire.protocol
        assert state.connections == {line}
        await asyncio.sleep(0)
        (scope,) = seen
        assert (scope["type"], scope["path"], scope["client"][0]) == ("websocket", "/api/v1/socket", "192.0.2.7")
        assert scope["extensions"][EXTENSION] is line
        assert wire.written[0].startswith(b"HTTP/1.1 101")
        assert len(state.tasks) == 1
        line.shutdown()
        assert wire.written[-1] == b"\x88\x02" + (1012).to_bytes(2, "big")
        line.connection_lost(None)
        assert not state.connections

    run(test)
