"""Results are entered once, in order, with everything that follows; and working it out again gives the same."""

from __future__ import annotations

import asyncio

import pytest

from serai import cli
from serai.games.khan.rules.board import CELLS
from serai.games.khan.rules.cards import RULER_STARTS
from serai.protocol.clocks import Pace
from serai.server.operations.database import open_database
from serai.server.people import profiles
from serai.server.people.people import People
from serai.server.ratings.ledger import Ledger
from serai.server.tables import actions, lobby, rematches
from serai.server.tables.tables import Tables
from tests.server.hosting import node, play_on, refusal, run
from tests.server.ratings.rated import entered, kept, member, played, rated_table

BROKEN = "INSERT INTO no_such_table VALUES (?, ?, ?, ?, ?, ?, ?)"


def rate_all(url: str) -> int:
    return cli.main(["admin", "--database", url, "rate-all"])


async def season(tables: Tables) -> None:
    """Games of several kinds, of which everything is entered."""
    ann, ben, cid = [await member(tables, name) for name in ("Ann", "Ben", "Cid")]
    for seed in ("1", "2", "3"):
        await played(tables, "tic_tac_toe", [ann, ben], seed)
        await played(tables, "connect_four", [ben, cid], seed)
    await played(tables, "khan", [ann, ben, cid], "4")
    await played(tables, "merv", [cid], "5")
    await played(tables, "merv", [cid], "6")
    await played(tables, "tic_tac_toe", [cid, ann], "7", rated=False)
    await entered(tables.store)


def test_ratings_worked_out_again_are_those_kept(url: str, capsys: pytest.CaptureFixture[str]) -> None:
    before: dict[str, object] = {}

    async def fill() -> None:
        async with node(url) as tables:
            await season(tables)
            before.update(await kept(tables.store))

    async def look() -> None:
        async with node(url) as tables:
            assert await kept(tables.store) == before
            ratings = await tables.store.read("SELECT game, games FROM ratings")
            assert sorted(ratings) == sorted([("tic_tac_toe", 3), ("connect_four", 3)] * 2 + [("khan", 1)] * 3)
            assert len(await tables.store.read("SELECT 1 FROM solo_scores WHERE games = 2")) == 1
            openings = await tables.store.read("SELECT opening FROM standings WHERE game = 'khan'")
            assert all("table-region-" in opening for (opening,) in openings)

    run(fill)
    run(look)
    assert rate_all(url) == 0
    assert "10 results, 0 entered now: 0 differences" in capsys.readouterr().out
    run(look)
    with open_database(url) as database:
        database.execute("UPDATE ratings SET mean = mean + 1 WHERE game = 'khan'")
        database.execute("DELETE FROM tallies WHERE kind = 'opponent'")
    assert rate_all(url) == 1
    assert "ratings" in capsys.readouterr().out
    run(look)
    with open_database(url) as database:  # as after a backup of an older server
        for table in ("tallies", "solo_scores", "ratings", "standings", "results", "ledger"):
            database.execute(f"DELETE FROM {table}")
    assert rate_all(url) == 0
    assert "0 results, 10 entered now" in capsys.readouterr().out
    run(look)


def test_several_nodes_enter_every_result_once(url: str) -> None:
    async def race() -> None:
        async with node(url) as tables, node(url) as other:
            ann, ben = [await member(tables, name) for name in ("Ann", "Ben")]
            for seed in "12345":
                await played(tables, "tic_tac_toe", [ann, ben], seed)
            await entered(tables.store)
            for seed in "67890":
                await played(tables, "tic_tac_toe", [ann, ben], seed)
            await asyncio.gather(*(Ledger(one.store).catch_up() for one in (tables, other, tables, other)))
            found = await kept(tables.store)
            assert [row[0] for row in sorted(found["results"])] == list(range(1, 11))
            assert found["endings"] == []
            assert {row[-1] for row in found["ratings"]} == {10}
            ends = await tables.store.read("SELECT ended FROM results ORDER BY number")
            assert ends == sorted(ends)

    run(race)
    assert rate_all(url) == 0


def test_a_result_that_could_not_be_entered_changes_nothing(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A node that dies at the last moment leaves all as it was, and the next one enters it."""

    async def die() -> None:
        async with node(url) as tables:
            ann, ben = [await member(tables, name) for name in ("Ann", "Ben")]
            await played(tables, "tic_tac_toe", [ann, ben], "1")
            waiting = await kept(tables.store)
            assert len(waiting["endings"]) == 1
            with monkeypatch.context() as patched:
                patched.setattr("serai.server.ratings.ledger.ADD_TALLY", BROKEN)
                with pytest.raises(Exception, match="no_such_table"):
                    await entered(tables.store)
            assert {**(await kept(tables.store)), "ledger": []} == {**waiting, "ledger": []}
            await entered(tables.store)
            assert len((await kept(tables.store))["ratings"]) == 2

    run(die)


def test_leaving_a_rated_game_is_the_last_place_and_resigning_too(url: str) -> None:
    async def leave() -> None:
        async with node(url) as tables:
            ann, ben = [await member(tables, name) for name in ("Ann", "Ben")]
            table_id = await rated_table(tables, "connect_four", [ann, ben])
            async with tables.at(table_id) as table:
                await lobby.leave(tables, table, ann, "novice")
            await play_on(tables, table_id, 100)
            alone = await rated_table(tables, "khan", [ann], ["trader"])
            async with tables.at(alone) as table:
                await actions.vote(tables, table, ann, True)
            both = await rated_table(tables, "khan", [ann, ben])
            for person in (ann, ben):
                async with tables.at(both) as table:
                    await actions.vote(tables, table, person, True)
            await entered(tables.store)
            found = await tables.store.read(
                "SELECT game, person, place, left_early FROM standings WHERE person = ? ORDER BY number", ann.id
            )
            assert found == [("connect_four", ann.id, 2, 1), ("khan", ann.id, 2, 1)]
            rated: dict[str, int] = dict(
                await tables.store.read("SELECT person, mean FROM ratings WHERE game = 'connect_four'")
            )
            assert rated[ann.id] < 25_000_000 < rated[ben.id]

    run(leave)


def test_who_is_forgotten_leaves_others_their_ratings(url: str, capsys: pytest.CaptureFixture[str]) -> None:
    async def forget() -> None:
        async with node(url) as tables:
            await season(tables)
            ((ben,),) = await tables.store.read("SELECT id FROM people WHERE account = 'ben'")
            people = await People.open(tables.store)
            person = await people.known(ben)
            assert person is not None
            exported = await profiles.exported(tables.store, ben)
            assert len(exported["standings"]) == 7
            assert {row["game"] for row in exported["ratings"]} == {"tic_tac_toe", "connect_four", "khan"}
            await people.delete(person, profiles.forgotten(ben))
            assert not [row for rows in (await kept(tables.store)).values() for row in rows if ben in row]

    run(forget)
    assert rate_all(url) == 0
    assert "10 results" in capsys.readouterr().out


def test_only_what_all_agreed_to_is_rated(url: str) -> None:
    async def agree() -> None:
        async with node(url) as tables:
            ann, ben = [await member(tables, name) for name in ("Ann", "Ben")]
            assert (await refusal(rated_table(tables, "khan", [ann, ben], pace=Pace()))).key == "rated-clock"
            cells = [CELLS[cell] for cell in RULER_STARTS]
            assert (
                await refusal(rated_table(tables, "khan", [ann, ben], options={"ruler_cells": cells}))
            ).key == "rated-options"
            assert (await refusal(rated_table(tables, "connect_four", [ann], ["sultan"]))).key == "rated-bot"
            ann.account = None
            assert (await refusal(rated_table(tables, "khan", [ann, ben]))).key == "rated-guest"
            ann.account = "ann"
            ben.account = None
            assert (await refusal(rated_table(tables, "khan", [ann, ben]))).key == "rated-guest"
            assert (await refusal(rated_table(tables, "khan", [ann, ann]))).key == "rated-seats"
            ben.account = "ben"
            table_id = await played(tables, "tic_tac_toe", [ann, ben], "1")
            async with tables.at(table_id) as table:
                again, awaited = await rematches.offer(tables, table, ann)
            async with tables.at(again) as table:
                assert table.row.rated
                assert not table.seats_of(ben.id)  # Ben has not said yes
                assert awaited == [ben.id]

    run(agree)
