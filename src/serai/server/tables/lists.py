"""Lists of tables: the lobby, and a person's own games."""

from __future__ import annotations

from typing import Any

import msgspec

from serai.protocol.json_text import reader
from serai.protocol.shown import Line
from serai.protocol.table import Pause
from serai.server.storage import Store

LINE = (
    "t.id, t.game, t.title, t.language, t.status, t.pace, t.created, t.moved, t.number, t.asked, t.result, "
    "t.position IS NOT NULL, t.rated, t.pause"
)
read_pause = reader(Pause)
INVITERS = "SELECT i.table_id, p.name FROM invitations i JOIN people p ON p.id = i.inviter WHERE i.person = ?"


async def public(store: Store, most: int) -> list[Line]:
    """Public tables that wait for players, then those that run."""
    found = await store.read(
        f"SELECT {LINE} FROM tables t WHERE t.public = 1 AND t.status IN ('open', 'running') "
        "ORDER BY CASE t.status WHEN 'open' THEN 0 ELSE 1 END, t.moved DESC LIMIT ?",
        most,
    )
    return await _lines(store, found, None)


async def own(store: Store, person: str, most: int) -> list[Line]:
    """A person's tables: those that wait for them first, then invitations, the running, the open, and the last over."""
    found = await store.read(
        f"""SELECT {LINE} FROM tables t LEFT JOIN invitations i ON i.table_id = t.id AND i.person = ?
            WHERE t.host = ? OR i.person IS NOT NULL OR t.id IN (SELECT table_id FROM seats WHERE person = ?)
            ORDER BY CASE WHEN i.person IS NOT NULL THEN 0 WHEN t.status = 'running' THEN 1
            WHEN t.status = 'open' THEN 2 ELSE 3 END, t.moved DESC LIMIT ?""",
        person,
        person,
        person,
        most,
    )
    lines = await _lines(store, found, person)
    inviters: dict[str, str] = dict(await store.read(INVITERS, person))
    for line in lines:
        line.invited_by = inviters.get(line.id)
    return sorted(lines, key=lambda line: not line.my_turn)


async def not_over(store: Store, person: str) -> list[str]:
    """All tables at which a person sits or is awaited, and whose game is not over."""
    found = await store.read(
        """SELECT DISTINCT s.table_id FROM seats s JOIN tables t ON t.id = s.table_id
           WHERE (s.person = ? OR s.kept_for = ?) AND t.status <> 'over'""",
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
    lines = []
    for *line, pause in found:
        table_id, game, title, language, status, pace, created, moved, number, asked, result, placed, rated = line
        here = [seat for seat in seats if seat[0] == table_id]
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
