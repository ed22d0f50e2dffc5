"""What bots say to people: why they agree or refuse, how they take gifts, and that they mind nothing else.

A remark is no choice of the game. It is kept beside what people say, and everybody at the table hears it.
"""

from __future__ import annotations

import secrets
from typing import Any

from serai.bots.replies import replies_of
from serai.engine.core.chance import seeded
from serai.engine.core.errors import IllegalChoice
from serai.engine.play.record import ASIDE
from serai.server.live.hub import TABLE, Remark
from serai.server.storage import Change, Conflict
from serai.server.tables.table import RUNNING, Table
from serai.server.tables.tables import Busy, Tables
from serai.server.tables.transactions import as_json

ADD = """INSERT INTO chat (table_id, number, room, person, name, words, said, seat, remark)
    SELECT ?, coalesce(max(number), 0) + 1, ?, '', '', '', ?, ?, ? FROM chat WHERE table_id = ?"""


async def remark(tables: Tables, table: Table, seat: int, said: Remark) -> None:
    """Let a bot say something to everybody at a table; the lock is held."""
    values = (table.id, TABLE, tables.now(), seat, as_json(said), table.id)
    await tables.change(table, [Change(ADD, values, 1)])
    await tables.audience.catch_up(table, tables.store)


async def first_bot_says(tables: Tables, table: Table, key: str) -> None:
    """Let one bot speak for all that have a seat of their own, if there are any; the lock is held."""
    bot = next((place.seat for place in table.seats if place.bot), None)
    if bot is not None:
        await remark(tables, table, bot, Remark(key, table.row.number))


async def answer_aside(tables: Tables, table_id: str, by: int, choice: Any) -> None:
    """Let the bots at a table answer an aside."""
    async with tables.at(table_id) as table:
        replies, match = replies_of(table.game), table.playing().match
        if replies is None or table.row.status != RUNNING:
            return
        pick = table.game.notation.read(choice)
        answers = []
        for place in table.seats:
            if place.level and place.seat != by:
                imagined = match.redealt(place.seat, seeded(secrets.token_hex(16)))
                if (answer := replies.answer(imagined, place.seat, by, pick)) is not None:
                    answers.append((place.seat, *answer))
        number = match.number
    for seat, key, back in answers:
        if back is not None:
            row = table.game.notation.to_row(back)
            try:
                await tables.choose(table_id, seat, row, number, f"bot-{secrets.token_hex(8)}", ASIDE)
            except (IllegalChoice, Conflict, Busy):
                continue  # the game went on meanwhile, and the moment has passed
        async with tables.at(table_id) as table:
            await remark(tables, table, seat, Remark(key, table.row.number))
