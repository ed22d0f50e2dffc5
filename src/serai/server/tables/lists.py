"""Lists of tables: the lobby, and a person's own games."""

from __future__ import annotations

from functools import lru_cache
from itertools import groupby
from typing import Any

import msgspec

from serai.protocol.json_text import reader
from serai.protocol.shown import Line
from serai.protocol.table import OPEN, RUNNING, Pause
from serai.server.storage import Store
from serai.server.tables.nameless import nameless

LINE = (
    "t.id, t.game, t.title, t.language, t.status, t.pace, t.created, t.moved, t.number, t.asked, t.result, "
    "t.position IS NOT NULL, t.rated, t.pause, listed.inviter"
)
# The seats come with their tables, a row each, so that a list is one question.
SEAT = f"s.seat, s.person, s.bot, s.away, COALESCE(s.name, p.name), s.kept_for, {nameless()}"
SEATED = f"""SELECT {LINE}, {SEAT} FROM ({{}}) listed JOIN tables t ON t.id = listed.id
    JOIN seats s ON s.table_id = t.id LEFT JOIN people p ON p.id = COALESCE(s.person, s.kept_for)
    LEFT JOIN profiles q ON q.person = p.id
    ORDER BY listed.later, listed.moved DESC, t.id, s.seat"""
# The last tables of a status, read from the end of the index.
LAST = """SELECT * FROM (SELECT id, {} AS later, moved FROM tables WHERE public = 1 AND status = '{}'
    ORDER BY moved DESC LIMIT ?) some_{}"""
PUBLIC = SEATED.format(
    f"""SELECT id, later, moved, NULL AS inviter FROM ({LAST.format(0, OPEN, OPEN)}
    UNION ALL {LAST.format(1, RUNNING, RUNNING)}) both_kinds ORDER BY later, moved DESC LIMIT ?"""
)
# Invitations, what goes on, and the last ones that are over; who opened a table for others has no seat there.
MINE = """SELECT table_id FROM invitations WHERE person = ?
    UNION SELECT table_id FROM seats WHERE person = ? AND ended IS NULL
    UNION SELECT id FROM tables WHERE host = ? AND status IN ('open', 'running')
    UNION SELECT table_id FROM (SELECT DISTINCT ended, table_id FROM seats WHERE person = ? AND ended IS NOT NULL
        ORDER BY ended DESC, table_id DESC LIMIT ?) some_played
    UNION SELECT id FROM (SELECT id FROM tables WHERE host = ? AND status = 'over'
        ORDER BY ended DESC LIMIT ?) some_hosted"""
OWN = SEATED.format(
    f"""SELECT w.id, CASE WHEN i.person IS NOT NULL THEN 0 WHEN w.status = 'running' THEN 1
    WHEN w.status = 'open' THEN 2 ELSE 3 END AS later, w.moved, v.name AS inviter
    FROM ({MINE}) mine JOIN tables w ON w.id = mine.table_id
    LEFT JOIN invitations i ON i.table_id = w.id AND i.person = ? LEFT JOIN people v ON v.id = i.inviter
    ORDER BY later, w.moved DESC LIMIT ?"""
)
read_pause = reader(Pause)


async def public(store: Store, most: int) -> list[Line]:
    """Public tables that wait for players, then those that run; the same for everybody, so some have no name there."""
    return _lines(await store.read(PUBLIC, most, most, most), None)


async def own(store: Store, person: str, most: int) -> list[Line]:
    """A person's tables: those that wait for them first, then invitations, the running, the open, and the last over."""
    found = await store.read(OWN, person, person, person, person, most, person, most, person, most)
    return sorted(_lines(found, person), key=lambda line: not line.my_turn)


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


@lru_cache(maxsize=256)
def _pace(text: str) -> Any:
    """A pace, of which there are few; nobody changes what is given here."""
    return msgspec.json.decode(text)


def _lines(found: list[Any], person: str | None) -> list[Line]:
    """Tables from their rows, one for each seat."""
    lines = []
    for _, rows in groupby(found, key=lambda row: row[0]):
        here = list(rows)
        table_id, game, title, language, status, pace, created, moved, number, asked, result, *more = here[0][:15]
        placed, rated, pause, inviter = more
        seats = [row[15:] for row in here]
        numbers: list[int | None] = [seat[6] if person is None else None for seat in seats]
        mine = [seat[0] for seat in seats if person is not None and seat[1] == person]
        away = {seat[0] for seat in seats if seat[3]}
        now = msgspec.json.decode(asked)
        paused = pause is not None and read_pause(pause).since is not None
        lines.append(
            Line(
                table_id, game, title, language, status, _pace(pace), created, moved, number, now,
                msgspec.json.decode(result) if result else None,
                bool(placed),
                bool(rated),
                [None if hidden else seat[4] or seat[2] for seat, hidden in zip(seats, numbers, strict=True)],
                sum(seat[1:3] == (None, None) and seat[5] is None for seat in seats),
                mine,
                not paused and any(seat in mine and seat not in away for seat in now),
                inviter,
                paused,
                numbers,
            )
        )  # fmt: skip
    return lines
