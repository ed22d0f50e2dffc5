"""The socket: one for each client, for any number of tables, with nothing between it and the tables."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine, MutableMapping
from contextlib import AbstractContextManager
from functools import partial
from typing import TYPE_CHECKING, Any

from serai.protocol.advice import Advice, may_be_advised
from serai.protocol.asked import FromClient
from serai.protocol.json_text import encode
from serai.protocol.live.access import Pondered
from serai.protocol.live.client import Client
from serai.protocol.refusals import Refused
from serai.protocol.told import ToClient
from serai.server.live.frames import framed
from serai.server.live.live_table import LiveTable
from serai.server.live.places import place_of
from serai.server.live.websocket import EXTENSION, LATER, Line
from serai.server.people.outside_bots import bearer_of
from serai.server.people.people import Person
from serai.server.storage import Conflict, Unstorable
from serai.server.tables.tables import Busy, NoTable

if TYPE_CHECKING:
    from serai.server.node import Node

MOST_OF_PERSON, MOST_OF_ADDRESS = 40, 200  # sockets; the latter of those who have not said who they are
SCOPES = {"choose": "play", "chat": "chat"}  # what a token must be for, by what a message costs; else for reading
FREE = {"small", "junk"}  # for whoever has a token
SLOWED = 0.5  # seconds for which nothing is read from a client that is too fast
log = logging.getLogger("serai.socket")


class Socket(Client):
    """One connected client."""

    def __init__(self, node: Node, person: Person | None, address: str, line: Line) -> None:
        called, known = (person.name, person.id) if person else ("", None)
        super().__init__(known, called, person.pays if person else address, node.worlds)
        self.node = node
        self.who = person
        self.suggestions = node.settings.suggestions
        self.session: str | None = None  # that of an account
        self.scopes: frozenset[str] | None = None  # what a token is for; None: for everything
        self.watched: set[tuple[str, int | None]] = set()
        self.most_at_once = MOST_OF_PERSON if self.person else MOST_OF_ADDRESS
        self._line = line
        self._too_fast = False  # in what was said last
        self._warned = False
        self._worked = False  # for what was said last, beside any game

    # ---- out

    def push(self, frame: bytes) -> None:
        """Send a message that is framed already, unless the connection is being closed."""
        self._line.put(frame)

    def answer(self, message: ToClient) -> None:
        self._line.put(framed(encode(message)))

    def close(self, code: int) -> None:
        """Send the client away once it has what waits for it."""
        self._line.close(code)

    # ---- in

    async def read_on(self) -> None:
        """Carry out one message after the other until the client goes."""
        while (message := await self._line.message()) is not None:
            self.node.metrics.socket_messages += 1
            await self.carry_out(message)
            self._warned = self._too_fast
            if self._worked:  # others come first, however much waits here
                self._worked = False
                await asyncio.sleep(0)
            if self._too_fast:  # meanwhile what they say waits with them
                self._too_fast = False
                await asyncio.sleep(SLOWED)

    def refused(self, asked: FromClient | None, refusal: Refused) -> None:
        """Say that something is not granted; that a client is too fast is said once."""
        self._too_fast = refusal.key == "too-often"
        if not (self._too_fast and self._warned and getattr(asked, "id", None) is None):
            super().refused(asked, refusal)

    def failed(self, asked: FromClient | None, problem: Exception) -> None:
        """Say what the database did not allow; the rest is written down."""
        if isinstance(problem, NoTable):
            self.refuse(asked, "not-found", "there is no such table")
        elif isinstance(problem, Busy | Conflict):
            self.refuse(asked, "busy", "others were faster; try again")
        elif isinstance(problem, Unstorable):
            self.refuse(None, "unreadable", str(problem)[:200])
        else:
            log.error("a message could not be carried out", exc_info=problem)
            self.refuse(asked, "server-error", "something went wrong here; it is written down")

    def kept(self, table_id: str) -> LiveTable:
        return LiveTable(self, table_id)

    def spend(self, kind: str) -> None:
        """Count something against what this client may do, if it may do it at all."""
        if self.scopes is not None and kind not in FREE and SCOPES.get(kind, "read") not in self.scopes:
            raise Refused(403, "token-scope", "this token is not for that")
        self.node.limits.spend(kind, self.owner)

    def afford(self) -> None:
        self.node.limits.afford()

    def beside(self) -> AbstractContextManager[None]:
        self._worked = True
        return self.node.limits.beside()

    def advised(self, pondered: Pondered) -> Coroutine[Any, Any, Advice]:
        return self.node.advisers.why(pondered, self.node.limits.charge)

    async def check_advice(self, table_id: str) -> None:
        async with self.node.tables.at(table_id) as table:
            may_be_advised(table, self.person)

    def somebody(self) -> Person:
        """Who the client is, for what is not for anybody."""
        if self.who is None:
            raise Refused(401, "nobody", "say who you are first")
        return self.who

    def gone(self) -> None:
        """Listen to nothing any more."""
        if self.advising is not None:
            self.advising.cancel()
        for table_id, seat in self.watched:
            self.node.hub.leave(table_id, seat, self)
        self.watched.clear()
        self.node.worlds.forget(self)


async def serve(node: Node, scope: MutableMapping[str, Any]) -> None:
    """Accept a client from our own pages, and stay with it."""
    line = line_of(scope)
    headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
    if not node.own_origin(headers.get("origin"), headers.get("host", "")):
        line.refuse()
        return
    token = bearer_of(headers.get("authorization", ""))
    identity = await (
        node.outside_bots.recognise(token)
        if token
        else node.people.recognise(node.cookie_of(headers.get("cookie", "")))
    )
    if token and identity is None:
        line.refuse(401)
        return
    address = place_of(scope["client"][0]) if scope.get("client") else "?"
    person = identity.person if identity else None
    socket = Socket(node, person, address, line)
    if identity is not None:
        socket.session, socket.scopes = identity.session, identity.scopes
    line.accept()
    account = node.connections.open(socket.owner, line, node.limits.most(socket.most_at_once))
    if account is None:
        line.close(LATER, "too many connections")
        return
    line.open_for(account, partial(node.limits.spend, "frame", socket.owner))
    node.sockets.add(socket)
    if person is not None:
        node.hub.arrive(person.id, socket)
    try:
        await socket.read_on()
    finally:
        node.sockets.discard(socket)
        socket.gone()
        line.account = None
        account.close(line)
        if person is not None:
            node.hub.depart(person.id, socket)


def line_of(scope: MutableMapping[str, Any]) -> Line:
    """The line of a client that asks to come in; it is no longer found in the scope, or it would refer to itself."""
    line: Line = scope["extensions"].pop(EXTENSION)
    return line
