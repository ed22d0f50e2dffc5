"""Bots from outside that take part in a tournament, each with a token; they look for their tables in their lists."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

from tests.server.chaos.people import Person
from tests.server.chaos.sights import OVER
from tests.server.chaos.tables import Table
from tests.server.chaos.tournament.cups import Cup, Somebody

if TYPE_CHECKING:
    from tests.server.chaos.run import Run


class Entrant(Person):
    """A bot from outside."""

    def __init__(self, run: Run, cup: Cup, who: Somebody, by_http: bool) -> None:
        super().__init__(run, who.name, by_http)
        self.id = who.id
        self.http.token = who.token
        self._cup = cup
        self._next_look = 0.0

    async def arrive(self) -> None:
        """It has an identity; taking part comes when troubles have begun."""

    async def look_around(self) -> None:
        """Join, get up from tables that are over, and see whether there is a new one."""
        for table in [sight.table for sight in self.sights.values() if sight.status == OVER and not sight.pending]:
            self._get_up_from(table)
        now = time.monotonic()
        for table in {sight.table for sight in self.sights.values()}:
            late = now > self.run.tables[table].born + self.run.plan.longest_table
            self.run.tables[table].ending = late and not self._is_left(table)
        if self.sights or now < self._next_look or self.run.closing or self.id in self._cup.withdrawn:
            return
        self._next_look = now + self.dice.uniform(0.5, 1.5) * self._cup.plan.look
        if self.id not in self._cup.joined:
            await self._join()
        elif self.id in self._cup.leaving:
            await self._withdraw()
        else:
            await self._find_tables()

    async def _join(self) -> None:
        status, answer = await self.http.send(self.node, "POST", f"/tournaments/{self._cup.id}/join")
        if status == 200:
            self._cup.joined.add(self.id)
            self.run.ledger.counts["joined the tournament"] += 1
        else:
            self._refused_by("joins", answer, "busy", "too-often")

    async def _find_tables(self) -> None:
        status, lines = await self.http.send(self.node, "GET", "/tables/mine")
        if status != 200:
            self._refused_by("asks for its tables", lines, "too-often")
            return
        for line in lines:
            table, seats = line["id"], line["mine"]
            if line["status"] == "running" and table not in self._found:
                self._sit_down(table, seats)

    def _is_left(self, table: str) -> bool:
        """Whether somebody there has withdrawn, who agrees to no early end; a bot plays to the end for them."""
        return any(table in self._cup.found.get(person, {}) for person in self._cup.leaving)

    @property
    def _found(self) -> dict[str, list[int]]:
        return self._cup.found.setdefault(self.id, {})

    def _sit_down(self, table: str, seats: list[int]) -> None:
        run = self.run
        self._found[table] = seats
        run.ledger.tables.add(table)
        if self.dice.random() < self._cup.plan.withdraw:
            self._cup.leaving.add(self.id)
            return
        run.tables.setdefault(table, Table(table, [])).people.append(self)
        run.ledger.counts["tables at once, at most"] = max(
            len(run.tables), run.ledger.counts["tables at once, at most"]
        )
        for seat in seats:
            self.sit(table, seat)
        if self.dice.random() < 0.02:
            run.spectator.sit(table, None)

    async def _withdraw(self) -> None:
        status, answer = await self.http.send(self.node, "POST", f"/tournaments/{self._cup.id}/withdraw")
        if status == 200 or answer["key"] == "tournament-not-in":  # when it was asked before, without an answer
            self._cup.withdrawn.add(self.id)
            self.run.ledger.counts["withdrew from the tournament"] += 1
        else:
            self._refused_by("withdraws", answer, "busy", "too-often")

    def _get_up_from(self, table: str) -> None:
        here = self.run.tables[table]
        here.people.remove(self)
        self.get_up(table)
        if not here.people:
            self.run.ledger.counts["tables ended"] += 1
            self.run.spectator.get_up(table)
            del self.run.tables[table]

    def _refused_by(self, what: str, answer: Any, *passing: str) -> None:
        self.run.ledger.counts[f"{what}: {answer['key']}"] += 1
        if answer["key"] not in passing:
            self.run.ledger.wrong("refused", f"{self.name} {what}: {answer}")
