"""Power cuts: every move that was acknowledged is there afterwards, and none is there twice."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server import postgres
from tests.server.running import Client, Server, hear, tell


async def keep_playing(client: Client, table: str, acked: dict[tuple[str, int], Any], sent: dict[str, Any]) -> None:
    """Play both seats of a table as fast as answers come, and write down what was acknowledged."""
    dice = Random(table)
    try:
        async with client.socket() as line:
            for seat in (0, 1):
                await tell(line, do="watch", table=table, seat=seat)
            options: Any = None
            for count in range(100_000):
                while not options:
                    message = await hear(line, "position", "moved")
                    if message["question"]:
                        options, seat, at = message["question"]["options"], message["seat"], message["number"]
                    elif (message.get("view") or message["changes"]).get("result"):
                        return
                word = min(options)
                choice = [word, *dice.choice(options[word])]
                sent[table] = (at, seat, choice)
                await tell(line, do="choose", id=count, table=table, seat=seat, at=at, choice=choice, key=f"{count}")
                options = None
                while True:
                    message = await hear(line, "done", "refused", "moved")
                    if message["tell"] == "moved" and message["question"]:
                        options, seat, at = message["question"]["options"], message["seat"], message["number"]
                    if message["tell"] == "done":
                        acked[table, message["number"]] = choice
                        break
                    assert message["tell"] == "moved", message
    except (ConnectionClosed, OSError):
        return


@pytest.mark.parametrize("after", [60, 250])
def test_kill_in_the_midst_of_a_load_of_moves(url: str, tmp_path: Path, after: int) -> None:
    server = Server(url, tmp_path / "log")
    acked: dict[tuple[str, int], Any] = {}
    sent: dict[str, Any] = {}
    try:
        ann = Client(server)
        tables = [ann.table(("khan", "connect_four")[number % 2], "me", "me") for number in range(12)]
        for table in tables:
            ann.start(table)

        async def load() -> None:
            playing = [asyncio.create_task(keep_playing(ann, table, acked, sent)) for table in tables]
            async with asyncio.timeout(240):
                while len(acked) < after:
                    await asyncio.sleep(0.01)
                await asyncio.to_thread(server.kill)
                await asyncio.gather(*playing)

        asyncio.run(load())
    finally:
        server.stop()
    assert len(acked) >= after
    cookie = dict(ann.http.cookies)
    server = Server(url, tmp_path / "log")
    try:
        again = Client(server)
        again.http.cookies.clear()
        again.http.cookies.update(cookie)
        stored = 0
        for table in tables:
            whole = again.get(f"/tables/{table}/position", since=0)
            last = whole["number"]
            known = [number for (where, number) in acked if where == table]
            assert last in (max(known, default=0), max(known, default=0) + 1)  # one may be on disk but unacknowledged
            assert sorted(known) == list(range(1, len(known) + 1))
            assert [event["number"] for event in whole["events"]] == list(range(whole["next_event"]))
            stored += last
            if last == 0 or whole["view"]["result"]:
                continue
            at, seat, choice = sent[table]
            body = {"seat": seat, "at": at, "choice": choice, "key": f"{len(known)}"}
            if last > len(known):  # sent again with its key, the move that was not acknowledged is not made twice
                assert again.post(f"/tables/{table}/choose", body)["repeated"]
                assert again.position(table)["number"] == last
        assert stored >= len(acked)
    finally:
        server.stop()
    rows = numbers_in(url, tables)
    for table in tables:
        assert rows[table] == list(range(len(rows[table])))
    for (table, number), choice in acked.items():
        assert choice_in(url, table, number).split()[0] == choice[0]


def numbers_in(url: str, tables: list[str]) -> dict[str, list[int]]:
    from serai.server.operations.database import open_database

    with open_database(url) as database:
        found = database.rows("SELECT table_id, number FROM moves ORDER BY table_id, number")
        CHOICES.clear()
        CHOICES.update({(t, n): json.loads(w) for t, n, w in database.rows("SELECT table_id, number, what FROM moves")})
    return {table: [number for where, number in found if where == table] for table in tables}


CHOICES: dict[tuple[str, int], Any] = {}


def choice_in(url: str, table: str, number: int) -> str:
    return str(CHOICES[table, number])


def test_the_turn_of_a_bot_worker_that_dies_is_taken_by_another(pg_url: str, tmp_path: Path) -> None:
    """The first worker is stopped in its tracks with a turn in its hands; the lease runs out and another takes it."""
    import os
    import signal

    server = Server(pg_url, tmp_path / "log", SERAI_BOT_PROCESSES="0")
    worker = Server(pg_url, tmp_path / "worker", "bot_worker", SERAI_BOT_PAUSE="3600")
    second = None
    try:
        ann = Client(server)
        table = ann.table("tic_tac_toe", "bot", "me")
        ann.start(table)
        taken = "SELECT count(*) FROM bot_turns WHERE taken_by IS NOT NULL"
        limit = time.monotonic() + 120
        while ask(pg_url, taken) == 0:
            assert time.monotonic() < limit
            time.sleep(0.1)
        os.kill(worker.process.pid, signal.SIGKILL)
        worker.process.wait(10)
        assert ann.position(table)["number"] == 0
        ask(pg_url, "UPDATE bot_turns SET lease = lease - 14000 RETURNING 1")  # instead of waiting for it
        second = Server(pg_url, tmp_path / "second", "bot_worker")
        limit = time.monotonic() + 120
        while ann.position(table)["number"] == 0:
            assert time.monotonic() < limit, (tmp_path / "second").read_text()
            time.sleep(0.1)
        assert ann.position(table, 1)["question"]
    finally:
        server.stop()
        worker.stop()
        if second is not None:
            second.stop()


def ask(url: str, sql: str) -> int:
    import psycopg

    with psycopg.connect(url, autocommit=True) as connection:
        row = connection.execute(sql.encode()).fetchone()
        return int(row[0]) if row else 0


def test_a_missing_postgresql_is_told_clearly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.which", lambda name: None)
    monkeypatch.setattr("serai.commands.bench.postgres.HOMES", Path("/nowhere"))
    with pytest.raises(RuntimeError, match="apt install postgresql"):
        postgres.binaries()
