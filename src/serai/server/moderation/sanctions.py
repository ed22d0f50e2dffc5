"""What moderators did to somebody: in force for a time, and told to them with the reason."""

from __future__ import annotations

import secrets
import time
from typing import Literal

import msgspec

from serai.protocol.clocks import now
from serai.protocol.refusals import Refused
from serai.server.moderation import newcomers
from serai.server.moderation.log import Act
from serai.server.storage import Change, Store

Sanctioned = Literal["silence", "ban", "close"]
FOR_GOOD = 9_999_999_999_999  # as people.banned has it
ADD = """INSERT INTO sanctions (id, person, act, why, words, table_id, made, until)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?)"""
IN_FORCE = "act IN ('silence', 'ban') AND (until IS NULL OR until > ?)"
COLUMNS = "id, act, why, words, table_id, made, until"
NEWEST = f"SELECT {COLUMNS} FROM sanctions WHERE person = ? AND act = ? AND {IN_FORCE} ORDER BY made DESC LIMIT 1"
UNTOLD = f"SELECT {COLUMNS} FROM sanctions WHERE person = ? AND told = 0 ORDER BY made LIMIT 20"
TOLD = "UPDATE sanctions SET told = 1 WHERE person = ? AND id = ?"
END = f"UPDATE sanctions SET until = ? WHERE person = ? AND {IN_FORCE}"
KEEP_SESSIONS = """INSERT INTO ended_sessions (hash, person, expires) SELECT hash, person, expires FROM sessions
    WHERE person = ? ON CONFLICT (hash) DO NOTHING"""
END_SESSIONS = "DELETE FROM sessions WHERE person = ?"
BAN = "UPDATE people SET banned = ? WHERE id = ? OR owner = ?"  # with the bots that are theirs


class Sanction(msgspec.Struct):
    """Something that a moderator did, as the person is told it; a ban without `until` is for good."""

    id: str
    act: Sanctioned
    why: str
    words: str
    table: str | None
    made: int
    until: int | None


def imposed(person: str, act: Act) -> list[Change]:
    """Put a sanction on somebody: for a time or for good, or because a table was closed."""
    table, until = (act.table, None) if act.act == "close" else (None, act.until)
    changes = [Change(ADD, (secrets.token_hex(16), person, act.act, act.why, act.words, table, act.made, until), 1)]
    if act.act == "ban":
        changes += [
            Change(BAN, (FOR_GOOD if until is None else until, person, person)),
            Change(KEEP_SESSIONS, (person,)),
            Change(END_SESSIONS, (person,)),
            *newcomers.held(person, act.made),
        ]
    return changes


def lifted(person: str, at: int) -> list[Change]:
    """End what is in force against somebody."""
    return [Change(END, (at, person, at)), Change(BAN, (0, person, person))]


async def in_force(store: Store, person: str, act: Sanctioned) -> Sanction | None:
    """The newest sanction of a kind that still holds."""
    found = await store.read(NEWEST, person, act, now())
    return Sanction(*found[0]) if found else None


async def must_not_be_silenced(store: Store, person: str) -> None:
    """Refuse words of somebody who may not write for a time."""
    if (sanction := await in_force(store, person, "silence")) is not None:
        raise Refused(403, "silenced", "a moderator has silenced you", facts_of(sanction))


async def must_not_be_banned(store: Store, person: str) -> None:
    """Refuse somebody who may not come in."""
    if (sanction := await in_force(store, person, "ban")) is not None:
        raise Refused(403, "banned", "a moderator has banned you", facts_of(sanction))


def facts_of(sanction: Sanction) -> dict[str, str]:
    """What the words of a refusal are made with."""
    until = "never" if sanction.until is None else time.strftime("%Y-%m-%d %H:%M", time.gmtime(sanction.until / 1000))
    return {"why": sanction.why, "until": until, "note": sanction.words}


async def untold(store: Store, person: str) -> list[Sanction]:
    """What somebody has not read yet."""
    return [Sanction(*row) for row in await store.read(UNTOLD, person)]


async def read(store: Store, person: str, sanction: str) -> None:
    """Somebody has read it."""
    await store.write([Change(TOLD, (person, sanction))])
