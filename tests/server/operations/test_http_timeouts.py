"""Requests that never arrive whole are ended, and cost nobody else anything."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
import time
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import uvicorn
from uvicorn.server import ServerState

from serai.protocol.refusals import Refused
from serai.server.operations import http_timeouts
from serai.server.operations.http_timeouts import (
    ANSWERS,
    MOST_PIPELINED,
    SLOWEST_BODY,
    LimitedHttp,
    Limits,
    limited_body,
    limited_http,
)
from tests.server.running import Client, Server, hear, run, serving, tell
from tests.server.wires import Wire, stays

GET = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"
POST = b"POST /api/v1/guest HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: "
IN_PIECES = POST.replace(b"Content-Length: ", b"Transfer-Encoding: chunked\r\n\r\n")
UPGRADE = b"GET /api/v1/socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-Web"


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that waits a second for headers and bodies, with room for a few dozen connections."""
    folder = tmp_path_factory.mktemp("quick")
    settings = {"SERAI_HEADER_SECONDS": "1", "SERAI_BODY_SECONDS": "1", "SERAI_CONNECTIONS": "40"}
    with serving(f"sqlite:///{folder}/serai.db", folder / "log", SERAI_BOT_PROCESSES="0", **settings) as running:
        yield running
        assert '"error"' not in running.log.read_text(), running.log.read_text()


def until_ended(line: socket.socket, drip: bytes = b"") -> bytes:
    """All that is answered before the server ends the connection; meanwhile one byte after the other is sent."""
    answer, limit = b"", time.monotonic() + 20
    line.settimeout(0.1)
    while time.monotonic() < limit:
        try:
            if drip:
                line.sendall(drip)
            if not (more := line.recv(65_536)):
                return answer
            answer += more
        except TimeoutError:
            pass
        except ConnectionError:
            return answer
    raise AssertionError(f"still open after twenty seconds: {answer!r}")


def opened(server: Server, *parts: bytes) -> socket.socket:
    line = socket.create_connection(("127.0.0.1", server.port), 30)
    for part in parts:
        line.sendall(part)
    return line


SLOW = {
    "nothing at all": ((), b"", b"408"),
    "half of a line": ((b"GET /hea",), b"", b"408"),
    "headers without end": ((b"GET /healthz HTTP/1.1\r\nHost: x\r\nX: ",), b"x", b"408"),
    "half of a handshake": ((UPGRADE,), b"", b"408"),
    "half of a second request": ((GET, b"GET /hea"), b"x", b"408"),
    "no second request": ((GET,), b"", b""),  # the time for keeping it alive is uvicorn's
    "a body that was not waited for": ((POST + b"9999999\r\n\r\n",), b"x", b"413"),
}


@pytest.mark.parametrize("kind", SLOW)
def test_whoever_does_not_finish_a_request_is_not_waited_for(quick: Server, kind: str) -> None:
    parts, drip, said = SLOW[kind]
    with opened(quick, *parts) as line:
        answer = until_ended(line, drip)
    assert said in answer
    assert answer.count(b'"ok"') == (GET in parts)


@pytest.mark.parametrize("drip", [b"", b" "])
def test_a_body_that_comes_too_slowly_is_refused(quick: Server, drip: bytes) -> None:
    with opened(quick, POST + b"1000\r\n\r\n", b'{"name"') as line:
        answer = until_ended(line, drip)
    head, _, body = answer.partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 408 ")
    assert b"connection: close" in head.lower()
    assert json.loads(body)["key"] == "too-slow"


def test_headers_have_a_limit_and_so_have_requests_in_a_row(quick: Server) -> None:
    with opened(quick) as line:
        with contextlib.suppress(ConnectionError):
            line.sendall(b"GET / HTTP/1.1\r\nX: " + b"x" * 1_000_000)
        until_ended(line)
    with opened(quick) as line:
        with contextlib.suppress(ConnectionError):
            line.sendall(GET * 5_000)
        assert until_ended(line).count(b"HTTP/1.1 200") == 1 + MOST_PIPELINED
    last = GET.replace(b"Host: x", b"Connection: close")
    with opened(quick, GET * 3 + last) as line:
        assert until_ended(line).count(b"HTTP/1.1 200") == 4
    assert httpx.get(f"http://{quick.host}/healthz", timeout=60).status_code == 200


def test_a_body_that_comes_after_its_answer_is_not_taken_for_headers(quick: Server) -> None:
    with opened(quick, POST + b"200000\r\n\r\n") as line:
        assert b" 413 " in answered(line)
        line.sendall(b"x" * 200_000 + GET)
        assert b" 200 " in answered(line)


def answered(line: socket.socket) -> bytes:
    """The next answer on a connection, with all of its body."""
    answer = b""
    while b"\r\n\r\n" not in answer:
        answer += line.recv(1)
    length = next(int(row.split(b":")[1]) for row in answer.lower().split(b"\r\n") if row.startswith(b"content-length"))
    while length:
        more = line.recv(length)
        answer, length = answer + more, length - len(more)
    return answer


def test_a_body_in_pieces_may_be_no_larger_than_another(quick: Server) -> None:
    head = IN_PIECES

    def in_pieces(name: bytes) -> bytes:
        body = b'{"name":"' + name + b'"}'
        pieces = [body[start : start + 10_000] for start in range(0, len(body), 10_000)]
        return b"".join(b"%x\r\n%s\r\n" % (len(piece), piece) for piece in [*pieces, b""])

    with opened(quick, head, in_pieces(b"Ann")) as line:
        assert line.recv(65_536).startswith(b"HTTP/1.1 201 ")
    with opened(quick, head, in_pieces(b"A" * 70_000)) as line:
        answer = until_ended(line)
    assert answer.startswith(b"HTTP/1.1 413 "), answer
    assert b'"too-large"' in answer
    assert b"connection: close" in answer.lower()


@pytest.mark.parametrize("endless", [b"X: " + b"x" * 100_000, b"X: x\r\n" * 20_000], ids=["long", "many"])
def test_headers_after_a_body_in_pieces_have_a_limit_too(quick: Server, endless: bytes) -> None:
    with opened(quick, IN_PIECES, b"2\r\n{}\r\n0\r\n") as line:
        with contextlib.suppress(ConnectionError):
            line.sendall(endless)
        assert b" 431 " in until_ended(line)


def test_connections_are_limited_in_all(quick: Server) -> None:
    lines = [opened(quick) for _ in range(60)]
    answers = [until_ended(line) for line in lines]
    assert any(b" 503 " in answer for answer in answers)
    assert any(b" 408 " in answer for answer in answers)
    for line in lines:
        line.close()
    assert httpx.get(f"http://{quick.host}/healthz", timeout=60).status_code == 200


def test_a_socket_stays_open_for_as_long_as_it_likes(quick: Server) -> None:
    async def test() -> None:
        async with Client(quick).socket() as line:
            await asyncio.sleep(1.5)  # longer than any request may take
            await tell(line, do="ping")
            await hear(line, "pong")

    run(test())


def test_answers_that_nobody_takes_are_limited_for_an_address() -> None:
    class Answering(Wire):
        """A transport on which an answer waits."""

        def get_extra_info(self, name: str, default: Any = None) -> Any:
            return {"peername": ("192.0.2.1", 1234), "sockname": ("192.0.2.2", 80)}.get(name, default)

    async def test() -> None:
        config, state = uvicorn.Config(stays, ws="none", log_config=None), ServerState()
        config.load()
        made, wires = limited_http(Limits(10, 100)), [Answering() for _ in range(3)]
        for wire in wires:
            connection = made(config=config, server_state=state, app_state={})
            connection.connection_made(wire)
            wire.buffered = ANSWERS.owner // 2 + 1
            connection.pause_writing()
            await asyncio.sleep(0)
            if wire.closing:
                connection.connection_lost(None)
        assert [wire.closing for wire in wires] == [False, True, True]

    run(test())


class Attached(Wire):
    """A transport that knows its protocol, and ends as uvloop's do."""

    protocol: asyncio.BaseProtocol

    def write(self, data: bytes | bytearray | memoryview) -> None:
        if self.closing:
            raise RuntimeError("the handler is closed")
        super().write(data)

    def get_protocol(self) -> asyncio.BaseProtocol:
        return self.protocol


def test_the_next_headers_have_a_limit_while_the_last_answer_is_made() -> None:
    async def test() -> None:
        scopes: list[Any] = []

        async def waits(scope: Any, receive: Any, send: Any) -> None:
            scopes.append(scope)
            await asyncio.Event().wait()

        connection, wire, state = attached(waits)
        connection.data_received(IN_PIECES)
        connection.data_received(b"%x\r\n%s\r\n" % (400_000, b"x" * 400_000) + b"1\r\nx\r\n" * 5_000)  # a fair body
        connection.data_received(b"0\r\nX-After: it\r\n\r\n")
        await asyncio.sleep(0)
        assert not wire.is_closing()
        assert [name for name, _ in scopes[0]["headers"]] == [b"host", b"content-type", b"transfer-encoding"]
        connection.data_received(b"GET / HTTP/1.1\r\nX: " + b"x" * 200_000)
        assert wire.is_closing()
        assert b" 431 " in wire.written[-1]
        connection.connection_lost(None)
        for task in state.tasks:
            task.cancel()

    run(test())


def attached(app: Any) -> tuple[LimitedHttp, Attached, ServerState]:
    """A connection without a network."""
    config, state, wire = uvicorn.Config(app, ws="none", log_config=None), ServerState(), Attached()
    config.load()
    connection = wire.protocol = limited_http(Limits(60, 60))(config=config, server_state=state, app_state={})
    connection.connection_made(wire)
    return connection, wire, state


def test_an_answer_for_a_client_that_has_gone_is_no_error() -> None:
    async def test() -> None:
        asked, gone, failed = asyncio.Event(), asyncio.Event(), list[Exception]()

        async def answers(scope: Any, receive: Any, send: Any) -> None:
            asked.set()
            await gone.wait()
            try:
                await send({"type": "http.response.start", "status": 200, "headers": []})
                await send({"type": "http.response.body", "body": b"x"})
            except Exception as problem:
                failed.append(problem)

        connection, wire, state = attached(answers)
        connection.data_received(GET * 3)  # uvicorn tells only the last of them that the client has gone
        await asked.wait()
        wire.closing = True
        connection.connection_lost(None)
        gone.set()
        await asyncio.gather(*state.tasks)
        assert not failed

    run(test())


def test_a_large_body_has_time_as_long_as_it_keeps_coming(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        came: list[dict[str, Any]] = [
            {"type": "http.request", "body": b"x" * 100, "more_body": True},
            {"type": "http.request", "body": b"x", "more_body": True},
        ]

        async def receive() -> dict[str, Any]:
            if came:
                return came.pop(0)
            await asyncio.Event().wait()
            raise AssertionError

        body = limited_body(receive, 0.0, 1_000)
        with pytest.raises(Refused, match="too long"):
            await limited_body(receive_nothing, 0.0, 1_000)()
        assert len((await body())["body"]) == 100
        monkeypatch.setattr(http_timeouts, "SLOWEST_BODY", 10**9)
        assert (await body())["body"] == b"x"  # what came before bought the time for this
        with pytest.raises(Refused) as refused:
            await limited_body(receive, 0.01, 1_000)()
        assert (refused.value.status, refused.value.key) == (408, "too-slow")

    async def receive_nothing() -> dict[str, Any]:
        await asyncio.Event().wait()
        raise AssertionError

    assert SLOWEST_BODY < 5_000_000 / 20  # the largest record may come over a slow line
    run(test())
