"""Newcomers from where somebody was banned: they wait, and moderators see them.

Nobody else is kept out: whoever has an account or plays as a guest already goes on, also at the same address. What is
kept are keyed hashes of devices and addresses, which tell nothing without the server's key, and only for some days.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection
from typing import Literal, NamedTuple

import msgspec

from serai.protocol.clocks import DAY, MINUTE
from serai.protocol.refusals import Refused
from serai.server.storage import Change, Store

HOUR = 60 * MINUTE
Kind = Literal["device", "place"]
KEPT: dict[Kind, int] = {"device": 60 * DAY, "place": 7 * DAY}
HELD: dict[Kind, int] = {"device": 60 * DAY, "place": 3 * DAY}  # from a ban on, if that does not end before
PACE: dict[Kind, int] = {"device": DAY, "place": 10 * MINUTE}  # between two newcomers, and before the first
MOST_TRACES = 16  # of one person: somebody banned who comes from many addresses does not mark them all
NOTE = """INSERT INTO traces (person, kind, mark, since, expires)
    SELECT CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS BIGINT), CAST(? AS BIGINT)
    WHERE (SELECT count(*) FROM traces WHERE person = ?) < ?
    ON CONFLICT (person, kind, mark) DO {}"""
NOTE_COMING = NOTE.format("UPDATE SET since = excluded.since, expires = excluded.expires")
NOTE_BANNED = NOTE.format("NOTHING")  # or they would have others wait again and again
FORGET_OLD = "DELETE FROM traces WHERE expires <= ?"
HOLD = "UPDATE traces SET since = ?, expires = ? WHERE expires > ? AND kind = ? AND person = ?"
OF_BANNED = """FROM traces t JOIN people p ON p.id = t.person
    WHERE t.mark IN (?, ?) AND t.expires > ? AND p.banned > ?"""
WAITS = f"SELECT t.kind, max(t.since) {OF_BANNED} GROUP BY t.kind"
LET_IN = f"UPDATE traces SET since = ? WHERE (person, kind, mark) IN (SELECT t.person, t.kind, t.mark {OF_BANNED})"
# Who came from where somebody was banned, since then; at the same address only those who are new. Who came from both is
# told by the device, the lesser of the two words.
SINCE = """SELECT b.person, min(t.kind), p.id, p.name, p.created
    FROM traces b JOIN traces t ON t.mark = b.mark AND t.kind = b.kind AND t.person <> b.person
    JOIN people p ON p.id = t.person AND p.deleted = 0
    JOIN sanctions s ON s.person = b.person AND s.act = 'ban'
    WHERE b.person IN ({}) AND b.expires > ? AND t.since >= s.made AND (t.kind = 'device' OR p.created > s.made)
    GROUP BY b.person, p.id, p.name, p.created ORDER BY p.created DESC, p.id LIMIT 100"""
EXPORTED = "SELECT kind, since, expires FROM traces WHERE person = ? ORDER BY since"
log = logging.getLogger("serai.moderation")


class Origin(NamedTuple):
    """Where somebody comes from, as marks that only this server can make."""

    device: str
    place: str


class Newcomer(msgspec.Struct):
    """Somebody who came from where another was banned."""

    id: str
    name: str
    kind: Kind
    created: int


def origin_of(marked: Callable[[str], str], device: str, place: str) -> Origin:
    """The marks of a device and an address."""
    return Origin(marked(f"trace device {device}"), marked(f"trace place {place}"))


async def note(store: Store, person: str, origin: Origin, now: int, banned: bool = False) -> None:
    """Keep where somebody came from; of the banned only what was not known."""
    put = NOTE_BANNED if banned else NOTE_COMING
    traces: list[tuple[Kind, str]] = [("device", origin.device), ("place", origin.place)]
    await store.write(
        [
            Change(FORGET_OLD, (now,)),
            *(Change(put, (person, kind, mark, now, now + KEPT[kind], person, MOST_TRACES)) for kind, mark in traces),
        ]
    )


def held(person: str, now: int) -> list[Change]:
    """From the ban of somebody on newcomers wait where they came from."""
    return [Change(HOLD, (now, now + HELD[kind], now, kind, person)) for kind in KEPT]


async def must_not_wait(store: Store, origin: Origin, now: int) -> None:
    """Refuse newcomers who must wait; whoever is let in has the next one wait."""
    found: list[tuple[Kind, int]] = await store.read(WAITS, *origin, now, now)
    if not found:
        return
    left = max(since + PACE[kind] - now for kind, since in found)
    log.info("a newcomer from where somebody is banned", extra={"by": sorted(dict(found)), "waits": left > 0})
    if left > 0:
        unit, length = ("hours", HOUR) if left > 90 * MINUTE else ("minutes", MINUTE)
        facts = {"count": -(-left // length), "unit": unit}
        raise Refused(429, "newcomers-wait", "newcomers from here wait a while", facts)
    await store.write([Change(LET_IN, (now, *origin, now, now))])


async def since_ban(store: Store, banned: Collection[str], now: int) -> dict[str, list[Newcomer]]:
    """For each of some banned people who came since from the same device or address."""
    seen: dict[str, list[Newcomer]] = {person: [] for person in banned}
    if banned:
        marks = ", ".join("?" * len(banned))
        for person, kind, other, name, created in await store.read(SINCE.format(marks), *banned, now):
            seen[person].append(Newcomer(other, name, kind, created))
    return seen


async def exported(store: Store, person: str) -> dict[str, list[dict[str, object]]]:
    """What is kept of where somebody came from."""
    rows = await store.read(EXPORTED, person)
    return {"traces": [dict(zip(("kind", "since", "expires"), row, strict=True)) for row in rows]}


def forgotten(person: str) -> list[Change]:
    """Forget it."""
    return [Change(f"DELETE FROM {table} WHERE person = ?", (person,)) for table in ("traces", "ended_sessions")]
