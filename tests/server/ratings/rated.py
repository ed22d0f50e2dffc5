"""Rated tables without a network: people with accounts, whole games, and what is kept of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from serai.protocol.clocks import Pace
from serai.protocol.opening import NewTable, SeatWish
from serai.server.people.people import Person
from serai.server.ratings.ledger import Ledger
from serai.server.storage import Change, Store
from serai.server.tables import lobby
from serai.server.tables.tables import Tables
from tests.server.hosting import guest, play_on

QUICK = Pace("live")
KEPT = ("results", "standings", "ratings", "solo_scores", "tallies", "endings", "ledger")


async def member(tables: Tables, name: str) -> Person:
    """Somebody with an account; the password is none."""
    person = await guest(tables, name)
    await tables.store.write([Change("UPDATE people SET account = ? WHERE id = ?", (name.lower(), person.id), 1)])
    person.account = name.lower()
    return person


async def rated_table(
    tables: Tables, game: str, people: Sequence[Person], bots: Sequence[str] = (), **wish: Any
) -> str:
    """A running rated table: each person in a seat, then the bots."""
    wished = {"rated": True, "pace": QUICK, **wish}
    seats = [SeatWish("me"), *[SeatWish("open")] * (len(people) - 1), *(SeatWish("bot", level) for level in bots)]
    table_id = await lobby.open_table(tables, people[0], NewTable(game, seats, **wished))
    for person in people[1:]:
        async with tables.at(table_id) as table:
            await lobby.join(tables, table, person, None, "")
    async with tables.at(table_id) as table:
        await lobby.start(tables, table, people[0])
    return table_id


async def played(tables: Tables, game: str, people: Sequence[Person], seed: str, **wish: Any) -> str:
    """A whole rated game, everybody choosing at random."""
    table_id = await rated_table(tables, game, people, **wish)
    await play_on(tables, table_id, 100_000, seed)
    return table_id


async def entered(store: Store) -> None:
    """Enter everything that waits."""
    await Ledger(store).catch_up()


async def kept(store: Store) -> dict[str, list[tuple[Any, ...]]]:
    """All that is kept of results."""
    return {table: sorted(await store.read(f"SELECT * FROM {table}"), key=repr) for table in KEPT}
