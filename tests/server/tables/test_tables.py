"""A match is its record: on disk before it is acknowledged, the same on every node, never twice."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest

from serai.engine.core.errors import IllegalChoice
from serai.protocol.opening import NewTable, SeatWish
from serai.protocol.play import Play
from serai.server.people.people import Person
from serai.server.storage import Change, Conflict
from serai.server.tables import lobby
from serai.server.tables.stored import read_play, read_rows
from serai.server.tables.tables import Tables
from tests.server.hosting import Ears, guest, hashes, node, play_on, run, table_of
from tests.server.nodes import number_in, until


async def rows_of(tables: Tables, table_id: str) -> list[Any]:
    return await tables.store.read(
        "SELECT number, seat, act, what FROM moves WHERE table_id = ? ORDER BY number", table_id
    )


def test_a_choice_is_on_disk_when_it_is_acknowledged(url: str) -> None:
    async def test() -> None:
        async with node(url) as tables:
            table_id = await table_of(tables, "tic_tac_toe")
            ack = await tables.choose(table_id, 0, ["square", 4], 0, "k")
            assert (ack.number, ack.repeated) == (1, False)
            assert (await rows_of(tables, table_id))[1:] == [(1, 0, "chose", '"square b2"')]
            table = await tables.store.read("SELECT number, asked, status FROM tables WHERE id = ?", table_id)
            assert table == [(1, "[1]", "running")]

    run(test)


def test_a_number_is_there_once(url: str) -> None:
    """Whatever a node believes, the database keeps no second move of a number."""

    async def test() -> None:
        async with node(url) as tables:
            table_id = await table_of(tables, "tic_tac_toe")
            await tables.choose(table_id, 0, ["square", 4], 0, "k")
            again = "INSERT INTO moves SELECT * FROM moves WHERE table_id = ? AND number = 1"
            with pytest.raises(Conflict):
                await tables.store.write([Change(again, (table_id,))])
            assert len(await rows_of(tables, table_id)) == 2

    run(test)


def test_a_refused_choice_changes_nothing(url: str) -> None:
    async def test() -> None:
        async with node(url) as tables:
            table_id = await table_of(tables, "tic_tac_toe")
            await tables.choose(table_id, 0, ["square", 4], 0, "k")
            before = await hashes(tables, table_id)
            for seat, choice, at, rule in (
                (1, ["square", 4], 1, "TT-TURN-2"),
                (0, ["square", 5], 1, "SE-ASK-1"),
                (1, ["square", 5], 0, "SE-ASK-4"),
                (1, ["nonsense"], 1, "SE-ASK-2"),
                (7, ["square", 5], 1, "SE-SEAT-1"),
            ):
                with pytest.raises(IllegalChoice) as refusal:
                    await tables.choose(table_id, seat, choice, at, "other")
                assert refusal.value.rule == rule
            assert await hashes(tables, table_id) == before
            assert len(await rows_of(tables, table_id)) == 2
            assert isinstance(tables.audience, Ears)
            assert [told[1] for told in tables.audience.told] == [0, 1]

    run(test)


def test_the_same_key_is_the_same_choice(url: str) -> None:
    async def test() -> None:
        async with node(url) as tables:
            table_id = await table_of(tables, "tic_tac_toe")
            first = await asyncio.gather(*(tables.choose(table_id, 0, ["square", 4], 0, "k") for _ in range(5)))
            assert sorted(ack.repeated for ack in first) == [False, True, True, True, True]
            await tables.choose(table_id, 1, ["square", 0], 1, "k")  # another seat's key is another key
            again = await tables.choose(table_id, 0, ["square", 4], 0, "k")
            assert (again.number, again.repeated) == (1, True)
        async with node(url) as tables:
            assert (await tables.choose(table_id, 0, ["square", 4], 0, "k")).repeated
            assert len(await rows_of(tables, table_id)) == 3

    run(test)


def test_a_game_is_rebuilt_anywhere_from_snapshot_and_rows(url: str) -> None:
    async def test() -> None:
        async with node(url) as tables:
            tables.snapshot_every = 4
            table_id = await table_of(tables, "connect_four")
            await play_on(tables, table_id, 100)
            before = await hashes(tables, table_id)
            snapshots = await tables.store.read("SELECT number FROM snapshots WHERE table_id = ?", table_id)
            assert len(snapshots) >= before[0] // 4 - 1
        async with node(url) as tables:
            assert await hashes(tables, table_id) == before
            async with tables.at(table_id) as table:
                assert table.playing().first > 0  # from a snapshot, not from the beginning
                whole = Play.begin(table.game, table.header())
                for row in await read_rows(tables.store, table_id, 0, before[0]):
                    whole.repeat(row)
            assert (whole.match.state_hash, whole.events) == before[1:]

    run(test)


def test_opening_a_long_game_reads_no_more_than_a_short_one(url: str) -> None:
    async def test() -> None:
        async with node(url) as tables:
            tables.snapshot_every = 5
            table_id = await table_of(tables, "connect_four")
            await play_on(tables, table_id, 30)
            async with tables.at(table_id) as table:
                for upto in (9, 14, 28):
                    play = await read_play(tables.store, tables.replays, table, upto)
                    assert play.match.number == upto
                    assert upto - play.kept <= 5

    run(test)


def test_only_so_many_tables_stay_in_memory(url: str) -> None:
    async def test() -> None:
        async with node(url, most_tables=3) as tables:
            host = await guest(tables)
            ids = [await table_of(tables, "tic_tac_toe", host=host) for _ in range(8)]
            for number in range(4):
                for table_id in ids:
                    await play_on(tables, table_id, 1, f"{number}")
                    assert tables.held <= 3
            for table_id in ids:
                assert (await hashes(tables, table_id))[0] == 4

    run(test)


def test_taking_back_works_the_same_after_rebuilding(url: str) -> None:
    """The engine lets a seat take back while it is still asked; Connect Four never does, so here consent is needed."""

    async def test() -> None:
        async with node(url) as tables:
            table_id = await table_of(tables, "connect_four")
            await play_on(tables, table_id, 6)
            async with tables.at(table_id) as table:
                earlier = await read_play(tables.store, tables.replays, table, 2)
                await tables.undo_agreed(table, 0, 3, (1,))
                assert table.playing().match.state_hash == earlier.match.state_hash
            at_undo = await hashes(tables, table_id)
            await play_on(tables, table_id, 3)
            before = await hashes(tables, table_id)
        async with node(url) as tables:
            assert await hashes(tables, table_id) == before
            async with tables.at(table_id) as table:
                play = await read_play(tables.store, tables.replays, table, 7)
                assert (play.match.number, play.match.state_hash, play.events) == at_undo

    run(test)


def test_what_could_not_be_written_did_not_happen(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with node(url) as tables:
            table_id = await table_of(tables, "tic_tac_toe")
            before = await hashes(tables, table_id)
            ears = tables.audience
            assert isinstance(ears, Ears)
            ears.told.clear()

            async def full(changes: Sequence[Change]) -> None:
                raise OSError("no space left on device")

            with monkeypatch.context() as patched:
                patched.setattr(tables.store, "write", full)
                with pytest.raises(OSError, match="no space left"):
                    await tables.choose(table_id, 0, ["square", 4], 0, "k")
            assert ears.told == []
            assert await hashes(tables, table_id) == before
            ack = await tables.choose(table_id, 0, ["square", 4], 0, "k")
            assert (ack.number, ack.repeated) == (1, False)

    run(test)


def test_drafts_are_durable_secret_and_never_collide(url: str, bids: str) -> None:
    async def test() -> None:
        async with node(url) as tables:
            table_id = await table_of(tables, bids, seats=3)
            async with tables.at(table_id) as table:
                options = [asked.options for asked in table.playing().match.asks]
            # All three at once, all for move 0.
            row = [["bid", option[0][0]] for option in options]
            await asyncio.gather(*(tables.choose(table_id, seat, row[seat], 0, "bid") for seat in range(3)))
            again = await tables.choose(table_id, 1, row[1], 0, "bid")
            assert again.repeated
            await tables.choose(table_id, 1, ["commit"], 0, "in")
            await tables.undo(table_id, 1, 0, "back")
            await tables.choose(table_id, 1, ["commit"], 0, "in again")
            before = await hashes(tables, table_id)
            assert len(await rows_of(tables, table_id)) == 1  # only the set-up
        async with node(url) as tables:
            assert await hashes(tables, table_id) == before
            async with tables.at(table_id) as table:
                assert table.playing().asked == [0, 2]
                assert "bid" not in str(table.playing().match.view(0)["asked"])
            await tables.choose(table_id, 0, ["commit"], 0, "in")
            ack = await tables.choose(table_id, 2, ["commit"], 0, "in")
            assert ack.number == 1
            late = await tables.choose(table_id, 0, ["commit"], 0, "in")
            assert late.repeated
            assert (await rows_of(tables, table_id))[1][2] == "all"

    run(test)


def test_an_aside_is_a_row_and_answers_nothing(url: str, bids: str) -> None:
    async def test() -> None:
        async with node(url) as tables:
            table_id = await table_of(tables, bids, seats=2)
            await tables.choose(table_id, 0, ["gift", 1], 0, "gift", act="aside")
            async with tables.at(table_id) as table:
                assert table.playing().match.view(None)["points"] == [0, 2]
                assert table.playing().asked == [0, 1]
            assert (await rows_of(tables, table_id))[1] == (1, 0, "aside", '"gift blue"')

    run(test)


async def hand_in(tables: Tables, table_id: str, seat: int) -> None:
    """Choose the first bid in secret, and stand by it."""
    async with tables.at(table_id) as table:
        match = table.playing().match
        number = match.number
        card = next(asked.options[0][0] for asked in match.asks if asked.seat == seat)
    await tables.choose(table_id, seat, ["bid", card], number, f"bid {number}")
    await tables.choose(table_id, seat, ["commit"], number, f"in {number}")


def test_what_was_chosen_in_secret_outlives_an_aside(url: str, bids: str) -> None:
    """A gift while others still choose is a move of its own; what was acknowledged before it is not asked again."""

    async def test() -> None:
        async with node(url) as tables:
            table_id = await table_of(tables, bids, seats=3)
            await hand_in(tables, table_id, 0)
            await tables.choose(table_id, 1, ["gift", 0], 0, "gift", act="aside")
            await hand_in(tables, table_id, 1)
            await tables.choose(table_id, 2, ["gift", 0], 1, "gift", act="aside")
            before = await hashes(tables, table_id)
        async with node(url) as tables:
            assert await hashes(tables, table_id) == before
            async with tables.at(table_id) as table:
                assert table.playing().asked == table.row.asked == [2]
            assert (await tables.choose(table_id, 0, ["commit"], 0, "in 0")).repeated
            await hand_in(tables, table_id, 2)
            assert [row[2] for row in await rows_of(tables, table_id)] == ["new", "aside", "aside", "all"]

    run(test)


def test_what_was_taken_back_in_secret_stays_so_beside_a_snapshot(url: str, bids: str) -> None:
    async def test() -> None:
        async with node(url) as tables:
            tables.snapshot_every = 1
            table_id = await table_of(tables, bids, seats=2)
            await hand_in(tables, table_id, 0)
            await tables.choose(table_id, 1, ["gift", 0], 0, "gift", act="aside")
            await tables.undo(table_id, 0, 1, "back")
            before = await hashes(tables, table_id)
        async with node(url) as tables:
            assert await hashes(tables, table_id) == before
            async with tables.at(table_id) as table:
                assert table.playing().asked == [0, 1]

    run(test)


def test_two_nodes_share_one_database(pg_url: str) -> None:
    async def test() -> None:
        async with node(pg_url) as here, node(pg_url) as there:
            table_id = await table_of(here, "connect_four")
            for number in range(12):
                await play_on(here if number % 2 else there, table_id, 1, f"{number}")
                await until(lambda: number_in(here, table_id), number + 1)
                await until(lambda: number_in(there, table_id), number + 1)
            assert await hashes(here, table_id) == await hashes(there, table_id)

    run(test)


def test_two_nodes_never_both_accept_the_same_move(pg_url: str) -> None:
    async def test() -> None:
        async with node(pg_url) as here, node(pg_url) as there:
            table_id = await table_of(here, "tic_tac_toe")
            await hashes(there, table_id)
            for number in range(5):
                tries = [
                    tables.choose(table_id, number % 2, ["square", cell], number, f"{name}{cell} at {number}")
                    for cell in range(9)
                    for name, tables in (("here", here), ("there", there))
                ]
                outcomes = await asyncio.gather(*tries, return_exceptions=True)
                acks = [outcome for outcome in outcomes if not isinstance(outcome, Exception)]
                assert len(acks) == 1, outcomes
                assert all(isinstance(outcome, IllegalChoice) for outcome in outcomes if outcome not in acks)
            assert [row[0] for row in await rows_of(here, table_id)] == [0, 1, 2, 3, 4, 5]

    run(test)


def test_drafts_on_two_nodes_meet(pg_url: str, bids: str) -> None:
    async def test() -> None:
        async with node(pg_url) as here, node(pg_url) as there:
            table_id = await table_of(here, bids, seats=2)
            await hashes(there, table_id)
            async with here.at(table_id) as table:
                rows = [["bid", asked.options[0][0]] for asked in table.playing().match.asks]
            await asyncio.gather(here.choose(table_id, 0, rows[0], 0, "a"), there.choose(table_id, 1, rows[1], 0, "a"))
            await asyncio.gather(
                here.choose(table_id, 0, ["commit"], 0, "b"), there.choose(table_id, 1, ["commit"], 0, "b")
            )
            await until(lambda: number_in(here, table_id), 1)
            await until(lambda: number_in(there, table_id), 1)
            assert await hashes(here, table_id) == await hashes(there, table_id)

    run(test)


def test_a_table_is_filled_once(url: str) -> None:
    async def test() -> None:
        async with node(url) as tables:
            host = await guest(tables)
            wish = NewTable("tic_tac_toe", [SeatWish("me"), SeatWish("open")])
            table_id = await lobby.open_table(tables, host, wish)
            people = [await guest(tables, f"guest {number}") for number in range(6)]

            async def sit(person: Person) -> int:
                async with tables.at(table_id) as table:
                    return await lobby.join(tables, table, person, None, "")

            outcomes = await asyncio.gather(*map(sit, people), return_exceptions=True)
            assert [outcome for outcome in outcomes if isinstance(outcome, int)] == [1]

    run(test)
