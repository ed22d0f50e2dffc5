"""Games as they were: stepping through them, taking them out and bringing them in, going on from them."""

from __future__ import annotations

import asyncio
import secrets

from serai.engine.play.commitment import digest_of_position
from serai.protocol.games import game_of
from serai.protocol.opening import NewTable, SeatWish, fresh_row
from serai.protocol.past.records import Replayed, check_size
from serai.protocol.refusals import missing, not_now, wrong
from serai.protocol.table import OVER, Table
from serai.server.people.people import Person
from serai.server.replays import process
from serai.server.replays.process import BroughtIn
from serai.server.storage import Change, Store
from serai.server.tables import lobby
from serai.server.tables.bulk import ADD_SNAPSHOTS, LOT_ROWS, write_lots
from serai.server.tables.columns import as_json, row_values
from serai.server.tables.lobby import ADD_POSITION, ADD_SEAT, ADD_TABLE, Sitter
from serai.server.tables.stored import read_events, read_play, read_snapshot, read_source
from serai.server.tables.tables import Tables
from serai.server.tables.transactions import ADD_MOVE

ARRIVING = "arriving"  # the status of a table that is being brought in; it has no seed and no host, so it is not listed
HALF_AGE = 10 * 60_000  # after which it is surely left over from a server that was killed


async def replay(tables: Tables, table: Table, seat: int | None, number: int, last: int, events: int) -> Replayed:
    """The position after a move, as a seat knew it at the time; the lock is not held.

    `last` is the number of the last move and `events` that of the next event, as they were under the lock.
    """
    if not 0 <= number <= last:
        raise missing("move")
    play = await read_play(tables.store, tables.replays, table, number)
    found = await tables.store.read(
        "SELECT number, first_event FROM moves WHERE table_id = ? AND number IN (?, ?) ORDER BY number",
        table.id,
        number,
        number + 1,
    )
    before = found[1][1] if number < last else events
    limits = tables.replays.limits
    told = await read_events(tables.store, limits, table, found[0][1], before, seat)
    return Replayed(number, last, play.match.view(seat), play.match.facts(seat), told)


def must_be_whole(table: Table) -> None:
    """Refuse the record of a game that is not over: it holds the seed."""
    if table.row.status != OVER:
        raise not_now("not-over", "the record holds the seed, so it is given out when the game is over")
    if table.play is None:
        raise missing("play")


async def export(tables: Tables, table: Table, ending: str) -> bytes:
    """The whole record with its seed, as JSON or as text, of a game that is over; the lock is not held."""
    must_be_whole(table)
    number = table.row.number
    base = await read_snapshot(tables.store, table, number)
    source = await read_source(tables.store, table, number, base, whole=True)
    written: bytes = await tables.replays.run(process.export, source, ending)
    return written


# ---- bringing in


async def bring_in(tables: Tables, person: Person, text: str) -> str:
    """Keep a record from elsewhere as a table that is over; what does not fit is named with its move."""
    check_size(text)
    now, table_id = tables.now(), secrets.token_hex(16)
    brought: BroughtIn = await tables.replays.run(process.bring_in, text, table_id, now)
    header = brought.header
    await asyncio.to_thread(game_of, header.game)  # the first time it is read from many files
    wish = NewTable(header.game, [SeatWish("open")] * len(header.seats), header.options, public=False)
    row = fresh_row(person.id, wish, header.options, {"imported": True})
    row.id, row.status, row.host = table_id, ARRIVING, None
    await clear_half(tables)
    await tables.store.write([Change(ADD_TABLE, row_values(row))])
    try:
        await write_lots(tables.store, ADD_MOVE, brought.moves)
        await write_lots(tables.store, ADD_SNAPSHOTS, brought.snapshots)
        await tables.store.write(_arrived(table_id, person, brought, now))
    except BaseException:
        await asyncio.shield(_clear(tables.store, table_id))
        raise
    return table_id


def _arrived(table_id: str, person: Person, brought: BroughtIn, now: int) -> list[Change]:
    """The last transaction of an import, which makes the table visible."""
    header = brought.header
    put = """UPDATE tables SET status = ?, host = ?, started = ?, ended = ?, seed = ?, fair = ?, rules = ?, number = ?,
        result = ?, position = ? WHERE status = ? AND id = ?"""
    digest = digest_of_position(header.position) if header.position else None
    values = (
        OVER, person.id, now, now, header.seed, as_json(header.fair), header.rules, brought.number,
        as_json(brought.result), digest, ARRIVING, table_id,
    )  # fmt: skip
    kept = [Change(ADD_POSITION, (digest, header.position))] if header.position else []
    seats = [Change(ADD_SEAT, (table_id, seat, *Sitter())) for seat in range(len(header.seats))]
    return [*kept, *seats, Change(put, values, 1)]


async def clear_half(tables: Tables, age: int = HALF_AGE) -> None:
    """Do away with what was being brought in when a server was killed; it was never to be seen."""
    left = await tables.store.read(
        "SELECT id FROM tables WHERE status = ? AND created <= ?", ARRIVING, tables.now() - age
    )
    for (table_id,) in left:
        await _clear(tables.store, table_id)


async def _clear(store: Store, table_id: str) -> None:
    """Take away the rows in lots, the table last: whatever is left over is found again."""
    for kept in ("snapshots", "moves"):
        next_ones = f"SELECT number FROM {kept} WHERE table_id = ? ORDER BY number LIMIT {LOT_ROWS}"
        drop = f"DELETE FROM {kept} WHERE table_id = ? AND number <= ?"
        while found := await store.read(next_ones, table_id):
            await store.write([Change(drop, (table_id, found[-1][0]))])
    await store.write([Change("DELETE FROM tables WHERE status = ? AND id = ?", (ARRIVING, table_id))])


# ---- going on


async def fork(tables: Tables, table: Table, person: Person, at: int, seats: list[SeatWish]) -> str:
    """A new table whose game begins as this one did, up to a move."""
    row = table.row
    if row.status != OVER or table.play is None:
        raise not_now("not-over", "only a game that is over can be gone on with elsewhere")
    if not 0 <= at <= row.number:
        raise missing("move")
    if len(seats) != len(table.seats):
        raise wrong("bad-seats", f"this game has {len(table.seats)} seats")
    wish = NewTable(row.game, seats, row.options, row.title, row.language, bool(row.public))
    return await lobby.open_table(tables, person, wish, {"fork": row.id, "at": at}, row.position)
