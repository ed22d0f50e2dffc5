"""What is kept of a person's tournaments, and what becomes of it when they are deleted."""

from __future__ import annotations

from serai.protocol.clocks import now
from serai.server.storage import Change, Store

EXPORTED = {
    "tournaments": (
        ("tournament", "title", "number", "joined_as", "joined", "left_round", "hidden"),
        """SELECT t.id, t.title, e.number, e.status, e.joined, e.left_round, e.hidden FROM entrants e
           JOIN tournaments t ON t.id = e.tournament WHERE e.person = ? ORDER BY e.joined, t.id""",
    ),
    "tournaments_announced": (
        ("tournament", "title", "status", "created"),
        "SELECT id, title, status, created FROM tournaments WHERE host = ? ORDER BY created, id",
    ),
    "tournament_games": (
        ("tournament", "round", "table", "seat", "place", "score", "points", "absent"),
        """SELECT x.tournament, x.round, r.table_id, x.seat, x.place, x.score, x.points, x.absent
           FROM entrants e JOIN tournament_seats x ON x.tournament = e.tournament AND x.entrant = e.number
           JOIN tournament_tables r ON r.tournament = x.tournament AND r.round = x.round AND r.number = x.number
           WHERE e.person = ? ORDER BY x.tournament, x.round""",
    ),
}
# What has not begun goes without a trace; in what has, somebody without a name stays in the standings.
LEAVE_ANNOUNCED = """UPDATE tournaments SET entered = entered - 1, changed = changed + 1 WHERE status = 'announced'
    AND id IN (SELECT tournament FROM entrants WHERE status = 'in' AND person = ?)"""
DROP = """DELETE FROM entrants WHERE person = ? AND (status = 'invited'
    OR tournament IN (SELECT id FROM tournaments WHERE status IN ('announced', 'cancelled')))"""
NAMELESS = """UPDATE entrants SET person = NULL, hidden = 0, left_round = CASE WHEN left_round IS NULL THEN
    (SELECT t.round FROM tournaments t WHERE t.status = 'running' AND t.id = entrants.tournament)
    ELSE left_round END WHERE person = ?"""
CALL_OFF = """UPDATE tournaments SET status = 'cancelled', ended = ?, due = NULL, changed = changed + 1
    WHERE status = 'announced' AND host = ?"""
NO_HOST = "UPDATE tournaments SET host = NULL, changed = changed + 1 WHERE host = ?"


async def exported(store: Store, person_id: str) -> dict[str, list[dict[str, object]]]:
    """Everything that is kept about a person's tournaments."""
    return {
        part: [dict(zip(columns, row, strict=True)) for row in await store.read(sql, person_id)]
        for part, (columns, sql) in EXPORTED.items()
    }


def forgotten(person_id: str) -> list[Change]:
    """Leave all tournaments, and call off those that have not begun."""
    return [
        Change(LEAVE_ANNOUNCED, (person_id,)),
        Change(DROP, (person_id,)),
        Change(NAMELESS, (person_id,)),
        Change(CALL_OFF, (now(), person_id)),
        Change(NO_HOST, (person_id,)),
    ]
