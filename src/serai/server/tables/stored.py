"""Tables read from the database: as they stand, their games rebuilt from the last snapshot and the rows after it."""

from __future__ import annotations

from contextlib import nullcontext
from typing import Any, NamedTuple

import msgspec

from serai.engine.core.errors import IllegalChoice
from serai.engine.play.position import with_rules
from serai.engine.play.record import UNDO, Row
from serai.protocol.games import game_of
from serai.protocol.play import EventTold, Happened, Play
from serai.protocol.table import COLUMNS, Seat, Table
from serai.server.live.limits import Limits
from serai.server.replays.process import Rebuilt, Snapshot, Source, is_agreed, rebuild
from serai.server.replays.workers import Replays
from serai.server.storage import Store
from serai.server.tables.bulk import ADD_SNAPSHOTS, lots_of, write_lots
from serai.server.tables.columns import SELECT_STANDING, read_periods, table_row
from serai.server.tables.kept_events import events_of
from serai.server.tables.nameless import knowing

MOST_HERE = 100  # rows that are repeated in this process: a few milliseconds
LOT = 500  # rows that are read at once
SELECT_ROWS = """SELECT number, seat, act, what FROM moves
    WHERE table_id = ? AND number > ? AND number <= ? ORDER BY number"""


class Standing(NamedTuple):
    """A table without its game, and what its seats have chosen in secret so far."""

    table: Table
    drafts: dict[int, list[str]]


async def read_standing(store: Store, table_id: str) -> Standing | None:
    """All of a table that can change, by one statement: so it is of one moment."""
    found = await store.read(SELECT_STANDING, table_id)
    if not found:
        return None
    size = len(COLUMNS)
    row = table_row(found[0][:size])
    seated = [values[size:] for values in found if values[size] is not None]  # there may be no seats yet
    table = Table(row, [_seat(*values[:-3]) for values in seated], game_of(row.game))
    drafts = {}
    for place, values in zip(table.seats, seated, strict=True):
        number, draft, keys = values[-3:]
        if number is not None:
            table.used |= dict.fromkeys(msgspec.json.decode(keys), number)
        if number == row.number:
            drafts[place.seat] = msgspec.json.decode(draft)
    if row.host is None and any(place.nameless for place in table.seats):
        table.knowing = await knowing(store, table_id)
    return Standing(table, drafts)


def _seat(*values: Any) -> Seat:
    seat = Seat(*values)
    seat.vacations = read_periods(values[-1]) if values[-1] else ()
    return seat


async def read_table(store: Store, replays: Replays, table_id: str) -> Table | None:
    """The table as it is committed now, its game rebuilt from the last snapshot and the rows after it."""
    standing = await read_standing(store, table_id)
    if standing is None:
        return None
    await open_play(store, replays, standing)
    return standing.table


async def open_play(store: Store, replays: Replays, standing: Standing) -> None:
    """Rebuild the game of a table that has begun; the rows up to its number never change."""
    table = standing.table
    if table.row.seed is not None:
        # charged to nobody: all who wait for the table share the result, and it is kept
        table.play = await read_play(store, replays, table, table.row.number, queue=table.id)
        draft_again(standing)


def draft_again(standing: Standing) -> None:
    """Let the seats of a game that stands at its last row choose in secret what they had chosen."""
    play = standing.table.playing()
    if play.match.state.drafts is not None and not play.match.over:
        play.match.draft_again(standing.drafts)


async def read_play(store: Store, replays: Replays, table: Table, upto: int, queue: str | None = None) -> Play:
    """The game after a move that is committed; the table's lock need not be held.

    It is charged to whoever this task works for, unless it is done for all who wait in a `queue`.
    """
    base = await read_snapshot(store, table, upto)
    first = base.number if base else 0
    rows = await read_rows(store, table.id, first, min(upto, first + MOST_HERE))
    unread = base is None and table.row.position is not None  # a position is never read here
    if unread or upto - first > MOST_HERE or any(map(is_agreed, rows)):
        return await _rebuilt(store, replays, table, upto, base, queue)
    try:
        with replays.limits.charged() if queue is None else nullcontext():
            return _repeated(table, base, rows)
    except IllegalChoice:
        if base is None:
            raise
        return await _rebuilt(store, replays, table, upto, None, queue)  # as `rebuild` says


def _repeated(table: Table, base: Snapshot | None, rows: list[Row]) -> Play:
    game = table.game
    if base is not None:
        play = Play.resume(game, table.header(), base.number, base.events, base.state.encode(), rows)
        play.kept = base.number
        return play
    play = Play.begin(game, table.header())
    for entry in rows:
        play.repeat(entry)
    return play


async def _rebuilt(
    store: Store, replays: Replays, table: Table, upto: int, base: Snapshot | None, queue: str | None
) -> Play:
    """The same, in another process; the snapshots that were missing are kept, so that it happens once."""
    source = await read_source(store, table, upto, base)
    rebuilt: Rebuilt | None = await replays.run(rebuild, source, queue=queue)
    if rebuilt is None:
        return await _rebuilt(store, replays, table, upto, None, queue)
    found = lots_of((table.id, *snapshot) for snapshot in rebuilt.found)
    await write_lots(store, ADD_SNAPSHOTS, found, checked=False)
    play = _repeated(table, rebuilt.now, [])
    play.kept = max([base.number if base else 0, *(snapshot.number for snapshot in rebuilt.found)])
    return play


async def read_snapshot(store: Store, table: Table, upto: int) -> Snapshot | None:
    """The last snapshot up to a move; refuses a game that other rules are needed for."""
    row = table.row
    table.must_be_playable()
    found = await store.read(
        """SELECT number, events, state FROM snapshots
           WHERE table_id = ? AND number <= ? ORDER BY number DESC LIMIT 1""",
        row.id,
        upto,
    )
    return Snapshot(*found[0]) if found else None


async def read_source(store: Store, table: Table, upto: int, base: Snapshot | None, whole: bool = False) -> Source:
    """What another process needs to rebuild the game after a move; `whole` with all rows, to have the record too."""
    if base is not None and await _goes_back(store, table.id, base.number, upto):
        base = None
    rows = await read_rows_text(store, table.id, base.number if base and not whole else 0, upto)
    header = table.header()
    if table.row.position is not None and (base is None or whole):
        ((text,),) = await store.read("SELECT position FROM positions WHERE digest = ?", table.row.position)
        header.position = with_rules(text, header.rules)
    return Source(header, base, rows)


async def _goes_back(store: Store, table_id: str, after: int, upto: int) -> bool:
    """Whether those rows hold an undo with consent, which cannot be repeated without the whole record."""
    found = await store.read(
        "SELECT 1 FROM moves WHERE table_id = ? AND number > ? AND number <= ? AND act = ? AND what LIKE ? LIMIT 1",
        table_id,
        after,
        upto,
        UNDO,
        "%,%",
    )
    return bool(found)


async def stands(store: Store, table_id: str, number: int) -> bool:
    """Whether a move is one that can be taken back: no taking back itself, and not taken back already."""
    first = "(what::jsonb ->> 0)::bigint" if store.shared else "json_extract(what, '$[0]')"
    found = await store.read(
        f"""SELECT 1 FROM moves WHERE table_id = ? AND number >= ? AND act = ?
            AND (number = ? OR {first} <= ?) LIMIT 1""",
        table_id,
        number,
        UNDO,
        number,
        number,
    )
    return not found


async def read_rows(store: Store, table_id: str, after: int, last: int) -> list[Row]:
    """The rows of the record after one move, up to another; for a few of them."""
    found = await store.read(SELECT_ROWS, table_id, after, last)
    return [Row(number, seat, act, msgspec.json.decode(what)) for number, seat, act, what in found]


async def read_rows_text(store: Store, table_id: str, after: int, last: int) -> str:
    """The same as one JSON text, for any number of them: read in lots, and left for others to decode."""
    lots = []
    for first in range(after, last, LOT):
        found = await store.read(SELECT_ROWS, table_id, first, min(first + LOT, last))
        lots += [",".join(f'[{number},{seat},"{act}",{what}]' for number, seat, act, what in found)]
    return f"[{','.join(lots)}]"


async def read_happened(store: Store, table: Table, since: int, before: int) -> list[Happened]:
    """What happened from one event number on, before another; for a few of them."""
    found = await store.read(
        """SELECT number, first_event, events FROM moves WHERE table_id = ? AND first_event < ? AND number >=
           (SELECT coalesce(max(number), 0) FROM moves WHERE table_id = ? AND first_event <= ? AND events <> '[]')
           ORDER BY number""",
        table.id,
        before,
        table.id,
        since,
    )
    events = [event for number, first, kept in found for event in events_of(table.game, number, first, kept)]
    return [event for event in events if since <= event.number < before]


async def read_events(
    store: Store, limits: Limits, table: Table, since: int, before: int, seat: int | None
) -> list[EventTold]:
    """What happened from one event number on, before another, as an audience hears it; read in lots."""
    ((begin, end),) = await store.read(
        """SELECT (SELECT coalesce(max(number), 0) FROM moves
                   WHERE table_id = ? AND first_event <= ? AND events <> '[]'),
                  (SELECT coalesce(max(number), -1) FROM moves WHERE table_id = ? AND first_event < ?)""",
        table.id,
        since,
        table.id,
        before,
    )
    told: list[EventTold] = []
    for first in range(begin, end + 1, LOT):
        found = await store.read(
            "SELECT number, first_event, events FROM moves WHERE table_id = ? AND number >= ? AND number < ? "
            "AND number <= ? ORDER BY number",
            table.id,
            first,
            first + LOT,
            end,
        )
        with limits.charged():
            events = [event for number, at, kept in found for event in events_of(table.game, number, at, kept)]
            told += [event.to(seat) for event in events if since <= event.number < before]
    return told
