"""Being told that it is one's turn: once, when away, and not when here."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import httpx
import pytest

from serai.protocol.opening import NewTable, SeatWish
from serai.server.api.app import interface
from serai.server.live.hub import Hub
from serai.server.node import Node
from serai.server.notices import finding
from serai.server.notices.delivery import MOST_FOR_ONE
from serai.server.notices.finding import AWAY_AFTER
from serai.server.notices.notices import Notices
from serai.server.notices.sending import Deadlines
from serai.server.operations.settings import Mail, Settings
from serai.server.people.people import People, Person
from serai.server.storage import open_store
from serai.server.tables import invitations, lobby
from serai.server.tables.tables import Tables
from tests.server.hosting import asked_directly, run
from tests.server.letters import mail_server
from tests.server.receivers import drip, flood, receiver, saying, silence, unaccepting

Letters = tuple[int, list[str]]  # the port of who takes them, and those taken
Calls = tuple[int, list[bytes]]


@pytest.fixture
def letters() -> Iterator[Letters]:
    with mail_server() as server:
        yield server.port, server.received


@pytest.fixture
def calls() -> Iterator[Calls]:
    """A web server that keeps what it is called with."""
    received: list[bytes] = []

    class Hook(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            received.append(self.rfile.read(int(self.headers["Content-Length"])))
            self.send_response(204)
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            return

    with HTTPServer(("127.0.0.1", 0), Hook) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield server.server_address[1], received
        server.shutdown()


async def away_at_a_table(tables: Tables, people: People, email: str | None, webhook: str | None) -> tuple[Person, str]:
    ann, bob = await people.arrive("Ann", "fr"), await people.arrive("Bob", "en")
    ann = await people.change(ann, "Ann", "fr", email, webhook)
    wish = NewTable("connect_four", [SeatWish("me"), SeatWish("open")], title="Thé")
    table_id = await lobby.open_table(tables, ann, wish)
    async with tables.at(table_id) as table:
        await lobby.join(tables, table, bob, None, "")
        await lobby.start(tables, table, ann)
    return ann, table_id


async def settled(*nodes: Notices) -> None:
    """Wait until nothing is being delivered any more."""
    while any(notices.sender.waiting for notices in nodes):
        await asyncio.sleep(0.01)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The time of day on the server, in milliseconds."""
    now = [Tables.now()]
    monkeypatch.setattr(Tables, "now", staticmethod(lambda: now[0]))
    return now


def test_one_notice_a_turn_by_letter_and_by_call(url: str, letters: Letters, calls: Calls, clock: list[int]) -> None:
    async def test() -> None:
        store = await open_store(url)
        hub = Hub()
        tables = Tables(store, hub)
        mail = Mail("127.0.0.1", letters[0], "", "", "serai@example.org", False)
        settings = Settings(url, "https://serai.example", mail, private_webhooks=True)
        people = await People.open(store)
        hook = f"http://127.0.0.1:{calls[0]}/hook"
        ann, table_id = await away_at_a_table(tables, people, "ann@example.org", hook)
        nodes = [Notices(tables, hub, people, settings), Notices(tables, hub, people, settings)]

        async def both() -> tuple[int, int]:
            """Let both nodes look for whom to tell, more than once; gives how many letters and calls there were."""
            await asyncio.gather(*(notices.send_due() for notices in nodes for _ in range(3)))
            await settled(*nodes)
            return len(letters[1]), len(calls[1])

        clock[0] += AWAY_AFTER - 1
        assert await both() == (0, 0)  # the turn has only just begun, and Ann was seen a moment ago
        clock[0] += 2
        assert await both() == (1, 1)
        assert "https://serai.example/table/" in letters[1][0]
        assert b"your-turn" in calls[1][0]
        # Another turn is another notice; Bob, who gave no address, is never told.
        await tables.choose(table_id, 0, ["drop", 0], 0, "a")
        clock[0] += AWAY_AFTER + 1
        assert await both() == (1, 1)
        await tables.choose(table_id, 1, ["drop", 0], 1, "b")
        assert await both() == (1, 1)
        clock[0] += AWAY_AFTER + 1
        assert await both() == (2, 2)
        # Who is here is not told, on whichever node, until they have gone.
        await tables.choose(table_id, 0, ["drop", 0], 2, "c")
        await tables.choose(table_id, 1, ["drop", 0], 3, "d")
        clock[0] += AWAY_AFTER + 1
        here: Any = object()
        hub.arrive(ann.id, here)
        await nodes[0].note_present()
        assert await both() == (2, 2)
        hub.depart(ann.id, here)
        clock[0] += AWAY_AFTER + 1
        await nodes[0].note_present()
        assert await both() == (3, 3)
        assert [notices.sender.failed for notices in nodes] == [0, 0]
        await store.close()

    run(test)


def test_an_invitation_is_a_letter(url: str, letters: Letters, clock: list[int]) -> None:
    async def test() -> None:
        mail = Mail("127.0.0.1", letters[0], "", "", "serai@example.org", False)
        settings = Settings(url, "https://serai.example", mail, bots=0)
        app, store = interface(settings), await open_store(url)
        people = await People.open(store)
        app.state.node = Node(settings, store, people)
        await people.register(None, "bob", "correct horse", "bob@example.org", "")
        transport = asked_directly(app)
        async with httpx.AsyncClient(transport=transport, base_url="https://serai.example/api/v1") as ann:
            await ann.post("/guest", json={"name": "Ann"})
            wish = {"game": "tic_tac_toe", "seats": [{"kind": "me"}, {}], "title": "Tea"}
            table = (await ann.post("/tables", json=wish)).json()["id"]
            clock[0] += AWAY_AFTER + 1
            for _ in range(2):  # no second letter for the same invitation
                answer = await ann.post(f"/tables/{table}/invite", json={"account": "Bob"})
                assert (answer.status_code, answer.json()) == (200, {"done": True})
                await app.state.node.notices.send_due()
                await settled(app.state.node.notices)
                assert len(letters[1]) == 1
        assert "Ann awaits you" in letters[1][0]
        assert f"https://serai.example/table/{table}" in letters[1][0]
        await store.close()

    run(test)


class CountingExecutor(ThreadPoolExecutor):
    """The event loop's own threads, which notices leave alone."""

    calls = 0

    def submit(self, *call: Any, **more: Any) -> Any:
        self.calls += 1
        return super().submit(*call, **more)


def test_slow_receivers_delay_nobody(url: str, calls: Calls, clock: list[int]) -> None:
    """Sixteen receivers that drip, are silent, accept nothing or answer without end; the next one is told promptly."""

    async def test() -> None:
        executor = CountingExecutor(4)
        asyncio.get_running_loop().set_default_executor(executor)
        store = await open_store(url)
        tables, people = Tables(store, Hub()), await People.open(store)
        async with AsyncExitStack() as open_receivers:
            for number in range(16):
                bad = receiver((drip, silence, flood)[number % 4]) if number % 4 < 3 else unaccepting()
                await away_at_a_table(tables, people, None, (await open_receivers.enter_async_context(bad)).url)
            clock[0] += 1
            await away_at_a_table(tables, people, None, f"http://127.0.0.1:{calls[0]}/hook")
            clock[0] += AWAY_AFTER + 1
            notices = Notices(tables, Hub(), people, Settings(url, private_webhooks=True), Deadlines(call=120.0))
            async with asyncio.timeout(60):  # a moment on a machine that has nothing else to do
                await notices.send_due()
                while not calls[1]:
                    await asyncio.sleep(0.01)
            assert notices.sender.waiting >= 12
            async with asyncio.timeout(30):
                await notices.stop()
            assert notices.sender.waiting == 0
            assert executor.calls == 0
        await store.close()

    run(test)


def test_what_was_not_begun_is_left_to_the_next_node(url: str, calls: Calls, clock: list[int]) -> None:
    async def test() -> None:
        store = await open_store(url)
        tables, people = Tables(store, Hub()), await People.open(store)
        settings = Settings(url, private_webhooks=True)
        async with receiver(silence) as silent:
            ann, _ = await away_at_a_table(tables, people, None, silent.url)
            clock[0] += 1
            second = await lobby.open_table(tables, ann, NewTable("tic_tac_toe", [SeatWish("me")] * 2))
            async with tables.at(second) as table:
                await lobby.start(tables, table, ann)
            clock[0] += AWAY_AFTER + 1
            first = Notices(tables, Hub(), people, settings)
            await first.send_due()
            while not silent.got:
                await asyncio.sleep(0.01)
            assert first.sender.waiting == 2  # one at a time for one person
            await first.stop()
        await people.change(ann, "Ann", "fr", None, f"http://127.0.0.1:{calls[0]}/hook")
        after = Notices(tables, Hub(), people, settings)
        await after.send_due()
        await settled(after)
        assert [json.loads(call)["table"] for call in calls[1]] == [second]  # the other may have arrived
        await store.close()

    run(test)


def test_those_who_were_told_do_not_push_others_out(
    url: str, calls: Calls, clock: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever was told or is not asked is passed over when so many are read at once."""
    monkeypatch.setattr(finding, "TURNS", finding.TURNS.replace("LIMIT 500", "LIMIT 1"))

    async def test() -> None:
        store = await open_store(url)
        tables, people = Tables(store, Hub()), await People.open(store)
        notices = Notices(tables, Hub(), people, Settings(url, private_webhooks=True))
        table_ids = []
        for _ in range(3):
            table_ids.append((await away_at_a_table(tables, people, None, f"http://127.0.0.1:{calls[0]}/hook"))[1])
            clock[0] += 1
        await away_at_a_table(tables, people, "only@example.org", None)  # and this node has no mail server
        clock[0] += AWAY_AFTER
        for _ in range(5):
            await notices.send_due()
        await settled(notices)
        assert [json.loads(call)["table"] for call in calls[1]] == table_ids
        await store.close()

    run(test)


def test_many_invitations_wait_only_for_the_one_they_are_for(tmp_path: Path, clock: list[int]) -> None:
    async def test() -> None:
        url = f"sqlite:///{tmp_path}/serai.db"
        store = await open_store(url)
        tables, people = Tables(store, Hub()), await People.open(store)
        notices = Notices(tables, Hub(), people, Settings(url, private_webhooks=True), Deadlines(call=120.0))
        async with receiver(silence) as silent, receiver(saying(b"HTTP/1.1 200 OK\r\n\r\n")) as good:
            for name, hook in (("ann", silent), ("bob", good)):
                person = await people.arrive(name, "en")
                await people.register(person, name, "correct horse", None, "")
                await people.change(person, name, "en", None, hook.url)
            eve = await people.arrive("Eve", "en")
            for number in range(MOST_FOR_ONE + 5):
                table_id = await lobby.open_table(
                    tables, eve, NewTable("tic_tac_toe", [SeatWish("me"), SeatWish("open")])
                )
                async with tables.at(table_id) as table:
                    await invitations.invite(tables, table, eve, "ann")
                    if number == 0:
                        await invitations.invite(tables, table, eve, "bob")
            clock[0] += AWAY_AFTER + 1
            await notices.send_due()
            while not good.got or not silent.got or notices.sender.waiting != MOST_FOR_ONE:
                await asyncio.sleep(0.01)
            assert silent.most_open == 1
            await notices.stop()
        await store.close()

    run(test)
