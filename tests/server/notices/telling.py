"""People who are away, tables at which they are awaited, and nodes that tell them."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

import httpx
import pytest

from serai.protocol.clocks import Pace
from serai.protocol.opening import NewTable, SeatWish
from serai.server.api.app import interface
from serai.server.live.hub import Hub
from serai.server.node import Node
from serai.server.notices.choices import KINDS, Kind, NoticeChoices, Way
from serai.server.notices.finding import AWAY_AFTER
from serai.server.notices.notices import Notices
from serai.server.operations.settings import Mail, Settings
from serai.server.people.people import People, Person
from serai.server.storage import Store, open_store
from serai.server.tables import lobby
from serai.server.tables.tables import Tables
from tests.server.hosting import asked_directly
from tests.server.letters import Letters, mail_server
from tests.server.receivers import Receiver

PUBLIC = "https://serai.example"


def mail_at(port: int) -> Mail:
    return Mail("127.0.0.1", port, "", "", "serai@example.org", False)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The time of day on the server, in milliseconds."""
    now = [Tables.now()]
    monkeypatch.setattr(Tables, "now", staticmethod(lambda: now[0]))
    return now


@pytest.fixture
def letters() -> Iterator[Letters]:
    """A mail server."""
    with mail_server() as server:
        yield server


def bodies(hook: Receiver) -> list[dict[str, Any]]:
    """What a webhook was called with."""
    return [json.loads(request.partition(b"\r\n\r\n")[2]) for request in hook.got]


async def settled(*nodes: Notices) -> None:
    """Wait until nothing is being delivered any more."""
    while any(notices.sender.waiting for notices in nodes):
        await asyncio.sleep(0.01)


def only(*wished: tuple[Kind, Sequence[Way]], **hours: Any) -> NoticeChoices:
    """Nothing but some kinds, each by its ways."""
    return NoticeChoices({kind: list(dict(wished).get(kind, ())) for kind in KINDS}, **hours)


class House(NamedTuple):
    """A database, its people, and two nodes that tell them."""

    store: Store
    tables: Tables
    people: People
    nodes: list[Notices]
    clock: list[int]

    async def look(self, wait: int = AWAY_AFTER + 1) -> None:
        """Let both nodes look for whom to tell, more than once, after a while."""
        self.clock[0] += wait
        await asyncio.gather(*(notices.send_due() for notices in self.nodes for _ in range(2)))
        await settled(*self.nodes)

    async def table(self, *sitters: Person, started: bool = True, **wish: Any) -> str:
        """A table of tic-tac-toe, at which the first is asked first."""
        seats = [SeatWish("me"), SeatWish("open")]
        table_id = await lobby.open_table(self.tables, sitters[0], NewTable("tic_tac_toe", seats, **wish))
        async with self.tables.at(table_id) as table:
            for person in sitters[1:]:
                await lobby.join(self.tables, table, person, None, "")
            if started:
                await lobby.start(self.tables, table, sitters[0])
        return table_id

    async def play(self, table_id: str, *cells: int) -> None:
        """Both in turn put a mark into a cell."""
        for number, cell in enumerate(cells):
            await self.tables.choose(table_id, number % 2, ["square", cell], number, f"{table_id} {number}")


@asynccontextmanager
async def house(url: str, clock: list[int], letters: int | None = None) -> AsyncIterator[House]:
    """A database with two nodes on it; letters go to a port of this machine."""
    settings = Settings(url, PUBLIC, mail_at(letters) if letters else None, private_webhooks=True, bots=0)
    store = await open_store(url)
    tables, people = Tables(store, Hub()), await People.open(store)
    nodes = [Notices(tables, Hub(), people, settings) for _ in range(2)]
    try:
        yield House(store, tables, people, nodes, clock)
    finally:
        for notices in nodes:
            await notices.stop()
        await store.close()


DAYS = Pace("days", days=3)


@asynccontextmanager
async def interface_of(url: str, letters: int | None = None) -> AsyncIterator[tuple[Node, httpx.AsyncClient]]:
    """A node without a network, and a browser in front of it."""
    settings = Settings(url, PUBLIC, mail_at(letters) if letters else None, private_webhooks=True, bots=0)
    app, store = interface(settings), await open_store(url)
    node = app.state.node = Node(settings, store, await People.open(store))
    async with httpx.AsyncClient(transport=asked_directly(app), base_url=f"{PUBLIC}/api/v1") as ann:
        yield node, ann
    await node.notices.stop()
    await store.close()
