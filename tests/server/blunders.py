"""Games that are over, or nearly, for bots to think about."""

from __future__ import annotations

from typing import Any

from serai import load
from serai.protocol.table import OVER
from serai.server.tables.tables import Tables
from tests.server.hosting import play_on, table_of
from tests.server.running import Client

# Cross leaves the line a3 b2 c1 open and loses by it.
BLUNDER = ("b2", "a1", "c3", "a3", "b3", "a2")


def cell(name: str) -> list[Any]:
    game = load("tic_tac_toe")
    return list(game.notation.to_row(game.notation.read(f"square {name}")))


def played(ann: Client, *cells: str, seats: tuple[str, ...] = ("me", "me")) -> str:
    table = ann.table("tic_tac_toe", *seats)
    ann.start(table)
    for number, name in enumerate(cells):
        ann.choose(table, number % 2, number, f"square {name}")
    return table


async def over(tables: Tables, moves: int = 20) -> str:
    """A game of Khan that people ended after some moves."""
    table_id = await table_of(tables, "khan", 2)
    await play_on(tables, table_id, moves)
    async with tables.at(table_id) as table:
        await tables.change(table, [], status=OVER, ended=tables.now())
    return table_id
