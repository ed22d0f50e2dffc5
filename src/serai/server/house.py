"""The house: every table in memory with its queue, and the one way in which a choice becomes part of a play.

A choice is carried out on the play in memory, written in one transaction that holds only if the table still stands at
the same (number, drafted), and acknowledged and told to others only after the commit. If the transaction does not hold,
the play in memory is thrown away and read again.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Any, Protocol

import msgspec

from serai.engine.errors import IllegalChoice, Reason
from serai.engine.record import ASIDE, CHOSE, UNDO
from serai.server import writing
from serai.server.play import Outcome, Play
from serai.server.storage import Change, Conflict, Store
from serai.server.table import (
    OVER,
    SELECT_SEATS,
    SELECT_TABLE,
    NotStarted,
    Seat,
    Table,
    read_play,
    read_rows,
    read_table,
    table_row,
)

MOST_TABLES = 1_000
SNAPSHOT_EVERY = 50
TRIES = 4

Version = tuple[int, int, int]  # number, drafted, changed
NEWEST = (1 << 62, 0, 0)
AWAY = "away "  # and a person: news that this person's connections must end
Guard = Callable[[Table, int], None]  # refuses whoever may not act for a seat

log = logging.getLogger("serai.house")


class NoTable(LookupError):
    """There is no table with this name."""


class Busy(Exception):
    """Others were faster several times in a row."""


class Ack(msgspec.Struct):
    """A choice is on disk: the number of the last move and of the next event; `repeated` if it was there already."""

    number: int
    events: int
    repeated: bool = False


class Audience(Protocol):
    """Whoever must hear about tables."""

    def tell(self, table: Table) -> None:
        """The table has changed, and the change is committed."""

    def watches(self, table_id: str) -> bool:
        """Whether anybody is listening."""

    async def catch_up(self, table: Table, store: Store) -> None:
        """Tell what was said at the table on other nodes."""

    def send_away(self, person: str) -> None:
        """End the connections of somebody who is signed out or gone."""


class At:
    """A table in one's hands."""

    __slots__ = ("_house", "_id", "_table")

    def __init__(self, house: House, table_id: str) -> None:
        self._house = house
        self._id = table_id

    async def __aenter__(self) -> Table:
        self._table = await self._house.locked(self._id)
        return self._table

    async def __aexit__(self, *_: object) -> None:
        self._table.lock.release()


class House:
    """The tables of one node."""

    def __init__(self, store: Store, audience: Audience, most_tables: int = MOST_TABLES) -> None:
        self.store = store
        self.audience = audience
        self.bots_wanted = asyncio.Event()
        self.moves_made = 0
        self.snapshot_every = SNAPSHOT_EVERY
        self._name = secrets.token_hex(8)  # by which this node knows its own words
        self._most = most_tables
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._reading: dict[str, asyncio.Task[Table]] = {}
        self._wanted: dict[str, Version] = {}  # tables to be refreshed, and how far at least
        self._refreshing: set[asyncio.Task[None]] = set()

    @staticmethod
    def now() -> int:
        """Milliseconds since 1970."""
        return time.time_ns() // 1_000_000

    # ---- tables in memory

    def at(self, table_id: str) -> At:
        """The table, while nobody else in this node touches it: `async with house.at(...) as table`."""
        return At(self, table_id)

    async def locked(self, table_id: str) -> Table:
        """The table with its lock held, for `at` alone."""
        while True:
            table = self._tables.get(table_id) or await self._fetched(table_id)
            await table.lock.acquire()
            if not table.dead:
                break
            table.lock.release()
        if table_id in self._tables:
            self._tables.move_to_end(table_id)
        return table

    async def _fetched(self, table_id: str) -> Table:
        reading = self._reading.get(table_id)
        if reading is None:
            reading = self._reading[table_id] = asyncio.create_task(self._read(table_id))
            reading.add_done_callback(lambda _: self._reading.pop(table_id, None))
        return await asyncio.shield(reading)

    async def _read(self, table_id: str) -> Table:
        table = await read_table(self.store, table_id)
        if table is None:
            raise NoTable(table_id)
        self._tables[table_id] = table
        if len(self._tables) > self._most:
            for old in list(self._tables.values())[: len(self._tables) - self._most]:
                if not old.lock.locked():
                    self.forget(old)
        return table

    def forget(self, table: Table) -> None:
        """Throw away what is in memory; the next who asks reads it again."""
        table.dead = True
        if self._tables.get(table.id) is table:
            del self._tables[table.id]

    @property
    def held(self) -> int:
        """How many tables are in memory."""
        return len(self._tables)

    # ---- choices

    async def choose(
        self, table_id: str, seat: int, choice: Any, at: int, key: str, act: str = CHOSE, allowed: Guard | None = None
    ) -> Ack:
        """Carry a choice (or an aside) out; when this returns it is on disk."""

        def carry_out(play: Play) -> Outcome:
            return play.aside(seat, choice, at) if act == ASIDE else play.choose(seat, choice, at)

        return await self._accept(table_id, seat, at, key, carry_out, allowed)

    async def undo(
        self, table_id: str, seat: int, at: int, key: str, to: int | None = None, allowed: Guard | None = None
    ) -> Ack:
        """Take back what needs nobody's consent."""

        def carry_out(play: Play) -> Outcome:
            if play.match.number != at:
                raise IllegalChoice(Reason("SE-ASK-4", {"number": at, "number_now": play.match.number}))
            return play.undo(seat, to, ())

        return await self._accept(table_id, seat, at, key, carry_out, allowed)

    async def _accept(
        self,
        table_id: str,
        seat: int,
        at: int,
        key: str,
        carry_out: Callable[[Play], Outcome],
        allowed: Guard | None,
    ) -> Ack:
        own_key = f"{seat}:{key}"
        for _ in range(TRIES):
            async with self.at(table_id) as table:
                if allowed is not None:
                    allowed(table, seat)
                play = table.playing()
                if at != play.match.number or own_key in table.used:
                    known = await self._known(table, own_key)
                    if known is not None:
                        return Ack(known, play.events, repeated=True)
                if table.row.status == OVER and not play.match.over:
                    raise IllegalChoice(writing.ENDED)
                try:
                    await self._commit(table, carry_out(play), own_key)
                except Conflict:
                    continue
                return Ack(play.match.number, play.events)
        raise Busy(table_id)

    async def _known(self, table: Table, key: str) -> int | None:
        """The move that a key was used for."""
        if key in table.used:
            return table.used[key]
        found = await self.store.read("SELECT number FROM moves WHERE table_id = ? AND key = ?", table.id, key)
        return found[0][0] if found else None

    async def undo_agreed(self, table: Table, seat: int, to: int, agreed: tuple[int, ...]) -> None:
        """Take back with everybody's consent; the lock is held. Needs the whole record, and ends with a snapshot."""
        play = await read_play(self.store, table, whole=True)
        outcome = play.undo(seat, to, agreed)
        table.play = play
        await self._commit(table, outcome, None, snapshot=True)

    async def _commit(self, table: Table, outcome: Outcome, key: str | None, snapshot: bool = False) -> None:
        """Write what was carried out in memory, then tell everybody; on any failure forget what is in memory."""
        play = table.playing()
        try:
            after = writing.after(table, outcome, self.now())
            changes = writing.changes(table, after, outcome, key)
            number = play.match.number
            due = outcome.row is not None and number - play.kept >= self.snapshot_every
            snapshot = snapshot or (due and play.may_snapshot())
            if snapshot:
                changes.append(writing.snapshot(table))
                play.kept = number
            await self.store.write(changes)
        except BaseException:
            self.forget(table)
            raise
        table.row = after
        if outcome.drafter is not None and key is not None:
            table.use(outcome.drafter, key, play.match.number)
        if outcome.row is not None:
            self.moves_made += 1
        if writing.bots_asked(table):
            self.bots_wanted.set()
        self.audience.tell(table)
        if snapshot:
            play.let_go()  # whoever listens has heard it, and whoever comes later finds it in the database

    # ---- everything else that changes a table

    async def change(self, table: Table, changes: Sequence[Change], **columns: Any) -> None:
        """Write a change of the table beside its play; the lock is held, and memory is right afterwards."""
        guard = writing.beside(table, columns)
        try:
            await self.store.write([guard, *changes])
        except BaseException:
            self.forget(table)
            raise
        await self._reread(table)
        if writing.bots_asked(table):
            self.bots_wanted.set()
        self.audience.tell(table)

    async def tell_name(self, person: str) -> None:
        """Somebody is called otherwise now, or nobody any more: all their tables must show it, in other nodes too."""
        here = [table.id for table in self._tables.values() if any(seat.person == person for seat in table.seats)]
        for table_id in here:
            async with self.at(table_id) as table:
                await self.change(table, [])
        elsewhere = f"""UPDATE tables SET changed = changed + 1 WHERE id NOT IN (''{", ?" * len(here)})
            AND id IN (SELECT table_id FROM seats WHERE person = ?)"""
        await self.store.write([Change(elsewhere, (*here, person))])

    async def _reread(self, table: Table) -> None:
        """Bring the table in memory up to what is committed; the lock is held."""
        fresh = await read_table(self.store, table.id) if table.play is None else await self._caught_up(table)
        if fresh is None:
            self.forget(table)
            return
        table.row, table.seats, table.play, table.used = fresh.row, fresh.seats, fresh.play, fresh.used

    async def _caught_up(self, table: Table) -> Table | None:
        """The table as committed, by repeating the new rows on the play in memory where that is possible."""
        play, before = table.playing(), table.row
        fresh = await read_table_row(self.store, table)
        if fresh is None or fresh.row.rules != before.rules:
            return await read_table(self.store, table.id)
        if (fresh.row.number, fresh.row.drafted) == (before.number, before.drafted):
            fresh.play, fresh.used = play, table.used
            return fresh
        rows = await read_rows(self.store, table.id, before.number, fresh.row.number)
        drafting = before.drafted or fresh.row.drafted or play.match.state.drafts is not None
        if drafting or any(row.act == UNDO and len(row.what) > 1 for row in rows):
            return await read_table(self.store, table.id)
        for row in rows:
            play.repeat(row)
        fresh.play, fresh.used = play, table.used
        return fresh if play.match.number == fresh.row.number else await read_table(self.store, table.id)

    async def send_away(self, person: str) -> None:
        """End the connections of somebody who is signed out or gone, to whichever node they lead."""
        self.audience.send_away(person)
        await self.store.tell(f"{AWAY}{person} {self._name}")

    # ---- news from other nodes

    async def listen(self) -> None:
        """Follow what other nodes commit, for as long as the store is open."""
        async for said in self.store.news():
            if said == "bots":
                self.bots_wanted.set()
            elif said.startswith(AWAY):
                person, _, node = said.removeprefix(AWAY).partition(" ")
                if node != self._name:
                    self.audience.send_away(person)
            elif said:
                for told in said.split(","):
                    table_id, number, drafted, changed = told.split()
                    if table_id in self._tables or self.audience.watches(table_id):
                        self._refresh(table_id, (int(number), int(drafted), int(changed)))
            else:
                for table_id in self._tables:
                    self._refresh(table_id, NEWEST)

    def _refresh(self, table_id: str, version: Version) -> None:
        """Bring a table up to a version; several pieces of news about one table are one refresh."""
        table = self._tables.get(table_id)
        if table is not None and _is_known(table, version):
            return  # our own news
        running = table_id in self._wanted
        self._wanted[table_id] = max(version, self._wanted.get(table_id, version))
        if not running:
            task = asyncio.create_task(self._refresh_now(table_id))
            self._refreshing.add(task)
            task.add_done_callback(self._refreshing.discard)

    async def _refresh_now(self, table_id: str) -> None:
        try:
            held = table_id in self._tables
            async with self.at(table_id) as table:
                wanted = self._wanted.pop(table_id)  # news from here on ask for another refresh
                if held and _is_known(table, wanted):
                    return  # our own news after all, and told by whoever made it
                if held:
                    await self._reread(table)
                if self.audience.watches(table_id):
                    self.audience.tell(table)
                    await self.audience.catch_up(table, self.store)
        except (NoTable, NotStarted):
            return
        except Exception:
            log.exception("a table could not be refreshed", extra={"table": table_id})
        finally:
            self._wanted.pop(table_id, None)


async def read_table_row(store: Store, table: Table) -> Table | None:
    """The table and its seats as committed, without the play."""
    found = await store.read(SELECT_TABLE, table.id)
    if not found:
        return None
    seats = [Seat(*values) for values in await store.read(SELECT_SEATS, table.id)]
    return Table(table_row(found[0]), seats, table.game)


def _is_known(table: Table, version: Version) -> bool:
    row = table.row
    return (row.number, row.drafted) >= version[:2] and row.changed >= version[2]
