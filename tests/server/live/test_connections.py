"""Sockets and bytes are counted to their owners; what a connection held goes with it."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import json
import os
import socket
import struct
import time
import weakref
from base64 import b64encode
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
import uvloop
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.server import ServerProtocol

from serai.protocol.live.imagine import World
from serai.server.api.app import application
from serai.server.live import sockets
from serai.server.live.connections import Bounds, Connections
from serai.server.live.websocket import LATER, POLICY, Line
from serai.server.operations.http_timeouts import Limits, limited_http
from serai.server.operations.settings import Settings
from tests.server import hosting
from tests.server.running import Client, Server, hear, run, serving, tell


class Held:
    """A connection of which only what it holds matters."""

    def __init__(self, held: int = 0) -> None:
        self.held = held
        self.is_cut = False

    def cut(self) -> None:
        self.held, self.is_cut = 0, True


def test_bytes_are_counted_to_the_connection_the_owner_and_everybody() -> None:
    connections = Connections(Bounds(connection=10, owner=15, everybody=1_000))
    one, two, other = Held(), Held(), Held()
    ann, bob = connections.open("ann", one), connections.open("bob", other)
    assert ann
    assert bob
    assert connections.open("ann", two) is ann
    assert ann.fits(one, 100)  # nothing waits: one message of any size may
    one.held = 9
    assert ann.fits(one, 1)
    assert not ann.fits(one, 2)
    assert ann.fits(two, 6)
    assert not ann.fits(two, 7)
    assert bob.fits(other, 10)
    one.held = 0  # the client has read, and nobody was told
    assert ann.fits(two, 15)
    two.held = 8
    ann.count(two)
    assert (ann.held, connections.held) == (8, 8)
    ann.close(two)
    ann.close(one)
    bob.close(other)
    assert (connections.held, connections._accounts) == (0, {})


def test_an_owner_has_so_many_connections_at_once() -> None:
    connections = Connections()
    held = [Held() for _ in range(4)]
    account = connections.open("ann", held[0], 2)
    assert account
    assert connections.open("ann", held[1], 2) is account
    assert connections.open("ann", held[2], 2) is None
    assert connections.open("bob", held[2], 2)
    account.close(held[0])
    assert connections.open("ann", held[3], 2) is account


def test_a_node_that_holds_too_much_cuts_off_who_holds_most() -> None:
    connections = Connections(Bounds(everybody=1_000))
    greedy, modest, one = [Held(100) for _ in range(8)], [Held(50) for _ in range(4)], Held()
    accounts = [connections.open("ann", held) for held in greedy] + [connections.open("bob", held) for held in modest]
    for account, held in zip(accounts, [*greedy, *modest], strict=True):
        assert account
        account.count(held)
    mine = connections.open("eve", one)
    assert mine
    assert connections.held == 1_000
    assert mine.fits(one, 10)
    assert connections.held <= 900
    assert any(held.is_cut for held in greedy)
    assert not any(held.is_cut for held in [*modest, one])


# ---- whatever way a connection is lost, nothing of it stays, without the help of the collector


async def come_and_go(port: int, table: str, end: Callable[[ClientConnection], Any]) -> None:
    line = await connect(f"ws://127.0.0.1:{port}/api/v1/socket", max_size=None)
    for message in ({"do": "watch", "table": table, "since": 0}, {"do": "imagine", "id": 7, "table": table}):
        await tell(line, seat=None, **message)
        await hear(line, "position")
    await line.send("junk")
    await hear(line, "refused")
    end(line)
    await line.close()


def reset(line: ClientConnection) -> None:
    connection = line.transport.get_extra_info("socket")
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    line.transport.abort()


def alive(*kinds: type) -> list[Any]:
    return [found for found in gc.get_objects() if isinstance(found, kinds)]


ENDS: dict[str, Callable[[ClientConnection], Any]] = {
    "the client closes": lambda line: None,
    "the client disappears": lambda line: line.transport.abort(),
    "the connection is reset": reset,
    "it is cut off": lambda line: [one.cut() for one in alive(Line)],
    "it is sent away": lambda line: [one.close(POLICY) for one in alive(sockets.Socket)],
}


@contextlib.asynccontextmanager
async def served(database: str) -> AsyncIterator[int]:
    """A server in this very process, at a port."""
    door = socket.create_server(("127.0.0.1", 0))
    http: Any = limited_http(Limits(10, 100))
    app = application(Settings(database, bots=0, limits=False), [])
    server = uvicorn.Server(uvicorn.Config(app, http=http, ws=Line, log_config=None))
    serving = asyncio.create_task(server.serve(sockets=[door]))
    try:
        while not server.started:  # uvicorn has nothing to wait for
            await asyncio.sleep(0.01)
        yield door.getsockname()[1]
    finally:
        server.should_exit = True
        await serving


@contextlib.contextmanager
def no_collector() -> Iterator[None]:
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


@pytest.mark.parametrize("way", ENDS)
def test_nothing_stays_of_a_lost_connection(way: str, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/serai.db"
    kinds = (Line, ServerProtocol, sockets.Socket, World)

    async def test() -> None:
        async with hosting.node(database) as tables:
            table = await hosting.table_of(tables, "tic_tac_toe")
        async with served(database) as port:
            with no_collector():
                others, end = alive(*kinds), ENDS[way]
                seen: list[weakref.ref[object]] = []

                def ended(line: ClientConnection) -> None:
                    seen.extend(weakref.ref(one) for one in alive(*kinds) if one not in others)
                    end(line)

                await come_and_go(port, table, ended)
                assert len(seen) == len(kinds)
                async with asyncio.timeout(40):
                    while any(one() is not None for one in seen):
                        await asyncio.sleep(0.01)

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(asyncio.wait_for(test(), 120))


# ---- a whole server


def silent(server: Server, cookie: str, *messages: bytes) -> socket.socket:
    """A client that says something and never reads."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
    line.connect(("127.0.0.1", server.port))
    key = b64encode(os.urandom(16)).decode()
    line.sendall(
        f"GET /api/v1/socket HTTP/1.1\r\nHost: {server.host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n".encode()
    )
    head = b""
    while b"\r\n\r\n" not in head:
        head += line.recv(1)
    assert head.startswith(b"HTTP/1.1 101")
    line.settimeout(30)
    try:
        line.sendall(b"".join(messages))
    except OSError:
        line.close()  # cut off already
    return line


def resident(server: Server) -> float:
    """Megabytes of memory."""
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return int(next(row for row in status.splitlines() if row.startswith("VmRSS")).split()[1]) / 1024


def counters(server: Server) -> dict[str, float]:
    text = httpx.get(f"http://{server.host}/metrics", timeout=120).text
    return {row.split()[0]: float(row.split()[1]) for row in text.splitlines() if not row.startswith("#")}


def wait_until(true: Callable[[], bool], seconds: float = 60) -> bool:
    limit = time.monotonic() + seconds
    while not true() and time.monotonic() < limit:
        time.sleep(0.2)
    return true()


def test_sockets_that_never_read_cost_little_and_leave_nothing(tmp_path: Path) -> None:
    """Thirty that ask for eight megabytes each; the system keeps less than three of them for each."""
    database, table_ids = f"sqlite:///{tmp_path}/serai.db", []

    async def prepare() -> None:
        async with hosting.node(database) as tables:
            table_ids.append(await hosting.table_of(tables, "warrior_knights", 4))
            await hosting.play_on(tables, table_ids[0], 2_000)

    hosting.run(prepare)
    with serving(database, tmp_path / "log", SERAI_BOT_PROCESSES="0") as server:
        ann, bob = Client(server), Client(server, "Bob")
        asked = {"do": "watch", "table": table_ids[0], "seat": None, "since": 0}

        async def whole_position() -> int:
            async with bob.socket() as line:
                await tell(line, **asked)
                return len(json.dumps(await hear(line, "position")))

        async def test() -> None:
            times = 8_000_000 // await whole_position() + 1
            before = resident(server)
            frame = Frame(Opcode.TEXT, json.dumps(asked).encode()).serialize(mask=True)
            lines = [silent(server, ann.cookie, frame * times) for _ in range(30)]
            async with bob.socket() as line:
                heard = -1.0
                while heard != (heard := counters(server)["serai_messages_received_total"]):  # all were carried out
                    time.sleep(1)
                assert resident(server) - before < 90
                assert counters(server)["serai_socket_bytes_waiting"] < 20_000_000
                await tell(line, do="ping")
                await hear(line, "pong")
                assert await whole_position() > 100_000
                for one in lines:
                    one.close()
                assert wait_until(lambda: counters(server)["serai_sockets"] == 1)
                assert wait_until(lambda: resident(server) - before < 50)
                assert counters(server)["serai_socket_bytes_waiting"] == 0

        run(test())


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on which limits hold."""
    folder = tmp_path_factory.mktemp("strict")
    settings = {"SERAI_LIMITS": "on", "SERAI_BOT_PROCESSES": "0"}
    with serving(f"sqlite:///{folder}/serai.db", folder / "log", **settings) as running:
        yield running
        assert '"error"' not in running.log.read_text(), running.log.read_text()


def test_a_person_has_so_many_sockets_and_is_told_so(strict: Server) -> None:
    ann, bob = Client(strict), Client(strict, "Bob")

    async def test() -> None:
        lines = [await ann.socket() for _ in range(sockets.MOST_OF_PERSON)]
        async with ann.socket() as refused:
            with pytest.raises(ConnectionClosed) as closed:
                await asyncio.wait_for(refused.recv(), 60)
        assert closed.value.rcvd
        assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (LATER, "too many connections")
        async with bob.socket() as line:
            await tell(line, do="ping")
            await hear(line, "pong")
        await lines.pop().close()
        async with asyncio.timeout(60):
            while True:  # until the server knows
                async with ann.socket() as line:
                    await tell(line, do="ping")
                    try:
                        await hear(line, "pong")
                        break
                    except ConnectionClosed:
                        await asyncio.sleep(0.05)
        await asyncio.gather(*(line.close() for line in lines))

    run(test())


def test_pings_that_nobody_reads_the_answers_of_end_the_connection(strict: Server) -> None:
    ping = Frame(Opcode.PING, b"x" * 125).serialize(mask=True)
    with silent(strict, Client(strict).cookie, ping * 5_000) as line:
        answers = b""
        with contextlib.suppress(ConnectionResetError):
            while more := line.recv(65_536):
                answers += more
        assert answers.count(b"x" * 125) < 1_000


@pytest.mark.parametrize("message", ["not JSON", '{"do":"nothing"}', '{"do":"ping"}', '{"do":"unwatch","table":"x"}'])
def test_a_flood_is_answered_once_and_then_slowed(strict: Server, message: str) -> None:
    ann, bob = Client(strict), Client(strict, "Bob")

    async def test() -> None:
        async with ann.socket() as line, bob.socket() as other:
            for _ in range(500):
                await line.send(message)
            answered = 0
            while (await hear(line)).get("key") != "too-often":
                answered += 1
                assert answered < 200
            await tell(other, do="ping")
            await hear(other, "pong")
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(1):
                    while True:
                        await line.recv()
                        answered += 1
            assert answered < 220
            line.transport.abort()

    run(test())
