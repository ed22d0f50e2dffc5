"""What moderators look at: open reports, what is in force, and the log."""

from __future__ import annotations

from typing import Any

import msgspec

from serai.protocol.clocks import now
from serai.server.moderation.newcomers import Newcomer, since_ban
from serai.server.moderation.sanctions import IN_FORCE, Sanction
from serai.server.social.reports import Kept
from serai.server.storage import Store

MOST = 50
REPORTS = """SELECT r.id, r.made, r.kind, r.words, r.reporter, a.name, r.person, p.name, r.table_id, t.game, t.title,
    t.status, r.line, r.kept, (SELECT count(*) FROM sanctions s WHERE s.person = r.person)
    FROM reports r JOIN people a ON a.id = r.reporter LEFT JOIN people p ON p.id = r.person
    LEFT JOIN tables t ON t.id = r.table_id
    WHERE r.closed IS NULL AND coalesce(r.person, '') <> ? ORDER BY r.made, r.id LIMIT ?"""
HOLDING = f"""SELECT p.name, s.person, s.id, s.act, s.why, s.words, s.table_id, s.made, s.until
    FROM sanctions s JOIN people p ON p.id = s.person WHERE {IN_FORCE} ORDER BY s.made DESC LIMIT ?"""
LOG = """SELECT l.number, l.made, l.moderator, m.name, l.act, l.person, p.name, l.table_id, l.until, l.why, l.words,
    l.hash FROM moderation_log l LEFT JOIN people m ON m.id = l.moderator LEFT JOIN people p ON p.id = l.person
    WHERE l.number < ? ORDER BY l.number DESC LIMIT ?"""
NEWEST = 1 << 60


class Named(msgspec.Struct):
    """Somebody, as they are called now."""

    id: str
    name: str


class ReportShown(msgspec.Struct):
    """A report with what was kept of its subject, and how often the person was dealt with before."""

    id: str
    made: int
    kind: str
    words: str
    reporter: Named
    person: Named | None
    table: str | None
    game: str | None
    title: str | None
    status: str | None
    line: int | None
    kept: Kept
    earlier: int


class Holding(msgspec.Struct):
    """A silence or a ban that is in force, and who came since from where the person was banned."""

    person: Named
    sanction: Sanction
    newcomers: list[Newcomer]


class LogEntry(msgspec.Struct):
    """A row of the log, with names for those who still have one."""

    number: int
    made: int
    moderator: Named
    act: str
    person: Named | None
    table: str | None
    until: int | None
    why: str
    words: str
    hash: str


class Desk(msgspec.Struct):
    """All that a moderator sees at once."""

    reports: list[ReportShown]
    holding: list[Holding]
    log: list[LogEntry]


async def desk(store: Store, moderator: str) -> Desk:
    """What waits, what is in force and what was done last; nobody sees what others report of them."""
    reports = [_report(row) for row in await store.read(REPORTS, moderator, MOST)]
    found = [(Named(who, name), Sanction(*rest)) for name, who, *rest in await store.read(HOLDING, now(), MOST)]
    banned = {person.id for person, sanction in found if sanction.act == "ban"}
    came = await since_ban(store, banned, now())
    holding = [
        Holding(person, sanction, came[person.id] if sanction.act == "ban" else []) for person, sanction in found
    ]
    return Desk(reports, holding, await entries(store, None))


async def entries(store: Store, before: int | None) -> list[LogEntry]:
    """The last acts, or those before one of them."""
    found = await store.read(LOG, NEWEST if before is None else before, MOST)
    return [
        LogEntry(number, made, Named(by, by_name or "—"), act, _named(person, name), table, until, why, words, hashed)
        for number, made, by, by_name, act, person, name, table, until, why, words, hashed in found
    ]


def _named(person: str | None, name: str | None) -> Named | None:
    return None if person is None else Named(person, name or "—")


def _report(row: tuple[Any, ...]) -> ReportShown:
    report, made, kind, words, reporter, by, person, name, table, game, title, status, line, kept, earlier = row
    was, whose, about = msgspec.json.decode(kept, type=Kept), Named(reporter, by), _named(person, name)
    return ReportShown(report, made, kind, words, whose, about, table, game, title, status, line, was, earlier)
