"""The people of a chaos run: each with an identity, a line to some node, and seats at several tables."""

from __future__ import annotations

import asyncio
import contextlib
import time
from random import Random
from typing import TYPE_CHECKING, Any

from tests.server.chaos import acts
from tests.server.chaos.fleet import Node
from tests.server.chaos.lines import BROKEN, Http, HttpLine, Lost, Message, SocketLine, opened
from tests.server.chaos.sights import Sight

if TYPE_CHECKING:
    from tests.server.chaos.run import Run

SEATLESS = ("done", "refused", "said", "pong")
Place = tuple[str, int | None]  # a table and a seat


class Person:
    """Somebody who plays, on a socket or with one request after the other."""

    def __init__(self, run: Run, name: str, by_http: bool = False) -> None:
        self.run = run
        self.name = name
        self.by_http = by_http
        self.dice = Random(f"{run.plan.seed} {name}")
        self.http = Http()
        self.id = ""
        self.node: Node = run.fleet.nodes[0]
        self.sights: dict[Place, Sight] = {}
        self.left: dict[str, float] = {}  # tables where a bot plays for this person, and until when
        self.worlds: dict[str, Message] = {}  # positions of imagined worlds
        self.slow = 0.0  # seconds between two messages that are read
        self.broken = False
        self._watched: set[Place] = set()

    async def arrive(self) -> None:
        """Get an identity."""
        _, me = await self.insist("POST", "/guest", {"name": self.name})
        self.id = me["id"]

    async def insist(self, method: str, path: str, body: Any = None, **query: Any) -> tuple[int, Any]:
        """Ask until there is an answer, at whichever node."""
        while True:
            try:
                return await self.http.send(self.run.fleet.some(self.dice), method, path, body, **query)
            except Lost:
                self.run.ledger.counts["requests without an answer"] += 1
                if self.run.gone_by > self.run.hard_end:
                    raise
                await asyncio.sleep(self.dice.uniform(0.1, 0.6))

    def sit(self, table: str, seat: int | None) -> None:
        """Look at a table from now on."""
        self.sights.setdefault((table, seat), Sight(self.run.ledger, self.name, table, seat))

    def get_up(self, table: str) -> None:
        """Look at it no more."""
        for place in [place for place in self.sights if place[0] == table]:
            del self.sights[place]
        self.left.pop(table, None)

    async def look_around(self) -> None:
        """See what there is to do beside the tables that one is at: nothing."""

    # ---- life

    async def live(self) -> None:
        """Be at one node after the other until the run is over."""
        try:
            while not self.run.finished:
                self.node = self.run.fleet.some(self.dice)
                try:
                    await (self._stay_by_http() if self.by_http else self._stay())
                    self.run.ledger.counts["lines changed for another"] += 1
                except (Lost, *BROKEN):
                    self.run.ledger.counts["lines lost"] += 1
                await asyncio.sleep(self.dice.uniform(0.02, 0.3) if self.run.fleet.up else 0.5)
        finally:
            await self.http.close()

    def _until(self) -> float:
        return time.monotonic() + self.dice.expovariate(1 / self.run.plan.stay)

    async def _stay(self) -> None:
        until = self._until()
        self._watched, self.broken = set(), False
        async with opened(self.node, self.http.headers) as connection:
            line = SocketLine(connection, self._hear)
            reading = asyncio.create_task(line.read(lambda: self.slow))
            try:
                while not self.run.finished and time.monotonic() < until and not reading.done():
                    await self.look_around()
                    await self._watch_all(line)
                    await acts.one(self, line)
                    if self.broken:
                        raise Lost
                    await self._think()
                if self.dice.random() < 0.5:
                    connection.transport.abort()  # as when a train enters a tunnel
            finally:
                reading.cancel()
                with contextlib.suppress(asyncio.CancelledError, *BROKEN):
                    await reading

    async def _stay_by_http(self) -> None:
        until = self._until()
        line = HttpLine(self.http, self.node)
        while not self.run.finished and time.monotonic() < until:
            await self.look_around()
            if self.sights:
                place = self.dice.choice(list(self.sights))
                await self._look(self.sights[place])
                await acts.one(self, line, place)
            await self._think()

    async def _think(self) -> None:
        await asyncio.sleep(self.dice.uniform(0.3, 1.7) * self.run.plan.think)

    async def _look(self, sight: Sight) -> None:
        sight.since = sight.next_event = sight.seen[1]
        seen = ",".join(map(str, sight.version)) if sight.version else None
        query = {"seat": sight.seat, "since": sight.since, "seen": seen}
        status, answer = await self.http.send(self.node, "GET", f"/tables/{sight.table}/position", **query)
        if status == 200:
            sight.positioned(answer, self.node.name)
        elif answer["key"] not in ("not-started", "too-often"):
            self.run.ledger.wrong("no position", f"{self.name}, table {sight.table}: {answer}")

    async def _watch_all(self, line: SocketLine) -> None:
        for table, seat in self._watched - self.sights.keys():
            await line.tell(do="unwatch", table=table, seat=seat)
        self._watched &= self.sights.keys()
        for place in [place for place in self.sights if place not in self._watched]:
            sight = self.sights[place]
            sight.since = sight.next_event = sight.seen[1]
            sight.question = None
            self._watched.add(place)
            await line.tell(do="watch", table=place[0], seat=place[1], since=sight.since, seen=sight.version)

    # ---- what is heard

    def _hear(self, message: Message) -> None:
        tell, table = message["tell"], message.get("table", "")
        if tell == "refused":
            self._refused(message)
        if table.startswith("imagined:"):
            if tell == "position":
                self.worlds[table] = message
            return
        if tell in SEATLESS:
            return
        if tell == "table":
            for place in [place for place in self.sights if place[0] == table]:
                self.sights[place].shown(message["shown"])
            return
        place = (table, message["seat"])
        sight = self.sights.get(place)
        if sight is None or place not in self._watched:
            return  # a table that was left meanwhile
        if tell == "position":
            sight.positioned(message, self.node.name)
        elif tell == "moved":
            sight.moved(message, self.node.name)
        elif tell == "waiting":
            sight.shown(message["shown"])
        elif tell == "again":
            self._watched.discard(place)

    def _refused(self, message: Message) -> None:
        """A refusal that belongs to no act: watching did not succeed."""
        self.broken = True
        self.run.ledger.counts[f"watching refused: {message['key']}"] += 1
        if message["key"] in ("unreadable", "not-your-seat"):
            self.run.ledger.wrong("refused", f"{self.name} at {self.node.name}: {message}")
