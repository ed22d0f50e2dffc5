"""Reading the content files: the tables of the box, each checked before anything is built on it."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, TypedDict

FOLDER: Final = Path(__file__).with_name("content")


class BadContent(ValueError):
    """A content file that does not describe a game of Khan."""


class Row(TypedDict, total=False):
    """One row of a table; which of these it has depends on its file."""

    id: str
    cells: list[list[int]]
    count: int
    letter: str
    per_player: dict[str, int]
    size: int
    start: list[int]
    step: list[int]
    vp: int


class Drawn(TypedDict):
    """A terrain, and on how many cells it is drawn."""

    id: str
    letter: str
    cells: int


def read_table(name: str) -> dict[str, Any]:
    """One TOML file of the content folder."""
    with (FOLDER / name).open("rb") as file:
        return tomllib.load(file)


def read_rows(name: str) -> list[str]:
    """The lines of a drawn map, without its comments."""
    lines = (FOLDER / name).read_text("utf-8").splitlines()
    return [line for line in lines if line and not line.startswith("#")]


def require(holds: bool, complaint: str) -> None:
    """Stop with a clear complaint where a content file is wrong."""
    if not holds:
        raise BadContent(f"Khan's content: {complaint}")


def all_different(entries: Sequence[object], what: str) -> None:
    """Stop where a list names something twice."""
    require(len(set(entries)) == len(entries), f"{what} must be different")
