"""What was said at a table, read from the database."""

from __future__ import annotations

from typing import Any

from serai.protocol.json_text import reader
from serai.protocol.told import Remark, Said
from serai.server.storage import Store

read_remark = reader(Remark)


async def read_chat(store: Store, table_id: str, after: int, most: int = 200) -> list[Said]:
    """The last of it, after a number."""
    found = await store.read(
        """SELECT table_id, number, room, person, name, words, said, seat, remark FROM chat
           WHERE table_id = ? AND number > ? ORDER BY number DESC LIMIT ?""",
        table_id,
        after,
        most,
    )
    return [_said(*values) for values in reversed(found)]


def _said(*values: Any) -> Said:
    said = Said(*values)
    said.remark = values[-1] and read_remark(values[-1])
    return said
