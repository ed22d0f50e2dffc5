"""Whoever is signed out or gone hears nothing more, on whichever node they listen."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from serai.server.live.hub import Hub
from serai.server.live.websocket import POLICY
from serai.server.node import Node
from serai.server.operations.settings import Settings
from serai.server.people.people import People, hash_of
from serai.server.storage import Change, open_store
from tests.server import hosting
from tests.server.running import Client, hear, run, serving, tell


async def answers(line: ClientConnection) -> bool:
    """Whether somebody still listens at the other end."""
    try:
        await tell(line, do="ping")
        await hear(line, "pong")
    except ConnectionClosed:
        return False
    return True


async def is_cut(line: ClientConnection) -> int | None:
    """Why the other end hung up, once it has."""
    try:
        await hear(line, "never")
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None
    return None


def test_sending_away_reaches_every_node(pg_url: str, tmp_path: Path) -> None:
    with serving(pg_url, tmp_path / "a") as here, serving(pg_url, tmp_path / "b", SERAI_BOT_PROCESSES="0") as there:

        async def cut_elsewhere(name: str, act: Callable[[Client], Any]) -> None:
            ann, phone, bob = Client(here), Client(there, "Phone"), Client(there, "Bob")
            ann.post("/register", {"account": name, "password": "correct horse"}, 201)
            phone.post("/sign-in", {"account": name, "password": "correct horse"})
            async with phone.socket() as line, bob.socket() as others:
                assert await answers(line)
                act(ann)
                assert await is_cut(line) == POLICY
                assert await answers(others)

        async def test() -> None:
            passwords = {"old": "correct horse", "new": "battery staple"}
            await cut_elsewhere("one", lambda ann: ann.post("/me/password", passwords))
            await cut_elsewhere("two", lambda ann: ann.post("/sign-out", {"everywhere": True}))
            await cut_elsewhere("three", lambda ann: ann.http.delete("/me").raise_for_status())

        run(test())
        assert '"error"' not in here.log.read_text() + there.log.read_text()


def test_a_node_does_not_listen_to_its_own_farewell(pg_url: str) -> None:
    """The device that changed a password comes again at once, and must not be sent away a second time."""

    async def test() -> None:
        async with hosting.node(pg_url) as here, hosting.node(pg_url) as there:
            assert isinstance(here.audience, hosting.Ears)
            assert isinstance(there.audience, hosting.Ears)
            told_here, told_there = here.audience.sent_away, there.audience.sent_away
            asked = 0
            while "ann" not in told_there:  # it may not be listening yet
                await here.send_away("ann")
                asked += 1
                await asyncio.sleep(0.05)
            while "bob" not in told_here:
                await there.send_away("bob")
                await asyncio.sleep(0.05)
            assert told_here.count("ann") == asked  # Bob's came after all of Ann's, of which none came back

    hosting.run(test)


class Caller:
    """A connection of somebody."""

    def __init__(self, person: str | None, session: str | None = None) -> None:
        self.person, self.session = person, session
        self.closed: int | None = None

    def push(self, frame: bytes) -> None:
        return

    def close(self, code: int) -> None:
        self.closed = code


def test_all_connections_of_one_person_end_and_nobody_elses() -> None:
    hub, ann, again, bob = Hub(), Caller("ann"), Caller("ann"), Caller("bob")
    for caller in (ann, again, bob):
        hub.arrive(str(caller.person), caller)
    hub.send_away("ann")
    assert [ann.closed, again.closed, bob.closed] == [POLICY, POLICY, None]
    hub.depart("ann", ann)
    assert set(hub.present) == {"ann", "bob"}
    hub.depart("ann", again)
    assert set(hub.present) == {"bob"}
    hub.send_away("ann")  # nobody of that name is here


def test_an_identity_that_ended_unnoticed_ends_its_connections(url: str) -> None:
    async def test() -> None:
        store = await open_store(url)
        people = await People.open(store)
        node = Node(Settings(url, bots=0), store, people)
        guest, gone = await people.arrive("Ann", "en"), await people.arrive("Bob", "en")
        kept = hash_of(await people.register(None, "cyd", "correct horse", None, ""))
        late = hash_of(await people.register(None, "dee", "correct horse", None, ""))
        cyd, dee = [(await store.read("SELECT person FROM sessions WHERE hash = ?", one))[0][0] for one in (kept, late)]
        callers = [
            Caller(None),
            Caller(guest.id),
            Caller(gone.id),
            Caller(cyd, kept),
            Caller(cyd, "another"),
            Caller(dee, late),
        ]
        node.sockets.update(callers)  # type: ignore[arg-type]  # all that is asked of a socket
        await people.delete(gone)
        await store.write([Change("UPDATE sessions SET expires = 1 WHERE hash = ?", (late,))])
        await node.send_strangers_away()
        assert [caller.closed for caller in callers] == [None, None, POLICY, None, POLICY, POLICY]
        await store.close()

    hosting.run(test)
