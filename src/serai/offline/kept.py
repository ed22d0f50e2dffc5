"""Tables as a device keeps them: a head, rows of the record in chunks, and what bots said, each under a key of its own.

A move writes the head and the last chunk, all or nothing.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from serai.engine.play.record import Row
from serai.protocol.json_text import decode, encode, reader
from serai.protocol.refusals import Refused
from serai.protocol.table import Seat, TableRow
from serai.protocol.told import Said

PREFIX = "table:"
HEAD = ":head"
CHUNK = 40  # rows


class Storage(Protocol):
    """What a device keeps, by key; in a browser it is JavaScript."""

    async def get(self, key: str) -> str | None:
        """The text under a key."""

    async def put(self, entries: str) -> None:
        """Write a JSON object of texts, all or nothing; null takes a key away."""

    async def keys(self, prefix: str) -> str:
        """The keys that begin so, as a JSON list."""


@dataclass(slots=True)
class Head:
    """A table without the rows of its game."""

    row: TableRow
    seats: list[Seat]
    drafts: dict[str, list[str]]  # what seats have chosen in secret
    used: dict[str, int]  # keys of choices, with the moves they belong to
    position: str  # with which the game begins, where it does


read_head = reader(Head)
read_said = reader(list[Said])


class Kept:
    """The tables in a device's storage."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def heads(self) -> list[Head]:
        """All tables, without their games."""
        keys = decode(await self._storage.keys(PREFIX))
        texts = [await self._storage.get(key) for key in keys if key.endswith(HEAD)]
        return [read_head(text) for text in texts if text is not None]

    async def head(self, table_id: str) -> Head | None:
        """One table, without its game."""
        text = await self._storage.get(f"{PREFIX}{table_id}{HEAD}")
        return None if text is None else read_head(text)

    async def rows(self, table_id: str, number: int) -> list[Row]:
        """The rows of its game, up to a move."""
        found: list[Row] = []
        for chunk in range(-(-number // CHUNK)):
            text = await self._storage.get(_rows_key(table_id, chunk))
            found += [Row(*row) for row in decode(text or "[]")]
        return found[:number]

    async def said(self, table_id: str) -> list[Said]:
        """What bots said at it."""
        text = await self._storage.get(f"{PREFIX}{table_id}:said")
        return [] if text is None else read_said(text)

    async def write(self, head: Head, rows: Sequence[Row], first: int = 0, said: Sequence[Said] | None = None) -> None:
        """Keep a table whose rows are new from one place on."""
        table_id = head.row.id
        entries: dict[str, str | None] = {f"{PREFIX}{table_id}{HEAD}": encode(head).decode()}
        for chunk in range(first // CHUNK, -(-len(rows) // CHUNK)):
            some = rows[chunk * CHUNK : (chunk + 1) * CHUNK]
            entries[_rows_key(table_id, chunk)] = encode(some).decode()
        if said is not None:
            entries[f"{PREFIX}{table_id}:said"] = encode(said).decode()
        await keep(self._storage, entries)

    async def forget(self, table_id: str) -> None:
        """Keep a table no longer."""
        keys = decode(await self._storage.keys(f"{PREFIX}{table_id}:"))
        await keep(self._storage, dict.fromkeys(keys))


async def keep(storage: Storage, entries: Mapping[str, str | None]) -> None:
    """Write texts under their keys, all or nothing; None takes a key away."""
    try:
        await storage.put(encode(entries).decode())
    except Exception as problem:  # whatever the browser calls it
        if "full" in str(problem):
            raise Refused(507, "storage-full", "there is no room left on this device") from None
        raise Refused(507, "storage-refused", "this browser keeps nothing for this page") from None


def _rows_key(table_id: str, chunk: int) -> str:
    return f"{PREFIX}{table_id}:rows:{chunk}"
