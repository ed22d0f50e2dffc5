"""Rematches: one of those who played offers another game, and it begins when the last of the others has accepted."""

from __future__ import annotations

from typing import NamedTuple

from serai.protocol.opening import NewTable, fresh_row
from serai.protocol.refusals import forbidden, not_now
from serai.protocol.table import OPEN, OVER, Table, TableRow
from serai.server.people.people import Person
from serai.server.social.blocking import blocked_by, blockers_of
from serai.server.storage import Change
from serai.server.tables import invitations, lobby
from serai.server.tables.lobby import COPY_MOVES, COPY_SNAPSHOTS, Sitter
from serai.server.tables.tables import Tables


class Offer(NamedTuple):
    """The table of a rematch, and who is awaited at it since it was offered just now."""

    table: str
    awaited: list[str]


async def offer(tables: Tables, table: Table, person: Person) -> Offer:
    """Another table for the same people, each one seat further; there is one rematch a table."""
    row = table.row
    if row.status != OVER:
        raise not_now("not-over", "the game is not over")
    if not table.seats_of(person.id):
        raise forbidden("not-seated", "you do not sit at this table")
    if (known := await _offered(tables, row)) is not None:
        return Offer(known, [])
    wish = NewTable(row.game, [], row.options, row.title, row.language, bool(row.public), row.pace)
    fresh = fresh_row(person.id, wish, row.options, {"rematch": row.id})
    fresh.position, fresh.rated = row.position, row.rated  # whoever sits down agrees to it
    people = await _turned(tables, table, person)
    awaited = sorted({sitter.kept_for for sitter in people if sitter.kept_for})
    invited = [Change(invitations.ADD, (fresh.id, person.id, tables.now(), one)) for one in awaited]
    next_one = {**(row.origin or {}), "next": fresh.id}
    laid = [*lobby.laid(fresh, people), *_beginning(table, fresh), *invited]
    await tables.change(table, laid, origin=next_one)
    return Offer(fresh.id, awaited)


async def _offered(tables: Tables, row: TableRow) -> str | None:
    """The table that was offered before, unless it was closed since."""
    known = str(row.origin["next"]) if row.origin and "next" in row.origin else ""
    closed = "SELECT 1 FROM tables WHERE id = ? AND status = 'over' AND started IS NULL"
    return known if known and not await tables.store.read(closed, known) else None


async def _turned(tables: Tables, table: Table, person: Person) -> list[Sitter]:
    """Who is to sit where, one seat further: only whoever offers it sits there already."""  # SE-AGAIN-1
    deleted = "SELECT id FROM people WHERE deleted = 1 AND id IN (SELECT person FROM seats WHERE table_id = ?)"
    gone = {one for (one,) in await tables.store.read(deleted, table.id)}
    gone |= await blocked_by(tables.store, person.id) | await blockers_of(tables.store, person.id)
    people = []  # seats of those who are gone, or out of reach, are for anybody
    for seat in table.seats:
        own, known = seat.person == person.id, seat.person not in gone
        kept = seat.person if known and not own else None
        people.append(Sitter(person.id if own else None, seat.bot, seat.own_name if known else None, kept))
    return people[-1:] + people[:-1]


def _beginning(table: Table, fresh: TableRow) -> list[Change]:
    """The first row of a game that begins with a position."""
    if fresh.position is None:
        return []
    table.must_be_playable()
    return [
        Change(COPY_MOVES, (fresh.id, fresh.created, table.id, 0, 0), 1),
        Change(COPY_SNAPSHOTS, (fresh.id, table.id, 0, 0), 1),
    ]


async def accept(tables: Tables, table: Table, person: Person) -> None:
    """Sit down at a rematch where one is awaited, and begin it once everybody is there."""
    if table.row.status == OPEN and any(seat.kept_for == person.id for seat in table.seats):
        await lobby.join(tables, table, person, None, "")
    await begin_full(tables, table)


async def begin_full(tables: Tables, table: Table) -> None:
    """Begin a rematch at which nobody is awaited any more."""
    again = table.row.origin is not None and "rematch" in table.row.origin
    if again and table.row.status == OPEN and not any(seat.free for seat in table.seats):
        await lobby.begin(tables, table)  # SE-AGAIN-2
