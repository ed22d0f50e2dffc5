"""Records that come in: hostile, too large or too slow ones hold nobody up, and nothing is ever half there."""

from __future__ import annotations

import contextlib
import threading
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NoReturn

import httpx
import pytest

from serai.engine.play.match import Match
from serai.server.storage import Change, Conflict, Store
from serai.server.tables import lists, records
from tests.server.hosting import guest, node, refusal, run
from tests.server.long_games import ROWS
from tests.server.running import Client, serving

HEADER = 'serai 1\ngame "khan"\nrules 1\nseats ["red", "blue"]\noptions {}\nseed "s"\n\n'


@contextlib.contextmanager
def heartbeat(host: str) -> Iterator[list[float]]:
    """How long the server took to say that it is well, again and again."""
    took: list[float] = []
    over = threading.Event()

    def beat() -> None:
        with httpx.Client(timeout=60) as client:
            while not over.is_set():
                began = time.monotonic()
                client.get(f"http://{host}/healthz")
                took.append(time.monotonic() - began)

    thread = threading.Thread(target=beat)
    thread.start()
    try:
        yield took
    finally:
        over.set()
        thread.join()


def test_a_hostile_text_holds_nobody_up(tmp_path: Path) -> None:
    """Quotation marks without an end: 80 kB of them once stopped the server for a minute, and 2 MB for hours."""
    with serving(f"sqlite:///{tmp_path}/serai.db", tmp_path / "log") as server:
        ann, eve = Client(server), Client(server, "Eve")
        table = ann.table("connect_four", "me", "me")
        ann.start(table)
        with heartbeat(server.host) as took:
            for marks in (9_900, 40_000, 1_100_000):
                refused = eve.post("/records", {"record": f"{HEADER}1 all: " + '"\\' * marks}, 400)
                assert (refused["key"], refused["facts"]["fault"]) == (
                    "bad-record",
                    "row" if marks < 10_000 else "wide",
                )
                began = time.monotonic()
                ann.choose(table, *ann_moves(ann, table))
                assert time.monotonic() - began < 5
        assert max(took) < 5


def ann_moves(ann: Client, table: str) -> tuple[int, int, Any]:
    shown = ann.position(table)
    seat = shown["shown"]["asked"][0]
    return seat, shown["number"], ann.first_option(table, seat)


def test_a_record_that_is_too_large_is_refused_before_it_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with node(f"sqlite:///{tmp_path}/serai.db") as tables:
            ann = await guest(tables)
            monkeypatch.setattr(tables.replays, "run", None)
            for text in (
                HEADER + "1 red pass\n" * 30_000,
                HEADER + "x" * 4_000_000,
                '{"serai": 1, "rows": [' + "[" * 300_000,
                '{"serai": 1, "rows": [' + "{}," * 300_000,
            ):
                refused = await refusal(records.bring_in(tables, ann, text))
                assert (refused.status, refused.key) == (400, "bad-record")
                assert refused.facts == {"fault": "long", "number": 20_000}

    run(test)


def test_too_many_moves_in_json_are_refused_before_they_are_played(tmp_path: Path) -> None:
    async def test() -> None:
        async with node(f"sqlite:///{tmp_path}/serai.db") as tables:
            rows = ",".join(f'[{number},0,"chose","pass",null]' for number in range(1, 20_002))
            header = '"serai":1,"game":"khan","rules":1,"seats":["red"],"options":{},"seed":""'
            text = f'{{{header},"rows":[{rows}]}}'
            refused = await refusal(records.bring_in(tables, await guest(tables), text))
            assert refused.facts == {"fault": "long", "number": 20_000}

    run(test)


def test_a_record_that_takes_too_long_is_given_up(tmp_path: Path, match: Match) -> None:
    async def test() -> None:
        async with node(f"sqlite:///{tmp_path}/serai.db") as tables:
            tables.replays.longest = 0.001
            refused = await refusal(records.bring_in(tables, await guest(tables), match.record.to_json()))
            assert (refused.status, refused.key) == (503, "took-too-long")
            assert not await tables.store.read("SELECT id FROM tables")

    run(test)


class Failing:
    """A store that writes so many transactions and then no more."""

    def __init__(self, store: Store, writes: int) -> None:
        self._store, self._writes = store, writes

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    async def write(self, changes: Sequence[Change]) -> None:
        self._writes -= 1
        if self._writes == 0:
            raise Conflict("the disk is full")
        await self._store.write(changes)


async def kept(store: Store) -> int:
    counts = [await store.read(f"SELECT count(*) FROM {name}") for name in ("tables", "seats", "moves", "snapshots")]
    return sum(count for ((count,),) in counts)


def test_what_could_not_be_brought_in_leaves_nothing_behind(url: str, match: Match) -> None:
    async def test() -> None:
        async with node(url) as tables:
            ann, store = await guest(tables), tables.store
            for writes in (1, 2, 3, 4):
                tables.store = Failing(store, writes)
                with pytest.raises(Conflict):
                    await records.bring_in(tables, ann, match.record.to_json())
                assert await kept(store) == 0
            tables.store = store

    run(test)


def test_what_a_killed_server_left_is_never_seen_and_cleared_away(
    url: str, match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with node(url) as tables:
            ann = await guest(tables)

            def killed(*_: object) -> NoReturn:
                raise SystemError

            with monkeypatch.context() as now:
                now.setattr(records, "_arrived", killed)
                now.setattr(records, "_clear", killed)
                with pytest.raises(SystemError):
                    await records.bring_in(tables, ann, match.record.to_json())
            assert await kept(tables.store) > ROWS
            assert await lists.own(tables.store, ann.id, 50) == []
            ((left,),) = await tables.store.read("SELECT id FROM tables")
            async with tables.at(left) as table:
                assert table.play is None
            await records.clear_half(tables)  # another node may be at it right now
            assert await kept(tables.store) > ROWS
            await records.clear_half(tables, 0)
            assert await kept(tables.store) == 0

    run(test)
