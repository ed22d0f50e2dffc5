"""A tournament of bots from outside in a chaos run: announced, joined, drawn, played round after round, and watched."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple

from serai.server.people.outside_bots import MOST_BOTS, OutsideBots, Wish
from serai.server.people.people import People
from serai.server.storage import Change, open_store
from tests.server.chaos.ledger import Ledger
from tests.server.chaos.lines import Http

if TYPE_CHECKING:
    from tests.server.chaos.run import Run

TITLE = "Chaos"
LIVE = {"kind": "live", "bank": 600, "free": 20}
ORDER = ("waiting", "playing", "late", "over")  # of a table, which never goes back


@dataclass(frozen=True)
class CupPlan:
    """What is announced, and how those who take part behave."""

    people: int
    game: str = "connect_four"
    seats: int = 2
    rounds: int = 0  # as many as find one winner
    round_break: float = 5.0  # seconds between two rounds
    cuts: int = 1  # openings of rounds into which a power cut falls
    look: float = 4.0  # seconds between two looks of a bot at its list of tables
    withdraw: float = 0.002  # how likely somebody withdraws who finds a new table

    @property
    def settings(self) -> dict[str, str]:
        """What the servers are told: the limits hold, as they do for anybody's bots."""
        return {"SERAI_LIMITS": "on", "SERAI_ROUND_BREAK": str(self.round_break)}


class Drawn(NamedTuple):
    """A table of a round as it was published: the entrants in the order of their seats."""

    table: str | None
    entrants: tuple[int, ...]


@dataclass
class Cup:
    """What a chaos run knows of its tournament."""

    plan: CupPlan
    id: str = ""
    over: bool = False
    joined: set[str] = field(default_factory=set)  # people who were told that they take part
    leaving: set[str] = field(default_factory=set)  # people who have asked to withdraw, or will
    withdrawn: set[str] = field(default_factory=set)  # and were told that they have
    published: dict[int, dict[int, Drawn]] = field(default_factory=dict)  # by round and number
    found: dict[str, dict[str, list[int]]] = field(default_factory=dict)  # by person and table: their seats there
    shown: dict[str, Any] = field(default_factory=dict)  # by node: the standings at the end
    _stood: dict[tuple[int, int], int] = field(default_factory=dict)

    def told(self, ledger: Ledger, round_number: int, tables: list[dict[str, Any]]) -> None:
        """A round as a node shows it: who sits where never changes, and no table goes back."""
        if not tables:
            return
        drawn = {one["number"]: Drawn(one["table"], tuple(seat["entrant"] for seat in one["seats"])) for one in tables}
        if self.published.setdefault(round_number, drawn) != drawn:
            ledger.wrong("another draw", f"round {round_number}: {self.published[round_number]}, and now {drawn}")
        for one in tables:
            stands, at = ORDER.index(one["status"]), (round_number, one["number"])
            if stands < self._stood.get(at, 0):
                ledger.wrong("backwards", f"table {at} was {ORDER[self._stood[at]]}, and is {one['status']}")
            self._stood[at] = stands


class Somebody(NamedTuple):
    """A bot from outside: its id, its name and its token."""

    id: str
    name: str
    token: str


async def settled(url: str, count: int) -> tuple[str, list[Somebody]]:
    """Accounts with so many bots, each with a token, in a database that no server has yet; and the host's cookie."""
    store = await open_store(url)
    try:
        people = await People.open(store)
        bots = OutsideBots(store, people)
        session = await people.register(None, "host", "a long password", None, "chaos")
        found = []
        for place in range(0, count, MOST_BOTS):
            owner = await people.arrive(f"Owner {place}", "en")
            owner.account = f"owner-{place}"
            await store.write([Change("UPDATE people SET account = ? WHERE id = ?", (owner.account, owner.id), 1)])
            for number in range(place, min(place + MOST_BOTS, count)):
                bot = await bots.make(owner, f"Number {number}", f"number-{number}")
                token = await bots.make_token(owner, bot.id, Wish("", ["read", "play", "chat"], 1))
                found.append(Somebody(bot.id, bot.name, token))
        return f"serai=s.{session}", found
    finally:
        await store.close()


async def announce(run: Run, cookie: str) -> None:
    """Announce it, before any trouble; it begins by itself when all have come."""
    assert run.cup is not None
    plan, host = run.cup.plan, Http()
    host.cookie = cookie
    wish = {"title": TITLE, "game": plan.game, "seats": plan.seats, "pace": LIVE, "kind": "swiss"}
    more = {"rounds": plan.rounds, "most": plan.people, "rated": True, "level": "novice"}
    status, shown = await host.send(run.fleet.nodes[0], "POST", "/tournaments", {**wish, **more})
    await host.close()
    assert status == 201, shown
    run.cup.id = shown["line"]["id"]


async def watch(run: Run) -> None:
    """Look at it on one node and another until it is over."""
    assert run.cup is not None
    round_number = 0
    while not run.closing:
        shown = await _asked(run, f"/tournaments/{run.cup.id}")
        line = shown["line"]
        if line["round"] < round_number or line["status"] not in ("announced", "running", "over"):
            run.ledger.wrong("backwards", f"it was in round {round_number}, and is {line['status']} in {line['round']}")
        for number in {round_number, line["round"]} - {0}:
            run.cup.told(run.ledger, number, await _asked(run, f"/tournaments/{run.cup.id}/rounds/{number}"))
        round_number = line["round"]
        run.ledger.counts["rounds of the tournament"] = round_number
        if line["status"] == "over":
            run.cup.over = True
            return
        await asyncio.sleep(1)


async def at_the_end(run: Run) -> None:
    """What every node shows of it now."""
    assert run.cup is not None
    for node in run.fleet.nodes:
        _, shown = await run.spectator.http.send(node, "GET", f"/tournaments/{run.cup.id}")
        run.cup.shown[node.name] = shown


async def _asked(run: Run, path: str) -> Any:
    while True:
        status, answer = await run.spectator.insist("GET", path)
        if status == 200:
            return answer
        await asyncio.sleep(0.5)  # it looks too often
