"""The players of `serai bench server`: as thin as can be, since they share the machine with what they measure."""

from __future__ import annotations

import asyncio
import http.client
import json
import random
import time
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, TypeVar

import msgspec

from serai.commands.bench.nodes import processor_time
from serai.commands.bench.socket import Line

SETTLE = 2.0  # seconds before anything is measured
Found = TypeVar("Found")


def carried_out(work: Coroutine[Any, Any, Found]) -> Found:
    """What the players find, on the quickest event loop that is installed."""
    with asyncio.Runner(loop_factory=_quickest_loop()) as runner:
        return runner.run(work)


def _quickest_loop() -> Callable[[], asyncio.AbstractEventLoop]:
    try:
        from uvloop import new_event_loop
    except ImportError:
        return asyncio.new_event_loop
    return new_event_loop


class Guest:
    """A person with a cookie."""

    def __init__(self, connection: http.client.HTTPConnection, name: str = "", cookie: str = "") -> None:
        self._connection = connection
        self.cookie = cookie
        if not cookie:
            self.ask("/guest", {"name": name})

    def ask(self, path: str, body: Any = None, method: str = "POST") -> Any:
        """Send something and read the answer."""
        try:
            answer = self._sent(path, body, method)
        except http.client.RemoteDisconnected:
            if method == "POST":
                raise
            answer = self._sent(path, body, method)  # a server ends a connection on which nothing was said for seconds
        found = json.loads(answer.read())
        if answer.status >= 400:
            raise RuntimeError(f"{path}: {found}")
        if cookie := answer.headers.get("Set-Cookie"):
            self.cookie = cookie.partition(";")[0]
        return found

    def _sent(self, path: str, body: Any, method: str) -> http.client.HTTPResponse:
        headers = {"Content-Type": "application/json", "Cookie": self.cookie}
        self._connection.request(method, f"/api/v1{path}", json.dumps(body) if method == "POST" else None, headers)
        return self._connection.getresponse()


def set_up(port: int, game: str, tables: int, seats: int) -> tuple[list[list[str]], list[str]]:
    """Tables that have begun, and the cookies of those who sit at them."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
    people, opened = [], []
    for number in range(tables):
        guests = [Guest(connection, f"{number}-{seat}") for seat in range(seats)]
        wished = [{"kind": "me"}, *[{"kind": "open"}] * (seats - 1)]
        table = guests[0].ask("/tables", {"game": game, "seats": wished})["id"]
        for guest in guests[1:]:
            guest.ask(f"/tables/{table}/join", {})
        guests[0].ask(f"/tables/{table}/start")
        opened.append(table)
        people.append([guest.cookie for guest in guests])
    connection.close()
    return people, opened


class Question(msgspec.Struct):
    """The part of a question that is needed to answer it."""

    options: dict[str, msgspec.Raw]


class Told(msgspec.Struct):
    """The part of a message that is needed to go on."""

    tell: str
    number: int | None = None
    seat: int | None = None
    question: Question | None = None
    undo: bool = False
    id: int | None = None


read = msgspec.json.Decoder(Told).decode
read_rows = msgspec.json.Decoder(list[msgspec.Raw]).decode


class Load:
    """What all players share."""

    def __init__(self) -> None:
        self.flat_out = False
        self.stopped = False
        self.waiting: list[Player] = []
        self.latencies: list[float] = []
        self.messages = 0


class Player:
    """One seat on one socket; answers what it is asked, at once or when it is let."""

    def __init__(self, line: Line, table: str, seat: int, load: Load) -> None:
        self.line, self.table, self.seat, self.load = line, table, seat, load
        self.number = 0  # of the last move that was made here
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
            self._asked, self.number = told, told.number or 0
            if self.load.flat_out:
                self.answer()
            else:
                self.load.waiting.append(self)
        elif told.tell == "refused":
            raise RuntimeError(text.decode())

    def answer(self) -> None:
        """Answer the question that was heard last."""
        asked, self._asked = self._asked, None
        if asked is None or asked.question is None or self.load.stopped:
            return
        self._count += 1
        message = {"id": self._count, "table": self.table, "seat": self.seat, "at": asked.number}
        message |= {"key": f"{asked.number}", **self.wished(asked, asked.question)}
        self._sent[self._count] = time.perf_counter()
        self.line.send(msgspec.json.encode(message))

    def wished(self, asked: Told, question: Question) -> dict[str, Any]:
        """Any option."""
        word, rows = random.choice(list(question.options.items()))
        row = bytes(random.choice(read_rows(rows)))
        choice = msgspec.Raw(b'["%b",%b' % (word.encode(), row[1:]) if row != b"[]" else b'["%b"]' % word.encode())
        return {"do": "choose", "choice": choice}


class Toggler(Player):
    """Makes a choice and takes it back, again and again, so that a game becomes as long as one likes."""

    def __init__(self, line: Line, table: str, seat: int, load: Load) -> None:
        super().__init__(line, table, seat, load)
        self._choice: dict[str, Any] | None = None
        self.toggling = False

    def wished(self, asked: Told, question: Question) -> dict[str, Any]:
        """Take back what can be; else what was taken back before, or any option."""
        if asked.undo and self._choice is not None:
            self.toggling = True
            return {"do": "undo"}
        if not self.toggling or self._choice is None:
            self._choice = super().wished(asked, question)
        return self._choice


async def seated(
    ports: Sequence[int], people: list[list[str]], tables: list[str], load: Load, kind: type[Player] = Player
) -> list[Player]:
    """Everybody at their tables, those of one table spread over all nodes."""
    players = []
    for table, cookies in zip(tables, people, strict=True):
        for seat, cookie in enumerate(cookies):
            line = await Line.connect(ports[seat % len(ports)], cookie)
            players.append(kind(line, table, seat, load))
            line.send(msgspec.json.encode({"do": "watch", "table": table, "seat": seat}))
    await asyncio.sleep(SETTLE)
    return players


async def paced(load: Load, seconds: float, pace: float, name: str) -> dict[str, Any]:
    """Let players answer one after the other, so many a second."""
    load.latencies.clear()
    made, began = 0, time.perf_counter()
    while (now := time.perf_counter() - began) < seconds:
        due = int(now * pace)
        while made < due and load.waiting:
            load.waiting.pop(random.randrange(len(load.waiting))).answer()
            made += 1
        await asyncio.sleep(0.001)
    await asyncio.sleep(0.3)
    return {f"{name}_moves_per_s": len(load.latencies) / seconds, **percentiles(name, load.latencies)}


def let_go(load: Load) -> None:
    """Let everybody answer at once, from now on."""
    load.flat_out = True
    waiting, load.waiting = load.waiting, []
    for player in waiting:
        player.answer()


async def flat_out(load: Load, seconds: float, pids: list[int]) -> dict[str, Any]:
    """Let everybody answer at once."""
    let_go(load)
    await asyncio.sleep(0.5)
    load.latencies.clear()
    load.messages = 0
    began, worked, worked_here = time.perf_counter(), processor_time(pids), time.process_time()
    await asyncio.sleep(seconds)
    lasted, worked = time.perf_counter() - began, processor_time(pids) - worked
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
