"""Invitations: who is awaited at a table until they sit down or decline, or it begins or closes without them."""

from __future__ import annotations

from serai.protocol.refusals import Refused, forbidden, not_now
from serai.protocol.table import OPEN, Table
from serai.server.people.people import Person
from serai.server.social.blocking import must_meet
from serai.server.storage import Change, Store, Unstorable
from serai.server.tables.tables import Tables

ADD = """INSERT INTO invitations (table_id, person, inviter, made)
    SELECT ?, id, ?, CAST(? AS BIGINT) FROM people WHERE id = ? AND deleted = 0
    ON CONFLICT (table_id, person) DO NOTHING"""
# Seats of a table that has not begun, of somebody who sat there or had them kept.
FREE_SEATS = """UPDATE seats SET person = NULL, name = NULL, share = '', kept_for = NULL
    WHERE table_id = ? AND (person = ? OR kept_for = ?)"""
DROP_ONE = "DELETE FROM invitations WHERE table_id = ? AND person = ?"
DROP_ALL = "DELETE FROM invitations WHERE table_id = ?"


async def invite(tables: Tables, table: Table, person: Person, account: str) -> str | None:
    """Await the person with a folded sign-in name, whose id is given unless they were awaited already.

    Whoever invites is told when nobody has that name.
    """
    if table.row.host != person.id and not table.seats_of(person.id):
        raise forbidden("not-seated", "you do not sit at this table")
    if table.row.status != OPEN:
        raise not_now("not-open", "the table has begun already")
    invited = await _called(tables.store, account)
    if invited is None:
        raise Refused(404, "no-such-account", "nobody has this sign-in name")
    if invited == person.id:
        raise not_now("invited-oneself", "you need no invitation")
    await must_meet(tables.store, person.id, invited)
    if table.seats_of(invited):
        raise not_now("already-seated", "this person sits here already")
    if await tables.store.read("SELECT made FROM invitations WHERE table_id = ? AND person = ?", table.id, invited):
        return None
    await tables.change(table, [Change(ADD, (table.id, person.id, tables.now(), invited))])
    return invited


async def decline(tables: Tables, table_id: str, person: str) -> None:
    """Be awaited no longer; nobody is told, but where a seat was kept for one it is free."""
    gone = Change(DROP_ONE, (table_id, person))

    async def free(table: Table) -> None:
        kept = [Change(FREE_SEATS, (table.id, person, person))] if not table.seats_of(person) else []
        await tables.change(table, [gone, *kept])

    if await tables.store.read("SELECT 1 FROM seats WHERE table_id = ? AND kept_for = ?", table_id, person):
        await tables.changing(table_id, free)
    else:
        await tables.store.write([gone])


async def _called(store: Store, account: str) -> str | None:
    try:
        found = await store.read("SELECT id FROM people WHERE account = ? AND deleted = 0", account)
    except Unstorable:
        return None  # no account can have such a name
    return str(found[0][0]) if found else None
