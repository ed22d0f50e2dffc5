"""Time and size limits for what arrives over HTTP before anybody is asked: connections, headers, pipelines, bodies.

uvicorn has no time limit for headers. Its protocol is wrapped rather than changed: this one stands between it and the
transport until a request is a WebSocket, which has limits of its own (websocket.py).
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, NamedTuple, cast

from uvicorn import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.server import ServerState

from serai.protocol.refusals import Refused
from serai.server.live.connections import Account, Bounds, Connections
from serai.server.live.places import place_of
from serai.server.live.stalled import Stalled

LARGEST_HEAD = 65_536
OF_PIECES = 8  # a body in pieces may have so many times fewer bytes around them, beyond what headers have
PIECE = 8_192  # bytes that are parsed before looking whether they are too many
MOST_PIPELINED = 8  # requests that wait for the answer to the first
SLOWEST_BODY = 50_000  # bytes a second for bodies that take longer than the time that every body has
ANSWERS = Bounds(connection=64_000_000, owner=64_000_000)  # an owner may be a proxy, for many people

Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]


class Limits(NamedTuple):
    """What a server allows: seconds for the headers of a request, and connections of all kinds."""

    header_seconds: float
    most_connections: int


class Forgiving:
    """A transport that drops what is written for a client that has gone, where uvloop would raise an error."""

    def __init__(self, transport: asyncio.Transport) -> None:
        self.plain = transport

    def write(self, data: bytes) -> None:
        """Send an answer, or a part of one, if there is still somebody to take it."""
        if not self.plain.is_closing():
            self.plain.write(data)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.plain, name)


class Http(HttpToolsProtocol):
    """uvicorn's protocol, which tells only the last of several requests that the client has gone: others answer on.

    It also keeps headers that come after a body in pieces, without end; nobody here reads them.
    """

    bodies = 0  # bytes of all bodies that came
    _in_head = False

    def on_message_begin(self) -> None:
        self._in_head = True
        super().on_message_begin()

    def on_header(self, name: bytes, value: bytes) -> None:
        if self._in_head:
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._in_head = False
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self.bodies += len(body)
        super().on_body(body)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.transport = cast(asyncio.Transport, Forgiving(transport))

    def handle_websocket_upgrade(self) -> None:
        self.transport = cast(Forgiving, self.transport).plain  # sockets look after themselves
        super().handle_websocket_upgrade()


class LimitedHttp(asyncio.Protocol):
    """One connection, from its first byte on."""

    def __init__(
        self,
        limits: Limits,
        answers: Connections,
        stalled: Stalled,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        self._limits = limits
        self._answers = answers
        self._stalled = stalled
        self._state = server_state
        self._loop = _loop or asyncio.get_running_loop()
        self._http = Http(config, server_state, app_state, self._loop)
        self._transport: asyncio.Transport
        self._refused = False  # from the beginning
        self._enough = False  # of requests; whatever still comes is dropped
        self._request: Any = None  # the last one whose headers are complete
        self._head = 0  # bytes that came since and are of no body, mostly the headers of the next one
        self._body = 0  # bytes of its body
        self._bodies = 0  # bytes of all bodies so far
        self._deadline: asyncio.TimerHandle | None = None
        self._account: Account | None = None

    # ---- the connection

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Refuse what is beyond the limit; anybody else has so much time for the first request."""
        self._transport = transport = cast(asyncio.Transport, transport)
        self._stalled.watch(transport, self._loop)
        if len(self._state.connections) >= self._limits.most_connections:
            self._refused = True
            self._end("503 Service Unavailable")
            return
        self._http.connection_made(transport)
        self._await_headers()

    def connection_lost(self, exc: Exception | None) -> None:
        self._headers_came()
        if not self._refused:
            self._http.connection_lost(exc)
        if self._account is not None:
            self._account.close(self)
            self._account = None

    # ---- in

    def data_received(self, data: bytes) -> None:
        """Pass on what came, piece by piece: a packet may hold thousands of requests."""
        for start in range(0, len(data), PIECE):
            if self._enough or self._transport.is_closing():
                return
            piece = data[start : start + PIECE]
            self._http.data_received(piece)
            if self._transport.get_protocol() is not self:  # it speaks WebSocket from now on
                self._headers_came()
                self._http.parser = None  # type: ignore[assignment]  # they refer to each other
                return
            self._look_at_request(len(piece))

    def _look_at_request(self, size: int) -> None:
        request = self._http.cycle
        of_body = self._http.bodies - self._bodies
        self._bodies += of_body
        if request is not self._request:
            self._request = request
            self._body = self._head = 0
            self._headers_came()
            if len(self._http.pipeline) > MOST_PIPELINED:
                self._end_pipeline()
            return
        if request is None or request.response_complete:
            self._await_headers()
        self._body += of_body
        self._head += size - of_body
        if self._head > LARGEST_HEAD + self._body // OF_PIECES:
            self._end("431 Request Header Fields Too Large")

    def _end_pipeline(self) -> None:
        """Answer the first requests, and end the connection after the last of them."""
        self._enough = True
        waiting = self._http.pipeline  # the oldest is at the end
        while len(waiting) > MOST_PIPELINED:
            waiting.popleft()
        waiting[0][0].keep_alive = False

    def _await_headers(self) -> None:
        if self._deadline is None:
            self._deadline = self._loop.call_later(self._limits.header_seconds, self._too_late)

    def _headers_came(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _too_late(self) -> None:
        self._end("408 Request Timeout")

    def _end(self, status: str) -> None:
        if not self._transport.is_closing():
            answer = f"HTTP/1.1 {status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
            self._transport.write(answer.encode())
            self._transport.close()

    def eof_received(self) -> None:
        return self._http.eof_received()

    # ---- out

    @property
    def held(self) -> int:
        """The bytes of answers that the client has not taken."""
        return 0 if self._transport.is_closing() else self._transport.get_write_buffer_size()

    def cut(self) -> None:
        """End the connection at once."""
        self._transport.abort()

    def pause_writing(self) -> None:
        self._http.pause_writing()
        if self._account is None:
            peer = self._transport.get_extra_info("peername")
            self._account = self._answers.open(place_of(str(peer[0])) if peer else "?", self)
        if self._account is not None and not self._account.fits(self, 0):
            self._loop.call_soon(self.cut)  # not while it is written to

    def resume_writing(self) -> None:
        self._http.resume_writing()
        if self._account is not None:
            self._account.count(self)


def limited_http(limits: Limits) -> Callable[..., LimitedHttp]:
    """What makes the connections of one server, which share their accounts."""
    answers, stalled = Connections(ANSWERS), Stalled()

    def connection(**named: Any) -> LimitedHttp:
        return LimitedHttp(limits, answers, stalled, **named)

    return connection


def limited_body(receive: Receive, seconds: float, largest: int) -> Receive:
    """The same source of a request's body, refusing one that comes too slowly, or is larger than it announced."""
    loop = asyncio.get_running_loop()
    due = loop.time() + seconds
    complete, came = False, 0

    async def receive_in_time() -> MutableMapping[str, Any]:
        nonlocal due, complete, came
        if complete:
            return await receive()  # which waits for the client to go
        try:
            async with asyncio.timeout_at(due):
                message = await receive()
        except TimeoutError:
            raise Refused(408, "too-slow", "the request took too long to arrive") from None
        size = len(message.get("body", b""))
        came += size
        if came > largest:  # in pieces, whose size nobody says beforehand
            raise Refused(413, "too-large", "that is too much at once")
        due += size / SLOWEST_BODY
        complete = not message.get("more_body", False)
        return message

    return receive_in_time
