"""What was said at a table, and what is noted between the lines, as the database keeps it."""

from __future__ import annotations

from typing import Any

from serai.protocol.json_text import reader
from serai.protocol.table import Table
from serai.protocol.told import TABLE, Remark, Said
from serai.server.storage import Change, Store
from serai.server.tables.columns import as_json

ADD_REMARK = """INSERT INTO chat (table_id, number, room, person, name, words, said, seat, remark)
    SELECT ?, coalesce(max(number), 0) + 1, ?, '', '', '', ?, ?, ? FROM chat WHERE table_id = ?"""
NOTE = "table-"  # how the keys of what nobody says begin
read_remark = reader(Remark)


def remarked(table: Table, seat: int, remark: Remark, now: int) -> Change:
    """What a bot says to everybody."""
    return Change(ADD_REMARK, (table.id, TABLE, now, seat, as_json(remark), table.id), 1)


def noted(table: Table, seat: int, what: str, now: int) -> Change:
    """What somebody did beside the game, for everybody to read in the log."""
    return remarked(table, seat, Remark(f"{NOTE}{what}", table.row.number), now)


async def read_chat(store: Store, table_id: str, after: int, most: int = 200) -> list[Said]:
    """The last of it, after a number."""
    found = await store.read(
        """SELECT table_id, number, room, person, name, words, said, seat, remark FROM chat
           WHERE table_id = ? AND number > ? ORDER BY number DESC LIMIT ?""",
        table_id,
        after,
        most,
    )
    return [_said(*values) for values in reversed(found)]


def _said(*values: Any) -> Said:
    said = Said(*values)
    said.remark = values[-1] and read_remark(values[-1])
    return said
