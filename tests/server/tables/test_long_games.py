"""Long games: looking back, forking and taking back cost little, and hold nobody up."""

from __future__ import annotations

import asyncio
import contextlib
import json
from pathlib import Path
from typing import Any

import pytest

from serai.engine.play.match import Match
from serai.engine.play.record import Record
from serai.protocol.refusals import Refused
from serai.server.bots.advising import Advisers
from serai.server.live import limits
from serai.server.live.limits import Limits, paying
from serai.server.replays.workers import Replays
from serai.server.storage import Change
from serai.server.tables import records, stored, transactions
from serai.server.tables.stored import read_play, read_rows
from tests.server.hosting import hashes, imagined, node, play_on, refusal, run, table_of
from tests.server.long_games import ROWS, Counter, brought_in, forked, long_match, longest_gap, snapshots_of

FEW = 101  # rows repeated here for one request


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


def test_looking_back_at_a_long_game_costs_little_and_shows_the_same(
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
                world = await imagined(tables, table, 0, number, "imagined:1", ann.id)
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


def test_a_game_without_snapshots_is_rebuilt_elsewhere_and_only_once(
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
        monkeypatch.setattr(stored, "MOST_HERE", most_here)
        async with node(database) as tables:
            assert await hashes(tables, table_id) == before

    run(test)


def test_taking_back_with_consent_in_a_long_game(url: str, match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
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


def test_no_lock_is_held_while_a_game_is_rebuilt(tmp_path: Path, match: Match) -> None:
    async def test() -> None:
        async with node(f"sqlite:///{tmp_path}/serai.db") as tables:
            _, table_id = await brought_in(tables, match)
            async with tables.at(table_id) as table:
                pass
            async with asyncio.timeout(60), tables.at(table_id):
                assert await records.export(tables, table, "json")
                replayed = await records.replay(tables, table, None, 60, match.number, table.playing().events)
                assert replayed.number == 60

    run(test)


def test_who_has_used_up_their_time_is_refused_and_others_look_on(
    tmp_path: Path, match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(limits.RATES, "work", limits.Rate(10, 0.0))  # none comes back while this runs

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
