"""The tables that a node has in memory, each with its queue: read once, and kept up with what others commit.

A table is never handed out older than what this node has heard of it, or than what a client says it has seen. While a
node cannot hear the others it looks at the database each time. Whatever becomes newer in memory is told at once.
"""

from __future__ import annotations

import asyncio
import itertools
import logging
from collections import OrderedDict
from collections.abc import Collection
from typing import Any, Protocol

from serai.engine.play.record import UNDO
from serai.protocol.table import NotStarted, PublicVersion, Table, TableRow, Unplayable, Version
from serai.server.replays.workers import Replays
from serai.server.storage import Store
from serai.server.tables.stored import (
    Standing,
    draft_again,
    open_play,
    read_happened,
    read_rows,
    read_standing,
    read_table,
)

MOST_TABLES = 1_000
MOST_REPEATED = 100  # moves repeated on a game in memory; beyond this its last snapshot is nearer
MOST_RECALLED = 2_000  # events read again for those who listen; beyond this they must watch again
AT_ONCE = 32  # tables that are caught up with at the same time
CHECKED_TOGETHER = 200
TRIES = 5
FIRST_PAUSE, LONGEST_PAUSE = 0.05, 2.0

log = logging.getLogger("serai.cache")


class NoTable(LookupError):
    """There is no table with this name."""


class Audience(Protocol):
    """The listeners of this node, as the cache needs them."""

    def prepare(self, table: Table, row: TableRow) -> Any:
        """The table is about to change: write down what will be told of it."""

    def take_back(self, table: Table) -> None:
        """Whether the change was committed is not known; what was written down is not told."""

    def tell(self, table: Table, prepared: Any = None) -> None:
        """The table has changed, and the change is committed."""

    def watches(self, table_id: str) -> bool:
        """Whether anybody is listening."""

    def watched(self) -> Collection[str]:
        """All tables that have listeners."""

    def heard(self, table_id: str) -> int | None:
        """The first event that listeners have not been told; None without listeners."""

    async def catch_up(self, table: Table, store: Store) -> None:
        """Tell what was said at the table on other nodes."""

    def send_away(self, person: str) -> None:
        """End a person's connections."""

    def tell_person(self, person: str) -> None:
        """Something waits for a person beside their tables."""

    def tell_waiting(self, table_id: str, seat: int) -> None:
        """The bot in a seat waits for the processor."""


class At:
    """A table with its lock held, as an async context."""

    __slots__ = ("_cache", "_id", "_seen", "_table")

    def __init__(self, cache: TableCache, table_id: str, seen: PublicVersion | None) -> None:
        self._cache = cache
        self._id = table_id
        self._seen = seen

    async def __aenter__(self) -> Table:
        self._table = await self._cache.locked(self._id, self._seen)
        return self._table

    async def __aexit__(self, *_: object) -> None:
        self._table.lock.release()


class TableCache:
    """The tables of one node."""

    def __init__(
        self, store: Store, audience: Audience, most_tables: int = MOST_TABLES, replays: Replays | None = None
    ) -> None:
        self.store = store
        self.replays = replays or Replays()
        self.audience = audience
        self._most = most_tables
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._reading: dict[str, asyncio.Task[Table]] = {}
        self._behind: dict[str, Version] = {}  # what is known to be committed of tables that are older in memory
        self._doubted: dict[str, int] = {}  # tables of which news may have been missed, by the number of the doubt
        self._catching_up: dict[str, asyncio.Task[None]] = {}  # one for each of those
        self._checking: set[asyncio.Task[None]] = set()
        self._slots = asyncio.Semaphore(AT_ONCE)
        self._doubts = itertools.count()
        self._deaf = store.shared  # whether news of other nodes' commits may be missed now

    @property
    def held(self) -> int:
        """How many tables are in memory."""
        return len(self._tables)

    # ---- handing out

    def at(self, table_id: str, seen: PublicVersion | None = None) -> At:
        """The table with its lock held, at least as new as the version that a client has `seen`.

        A version that is not there yet costs one look at the database, and so does one while seats choose in secret.
        """
        return At(self, table_id, seen)

    async def locked(self, table_id: str, seen: PublicVersion | None) -> Table:
        """The table with its lock held, which whoever asked must release: for `at`, and for choices."""
        while True:
            table = self._tables.get(table_id) or await self._fetched(table_id)
            await table.lock.acquire()
            if not table.dead and (self._deaf or seen is not None or self._is_suspect(table_id)):
                try:
                    await self._make_sure(table, seen)
                except BaseException:
                    table.lock.release()
                    raise
            if not table.dead:
                break
            table.lock.release()
        if table_id in self._tables:
            self._tables.move_to_end(table_id)
        return table

    async def _make_sure(self, table: Table, seen: PublicVersion | None) -> None:
        """Look at the database if the table in memory may be too old; the lock is held."""
        # News and doubts from here on ask for another look.
        wanted, doubt = self._behind.pop(table.id, None), self._doubted.pop(table.id, None)
        known = (wanted is None or table.knows(wanted)) and (seen is None or table.shows(seen))
        if known and doubt is None and not self._deaf:
            return
        try:
            await self.renew(table)
        except BaseException:
            if wanted is not None:
                self._hear(table.id, wanted)
            if doubt is not None:
                self._doubted.setdefault(table.id, doubt)
                self._begin_catching_up(table.id)
            raise

    def _is_suspect(self, table_id: str) -> bool:
        """Whether the table in memory is known to be too old, or may be."""
        return table_id in self._behind or table_id in self._doubted

    def forget(self, table: Table) -> None:
        """Throw away what is in memory; the next who asks reads it again."""
        table.dead = True
        if self._tables.get(table.id) is table:
            del self._tables[table.id]

    # ---- reading

    async def _fetched(self, table_id: str) -> Table:
        reading = self._reading.get(table_id)
        if reading is None:
            reading = self._reading[table_id] = asyncio.create_task(self._read(table_id))
        return await asyncio.shield(reading)

    async def _read(self, table_id: str) -> Table:
        try:
            table = await read_table(self.store, self.replays, table_id)
            if table is None:
                raise NoTable(table_id)
            listened = self.audience.watches(table_id)
            if listened:
                await self._recall(table)
                await self.audience.catch_up(table, self.store)
            self._tables[table_id] = table
        finally:
            del self._reading[table_id]  # without an await in between, so that news finds one or the other
        if listened:
            self.audience.tell(table)
        if len(self._tables) > self._most:
            for old in list(self._tables.values())[: len(self._tables) - self._most]:
                if not old.lock.locked():
                    self.forget(old)
        return table

    async def renew(self, table: Table) -> None:
        """Bring the table in memory up to what is committed, and tell what is new; the lock is held."""
        before = table.version
        await self._reread(table)
        if table.version != before and self.audience.watches(table.id):
            self.audience.tell(table)
            await self.audience.catch_up(table, self.store)

    async def _reread(self, table: Table) -> None:
        standing = await read_standing(self.store, table.id)
        if standing is None:
            self.forget(table)
            return
        fresh = standing.table
        try:
            if not await self._repeated(table, standing):
                await open_play(self.store, self.replays, standing)
                await self._recall(fresh)
        except BaseException:
            self.forget(table)  # half of a row may have been carried out
            raise
        table.row, table.seats, table.play, table.used = fresh.row, fresh.seats, fresh.play, fresh.used
        table.knowing = fresh.knowing

    async def _repeated(self, table: Table, standing: Standing) -> bool:
        """Whether the game in memory could be brought up to how the table stands by repeating the new rows on it."""
        play, before, after = table.play, table.row, standing.table.row
        if play is None or after.rules != before.rules:
            return False
        standing.table.play = play
        if (after.number, after.drafted) == (before.number, before.drafted):
            return True
        if before.drafted or play.match.state.drafts is not None:
            return False  # what was chosen in secret here may have been taken back elsewhere
        if not 0 < after.number - before.number <= MOST_REPEATED:
            return False
        rows = await read_rows(self.store, table.id, before.number, after.number)
        if any(row.act == UNDO and len(row.what) > 1 for row in rows):
            return False
        for row in rows:
            play.repeat(row)
        draft_again(standing)
        return play.match.number == after.number

    async def _recall(self, table: Table) -> None:
        """Have at hand what happened before the last snapshot and was not told yet to those who listen."""
        play, since = table.play, self.audience.heard(table.id)
        if play is None or since is None or not 0 < play.first - since <= MOST_RECALLED:
            return
        events = await read_happened(self.store, table, since, play.first)
        if len(events) == play.first - since:
            play.happened[:0] = events
            play.first = since

    # ---- what others commit

    def _hear(self, table_id: str, version: Version) -> None:
        """A version of a table is committed; what is here of the table must become as new."""
        table = self._tables.get(table_id)
        if table is not None and table.knows(version):
            return  # our own news
        if table is not None or table_id in self._reading or self.audience.watches(table_id):
            self._behind[table_id] = max(version, self._behind.get(table_id, version))
            self._begin_catching_up(table_id)

    def _begin_catching_up(self, table_id: str) -> None:
        if table_id not in self._catching_up:
            self._catching_up[table_id] = asyncio.create_task(self._catch_up(table_id))

    async def _catch_up(self, table_id: str) -> None:
        """Open the table until it is as new as the newest version heard of; opening renews it."""
        pause, left = FIRST_PAUSE, TRIES
        try:
            while self._is_suspect(table_id) and left:
                left -= 1
                try:
                    async with self._slots, self.at(table_id):
                        left = TRIES
                except (NoTable, NotStarted, Unplayable):
                    left = 0
                except Exception:  # the database may be away for a while; when it is heard again all is checked
                    log.exception("a table could not be caught up with", extra={"table": table_id})
                    await asyncio.sleep(pause)
                    pause = min(2 * pause, LONGEST_PAUSE)
        finally:
            del self._catching_up[table_id]
            if not left:
                self._behind.pop(table_id, None)
                self._doubted.pop(table_id, None)
                if (table := self._tables.get(table_id)) is not None:
                    self.forget(table)

    def _here(self) -> set[str]:
        """Whatever must be kept up with: held, being read, or listened to."""
        return {*self._tables, *self._reading, *self.audience.watched()}

    def _doubt(self, tables: set[str]) -> None:
        """News may have been missed: nothing of these tables is trusted before it was compared with the database."""
        doubt = next(self._doubts)
        self._doubted.update(dict.fromkeys(tables, doubt))
        if tables:
            checking = asyncio.create_task(self._check([*tables], doubt))
            self._checking.add(checking)
            checking.add_done_callback(self._checking.discard)

    async def _check(self, doubted: list[str], doubt: int) -> None:
        """Find those that are older in memory than in the database, many at a time, and catch up with them.

        News that come meanwhile are kept apart from the doubt: they may be newer than the answer.
        """
        try:
            for start in range(0, len(doubted), CHECKED_TOGETHER):
                some = doubted[start : start + CHECKED_TOGETHER]
                marks = ", ".join("?" * len(some))
                versions = f"SELECT id, number, drafted, changed FROM tables WHERE id IN ({marks})"
                for table_id, number, drafted, changed in await self.store.read(versions, *some):
                    table = self._tables.get(table_id)
                    known = table is not None and table.knows((number, drafted, changed))
                    if known and self._doubted.get(table_id) == doubt:
                        del self._doubted[table_id]
        except Exception:
            log.exception("tables could not be compared with the database")
        for table_id in doubted:
            if self._doubted.get(table_id) == doubt:
                self._begin_catching_up(table_id)

    def stop_catching_up(self) -> None:
        """Cancel all catching up, when the node stops."""
        for task in (*self._catching_up.values(), *self._checking):
            task.cancel()
