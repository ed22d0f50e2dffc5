"""Statements that are carried out once for a transaction, or once for all transactions that wait together.

Carrying them out together costs one call of the database instead of one for each row; with SQLite that also means that
the writing thread asks for the interpreter once and not hundreds of times.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


class Many(NamedTuple):
    """One statement in its three forms: for one row, and for a JSON list of rows on either database."""

    one: str
    sqlite: str
    postgres: str


def insert(table: str, columns: Sequence[tuple[str, str]]) -> Many:
    """Add rows; columns are names with their types."""
    names = ", ".join(name for name, _ in columns)
    marks = ", ".join("?" * len(columns))
    picked = ", ".join(f"json_extract(value, '$[{place}]')" for place in range(len(columns)))
    return Many(
        f"INSERT INTO {table} ({names}) VALUES ({marks})",
        f"INSERT INTO {table} ({names}) SELECT {picked} FROM json_each(?)",
        f"INSERT INTO {table} ({names}) SELECT {_typed(columns)} FROM jsonb_array_elements(?::jsonb) AS row",
    )


def update(table: str, sets: Sequence[tuple[str, str]], where: Sequence[tuple[str, str]]) -> Many:
    """Change rows that still are as expected; the values to set come first, then those to find."""
    columns = [*sets, *where]
    marks = ", ".join(f"{name} = ?" for name, _ in sets)
    guards = " AND ".join(f"{name} = ?" for name, _ in where)
    put = ", ".join(f"{name} = v.c{place}" for place, (name, _) in enumerate(sets))
    found = " AND ".join(f"{table}.{name} = v.c{len(sets) + place}" for place, (name, _) in enumerate(where))
    picked = ", ".join(f"json_extract(value, '$[{place}]') AS c{place}" for place in range(len(columns)))
    source = f"SELECT {_typed(columns)} FROM jsonb_array_elements(?::jsonb) AS row"
    return Many(
        f"UPDATE {table} SET {marks} WHERE {guards}",
        f"UPDATE {table} SET {put} FROM (SELECT {picked} FROM json_each(?)) AS v WHERE {found}",
        f"UPDATE {table} SET {put} FROM ({source}) AS v WHERE {found}",
    )


def _typed(columns: Sequence[tuple[str, str]]) -> str:
    return ", ".join(f"(row ->> {place})::{kind} AS c{place}" for place, (_, kind) in enumerate(columns))
