"""SIGTERM ends a node within five seconds, whatever its clients, its bots and its database do meanwhile."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest

from tests.server import postgres
from tests.server.blunders import BLUNDER, played
from tests.server.processes import children, family, is_running, thinkers, until
from tests.server.running import Client, Server, free_port

CEILING = 10.0  # seconds: five, and as much again for a machine that does other things too
LAST_RESORT = "the last resort was needed"


class End(NamedTuple):
    """How a process ended: after how many seconds, with which status, what it said, and what it started then."""

    seconds: float
    status: int
    said: str
    started: set[int]


def ended(process: subprocess.Popen[Any], log: Path, *numbers: int, everybody: bool = False) -> End:
    """Tell a process to stop, and see to it that nothing of it is left."""
    before, heard = children(process.pid), log.stat().st_size
    began = time.monotonic()
    for number in numbers or (signal.SIGTERM,):
        for one in (*thinkers(process.pid), process.pid) if everybody else (process.pid,):
            os.kill(one, number)
    started: set[int] = set()
    while process.poll() is None and time.monotonic() - began < 40:
        started |= children(process.pid) - before
        time.sleep(0.01)
    seconds = time.monotonic() - began
    assert process.poll() is not None, log.read_text()
    until(lambda: not any(is_running(child) for child in before | started), 10)
    return End(seconds, process.wait(1), log.read_bytes()[heard:].decode(), started)


def must_be_orderly(end: End) -> None:
    """In time, by itself, and without a word of what went wrong."""
    assert LAST_RESORT not in end.said, end.said
    assert '"error"' not in end.said, end.said
    assert "Traceback" not in end.said, end.said
    assert (end.status, end.started) == (0, set()), end
    assert end.seconds < CEILING, end


@contextlib.contextmanager
def server_at(database: str, log: Path, command: str = "serve", **env: str) -> Iterator[Server]:
    server = Server(database, log, command, None, **env)
    try:
        yield server
    finally:
        server.kill()


@contextlib.contextmanager
def busy(processes: int) -> Iterator[None]:
    """Others want the processor too."""
    burning = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(processes)]
    try:
        yield
    finally:
        for process in burning:
            process.kill()
            process.wait(10)


# ---- whoever thinks


def test_bots_that_think_advice_and_a_look_back_end_at_once(tmp_path: Path) -> None:
    """They are stopped in their tracks, so that none could end by itself, and the machine is busy besides."""
    with server_at(f"sqlite:///{tmp_path}/serai.db", tmp_path / "log", SERAI_ANALYSIS_NODES="9999") as server:
        ann = Client(server)
        over = played(ann, *BLUNDER)
        asking = threading.Thread(target=gone_quietly, args=(ann.http.get, f"/tables/{over}/why/5"))
        asking.start()
        stop(server, 1)  # the first that thinks: the adviser
        ann.post(f"/tables/{over}/analysis")
        stop(server, 2)
        ann.start(ann.table("tic_tac_toe", "bot", "me"))
        stop(server, 3)
        ann.start(ann.table("tic_tac_toe", "bot", "me"))  # a turn that nobody is free to think about
        with busy(4):
            must_be_orderly(ended(server.process, server.log))
        asking.join()
        assert not (tmp_path / "serai.db-wal").exists()  # everything is in the one file


def stop(server: Server, count: int) -> None:
    """Wait for so many processes that think, and let none of them work."""
    until(lambda: len(thinkers(server.process.pid)) == count)
    for process in thinkers(server.process.pid):
        os.kill(process, signal.SIGSTOP)


def gone_quietly(ask: Callable[..., object], *values: Any) -> None:
    with contextlib.suppress(httpx.HTTPError):
        ask(*values)


def test_a_signal_to_all_processes_of_the_server_is_no_reason_to_start_others(tmp_path: Path) -> None:
    """As a system does that stops a service: those that think may end before the server hears of it."""
    with server_at(f"sqlite:///{tmp_path}/serai.db", tmp_path / "log") as server:
        ann = Client(server)
        ann.start(ann.table("tic_tac_toe", "bot", "me"))
        stop(server, 1)
        for process in thinkers(server.process.pid):
            os.kill(process, signal.SIGCONT)
        must_be_orderly(ended(server.process, server.log, everybody=True))


# ---- whoever listens


def socket_of(client: Client) -> socket.socket:
    """A connection on which nothing happens that is not written here."""
    line = socket.create_connection(("127.0.0.1", client.server.port))
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    asking = [
        "GET /api/v1/socket HTTP/1.1",
        f"Host: {client.server.host}",
        f"Cookie: {client.cookie}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    ]
    line.sendall("\r\n".join([*asking, "", ""]).encode())
    assert line.recv(12) == b"HTTP/1.1 101"
    return line


def frame(**message: Any) -> bytes:
    said = json.dumps(message, separators=(",", ":")).encode()
    assert len(said) < 126
    return bytes([0x81, 0x80 | len(said), 0, 0, 0, 0]) + said


@contextlib.contextmanager
def silent_receiver() -> Iterator[int]:
    """Takes webhooks and never answers."""
    with socket.create_server(("127.0.0.1", 0)) as door:
        yield int(door.getsockname()[1])


def test_clients_that_do_not_read_or_answer_and_requests_half_sent_hold_nobody_up(tmp_path: Path) -> None:
    with (
        server_at(f"sqlite:///{tmp_path}/serai.db", tmp_path / "log", SERAI_PRIVATE_WEBHOOKS="on") as server,
        silent_receiver() as hook,
        contextlib.ExitStack() as open_lines,
    ):
        ann = Client(server)
        table = ann.table("khan", "me", "me")
        ann.start(table)
        ann.post("/register", {"account": "ann", "password": "a long enough password"}, 201)
        ann.http.patch(
            "/me", json={"name": "Ann", "language": "en", "webhook": f"http://127.0.0.1:{hook}/"}
        ).raise_for_status()
        bob = Client(server, "Bob")
        for _ in range(6):
            bob.post(f"/tables/{bob.table('khan', 'me', 'open')}/invite", {"account": "ann"})
        unread, unanswered, headers, body = (
            open_lines.enter_context(line)
            for line in (
                socket_of(ann),
                socket_of(ann),
                socket.create_connection(("127.0.0.1", server.port)),
                socket.create_connection(("127.0.0.1", server.port)),
            )
        )
        unread.sendall(frame(do="watch", table=table, seat=0) * 400)
        unanswered.sendall(frame(do="watch", table=table, seat=0))
        headers.sendall(b"POST /api/v1/guest HTTP/1.1\r\nHost: ")
        body.sendall(f"POST /api/v1/guest HTTP/1.1\r\nHost: {server.host}\r\nContent-Length: 99\r\n\r\n{{".encode())
        until(lambda: received(server) > 2)
        must_be_orderly(ended(server.process, server.log))
        assert farewell(unanswered) == 1012


def received(server: Server) -> int:
    """How many messages the server has taken from its sockets; it needs no database to tell."""
    lines = httpx.get(f"http://{server.host}/metrics", timeout=60).text.splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("serai_messages_received_total"))


def farewell(line: socket.socket) -> int:
    """The code with which a socket was closed, which is the last that was said on it."""
    said = b""
    with contextlib.suppress(ConnectionError):
        while more := line.recv(65_536):
            said += more
    return int.from_bytes(said[-2:], "big")


# ---- the database


def test_a_database_that_hangs_or_has_gone_is_not_waited_for(tmp_path: Path) -> None:
    """Two servers and a bot worker: one and the worker end while PostgreSQL stands still, the other after its death."""
    with contextlib.ExitStack() as running:
        url = running.enter_context(postgres.cluster())
        first, second, worker = (
            running.enter_context(server_at(url, tmp_path / name, command, SERAI_BOT_PROCESSES="0"))
            for name, command in (("first", "serve"), ("second", "serve"), ("worker", "bot_worker"))
        )
        main = int(Path(url.partition("host=")[2], "cluster", "postmaster.pid").read_text().split()[0])
        ann = Client(first)
        table, thought_about = ann.table("tic_tac_toe", "me", "me"), ann.table("tic_tac_toe", "bot", "me")
        ann.start(table)
        ann.start(thought_about)
        until(lambda: thinkers(worker.process.pid))
        choice = ann.first_option(table, 0)
        with socket_of(ann) as line, standing_still(main):
            before = received(first)
            line.sendall(frame(do="choose", id=1, table=table, seat=0, at=0, choice=choice, key="k"))
            asking = threading.Thread(target=gone_quietly, args=(httpx.get, f"http://{first.host}/healthz"))
            asking.start()
            until(lambda: received(first) > before)
            must_be_orderly(ended(first.process, first.log))
            must_be_orderly(ended(worker.process, worker.log))
            asking.join()
        assert Client(second).position(table)["number"] in (0, 1)
        for process in list(family(main)):
            with contextlib.suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
        must_be_orderly(ended(second.process, second.log))


@contextlib.contextmanager
def standing_still(main: int) -> Iterator[None]:
    """A process and all below it are stopped in their tracks."""
    stopped = list(family(main))
    for process in stopped:
        os.kill(process, signal.SIGSTOP)
    try:
        yield
    finally:
        for process in stopped:
            os.kill(process, signal.SIGCONT)


@pytest.mark.parametrize("let_go", [False, True])
def test_a_locked_file_is_not_waited_for_but_used_as_soon_as_it_is_let_go(tmp_path: Path, let_go: bool) -> None:
    """What is being written is finished if the database answers in time."""
    path = tmp_path / "serai.db"
    with server_at(f"sqlite:///{path}", tmp_path / "log") as server:
        ann = Client(server)
        table = ann.table("tic_tac_toe", "me", "me")
        ann.start(table)
        other = sqlite3.connect(path, isolation_level=None, check_same_thread=False)

        def release() -> None:
            until(lambda: '"stopping"' in server.log.read_text())
            other.execute("ROLLBACK")

        releasing = threading.Thread(target=release)
        with contextlib.closing(other), socket_of(ann) as line:
            other.execute("BEGIN IMMEDIATE")
            choice = ann.first_option(table, 0)
            line.sendall(frame(do="choose", id=1, table=table, seat=0, at=0, choice=choice, key="k"))
            until(lambda: received(server) > 0)
            if let_go:
                releasing.start()
            must_be_orderly(ended(server.process, server.log))
            if let_go:
                releasing.join()
            assert other.execute("SELECT count(*) FROM moves WHERE number > 0").fetchone() == (int(let_go),)


def test_a_server_that_still_waits_for_its_database_ends_at_once(tmp_path: Path) -> None:
    path = tmp_path / "serai.db"
    with sqlite3.connect(path, isolation_level=None) as other, (tmp_path / "log").open("wb") as log:
        other.execute("BEGIN EXCLUSIVE")
        env = {**os.environ, "SERAI_DATABASE_URL": f"sqlite:///{path}"}
        command = [sys.executable, "-m", "serai.cli", "serve", "--port", str(free_port())]
        server = subprocess.Popen(command, env=env, stderr=log)
        until(lambda: str(path) in "".join(open_files(server.pid)))
        must_be_orderly(ended(server, tmp_path / "log"))
    other.close()


def open_files(process: int) -> Iterator[str]:
    for link in Path(f"/proc/{process}/fd").iterdir():
        with contextlib.suppress(OSError):
            yield f"{link.readlink()}"
