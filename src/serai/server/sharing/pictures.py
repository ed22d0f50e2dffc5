"""Pictures of positions of games that are over: drawn in another process, and kept for those who ask next."""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from typing import NamedTuple

from serai.protocol.refusals import missing
from serai.protocol.table import Table
from serai.server.replays.workers import Replays
from serai.server.sharing.drawing_process import Position, draw
from serai.server.sharing.finished import Finished, finished
from serai.server.tables.stored import read_play
from serai.server.tables.tables import Tables

MOST_BYTES = 24_000_000  # of the pictures that a node keeps, about a hundred


class Wanted(NamedTuple):
    """A picture that somebody asks for: of a move of a game, and what tells it from every other."""

    table: Table
    game: Finished
    number: int
    tag: str


class Pictures:
    """The pictures of this node."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._kept: OrderedDict[str, bytes] = OrderedDict()  # those asked for last at the end
        self._bytes = 0

    @property
    def _replays(self) -> Replays:
        return self._tables.replays

    async def wanted(self, table_id: str, number: int, language: str, version: str) -> Wanted:
        """What is asked for; a game that is not over is refused, and so is a move that it does not have."""
        async with self._tables.at(table_id) as table:
            game = finished(table, language)
        if not 0 <= number <= game.last:
            raise missing("move")
        shown = repr((version, game, number))  # with the names, which people may change
        return Wanted(table, game, number, hashlib.sha256(shown.encode()).hexdigest()[:32])

    async def drawn(self, wanted: Wanted) -> bytes:
        """The picture; whoever is the first to want it pays for it."""
        if (kept := self.kept(wanted.tag)) is not None:
            return kept
        play = await read_play(self._tables.store, self._replays, wanted.table, wanted.number)
        with self._replays.limits.charged():
            position = Position(wanted.number, play.match.view(None), play.match.facts(None))
        picture: bytes = await self._replays.run(draw, wanted.game, position)
        self.keep(wanted.tag, picture)
        return picture

    def kept(self, tag: str) -> bytes | None:
        """A picture that was drawn before, if it is still here."""
        if tag in self._kept:
            self._kept.move_to_end(tag)
        return self._kept.get(tag)

    def keep(self, tag: str, picture: bytes) -> None:
        """Keep a picture, and let those go that nobody has asked for the longest."""
        self._bytes += len(picture) - len(self._kept.get(tag, b""))
        self._kept[tag] = picture
        while self._bytes > MOST_BYTES:
            _, gone = self._kept.popitem(last=False)
            self._bytes -= len(gone)
