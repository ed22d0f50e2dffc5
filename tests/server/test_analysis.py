"""What bots think of a play is told when it is over, or in a world of one's own; what they say, everybody hears."""

from __future__ import annotations

import asyncio
import json
import re
import time
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

import httpx
import pytest

from serai import Record, load
from serai.bots.analysis import analyse
from serai.engine import snapshot
from serai.engine.sight import look
from serai.server import advising
from serai.server.advising import Advisers, Pondered
from serai.server.analysing import Analyses
from serai.server.house import House
from serai.server.refusals import Refused
from serai.server.table import OVER
from tests.server.hosting import node, play_on, run, table_of
from tests.server.running import Client, Server, hear, tell
from tests.server.running import run as run_client

# Cross leaves the line a3 b2 c1 open and loses by it.
BLUNDER = ("b2", "a1", "c3", "a3", "b3", "a2")
COUNTED = re.compile(r"^serai_analyses_total (\d+)$", re.MULTILINE)


def cell(name: str) -> list[Any]:
    game = load("tic_tac_toe")
    return list(game.notation.to_row(game.notation.read(f"square {name}")))


def played(ann: Client, *cells: str, seats: tuple[str, ...] = ("me", "me")) -> str:
    table = ann.table("tic_tac_toe", *seats)
    ann.start(table)
    for number, name in enumerate(cells):
        ann.choose(table, number % 2, number, f"square {name}")
    return table


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


# ---- the analysis


def test_a_play_that_is_over_is_analysed_once_and_as_the_command_does(server: Server) -> None:
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


def test_nothing_is_analysed_while_a_play_goes_on(server: Server) -> None:
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


async def over(house: House, moves: int = 20) -> str:
    """A play of Khan that people ended after some moves."""
    table_id = await table_of(house, "khan", 2)
    await play_on(house, table_id, moves)
    async with house.at(table_id) as table:
        await house.change(table, [], status=OVER, ended=house.now())
    return table_id


async def until(house: House, analyses: Analyses, table_id: str, *wanted: str) -> Any:
    async with asyncio.timeout(120):
        while True:
            async with house.at(table_id) as table:
                shown = await analyses.shown(table)
            if shown.status in wanted:
                return shown
            await asyncio.sleep(0.02)


def test_what_a_process_or_a_node_did_not_finish_is_begun_anew(url: str) -> None:
    async def test() -> None:
        async with node(url) as house:
            first, second = await over(house), await over(house, 3)
            died, analyses = Analyses(house, 4000, 0), Analyses(house, 4, 0)
            for table_id in (first, second):
                async with house.at(table_id) as table:
                    assert (await died.ask(table)).status == "waiting"
            working = asyncio.create_task(died.run())
            await until(house, died, first, "making")
            async with house.at(second) as table:
                assert (await died.shown(table)).status == "waiting"  # one at a time
            while died._process is None or died._process.pid is None:
                await asyncio.sleep(0.02)
            died._process.kill()  # the process dies: the same node begins anew
            async with asyncio.timeout(60):
                while (await house.store.read("SELECT tries FROM analyses WHERE table_id = ?", first)) != [(2,)]:
                    await asyncio.sleep(0.02)
            working.cancel()  # the node goes away in good order: another need not wait for the lease
            await asyncio.gather(working, return_exceptions=True)
            await died.stop()
            async with house.at(first) as table:
                assert (await analyses.shown(table)).status == "waiting"
            # the second was taken by somebody who died without a word, and whose lease has run out
            await house.store.take(
                "UPDATE analyses SET taken_by = 'gone', tries = 1, lease = 5 WHERE table_id = ? RETURNING 1", second
            )
            working = asyncio.create_task(analyses.run())
            for table_id, moves in ((first, 20), (second, 3)):
                shown = await until(house, analyses, table_id, "made")
                found = json.loads(bytes(shown.found))
                assert found["moves"] == list(range(moves + 1))
            assert await analyses._take() is None
            working.cancel()
            await asyncio.gather(working, return_exceptions=True)
            await analyses.stop()

    run(test)


def test_what_fails_again_and_again_is_given_up_until_somebody_asks_anew(tmp_path: Path) -> None:
    async def test() -> None:
        async with node(f"sqlite:///{tmp_path}/serai.db") as house:
            table_id, analyses = await over(house, 2), Analyses(house, 4, 0)
            async with house.at(table_id) as table:
                await analyses.ask(table)
            for _ in range(4):
                assert await analyses._take() == table_id
                await analyses._give_back()
            assert await analyses._take() is None
            async with house.at(table_id) as table:
                assert (await analyses.shown(table)).status == "failed"
                assert (await analyses.ask(table)).status == "waiting"
            assert await analyses._take() == table_id
            assert await analyses._take() is None  # it is taken
            await analyses.stop()

    run(test)


def test_only_so_many_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("serai.server.analysing.MOST_WAITING", 1)

    async def test() -> None:
        async with node(f"sqlite:///{tmp_path}/serai.db") as house:
            first, second, analyses = await over(house, 1), await over(house, 1), Analyses(house, 4, 0)
            async with house.at(first) as table:
                await analyses.ask(table)
                await analyses.ask(table)
            async with house.at(second) as table:
                with pytest.raises(Refused) as refused:
                    await analyses.ask(table)
                assert refused.value.key == "analyses-enough"
            await analyses.stop()

    run(test)


# ---- why


def test_after_the_end_one_may_ask_why(server: Server) -> None:
    ann, bob = Client(server), Client(server, "Bob")
    table = played(ann, *BLUNDER)
    why = bob.get(f"/tables/{table}/why/5")
    assert (why["seat"], why["level"], why["chosen"]) == (0, "general", cell("b3"))
    assert why["moves"][0]["choice"] == cell("a2")
    assert 0 < len(why["moves"]) <= 8
    assert all(0 <= one["value"] <= 1 and one["visits"] > 0 for one in why["moves"])
    assert [one["visits"] for one in why["moves"]] == sorted((one["visits"] for one in why["moves"]), reverse=True)
    for seat in (1, 7):
        assert bob.get(f"/tables/{table}/why/5", 409, seat=seat)["key"] == "not-asked"
    for number in (0, 7):
        assert bob.get(f"/tables/{table}/why/{number}", 404)["key"] == "not-found"


def test_a_bots_move_is_explained_by_its_own_level(server: Server) -> None:
    ann = Client(server)
    body = {"game": "tic_tac_toe", "seats": [{"kind": "me"}, {"kind": "bot", "level": "trader"}]}
    table = ann.post("/tables", body, 201)["id"]
    ann.start(table)
    while ann.get(f"/tables/{table}")["status"] == "running":
        position = ann.position(table, 0)
        if position["question"]:
            ann.choose(table, 0, position["number"], ann.first_option(table, 0))
        time.sleep(0.02)
    assert ann.get(f"/tables/{table}/why/1")["level"] == "general"
    why = ann.get(f"/tables/{table}/why/2")
    assert (why["seat"], why["level"]) == (1, "trader")
    assert len(why["moves"]) == 8


def test_in_a_world_of_ones_own_a_general_says_what_it_would_do(server: Server) -> None:
    ann = Client(server)
    table = played(ann, *BLUNDER[:4])

    async def test() -> None:
        async with ann.socket() as line:
            await tell(line, do="imagine", id=1, table=table, seat=0)
            await hear(line, "done")
            await tell(line, do="advise", id=2, table="imagined:1", seat=0)
            await tell(line, do="advise", id=3, table="imagined:1", seat=0)
            await tell(line, do="ping")
            busy = await hear(line, "refused", "advice")
            assert (busy["id"], busy["key"]) == (3, "advisers-busy")  # one thought after the other
            assert (await hear(line, "pong", "advice"))["tell"] == "pong"  # and nobody waits for it
            told = await hear(line, "advice")
            assert told["id"] == 2
            advice = told["advice"]
            assert (advice["seat"], advice["level"], advice["chosen"]) == (0, "general", None)
            assert advice["moves"][0]["choice"] == cell("a2")
            await tell(line, do="advise", id=4, table="imagined:1", seat=1)
            assert (await hear(line, "refused", "advice"))["key"] == "not-asked"
            # the real play is another matter, also for whoever plays it alone
            await tell(line, do="advise", id=5, table=table, seat=0)
            assert (await hear(line, "refused", "advice"))["key"] == "advice-later"

    run_client(test())


def test_while_others_play_nobody_is_advised(server: Server) -> None:
    ann, bob, eve = Client(server), Client(server, "Bob"), Client(server, "Eve")
    table = ann.table("tic_tac_toe", "me", "open")
    bob.post(f"/tables/{table}/join", {})
    ann.start(table)
    for number, name in enumerate(BLUNDER[:4]):
        (ann, bob)[number % 2].choose(table, number % 2, number, f"square {name}")

    async def asked(who: Client, seat: int | None, at: int) -> Any:
        async with who.socket() as line:
            await tell(line, do="imagine", id=1, table=table, seat=seat, at=at)
            await hear(line, "done")
            await tell(line, do="advise", id=2, table="imagined:1", seat=0)
            return await hear(line, "refused", "advice")

    async def test() -> None:
        for who, seat in ((ann, 0), (bob, 1), (eve, None)):
            for at in (4, 2):
                assert (await asked(who, seat, at))["key"] == "advice-later"
        ann.choose(table, 0, 4, "square b3")
        bob.choose(table, 1, 5, "square a2")
        for who in (ann, eve):
            assert (await asked(who, 0, 4))["advice"]["moves"][0]["choice"] == cell("a2")

    run_client(test())


class Pool:
    """Stands in for the process that thinks, and keeps what it was given."""

    def __init__(self) -> None:
        self.given: list[Any] = []

    def submit(self, work: Any, *values: Any) -> Future[Any]:
        self.given.append(values)
        future: Future[Any] = Future()
        future.set_result(("general", []))
        return future


def test_whoever_advises_knows_what_the_seat_knows(tmp_path: Path) -> None:
    async def test() -> None:
        async with node(f"sqlite:///{tmp_path}/serai.db") as house:
            table_id = await over(house, 25)
            advisers, pool, different = Advisers(house, 0), Pool(), 0
            advisers._pool = pool  # type: ignore[assignment]
            async with house.at(table_id) as table:
                for number in range(10, 26):
                    pondered = await advisers.past(table, number, None)
                    truth = snapshot.save(table.game, pondered.match.state)
                    await advisers.why(pondered)
                    game, kept, last, seat, level, _ = pool.given[-1]
                    assert (game, last, seat, level) == ("khan", number - 1, pondered.seat, "general")
                    assert kept["chance"][0] != truth["chance"][0]
                    world = snapshot.restore(table.game, kept)
                    assert look(table.game, world, seat) == look(table.game, pondered.match.state, seat)
                    different += (kept["hands"], kept["deck"]) != (truth["hands"], truth["deck"])
            assert different == 16

    run(test)


def test_only_so_many_are_advised_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advising, "MOST_WAITING", 2)

    async def test() -> None:
        async with node(f"sqlite:///{tmp_path}/serai.db") as house:
            table_id = await over(house, 2)
            advisers, pool = Advisers(house, 0), Pool()
            never: Future[Any] = Future()
            pool.submit = lambda *_: never  # type: ignore[method-assign]
            advisers._pool = pool  # type: ignore[assignment]
            async with house.at(table_id) as table:
                match = table.playing().match
            pondered = Pondered(match, match.asks[0].seat)
            waiting = [asyncio.create_task(advisers.why(pondered)) for _ in range(2)]
            await asyncio.sleep(0)
            with pytest.raises(Refused) as refused:
                await advisers.why(pondered)
            assert refused.value.key == "advisers-busy"
            never.set_result(("general", [(["pass"], 0.5, 3)]))
            answers = await asyncio.gather(*waiting)
            assert [answer.moves[0].visits for answer in answers] == [3, 3]
            await advisers.why(pondered)
            died: Future[Any] = Future()
            died.set_exception(BrokenProcessPool())
            pool.submit = lambda *_: died  # type: ignore[method-assign]
            with pytest.raises(Refused) as refused:
                await advisers.why(pondered)
            assert refused.value.key == "advisers-busy"
            assert advisers._pool is None  # the next who asks has another

    run(test)


# ---- what bots say


def test_everybody_hears_why_a_bot_lets_moves_be_taken_back(server: Server) -> None:
    ann, eve = Client(server), Client(server, "Eve")
    table = ann.table("connect_four", "me", "bot")
    ann.start(table)

    async def test() -> None:
        async with ann.socket() as a, eve.socket() as e:
            for line, seat in ((a, 0), (e, None)):
                await tell(line, do="watch", table=table, seat=seat)
                await hear(line, "position")
            await tell(a, do="choose", id=1, table=table, seat=0, at=0, choice=["drop", 3], key="a")
            while (await hear(a, "moved"))["number"] < 2:
                pass
            await tell(a, do="undo", id=2, table=table, seat=0, at=2, to=1, key="b")
            for line in (a, e):
                said = await hear(line, "said")
                assert (said["seat"], said["person"], said["words"]) == (1, "", "")
                assert said["remark"] == {"key": "undo-agreed", "move": 3, "choice": None}
        assert eve.get(f"/tables/{table}/chat")[-1]["remark"]["key"] == "undo-agreed"
        assert ann.get(f"/tables/{table}")["number"] >= 3

    run_client(test())


def test_bots_leave_it_to_people_whether_a_play_ends(server: Server) -> None:
    ann, bob = Client(server), Client(server, "Bob")
    table = ann.table("khan", "me", "open", "bot")
    bob.post(f"/tables/{table}/join", {})
    ann.start(table)
    ann.post(f"/tables/{table}/vote", {"ends": True})
    said = bob.get(f"/tables/{table}/chat")
    assert [(one["seat"], one["remark"]["key"]) for one in said] == [(2, "vote-left")]
    bob.post(f"/tables/{table}/vote", {"ends": True})
    assert bob.get(f"/tables/{table}")["status"] == "over"
    assert len(bob.get(f"/tables/{table}/chat")) == 1
