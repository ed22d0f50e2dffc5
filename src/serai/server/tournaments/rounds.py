"""The rounds of a tournament: begun, drawn, opened table by table, and entered when they are over.

Each step is a transaction that holds only from where the one before left off, and the ids of tables follow from the
tournament: whoever repeats a step that another has done changes nothing.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from serai.protocol.games import game_called
from serai.protocol.opening import STAND_IN, NewTable, fresh_row
from serai.protocol.table import OPEN, Table
from serai.server.storage import Change, Conflict, Store
from serai.server.tables import lobby
from serai.server.tables.lobby import Sitter
from serai.server.tables.tables import Tables
from serai.server.tournaments.announcing import LONGEST_WAIT, MOST_ROUNDS
from serai.server.tournaments.pairing import Field, draw, fillers, rounds_of
from serai.server.tournaments.scoring import bye_points, lot, order_of, points_of
from serai.server.tournaments.seating import Seating
from serai.server.tournaments.stored import (
    ENDED,
    WAITING,
    Entrant,
    RoundTable,
    Tournament,
    entrants_of,
    games_of,
)

BEGIN = """UPDATE tournaments SET status = 'running', round = 1, rounds = ?, entered = ?, changed = changed + 1
    WHERE changed = ? AND status = 'announced' AND id = ?"""
CALL_OFF = """UPDATE tournaments SET status = 'cancelled', ended = ?, due = NULL, changed = changed + 1
    WHERE changed = ? AND status = 'announced' AND id = ?"""
WAIT_ON = "UPDATE tournaments SET due = ? WHERE changed = ? AND status = 'announced' AND id = ?"
FORGET_INVITED = "DELETE FROM entrants WHERE status = 'invited' AND tournament = ?"
SEED = "UPDATE entrants SET seeded = ? WHERE tournament = ? AND number = ?"
FILL = """INSERT INTO entrants (tournament, number, bot, status, joined, seeded) VALUES (?, ?, ?, 'in', ?, ?)"""
RATINGS = """SELECT e.number, r.mean FROM entrants e JOIN ratings r ON r.person = e.person
    WHERE e.tournament = ? AND r.game = ?"""
DRAWN = """UPDATE tournaments SET round_began = ?, changed = changed + 1
    WHERE round_began IS NULL AND status = 'running' AND round = ? AND id = ?"""
ADD_TABLE = "INSERT INTO tournament_tables (tournament, round, number, table_id, status) VALUES (?, ?, ?, ?, ?)"
ADD_SEAT = """INSERT INTO tournament_seats (tournament, round, number, seat, entrant, absent, points)
    VALUES (?, ?, ?, ?, ?, ?, ?)"""
CHANGED = "UPDATE tournaments SET changed = changed + 1 WHERE id = ?"
OPENED = """UPDATE tournament_tables SET status = 'playing'
    WHERE status = 'waiting' AND tournament = ? AND round = ? AND number = ?"""
SEATED = """SELECT entrant FROM tournament_seats WHERE tournament = ? AND round = ? AND number = ? ORDER BY seat"""
FINISHED = """SELECT r.number, t.result FROM tournament_tables r JOIN tables t ON t.id = r.table_id
    WHERE r.tournament = ? AND r.round = ? AND r.status IN ('playing', 'late') AND t.status = 'over'
    ORDER BY r.number"""
# The last column: whether the entrant was a person and is not in the seat.
CAME_OFF = """SELECT x.seat, x.absent, CASE WHEN e.bot IS NULL AND (s.person IS NULL OR s.away IS NOT NULL)
    THEN 1 ELSE 0 END
    FROM tournament_seats x JOIN tournament_tables r
    ON r.tournament = x.tournament AND r.round = x.round AND r.number = x.number
    JOIN entrants e ON e.tournament = x.tournament AND e.number = x.entrant
    JOIN seats s ON s.table_id = r.table_id AND s.seat = x.seat
    WHERE x.tournament = ? AND x.round = ? AND x.number = ? ORDER BY x.seat"""
OVER = """UPDATE tournament_tables SET status = 'over'
    WHERE status IN ('playing', 'late') AND tournament = ? AND round = ? AND number = ?"""
ENTER = """UPDATE tournament_seats SET absent = ?, place = ?, score = ?, points = ?
    WHERE tournament = ? AND round = ? AND number = ? AND seat = ?"""
NEXT = """UPDATE tournaments SET round = ?, round_began = NULL, changed = changed + 1
    WHERE status = 'running' AND round = ? AND id = ?"""
END = """UPDATE tournaments SET status = 'over', ended = ?, due = NULL, rounds = round, changed = changed + 1
    WHERE status = 'running' AND round = ? AND id = ?"""


class CameOff(NamedTuple):
    """A seat when its game is over; `noted` whether its person was absent when the time of the round ended."""

    seat: int
    noted: int | None
    missing: int

    @property
    def absent(self) -> bool:
        """Whether the game counts as lost."""
        return bool(self.missing if self.noted is None else self.noted)


async def field_of(store: Store, tournament: Tournament) -> Field:
    """All who take part, and all games so far."""
    return Field(await entrants_of(store, tournament.id), await games_of(store, tournament.id))


# ---- beginning


async def begin(tables: Tables, tournament: Tournament) -> None:
    """Start the first round, call it off where too few came, or wait on where it is no longer full."""
    store, at = tables.store, (tournament.changed, tournament.id)
    people = await entrants_of(store, tournament.id)
    full = tournament.starts is not None or len(people) == tournament.most
    given_up = tournament.created + LONGEST_WAIT
    if not full and tables.now() < given_up:
        await store.write([Change(WAIT_ON, (given_up, *at), 1)])
        return
    if not full or len(people) < (2 if tournament.level else max(2, tournament.fewest)):
        await store.write([Change(CALL_OFF, (tables.now(), *at), 1)])
        return
    order = await _seeded(store, tournament, people)
    added = fillers(tournament, len(people))
    rounds = rounds_of(tournament, len(people) + added, MOST_ROUNDS)
    seeds = [Change(SEED, (place, tournament.id, one.number), 1) for place, one in enumerate(order)]
    bots = [bot for bot, _ in _bots(tournament, people, added, tables.now())]
    begun = Change(BEGIN, (rounds, len(people), *at), 1)
    await store.write([begun, Change(FORGET_INVITED, (tournament.id,)), *seeds, *bots])


async def _seeded(store: Store, tournament: Tournament, people: Sequence[Entrant]) -> list[Entrant]:
    """By lot, or by rating where that is wished; who has none comes after those who have."""
    rated: dict[int, int] = {}
    if tournament.seeding == "rating":
        rated = dict(await store.read(RATINGS, tournament.id, tournament.game))
    return sorted(people, key=lambda one: (-rated.get(one.number, -(10**12)), lot(tournament.seed, one.number)))


def _bots(tournament: Tournament, entrants: Sequence[Entrant], count: int, now: int) -> list[tuple[Change, Entrant]]:
    """So many bots that fill tables, as rows and as entrants."""
    level = tournament.level or STAND_IN
    last = max((one.number for one in entrants), default=0)
    return [
        (
            Change(FILL, (tournament.id, last + more, level, now, 1000 + last + more), 1),
            Entrant(last + more, None, level, None, None, 1000 + last + more),
        )
        for more in range(1, count + 1)
    ]


# ---- drawing


async def draw_round(tables: Tables, tournament: Tournament) -> None:
    """Draw the round, once: its tables wait to be opened."""
    now = tables.now()
    field = await field_of(tables.store, tournament)
    added: list[tuple[Change, Entrant]] = []
    if tournament.kind == "swiss" and tournament.round > 1:
        field, added = _filled(tournament, field, now)
    seating = await asyncio.to_thread(draw, tournament, field)  # it may take a second
    if tournament.kind == "knock-out" and len(seating.tables) == 1:
        lacking = max(0, tournament.fewest - len(seating.tables[0]))
        added = _bots(tournament, field.entrants, lacking, now)
        seating.tables[0].extend(bot.number for _, bot in added)
    drawn = Change(DRAWN, (now, tournament.round, tournament.id), 1)
    rows = [*_table_rows(tournament, seating.tables), *_bye_rows(tournament, seating)]
    await tables.store.write([drawn, *(bot for bot, _ in added), *rows])


def _filled(tournament: Tournament, field: Field, now: int) -> tuple[Field, list[tuple[Change, Entrant]]]:
    """As many bots as the tables need after people withdrew: others sit this round out, or new ones come."""
    bots = [one for one in field.entrants if one.bot is not None]
    people = [one for one in field.entrants if one.bot is None]
    wanted = fillers(tournament, field.people_left)
    added = _bots(tournament, field.entrants, max(0, wanted - len(bots)), now)
    spare = [msgspec.structs.replace(bot, left_round=tournament.round) for bot in bots[wanted:]]
    return Field([*people, *bots[:wanted], *spare, *(bot for _, bot in added)], field.games), added


def _table_rows(tournament: Tournament, tables: Sequence[Sequence[int]]) -> list[Change]:
    rows = []
    for number, table in enumerate(tables, 1):
        whose = (tournament.id, tournament.round, number)
        rows.append(Change(ADD_TABLE, (*whose, tournament.table_id(number), WAITING), 1))
        rows += [Change(ADD_SEAT, (*whose, seat, entrant, None, 0), 1) for seat, entrant in enumerate(table)]
    return rows


def _bye_rows(tournament: Tournament, seating: Seating) -> list[Change]:
    rows = []
    for number, entrant in enumerate(seating.byes, len(seating.tables) + 1):
        whose = (tournament.id, tournament.round, number)
        rows.append(Change(ADD_TABLE, (*whose, None, ENDED), 1))
        rows.append(Change(ADD_SEAT, (*whose, 0, entrant, 0, bye_points(tournament.kind)), 1))
    return rows


# ---- opening


async def open_table(tables: Tables, tournament: Tournament, waiting: RoundTable, entrants: dict[int, Entrant]) -> None:
    """Open a table with all its people seated, and start its game."""
    assert waiting.table_id is not None
    whose = (tournament.id, tournament.round, waiting.number)
    people = [_sitter(tournament, entrants[entrant]) for (entrant,) in await tables.store.read(SEATED, *whose)]
    wish = NewTable(tournament.game, [], {}, tournament.title, tournament.language, pace=tournament.pace)
    wish.rated = bool(tournament.rated)
    options = game_called(tournament.game).settings(len(people), tournament.options)
    row = fresh_row(None, wish, options, {"tournament": tournament.id, "round": tournament.round})
    row.id = waiting.table_id
    with contextlib.suppress(Conflict):  # it was laid before, by whoever did not come to the next step
        await lobby.lay(tables, row, people)

    async def start(table: Table) -> None:
        if table.row.status == OPEN:
            await lobby.begin(tables, table)

    await tables.changing(row.id, start)
    await tables.store.write([Change(CHANGED, (tournament.id,)), Change(OPENED, whose)])


def _sitter(tournament: Tournament, entrant: Entrant) -> Sitter:
    """Whoever withdrew is played by a bot."""
    if entrant.plays and entrant.person is not None:
        return Sitter(entrant.person)
    return Sitter(bot=entrant.bot or tournament.level or STAND_IN)


# ---- entering


async def enter_finished(store: Store, tournament: Tournament) -> None:
    """Enter how everybody came off at the tables that are over."""
    for number, result in await store.read(FINISHED, tournament.id, tournament.round):
        await enter(store, tournament, number, result)


async def enter(store: Store, tournament: Tournament, number: int, result: str | None) -> None:
    """Enter one table; a game that all agreed to end has no winner, and all share its places."""
    whose = (tournament.id, tournament.round, number)
    seats = [CameOff(*row) for row in await store.read(CAME_OFF, *whose)]
    scores, places, *_ = msgspec.json.decode(result) if result else ([None] * len(seats), [1] * len(seats))
    absent = [seat.absent for seat in seats]
    order = order_of(places, absent)
    entered = [
        Change(ENTER, (int(gone), place, score, points, *whose, seat.seat), 1)
        for seat, gone, place, score, points in zip(seats, absent, order, scores, points_of(order, absent), strict=True)
    ]
    try:
        await store.write([Change(CHANGED, (tournament.id,)), Change(OVER, whose, 1), *entered])
    except Conflict:
        return  # another node has entered it


async def go_on(store: Store, tournament: Tournament, last: bool, now: int) -> None:
    """Go on to the next round, or end."""
    if last:
        await store.write([Change(END, (now, tournament.round, tournament.id), 1)])
    else:
        await store.write([Change(NEXT, (tournament.round + 1, tournament.round, tournament.id), 1)])
