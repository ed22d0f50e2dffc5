"""What bots say to people: why they agree or refuse, how they take gifts, and that they mind nothing else.

A remark is no choice of the game. It is kept beside what people say, and everybody at the table hears it.
"""

from __future__ import annotations

import secrets
from typing import Any

from serai.engine.core.errors import IllegalChoice
from serai.engine.play.record import ASIDE
from serai.protocol.live.remarks import answers_to, speaker
from serai.protocol.table import Table
from serai.protocol.told import Remark
from serai.server.storage import Conflict
from serai.server.tables.said import remarked
from serai.server.tables.tables import Busy, Tables


async def remark(tables: Tables, table: Table, seat: int, said: Remark) -> None:
    """Let a bot say something to everybody at a table; the lock is held."""
    await tables.change(table, [remarked(table, seat, said, tables.now())])
    await tables.audience.catch_up(table, tables.store)


async def first_bot_says(tables: Tables, table: Table, key: str) -> None:
    """Let one bot speak for all that have a seat of their own, if there are any; the lock is held."""
    bot = speaker(table)
    if bot is not None:
        await remark(tables, table, bot, Remark(key, table.row.number))


async def answer_aside(tables: Tables, table_id: str, by: int, choice: Any) -> None:
    """Let the bots at a table answer an aside."""
    async with tables.at(table_id) as table:
        answers, number = answers_to(table, by, choice), table.row.number
    for seat, key, row in answers:
        if row is not None:
            try:
                await tables.choose(table_id, seat, row, number, f"bot-{secrets.token_hex(8)}", ASIDE)
            except (IllegalChoice, Conflict, Busy):
                continue  # the game went on meanwhile, and the moment has passed
        async with tables.at(table_id) as table:
            await remark(tables, table, seat, Remark(key, table.row.number))
