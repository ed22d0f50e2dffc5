"""Tournaments without a network: people with accounts, what is due done at once, and games played at random."""

from __future__ import annotations

from typing import Any

from serai.protocol.clocks import Pace
from serai.server.people.people import Person
from serai.server.storage import Change
from serai.server.tables.tables import Tables
from serai.server.tournaments import joining
from serai.server.tournaments.announcing import NewTournament, announce
from serai.server.tournaments.running import Running
from serai.server.tournaments.scoring import Standing, standings
from serai.server.tournaments.stored import Tournament, entrants_of, games_of, read
from tests.server.hosting import play_on
from tests.server.ratings.rated import member

ACCOUNTS = ("Ann", "Ben", "Cid", "Dora", "Emil", "Fay", "Gil", "Hana", "Ivo", "Jana")


async def members(tables: Tables, count: int) -> list[Person]:
    return [await member(tables, name) for name in ACCOUNTS[:count]]


def wished(**more: Any) -> NewTournament:
    usual = {"title": "Cup", "game": "tic_tac_toe", "seats": 2, "pace": Pace("live"), "kind": "swiss"}
    return NewTournament(**{**usual, **more})


async def announced(tables: Tables, people: list[Person], **more: Any) -> str:
    """A tournament that all of them have joined, by the first of them."""
    tournament = await announce(tables.store, people[0], wished(**{"most": len(people), **more}))
    for person in people:
        await joining.join(tables, await read(tables.store, tournament), person)
    return tournament


async def due(tables: Tables, tournament_id: str) -> None:
    """What was to be looked at later is looked at now."""
    await tables.store.write(
        [Change("UPDATE tournaments SET due = 0 WHERE due IS NOT NULL AND id = ?", (tournament_id,))]
    )


async def settle(tables: Tables, tournament_id: str) -> Tournament:
    """Do all that is due, until the tournament waits for games or is over."""
    running = Running(tables, pause=0)
    for _ in range(200):
        await due(tables, tournament_id)
        before = await state(tables, tournament_id)
        await running.take_one()
        if before == await state(tables, tournament_id):
            return await read(tables.store, tournament_id)
    raise AssertionError("the tournament does not come to rest")


async def state(tables: Tables, tournament_id: str) -> tuple[Any, ...]:
    found = await tables.store.read(
        "SELECT status, round, round_began, changed FROM tournaments WHERE id = ?", tournament_id
    )
    return found[0]


async def running_tables(tables: Tables, tournament_id: str) -> list[str]:
    found = await tables.store.read(
        """SELECT table_id FROM tournament_tables WHERE tournament = ? AND status IN ('playing', 'late')
           ORDER BY round, number""",
        tournament_id,
    )
    return [table_id for (table_id,) in found]


async def play_round(tables: Tables, tournament_id: str) -> Tournament:
    """Play all games of the round at random, and let what follows happen."""
    for table_id in await running_tables(tables, tournament_id):
        await play_on(tables, table_id, 10_000, table_id)
    return await settle(tables, tournament_id)


async def play_out(tables: Tables, tournament_id: str) -> Tournament:
    tournament = await settle(tables, tournament_id)
    while tournament.status == "running":
        tournament = await play_round(tables, tournament_id)
    return tournament


async def standings_of(tables: Tables, tournament_id: str) -> list[Standing]:
    tournament = await read(tables.store, tournament_id)
    gone = {one.number: not one.plays for one in await entrants_of(tables.store, tournament_id)}
    return standings(tournament.kind, gone, await games_of(tables.store, tournament_id), tournament.seed)
