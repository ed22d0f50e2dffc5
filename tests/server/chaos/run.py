"""One chaos run from the first table to the verdict."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random

from serai.server.operations.database import open_database
from tests.server.chaos import tables, troubles, verdict
from tests.server.chaos.databases import Database, Postgres, Sqlite
from tests.server.chaos.fleet import Fleet, Node
from tests.server.chaos.ledger import Ledger
from tests.server.chaos.lines import Lost
from tests.server.chaos.people import Person
from tests.server.chaos.sights import Pending
from tests.server.chaos.tournament import cup_verdict, cups, openings
from tests.server.chaos.tournament.cups import Cup, CupPlan, Somebody
from tests.server.chaos.tournament.entrants import Entrant

LONGEST_LAG = 2.0  # seconds, on a calm machine
SETTLING = 30.0


@dataclass(frozen=True)
class Plan:
    """How much of everything; the seed decides what happens when."""

    seconds: float
    seed: str
    nodes: int = 2
    people: int = 10
    tables: int = 9
    think: float = 0.1  # seconds between two acts of a person
    stay: float = 4.0  # seconds at one node
    calm: float = 1.0  # seconds between two troubles
    longest_table: float = 60.0  # seconds until people vote to end it
    bots: float = 0.25  # of the tables have bots
    follow: float = 0.1  # of the acknowledged moves are looked for at another node
    strict: bool = True  # whether a node that lags is a violation
    rounds: int = 0  # the run goes on until there was every kind of trouble as often
    cup: CupPlan | None = None  # a tournament instead of tables that people open; `seconds` is the longest it may take


class Run:
    """Everything that goes on at once."""

    def __init__(self, plan: Plan, fleet: Fleet, bots: Sequence[Somebody] = ()) -> None:
        self.plan = plan
        self.fleet = fleet
        self.cup = Cup(plan.cup) if plan.cup else None
        self.ledger = Ledger(Random(f"{plan.seed} samples"))
        self.tables: dict[str, tables.Table] = {}
        self.trouble: str | None = None
        self.calm_since = time.monotonic()
        self.closing = False  # nothing new is begun
        self.finished = False
        self._began = time.monotonic()
        self._troubling = asyncio.Lock()
        self._following: set[asyncio.Task[None]] = set()
        self.hard_end = plan.seconds + 300
        self.people = [Person(self, f"Person {place}", place % 4 == 3) for place in range(plan.people)]
        if self.cup is not None:
            self.people = [Entrant(self, self.cup, bot, place % 4 == 3) for place, bot in enumerate(bots)]
        self.spectator = Person(self, "Spectator")
        self.spectator.slow = 0.05

    @property
    def gone_by(self) -> float:
        """Seconds since the run began."""
        return time.monotonic() - self._began

    async def play(self, tell: Callable[[str], None]) -> None:
        """Load and troubles for as long as the plan says, then quiet until everything is answered."""
        await asyncio.gather(*(person.arrive() for person in [*self.people, self.spectator]))
        self._began = time.monotonic()
        living = [asyncio.create_task(person.live()) for person in [*self.people, self.spectator]]
        going = [asyncio.create_task(tables.keep_going(self, place)) for place in range(self.plan.tables)]
        going += [asyncio.create_task(troubles.odd_sockets(self)), asyncio.create_task(troubles.make(self))]
        if self.cup is not None:
            going += [asyncio.create_task(cups.watch(self)), asyncio.create_task(openings.watch(self))]
        try:
            await self._watch([*living, *going], tell)
            self.closing = True
            await asyncio.gather(*going)
            await self._settle()
            await verdict.of_nodes(self)
            if self.cup is not None:
                await cups.at_the_end(self)
            self.finished = True
            await asyncio.gather(*living, *self._following)
        finally:
            self.closing = self.finished = True
            for task in [*living, *going, *self._following]:
                task.cancel()
            await asyncio.gather(*living, *going, *self._following, return_exceptions=True)

    async def _watch(self, tasks: list[asyncio.Task[None]], tell: Callable[[str], None]) -> None:
        """Wait until it is enough; a task of the run itself that fails ends it."""
        told = 0.0
        while self._goes_on():
            await asyncio.sleep(0.1)
            for task in tasks:
                if task.done() and task.exception() is not None:
                    task.result()
            if self.gone_by >= told + 10:
                told = self.gone_by
                tell(self._progress())

    def _goes_on(self) -> bool:
        if self.cup is not None:
            return not self.cup.over and self.gone_by < self.plan.seconds
        return self.gone_by < self.plan.seconds or self._too_quiet()

    def _too_quiet(self) -> bool:
        """Whether the run must go on beyond its time, on a machine so busy that little has happened."""
        counts = self.ledger.counts
        happened = sum(count for name, count in counts.items() if name.startswith("trouble"))
        enough = happened >= self.plan.rounds * len(troubles.kinds(self)) and counts["acknowledged"] >= 50
        return not enough and self.gone_by < self.plan.seconds + 200

    @contextlib.asynccontextmanager
    async def troubled_by(self, name: str) -> AsyncIterator[None]:
        """One trouble at a time."""
        async with self._troubling:
            self.trouble = name
            try:
                yield
            finally:
                self.ledger.counts[f"trouble: {name}"] += 1
                self.trouble, self.calm_since = None, time.monotonic()

    def _progress(self) -> str:
        counts = self.ledger.counts
        return (
            f"{self.gone_by:5.0f} s: {counts['acknowledged']} acknowledged, {counts['tables ended']} tables ended, "
            f"{counts['trouble: kill a node']} nodes killed, {self.ledger.kinds.total()} violations, "
            f"now {self.trouble or 'calm'}"
        )

    async def _settle(self) -> None:
        """Until everything that was sent is answered."""
        limit = time.monotonic() + SETTLING
        while (left := self._unanswered()) and time.monotonic() < limit:
            await asyncio.sleep(0.1)
        for pending in left:
            self.ledger.wrong("never answered", str(pending))

    def _unanswered(self) -> list[Pending]:
        return [sight.pending for one in self.people for sight in one.sights.values() if sight.pending]

    # ---- whether the other nodes follow

    def follow(self, table: str, number: int, node: Node) -> None:
        """Now and then look how soon another node serves a move that was just acknowledged."""
        others = [other for other in self.fleet.up if other is not node]
        if others and self._calm() and self.ledger.dice.random() < self.plan.follow:
            task = asyncio.create_task(self._follow(table, number, self.ledger.dice.choice(others)))
            self._following.add(task)
            task.add_done_callback(self._following.discard)

    def _calm(self) -> bool:
        return self.trouble is None and time.monotonic() > self.calm_since + 1 and not self.closing

    async def _follow(self, table: str, number: int, node: Node) -> None:
        """Ask until the answer is new enough; what counts is when that request was sent, not how long it took."""
        began = time.monotonic()
        while self._calm():
            asked = time.monotonic() - began
            try:
                status, answer = await self.spectator.http.send(node, "GET", f"/tables/{table}/position")
            except Lost:
                return
            if status == 429:
                return
            if answer.get("number", -1) >= number or asked > 10:
                self._followed(table, number, node, asked)
                return
            await asyncio.sleep(0.01)

    def _followed(self, table: str, number: int, node: Node, seconds: float) -> None:
        self.ledger.followed.append(seconds)
        if seconds > LONGEST_LAG and self.plan.strict:
            self.ledger.wrong("behind", f"{node.name} served {table} without move {number} until {seconds:.2f} s later")


def run(plan: Plan, kind: str, folder: Path, tell: Callable[[str], None] = print) -> Ledger:
    """A whole run on one kind of database, with its verdict; the logs are left in the folder."""
    database: Database = Postgres() if kind == "postgres" else Sqlite(folder)
    try:
        settings = plan.cup.settings if plan.cup else {}
        fleet = Fleet(database, folder, min(plan.nodes, database.nodes), **settings)
        try:
            done = asyncio.run(_whole(plan, fleet, tell))
        finally:
            fleet.kill_all()
        ledger = done.ledger
        with open_database(database.url) as kept:
            if done.cup is not None:
                cup_verdict.compare(ledger, done.cup, kept)
            verdict.of_database(ledger, kept, database.url, tell)
        if ledger.kinds:
            verdict.keep(database.url, folder)
        return ledger
    finally:
        database.remove()


async def _whole(plan: Plan, fleet: Fleet, tell: Callable[[str], None]) -> Run:
    cookie, bots = await cups.settled(fleet.database.url, plan.cup.people) if plan.cup else ("", [])
    await fleet.start()
    going = Run(plan, fleet, bots)
    if going.cup is not None:
        await cups.announce(going, cookie)
    await going.play(tell)
    going.ledger.stops += await asyncio.gather(*map(fleet.stop, fleet.nodes))
    await verdict.of_processes(going)
    return going
