"""Bots' turns on a device: thought about in workers of their own, chosen like anybody's."""

from __future__ import annotations

import asyncio
import itertools
import secrets
from typing import TYPE_CHECKING, Any, Protocol

from serai.engine.core.errors import IllegalChoice
from serai.protocol.json_text import decode, encode
from serai.protocol.live.access import redealt
from serai.protocol.refusals import Refused
from serai.protocol.table import RUNNING, Table
from serai.protocol.told import Remark

if TYPE_CHECKING:
    from serai.offline.tables import LocalTables

TOO_OFTEN = 3  # a bot that failed so often is replaced by one that cannot
GIVES_UP = 6
A_MOMENT = 0.2  # seconds, longer with every failure


class Thinkers(Protocol):
    """Where it is thought, one worker a thought; in a browser it is JavaScript."""

    async def think(self, job: str) -> str:
        """What is found; raises where the thought was stopped, or failed."""

    def stop(self, name: str) -> None:
        """End a thought."""


class Thoughts:
    """Jobs for those who think: each has a name by which it can be ended."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        self._names = itertools.count(1)

    def name(self) -> str:
        """A name for a new job."""
        return f"thought-{next(self._names)}"

    async def about(
        self, kind: str, game: str, state: dict[str, Any], number: int, seat: int, level: str, name: str = ""
    ) -> Any:
        """What is found about a seat's imagined world."""
        job = {"kind": kind, "game": game, "state": state, "number": number, "seat": seat, "level": level}
        return await self.think(name or self.name(), {**job, "seed": secrets.token_hex(8)})

    async def think(self, name: str, job: dict[str, Any]) -> Any:
        """What a job of that name finds; whoever no longer waits for it ends it."""
        try:
            return decode(await self._thinkers.think(encode({"id": name, **job}).decode()))
        except asyncio.CancelledError:
            self._thinkers.stop(name)
            raise

    def stop(self, name: str) -> None:
        """End a thought."""
        self._thinkers.stop(name)


class Turns:
    """The bots at the tables of a device."""

    def __init__(self, tables: LocalTables, thoughts: Thoughts) -> None:
        self._tables = tables
        self._thoughts = thoughts
        self._thinking: dict[tuple[str, int], asyncio.Task[None]] = {}
        self._about: dict[tuple[str, int], tuple[int, str]] = {}  # the move that is thought about, and the thought

    def at(self, table_id: str) -> bool:
        """Whether a bot thinks at a table."""
        return any(known == table_id for known, _ in self._thinking)

    def wake(self, table: Table) -> None:
        """Let every bot think that is asked; thoughts about what is past are ended."""
        for (table_id, _), (number, name) in self._about.items():
            if table_id == table.id and number != table.row.number:
                self._thoughts.stop(name)
        if table.row.status != RUNNING:
            return
        for seat in table.row.asked:
            if table.seats[seat].level and (table.id, seat) not in self._thinking:
                self._thinking[table.id, seat] = asyncio.create_task(self._play(table.id, seat))

    async def _play(self, table_id: str, seat: int) -> None:
        failures = 0
        try:
            while failures < GIVES_UP:
                try:
                    if not await self._choose(table_id, seat, failures >= TOO_OFTEN):
                        return
                    failures = 0
                except IllegalChoice:
                    failures += 1  # the game moved on meanwhile, or the bot is wrong
                except (Refused, LookupError) as problem:
                    self._tables.tell_trouble(problem)
                    return
                except Exception:  # whatever the browser calls it; a thought may also have been stopped
                    failures += 1
                    await asyncio.sleep(A_MOMENT * failures)
        finally:
            self._thinking.pop((table_id, seat), None)

    async def _choose(self, table_id: str, seat: int, carelessly: bool) -> bool:
        """Make one choice; whether the same turn goes on, as it does while a draft is put together."""
        tables = self._tables
        async with tables.at(table_id) as local:
            match, row = local.table.playing().match, local.table.row
            level, number = local.table.seats[seat].level, match.number
            if row.status != RUNNING or seat not in row.asked or level is None:
                return False
            state = redealt(match, seat)
        found = await self._thought(table_id, seat, number, row.game, state, "random" if carelessly else level)
        if found is None:
            return True
        async with tables.at(table_id) as local:
            if local.table.row.number != number or not local.table.seats[seat].level:
                return True
            await local.choose(tables.rooms, seat, found["choice"], number)
            if found["reason"] is not None:
                await local.remark(tables.rooms, seat, Remark(found["reason"], number + 1, found["choice"]))
        return True

    async def _thought(
        self, table_id: str, seat: int, number: int, game: str, state: dict[str, Any], level: str
    ) -> Any:
        """What a bot found; None where its thought was ended because the game moved on."""
        name = self._thoughts.name()
        self._about[table_id, seat] = number, name
        try:
            return await self._thoughts.about("turn", game, state, number, seat, level, name)
        except Exception:
            async with self._tables.at(table_id) as local:
                if local.table.row.number != number:
                    return None
            raise
        finally:
            del self._about[table_id, seat]

    async def settled(self) -> None:
        """Wait until no bot thinks."""
        while self._thinking:
            await asyncio.wait(list(self._thinking.values()))
            for seat in [seat for seat, task in self._thinking.items() if task.done()]:
                del self._thinking[seat]  # ended before it began, so it could not take itself away

    def stop(self, table_id: str | None = None) -> None:
        """Let no bot think any further, at one table or at all."""
        for (known, _), task in list(self._thinking.items()):
            if table_id in (None, known):
                task.cancel()
