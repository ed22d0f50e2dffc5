"""People with accounts, tables at which they sit, and who they are to each other."""

from __future__ import annotations

from itertools import count

from serai.protocol.opening import NewTable, SeatWish
from serai.server.people.people import People, Person
from serai.server.social import friends
from serai.server.storage import Change
from serai.server.tables import lobby
from serai.server.tables.tables import Tables

ACCOUNTS = count()


async def account(tables: Tables, name: str, **columns: int | str) -> Person:
    """Somebody with an account, and whatever else is to be so; nobody signs in with it."""
    people = await People.open(tables.store)
    guest = await people.arrive(name, "en")
    wanted = {"account": f"{name.lower()}{next(ACCOUNTS)}", "password": "unused", **columns}
    put = f"UPDATE people SET {', '.join(f'{column} = ?' for column in wanted)} WHERE id = ?"
    await tables.store.write([Change(put, (*wanted.values(), guest.id), 1)])
    found = await people.known(guest.id)
    assert found is not None
    return found


async def befriended(tables: Tables, one: Person, other: Person) -> None:
    await friends.befriend(tables.store, one, other)
    assert await friends.befriend(tables.store, other, one) == "friends"


async def open_table(tables: Tables, host: Person, *kinds: str, public: bool = True) -> str:
    """A table of tic-tac-toe with the host's seat and a free one, or as wished."""
    seats = [SeatWish(kind) for kind in kinds or ("me", "open")]  # type: ignore[arg-type]  # one of three words
    return await lobby.open_table(tables, host, NewTable("tic_tac_toe", seats, public=public))


async def play_together(tables: Tables, host: Person, other: Person) -> str:
    """A running table of two people."""
    table_id = await open_table(tables, host)
    await tables.changing(table_id, lambda table: lobby.join(tables, table, other, None, ""))
    await tables.changing(table_id, lambda table: lobby.start(tables, table, host))
    return table_id
