"""A game that is over is looked back at: once, in another process, and kept."""

from __future__ import annotations

import asyncio
import json
import re
import time
from multiprocessing import active_children
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from serai import Record, load
from serai.bots.analysis import analyse
from serai.protocol.past.analysis import AnalysisShown
from serai.protocol.refusals import Refused
from serai.server.bots.analysing import Analyses
from serai.server.tables.tables import Tables
from tests.server.blunders import BLUNDER, cell, over, played
from tests.server.hosting import node, run
from tests.server.postgres import locked
from tests.server.running import Client, Server

COUNTED = re.compile(r"^serai_analyses_total (\d+)$", re.MULTILINE)


def made(ann: Client, table: str) -> Any:
    """Wait until the analysis is there."""
    limit = time.monotonic() + 120
    while time.monotonic() < limit:
        shown = ann.get(f"/tables/{table}/analysis")
        assert shown["status"] in ("waiting", "making", "made"), shown
        if shown["status"] == "made":
            return shown["found"]
        time.sleep(0.05)
    raise AssertionError("the analysis is not made")


def counted(server: Server) -> int:
    found = COUNTED.search(httpx.get(f"http://{server.host}/metrics", timeout=60).text)
    assert found
    return int(found[1])


def test_a_game_that_is_over_is_analysed_once_and_as_the_command_does(server: Server) -> None:
    ann, bob = Client(server), Client(server, "Bob")
    table = played(ann, *BLUNDER)
    assert bob.get(f"/tables/{table}/analysis") == {"status": "none", "done": 0, "whole": 0, "found": None}
    before = counted(server)
    assert ann.post(f"/tables/{table}/analysis")["status"] in ("waiting", "making", "made")
    found = made(bob, table)
    same = analyse(Record.from_json(json.dumps(ann.get(f"/tables/{table}/record.json")))).to_json()
    notation = load("tic_tac_toe").notation
    for point in same["turning_points"]:
        for name in ("chosen", "better"):
            point[name] = list(notation.to_row(notation.read(point[name])))
    assert found == same
    assert found["moves"] == list(range(7))
    assert found["chances"][-1] == [0.0, 1.0]
    point = found["turning_points"][0]
    assert (point["move"], point["seat"], point["chosen"], point["better"]) == (5, 0, cell("b3"), cell("a2"))
    again = bob.post(f"/tables/{table}/analysis")
    assert (again["status"], again["found"]) == ("made", found)
    assert counted(server) == before + 1


def test_nothing_is_analysed_while_a_game_goes_on(server: Server) -> None:
    ann, eve = Client(server), Client(server, "Eve")
    table = played(ann, *BLUNDER[:4])
    for one in (ann, eve):
        assert one.post(f"/tables/{table}/analysis", status=409)["key"] == "not-over"
        assert one.get(f"/tables/{table}/analysis", 409)["key"] == "not-over"
        for number in range(6):
            assert one.get(f"/tables/{table}/why/{number}", 409)["key"] == "not-over"
    waiting = ann.table("tic_tac_toe", "me", "me")
    assert ann.get(f"/tables/{waiting}/analysis", 409)["key"] == "not-started"
    assert ann.get("/tables/nowhere/analysis", 404)["key"] == "not-found"


def test_whoever_is_nobody_may_read_and_not_ask(server: Server) -> None:
    ann = Client(server)
    table = played(ann, *BLUNDER)
    with httpx.Client(base_url=f"http://{server.host}/api/v1", timeout=60) as nobody:
        assert nobody.post(f"/tables/{table}/analysis").status_code == 401
        assert nobody.get(f"/tables/{table}/why/1").status_code == 401
        assert nobody.get(f"/tables/{table}/analysis").json()["status"] == "none"


async def until(tables: Tables, analyses: Analyses, table_id: str, *wanted: str) -> AnalysisShown:
    async with asyncio.timeout(120):
        while True:
            async with tables.at(table_id) as table:
                shown = await analyses.shown(table)
            if shown.status in wanted:
                return shown
            await asyncio.sleep(0.02)


def test_what_a_process_or_a_node_did_not_finish_is_begun_anew(url: str) -> None:
    async def test() -> None:
        async with node(url) as tables:
            first, second = await over(tables), await over(tables, 3)
            died, analyses = Analyses(tables, 4000, 0), Analyses(tables, 4, 0)
            for table_id in (first, second):
                async with tables.at(table_id) as table:
                    assert (await died.ask(table)).status == "waiting"
                await asyncio.sleep(0.01)  # whoever asked first, by the clock, is first
            working = asyncio.create_task(died.run())
            await until(tables, died, first, "making")
            async with tables.at(second) as table:
                assert (await died.shown(table)).status == "waiting"  # one at a time
            while not (working_now := [one for one in active_children() if one.name == "serai-analysis"]):
                await asyncio.sleep(0.02)
            working_now[0].kill()  # the process dies: the same node begins anew
            async with asyncio.timeout(60):
                while (await tables.store.read("SELECT tries FROM analyses WHERE table_id = ?", first)) != [(2,)]:
                    await asyncio.sleep(0.02)
            working.cancel()  # the node goes away in good order: another need not wait for the lease
            await asyncio.gather(working, return_exceptions=True)
            await died.stop()
            async with tables.at(first) as table:
                assert (await analyses.shown(table)).status == "waiting"
            # the second was taken by somebody who died without a word, and whose lease has run out
            await tables.store.take(
                "UPDATE analyses SET taken_by = 'gone', tries = 1, lease = 5 WHERE table_id = ? RETURNING 1", second
            )
            working = asyncio.create_task(analyses.run())
            for table_id, moves in ((first, 20), (second, 3)):
                shown = await until(tables, analyses, table_id, "made")
                found = json.loads(msgspec.json.encode(shown))["found"]
                assert found["moves"] == list(range(moves + 1))
            assert await analyses._take() is None
            working.cancel()
            await asyncio.gather(working, return_exceptions=True)
            await analyses.stop()

    run(test)


def test_nodes_that_look_at_the_same_moment_take_different_games(pg_url: str) -> None:
    async def test() -> None:
        async with node(pg_url) as here, node(pg_url) as there:
            nodes = [Analyses(here, 4, 0), Analyses(there, 4, 0)]
            table_ids = [await over(here, 1) for _ in range(5)]
            for table_id in table_ids:
                for tables, analyses in zip((here, there), nodes, strict=True):
                    async with tables.at(table_id) as table:
                        await analyses.ask(table)  # by both, and yet one look back
            async with locked(pg_url, "analyses", table_ids[0]):  # another node is just taking it
                takings = asyncio.gather(*(analyses._take() for analyses in nodes * 4))
                taken = await asyncio.wait_for(takings, 60)
                assert sorted(one for one in taken if one) == sorted(table_ids[1:])
            assert await nodes[1]._take() == table_ids[0]
            assert await nodes[0]._take() is None
            for analyses in nodes:
                await analyses.stop()

    run(test)


def test_what_fails_again_and_again_is_given_up_until_somebody_asks_anew(tmp_path: Path) -> None:
    async def test() -> None:
        async with node(f"sqlite:///{tmp_path}/serai.db") as tables:
            table_id, analyses = await over(tables, 2), Analyses(tables, 4, 0)
            async with tables.at(table_id) as table:
                await analyses.ask(table)
            for _ in range(4):
                assert await analyses._take() == table_id
                await analyses._give_back()
            assert await analyses._take() is None
            async with tables.at(table_id) as table:
                assert (await analyses.shown(table)).status == "failed"
                assert (await analyses.ask(table)).status == "waiting"
            assert await analyses._take() == table_id
            assert await analyses._take() is None  # it is taken
            await analyses.stop()

    run(test)


def test_only_so_many_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("serai.server.bots.analysing.MOST_WAITING", 1)

    async def test() -> None:
        async with node(f"sqlite:///{tmp_path}/serai.db") as tables:
            first, second, analyses = await over(tables, 1), await over(tables, 1), Analyses(tables, 4, 0)
            async with tables.at(first) as table:
                await analyses.ask(table)
                await analyses.ask(table)
            async with tables.at(second) as table:
                with pytest.raises(Refused) as refused:
                    await analyses.ask(table)
                assert refused.value.key == "analyses-enough"
            await analyses.stop()

    run(test)
