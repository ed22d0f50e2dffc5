"""Being told that it is one's turn: once, when away, and not when here."""

from __future__ import annotations

import asyncio
import socketserver
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any

import pytest

from serai.server import lobby
from serai.server.house import House
from serai.server.hub import Hub
from serai.server.notices import Notices
from serai.server.people import People, Person
from serai.server.settings import Mail, Settings
from serai.server.storage import open_store
from tests.server.hosting import run


@pytest.fixture
def letters() -> Iterator[tuple[int, list[str]]]:
    """A mail server that keeps what it is given."""
    received: list[str] = []

    class Smtp(socketserver.StreamRequestHandler):
        def handle(self) -> None:
            self.wfile.write(b"220 test\r\n")
            body: list[str] | None = None
            for raw in self.rfile:
                line = raw.decode().rstrip("\r\n")
                if body is not None:
                    if line == ".":
                        received.append("\n".join(body))
                        body = None
                        self.wfile.write(b"250 kept\r\n")
                    else:
                        body.append(line)
                elif line.upper() == "DATA":
                    body = []
                    self.wfile.write(b"354 go on\r\n")
                elif line.upper() == "QUIT":
                    self.wfile.write(b"221 bye\r\n")
                    return
                else:
                    self.wfile.write(b"250 ok\r\n")

    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), Smtp) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield server.server_address[1], received
        server.shutdown()


@pytest.fixture
def calls() -> Iterator[tuple[int, list[bytes]]]:
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


async def away_at_a_table(house: House, people: People, email: str | None, webhook: str | None) -> tuple[Person, str]:
    ann, bob = await people.arrive("Ann", "fr"), await people.arrive("Bob", "en")
    ann = await people.change(ann, "Ann", "fr", email, webhook)
    wish = lobby.NewTable("connect_four", [lobby.SeatWish("me"), lobby.SeatWish("open")], title="Thé")
    table_id = await lobby.open_table(house, ann, wish)
    async with house.at(table_id) as table:
        await lobby.join(house, table, bob, None, "")
        await lobby.start(house, table, ann)
    return ann, table_id


def test_one_notice_a_turn_by_letter_and_by_call(url: str, letters: Any, calls: Any) -> None:
    async def test() -> None:
        store = await open_store(url)
        hub = Hub()
        house = House(store, hub)
        mail = Mail("127.0.0.1", letters[0], "", "", "serai@example.org", False)
        settings = Settings(url, "https://serai.example", mail, private_webhooks=True)
        people = await People.open(store)
        hook = f"http://127.0.0.1:{calls[0]}/hook"
        ann, table_id = await away_at_a_table(house, people, "ann@example.org", hook)
        nodes = [Notices(house, hub, settings), Notices(house, hub, settings)]
        for notices in nodes:
            await notices.send_due()
        assert letters[1] == []  # the turn has only just begun, and Ann was seen a moment ago
        for notices in nodes:
            notices.away_after = -1000
        await asyncio.gather(*(notices.send_due() for notices in nodes for _ in range(3)))
        assert len(letters[1]) == 1
        assert "https://serai.example/table/" in letters[1][0]
        assert len(calls[1]) == 1
        assert b"your-turn" in calls[1][0]
        # Another turn is another notice; Bob, who gave no address, is never told.
        await house.choose(table_id, 0, ["drop", 0], 0, "a")
        await nodes[0].send_due()
        await house.choose(table_id, 1, ["drop", 0], 1, "b")
        await nodes[0].send_due()
        await nodes[1].send_due()
        assert (len(letters[1]), len(calls[1])) == (2, 2)
        # Who is here is not told.
        nodes[0].away_after = nodes[1].away_after = 5_000
        await house.choose(table_id, 0, ["drop", 0], 2, "c")
        await house.choose(table_id, 1, ["drop", 0], 3, "d")
        hub.arrive(ann.id, object())  # type: ignore[arg-type]
        await nodes[0].note_present()
        await store.write([lobby.Change("UPDATE tables SET moved = moved WHERE id = ?", (table_id,))])
        await nodes[1].send_due()
        assert (len(letters[1]), len(calls[1])) == (2, 2)
        await store.close()

    run(test)


def test_an_invitation_is_a_letter(url: str, letters: Any) -> None:
    async def test() -> None:
        store = await open_store(url)
        house = House(store, Hub())
        people = await People.open(store)
        await people.register(None, "bob", "correct horse", "bob@example.org", "")
        mail = Mail("127.0.0.1", letters[0], "", "", "serai@example.org", False)
        notices = Notices(house, Hub(), Settings(url, "https://serai.example", mail))
        await notices.invite("bob", "id", "Tea", "khan", "Ann")
        await notices.invite("nobody", "id", "Tea", "khan", "Ann")
        assert len(letters[1]) == 1
        assert "Ann awaits you" in letters[1][0]
        await store.close()

    run(test)


def test_a_private_address_is_not_called(url: str, calls: Any) -> None:
    async def test() -> None:
        store = await open_store(url)
        house = House(store, Hub())
        people = await People.open(store)
        await away_at_a_table(house, people, None, f"http://127.0.0.1:{calls[0]}/hook")
        notices = Notices(house, Hub(), Settings(url))
        notices.away_after = -1000
        await notices.send_due()
        assert calls[1] == []
        await store.close()

    run(test)
