"""What is kept of a person's friends, blocks, reports and sanctions: exported on request, forgotten with them."""

from __future__ import annotations

from serai.server.storage import Change, Store

FRIENDS = """SELECT CASE WHEN one = ? THEN other ELSE one END, asker, asked, accepted FROM friends
    WHERE one = ? OR other = ? ORDER BY asked"""
BLOCKS = "SELECT blocked, made FROM blocks WHERE person = ? ORDER BY made"
# Who said a line may be nobody they may know by name; table and line say which it was.
REPORTS = """SELECT CASE WHEN line IS NULL THEN person END, table_id, line, kind, words, made FROM reports
    WHERE reporter = ? ORDER BY made"""
SANCTIONS = "SELECT act, why, words, table_id, made, until FROM sanctions WHERE person = ? ORDER BY made"
FORGET = (
    "DELETE FROM blocks WHERE person = ?",
    "DELETE FROM blocks WHERE blocked = ?",
    "DELETE FROM friends WHERE one = ?",
    "DELETE FROM friends WHERE other = ?",
    "DELETE FROM reports WHERE reporter = ?",
    "DELETE FROM reports WHERE person = ?",  # nobody is left to be dealt with
    "DELETE FROM sanctions WHERE person = ?",
)


async def exported(store: Store, person: str) -> dict[str, list[dict[str, object]]]:
    """Everything that is kept; who blocked or reported the person is not theirs to know."""
    parts = {
        "friends": (("person", "asker", "asked", "accepted"), await store.read(FRIENDS, person, person, person)),
        "blocked": (("person", "made"), await store.read(BLOCKS, person)),
        "reports": (("person", "table", "line", "kind", "words", "made"), await store.read(REPORTS, person)),
        "sanctions": (("act", "why", "words", "table", "made", "until"), await store.read(SANCTIONS, person)),
    }
    return {part: [dict(zip(names, row, strict=True)) for row in rows] for part, (names, rows) in parts.items()}


def forgotten(person: str) -> list[Change]:
    """Forget all of it; the log of moderation keeps ids alone."""
    return [Change(statement, (person,)) for statement in FORGET]
