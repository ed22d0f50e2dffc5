"""Statements that are carried out once for a transaction, or once for all transactions that wait together.

Carrying them out together costs one call of the database instead of one for each row; with SQLite that also means that
the writing thread asks for the interpreter a few times and not hundreds of times.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple

# Rows in a statement of SQLite: few sizes, so that it keeps each prepared, and yet few rows of nothing in any.
SIZES = (4, 8, 16, 24, 32, 48, 64, 80, 96, 112, 128, 160, 192, 224, 256)


class Many(NamedTuple):
    """One statement in its forms: for one row, around rows of values, and for a JSON list of rows."""

    one: str
    sqlite: tuple[str, str, str]  # what stands before the rows, for each row, and after them
    postgres: str
    sqlite_json: str = ""  # for rows that come as JSON from elsewhere; only those that add rows have it

    def of_rows(self, rows: Sequence[tuple[Any, ...]]) -> tuple[str, list[Any]]:
        """The statement of SQLite for rows, and its values; rows of nothing fill it up and change nothing."""
        size = next(size for size in SIZES if size >= len(rows))
        values = [value for row in rows for value in row]
        return _for_rows(self.sqlite, size), values + [None] * (len(rows[0]) * (size - len(rows)))


@lru_cache(maxsize=100)
def _for_rows(form: tuple[str, str, str], size: int) -> str:
    before, row, after = form
    return f"{before}{', '.join([row] * size)}{after}"


def insert(table: str, columns: Sequence[tuple[str, str]], unless_there: bool = False) -> Many:
    """Add rows, or only those that are not there yet; columns are names with their types."""
    into = f"INSERT INTO {table} ({', '.join(name for name, _ in columns)})"
    marks = ", ".join("?" * len(columns))
    picked = ", ".join(f"json_extract(value, '$[{place}]')" for place in range(len(columns)))
    kept = " ON CONFLICT DO NOTHING" if unless_there else ""
    return Many(
        f"{into} VALUES ({marks}){kept}",
        (f"{into} SELECT * FROM (VALUES ", f"({marks})", f") WHERE column1 IS NOT NULL{kept}"),
        f"{into} SELECT {_typed(columns)} FROM jsonb_array_elements(?::jsonb) AS row{kept}",
        f"{into} SELECT {picked} FROM json_each(?) WHERE true{kept}",
    )


def update(table: str, sets: Sequence[tuple[str, str]], where: Sequence[tuple[str, str]]) -> Many:
    """Change rows that still are as expected; the values to set come first, then those to find."""
    columns = [*sets, *where]
    marks = ", ".join(f"{name} = ?" for name, _ in sets)
    guards = " AND ".join(f"{name} = ?" for name, _ in where)
    put = ", ".join(f"{name} = v.c{place}" for place, (name, _) in enumerate(sets))
    found = " AND ".join(f"{table}.{name} = v.c{len(sets) + place}" for place, (name, _) in enumerate(where))
    row = f"({', '.join('?' * len(columns))})"
    named = ", ".join(f"column{place + 1} AS c{place}" for place in range(len(columns)))
    source = f"SELECT {_typed(columns)} FROM jsonb_array_elements(?::jsonb) AS row"
    return Many(
        f"UPDATE {table} SET {marks} WHERE {guards}",
        (f"UPDATE {table} SET {put} FROM (SELECT {named} FROM (VALUES ", row, f")) AS v WHERE {found}"),
        f"UPDATE {table} SET {put} FROM ({source}) AS v WHERE {found}",
    )


def _typed(columns: Sequence[tuple[str, str]]) -> str:
    return ", ".join(f"(row ->> {place})::{kind} AS c{place}" for place, (_, kind) in enumerate(columns))
