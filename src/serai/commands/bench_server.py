"""`serai bench server`: durable moves a second and how long an answer takes, with many tables and sockets.

The server runs in a process of its own, the clients here; every move is acknowledged only when it is on disk. The
clients are as thin as can be, since they share the machine with what they measure.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import http.client
import json
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from serai.commands.bench_socket import Line

SETTLE = 2.0  # seconds before anything is measured


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """How much, and on what."""
    parser.add_argument("--database", help="a PostgreSQL to measure on (default: SQLite in a temporary folder)")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--game", default="khan")
    parser.add_argument("--seats", type=int, default=3, help="players at each table, each on a socket of its own")
    parser.add_argument("--seconds", type=float, default=6.0, help="how long each part is measured")
    parser.add_argument("--pace", type=float, default=500.0, help="moves a second in the paced part")
    parser.add_argument("--bots", type=int, default=2, help="busy processes like bots' in the second paced part")
    parser.add_argument("--json", action="store_true")


def run(args: argparse.Namespace) -> int:
    """Measure and print."""
    measured = measure(args)
    if args.json:
        print(json.dumps(measured))
    else:
        for name, value in measured.items():
            print(f"{name:<28} {value:,.2f}" if isinstance(value, float) else f"{name:<28} {value}")
    return 0


def measure(args: argparse.Namespace) -> dict[str, Any]:
    """All figures by name."""
    with tempfile.TemporaryDirectory(prefix="serai-bench-") as folder:
        database = args.database or f"sqlite:///{folder}/serai.db"
        with server(database, Path(folder) / "log") as (port, process):
            empty = resident(process.pid)
            people, tables = set_up(port, args)
            with contextlib.suppress(ImportError):
                import uvloop

                uvloop.install()
            measured = asyncio.run(_measure(port, people, tables, args, process.pid))
            measured["memory_empty_mb"] = empty
            measured["memory_per_table_kb"] = (measured["memory_tables_mb"] - empty) * 1024 / args.tables
            kind = "postgresql" if database.startswith("postgres") else "sqlite"
            return {"database": kind, "game": args.game, "tables": args.tables, **measured}


@contextlib.contextmanager
def server(database: str, log: Path) -> Iterator[tuple[int, subprocess.Popen[bytes]]]:
    """A server on a port of its own."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    settings = {"SERAI_DATABASE_URL": database, "SERAI_LIMITS": "off", "SERAI_BOT_PROCESSES": "0"}
    with log.open("wb") as written:
        process = subprocess.Popen(
            [sys.executable, "-m", "serai.cli", "serve", "--port", str(port), "--log-level", "warning"],
            env={**os.environ, **settings},
            stderr=written,
        )
    try:
        for _ in range(200):
            with contextlib.suppress(OSError):
                socket.create_connection(("127.0.0.1", port), 1).close()
                break
            time.sleep(0.1)
        yield port, process
    finally:
        process.terminate()
        process.wait(20)


@contextlib.contextmanager
def busy(processes: int) -> Iterator[None]:
    """Others that compute without end, with the priority that the server gives its bots."""
    lowered = "from serai.server.idle_time import IDLE, lower_priority; lower_priority(IDLE)"
    command = [sys.executable, "-c", f"{lowered}\nprint('ready', flush=True)\nwhile True: pass"]
    running = [subprocess.Popen(command, stdout=subprocess.PIPE) for _ in range(processes)]
    try:
        for process in running:
            assert process.stdout is not None
            process.stdout.readline()
        yield
    finally:
        for process in running:
            process.kill()
            process.communicate()


def resident(pid: int) -> float:
    """Megabytes of memory that a process holds."""
    with open(f"/proc/{pid}/status") as status:
        for line in status:
            if line.startswith("VmRSS"):
                return int(line.split()[1]) / 1024
    return 0.0


def processor_time(pid: int) -> float:
    """Seconds that a process has worked so far."""
    with open(f"/proc/{pid}/stat") as stat:
        fields = stat.read().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Guest:
    """A person with a cookie."""

    def __init__(self, connection: http.client.HTTPConnection, name: str) -> None:
        self._connection = connection
        self.cookie = ""
        self.post("/guest", {"name": name})

    def post(self, path: str, body: Any = None) -> Any:
        """Send something and read the answer."""
        headers = {"Content-Type": "application/json", "Cookie": self.cookie}
        self._connection.request("POST", f"/api/v1{path}", json.dumps(body), headers)
        answer = self._connection.getresponse()
        found = json.loads(answer.read())
        if answer.status >= 400:
            raise RuntimeError(f"{path}: {found}")
        if cookie := answer.headers.get("Set-Cookie"):
            self.cookie = cookie.partition(";")[0]
        return found


def set_up(port: int, args: argparse.Namespace) -> tuple[list[list[str]], list[str]]:
    """Tables that have begun, and the cookies of those who sit at them."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
    people, tables = [], []
    for number in range(args.tables):
        guests = [Guest(connection, f"{number}-{seat}") for seat in range(args.seats)]
        seats = [{"kind": "me"}, *[{"kind": "open"}] * (args.seats - 1)]
        table = guests[0].post("/tables", {"game": args.game, "seats": seats})["id"]
        for guest in guests[1:]:
            guest.post(f"/tables/{table}/join", {})
        guests[0].post(f"/tables/{table}/start")
        tables.append(table)
        people.append([guest.cookie for guest in guests])
    connection.close()
    return people, tables


class Question(msgspec.Struct):
    """The part of a question that is needed to answer it."""

    options: dict[str, msgspec.Raw]


class Told(msgspec.Struct):
    """The part of a message that is needed to go on."""

    tell: str
    number: int | None = None
    seat: int | None = None
    question: Question | None = None
    id: int | None = None


read = msgspec.json.Decoder(Told).decode
read_rows = msgspec.json.Decoder(list[msgspec.Raw]).decode


class Player:
    """One seat on one socket; answers what it is asked, at once or when it is let."""

    def __init__(self, line: Line, table: str, seat: int, load: Load) -> None:
        self.line, self.table, self.seat, self.load = line, table, seat, load
        self._asked: Told | None = None
        self._sent: dict[int, float] = {}
        self._count = 0
        line.heard = self.hear

    def hear(self, text: bytes) -> None:
        """Read a message and answer the question in it."""
        self.load.messages += 1
        if b'"question":null' in text:
            return
        told = read(text)
        if told.tell == "done":
            self.load.latencies.append(time.perf_counter() - self._sent.pop(told.id or 0))
        elif told.question is not None:
            self._asked = told
            if self.load.flat_out:
                self.answer()
            else:
                self.load.waiting.append(self)
        elif told.tell == "refused":
            raise RuntimeError(text.decode())

    def answer(self) -> None:
        """Choose any option."""
        asked, self._asked = self._asked, None
        if asked is None or asked.question is None or self.load.stopped:
            return
        word, rows = random.choice(list(asked.question.options.items()))
        row = bytes(random.choice(read_rows(rows)))
        choice = msgspec.Raw(b'["%b",%b' % (word.encode(), row[1:]) if row != b"[]" else b'["%b"]' % word.encode())
        self._count += 1
        message = {
            "do": "choose",
            "id": self._count,
            "table": self.table,
            "seat": self.seat,
            "at": asked.number,
            "choice": choice,
            "key": f"{asked.number}",
        }
        self._sent[self._count] = time.perf_counter()
        self.line.send(msgspec.json.encode(message))


class Load:
    """What all players share."""

    def __init__(self) -> None:
        self.flat_out = False
        self.stopped = False
        self.waiting: list[Player] = []
        self.latencies: list[float] = []
        self.messages = 0


async def _measure(port: int, people: list[list[str]], tables: list[str], args: Any, pid: int) -> dict[str, Any]:
    load = Load()
    lines = []
    for table, cookies in zip(tables, people, strict=True):
        for seat, cookie in enumerate(cookies):
            line = await Line.connect(port, cookie)
            Player(line, table, seat, load)
            line.send(msgspec.json.encode({"do": "watch", "table": table, "seat": seat}))
            lines.append(line)
    await asyncio.sleep(SETTLE)
    idle = resident(pid)
    paced = await _paced(load, args, "paced")
    with busy(args.bots):
        paced |= await _paced(load, args, "paced_with_bots")
    flat = await _flat_out(load, args, pid)
    measured = {"sockets": len(lines), **paced, **flat, "memory_tables_mb": idle, "memory_after_mb": resident(pid)}
    for line in lines:
        line.close()
    return measured


async def _paced(load: Load, args: Any, name: str) -> dict[str, Any]:
    """Let players answer one after the other, so many a second."""
    load.latencies.clear()
    made, began = 0, time.perf_counter()
    while (now := time.perf_counter() - began) < args.seconds:
        due = int(now * args.pace)
        while made < due and load.waiting:
            load.waiting.pop(random.randrange(len(load.waiting))).answer()
            made += 1
        await asyncio.sleep(0.001)
    await asyncio.sleep(0.3)
    return {f"{name}_moves_per_s": len(load.latencies) / args.seconds, **percentiles(name, load.latencies)}


async def _flat_out(load: Load, args: Any, pid: int) -> dict[str, Any]:
    """Let everybody answer at once."""
    load.flat_out = True
    waiting, load.waiting = load.waiting, []
    for player in waiting:
        player.answer()
    await asyncio.sleep(0.5)
    load.latencies.clear()
    load.messages = 0
    began, worked, worked_here = time.perf_counter(), processor_time(pid), time.process_time()
    await asyncio.sleep(args.seconds)
    lasted, worked = time.perf_counter() - began, processor_time(pid) - worked
    worked_here = time.process_time() - worked_here
    made, heard = list(load.latencies), load.messages
    load.stopped = True
    await asyncio.sleep(0.3)
    return {
        "moves_per_s": len(made) / lasted,
        "messages_per_s": heard / lasted,
        "server_cpu_ms_per_move": 1000 * worked / max(1, len(made)),
        "client_cpu_ms_per_move": 1000 * worked_here / max(1, len(made)),
        **percentiles("flat_out", made),
    }


def percentiles(name: str, seconds: list[float]) -> dict[str, float]:
    """The usual ones, in milliseconds."""
    ordered = sorted(seconds) or [0.0]
    return {
        f"{name}_p{part}_ms": 1000 * ordered[min(len(ordered) - 1, int(len(ordered) * part / 100))]
        for part in (50, 95, 99)
    }
