"""Resigning: what becomes of the seat, of the game, and of the result."""

from __future__ import annotations

import pytest

from serai.protocol.table import OVER, RUNNING
from serai.protocol.told import Remark
from serai.server.tables import actions, lobby, pausing, resigning
from serai.server.tables.said import read_chat
from tests.server import hosting
from tests.server.hosting import refusal
from tests.server.ratings.rated import entered, member, rated_table


@pytest.mark.rule("SE-END-5")
def test_whoever_resigns_leaves_the_seat_to_a_bot_for_good_and_is_asked_no_more(url: str) -> None:
    async def test() -> None:
        async with hosting.node(url) as tables:
            ann, ben, cid = [await member(tables, name) for name in ("Ann", "Ben", "Cid")]
            table_id = await rated_table(tables, "khan", [ann, ben, cid])
            await hosting.play_on(tables, table_id, 3)
            async with tables.at(table_id) as table:
                await resigning.resign(tables, table, ben)
                seat = table.seats[1]
                assert (seat.person, seat.resigned, seat.away, table.row.status) == (ben.id, 3, "novice", RUNNING)
                assert (await refusal(resigning.resign(tables, table, ben))).key == "resigned"
                assert (await refusal(lobby.take_back_seat(tables, table, ben))).key == "resigned"
                assert (await refusal(actions.vote(tables, table, ben, ends=True))).key == "resigned"
                assert (await refusal(lobby.leave(tables, table, ben, "random"))).key == "resigned"
                await pausing.ask(tables, table, ann)
                await pausing.answer(tables, table, cid, agrees=True)
                assert table.stopped is not None  # without Ben
                await pausing.resume(tables, table, cid)
            said = await read_chat(tables.store, table_id, 0)
            first = next(one for one in said if one.remark)
            assert (first.seat, first.remark) == (1, Remark("table-resigned", 3))
            await hosting.play_on(tables, table_id, 100_000)
            await entered(tables.store)
            found = await tables.store.read("SELECT person, place, left_early FROM standings ORDER BY seat")
            places = {person: (place, left) for person, place, left in found}
            assert places[ben.id] == (3, 1)
            assert {places[ann.id][1], places[cid.id][1]} == {0}

    hosting.run(test)


@pytest.mark.rule("SE-END-6")
def test_the_last_who_has_not_resigned_has_won(url: str) -> None:
    async def test() -> None:
        async with hosting.node(url) as tables:
            ann, ben, cid = [await member(tables, name) for name in ("Ann", "Ben", "Cid")]
            table_id = await rated_table(tables, "khan", [ann, ben, cid])
            for person in (cid, ann):
                async with tables.at(table_id) as table:
                    assert table.row.status == RUNNING
                    await resigning.resign(tables, table, person)
            async with tables.at(table_id) as table:
                assert (table.row.status, table.row.asked, table.row.result) == (OVER, [], None)
                assert (await refusal(resigning.resign(tables, table, ben))).key == "not-running"
            await entered(tables.store)
            found = await tables.store.read("SELECT person, place, left_early FROM standings ORDER BY seat")
            assert found == [(ann.id, 2, 1), (ben.id, 1, 0), (cid.id, 2, 1)]
            ratings: dict[str, int] = dict(await tables.store.read("SELECT person, mean FROM ratings"))
            assert ratings[ben.id] > ratings[ann.id]

    hosting.run(test)


@pytest.mark.rule("SE-END-6")
def test_with_a_bot_the_game_goes_on_until_the_last_person_resigns(url: str) -> None:
    async def test() -> None:
        async with hosting.node(url) as tables:
            ann, ben = [await member(tables, name) for name in ("Ann", "Ben")]
            table_id = await rated_table(tables, "khan", [ann, ben], ["novice"])
            async with tables.at(table_id) as table:
                await resigning.resign(tables, table, ben)
                assert table.row.status == RUNNING
                await resigning.resign(tables, table, ann)
                assert table.row.status == OVER
            await entered(tables.store)
            found = await tables.store.read("SELECT place, left_early FROM standings ORDER BY seat")
            assert found == [(2, 1), (2, 1)]

    hosting.run(test)


def test_a_bot_is_asked_at_once_where_whoever_resigns_was_to_choose(url: str) -> None:
    async def test() -> None:
        async with hosting.node(url) as tables:
            ann, ben, cid = [await member(tables, name) for name in ("Ann", "Ben", "Cid")]
            table_id = await rated_table(tables, "khan", [ann, ben, cid])
            async with tables.at(table_id) as table:
                asked = table.row.asked[0]
                await resigning.resign(tables, table, (ann, ben, cid)[asked])
            found = await tables.store.read("SELECT seat, level FROM bot_turns WHERE table_id = ?", table_id)
            assert found == [(asked, "novice")]
            stranger = await hosting.guest(tables, "Eve")
            async with tables.at(table_id) as table:
                assert (await refusal(resigning.resign(tables, table, stranger))).key == "not-seated"

    hosting.run(test)
