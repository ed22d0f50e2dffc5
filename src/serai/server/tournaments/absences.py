"""Those who do not come, who withdrew, or whose round takes too long: bots play on for them."""

from __future__ import annotations

import msgspec

from serai.engine.play.record import ALL
from serai.protocol.clocks import Clocks
from serai.protocol.opening import STAND_IN
from serai.protocol.table import RUNNING, Table
from serai.server.storage import Change, Conflict
from serai.server.tables import lobby, pausing
from serai.server.tables.tables import Tables
from serai.server.tournaments.rounds import CAME_OFF, CameOff
from serai.server.tournaments.stored import PLAYING, RoundTable, Tournament

UNSEEN = 60_000  # milliseconds since somebody was last connected
AT_TABLES = """FROM tournament_tables r JOIN tournament_seats x
    ON x.tournament = r.tournament AND x.round = r.round AND x.number = r.number
    JOIN entrants e ON e.tournament = r.tournament AND e.number = x.entrant
    JOIN seats s ON s.table_id = r.table_id AND s.seat = x.seat
    WHERE r.tournament = ? AND r.round = ? AND s.person IS NOT NULL AND s.away IS NULL"""
# Everybody at tables whose time is over, and whoever withdrew.
TO_BE_PLAYED = f"""SELECT r.table_id, s.seat {AT_TABLES} AND r.status IN ('playing', 'late')
    AND (r.status = 'late' OR e.left_round IS NOT NULL) ORDER BY r.number LIMIT 200"""
# People who are not here and have never moved in this game.
NOT_COME = f"""SELECT q.table_id, q.seat, t.clocks FROM (SELECT r.table_id, s.seat, s.person {AT_TABLES}
    AND r.status = 'playing') AS q JOIN tables t ON t.id = q.table_id JOIN people p ON p.id = q.person
    WHERE t.status = 'running' AND p.seen < ? AND NOT EXISTS (SELECT 1 FROM moves m
        WHERE m.table_id = q.table_id AND (m.seat = q.seat OR m.act = ?)) LIMIT 200"""
TOO_LATE = """UPDATE tournament_tables SET status = 'late'
    WHERE status = 'playing' AND tournament = ? AND round = ? AND number = ?"""
NOTE = """UPDATE tournament_seats SET absent = ? WHERE tournament = ? AND round = ? AND number = ? AND seat = ?"""


async def look(tables: Tables, tournament: Tournament, playing: list[RoundTable]) -> None:
    """Let bots play for everybody who does not."""
    now = tables.now()
    if tournament.deadline is not None and now >= tournament.deadline:
        for table in playing:
            if table.status == PLAYING:
                await _mark_late(tables, tournament, table)
    seats = await tables.store.read(TO_BE_PLAYED, tournament.id, tournament.round)
    if tournament.pace.kind == "live":
        seats += await _not_come(tables, tournament, now)
    for table_id, seat in seats:
        await _play_for(tables, tournament, table_id, seat)


async def _mark_late(tables: Tables, tournament: Tournament, table: RoundTable) -> None:
    """The time is over: whoever is away now has lost, for the others the bots' result counts."""
    whose = (tournament.id, tournament.round, table.number)
    seats = [CameOff(*row) for row in await tables.store.read(CAME_OFF, *whose)]
    noted = [Change(NOTE, (int(seat.absent), *whose, seat.seat)) for seat in seats]
    try:
        await tables.store.write([Change(TOO_LATE, whose, 1), *noted])
    except Conflict:
        return  # it ended just then


async def _not_come(tables: Tables, tournament: Tournament, now: int) -> list[tuple[str, int]]:
    """Seats whose people never came: asked for longer than a live table waits."""
    if tournament.round_began is None or now < tournament.round_began + tournament.absence:
        return []
    whose = (tournament.id, tournament.round)
    found = await tables.store.read(NOT_COME, *whose, now - UNSEEN, ALL)
    late = []
    for table_id, seat, clocks in found:
        since = msgspec.json.decode(clocks, type=Clocks).since[seat]
        if since is not None and since <= now - tournament.absence:
            late.append((table_id, seat))
    return late


async def _play_for(tables: Tables, tournament: Tournament, table_id: str, seat: int) -> None:
    async def stand_in(table: Table) -> None:
        if table.row.status == RUNNING and table.seats[seat].person is not None and table.seats[seat].away is None:
            if table.stopped is not None:
                await pausing.go_on(tables, table)  # the round waits for no pause
            await lobby.stand_in(tables, table, [seat], tournament.level or STAND_IN)

    await tables.changing(table_id, stand_in)
