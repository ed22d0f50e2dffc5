"""Records that come in, long plays that are looked at, and what neither may do: hold up everybody else."""

from __future__ import annotations

import asyncio
import contextlib
import json
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from serai.engine.play.match import Match
from serai.engine.play.record import Record
from serai.server.api.refusals import Refused
from serai.server.bots.advising import Advisers
from serai.server.live import limits
from serai.server.live.limits import Limits, paying
from serai.server.people.people import Person
from serai.server.storage import Change, Conflict, Store
from serai.server.tables import lists, records, transactions
from serai.server.tables import table as table_module
from serai.server.tables.imagine import imagine
from serai.server.tables.lobby import SeatWish, start
from serai.server.tables.replay_workers import Replays
from serai.server.tables.table import read_play, read_rows
from serai.server.tables.tables import Tables
from tests.server.hosting import guest, hashes, node, play_on, run, table_of
from tests.server.long_games import Counter, long_match, longest_gap, snapshots_of
from tests.server.running import Client, serving

ROWS = 400
FEW = 101  # rows repeated here for one request


@pytest.fixture(scope="module")
def match() -> Match:
    return long_match(ROWS, agreed=7)


async def brought_in(tables: Tables, match: Match) -> tuple[Person, str]:
    ann = await guest(tables)
    return ann, await records.bring_in(tables, ann, match.record.to_json())


async def forked(tables: Tables, ann: Person, table_id: str, at: int) -> str:
    async with tables.at(table_id) as table:
        fork = await records.fork(tables, table, ann, at, [SeatWish("me")] * 2)
    async with tables.at(fork) as table:
        await start(tables, table, ann)
    return fork


async def refusal(doing: Any) -> Refused:
    with pytest.raises(Refused) as error:
        await doing
    return error.value


# ---- what comes in


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


# ---- nothing is half there


class Failing:
    """A store that writes so many transactions and then no more."""

    def __init__(self, store: Store, writes: int) -> None:
        self._store, self._writes = store, writes

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    async def write(self, changes: Any) -> None:
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
                tables.store = Failing(store, writes)  # type: ignore[assignment]
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

            def killed(*_: Any) -> Any:
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


# ---- long plays


def test_imports_and_forks_have_snapshots_all_the_way(url: str, match: Match) -> None:
    async def test() -> None:
        async with node(url) as tables:
            ann, table_id = await brought_in(tables, match)
            assert longest_gap(await snapshots_of(tables, table_id), match.number) <= 50
            fork = await forked(tables, ann, table_id, ROWS - 20)
            assert longest_gap(await snapshots_of(tables, fork), ROWS - 20) <= 50
            stored = "SELECT number, seat, act, what, first_event, events FROM moves WHERE table_id = ? AND number <= ?"
            whole = [
                await tables.store.read(f"{stored} ORDER BY number", which, ROWS - 20) for which in (table_id, fork)
            ]
            assert whole[0] == whole[1]
            await play_on(tables, fork, 60)
            assert (await snapshots_of(tables, fork))[-1] > ROWS - 20

    run(test)


def test_looking_back_at_a_long_play_costs_little_and_shows_the_same(
    tmp_path: Path, match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with node(f"sqlite:///{tmp_path}/serai.db") as tables:
            repeated = Counter(monkeypatch)
            ann, table_id = await brought_in(tables, match)
            async with tables.at(table_id) as table:
                last, events = table.playing().match.number, table.playing().events
            assert repeated.taken() <= FEW
            told = match.happened()
            for number in (0, 1, 49, 50, 51, 133, 250, 377, last - 1, last):
                then = Match.replay(match.record, number)
                for seat in (None, 0, 1):
                    seen = await records.replay(tables, table, seat, number, last, events)
                    assert seen.view == then.view(seat)
                    assert len(seen.events) == sum(move == number for move, _ in told)
                world = await imagine(tables, table, 0, number, "imagined:1", ann.id, "Ann")
                assert world.play.match.view(0) == then.view(0)
                assert repeated.taken() <= 4 * FEW
            for number in (60, 200, 380):
                row = match.record.rows[number - 1]
                with contextlib.suppress(Refused):
                    pondered = await Advisers(tables, 0).past(table, number, None)
                    assert pondered.match.state_hash == Match.replay(match.record, number - 1).state_hash, row
                assert repeated.taken() <= FEW
            assert Record.from_json((await records.export(tables, table, "json")).decode()) == match.record
            assert Record.from_text((await records.export(tables, table, "txt")).decode()) == match.record
            assert repeated.taken() == 0

    run(test)


def test_a_play_without_snapshots_is_rebuilt_elsewhere_and_only_once(
    url: str, match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with node(url) as tables:
            _, table_id = await brought_in(tables, match)
            await tables.store.write([Change("DELETE FROM snapshots")])
        async with node(url) as tables:
            repeated = Counter(monkeypatch)
            async with tables.at(table_id) as table:
                assert table.playing().match.state_hash == match.state_hash
            assert longest_gap(await snapshots_of(tables, table_id), match.number) <= 50
            monkeypatch.setattr(tables.replays, "run", None)
            for number in (77, 333):
                play = await read_play(tables.store, tables.replays, table, number)
                assert play.match.state_hash == Match.replay(match.record, number).state_hash
            assert repeated.taken() <= 2 * FEW

    run(test)


def test_what_can_be_taken_back_is_the_same_after_rebuilding(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """From a snapshot that was made in the midst of a turn, and from the beginning in another process."""
    match = long_match(ROWS)
    while len(match.takes_back(match.asks[0].seat)) < 2:
        match.choose(match.asks[0].seat, match.asks[0].options[0])
    seat, chosen = match.asks[0].seat, match.last_row.what
    match.undo(seat)
    match.choose(seat, chosen)
    first, second = match.takes_back(seat)[-2:]
    assert second - first > 1  # there is something between them that no longer counts

    async def test() -> None:
        async with node(f"sqlite:///{tmp_path}/serai.db") as tables:
            ann, table_id = await brought_in(tables, match)
            fork = await forked(tables, ann, table_id, match.number)
            await tables.store.write([Change("DELETE FROM snapshots WHERE table_id <> ?", (table_id,))])
            async with tables.at(table_id) as table:
                assert table.playing().takes_back(seat) == match.takes_back(seat)
        async with node(f"sqlite:///{tmp_path}/serai.db") as tables:
            async with tables.at(fork) as table:
                assert table.playing().takes_back(seat) == match.takes_back(seat)
            await tables.undo(fork, seat, match.number, "back", first)
            async with tables.at(fork) as table:
                again = Match.replay(match.record)
                again.undo(seat, first)
                assert table.playing().match.state_hash == again.state_hash

    run(test)


@pytest.mark.parametrize("most_here", [100, 0])
def test_a_snapshot_that_forgot_what_could_be_taken_back_misleads_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, most_here: int
) -> None:
    """Such were made when others took back with consent in the midst of somebody's turn; they are still about."""
    database = f"sqlite:///{tmp_path}/serai.db"

    async def test() -> None:
        async with node(database) as tables:
            table_id = await table_of(tables, "khan")
            while True:
                await play_on(tables, table_id, 1)
                async with tables.at(table_id) as table:
                    play, number = table.playing(), table.row.number
                    seat = play.asked[0]
                    backs = play.takes_back(seat)
                    if len(backs) > 1:
                        break
            await tables.store.write([transactions.snapshot(table_id, play)])
            await tables.undo(table_id, seat, number, "back", backs[0])
            before = await hashes(tables, table_id)
        monkeypatch.setattr(table_module, "MOST_HERE", most_here)
        async with node(database) as tables:
            assert await hashes(tables, table_id) == before

    run(test)


def test_taking_back_with_consent_in_a_long_play(url: str, match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with node(url) as tables:
            ann, table_id = await brought_in(tables, match)
            fork = await forked(tables, ann, table_id, match.number)
            same, repeated = Match.replay(match.record), Counter(monkeypatch)
            to = next(row.number for row in same._timeline.rows if row.number > 120)
            async with tables.at(fork) as table:
                before = table.playing().events
                await tables.undo_agreed(table, 0, to, (1,))
                assert repeated.taken() <= FEW
                same.undo(0, to, (1,))
                now = table.playing()
                assert (now.match.state_hash, now.events) == (same.state_hash, before + 1)
                assert json.loads(now.happened[-1].public) == {"event": "taken-back", "seat": 0, "first": to}
                for wrong, agreed in ((to, (1,)), (match.number + 1, (1,)), (to - 1, ()), (0, (1,))):
                    with pytest.raises(ValueError, match=r"SE-UNDO-[23]"):
                        await tables.undo_agreed(table, 0, wrong, agreed)
            await play_on(tables, fork, 5)
        async with node(url) as tables, tables.at(fork) as table:
            record = table.header()
            record.rows = await read_rows(tables.store, fork, 0, table.row.number)
            assert Match.replay(record).state_hash == table.playing().match.state_hash

    run(test)


def test_no_lock_is_held_while_a_play_is_rebuilt(tmp_path: Path, match: Match) -> None:
    async def test() -> None:
        async with node(f"sqlite:///{tmp_path}/serai.db") as tables:
            _, table_id = await brought_in(tables, match)
            async with tables.at(table_id) as table:
                pass
            async with asyncio.timeout(60), tables.at(table_id):
                assert await records.export(tables, table, "json")
                assert await records.replay(tables, table, None, 60, match.number, table.playing().events)

    run(test)


def test_who_has_used_up_their_time_is_refused_and_others_look_on(
    tmp_path: Path, match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    rate = limits.RATES["work"]
    monkeypatch.setitem(limits.RATES, "work", rate._replace(a_second=0.0))  # what a look costs comes back too soon

    async def test() -> None:
        async with node(f"sqlite:///{tmp_path}/serai.db") as tables:
            tables.replays.stop()
            tables.replays = Replays(Limits())
            _, table_id = await brought_in(tables, match)
            async with tables.at(table_id) as table:
                last, events = table.playing().match.number, table.playing().events

            async def look(who: str) -> Any:
                tables.replays.limits.spend("look", who)
                return await records.replay(tables, table, None, 133, last, events)

            tables.replays.limits.spend("look", "eve")
            tables.replays.limits.charge(limits.RATES["work"].burst + 30)
            for doing in (look("eve"), records.export(tables, table, "json")):
                assert (await refusal(doing)).key == "too-much-work"
            assert (await asyncio.create_task(look("bob"))).number == 133
            before = tables.replays.limits._left("work", "bob")
            assert 0 < before < limits.RATES["work"].burst
            assert paying.get() == "eve"

    run(test)
