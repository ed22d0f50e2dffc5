"""Invitations: who is awaited at a table until they sit down or decline, or it begins or closes without them."""

from __future__ import annotations

from serai.protocol.refusals import Refused, forbidden, not_now
from serai.protocol.table import OPEN, Table
from serai.server.people.people import Person
from serai.server.storage import Change, Store, Unstorable
from serai.server.tables.tables import Tables

ADD = """INSERT INTO invitations (table_id, person, inviter, made)
    SELECT ?, id, ?, CAST(? AS BIGINT) FROM people WHERE id = ? AND deleted = 0
    ON CONFLICT (table_id, person) DO NOTHING"""
DROP_ONE = "DELETE FROM invitations WHERE table_id = ? AND person = ?"
DROP_ALL = "DELETE FROM invitations WHERE table_id = ?"


async def invite(tables: Tables, table: Table, person: Person, account: str) -> None:
    """Await the person with a folded sign-in name; whoever invites is told when there is none."""
    if table.row.host != person.id and not table.seats_of(person.id):
        raise forbidden("not-seated", "you do not sit at this table")
    if table.row.status != OPEN:
        raise not_now("not-open", "the table has begun already")
    invited = await _called(tables.store, account)
    if invited is None:
        raise Refused(404, "no-such-account", "nobody has this sign-in name")
    if invited == person.id:
        raise not_now("invited-oneself", "you need no invitation")
    if table.seats_of(invited):
        raise not_now("already-seated", "this person sits here already")
    if not await tables.store.read("SELECT made FROM invitations WHERE table_id = ? AND person = ?", table.id, invited):
        await tables.change(table, [Change(ADD, (table.id, person.id, tables.now(), invited))])


async def decline(store: Store, table_id: str, person: str) -> None:
    """Be awaited no longer; nobody is told."""
    await store.write([Change(DROP_ONE, (table_id, person))])


async def _called(store: Store, account: str) -> str | None:
    try:
        found = await store.read("SELECT id FROM people WHERE account = ? AND deleted = 0", account)
    except Unstorable:
        return None  # no account can have such a name
    return str(found[0][0]) if found else None
