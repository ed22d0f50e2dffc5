"""People who sit at a table together and do things in turn."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Self

from serai.protocol.opening import NewTable, SeatWish
from serai.protocol.table import TableRow
from serai.server.people.people import Person
from serai.server.tables import lobby
from serai.server.tables.tables import Tables
from tests.server import hosting


class Seated:
    """A game of connect four, or of khan where bots play along."""

    def __init__(self, tables: Tables, table_id: str, people: list[Person]) -> None:
        self.tables, self.id, self.people = tables, table_id, people

    @classmethod
    async def of(cls, tables: Tables, *names: str, bots: int = 0, moves: int = 0, **wish: Any) -> Self:
        """A game under way, after some moves."""
        people = [await hosting.guest(tables, name) for name in names]
        seats = [SeatWish("me"), *[SeatWish("open")] * (len(names) - 1), *[SeatWish("bot")] * bots]
        game = "connect_four" if len(seats) == 2 else "khan"
        table_id = await lobby.open_table(tables, people[0], NewTable(game, seats, **wish))
        async with tables.at(table_id) as table:
            for person in people[1:]:
                await lobby.join(tables, table, person, None, "")
            await lobby.start(tables, table, people[0])
        await hosting.play_on(tables, table_id, moves)
        return cls(tables, table_id, people)

    async def row(self) -> TableRow:
        async with self.tables.at(self.id) as table:
            return table.row

    async def does(self, what: Callable[..., Awaitable[object]], who: int, *more: Any) -> TableRow:
        """Let one of them do something; gives the table as it is then."""
        async with self.tables.at(self.id) as table:
            await what(self.tables, table, self.people[who], *more)
            return table.row

    async def leaves(self, who: int) -> None:
        await self.does(lobby.leave, who, "random")
