"""A table that is stored and shared with others, as one socket uses it."""

from __future__ import annotations

from contextlib import AbstractAsyncContextManager
from typing import TYPE_CHECKING

from serai.engine.play.record import ASIDE, CHOSE
from serai.protocol.asked import Aside, Choose, Imagine, Say, Undo, Unwatch, Watch
from serai.protocol.json_text import quick
from serai.protocol.live.access import PREFIX, KeptTable
from serai.protocol.live.acts import guard_of, may_see
from serai.protocol.live.imagine import imagine, past_move
from serai.protocol.play import Play
from serai.protocol.refusals import Refused
from serai.protocol.shown import shown_to
from serai.protocol.table import Table
from serai.protocol.told import Done, TableOnly
from serai.server.bots.bot_remarks import answer_aside
from serai.server.live.frames import framed
from serai.server.tables import actions, chat
from serai.server.tables.stored import read_play

if TYPE_CHECKING:
    from serai.server.live.sockets import Socket

DONE = quick(Done)
MOST_WATCHED = 200


class LiveTable(KeptTable):
    """A table that is stored, and shared with others."""

    def __init__(self, socket: Socket, table_id: str) -> None:
        super().__init__(socket, table_id)
        self.socket = socket
        self.node = socket.node

    def lent(self) -> AbstractAsyncContextManager[Table]:
        return self.node.tables.at(self.id)

    async def watch(self, asked: Watch) -> None:
        socket, tables, hub = self.socket, self.node.tables, self.node.hub
        if len(socket.watched) >= MOST_WATCHED:
            raise Refused(429, "too-many-tables", f"at most {MOST_WATCHED} tables on one socket")
        async with tables.at(self.id, asked.seen) as table:
            await actions.let_see(tables, table, socket.person, asked.seat)
            hub.tell(table)  # so that those who are here already are where the newcomer will be
            if table.play is None:
                socket.answer(TableOnly(table.id, asked.seat, shown_to(table, socket.person)))
            else:
                socket.answer(await actions.look(tables, table, socket.person, asked.seat, asked.since))
            room = hub.enter(table, asked.seat, socket)
            socket.watched.add((table.id, asked.seat))
            said = await chat.told(tables, table, socket.person)
            room.chat = max([room.chat, *(entry.number for entry in said)])
            for entry in said[-50:]:
                socket.answer(entry)

    async def unwatch(self, asked: Unwatch) -> None:
        self.socket.watched.discard((self.id, asked.seat))
        self.node.hub.leave(self.id, asked.seat, self.socket)

    async def choose(self, asked: Choose | Aside) -> None:
        tables, aside = self.node.tables, isinstance(asked, Aside)
        guard = guard_of(self.socket.person)
        act = ASIDE if aside else CHOSE
        ack = await tables.choose(self.id, asked.seat, asked.choice, asked.at, asked.key, act, guard)
        self.socket.answer(DONE(asked.id, ack.number, ack.repeated, ack.version))
        if aside and not ack.repeated:
            await answer_aside(tables, self.id, asked.seat, asked.choice)

    async def undo(self, asked: Undo) -> None:
        person = self.socket.somebody()
        ack = await actions.undo(self.node.tables, self.id, person, asked.seat, asked.at, asked.key, asked.to)
        self.socket.answer(Done(asked.id, ack.number, ack.repeated, ack.version) if ack else Done(asked.id))

    async def say(self, asked: Say) -> None:
        async with self.node.tables.at(self.id) as table:
            await chat.say(self.node.tables, self.node.hub, table, self.socket.somebody(), asked.words)
        self.socket.answer(Done(asked.id))

    async def imagine(self, asked: Imagine) -> None:
        socket, tables = self.socket, self.node.tables
        async with tables.at(self.id) as table:
            may_see(table, socket.person, asked.seat)
            past = past_move(table, asked.at)
            if past is None:
                self._imagine(table, table.playing(), asked)
        if past is not None:  # what is past needs no lock
            self._imagine(table, await read_play(tables.store, tables.replays, table, past), asked)

    def _imagine(self, table: Table, play: Play, asked: Imagine) -> None:
        socket, name = self.socket, f"{PREFIX}{asked.id}"
        with socket.beside():
            world = imagine(table, play, asked.seat, name, socket.owner, socket.called, framed)
            socket.worlds.add(socket, name, world)
            socket.answer(world.watch(asked.seat, None, socket))
            socket.answer(Done(asked.id, world.play.match.number))
