"""What a bot would do, and why: in games that are over and in what-ifs, never in a game under way.

The process that thinks is given a world in which everything that the seat cannot see was drawn anew.
"""

from __future__ import annotations

import secrets
from typing import Any, NamedTuple

import msgspec

from serai.engine.core import snapshot
from serai.engine.core.chance import seeded
from serai.engine.play.match import Match
from serai.engine.play.record import ALL, CHOSE
from serai.server.api.refusals import Refused, forbidden, not_now
from serai.server.bots.analysing import checked_move, must_be_over
from serai.server.bots.thinking_process import USUAL, consider
from serai.server.operations.workers import Job, WorkerDied, Workers
from serai.server.tables.stored import read_play, read_rows
from serai.server.tables.table import RUNNING, Table
from serai.server.tables.tables import Tables

MOST_WAITING = 8
MOST_TOLD = 8  # choices
LONGEST = 300.0  # seconds of the processor that a thought may take


class Weighed(msgspec.Struct):
    """A choice that a bot considered: the chance to win that it expects of it, and how often it looked."""

    choice: list[Any]
    value: float
    visits: int


class Advice(msgspec.Struct):
    """What a bot of a level considers for a seat, the choice it would make first, and what was chosen in the game."""

    seat: int
    level: str
    chosen: list[Any] | None
    moves: list[Weighed]


class Pondered(NamedTuple):
    """A question to think about: the game before it, who is asked, which bot is to think, and what was chosen."""

    match: Match
    seat: int
    level: str = USUAL
    chosen: list[Any] | None = None


class Advisers:
    """One process that advises; it is started when it is first needed."""

    def __init__(self, tables: Tables, nice: int) -> None:
        self._tables = tables
        self._workers = Workers("serai-adviser", 1, nice)
        self._waiting = 0
        self.asked = 0

    async def past(self, table: Table, number: int, seat: int | None) -> Pondered:
        """The question that was answered by a move of a game that is over; the lock is not held."""
        must_be_over(table)
        (row,) = await read_rows(self._tables.store, table.id, checked_move(table, number) - 1, number)
        play = await read_play(self._tables.store, self._tables.replays, table, number - 1)
        if row.act not in (CHOSE, ALL):
            raise not_now("not-asked", "this move answered no question")
        if seat is None:
            seat = row.seat if row.act == CHOSE else play.asked[0]
        if seat not in play.asked:
            raise not_now("not-asked", "this seat was not asked anything there")
        chosen = None
        if row.act == CHOSE:
            notation = table.game.notation
            chosen = notation.to_row(notation.read(row.what))
        return Pondered(play.match, seat, table.seats[seat].bot or USUAL, chosen)

    async def why(self, pondered: Pondered) -> Advice:
        """What a bot considers; only the request itself waits."""
        match, seat, level, chosen = pondered
        if not any(asked.seat == seat for asked in match.asks):
            raise not_now("not-asked", "this seat is not asked anything there")
        if self._waiting >= MOST_WAITING:
            raise Refused(429, "advisers-busy", "many ask for advice just now; ask again in a moment")
        redealt = match.redealt(seat, seeded(secrets.token_hex(16)))
        kept = snapshot.save(match.game, redealt)
        self._waiting += 1
        self.asked += 1
        try:
            asked = (match.game.name, kept, match.number, seat, level, secrets.token_hex(8))
            level, considered = await self._workers.run(Job(consider, *asked, processor_limit=LONGEST))
        except WorkerDied:
            raise Refused(503, "advisers-busy", "the process that thought has ended; ask again") from None
        finally:
            self._waiting -= 1
        moves = [Weighed(choice, round(value, 4), visits) for choice, value, visits in considered[:MOST_TOLD]]
        return Advice(seat, level, chosen, moves)

    def halt(self) -> None:
        """End the process at once, and start no other."""
        self._workers.stop()


def may_be_advised(table: Table, person: str | None) -> None:
    """Refuse advice on a running game between several people."""
    if table.row.status == RUNNING and any(seat.person not in (None, person) for seat in table.seats):
        raise forbidden("advice-later", "while others play, bots advise nobody")
