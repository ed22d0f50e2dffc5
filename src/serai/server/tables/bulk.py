"""Many rows at once, written in lots so that other transactions go between them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import msgspec

from serai.engine.play.record import Row
from serai.protocol.play import Happened, Play
from serai.server.storage import Change, Store
from serai.server.storage.shapes import Many, insert
from serai.server.tables.kept_events import stored_events

LOT_ROWS = 500
LOT_SIZE = 250_000  # characters, more or less
NUMBER, TEXT = "bigint", "text"
ADD_SNAPSHOTS = insert(  # the first one found is kept: all are equal
    "snapshots", [("table_id", TEXT), ("number", NUMBER), ("events", NUMBER), ("state", TEXT)], unless_there=True
)


class Lot(NamedTuple):
    """A JSON list of rows, as the statements for many rows take it."""

    rows: int
    text: str


def move_row(table_id: str, row: Row, first: int, events: Sequence[Happened], made: int, play: Play) -> tuple[Any, ...]:
    """A move of an imported record, as `transactions.ADD_MOVE` takes it; `play` stands after it."""
    what = msgspec.json.encode(row.what).decode()
    question = play.question_digest()
    return (table_id, row.number, row.seat, row.act, what, None, first, stored_events(events), made, question)


def lots_of(rows: Iterable[tuple[Any, ...]]) -> list[Lot]:
    """The rows as lots that a database takes within some milliseconds each."""
    lots, lot, size = [], [], 0
    for row in rows:
        written = msgspec.json.encode(row)
        lot.append(written)
        size += len(written)
        if len(lot) >= LOT_ROWS or size >= LOT_SIZE:
            lots.append(_lot(lot))
            lot, size = [], 0
    if lot:
        lots.append(_lot(lot))
    return lots


def _lot(rows: list[bytes]) -> Lot:
    return Lot(len(rows), (b"[%b]" % b",".join(rows)).decode())


async def write_lots(store: Store, many: Many, lots: Iterable[Lot], checked: bool = True) -> None:
    """Write one lot after the other, each in a transaction of its own; others' transactions go between them."""
    sql = many.postgres if store.shared else many.sqlite_json
    for lot in lots:
        await store.write([Change(sql, (lot.text,), lot.rows if checked else None)])
