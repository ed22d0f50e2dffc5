"""The socket: one for each client, for any number of tables, with nothing between it and the house."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, MutableMapping
from typing import TYPE_CHECKING, Any

import msgspec

from serai.engine.errors import IllegalChoice
from serai.server import acting, talk
from serai.server.house import Busy, NoTable
from serai.server.people import Person
from serai.server.refusals import Refused, forbidden
from serai.server.seen import shown
from serai.server.socket_messages import (
    Aside,
    Asked,
    Choose,
    Done,
    Ping,
    Pong,
    Preview,
    Previewed,
    Reasoned,
    Refusal,
    Say,
    TableOnly,
    Undo,
    Unwatch,
    Watch,
    Why,
)
from serai.server.storage import Conflict, Unstorable
from serai.server.table import NotStarted, Unplayable

if TYPE_CHECKING:
    from serai.server.node import Node

MOST_WAITING = 2_000  # messages for a client that does not read; beyond this it must come again
MOST_WATCHED = 200
POLICY, RESTART, TOO_SLOW = 1008, 1012, 1013
encode = msgspec.json.encode
read = msgspec.json.Decoder(Asked).decode
log = logging.getLogger("serai.socket")

Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]


class Socket:
    """One connected client."""

    def __init__(self, node: Node, person: Person | None, address: str, send: Send) -> None:
        self.node = node
        self.who = person
        self.person = person.id if person else None
        self.watched: set[tuple[str, int | None]] = set()
        self._bucket = self.person or address
        self._send = send
        self._outbox: deque[str] = deque()
        self._wake = asyncio.Event()
        self._closing: int | None = None

    # ---- out

    def push(self, message: bytes) -> None:
        """Put a message into the outbox; a client that never reads is sent away."""
        if len(self._outbox) >= MOST_WAITING:
            self.close(TOO_SLOW)
            return
        self._outbox.append(message.decode())
        self._wake.set()

    def answer(self, message: msgspec.Struct) -> None:
        self.push(encode(message))

    def close(self, code: int) -> None:
        """Send the client away once it has what is in the outbox."""
        self._closing = code
        self._wake.set()

    async def write_on(self) -> None:
        """Send what is in the outbox, for as long as the client is there."""
        outbox, send = self._outbox, self._send
        while True:
            while outbox:
                await send({"type": "websocket.send", "text": outbox.popleft()})
            if self._closing is not None:
                await send({"type": "websocket.close", "code": self._closing})
                return
            self._wake.clear()
            await self._wake.wait()

    # ---- in

    async def read_on(self, receive: Receive) -> None:
        """Carry out one message after the other until the client goes."""
        while True:
            message = await receive()
            if message["type"] == "websocket.disconnect":
                return
            self.node.metrics.socket_messages += 1
            await self._carry_out(message.get("text") or message.get("bytes") or "")

    async def _carry_out(self, text: str | bytes) -> None:
        asked: Any = None
        try:
            asked = read(text)
            await self._do(asked)
        except IllegalChoice as refusal:
            self._refuse(asked, "illegal", str(refusal), refusal.reason.rule, refusal.reason.facts)
        except Refused as refusal:
            self._refuse(asked, refusal.key, refusal.words)
        except NoTable:
            self._refuse(asked, "not-found", "there is no such table")
        except NotStarted:
            self._refuse(asked, "not-started", "the table has not begun")
        except (Busy, Conflict):
            self._refuse(asked, "busy", "others were faster; try again")
        except Unplayable as problem:
            self._refuse(asked, "other-rules", str(problem))
        except (msgspec.DecodeError, UnicodeError, RecursionError, Unstorable) as problem:
            self._refuse(None, "unreadable", str(problem)[:200])
        except Exception:
            log.exception("a message could not be carried out")
            self._refuse(asked, "server-error", "something went wrong here; it is written down")

    def _refuse(self, asked: Any, key: str, words: str, rule: str | None = None, facts: Any = None) -> None:
        self.answer(Refusal(getattr(asked, "id", None), key, words, rule, facts or {}))

    async def _do(self, asked: Any) -> None:
        house, kind = self.node.house, type(asked)
        if kind is Choose or kind is Aside:
            self._spend("choose")
            act = "chose" if kind is Choose else "aside"
            guard = acting.guard_of(self.who)
            ack = await house.choose(asked.table, asked.seat, asked.choice, asked.at, asked.key, act, guard)
            self.answer(Done(asked.id, ack.number, ack.repeated))
        elif kind is Watch:
            self._spend("look")
            await self._watch(asked)
        elif kind is Unwatch:
            self.watched.discard((asked.table, asked.seat))
            self.node.hub.leave(asked.table, asked.seat, self)
        elif kind is Undo:
            self._spend("choose")
            undone = await acting.undo(house, asked.table, self._somebody(), asked.seat, asked.at, asked.key, asked.to)
            self.answer(Done(asked.id, undone.number if undone else None, bool(undone and undone.repeated)))
        elif kind is Why or kind is Preview:
            self._spend("look")
            await self._explain(asked)
        elif kind is Say:
            self._spend("chat")
            async with house.at(asked.table) as table:
                await talk.say(house, self.node.hub, table, self._somebody(), asked.words)
            self.answer(Done(asked.id))
        elif kind is Ping:
            self.answer(Pong())

    async def _watch(self, asked: Watch) -> None:
        if len(self.watched) >= MOST_WATCHED:
            raise Refused(429, "too-many-tables", f"at most {MOST_WATCHED} tables on one socket")
        house, hub = self.node.house, self.node.hub
        async with house.at(asked.table) as table:
            acting.may_see(table, self.who, asked.seat)
            hub.tell(table)  # so that those who are here already are where the newcomer will be
            if table.play is None:
                self.answer(TableOnly(table.id, asked.seat, shown(table)))
                room = hub.enter(table, asked.seat, self, None)
            else:
                position = await acting.look(house, table, asked.seat, asked.since)
                self.answer(position)
                room = hub.enter(table, asked.seat, self, position.view)
            self.watched.add((table.id, asked.seat))
            said = await talk.heard(house, table, self.who)
            room.chat = max([room.chat, *(entry.number for entry in said)])
            for entry in said[-50:]:
                self.answer(entry)

    async def _explain(self, asked: Why | Preview) -> None:
        async with self.node.house.at(asked.table) as table:
            if asked.seat not in table.seats_of(self.person):
                raise forbidden("not-your-seat", "this is not your seat")
            if type(asked) is Why:
                reason = acting.why_not(table, asked.seat, asked.choice)
                self.answer(Reasoned(asked.id, reason.rule if reason else None, reason.facts if reason else {}))
            else:
                self.answer(Previewed(asked.id, acting.preview(table, asked.seat, asked.choice)))

    def _spend(self, kind: str) -> None:
        self.node.limits.spend(kind, self._bucket)

    def _somebody(self) -> Person:
        if self.who is None:
            raise Refused(401, "nobody", "say who you are first")
        return self.who

    def gone(self) -> None:
        """Listen to nothing any more."""
        for table_id, seat in self.watched:
            self.node.hub.leave(table_id, seat, self)
        self.watched.clear()


async def serve(node: Node, scope: MutableMapping[str, Any], receive: Receive, send: Send) -> None:
    """Accept a client from our own pages, and stay with it."""
    await receive()  # websocket.connect
    headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
    if not node.own_origin(headers.get("origin"), headers.get("host", "")):
        await send({"type": "websocket.close", "code": POLICY})  # before accepting: the client sees 403
        return
    identity = await node.people.recognise(node.cookie_of(headers.get("cookie", "")))
    address = scope["client"][0] if scope.get("client") else "?"
    person = identity.person if identity else None
    socket = Socket(node, person, address, send)
    await send({"type": "websocket.accept"})
    node.sockets.add(socket)
    if person is not None:
        node.hub.arrive(person.id)
    writing = asyncio.create_task(socket.write_on())
    try:
        await socket.read_on(receive)
    finally:
        node.sockets.discard(socket)
        socket.gone()
        if person is not None:
            node.hub.depart(person.id)
        writing.cancel()
        await asyncio.gather(writing, return_exceptions=True)
