"""The socket: one for each client, for any number of tables, with nothing between it and the tables."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine, MutableMapping
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec

from serai.engine.core.errors import IllegalChoice
from serai.server.api.refusals import Refused
from serai.server.live.frames import framed
from serai.server.live.socket_messages import FromClient, Ping, Pong, Refusal, Unwatch
from serai.server.live.table_access import HANDLERS, access
from serai.server.live.websocket import EXTENSION, LATER, Line
from serai.server.people.people import Person
from serai.server.storage import Conflict, Unstorable
from serai.server.tables.table import NotStarted, Unplayable
from serai.server.tables.tables import Busy, NoTable

if TYPE_CHECKING:
    from serai.server.node import Node

MOST_OF_PERSON, MOST_OF_ADDRESS = 40, 200  # sockets; the latter of those who have not said who they are
SLOWED = 0.5  # seconds for which nothing is read from a client that is too fast
encode = msgspec.json.encode
read = msgspec.json.Decoder(FromClient).decode
log = logging.getLogger("serai.socket")


class Socket:
    """One connected client."""

    def __init__(self, node: Node, person: Person | None, address: str, line: Line) -> None:
        self.node = node
        self.who = person
        self.person = person.id if person else None
        self.session: str | None = None  # that of an account
        self.watched: set[tuple[str, int | None]] = set()
        self.owner = self.person or address  # of what is spent and held here
        self.most_at_once = MOST_OF_PERSON if self.person else MOST_OF_ADDRESS
        self._line = line
        self.advising: asyncio.Task[None] | None = None
        self._too_fast = False  # in what was said last
        self._warned = False

    # ---- out

    def push(self, frame: bytes) -> None:
        """Send a message that is framed already, unless the connection is being closed."""
        self._line.put(frame)

    def answer(self, message: msgspec.Struct) -> None:
        self._line.put(framed(encode(message)))

    def close(self, code: int) -> None:
        """Send the client away once it has what waits for it."""
        self._line.close(code)

    # ---- in

    async def read_on(self) -> None:
        """Carry out one message after the other until the client goes."""
        while (message := await self._line.message()) is not None:
            self.node.metrics.socket_messages += 1
            await self._carry_out(message)
            self._warned = self._too_fast
            if self._too_fast:  # meanwhile what they say waits with them
                self._too_fast = False
                await asyncio.sleep(SLOWED)

    async def _carry_out(self, text: bytes) -> None:
        try:
            asked = read(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
            await self.answered(None, self._unreadable(str(problem)[:200]))
        else:
            await self.answered(asked, self._do(asked))

    async def _unreadable(self, problem: str) -> None:
        self.spend("junk")
        self._refuse(None, "unreadable", problem)

    async def answered(self, asked: Any, doing: Coroutine[Any, Any, None]) -> None:
        """Do what was asked, or say why not."""
        try:
            await doing
        except IllegalChoice as refusal:
            self._refuse(asked, "illegal", str(refusal), refusal.reason.rule, refusal.reason.facts)
        except Refused as refusal:
            self._too_fast = refusal.key == "too-often"
            if not (self._too_fast and self._warned and getattr(asked, "id", None) is None):
                self._refuse(asked, refusal.key, refusal.words, None, refusal.facts)
        except NoTable:
            self._refuse(asked, "not-found", "there is no such table")
        except NotStarted:
            self._refuse(asked, "not-started", "the table has not begun")
        except (Busy, Conflict):
            self._refuse(asked, "busy", "others were faster; try again")
        except Unplayable as problem:
            self._refuse(asked, "other-rules", str(problem))
        except (UnicodeError, RecursionError, Unstorable) as problem:
            self._refuse(None, "unreadable", str(problem)[:200])
        except Exception:
            log.exception("a message could not be carried out")
            self._refuse(asked, "server-error", "something went wrong here; it is written down")

    def _refuse(self, asked: Any, key: str, words: str, rule: str | None = None, facts: Any = None) -> None:
        self.answer(Refusal(getattr(asked, "id", None), key, words, rule, facts or {}))

    async def _do(self, asked: Any) -> None:
        kind = type(asked)
        if kind is Ping:
            self.spend("small")
            self.answer(Pong())
            return
        cost, carry_out = HANDLERS[kind]
        if kind is Unwatch:  # carried out even when the client is too fast
            await carry_out(access(self, asked.table), asked)
            self.spend(cost)
        else:
            self.spend(cost)
            await carry_out(access(self, asked.table), asked)

    def spend(self, kind: str) -> None:
        """Count something against what this client may do."""
        self.node.limits.spend(kind, self.owner)

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
    identity = await node.people.recognise(node.cookie_of(headers.get("cookie", "")))
    address = scope["client"][0] if scope.get("client") else "?"
    person = identity.person if identity else None
    socket = Socket(node, person, address, line)
    socket.session = identity.session if identity else None
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
