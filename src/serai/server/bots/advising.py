"""What a bot would do, and why: in games that are over, in what-ifs, and in games that one plays against bots alone.

The process that thinks is given a world in which everything that the seat cannot see was drawn anew.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Coroutine
from typing import Any, NamedTuple

import msgspec

from serai.bots.reasons import How
from serai.engine.core import snapshot
from serai.engine.core.chance import seeded
from serai.engine.play.match import Match
from serai.engine.play.record import ALL, CHOSE
from serai.server.api.refusals import Refused, forbidden, not_now
from serai.server.bots.analysing import checked_move, must_be_over
from serai.server.bots.thinking_process import USUAL, Thought, consider
from serai.server.operations.workers import Job, WorkerDied, Workers
from serai.server.tables.stored import read_play, read_rows
from serai.server.tables.table import RUNNING, Table
from serai.server.tables.tables import Tables

MOST_WAITING = 8
MOST_TOLD = 8  # choices
LONGEST = 60.0  # seconds of the processor that a thought may take


class ReasonTold(msgspec.Struct):
    """A reason: a term of the game's evaluation, how it changes and by how many; `rival` where it is another's.

    `/games/{name}/reasons/{language}` has the words; a rival beyond the seats is one that the game itself plays.
    """

    term: str
    how: How
    number: int
    rival: int | None = None


class Weighed(msgspec.Struct):
    """A choice that a bot considered: the chance to win that it expects of it, and how often it looked.

    Up to three are `suggested`, each with the reasons that were found for it.
    """

    choice: list[Any]
    value: float
    visits: int
    suggested: bool = False
    reasons: list[ReasonTold] = []


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

    def why(self, pondered: Pondered, charge: Callable[[float], None] | None = None) -> Coroutine[Any, Any, Advice]:
        """What a bot considers, to be awaited; the world that it thinks about is drawn at once.

        Only the request itself waits, and it pays for the time that the thought took.
        """
        match, seat = pondered.match, pondered.seat
        if not any(asked.seat == seat for asked in match.asks):
            raise not_now("not-asked", "this seat is not asked anything there")
        if self._waiting >= MOST_WAITING:
            raise Refused(429, "advisers-busy", "many ask for advice just now; ask again in a moment")
        kept = snapshot.save(match.game, match.redealt(seat, seeded(secrets.token_hex(16))))
        asked = (match.game.name, kept, match.number, seat, pondered.level, secrets.token_hex(8))
        return self._thought(pondered, Job(consider, *asked, processor_limit=LONGEST), charge)

    async def _thought(
        self, pondered: Pondered, job: Job[tuple[str, list[Thought]]], charge: Callable[[float], None] | None
    ) -> Advice:
        self._waiting += 1
        self.asked += 1
        try:
            level, considered = await self._workers.run(job)
        except WorkerDied:
            raise Refused(503, "advisers-busy", "the process that thought has ended; ask again") from None
        finally:
            self._waiting -= 1
            if charge is not None:
                charge(job.seconds)
        return Advice(pondered.seat, level, pondered.chosen, [_told(thought) for thought in considered[:MOST_TOLD]])

    def halt(self) -> None:
        """End the process at once, and start no other."""
        self._workers.stop()


def _told(thought: Thought) -> Weighed:
    reasons = [ReasonTold(one.term, one.how, one.number, one.rival) for one in thought.reasons or ()]
    return Weighed(thought.choice, round(thought.value, 4), thought.visits, thought.reasons is not None, reasons)


def may_be_suggested(table: Table, seat: int) -> None:
    """Refuse to suggest a move where anybody else plays, at another screen or at this one, or may still sit down."""
    if any(other.seat != seat and other.bot is None for other in table.seats):
        raise forbidden("suggest-others", "while other people play, nobody is told what to do")


def may_be_advised(table: Table, person: str | None) -> None:
    """Refuse advice on a running game between several people."""
    if table.row.status == RUNNING and any(seat.person not in (None, person) for seat in table.seats):
        raise forbidden("advice-later", "while others play, bots advise nobody")
