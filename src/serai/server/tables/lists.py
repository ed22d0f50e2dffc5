"""Lists of tables: the lobby, and a person's own games."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

import msgspec

from serai.protocol.json_text import reader
from serai.protocol.shown import Line
from serai.protocol.table import OPEN, RUNNING, Pause
from serai.server.storage import Store

LINE = (
    "t.id, t.game, t.title, t.language, t.status, t.pace, t.created, t.moved, t.number, t.asked, t.result, "
    "t.position IS NOT NULL, t.rated, t.pause"
)
# The last tables of a status, read from the end of the index.
LAST = """SELECT * FROM (SELECT id, {} AS later FROM tables WHERE public = 1 AND status = '{}'
    ORDER BY moved DESC LIMIT ?) some_{}"""
PUBLIC = f"""SELECT {LINE} FROM ({LAST.format(0, OPEN, OPEN)} UNION ALL {LAST.format(1, RUNNING, RUNNING)}) listed
    JOIN tables t ON t.id = listed.id ORDER BY listed.later, t.moved DESC LIMIT ?"""
# Invitations, what goes on, and the last ones that are over; who opened a table for others has no seat there.
MINE = """SELECT table_id FROM invitations WHERE person = ?
    UNION SELECT table_id FROM seats WHERE person = ? AND ended IS NULL
    UNION SELECT id FROM tables WHERE host = ? AND status IN ('open', 'running')
    UNION SELECT table_id FROM (SELECT DISTINCT ended, table_id FROM seats WHERE person = ? AND ended IS NOT NULL
        ORDER BY ended DESC, table_id DESC LIMIT ?) some_played
    UNION SELECT id FROM (SELECT id FROM tables WHERE host = ? AND status = 'over'
        ORDER BY ended DESC LIMIT ?) some_hosted"""
OWN = f"""SELECT {LINE} FROM ({MINE}) listed JOIN tables t ON t.id = listed.table_id
    LEFT JOIN invitations i ON i.table_id = t.id AND i.person = ?
    ORDER BY CASE WHEN i.person IS NOT NULL THEN 0 WHEN t.status = 'running' THEN 1
    WHEN t.status = 'open' THEN 2 ELSE 3 END, t.moved DESC LIMIT ?"""
read_pause = reader(Pause)
INVITERS = "SELECT i.table_id, p.name FROM invitations i JOIN people p ON p.id = i.inviter WHERE i.person = ?"


async def public(store: Store, most: int) -> list[Line]:
    """Public tables that wait for players, then those that run."""
    return await _lines(store, await store.read(PUBLIC, most, most, most), None)


async def own(store: Store, person: str, most: int) -> list[Line]:
    """A person's tables: those that wait for them first, then invitations, the running, the open, and the last over."""
    found = await store.read(OWN, person, person, person, person, most, person, most, person, most)
    lines = await _lines(store, found, person)
    inviters: dict[str, str] = dict(await store.read(INVITERS, person))
    for line in lines:
        line.invited_by = inviters.get(line.id)
    return sorted(lines, key=lambda line: not line.my_turn)


async def not_over(store: Store, person: str) -> list[str]:
    """All tables at which a person sits or is awaited, and whose game is not over."""
    found = await store.read(
        """SELECT DISTINCT s.table_id FROM seats s JOIN tables t ON t.id = s.table_id
           WHERE s.person = ? AND s.ended IS NULL AND t.status <> 'over'
           UNION SELECT s.table_id FROM seats s JOIN tables t ON t.id = s.table_id
           WHERE s.kept_for = ? AND t.status <> 'over'""",
        person,
        person,
    )
    return [table_id for (table_id,) in found]


async def _lines(store: Store, found: list[Any], person: str | None) -> list[Line]:
    if not found:
        return []
    marks = ", ".join("?" * len(found))
    seats = await store.read(
        f"""SELECT s.table_id, s.seat, s.person, s.bot, s.away, COALESCE(s.name, p.name), s.kept_for
            FROM seats s LEFT JOIN people p ON p.id = COALESCE(s.person, s.kept_for)
            WHERE s.table_id IN ({marks}) ORDER BY s.table_id, s.seat""",
        *(values[0] for values in found),
    )
    seats_at: dict[str, list[Any]] = defaultdict(list)
    for seat in seats:
        seats_at[seat[0]].append(seat)
    lines = []
    for *line, pause in found:
        table_id, game, title, language, status, pace, created, moved, number, asked, result, placed, rated = line
        here = seats_at[table_id]
        mine = [seat[1] for seat in here if person is not None and seat[2] == person]
        away = {seat[1] for seat in here if seat[4]}
        now = msgspec.json.decode(asked)
        paused = pause is not None and read_pause(pause).since is not None
        lines.append(
            Line(
                table_id, game, title, language, status, msgspec.json.decode(pace), created, moved, number, now,
                msgspec.json.decode(result) if result else None,
                bool(placed),
                bool(rated),
                [seat[5] or seat[3] for seat in here],
                sum(seat[2:4] == (None, None) and seat[6] is None for seat in here),
                mine,
                not paused and any(seat in mine and seat not in away for seat in now),
                paused=paused,
            )
        )  # fmt: skip
    return lines
