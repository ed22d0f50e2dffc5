"""The page as a client of the tables on its own device."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import AbstractContextManager, asynccontextmanager, nullcontext
from typing import TYPE_CHECKING, Any

from serai.engine.core.errors import IllegalChoice
from serai.engine.play.record import ASIDE, CHOSE
from serai.protocol.advice import Advice, advice_of, may_be_advised
from serai.protocol.asked import Aside, Choose, FromClient, Imagine, Say, Undo, Unwatch, Watch
from serai.protocol.json_text import encode
from serai.protocol.live.access import PREFIX, KeptTable, Pondered, redealt
from serai.protocol.live.acts import guard_of, may_see
from serai.protocol.live.client import Client
from serai.protocol.live.imagine import Worlds, imagine, past_move
from serai.protocol.live.remarks import answers_to
from serai.protocol.refusals import Refused
from serai.protocol.table import Table
from serai.protocol.told import Done, Remark, ToClient

if TYPE_CHECKING:
    from serai.offline.tables import LocalTables

HERE = "here"  # the one person of a device
log = logging.getLogger("serai.offline")


class NoTable(LookupError):
    """There is no table with this name."""


def framed(message: bytes) -> bytes:
    """A message as it travels to the page: as it is."""
    return message


class DeviceTable(KeptTable):
    """A table of this device."""

    def __init__(self, client: DeviceClient, table_id: str) -> None:
        super().__init__(client, table_id)
        self._tables = client.tables

    @asynccontextmanager
    async def lent(self) -> AsyncIterator[Table]:
        async with self._tables.at(self.id) as local:
            yield local.table

    async def watch(self, asked: Watch) -> None:
        client, rooms = self.client, self._tables.rooms
        async with self._tables.at(self.id) as local:
            may_see(local.table, client.person, asked.seat)
            rooms.tell(local.table)
            client.answer(local.look(asked.seat, asked.since))
            rooms.enter(local.table, asked.seat, client)
            for entry in local.said[-50:]:
                client.answer(entry)

    async def unwatch(self, asked: Unwatch) -> None:
        self._tables.rooms.leave(self.id, asked.seat, self.client)

    async def choose(self, asked: Choose | Aside) -> None:
        act = ASIDE if isinstance(asked, Aside) else CHOSE
        async with self._tables.at(self.id) as local:
            guard_of(self.client.person)(local.table, asked.seat)
            ack = await local.choose(self._tables.rooms, asked.seat, asked.choice, asked.at, asked.key, act)
        self.client.answer(Done(asked.id, ack.number, ack.repeated, ack.version))
        if act == ASIDE and not ack.repeated:
            await self._answer_aside(asked.seat, asked.choice)

    async def _answer_aside(self, by: int, choice: Any) -> None:
        """Let the bots at the table answer an aside."""
        rooms = self._tables.rooms
        async with self._tables.at(self.id) as local:
            number = local.table.row.number
            for seat, key, back in answers_to(local.table, by, choice):
                if back is not None:
                    try:
                        await local.choose(rooms, seat, back, number, act=ASIDE)
                    except IllegalChoice:
                        continue  # another bot was faster, and the moment has passed
                await local.remark(rooms, seat, Remark(key, local.table.row.number))

    async def undo(self, asked: Undo) -> None:
        async with self._tables.at(self.id) as local:
            guard_of(self.client.person)(local.table, asked.seat)
            ack = await local.undo(self._tables.rooms, asked.seat, asked.at, asked.key, asked.to)
        self.client.answer(Done(asked.id, ack.number, ack.repeated, ack.version) if ack else Done(asked.id))

    async def say(self, asked: Say) -> None:
        raise Refused(409, "needs-server", "nobody hears it on this device")

    async def imagine(self, asked: Imagine) -> None:
        client, name = self.client, f"{PREFIX}{asked.id}"
        async with self._tables.at(self.id) as local:
            table = local.table
            may_see(table, client.person, asked.seat)
            past = past_move(table, asked.at)
            play = table.playing() if past is None else local.play_at(past)
            world = imagine(table, play, asked.seat, name, client.owner, client.called, framed)
        client.worlds.add(client, name, world)
        client.answer(world.watch(asked.seat, None, client))
        client.answer(Done(asked.id, world.play.match.number))


class DeviceClient(Client):
    """The one client of a device: its page."""

    def __init__(self, tables: LocalTables, called: str, tell: Callable[[str], object]) -> None:
        super().__init__(HERE, called, HERE, Worlds())
        self.tables = tables
        self._tell = tell

    def push(self, frame: bytes) -> None:
        self._tell(frame.decode())

    def answer(self, message: ToClient) -> None:
        self._tell(encode(message).decode())

    def failed(self, asked: FromClient | None, problem: Exception) -> None:
        if isinstance(problem, NoTable):
            self.refuse(asked, "not-found", "there is no such table")
        else:
            log.error("a message could not be carried out", exc_info=problem)
            self.refuse(asked, "server-error", "something went wrong here; it is written down")

    def kept(self, table_id: str) -> DeviceTable:
        return DeviceTable(self, table_id)

    def spend(self, kind: str) -> None:
        """Nothing is counted here: whoever asks too much waits for their own device."""

    def afford(self) -> None:
        """Nothing is counted here."""

    def beside(self) -> AbstractContextManager[None]:
        return nullcontext()

    def advised(self, pondered: Pondered) -> Coroutine[Any, Any, Advice]:
        pondered.must_be_asked()
        return self._advised(pondered, redealt(pondered.match, pondered.seat))

    async def _advised(self, pondered: Pondered, state: dict[str, Any]) -> Advice:
        match, seat, level, chosen = pondered
        try:
            found = await self.tables.thoughts.about("advice", match.game.name, state, match.number, seat, level)
        except Exception:  # whatever the browser calls it
            raise Refused(503, "advisers-busy", "whoever thought has ended; ask again") from None
        return advice_of(seat, found["level"], chosen, found["thoughts"])

    async def check_advice(self, table_id: str) -> None:
        async with self.tables.at(table_id) as local:
            may_be_advised(local.table, self.person)
