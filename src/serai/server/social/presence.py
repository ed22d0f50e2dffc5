"""Presence: who is here, as far as they let others see it.

Every node notes about three times a minute who is connected to it (`people.seen`), so nothing is written for a move.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from serai.protocol.clocks import now
from serai.server.storage import Store
from serai.server.tables.nameless import nameless

Where = Literal["here", "playing", "away"]
HERE = 60_000  # milliseconds since a node noted somebody
PLAYING = 10 * 60_000  # since something happened at a table at which they sit

FRIENDS = """EXISTS (SELECT 1 FROM friends f WHERE f.accepted IS NOT NULL
    AND ((f.one = p.id AND f.other = ?) OR (f.one = ? AND f.other = p.id)))"""
BLOCKED = """EXISTS (SELECT 1 FROM blocks b
    WHERE (b.person = p.id AND b.blocked = ?) OR (b.person = ? AND b.blocked = p.id))"""
TABLE = """SELECT s.table_id FROM seats s JOIN tables g ON g.id = s.table_id WHERE s.person = p.id AND s.away IS NULL
    AND s.ended IS NULL AND g.status IN ('open', 'running') AND g.moved > ? ORDER BY g.moved DESC LIMIT 1"""
CHOICE = "coalesce(q.presence, CASE WHEN p.account IS NULL THEN 'nobody' ELSE 'friends' END)"
SEEN = f"""SELECT p.id, p.seen, t.id, CASE WHEN {nameless(person="p.id", number="1")} IS NULL THEN t.public ELSE 0 END
    FROM people p LEFT JOIN profiles q ON q.person = p.id
    LEFT JOIN tables t ON t.id = ({TABLE}) WHERE p.id IN ({{}}) AND p.deleted = 0
    AND ({CHOICE} = 'everybody' OR ({CHOICE} = 'friends' AND {FRIENDS})) AND NOT {BLOCKED}"""


class Presence(msgspec.Struct):
    """Where somebody is, and the table if everybody may look on there and sees them by name."""

    where: Where
    table: str | None = None


async def presence_of(store: Store, viewer: str, people: Sequence[str]) -> dict[str, Presence]:
    """Where people are; whoever does not let the viewer see it is left out."""
    if not people:
        return {}
    time = now()
    found = await store.read(
        SEEN.format(", ".join("?" * len(people))), time - PLAYING, *people, viewer, viewer, viewer, viewer
    )
    return {person: _where(seen > time - HERE, table, public) for person, seen, table, public in found}


def _where(here: bool, table: str | None, public: int | None) -> Presence:
    if not here:
        return Presence("away")
    return Presence("here") if table is None else Presence("playing", table if public else None)
