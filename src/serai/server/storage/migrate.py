"""Numbered SQL files, applied in order, each once and in one transaction with its number."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import NamedTuple


class Migration(NamedTuple):
    """One step of the schema."""

    number: int
    statements: tuple[str, ...]


class NewerSchema(Exception):
    """The database was made by a later version of Serai."""


def migrations(dialect: str) -> list[Migration]:
    """All steps for a database: NNNN_name.sql for both, NNNN_name.<dialect>.sql for one of them."""
    found: dict[int, list[str]] = {}
    folder = files("serai.server.storage") / "migrations"
    for entry in sorted(folder.iterdir(), key=lambda entry: (entry.name[:4], entry.name.count("."), entry.name)):
        name = re.fullmatch(r"(\d{4})_\w+(?:\.(sqlite|postgres))?\.sql", entry.name)
        if name and name.group(2) in (None, dialect):
            found.setdefault(int(name.group(1)), []).extend(_statements(entry.read_text(encoding="utf-8")))
    return [Migration(number, tuple(found[number])) for number in sorted(found)]


def pending(dialect: str, version: int) -> list[Migration]:
    """The steps that a database at this version still needs."""
    known = migrations(dialect)
    if version > known[-1].number:
        known_here = known[-1].number
        raise NewerSchema(f"it has schema {version}, of a newer Serai; this one knows no schema after {known_here}")
    return [step for step in known if step.number > version]


def _statements(text: str) -> list[str]:
    """The statements of a file; a line with two dashes and a semicolon ends one that holds semicolons itself."""
    bare = re.sub(r"^--(?!;).*$", "", text, flags=re.MULTILINE)
    parts = re.split(r"^--;$", bare, flags=re.MULTILINE)
    if len(parts) == 1:
        parts = bare.split(";")
    return [part.strip() for part in parts if part.strip()]
