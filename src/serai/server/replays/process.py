"""What happens in a process that plays records again: pure functions from a record to states, rows and texts.

A game is rebuilt from a snapshot and the rows after it. The snapshots made here hold what can be taken back without
consent; taking back with consent needs the whole record, so one is made after it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec

from serai.engine.core.errors import IllegalChoice
from serai.engine.play.record import UNDO, Record, Row
from serai.protocol.games import game_of
from serai.protocol.json_text import encode
from serai.protocol.past.records import UNFIT, placed, read_in, refused_record
from serai.protocol.play import Play
from serai.server.tables.bulk import Lot, lots_of, move_row

EVERY = 50  # moves between two snapshots
MOST_KEPT = 16_000_000  # characters of all snapshots of one game; a game of 20,000 moves needs a tenth


class Snapshot(NamedTuple):
    """The state after a move as JSON, and the number that the next event has."""

    number: int
    events: int
    state: str


class Source(NamedTuple):
    """What a game is rebuilt from: the record without its rows, a snapshot, and rows as JSON."""

    header: Record
    base: Snapshot | None
    rows: str


class Rebuilt(NamedTuple):
    """A game after a move, and the snapshots that were made on the way there."""

    now: Snapshot
    found: list[Snapshot]


class Begun(NamedTuple):
    """A game that begins with a position: its header, its first row as a table keeps it, and the state after that."""

    header: Record
    digest: str
    move: tuple[Any, ...]
    snapshot: Snapshot


class BroughtIn(NamedTuple):
    """A record as a table keeps it."""

    header: Record
    number: int
    result: list[Any] | None
    moves: list[Lot]
    snapshots: list[Lot]


def rows_of(text: str) -> list[Row]:
    """The rows of a source."""
    return [Row(*row) for row in msgspec.json.decode(text)]


def record_of(source: Source) -> Record:
    """The record that a source holds all rows of."""
    record = source.header.copy()
    record.rows = rows_of(source.rows)
    return record


class _Keeper:
    """Makes snapshots on the way through a game."""

    def __init__(self, play: Play, last: int) -> None:
        self._play = play
        self._last = last
        self._size = 0
        self.found: list[Snapshot] = []

    def after(self, row: Row) -> None:
        """Make a snapshot after a row where there should be one."""
        if (row.number - self._last >= EVERY or is_agreed(row)) and self._size < MOST_KEPT:
            self.keep()

    def keep(self) -> None:
        """Make a snapshot here, unless there is one."""
        number = self._play.match.number
        if number != self._last:
            self.found.append(_snapshot(self._play))
            self._last = number
            self._size += len(self.found[-1].state)


def _snapshot(play: Play) -> Snapshot:
    return Snapshot(play.match.number, play.events, encode(play.match.save_with_undo()).decode())


def is_agreed(row: Row) -> bool:
    """Whether a row takes back with consent, which can lead anywhere: it needs the whole record."""
    return row.act == UNDO and len(row.what) > 1


def _begun(source: Source) -> Play:
    header, base = source.header.copy(), source.base
    game = game_of(header.game)
    if base is None:
        return Play.begin(game, header)
    return Play.resume(game, header, base.number, base.events, base.state.encode(), ())


def _repeated(source: Source) -> tuple[Play, _Keeper]:
    play = _begun(source)
    keeper = _Keeper(play, play.match.number)
    for row in rows_of(source.rows):
        if row.number > play.match.number:
            play.repeat(row)
            keeper.after(row)
    return play, keeper


# ---- jobs


def rebuild(source: Source) -> Rebuilt | None:
    """The game after the last row of a source, with the snapshots that were missing on the way.

    None if the rows do not follow from the snapshot: one without what could be taken back there, which then was. Such
    were made once; the whole record leads there all the same.
    """
    try:
        play, keeper = _repeated(source)
    except IllegalChoice:
        if source.base is None:
            raise
        return None
    return Rebuilt(_snapshot(play), keeper.found)


def export(source: Source, ending: str) -> bytes:
    """The whole record as JSON or as text; the source has all rows."""
    play, _ = _repeated(source)
    last = play.match.record
    record = record_of(source)
    record.drafts, record.state = last.drafts, last.state
    return (record.to_json() if ending == "json" else record.to_text()).encode()


def begin(text: str, table_id: str, now: int) -> Begun:
    """A game that begins with a position which somebody wrote; what is wrong with it is named with its line."""
    match, header, digest = placed(text)
    play = Play.begin(match.game, header)
    return Begun(header, digest, _first_row(play, table_id, now), _snapshot(play))


def bring_in(text: str, table_id: str, now: int) -> BroughtIn:
    """The rows and snapshots of a record from elsewhere; what does not fit is named with its move."""
    record, result = read_in(text)
    try:
        play = _begun(Source(record, None, ""))
        keeper = _Keeper(play, 0)
        if record.position:
            keeper.found.append(_snapshot(play))
        moves = lots_of(_move_rows(record, play, keeper, table_id, now))
    except UNFIT as error:
        raise refused_record(error) from None
    keeper.keep()
    snapshots = lots_of((table_id, *snapshot) for snapshot in keeper.found)
    number = len(record.rows)
    record.rows, record.drafts = [], None
    return BroughtIn(record, number, result, moves, snapshots)


def _move_rows(record: Record, play: Play, keeper: _Keeper, table_id: str, now: int) -> Iterator[tuple[Any, ...]]:
    yield _first_row(play, table_id, now)
    for row in record.rows:
        first = play.events
        yield move_row(table_id, row, first, play.repeat(row), now, play)
        keeper.after(row)


def _first_row(play: Play, table_id: str, now: int) -> tuple[Any, ...]:
    return move_row(table_id, Row(0, -1, "new", None), 0, play.happened, now, play)
