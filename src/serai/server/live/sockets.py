"""The socket: one for each client, for any number of tables, with nothing between it and the house."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Coroutine, MutableMapping
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec

from serai.engine.core.errors import IllegalChoice
from serai.engine.play.record import ASIDE, CHOSE
from serai.server.api.refusals import Refused, forbidden, missing
from serai.server.bots.advising import Pondered, may_be_advised
from serai.server.bots.bot_remarks import answer_aside
from serai.server.live.socket_messages import (
    Advise,
    Advised,
    Aside,
    Asked,
    Choose,
    Done,
    Imagine,
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
from serai.server.live.websocket import EXTENSION, LATER, POLICY, Line, framed
from serai.server.people.people import Person
from serai.server.storage import Conflict, Unstorable
from serai.server.tables import actions, chat
from serai.server.tables.imagine import PREFIX, World, imagine, past_move
from serai.server.tables.shown import shown
from serai.server.tables.table import NotStarted, Table, Unplayable
from serai.server.tables.tables import Busy, NoTable

if TYPE_CHECKING:
    from serai.server.node import Node

MOST_WATCHED = 200
MOST_OF_PERSON, MOST_OF_ADDRESS = 40, 200  # sockets; the latter of those who have not said who they are
SLOWED = 0.5  # seconds that somebody who is too fast is not listened to
LAST_WORDS = 5.0  # seconds in which a client must take what waits for it before it is sent away
encode = msgspec.json.encode
read = msgspec.json.Decoder(Asked).decode
log = logging.getLogger("serai.socket")

Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]


class Socket:
    """One connected client."""

    def __init__(self, node: Node, person: Person | None, address: str, line: Line, send: Send) -> None:
        self.node = node
        self.who = person
        self.person = person.id if person else None
        self.session: str | None = None  # that of an account
        self.watched: set[tuple[str, int | None]] = set()
        self.owner = self.person or address  # of what is spent and held here
        self.most_at_once = MOST_OF_PERSON if self.person else MOST_OF_ADDRESS
        self._line = line
        self._send = send
        self._closing: asyncio.Task[None] | None = None
        self._advising: asyncio.Task[None] | None = None
        self._too_fast = False  # in what was said last
        self._warned = False

    # ---- out

    def push(self, frame: bytes) -> None:
        """Send a message that is framed already; whoever never reads is cut off, since no farewell would reach them."""
        if self._closing is None:
            self._line.put(frame)

    def answer(self, message: msgspec.Struct) -> None:
        self.push(framed(encode(message)))

    def close(self, code: int) -> None:
        """Send the client away once it has what waits for it."""
        if self._closing is None:
            self._closing = asyncio.create_task(self._close(code))

    async def _close(self, code: int) -> None:
        self._line.flush()
        try:
            async with asyncio.timeout(LAST_WORDS):
                with contextlib.suppress(OSError):  # it has gone of itself
                    await self._send({"type": "websocket.close", "code": code})
        except TimeoutError:
            self._line.cut()

    # ---- in

    async def read_on(self, receive: Receive) -> None:
        """Carry out one message after the other until the client goes."""
        while True:
            message = await receive()
            if message["type"] == "websocket.disconnect":
                return
            self.node.metrics.socket_messages += 1
            await self._carry_out(message.get("text") or message.get("bytes") or "")
            self._warned = self._too_fast
            if self._too_fast:  # meanwhile what they say waits with them
                self._too_fast = False
                await asyncio.sleep(SLOWED)

    async def _carry_out(self, text: str | bytes) -> None:
        try:
            asked = read(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
            await self._answered(None, self._unreadable(str(problem)[:200]))
        else:
            await self._answered(asked, self._do(asked))

    async def _unreadable(self, problem: str) -> None:
        self._spend("junk")
        self._refuse(None, "unreadable", problem)

    async def _answered(self, asked: Any, doing: Coroutine[Any, Any, None]) -> None:
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
        house, kind = self.node.house, type(asked)
        if kind is not Ping and asked.table.startswith(PREFIX):
            self._do_imagined(asked)
            return
        if kind is Choose or kind is Aside:
            self._spend("choose")
            act = CHOSE if kind is Choose else ASIDE
            guard = actions.guard_of(self.who)
            ack = await house.choose(asked.table, asked.seat, asked.choice, asked.at, asked.key, act, guard)
            self.answer(Done(asked.id, ack.number, ack.repeated, ack.version))
            if kind is Aside and not ack.repeated:
                await answer_aside(house, asked.table, asked.seat, asked.choice)
        elif kind is Watch:
            self._spend("look")
            await self._watch(asked)
        elif kind is Unwatch:
            self.watched.discard((asked.table, asked.seat))
            self.node.hub.leave(asked.table, asked.seat, self)
            self._spend("small")
        elif kind is Undo:
            self._spend("choose")
            undone = await actions.undo(house, asked.table, self._somebody(), asked.seat, asked.at, asked.key, asked.to)
            self.answer(Done(asked.id, undone.number, undone.repeated, undone.version) if undone else Done(asked.id))
        elif kind is Why or kind is Preview:
            self._spend("look")
            await self._explain(asked)
        elif kind is Say:
            self._spend("chat")
            async with house.at(asked.table) as table:
                await chat.say(house, self.node.hub, table, self._somebody(), asked.words)
            self.answer(Done(asked.id))
        elif kind is Imagine:
            self._spend("look")
            await self._imagine(asked)
        elif kind is Advise:
            raise forbidden("advice-later", "bots tell what they think in imagined worlds, and when a play is over")
        elif kind is Ping:
            self._spend("small")
            self.answer(Pong())

    async def _imagine(self, asked: Imagine) -> None:
        node, name = self.node, f"{PREFIX}{asked.id}"
        async with node.house.at(asked.table) as table:
            actions.may_see(table, self.who, asked.seat)
            past = past_move(table, asked.at)
            made = imagine(node.house, table, asked.seat, past, name, self.owner, self.who.name if self.who else "")
            world = await made if past is None else None
        world = world or await made  # what is past needs no lock
        node.worlds.add(self, name, world)
        self.answer(world.watch(asked.seat, None, self))
        self.answer(Done(asked.id, world.play.match.number))

    def _do_imagined(self, asked: Any) -> None:
        """Carry out a message about a world of one's own."""
        kind = type(asked)
        self._spend("choose" if kind in (Choose, Aside, Undo) else "look")
        world = self.node.worlds.find(self, asked.table)
        if kind is Choose or kind is Aside:
            act = CHOSE if kind is Choose else ASIDE
            self.answer(Done(asked.id, world.choose(asked.seat, asked.choice, asked.at, act)))
        elif kind is Undo:
            self.answer(Done(asked.id, world.undo(asked.seat, asked.at, asked.to)))
        elif kind is Watch:
            self.answer(world.watch(asked.seat, asked.since, self))
        elif kind is Unwatch and asked.seat is not None:
            world.hub.leave(asked.table, asked.seat, self)
        elif kind is Unwatch:
            self.node.worlds.forget(self, asked.table)
        elif kind is Why or kind is Preview:
            self._tell_why(asked, world.table)
        elif kind is Advise:
            self._spend("think")
            if self._advising is not None and not self._advising.done():
                raise Refused(429, "advisers-busy", "one thought after the other")
            # others' messages, and one's own, need not wait for a thought
            self._advising = asyncio.create_task(self._answered(asked, self._advise(asked, world)))
        else:
            raise missing("table")

    async def _advise(self, asked: Advise, world: World) -> None:
        pondered = Pondered(world.play.match, asked.seat)
        async with self.node.house.at(world.origin) as table:
            may_be_advised(table, self.person)
        self.answer(Advised(asked.id, await self.node.advisers.why(pondered)))

    async def _watch(self, asked: Watch) -> None:
        if len(self.watched) >= MOST_WATCHED:
            raise Refused(429, "too-many-tables", f"at most {MOST_WATCHED} tables on one socket")
        house, hub = self.node.house, self.node.hub
        async with house.at(asked.table, asked.seen) as table:
            await actions.let_see(house, table, self.who, asked.seat)
            hub.tell(table)  # so that those who are here already are where the newcomer will be
            if table.play is None:
                self.answer(TableOnly(table.id, asked.seat, shown(table)))
                room = hub.enter(table, asked.seat, self)
            else:
                position = await actions.look(house, table, asked.seat, asked.since)
                self.answer(position)
                room = hub.enter(table, asked.seat, self)
            self.watched.add((table.id, asked.seat))
            said = await chat.heard(house, table, self.who)
            room.chat = max([room.chat, *(entry.number for entry in said)])
            for entry in said[-50:]:
                self.answer(entry)

    async def _explain(self, asked: Why | Preview) -> None:
        async with self.node.house.at(asked.table) as table:
            if asked.seat not in table.seats_of(self.person):
                raise forbidden("not-your-seat", "this is not your seat")
            self._tell_why(asked, table)

    def _tell_why(self, asked: Why | Preview, table: Table) -> None:
        if isinstance(asked, Why):
            reason = actions.why_not(table, asked.seat, asked.choice)
            self.answer(Reasoned(asked.id, reason.rule if reason else None, reason.facts if reason else {}))
        else:
            then = actions.preview_next(table, asked.seat, asked.choice) if asked.deeper else []
            events, final = actions.preview(table, asked.seat, asked.choice)
            facts = actions.preview_facts(table, asked.seat, asked.choice)
            self.answer(Previewed(asked.id, events, final, then, facts))

    def _spend(self, kind: str) -> None:
        self.node.limits.spend(kind, self.owner)

    def _somebody(self) -> Person:
        if self.who is None:
            raise Refused(401, "nobody", "say who you are first")
        return self.who

    def gone(self) -> None:
        """Listen to nothing any more."""
        if self._advising is not None:
            self._advising.cancel()
        for table_id, seat in self.watched:
            self.node.hub.leave(table_id, seat, self)
        self.watched.clear()
        self.node.worlds.forget(self)


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
    line: Line = scope["extensions"].pop(EXTENSION)  # the line must not refer to itself
    socket = Socket(node, person, address, line, send)
    socket.session = identity.session if identity else None
    await send({"type": "websocket.accept"})
    account = node.connections.open(socket.owner, line, node.limits.most(socket.most_at_once))
    if account is None:
        await send({"type": "websocket.close", "code": LATER, "reason": "too many connections"})
        return
    line.open_for(account, partial(node.limits.spend, "frame", socket.owner))
    node.sockets.add(socket)
    if person is not None:
        node.hub.arrive(person.id, socket)
    try:
        await socket.read_on(receive)
    finally:
        node.sockets.discard(socket)
        socket.gone()
        line.account = None
        account.close(line)
        if person is not None:
            node.hub.depart(person.id, socket)
