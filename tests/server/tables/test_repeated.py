"""A key that was accepted before is the same choice, whatever the client knows by now."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from serai.engine.core.errors import IllegalChoice
from serai.protocol.live.acts import guard_of
from serai.server.tables import actions, lobby
from serai.server.tables.tables import Tables
from tests.server.hosting import guest, node, play_on, refusal, run, table_of
from tests.server.running import Client, Server, hear, tell
from tests.server.running import run as run_live


async def stands_at(tables: Tables, table_id: str) -> Any:
    return await tables.store.read(
        "SELECT number, drafted, (SELECT count(*) FROM moves WHERE table_id = id) FROM tables WHERE id = ?", table_id
    )


def test_a_choice_with_a_key_of_before(url: str) -> None:
    async def test() -> None:
        async with node(url) as tables:
            table_id = await table_of(tables, "tic_tac_toe")
            await tables.choose(table_id, 0, ["square", 4], 0, "k")
            await tables.choose(table_id, 1, ["square", 0], 1, "k")
            before = await stands_at(tables, table_id)
            for at, square in itertools.product((0, 2), (4, 8)):  # known to be late, or as if it were a new one
                ack = await tables.choose(table_id, 0, ["square", square], at, "k")
                assert (ack.number, ack.repeated, ack.version) == (1, True, (2, 1))
            assert (await tables.choose(table_id, 1, ["square", 8], 2, "k")).repeated  # not its turn any more
            assert await stands_at(tables, table_id) == before
            assert not (await tables.choose(table_id, 0, ["square", 8], 2, "l")).repeated

    run(test)


def test_who_was_away_when_the_game_ended_learns_what_became_of_a_choice(url: str) -> None:
    async def test() -> None:
        async with node(url) as tables:
            ann = await guest(tables)
            table_id = await table_of(tables, "tic_tac_toe", host=ann)
            await tables.choose(table_id, 0, ["square", 4], 0, "made", allowed=guard_of(ann.id))
            async with tables.at(table_id) as table:
                await lobby.leave(tables, table, ann, "random")
            away = tables.choose(table_id, 0, ["square", 4], 0, "made", allowed=guard_of(ann.id))
            assert (await refusal(away)).key == "seat-away"
            await play_on(tables, table_id, 10)
            ack = await tables.choose(table_id, 0, ["square", 4], 0, "made", allowed=guard_of(ann.id))
            assert (ack.number, ack.repeated) == (1, True)
            with pytest.raises(IllegalChoice):
                await tables.choose(table_id, 0, ["square", 8], 1, "not made", allowed=guard_of(ann.id))

    run(test)


def test_what_is_done_beside_the_question_and_in_secret(url: str, bids: str) -> None:
    async def test() -> None:
        async with node(url) as tables:
            table_id = await table_of(tables, bids, seats=2)
            async with tables.at(table_id) as table:
                card = table.playing().match.asks[0].options[0][0]
            await tables.choose(table_id, 0, ["gift", 1], 0, "gift", act="aside")
            assert (await tables.choose(table_id, 0, ["gift", 1], 1, "gift", act="aside")).repeated
            assert (await tables.choose(table_id, 0, ["bid", card], 1, "gift")).repeated
            await tables.choose(table_id, 0, ["bid", card], 1, "bid")
            await tables.choose(table_id, 0, ["commit"], 1, "in")
            await tables.undo(table_id, 0, 1, "back")
            before = await stands_at(tables, table_id)
            for key in ("gift", "bid", "in", "back"):
                assert (await tables.undo(table_id, 0, 1, key)).repeated
                assert (await tables.choose(table_id, 0, ["commit"], 1, key)).repeated
                assert (await tables.choose(table_id, 0, ["gift", 1], 1, key, act="aside")).repeated
            assert await stands_at(tables, table_id) == before

    run(test)


def test_keys_of_a_round_that_another_node_heard_of(pg_url: str, bids: str) -> None:
    async def test() -> None:
        async with node(pg_url) as here, node(pg_url) as there:
            table_id = await table_of(here, bids, seats=2)
            async with there.at(table_id):
                pass
            for seat in (0, 1):
                async with here.at(table_id) as table:
                    card = next(asked.options[0][0] for asked in table.playing().match.asks if asked.seat == seat)
                await here.choose(table_id, seat, ["bid", card], 0, "bid")
                await here.choose(table_id, seat, ["commit"], 0, "in")
            for seat, key in itertools.product((0, 1), ("bid", "in")):
                for at in (0, 1):
                    assert (await there.choose(table_id, seat, ["commit"], at, key)).repeated

    run(test)


def test_taking_back_with_consent(url: str) -> None:
    async def test() -> None:
        async with node(url) as tables:
            ann = await guest(tables)
            table_id = await table_of(tables, "connect_four", host=ann)
            await play_on(tables, table_id, 3)
            assert await actions.undo(tables, table_id, ann, 0, 3, "u", 2) is None  # everybody agrees at once
            before = await stands_at(tables, table_id)
            for at in (3, 4):
                ack = await actions.undo(tables, table_id, ann, 0, at, "u", 2)
                assert ack is not None
                assert (ack.number, ack.repeated) == (4, True)
            assert await stands_at(tables, table_id) == before

    run(test)


def test_over_http_and_over_the_socket(server: Server) -> None:
    ann = Client(server)
    table = ann.table("tic_tac_toe", "me", "me")
    ann.start(table)
    first = ann.choose(table, 0, 0, ["square", 4], key="k")
    assert (first["repeated"], first["version"]) == (False, [1, 1])
    ann.choose(table, 1, 1, ["square", 0], key="k")
    again = ann.choose(table, 0, 2, ["square", 8], key="k")
    assert (again["number"], again["repeated"], again["version"]) == (1, True, [2, 1])

    async def test() -> None:
        async with ann.socket() as line:
            await tell(line, do="choose", id=1, table=table, seat=0, at=2, choice=["square", 8], key="k")
            done = await hear(line, "done", "refused")
            assert (done["tell"], done["number"], done["repeated"], done["version"]) == ("done", 1, True, [2, 1])

    run_live(test())
    assert ann.get(f"/tables/{table}", seen="2,1")["version"] == [2, 1]
