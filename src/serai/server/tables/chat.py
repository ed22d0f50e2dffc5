"""What people say at a table: players and spectators apart, until the game is over."""

from __future__ import annotations

import unicodedata

from serai.protocol.live.rooms import said_without_name
from serai.protocol.naming import may_know
from serai.protocol.refusals import wrong
from serai.protocol.table import OVER, Table
from serai.protocol.told import PLAYERS, SPECTATORS, TABLE, Said
from serai.server.live.hub import Hub
from serai.server.moderation.sanctions import must_not_be_silenced
from serai.server.people.people import Person
from serai.server.social.blocking import blocked_by, blockers_of
from serai.server.storage import Change
from serai.server.tables.said import read_chat
from serai.server.tables.tables import Tables

LONGEST = 500
ADD = """INSERT INTO chat (table_id, number, room, person, name, words, said)
    SELECT ?, coalesce(max(number), 0) + 1, ?, ?, ?, ?, ? FROM chat WHERE table_id = ?"""


def room_of(table: Table, person: str | None) -> str:
    """Where a person speaks and listens."""
    return PLAYERS if table.seats_of(person) else SPECTATORS


async def say(tables: Tables, hub: Hub, table: Table, person: Person, words: str) -> Said:
    """Say something where one belongs; kept, and told to everybody there."""
    said = checked_words(words)
    await must_not_be_silenced(tables.store, person.id)
    values = (table.id, room_of(table, person.id), person.id, person.name, said, tables.now(), table.id)
    await tables.change(table, [Change(ADD, values, 1)])
    found = await read_chat(tables.store, table.id, 0, most=1)
    hub.say(table, found[-1], await blockers_of(tables.store, person.id))
    return found[-1]


async def heard(tables: Tables, table: Table, person: str | None) -> list[Said]:
    """What a person may read of what was said, without what those say whom they have blocked."""
    said = await read_chat(tables.store, table.id, 0)
    room, unheard = room_of(table, person), await blocked_by(tables.store, person)
    heard_here = [entry for entry in said if table.row.status == OVER or entry.room in (room, TABLE)]
    return [entry for entry in heard_here if entry.person not in unheard]


async def told(tables: Tables, table: Table, person: str | None) -> list[Said]:
    """The same as they are told it: who may not know all names hears some without."""
    said = await heard(tables, table, person)
    return said if may_know(table, person) else [said_without_name(table, entry) for entry in said]


def checked_words(words: str) -> str:
    """Words that can be shown."""
    kept = "".join(letter for letter in words if letter == "\n" or unicodedata.category(letter) not in ("Cc", "Cs"))
    if not 1 <= len(kept.strip()) <= LONGEST:
        raise wrong("bad-words", f"say something, in at most {LONGEST} characters")
    return kept.strip()
