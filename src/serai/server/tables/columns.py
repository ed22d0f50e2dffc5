"""The columns of `tables`, as they are written and read."""

from __future__ import annotations

from typing import Any

from serai.protocol.clocks import Period
from serai.protocol.json_text import convert, decode, encode, reader
from serai.protocol.table import COLUMNS, TableRow, values_of
from serai.server.tables.nameless import nameless

JSON_COLUMNS = {"options", "pace", "fair", "origin", "asked", "clocks", "proposal", "result", "pause"}
SELECT_STANDING = f"""SELECT {", ".join(f"t.{name}" for name in COLUMNS)},
    s.seat, s.person, s.bot, s.away, s.share, s.vote, COALESCE(s.name, p.name), s.name, s.resigned, s.kept_for,
    {nameless()}, v.periods, d.number, d.draft, d.keys
    FROM tables t LEFT JOIN seats s ON s.table_id = t.id LEFT JOIN people p ON p.id = COALESCE(s.person, s.kept_for)
    LEFT JOIN profiles q ON q.person = p.id LEFT JOIN vacations v ON v.person = s.person
    LEFT JOIN drafts d ON d.table_id = s.table_id AND d.seat = s.seat WHERE t.id = ? ORDER BY s.seat"""


def table_row(values: tuple[Any, ...]) -> TableRow:
    """A row of the database with its JSON read."""
    named: dict[str, Any] = {}
    for name, value in zip(COLUMNS, values, strict=True):
        named[name] = decode(value) if name in JSON_COLUMNS and value is not None else value
    return convert(named, TableRow)


read_periods = reader(tuple[Period, ...])


def row_values(row: TableRow) -> tuple[Any, ...]:
    """A row as the database takes it."""
    return tuple(
        as_json(value) if name in JSON_COLUMNS else value for name, value in zip(COLUMNS, values_of(row), strict=True)
    )


def as_json(value: Any) -> str | None:
    """A value as the database keeps it."""
    return None if value is None else encode(value).decode()
