"""Why a bot would choose what: told when a game is over, or in a world of one's own, and never before."""

from __future__ import annotations

import asyncio
import time
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import pytest

from serai.bots.thinking import Thought
from serai.engine.core import snapshot
from serai.engine.views.views import look
from serai.protocol.live.access import Pondered
from serai.protocol.refusals import Refused
from serai.server.bots import advising
from serai.server.bots.advising import Advisers
from serai.server.operations.workers import Job, WorkerDied
from tests.server.blunders import BLUNDER, cell, over, played
from tests.server.hosting import node, run
from tests.server.running import Client, Server, hear, tell
from tests.server.running import run as run_client


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
            for _ in range(30):  # a thought may be over before the next question arrives
                await tell(line, do="advise", id=2, table="imagined:1", seat=0)
                await tell(line, do="advise", id=3, table="imagined:1", seat=0)
                await tell(line, do="ping")
                heard = [await hear(line, "refused", "advice", "pong") for _ in range(3)]
                told = next(one for one in heard if one.get("id") == 2)
                if heard[2] is told:
                    break
            assert heard[2] is told  # nobody waits for it
            assert (heard[0]["id"], heard[0]["key"]) == (3, "advisers-busy")  # one thought after the other
            assert heard[1]["tell"] == "pong"
            advice = told["advice"]
            assert (advice["seat"], advice["level"], advice["chosen"]) == (0, "general", None)
            assert advice["moves"][0]["choice"] == cell("a2")
            await tell(line, do="advise", id=4, table="imagined:1", seat=1)
            assert (await hear(line, "refused", "advice"))["key"] == "not-asked"
            # in the real game two people play at this screen
            await tell(line, do="advise", id=5, table=table, seat=0)
            assert (await hear(line, "refused", "advice"))["key"] == "suggest-others"

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


class StandIn:
    """Stands in for the process that thinks, and keeps what it was given."""

    def __init__(self) -> None:
        self.given: list[Any] = []
        self.answer: Future[Any] = Future()
        self.answer.set_result(("general", []))

    async def run(self, job: Job[Any]) -> Any:
        self.given.append(job.values)
        return await asyncio.wrap_future(self.answer)


def test_whoever_advises_knows_what_the_seat_knows(tmp_path: Path) -> None:
    async def test() -> None:
        async with node(f"sqlite:///{tmp_path}/serai.db") as tables:
            table_id = await over(tables, 25)
            advisers, workers, different = Advisers(tables, 0), StandIn(), 0
            advisers._workers = workers  # type: ignore[assignment]
            async with tables.at(table_id) as table:
                for number in range(10, 26):
                    pondered = await advisers.past(table, number, None)
                    truth = snapshot.save(table.game, pondered.match.state)
                    await advisers.why(pondered)
                    game, kept, last, seat, level, _ = workers.given[-1]
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
        async with node(f"sqlite:///{tmp_path}/serai.db") as tables:
            table_id = await over(tables, 2)
            advisers, workers = Advisers(tables, 0), StandIn()
            never = workers.answer = Future()
            advisers._workers = workers  # type: ignore[assignment]
            async with tables.at(table_id) as table:
                match = table.playing().match
            pondered = Pondered(match, match.asks[0].seat)
            waiting = [asyncio.create_task(advisers.why(pondered)) for _ in range(2)]
            await asyncio.sleep(0)
            with pytest.raises(Refused) as refused:
                await advisers.why(pondered)
            assert refused.value.key == "advisers-busy"
            never.set_result(("general", [Thought(["pass"], 0.5, 3)]))
            answers = await asyncio.gather(*waiting)
            assert [answer.moves[0].visits for answer in answers] == [3, 3]
            await advisers.why(pondered)
            workers.answer = Future()
            workers.answer.set_exception(WorkerDied())
            with pytest.raises(Refused) as refused:
                await advisers.why(pondered)
            assert refused.value.key == "advisers-busy"

    run(test)
