"""Looks back at games that are over, thought about in a worker; what was found is kept, since it takes a while."""

from __future__ import annotations

import asyncio
from typing import Any

from serai.bots.analysis import NODES
from serai.offline.kept import Storage, keep
from serai.offline.table import LocalTable
from serai.offline.turns import Thoughts
from serai.protocol.json_text import Unreadable, decode, encode, reader
from serai.protocol.past.analysis import AnalysisFound, AnalysisShown, must_be_over

PREFIX = "analysis:"


class LooksBack:
    """The analyses of a device, one at a time each."""

    def __init__(self, storage: Storage, thoughts: Thoughts) -> None:
        self._storage = storage
        self._thoughts = thoughts
        self._making: dict[str, asyncio.Task[None]] = {}
        self._far: dict[str, tuple[int, int]] = {}  # by the name of a thought
        self._names: dict[str, str] = {}  # of thoughts, by table
        self._failed: set[str] = set()

    async def ask(self, local: LocalTable) -> AnalysisShown:
        """Have a game looked back at, unless it was already."""
        must_be_over(local.table)
        table_id = local.table.id
        if table_id not in self._making and await self._found(table_id) is None:
            self._failed.discard(table_id)
            name = self._names[table_id] = self._thoughts.name()
            job = {"kind": "analysis", "record": local.record().to_json(), "nodes": NODES}
            self._making[table_id] = asyncio.create_task(self._make(table_id, name, job))
        return await self.shown(local)

    async def shown(self, local: LocalTable) -> AnalysisShown:
        """What is known of the look back at a game."""
        must_be_over(local.table)
        table_id = local.table.id
        if (found := await self._found(table_id)) is not None:
            return AnalysisShown("made", 1, 1, found)
        if table_id in self._making:
            return AnalysisShown("making", *self._far.get(self._names[table_id], (0, 0)))
        return AnalysisShown("failed" if table_id in self._failed else "none")

    async def _found(self, table_id: str) -> AnalysisFound | None:
        text = await self._storage.get(f"{PREFIX}{table_id}")
        try:
            return reader(AnalysisFound)(text) if text else None
        except Unreadable:  # of another version: it is made anew
            return None

    async def _make(self, table_id: str, name: str, job: dict[str, Any]) -> None:
        try:
            found = await self._thoughts.think(name, job)
            await keep(self._storage, {f"{PREFIX}{table_id}": encode(found).decode()})
        except Exception:  # whatever the browser calls it: the thought failed, or there is no room to keep it
            self._failed.add(table_id)
        finally:
            del self._making[table_id], self._names[table_id]
            self._far.pop(name, None)

    def told(self, text: str) -> None:
        """Hear how far a thought is."""
        said = decode(text)
        self._far[said["id"]] = said["done"], said["whole"]

    async def forget(self, table_id: str) -> None:
        """A game is no longer here."""
        if table_id in self._making:
            self._making[table_id].cancel()
        await keep(self._storage, {f"{PREFIX}{table_id}": None})

    def stop(self) -> None:
        """Think no further."""
        for task in self._making.values():
            task.cancel()
