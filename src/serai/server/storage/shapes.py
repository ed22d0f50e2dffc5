"""Statements that are carried out once for a transaction, or once for all transactions that wait together.

Carrying them out together costs one call of the database instead of one for each row. With SQLite it is one call for
all statements of all transactions, commit included: the writing thread then asks for the interpreter a few times and
not hundreds of times, each of which would stop whoever works meanwhile.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple

# Rows in a statement of SQLite: few sizes, so that it keeps each prepared, and yet few rows of nothing in any.
SIZES = (4, 8, 16, 24, 32, 48, 64, 80, 96, 112, 128, 160, 192, 224, 256)


class Many(NamedTuple):
    """One statement in its forms: for one row, and for a JSON list of rows."""

    one: str
    postgres: str
    sqlite_json: str = ""  # for rows that come as JSON from elsewhere; only those that add rows have it


class Funnel(NamedTuple):
    """A view of SQLite into which the values of many transactions alike are put, one row for each.

    Its trigger carries out the statements of each row, and ends all of it where one touches no row or several. Rows of
    nothing fill it up and change nothing.
    """

    made_by: tuple[str, str]  # the statements that make it, for one connection
    name: str
    columns: int

    @classmethod
    def of(cls, name: str, statements: Sequence[str]) -> Funnel:
        """What carries out these statements with the values of a row: as many as they have question marks."""
        marks = itertools.count()
        numbered = [re.sub(r"\?", lambda _: f"NEW.c{next(marks)}", statement) for statement in statements]
        columns = next(marks)
        body = " ".join(f"{one}; SELECT RAISE(ABORT, 'other rows than one') WHERE changes() <> 1;" for one in numbered)
        view = f"CREATE TEMP VIEW {name} AS SELECT {', '.join(f'NULL AS c{place}' for place in range(columns))}"
        each = f"CREATE TEMP TRIGGER {name}_row INSTEAD OF INSERT ON {name} WHEN NEW.c0 IS NOT NULL BEGIN {body} END"
        return cls((view, each), name, columns)

    def put(self, rows: Sequence[Sequence[Any]]) -> tuple[str, list[Any]]:
        """The statement that puts rows in, and its values."""
        size = next(size for size in SIZES if size >= len(rows))
        values = [value for row in rows for value in row]
        return _put(self.name, self.columns, size), values + [None] * (self.columns * (size - len(rows)))


@lru_cache(maxsize=100)
def _put(name: str, columns: int, size: int) -> str:
    row = f"({', '.join('?' * columns)})"
    return f"INSERT INTO {name} VALUES {', '.join([row] * size)}"


def insert(table: str, columns: Sequence[tuple[str, str]], unless_there: bool = False) -> Many:
    """Add rows, or only those that are not there yet; columns are names with their types."""
    into = f"INSERT INTO {table} ({', '.join(name for name, _ in columns)})"
    marks = ", ".join("?" * len(columns))
    picked = ", ".join(f"json_extract(value, '$[{place}]')" for place in range(len(columns)))
    kept = " ON CONFLICT DO NOTHING" if unless_there else ""
    return Many(
        f"{into} VALUES ({marks}){kept}",
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
    source = f"SELECT {_typed(columns)} FROM jsonb_array_elements(?::jsonb) AS row"
    return Many(
        f"UPDATE {table} SET {marks} WHERE {guards}",
        f"UPDATE {table} SET {put} FROM ({source}) AS v WHERE {found}",
    )


def _typed(columns: Sequence[tuple[str, str]]) -> str:
    return ", ".join(f"(row ->> {place})::{kind} AS c{place}" for place, (_, kind) in enumerate(columns))
