"""A table as one socket uses it: live tables and imagined ones answer the same messages."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import TYPE_CHECKING, Any, NamedTuple

from serai.engine.core.errors import IllegalChoice, Reason
from serai.engine.play.record import ASIDE, CHOSE
from serai.server.api.refusals import Refused, forbidden, missing, not_now
from serai.server.bots.advising import Advice, Pondered, may_be_advised, may_be_suggested
from serai.server.bots.bot_remarks import answer_aside
from serai.server.live.socket_messages import (
    Advise,
    Advised,
    Aside,
    Choose,
    Done,
    Imagine,
    Preview,
    Previewed,
    Reasoned,
    Refusal,
    Say,
    TableOnly,
    Unadvise,
    Undo,
    Unwatch,
    Watch,
    Why,
)
from serai.server.tables import actions, chat
from serai.server.tables.imagine import PREFIX, imagine, past_move
from serai.server.tables.shown import shown
from serai.server.tables.table import Table

if TYPE_CHECKING:
    from serai.server.live.sockets import Socket

MOST_WATCHED = 200


class TableAccess:
    """What a client may ask of a table; what a kind of table does not offer is refused."""

    def __init__(self, socket: Socket, table_id: str) -> None:
        self.socket = socket
        self.node = socket.node
        self.id = table_id

    async def watch(self, asked: Watch) -> None:
        """Show the position, and tell what changes from now on."""
        raise missing("table")

    async def unwatch(self, asked: Unwatch) -> None:
        """Tell no more."""
        raise missing("table")

    async def choose(self, asked: Choose | Aside) -> None:
        """Make a choice, or do something beside the question."""
        raise missing("table")

    async def undo(self, asked: Undo) -> None:
        """Take back."""
        raise missing("table")

    async def explain(self, asked: Why | Preview) -> None:
        """Tell which rule forbids a choice, or what it would cause."""
        async with self._opened(asked.seat) as table:
            if isinstance(asked, Why):
                reason = actions.why_not(table, asked.seat, asked.choice)
                self.socket.answer(Reasoned(asked.id, reason.rule if reason else None, reason.facts if reason else {}))
            else:
                then = actions.preview_next(table, asked.seat, asked.choice) if asked.deeper else []
                events, final = actions.preview(table, asked.seat, asked.choice)
                facts = actions.preview_facts(table, asked.seat, asked.choice)
                self.socket.answer(Previewed(asked.id, events, final, then, facts))

    def _opened(self, seat: int) -> AbstractAsyncContextManager[Table]:
        """The table, if the client may know what the seat knows."""
        raise missing("table")

    async def say(self, asked: Say) -> None:
        """Say something to the others."""
        raise missing("table")

    async def imagine(self, asked: Imagine) -> None:
        """Make a private world from what a seat knows."""
        raise missing("table")

    async def advise(self, asked: Advise) -> None:
        """Have a bot think about what it would do; others' messages, and one's own, need not wait for it."""
        socket = self.socket
        socket.spend("think")
        if socket.advising is not None and not socket.advising.done():
            raise Refused(429, "advisers-busy", "one thought after the other")
        self.node.limits.afford()
        socket.advising = asyncio.create_task(socket.answered(asked, self._advised(asked)))

    async def _advised(self, asked: Advise) -> None:
        try:
            self.socket.answer(Advised(asked.id, await self._advice(asked)))
        except asyncio.CancelledError:
            self.socket.answer(Refusal(asked.id, "advice-ended", "it was no longer wanted"))
            raise

    async def _advice(self, asked: Advise) -> Advice:
        """What a bot would do."""
        raise missing("table")

    async def unadvise(self, asked: Unadvise) -> None:
        """Let nobody think any further."""
        if self.socket.advising is not None:
            self.socket.advising.cancel()


class LiveTable(TableAccess):
    """A table that is stored, and shared with others."""

    async def watch(self, asked: Watch) -> None:
        socket, tables, hub = self.socket, self.node.tables, self.node.hub
        if len(socket.watched) >= MOST_WATCHED:
            raise Refused(429, "too-many-tables", f"at most {MOST_WATCHED} tables on one socket")
        async with tables.at(self.id, asked.seen) as table:
            await actions.let_see(tables, table, socket.who, asked.seat)
            hub.tell(table)  # so that those who are here already are where the newcomer will be
            if table.play is None:
                socket.answer(TableOnly(table.id, asked.seat, shown(table)))
            else:
                socket.answer(await actions.look(tables, table, asked.seat, asked.since))
            room = hub.enter(table, asked.seat, socket)
            socket.watched.add((table.id, asked.seat))
            said = await chat.heard(tables, table, socket.who)
            room.chat = max([room.chat, *(entry.number for entry in said)])
            for entry in said[-50:]:
                socket.answer(entry)

    async def unwatch(self, asked: Unwatch) -> None:
        self.socket.watched.discard((self.id, asked.seat))
        self.node.hub.leave(self.id, asked.seat, self.socket)

    async def choose(self, asked: Choose | Aside) -> None:
        tables, aside = self.node.tables, isinstance(asked, Aside)
        guard = actions.guard_of(self.socket.who)
        act = ASIDE if aside else CHOSE
        ack = await tables.choose(self.id, asked.seat, asked.choice, asked.at, asked.key, act, guard)
        self.socket.answer(Done(asked.id, ack.number, ack.repeated, ack.version))
        if aside and not ack.repeated:
            await answer_aside(tables, self.id, asked.seat, asked.choice)

    async def undo(self, asked: Undo) -> None:
        person = self.socket.somebody()
        ack = await actions.undo(self.node.tables, self.id, person, asked.seat, asked.at, asked.key, asked.to)
        self.socket.answer(Done(asked.id, ack.number, ack.repeated, ack.version) if ack else Done(asked.id))

    @asynccontextmanager
    async def _opened(self, seat: int) -> AsyncIterator[Table]:
        async with self.node.tables.at(self.id) as table:
            if seat not in table.seats_of(self.socket.person):
                raise forbidden("not-your-seat", "this is not your seat")
            yield table

    async def say(self, asked: Say) -> None:
        async with self.node.tables.at(self.id) as table:
            await chat.say(self.node.tables, self.node.hub, table, self.socket.somebody(), asked.words)
        self.socket.answer(Done(asked.id))

    async def imagine(self, asked: Imagine) -> None:
        socket, node, name = self.socket, self.node, f"{PREFIX}{asked.id}"
        async with node.tables.at(self.id) as table:
            actions.may_see(table, socket.who, asked.seat)
            past = past_move(table, asked.at)
            called = socket.who.name if socket.who else ""
            made = imagine(node.tables, table, asked.seat, past, name, socket.owner, called)
            world = await made if past is None else None
        world = world or await made  # what is past needs no lock
        node.worlds.add(socket, name, world)
        socket.answer(world.watch(asked.seat, None, socket))
        socket.answer(Done(asked.id, world.play.match.number))

    async def _advice(self, asked: Advise) -> Advice:
        node = self.node
        if not node.settings.suggestions:
            raise forbidden("suggest-off", "this server suggests no moves")
        async with self._opened(asked.seat) as table:
            may_be_suggested(table, asked.seat)
            before = _standing(table, asked.seat)
            if asked.at not in (None, before[0]):
                raise IllegalChoice(Reason("SE-ASK-4", {"number": asked.at, "number_now": before[0]}))
            pondered = Pondered(table.playing().match, asked.seat)
            thought = node.advisers.why(pondered, node.limits.charge)
        advice = await thought
        async with self._opened(asked.seat) as table:
            may_be_suggested(table, asked.seat)
            if _standing(table, asked.seat) != before:
                raise not_now("advice-ended", "the game has moved on meanwhile")
        return advice


class ImaginedTable(TableAccess):
    """A world of one's own, in this node's memory."""

    def __init__(self, socket: Socket, table_id: str) -> None:
        super().__init__(socket, table_id)
        self._world = self.node.worlds.find(socket, table_id)

    async def watch(self, asked: Watch) -> None:
        self.socket.answer(self._world.watch(asked.seat, asked.since, self.socket))

    async def unwatch(self, asked: Unwatch) -> None:
        if asked.seat is None:
            self.node.worlds.forget(self.socket, self.id)
        else:
            self._world.hub.leave(self.id, asked.seat, self.socket)

    async def choose(self, asked: Choose | Aside) -> None:
        act = ASIDE if isinstance(asked, Aside) else CHOSE
        self.socket.answer(Done(asked.id, self._world.choose(asked.seat, asked.choice, asked.at, act)))

    async def undo(self, asked: Undo) -> None:
        self.socket.answer(Done(asked.id, self._world.undo(asked.seat, asked.at, asked.to)))

    @asynccontextmanager
    async def _opened(self, seat: int) -> AsyncIterator[Table]:
        yield self._world.table

    async def _advice(self, asked: Advise) -> Advice:
        pondered = Pondered(self._world.play.match, asked.seat)
        async with self.node.tables.at(self._world.origin) as table:
            may_be_advised(table, self.socket.person)
        return await self.node.advisers.why(pondered, self.node.limits.charge)


def _standing(table: Table, seat: int) -> tuple[int, Any]:
    """What must be the same before and after a thought: the last move, and what a seat has chosen in secret."""
    match = table.playing().match
    drafts = match.state.drafts
    return match.number, drafts[seat] if drafts else None


def access(socket: Socket, table_id: str) -> TableAccess:
    """The table that a message is about."""
    return ImaginedTable(socket, table_id) if table_id.startswith(PREFIX) else LiveTable(socket, table_id)


class Handler(NamedTuple):
    """What a message costs its sender, and what carries it out."""

    cost: str
    carry_out: Callable[[TableAccess, Any], Awaitable[None]]


HANDLERS: dict[type, Handler] = {
    Watch: Handler("look", lambda table, asked: table.watch(asked)),
    Unwatch: Handler("small", lambda table, asked: table.unwatch(asked)),
    Choose: Handler("choose", lambda table, asked: table.choose(asked)),
    Aside: Handler("choose", lambda table, asked: table.choose(asked)),
    Undo: Handler("choose", lambda table, asked: table.undo(asked)),
    Why: Handler("look", lambda table, asked: table.explain(asked)),
    Preview: Handler("look", lambda table, asked: table.explain(asked)),
    Say: Handler("chat", lambda table, asked: table.say(asked)),
    Imagine: Handler("look", lambda table, asked: table.imagine(asked)),
    Advise: Handler("look", lambda table, asked: table.advise(asked)),
    Unadvise: Handler("small", lambda table, asked: table.unadvise(asked)),
}
