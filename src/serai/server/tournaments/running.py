"""What happens by itself in tournaments: whichever node takes the lease of one does what is due in it."""

from __future__ import annotations

import asyncio
import logging

from serai.server.storage import Change, Conflict
from serai.server.tables.tables import Busy, Tables
from serai.server.tournaments import absences, rounds
from serai.server.tournaments.pairing import is_last
from serai.server.tournaments.stored import ANNOUNCED, ENDED, RUNNING, WAITING, Tournament, entrants_of, read, tables_of

LEASE = 10_000  # a node that dies is waited for so long; a step that takes longer is done twice, to no effect
LOT = 8  # tables opened at a time, between which others have their turn
SOON, SELDOM = 2_000, 20_000  # milliseconds between two looks at a round, live or by days
TAKE = """UPDATE tournaments SET lease = ? WHERE id IN
    (SELECT id FROM tournaments WHERE due <= ? AND lease < ? ORDER BY due LIMIT 1 {locked}) RETURNING id"""
RELEASE = """UPDATE tournaments SET lease = 0, due = CASE WHEN status = 'running' THEN CAST(? AS BIGINT) ELSE due END
    WHERE lease = ? AND id = ?"""
log = logging.getLogger("serai.tournaments")


class Running:
    """Looks after the tournaments; every node has one."""

    def __init__(self, tables: Tables, pause: int) -> None:
        self._tables = tables
        self._pause = pause

    async def look(self) -> None:
        """Do all that is due."""
        while await self.take_one():
            await asyncio.sleep(0)

    async def take_one(self) -> bool:
        """Do what is due in one tournament; False where nothing is."""
        store, now = self._tables.store, self._tables.now()
        locked = "FOR UPDATE SKIP LOCKED" if store.shared else ""
        found = await store.take(TAKE.format(locked=locked), now + LEASE, now, now)
        if not found:
            return False
        due = now + SOON
        try:
            due = await self.step(await read(store, found[0][0]))
        except (Conflict, Busy):
            pass  # somebody was faster; the next look sees what they did
        except Exception:
            log.exception("a tournament could not go on", extra={"tournament": found[0][0]})
            return True  # the lease runs out, and somebody tries again
        await store.write([Change(RELEASE, (due, now + LEASE, found[0][0]))])
        return True

    async def step(self, tournament: Tournament) -> int:
        """Bring a tournament one step further; gives when to look again."""
        now = self._tables.now()
        if tournament.status == ANNOUNCED:
            await rounds.begin(self._tables, tournament)
        elif tournament.status == RUNNING and tournament.round_began is None:
            await rounds.draw_round(self._tables, tournament)
        elif tournament.status == RUNNING:
            return await self._play(tournament, now)
        return now

    async def _play(self, tournament: Tournament, now: int) -> int:
        """Open some tables, enter those that are over, play for those who are not there, and go on at the end."""
        store = self._tables.store
        here = await tables_of(store, tournament.id, tournament.round)
        waiting = [table for table in here if table.status == WAITING]
        if waiting:
            entrants = {one.number: one for one in await entrants_of(store, tournament.id)}
            for table in waiting[:LOT]:
                await rounds.open_table(self._tables, tournament, table, entrants)
                await asyncio.sleep(0)
            return now
        await rounds.enter_finished(store, tournament)
        here = await tables_of(store, tournament.id, tournament.round)
        if any(table.status != ENDED for table in here):
            await absences.look(self._tables, tournament, here)
            soon = now + (SOON if tournament.pace.kind == "live" else SELDOM)
            return soon if tournament.deadline is None or tournament.deadline <= now else min(soon, tournament.deadline)
        last = is_last(tournament, await rounds.field_of(store, tournament))
        await rounds.go_on(store, tournament, last, now)
        return now + (self._pause if tournament.pace.kind == "live" else 0)
