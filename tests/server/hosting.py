"""Small helpers: a node without a network, people at a table, and random play."""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import httpx
import pytest
from litestar import Litestar

from serai.protocol.live.imagine import World, imagine, past_move
from serai.protocol.opening import NewTable, SeatWish
from serai.protocol.refusals import Refused
from serai.protocol.table import Table, TableRow
from serai.server.live.frames import framed
from serai.server.operations.shutdown import cancelled
from serai.server.people.people import People, Person
from serai.server.storage import Store, open_store
from serai.server.tables import lobby
from serai.server.tables.cache import Audience
from serai.server.tables.stored import read_play
from serai.server.tables.tables import Tables

KEYS = itertools.count()


class Ears:
    """An audience that remembers what it was told."""

    def __init__(self) -> None:
        self.told: list[tuple[str, int, int]] = []
        self.all_ears = False
        self.sent_away: list[str] = []
        self.waiting: list[tuple[str, int]] = []
        self.told_people: list[str] = []

    def prepare(self, table: Table, row: TableRow) -> None:
        return

    def take_back(self, table: Table) -> None:
        return

    def tell(self, table: Table, prepared: object = None) -> None:
        self.told.append((table.id, table.row.number, table.play.events if table.play else 0))

    async def catch_up(self, table: Table, store: Store) -> None:
        return

    def watches(self, table_id: str) -> bool:
        return self.all_ears

    def watched(self) -> list[str]:
        return []

    def heard(self, table_id: str) -> int | None:
        return None

    def send_away(self, person: str) -> None:
        self.sent_away.append(person)

    def tell_person(self, person: str) -> None:
        self.told_people.append(person)

    def tell_waiting(self, table_id: str, seat: int) -> None:
        self.waiting.append((table_id, seat))


class Ear:
    """A client that remembers what it heard."""

    def __init__(self, person: str | None = None) -> None:
        self.person = person
        self.heard: list[Any] = []

    def push(self, frame: bytes) -> None:
        begins = {126: 4, 127: 10}.get(frame[1], 2)  # a length may look like a brace
        self.heard.append(json.loads(frame[begins:]))

    def close(self, code: int) -> None:
        return

    def told(self, *kinds: str) -> list[Any]:
        return [message for message in self.heard if message["tell"] in kinds]


class SlowStore:
    """A store whose reader can be stopped after a statement, while others go on."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._stop_after: str | None = None
        self.stopped, self.go_on = asyncio.Event(), asyncio.Event()
        self.reads = 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    def stop_after(self, words: str) -> None:
        """Stop the next read of a statement that has these words in it."""
        self._stop_after = words
        self.stopped.clear()
        self.go_on.clear()

    async def read(self, sql: str, *values: Any) -> list[Any]:
        self.reads += 1
        found = await self._store.read(sql, *values)
        if self._stop_after is not None and self._stop_after in sql:
            self._stop_after = None
            self.stopped.set()
            await self.go_on.wait()
        return found


def slowed(tables: Tables) -> SlowStore:
    """Make the reads of a node stoppable."""
    slow = SlowStore(tables.store)
    tables.store = slow
    return slow


@asynccontextmanager
async def node(url: str, audience: Audience | None = None, **settings: Any) -> AsyncIterator[Tables]:
    store = await open_store(url)
    tables = Tables(store, audience or Ears(), **settings)
    listening = asyncio.create_task(tables.listen())
    try:
        yield tables
    finally:
        tables.replays.stop()
        await cancelled([listening])  # before the line that it listens at is closed
        await store.close()


def asked_directly(app: Litestar, address: str = "127.0.0.1") -> httpx.ASGITransport:
    """Requests to an interface without a network, as if from an address."""
    return httpx.ASGITransport(app, client=(address, 1234))  # type: ignore[arg-type]  # both spell ASGI in their own way


def run(test: Callable[..., Awaitable[object]], *values: Any) -> None:
    asyncio.run(asyncio.wait_for(test(*values), 240))


async def guest(tables: Tables, name: str = "Ann") -> Person:
    people = await People.open(tables.store)
    return await people.arrive(name, "en")


async def table_of(tables: Tables, game: str, seats: int = 2, host: Person | None = None, **wish: Any) -> str:
    """A running table at which one person plays all seats."""
    host = host or await guest(tables)
    table_id = await lobby.open_table(tables, host, NewTable(game, [SeatWish("me")] * seats, **wish))
    async with tables.at(table_id) as table:
        await lobby.start(tables, table, host)
    return table_id


async def play_on(tables: Tables, table_id: str, moves: int, seed: str = "long2") -> int:
    """Make random choices; gives how many were made before the game was over."""
    dice = Random(seed)
    for made in range(moves):
        async with tables.at(table_id) as table:
            match = table.playing().match
            if match.over:
                return made
            asked = match.asks[0]
            seat, number = asked.seat, match.number
            choice = match.game.notation.to_row(asked.options[dice.randrange(len(asked.options))])
        await tables.choose(table_id, seat, choice, number, f"k{next(KEYS)}")
    return moves


async def imagined(
    tables: Tables, table: Table, seat: int | None, at: int | None, name: str = "imagined:1", owner: str = "ann"
) -> World:
    """A world made as a socket makes it; the lock may be held."""
    past = past_move(table, at)
    play = table.playing() if past is None else await read_play(tables.store, tables.replays, table, past)
    return imagine(table, play, seat, name, owner, "Ann", framed)


async def hashes(tables: Tables, table_id: str) -> tuple[int, str, int]:
    async with tables.at(table_id) as table:
        play = table.playing()
        return play.match.number, play.match.state_hash, play.events


async def refusal(doing: Awaitable[object]) -> Refused:
    """With what something is refused."""
    with pytest.raises(Refused) as error:
        await doing
    return error.value
