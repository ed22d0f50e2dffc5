"""What a bot would do, and why: in games that are over, in what-ifs, and in games that one plays against bots alone.

The process that thinks is given a world in which everything that the seat cannot see was drawn anew.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Coroutine
from typing import Any

from serai.bots.thinking import Thought
from serai.protocol.advice import Advice, advice_of
from serai.protocol.live.access import Pondered, redealt
from serai.protocol.past.analysis import answered_by, checked_move, must_be_over
from serai.protocol.refusals import Refused
from serai.protocol.table import Table
from serai.server.bots.thinking_process import consider
from serai.server.operations.workers import Job, WorkerDied, Workers
from serai.server.tables.stored import read_play, read_rows
from serai.server.tables.tables import Tables

MOST_WAITING = 8
LONGEST = 60.0  # seconds of the processor that a thought may take


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
        return answered_by(table, row, play, seat)

    def why(self, pondered: Pondered, charge: Callable[[float], None] | None = None) -> Coroutine[Any, Any, Advice]:
        """What a bot considers, to be awaited; the world that it thinks about is drawn at once.

        Only the request itself waits, and it pays for the time that the thought took.
        """
        match, seat = pondered.match, pondered.seat
        pondered.must_be_asked()
        if self._waiting >= MOST_WAITING:
            raise Refused(429, "advisers-busy", "many ask for advice just now; ask again in a moment")
        asked = (match.game.name, redealt(match, seat), match.number, seat, pondered.level, secrets.token_hex(8))
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
        return advice_of(pondered.seat, level, pondered.chosen, considered)

    def halt(self) -> None:
        """End the process at once, and start no other."""
        self._workers.stop()
