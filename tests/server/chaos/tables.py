"""Tables of a chaos run: opened, filled, started, played, ended, taken out as records, brought in, gone on from."""

from __future__ import annotations

import asyncio
import json
import time
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, Any

from tests.server.chaos.lines import Lost

if TYPE_CHECKING:
    from tests.server.chaos.people import Person
    from tests.server.chaos.run import Run

GAMES = {  # how likely, and for how many
    "khan": (4, (2, 4)),
    "merv": (3, (2, 4)),
    "warrior_knights": (4, (2, 4)),
    "tic_tac_toe": (1, (2, 2)),
    "connect_four": (2, (2, 2)),
}


@dataclass
class Table:
    """A table that is played now."""

    id: str
    people: list[Person]
    born: float = field(default_factory=time.monotonic)
    ending: bool = False


async def keep_going(run: Run, place: int) -> None:
    """One table after the other, until the run is over."""
    dice = Random(f"{run.plan.seed} tables {place}")
    while not run.closing:
        try:
            table, seats = await _opened(run, dice)
            await _played(run, dice, table, seats)
            if not run.closing:
                await _afterwards(run, dice, table, seats[0])
        except Lost:
            return  # the run is over


async def _opened(run: Run, dice: Random) -> tuple[str, dict[int, Person]]:
    """Open a table and fill it; gives who sits where."""
    game = dice.choices(list(GAMES), [likely for likely, _ in GAMES.values()])[0]
    size = dice.randint(*GAMES[game][1])
    bots = dice.randint(1, size - 1) if dice.random() < run.plan.bots else 0
    people = dice.sample(run.people, size - bots)
    if dice.random() < 0.15:
        people = [people[0]] * len(people)  # all on one screen
    host = people[0]
    wishes: list[dict[str, Any]] = [{"kind": "me" if person is host else "open"} for person in people]
    wishes += [{"kind": "bot", "level": dice.choice(["random", "random", "novice"])} for _ in range(bots)]
    status, shown = await host.insist("POST", "/tables", {"game": game, "seats": wishes})
    if status != 201:
        run.ledger.wrong("refused", f"{host.name} opens {game}: {shown}")
        raise Lost
    table = str(shown["id"])
    run.ledger.tables.add(table)
    run.ledger.counts[f"tables of {game}"] += 1
    for seat, person in enumerate(people):
        if person is not host:
            await _seated(run, person, table, seat)
    return table, dict(enumerate(people))


async def _seated(run: Run, person: Person, table: str, seat: int) -> None:
    """Sit down; asked twice, since nobody knows whether the first time counted, the seat is one's own already."""
    status, answer = 409, {"key": "busy"}
    while status == 409 and answer["key"] == "busy":
        status, answer = await person.insist("POST", f"/tables/{table}/join", {"seat": seat, "share": person.name})
    if answer.get("key") == "seat-taken":
        _, shown = await person.insist("GET", f"/tables/{table}", seen=f"0,{len(run.people)}")  # as it is committed
        if shown["seats"][seat]["person"] == person.id:
            return
    if status != 200:
        run.ledger.wrong("refused", f"{person.name} joins {table}: {answer}")


async def _played(run: Run, dice: Random, table_id: str, seats: dict[int, Person]) -> None:
    """Start, let everybody play until the game is over, and end it with everybody's vote when it takes too long."""
    early = dice.random() < 0.3  # some look at the table before it begins
    table = run.tables[table_id] = Table(table_id, list(dict.fromkeys(seats.values())))
    try:
        if early:
            _gather(run, dice, table_id, seats)
        while not run.closing:
            status, answer = await seats[0].insist("POST", f"/tables/{table_id}/start")
            if status == 200 or answer["key"] == "not-open":
                break
            await asyncio.sleep(0.1)  # somebody else's hands, or a node that does not know of the last to sit down
        if not early:
            _gather(run, dice, table_id, seats)
        longest = table.born + dice.uniform(0.5, 1.5) * run.plan.longest_table
        while table_id not in run.ledger.over and not run.closing:
            await asyncio.sleep(0.2)
            table.ending = time.monotonic() > longest
        run.ledger.counts["tables ended"] += table_id in run.ledger.over
    finally:
        if not run.closing:
            await _wait_for_answers(run, table)
            for person in [*table.people, run.spectator]:
                person.get_up(table_id)
            del run.tables[table_id]


def _gather(run: Run, dice: Random, table: str, seats: dict[int, Person]) -> None:
    for seat, person in seats.items():
        person.sit(table, seat)
    if dice.random() < 0.5:
        run.spectator.sit(table, None)


async def _wait_for_answers(run: Run, table: Table) -> None:
    """Let everybody hear what became of what they sent last."""
    limit = time.monotonic() + 20
    while not run.closing and time.monotonic() < limit:
        sights = [sight for person in table.people for place, sight in person.sights.items() if place[0] == table.id]
        if not any(sight.pending for sight in sights):
            return
        await asyncio.sleep(0.1)


async def _afterwards(run: Run, dice: Random, table: str, host: Person) -> None:
    """Look back, take the record out and bring it in again, or go on from a move of the past."""
    if table not in run.ledger.over or dice.random() > 0.5:
        return
    last = run.ledger.over[table]
    await host.insist("GET", f"/tables/{table}/replay/{dice.randint(0, last)}")
    ending = dice.choice(["json", "txt"])
    status, record = await host.insist("GET", f"/tables/{table}/record.{ending}")
    if status != 200:
        _not_given(run, f"the record of {table}", status, record)
        return
    text = record if ending == "txt" else json.dumps(record)
    status, brought = await host.insist("POST", "/records", {"record": text})
    if status != 201:
        _not_given(run, f"bringing in the record of {table}", status, brought)
        return
    run.ledger.tables.add(brought["table"])
    run.ledger.counts["records brought in"] += 1
    await _forked(run, dice, table, host, last)


async def _forked(run: Run, dice: Random, table: str, host: Person, last: int) -> None:
    _, shown = await host.insist("GET", f"/tables/{table}")
    seats = [{"kind": "me"}] * len(shown["seats"])
    body = {"at": dice.randint(0, max(0, last - 1)), "seats": seats}
    status, forked = await host.insist("POST", f"/tables/{table}/fork", body)
    if status != 201:
        _not_given(run, f"going on from {table}", status, forked)
        return
    run.ledger.tables.add(forked["table"])
    run.ledger.counts["tables gone on from"] += 1
    await _played(run, dice, forked["table"], dict.fromkeys(range(len(seats)), host))


def _not_given(run: Run, what: str, status: int, answer: Any) -> None:
    """Whoever asks for much may have to wait; any other refusal is a fault."""
    run.ledger.counts["looks back put off"] += 1
    if status != 429:
        run.ledger.wrong("refused", f"{what}: {answer}")
