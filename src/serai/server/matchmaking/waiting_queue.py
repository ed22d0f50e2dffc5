"""The queue of those who play with anybody: by title, number of players, pace, and whether it counts.

Everybody has one row at most. Whoever finds enough people with the same wish, on whatever node, claims their rows in
the transaction that lays the table: so nobody is seated twice, and a node may die at any point. A table that was laid
and not begun is begun by whichever node finds it next.
"""

from __future__ import annotations

import secrets
from typing import Literal, NamedTuple

import msgspec

from serai.protocol.clocks import READY_MADE
from serai.protocol.opening import NewTable, SeatWish, checked_wish, fresh_row
from serai.protocol.refusals import not_now, wrong
from serai.protocol.table import OPEN, NotStarted, Unplayable
from serai.server.people.people import Person
from serai.server.ratings.rated_tables import must_be_rateable, must_be_rated
from serai.server.social.blocking import apart
from serai.server.storage import Change, Conflict
from serai.server.tables import lobby
from serai.server.tables.lobby import MOST_OPEN, Sitter
from serai.server.tables.tables import Busy, NoTable, Tables

PaceName = Literal["quick", "live", "day", "week"]
PACES: tuple[PaceName, ...] = ("quick", "live", "day", "week")
GONE_AFTER = 75_000  # ms without a word, for a live game; a page that nobody looks at speaks once a minute
KEPT = 3_600_000  # ms for which somebody is told at which table they were seated
MOST_WAITING = 5_000
LOOKED_AT = 40  # of those who wait for the same
TRIES = 5
NOT_GONE = "(q.pace NOT IN ('quick', 'live') OR q.seen > ?)"
ENTER = """INSERT INTO waiting_queue (person, game, seats, pace, rated, since, seen) VALUES (?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (person) DO UPDATE SET game = excluded.game, seats = excluded.seats, pace = excluded.pace,
    rated = excluded.rated, since = excluded.since, seen = excluded.seen, table_id = NULL"""
OWN = "SELECT game, seats, pace, rated, since, table_id FROM waiting_queue WHERE person = ?"
HEARD = "UPDATE waiting_queue SET seen = ? WHERE person = ? AND seen < ?"
LEAVE = "DELETE FROM waiting_queue WHERE person = ?"
CLAIM = "UPDATE waiting_queue SET table_id = ?, seen = ? WHERE table_id IS NULL AND person = ?"
FIRST = f"""SELECT q.person FROM waiting_queue q WHERE q.game = ? AND q.seats = ? AND q.pace = ? AND q.rated = ?
    AND q.table_id IS NULL AND {NOT_GONE} ORDER BY q.since, q.person LIMIT ?"""
COUNTED = f"""SELECT q.game, q.seats, q.pace, q.rated, count(*) FROM waiting_queue q
    WHERE q.table_id IS NULL AND {NOT_GONE} GROUP BY q.game, q.seats, q.pace, q.rated
    ORDER BY count(*) DESC, q.game, q.seats, q.pace, q.rated LIMIT 200"""
SWEEP = """DELETE FROM waiting_queue WHERE (table_id IS NULL AND pace IN ('quick', 'live') AND seen < ?)
    OR (table_id IS NOT NULL AND seen < ?)"""
UNFINISHED = """SELECT count(DISTINCT s.table_id) FROM seats s JOIN tables t ON t.id = s.table_id
    WHERE s.person = ? AND t.status <> 'over'"""
NOT_BEGUN = """SELECT DISTINCT t.id FROM waiting_queue q JOIN tables t ON t.id = q.table_id
    WHERE t.status = 'open' LIMIT 20"""


class Wish(NamedTuple):
    """What somebody wants to play with anybody."""

    game: str
    seats: int
    pace: PaceName
    rated: bool

    def table(self, language: str = "en") -> NewTable:
        """The table that it takes."""
        seats = [SeatWish("open")] * self.seats
        return NewTable(self.game, seats, language=language, pace=READY_MADE[self.pace], rated=self.rated)


class Waiting(msgspec.Struct):
    """How many wait for the same."""

    game: str
    seats: int
    pace: str
    rated: bool
    people: int


class Place(msgspec.Struct):
    """What one waits for oneself and since when; `table` is where one was seated meanwhile."""

    game: str
    seats: int
    pace: str
    rated: bool
    since: int
    table: str | None


class WaitingQueue:
    """The queue, as one node works on it."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._store = tables.store

    async def look(self) -> None:
        """See to what was left over: forget who has gone, seat who can be, and begin what was laid."""
        now = self._tables.now()
        if not await self._store.read("SELECT 1 FROM waiting_queue LIMIT 1"):
            return
        await self._store.write([Change(SWEEP, (now - GONE_AFTER, now - KEPT))])
        for one in await self.waiting():
            if one.people >= one.seats:
                await self._match(Wish(one.game, one.seats, _pace(one.pace), one.rated))
        for (table_id,) in await self._store.read(NOT_BEGUN):
            await self._begin(table_id)

    async def waiting(self) -> list[Waiting]:
        """How many wait for what."""
        found = await self._store.read(COUNTED, self._tables.now() - GONE_AFTER)
        return [Waiting(game, seats, pace, bool(rated), people) for game, seats, pace, rated, people in found]

    async def place(self, person: Person) -> Place | None:
        """What somebody waits for; whoever asks is still there."""
        now = self._tables.now()
        found = await self._store.read(OWN, person.id)
        if not found:
            return None
        game, seats, pace, rated, since, table = found[0]
        if table is None:
            await self._store.write([Change(HEARD, (now, person.id, now - GONE_AFTER // 20))])
        return Place(game, seats, pace, bool(rated), since, table)

    async def enter(self, person: Person, wish: Wish) -> Place | None:
        """Wait for anybody who wants the same; who waited for something else waits for that no longer."""
        game, options = checked_wish(wish.table())
        if wish.seats < 2:
            raise wrong("bad-seats", "nobody else is needed for that")
        if wish.rated:
            must_be_rateable(game, options, wish.seats, READY_MADE[wish.pace], whole=True)
            must_be_rated(game.name, person, (), 1)
        await self._must_have_room(person)
        now = self._tables.now()
        values = (person.id, wish.game, wish.seats, wish.pace, int(wish.rated), now, now)
        await self._store.write([Change(ENTER, values, 1)])  # SE-QUEUE-1
        await self._match(wish)
        return await self.place(person)

    async def _must_have_room(self, person: Person) -> None:
        ((unfinished,),) = await self._store.read(UNFINISHED, person.id)
        if unfinished >= MOST_OPEN:
            raise not_now("too-many-tables", f"at most {MOST_OPEN} tables at a time")
        ((waiting,),) = await self._store.read("SELECT count(*) FROM waiting_queue")
        if waiting >= MOST_WAITING:
            raise not_now("queue-full", "too many people wait already")

    async def leave(self, person: Person) -> None:
        """Wait no longer."""
        await self._store.write([Change(LEAVE, (person.id,))])

    async def _match(self, wish: Wish) -> None:
        """Seat those who have waited longest, as often as there are enough."""
        for _ in range(TRIES):
            now = self._tables.now()
            found = await self._store.read(FIRST, *wish[:3], int(wish.rated), now - GONE_AFTER, LOOKED_AT)
            waiting = [person for (person,) in found]
            people = together(waiting, wish.seats, await apart(self._store, waiting))
            if not people:
                return
            try:
                table_id = await self._lay(wish, people, now)
            except Conflict:
                continue  # another node was faster, or somebody left
            await self._begin(table_id)

    async def _lay(self, wish: Wish, people: list[str], now: int) -> str:
        """A table for these people, in an order that nobody has chosen; whoever has waited longest is its host."""
        host, seated = people[0], list(people)
        secrets.SystemRandom().shuffle(seated)  # SE-QUEUE-2
        ((language,),) = await self._store.read("SELECT language FROM people WHERE id = ?", host)
        asked = wish.table(language)
        row = fresh_row(host, asked, checked_wish(asked)[1], {"queue": True})
        claimed = [Change(CLAIM, (row.id, now, person), 1) for person in sorted(people)]
        await self._store.write([*lobby.laid(row, [Sitter(person) for person in seated]), *claimed])
        return row.id

    async def _begin(self, table_id: str) -> None:
        try:
            async with self._tables.at(table_id) as table:
                if table.row.status == OPEN and not any(seat.free for seat in table.seats):
                    await lobby.begin(self._tables, table)
        except (Conflict, Busy, NoTable, NotStarted, Unplayable):
            return  # another node began it


def together(waiting: list[str], seats: int, strangers: set[frozenset[str]]) -> list[str]:
    """The first who can sit at one table, nobody beside somebody whom they cannot meet; nobody if they are too few."""
    for first in range(len(waiting) - seats + 1):
        group: list[str] = []
        for person in waiting[first:]:
            if not any(frozenset((person, other)) in strangers for other in group):
                group.append(person)
            if len(group) == seats:
                return group
    return []


def _pace(name: str) -> PaceName:
    return next(one for one in PACES if one == name)


async def exported(tables: Tables, person_id: str) -> dict[str, list[dict[str, object]]]:
    """What is kept about somebody's waiting."""
    columns = ("game", "seats", "pace", "rated", "since", "table")
    return {"waiting": [dict(zip(columns, row, strict=True)) for row in await tables.store.read(OWN, person_id)]}


def forgotten(person_id: str) -> list[Change]:
    """Forget it."""
    return [Change(LEAVE, (person_id,))]
