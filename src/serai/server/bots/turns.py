"""Bots' turns: taken from the database with a lease, thought about in other processes, chosen like anybody's.

A process that thinks is given a state in which everything the seat cannot see was drawn anew; the real one never
reaches it. A lease that is not renewed runs out, so the turn of a worker that dies is taken by another.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import secrets
from typing import Any, NamedTuple

from serai.engine.core import snapshot
from serai.engine.core.chance import seeded
from serai.engine.core.errors import IllegalChoice
from serai.protocol.refusals import Refused
from serai.protocol.table import RUNNING, NotStarted, Unplayable
from serai.protocol.told import Remark
from serai.server.bots.bot_process import think
from serai.server.bots.bot_remarks import remark
from serai.server.operations.workers import Job, WorkerDied, Workers
from serai.server.storage import Change, Conflict
from serai.server.tables.tables import Busy, NoTable, Tables

LEASE = 15_000
LOOK_AGAIN = 2.0  # seconds; leases run out without news
TOO_OFTEN = 3  # a bot that failed so often is replaced by one that cannot
LONGEST = 600.0  # seconds of the processor that a thought may take
PATIENCE = 10.0  # seconds that a bot may wait for the processor before the table is told, and between two such notes
A_MOMENT = 0.5  # seconds: a signal to all processes of the server may end those that think first
log = logging.getLogger("serai.bots")


class Turn(NamedTuple):
    """A bot must choose for a seat."""

    table_id: str
    seat: int
    number: int
    level: str
    tries: int


class Bots:
    """The bots of this node."""

    def __init__(
        self, tables: Tables, processes: int, pause: float = 0.0, nice: int = 0, patience: float = PATIENCE
    ) -> None:
        self._tables = tables
        self._processes = processes
        self._pause = pause
        self._patience = patience
        self._name = f"{os.getpid()}-{secrets.token_hex(4)}"
        self._workers = Workers("serai-bots", processes, nice)
        self._thinking: set[asyncio.Task[None]] = set()
        self._stopped = False
        self.turns_made = 0

    async def run(self) -> None:
        """Take turns for as long as the node runs."""
        wanted = self._tables.bots_wanted
        while not self._stopped:
            wanted.clear()
            room = self._processes * 4 - len(self._thinking)
            try:
                turns = await self._take(room) if room > 0 else []
            except Exception:  # the database may be away for a while
                log.exception("no turns could be taken")
                turns = []
            for turn in turns:
                task = asyncio.create_task(self._play(turn))
                self._thinking.add(task)
                task.add_done_callback(self._finished)
            if len(turns) < room or room <= 0:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(wanted.wait(), LOOK_AGAIN)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._thinking.discard(task)
        self._tables.bots_wanted.set()
        if not task.cancelled() and (error := task.exception()) is not None:
            log.warning("a bot's turn was left to its lease", extra={"why": repr(error)})

    async def _take(self, most: int) -> list[Turn]:
        now = self._tables.now()
        locked = "FOR UPDATE SKIP LOCKED" if self._tables.store.shared else ""
        found = await self._tables.store.take(
            f"""UPDATE bot_turns SET taken_by = ?, lease = ?, tries = tries + 1 WHERE (table_id, seat) IN
                (SELECT table_id, seat FROM bot_turns WHERE lease < ? ORDER BY lease LIMIT ? {locked})
                RETURNING table_id, seat, number, level, tries""",
            self._name,
            now + LEASE,
            now,
            most,
        )
        return [Turn(*values) for values in found]

    async def _play(self, turn: Turn) -> None:
        renewing = asyncio.create_task(self._renew(turn))
        try:
            await asyncio.sleep(self._pause)
            while await self._choose(turn):
                pass
        except (NoTable, NotStarted, Unplayable, Refused):
            await self._drop(turn)
        except (Conflict, Busy, IllegalChoice):
            await self._give_back(turn)  # the game moved on meanwhile; the next worker reads it afresh
        except WorkerDied:
            await asyncio.sleep(A_MOMENT)
            if not self._stopped:
                log.warning("a process that thought has ended", extra={"table": turn.table_id, "seat": turn.seat})
                await self._give_back(turn)
        except Exception:
            log.exception("a bot could not choose", extra={"table": turn.table_id, "seat": turn.seat})
            await asyncio.sleep(min(turn.tries, 10))
            await self._give_back(turn)
        finally:
            renewing.cancel()

    async def _choose(self, turn: Turn) -> bool:
        """Make one choice; whether the same turn goes on, as it does while a draft is put together."""
        async with self._tables.at(turn.table_id) as table:
            play, seat = table.playing(), turn.seat
            level = table.seats[seat].level
            fits = table.row.status == RUNNING and play.match.number == turn.number and seat in play.asked
            if fits and level is not None:
                redealt = play.match.redealt(seat, seeded(secrets.token_hex(16)))
                kept = snapshot.save(table.game, redealt)
        if not fits or level is None:
            await self._drop(turn)
            return False
        chosen, reason = await self._thought(table.game.name, kept, turn, "random" if turn.tries > TOO_OFTEN else level)
        key = f"bot-{secrets.token_hex(8)}"
        await self._tables.choose(turn.table_id, turn.seat, chosen, turn.number, key)
        self.turns_made += 1
        if reason is not None:
            async with self._tables.at(turn.table_id) as table:
                await remark(self._tables, table, turn.seat, Remark(reason, turn.number + 1, chosen))
        return True

    async def _thought(self, game: str, kept: dict[str, Any], turn: Turn, level: str) -> tuple[list[Any], str | None]:
        seed = secrets.token_hex(8)
        thought = Job(think, game, kept, turn.number, turn.seat, level, seed, processor_limit=LONGEST)
        watching = asyncio.create_task(self._tell_waiting(turn, thought))
        try:
            return await self._workers.run(thought)
        finally:
            watching.cancel()

    async def _tell_waiting(self, turn: Turn, thought: Job[Any]) -> None:
        """Tell the table, again and again, while a bot waits for the processor more than it thinks."""
        await asyncio.sleep(self._patience)
        before = 0.0
        while True:
            waited = thought.waited()
            if waited < self._patience:
                await asyncio.sleep(self._patience - waited)  # at the soonest
                continue
            if waited - before >= self._patience / 2:
                with contextlib.suppress(Exception):  # the database may be away for a while
                    await self._tables.tell_waiting(turn.table_id, turn.seat)
            before = waited
            await asyncio.sleep(self._patience)

    # ---- leases

    async def _renew(self, turn: Turn) -> None:
        put = "UPDATE bot_turns SET lease = ? WHERE taken_by = ? AND number = ? AND seat = ? AND table_id = ?"
        while True:
            await asyncio.sleep(LEASE / 3000)
            values = (self._tables.now() + LEASE, self._name, turn.number, turn.seat, turn.table_id)
            with contextlib.suppress(Exception):  # the database may be away for a while
                await self._tables.store.write([Change(put, values)])

    async def _drop(self, turn: Turn) -> None:
        drop = "DELETE FROM bot_turns WHERE taken_by = ? AND number = ? AND seat = ? AND table_id = ?"
        await self._tables.store.write([Change(drop, (self._name, turn.number, turn.seat, turn.table_id))])

    async def _give_back(self, turn: Turn) -> None:
        put = "UPDATE bot_turns SET lease = 0 WHERE taken_by = ? AND number = ? AND seat = ? AND table_id = ?"
        await self._tables.store.write([Change(put, (self._name, turn.number, turn.seat, turn.table_id))])

    # ---- the end

    def halt(self) -> None:
        """Stop thinking at once, and take no more turns."""
        self._stopped = True
        for task in self._thinking:
            task.cancel()
        self._workers.stop()

    async def stop(self) -> None:
        """Stop thinking; leases are given back so that others need not wait for them."""
        self.halt()
        await asyncio.gather(*self._thinking, return_exceptions=True)
        put = "UPDATE bot_turns SET lease = 0, taken_by = NULL WHERE taken_by = ?"
        with contextlib.suppress(Exception):
            await self._tables.store.write([Change(put, (self._name,))])
