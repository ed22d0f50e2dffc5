"""What an accepted choice changes in the database: one transaction, put together here."""

from __future__ import annotations

from typing import Any

from serai.engine.core.errors import Reason
from serai.engine.play.record import ASIDE
from serai.protocol.clocks import Clocks
from serai.protocol.play import Outcome, Play
from serai.protocol.table import MOST_KEYS, OVER, Table, TableRow
from serai.server.storage import Change
from serai.server.storage.shapes import insert, update
from serai.server.tables.bulk import ADD_SNAPSHOTS
from serai.server.tables.columns import JSON_COLUMNS, as_json
from serai.server.tables.kept_events import stored_events

ENDED = Reason("SE-END-1", {})

TEXT, NUMBER = "text", "bigint"
MOVED = [
    ("number", NUMBER),
    ("drafted", NUMBER),
    ("asked", TEXT),
    ("clocks", TEXT),
    ("deadline", NUMBER),
    ("moved", NUMBER),
    ("proposal", TEXT),
]
STOOD = [("number", NUMBER), ("drafted", NUMBER), ("changed", NUMBER), ("id", TEXT)]
MOVE_ON = update("tables", MOVED, STOOD)  # while the game goes on: what has an index is written where it may change
END_ON = update("tables", [("status", TEXT), ("ended", NUMBER), ("result", TEXT), *MOVED], STOOD)
ADD_MOVE = insert(
    "moves",
    [
        ("table_id", TEXT),
        ("number", NUMBER),
        ("seat", NUMBER),
        ("act", TEXT),
        ("what", TEXT),
        ("key", TEXT),
        ("first_event", NUMBER),
        ("events", TEXT),
        ("made", NUMBER),
        ("question", TEXT),
    ],
)
KEEP_DRAFT = """INSERT INTO drafts (table_id, seat, number, draft, keys) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT (table_id, seat) DO UPDATE SET number = excluded.number, draft = excluded.draft, keys = excluded.keys"""
ADD_ENDING = "INSERT INTO endings (table_id) VALUES (?) ON CONFLICT DO NOTHING"  # its result is entered from there
CLEAR_BOTS = "DELETE FROM bot_turns WHERE table_id = ?"
CLEAR_BOT = "DELETE FROM bot_turns WHERE table_id = ? AND seat = ?"
ASK_BOT = """INSERT INTO bot_turns (table_id, seat, number, level) VALUES (?, ?, ?, ?)
    ON CONFLICT (table_id, seat) DO UPDATE SET number = excluded.number, level = excluded.level,
    taken_by = NULL, lease = 0, tries = 0"""


def changes(table: Table, row: TableRow, outcome: Outcome, key: str | None) -> list[Change]:
    """The transaction that makes an outcome part of the game; it holds only from the place where the table stood."""
    stood = table.row
    moved = (
        row.number,
        row.drafted,
        as_json(row.asked),
        as_json(row.clocks),
        row.deadline,
        row.moved,
        as_json(row.proposal),
        stood.number,
        stood.drafted,
        stood.changed,
        row.id,
    )
    if row.status == stood.status:
        written = [Change(MOVE_ON.one, moved, 1, MOVE_ON)]
    else:
        written = [Change(END_ON.one, (row.status, row.ended, as_json(row.result), *moved), 1, END_ON)]
    if outcome.row is not None:
        (number, seat, act, what), play = outcome.row, table.playing()
        first = play.events - len(outcome.events)
        made = (row.id, number, seat, act, as_json(what), key, first, stored_events(outcome.events), row.moved)
        written.append(Change(ADD_MOVE.one, (*made, _question(play, act)), 1, ADD_MOVE))
        if any(seat.level for seat in table.seats):
            written.append(Change(CLEAR_BOTS, (row.id,)))
            written += bot_turns(table, row)
        if outcome.row.act == ASIDE:  # what was chosen in secret stays chosen, and belongs to this move now
            written += [_draft(table, row, seat.seat) for seat in table.seats if table.playing().match.draft(seat.seat)]
    else:
        seat = outcome.drafter if outcome.drafter is not None else -1
        written.append(_draft(table, row, seat, *([key] if key is not None else [])))
        if seat not in row.asked and table.seats[seat].level:
            written.append(Change(CLEAR_BOT, (row.id, seat)))
    if row.status == OVER != stood.status:
        written.append(Change(ADD_ENDING, (row.id,)))
    return written


def _question(play: Play, act: str) -> str | None:
    """What is asked after a move; left out where it hangs on what seats have chosen in secret, which is in no row."""
    drafting = act == ASIDE and play.match.state.drafts is not None
    return None if drafting else play.question_digest()


def _draft(table: Table, row: TableRow, seat: int, *fresh: str) -> Change:
    """What a seat has chosen in secret so far, with the keys under which it did."""
    keys = table.used_by(seat)[-MOST_KEYS:]
    draft = as_json(table.playing().match.draft(seat))
    return Change(KEEP_DRAFT, (row.id, seat, row.number, draft, as_json([*keys, *fresh])))


def bot_turns(table: Table, row: TableRow) -> list[Change]:
    """The work for bots after this."""
    levels = {seat: table.seats[seat].level for seat in row.asked}
    return [Change(ASK_BOT, (row.id, seat, row.number, level)) for seat, level in levels.items() if level]


def due(table: Table, clocks: Clocks) -> int | None:
    """When the clocks must be looked at next; never while the game stands still."""
    return None if table.stopped is not None else table.due(clocks)


def bots_asked(table: Table) -> bool:
    """Whether a bot must choose now."""
    return any(table.seats[seat].level for seat in table.row.asked)


def snapshot(table_id: str, play: Play) -> Change:
    """The state as it is now, so that opening the table repeats fewer rows."""
    return Change(ADD_SNAPSHOTS.one, (table_id, play.match.number, play.events, as_json(play.match.save())))


def beside(table: Table, columns: dict[str, Any]) -> Change:
    """Change columns of a table that are not part of its game; fails if another change came first."""
    values = [as_json(value) if name in JSON_COLUMNS else value for name, value in columns.items()]
    names = "".join(f", {name} = ?" for name in columns)
    return Change(
        f"UPDATE tables SET changed = changed + 1{names} WHERE changed = ? AND number = ? AND drafted = ? AND id = ?",
        (*values, table.row.changed, table.row.number, table.row.drafted, table.id),
        1,
    )
