"""The tables of a device: opened, kept, played at and taken away, all by one page."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from serai.engine.play.commitment import digest_of_position, make_fair, seed_of
from serai.engine.play.record import Record, Row
from serai.offline.client import HERE, DeviceClient, NoTable, framed
from serai.offline.kept import Head, Kept, Storage
from serai.offline.table import LocalTable
from serai.offline.turns import Thinkers, Thoughts, Turns
from serai.protocol.clocks import deadline, now, press, wound
from serai.protocol.games import game_of
from serai.protocol.live.rooms import Rooms
from serai.protocol.opening import NewTable, SeatWish, checked_level, checked_wish, fresh_row, must_fit
from serai.protocol.past.records import placed
from serai.protocol.refusals import Refused, missing, not_now, wrong
from serai.protocol.shown import Line
from serai.protocol.table import OVER, RUNNING, Seat, Table, TableRow
from serai.protocol.visible import checked_name

MOST_TABLES = 4  # in memory, beside those that are watched
RANK = {RUNNING: 0, OVER: 1}  # in lists


class LocalTables:
    """The tables of one device, for one page."""

    def __init__(self, storage: Storage, thinkers: Thinkers, tell: Callable[[str], object], called: str = "") -> None:
        self.called = called  # the person of this device
        self.rooms = Rooms(framed)
        self.thoughts = Thoughts(thinkers)
        self.turns = Turns(self, self.thoughts)
        self.client = DeviceClient(self, called, tell)
        self._kept = Kept(storage)
        self._tables: OrderedDict[str, LocalTable] = OrderedDict()
        self._hearing = asyncio.Lock()

    # ---- the page

    async def hear(self, message: str) -> None:
        """Carry out a message of the page, one after the other; the answers are told."""
        async with self._hearing:
            await self.client.carry_out(message)

    def tell_trouble(self, problem: Exception) -> None:
        """Say that a bot could not go on."""
        if isinstance(problem, Refused):
            self.client.refused(None, problem)

    async def settled(self) -> None:
        """Wait until no bot thinks."""
        await self.turns.settled()

    async def close(self) -> None:
        """Let nobody think any further."""
        self.turns.stop()
        if self.client.advising is not None:
            self.client.advising.cancel()
        await self.settled()

    # ---- tables in memory

    @asynccontextmanager
    async def at(self, table_id: str) -> AsyncIterator[LocalTable]:
        """A table with its lock held; afterwards its bots are asked."""
        local = await self._locked(table_id)
        try:
            yield local
        finally:
            self._release(local)

    async def _locked(self, table_id: str) -> LocalTable:
        while True:
            local = self._tables.get(table_id) or await self._read(table_id)
            await local.table.lock.acquire()
            if not local.dead:
                return local
            local.table.lock.release()

    def _release(self, local: LocalTable) -> None:
        local.table.lock.release()
        if local.dead and self._tables.get(local.table.id) is local:
            del self._tables[local.table.id]
        elif not local.dead:
            self.turns.wake(local.table)

    async def open(self, table_id: str) -> LocalTable:
        """A table as it is now, to look at."""
        async with self.at(table_id) as local:
            return local

    async def _read(self, table_id: str) -> LocalTable:
        head = await self._kept.head(table_id)
        if head is None:
            raise NoTable(table_id)
        rows, said = await self._kept.rows(table_id, head.row.number), await self._kept.said(table_id)
        local = LocalTable(self._table_of(head), rows, said, head.position, self._kept)
        local.begin()
        match = local.table.playing().match
        if match.state.drafts is not None and not match.over:
            match.draft_again({int(seat): draft for seat, draft in head.drafts.items()})
        return self._held(local)

    def _table_of(self, head: Head) -> Table:
        table = Table(head.row, head.seats, game_of(head.row.game))
        table.used = head.used
        for seat in table.seats:
            seat.name = seat.own_name or (self.called if seat.person else None)
        return table

    def _held(self, local: LocalTable) -> LocalTable:
        """Keep a table in memory, and let go of those that nobody needs."""
        local = self._tables.setdefault(local.table.id, local)
        idle = [
            known
            for known, other in self._tables.items()
            if not (other.table.lock.locked() or self.rooms.watches(known) or self.turns.at(known))
        ]
        for known in idle[: max(0, len(self._tables) - MOST_TABLES)]:
            if known != local.table.id:
                self._tables[known].dead = True
                del self._tables[known]
        return local

    # ---- lists

    async def listed(self) -> list[Line]:
        """All tables: those that run first, the newest before the others."""
        heads = sorted(await self._kept.heads(), key=lambda head: (RANK.get(head.row.status, 2), -head.row.moved))
        return [self._line(head) for head in heads]

    def _line(self, head: Head) -> Line:
        row, table = head.row, self._table_of(head)
        mine = table.seats_of(HERE)
        return Line(
            row.id,
            row.game,
            row.title,
            row.language,
            row.status,
            row.pace,
            row.created,
            row.moved,
            row.number,
            row.asked,
            row.result,
            row.position is not None,
            False,
            [seat.name or seat.bot for seat in table.seats],
            sum(seat.free for seat in table.seats),
            mine,
            any(seat in mine for seat in table.people_asked()),
        )

    async def delete(self, table_id: str) -> None:
        """Keep a table no longer."""
        self.turns.stop(table_id)
        await self._kept.forget(table_id)
        if (local := self._tables.pop(table_id, None)) is not None:
            local.dead = True

    # ---- opening

    async def create(self, wish: NewTable, origin: dict[str, Any] | None = None) -> str:
        """Open a table and begin its game at once: everybody is here."""
        if wish.pace.kind != "none":
            raise wrong("needs-server", "clocks need a server")
        _, options = checked_wish(wish)
        beginning = ""
        if wish.position:
            header = placed(wish.position).header
            must_fit(header, wish)
            options, beginning = header.options, header.position
        row = fresh_row(HERE, wish, options, origin)
        row.position = digest_of_position(beginning) if beginning else None
        row.fair = make_fair(row.promised, () if beginning else ("",) * len(wish.seats))
        row.seed = "" if beginning else seed_of(row.fair.secret, row.fair.shares)
        return await self._lay(row, wish.seats, [], beginning)

    async def fork(self, table_id: str, at: int, seats: list[SeatWish]) -> str:
        """A new table whose game begins as one that is over did, up to a move."""
        async with self.at(table_id) as local:
            old, rows, beginning = local.table.row, local.rows, local.beginning
            if old.status != OVER:
                raise not_now("not-over", "only a game that is over can be gone on with elsewhere")
            if not 0 <= at <= old.number:
                raise missing("move")
            if len(seats) != len(local.table.seats):
                raise wrong("bad-seats", f"this game has {len(local.table.seats)} seats")
            if local.match_at(at).over:
                raise not_now("over", "that game is over at this move; go on from an earlier one")
        wish = NewTable(old.game, seats, old.options, old.title, old.language)
        row = fresh_row(HERE, wish, old.options, {"fork": old.id, "at": at})
        row.position, row.fair, row.seed = old.position, old.fair, old.seed
        return await self._lay(row, seats, rows[:at], beginning)

    async def _lay(self, row: TableRow, wishes: list[SeatWish], rows: list[Row], beginning: str) -> str:
        """Begin the game of a new table, and keep it."""
        seats = [self._seated(number, wish) for number, wish in enumerate(wishes)]
        local = LocalTable(Table(row, seats, game_of(row.game)), list(rows), [], beginning, self._kept)
        local.begin()
        play, table = local.table.playing(), local.table
        row.status, row.changed, row.started, row.moved = RUNNING, 1, now(), now()
        row.number, row.asked = play.match.number, play.asked
        row.clocks = press(row.pace, wound(row.pace, len(seats)), row.asked, None, row.number, row.moved)
        row.deadline = deadline(row.pace, row.clocks, table.people_asked())
        await self._kept.write(local.head(), local.rows)
        self._held(local)
        self.turns.wake(table)
        return row.id

    def _seated(self, number: int, wish: SeatWish) -> Seat:
        if wish.kind == "bot":
            return Seat(number, None, checked_level(wish.level), None, "", 0, None)
        if wish.kind == "open":
            raise wrong("needs-server", "whoever is to sit there must come over a server")
        name = checked_name(wish.name) if wish.name.strip() else None
        return Seat(number, HERE, None, None, "", 0, name or self.called, name)

    async def bring_in(self, record: Record, result: list[Any] | None) -> str:
        """Keep a record, which is known to be right, as a table that is over."""
        wish = NewTable(record.game, [SeatWish()] * len(record.seats), record.options)
        row = fresh_row(HERE, wish, record.options, {"imported": True})
        row.position = digest_of_position(record.position) if record.position else None
        row.status, row.started, row.ended = OVER, row.created, row.created
        row.rules, row.seed, row.fair = record.rules, record.seed, record.fair
        row.number, row.result, row.public = len(record.rows), result, 0
        seats = [Seat(number, None, None, None, "", 0, None) for number in range(len(record.seats))]
        head = Head(row, seats, {}, {}, record.position)
        await self._kept.write(head, record.rows)
        return row.id
