"""Who agrees: people in person, bots always, and whoever is away never."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from pathlib import Path
from typing import Any

import pytest

from serai.protocol.clocks import Pace
from serai.protocol.opening import NewTable, SeatWish
from serai.protocol.refusals import Refused
from serai.protocol.table import OVER, RUNNING, TableRow
from serai.server.storage import Change, open_store
from serai.server.storage.migrate import migrations
from serai.server.tables import actions, lobby
from serai.server.tables.tables import Tables
from tests.server import hosting
from tests.server.running import Client, Server, hear, run, tell
from tests.server.tables.seated import Seated


class Game(Seated):
    """A game in which something is taken back or ended by consent."""

    async def ask_back(self, who: int, to: int = 1) -> None:
        number = (await self.row()).number
        await actions.undo(self.tables, self.id, self.people[who], who, number, f"back{number}", to)

    async def answer(self, who: int, agrees: bool = True) -> TableRow:
        return await self.does(actions.answer_undo, who, agrees)

    async def vote(self, who: int, ends: bool = True) -> TableRow:
        return await self.does(actions.vote, who, ends)

    async def returns(self, who: int) -> None:
        await self.does(lobby.take_back_seat, who)

    async def refused(self, doing: Awaitable[object]) -> dict[str, Any]:
        """The facts with which something is refused because somebody is away."""
        with pytest.raises(Refused) as refusal:
            await doing
        assert (refusal.value.status, refusal.value.key) == (409, "somebody-away")
        return refusal.value.facts


@pytest.mark.rule("SE-UNDO-6")
def test_nothing_is_taken_back_without_somebody_who_is_away(url: str) -> None:
    async def test() -> None:
        async with hosting.node(url) as tables:
            game = await Game.of(tables, "Ann", "Bob", moves=4)
            await game.leaves(1)
            assert await game.refused(game.ask_back(0)) == {"names": "Bob"}
            row = await game.row()
            assert (row.number, row.proposal) == (4, None)
            await game.returns(1)
            await game.ask_back(0)
            assert (await game.row()).proposal is not None
            assert (await game.answer(1)).number == 5

    hosting.run(test)


@pytest.mark.rule("SE-UNDO-6")
def test_bots_with_a_seat_of_their_own_still_agree(url: str) -> None:
    async def test() -> None:
        async with hosting.node(url) as tables:
            alone = await Game.of(tables, "Ann", bots=1, moves=4)
            await alone.ask_back(0)
            assert (await alone.row()).number == 5
            game = await Game.of(tables, "Ann", "Bob", bots=1, moves=4)
            await game.ask_back(0)
            assert (await game.row()).number == 4
            assert (await game.answer(1)).number == 5

    hosting.run(test)


@pytest.mark.rule("SE-UNDO-7")
def test_who_goes_away_while_asked_is_waited_for_and_may_still_answer(url: str) -> None:
    async def test() -> None:
        async with hosting.node(url) as tables:
            for comes_back in (True, False):
                game = await Game.of(tables, "Ann", "Bob", "Cid", moves=4)
                await game.ask_back(0)
                await game.leaves(1)
                row = await game.answer(2)
                assert row.proposal is not None
                assert (row.number, row.proposal.agreed) == (4, [2])  # nobody has agreed for Bob
                if comes_back:
                    await game.returns(1)
                assert (await game.answer(1)).number == 5
            game = await Game.of(tables, "Ann", "Bob", "Cid", moves=4)
            await game.ask_back(0)
            await game.answer(1)
            await game.leaves(1)  # who has agreed already has agreed
            assert (await game.answer(2)).number == 5

    hosting.run(test)


@pytest.mark.rule("SE-END-2")
def test_a_game_ends_early_by_the_votes_of_all_its_people(url: str) -> None:
    async def test() -> None:
        async with hosting.node(url) as tables:
            game = await Game.of(tables, "Ann", "Bob", bots=1, moves=4)
            assert (await game.vote(0)).status == RUNNING
            await game.leaves(0)  # the vote stays Ann's own
            assert (await game.vote(1)).status == OVER
            game = await Game.of(tables, "Ann", "Bob", moves=4)
            await game.vote(0)
            await game.leaves(0)
            await game.vote(0, ends=False)  # and she may take it back from wherever she is
            assert await game.refused(game.vote(1)) == {"names": "Ann"}

    hosting.run(test)


@pytest.mark.rule("SE-END-3")
def test_nobody_ends_a_game_without_somebody_who_is_away(url: str) -> None:
    async def test() -> None:
        async with hosting.node(url) as tables:
            game = await Game.of(tables, "Ann", "Bob", moves=4)
            await game.leaves(1)
            assert await game.refused(game.vote(0)) == {"names": "Bob"}
            row = await game.row()
            assert (row.status, row.result) == (RUNNING, None)
            await game.returns(1)
            assert (await game.vote(0)).status == RUNNING
            await game.leaves(1)  # with Ann's vote on the table
            assert (await game.row()).status == RUNNING
            assert await game.refused(game.vote(0)) == {"names": "Bob"}
            await game.vote(0, ends=False)
            await game.vote(1)  # Bob himself votes, from outside
            assert (await game.vote(0)).status == OVER

    hosting.run(test)


@pytest.mark.rule("SE-END-3")
def test_running_out_of_time_is_no_consent(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with hosting.node(url) as tables:
            ann, bob = [await hosting.guest(tables, name) for name in ("Ann", "Bob")]
            wish = NewTable("connect_four", [SeatWish("me"), SeatWish("open")], pace=Pace("live", 0, 1))
            table_id = await lobby.open_table(tables, ann, wish)
            async with tables.at(table_id) as table:
                await lobby.join(tables, table, bob, None, "")
                await lobby.start(tables, table, ann)
            game = Game(tables, table_id, [ann, bob])
            await hosting.play_on(tables, table_id, 1)
            later = Tables.now() + 3_600_000
            monkeypatch.setattr(Tables, "now", staticmethod(lambda: later))
            await actions.time_out(tables, table_id, "random")
            assert await game.refused(game.vote(0)) == {"names": "Bob"}
            await hosting.play_on(tables, table_id, 1)  # the bot
            assert await game.refused(game.ask_back(0)) == {"names": "Bob"}

    hosting.run(test)


def test_one_screen_agrees_with_itself(url: str) -> None:
    """Several seats of one person are one person, also when a bot plays one of them for a while."""

    async def test() -> None:
        async with hosting.node(url) as tables:
            ann = await hosting.guest(tables)
            game = Game(tables, await hosting.table_of(tables, "connect_four", host=ann), [ann])
            await hosting.play_on(tables, game.id, 4)
            async with tables.at(game.id) as table:
                await lobby.stand_in(tables, table, [1], "random")
            await game.ask_back(0)
            assert (await game.row()).number == 5
            assert (await game.vote(0)).status == OVER

    hosting.run(test)


@pytest.mark.rule("SE-END-4")
def test_who_is_deleted_leaves_the_seat_to_a_bot_that_agrees_from_then_on(url: str) -> None:
    async def test() -> None:
        async with hosting.node(url) as tables:
            game = await Game.of(tables, "Ann", "Bob", moves=4)
            await game.ask_back(0)
            await game.vote(0)
            await game.does(lobby.give_up, 1)
            async with tables.at(game.id) as table:
                seats = [(seat.person, seat.bot, seat.away, seat.vote) for seat in table.seats]
                assert seats == [(game.people[0].id, None, None, 0), (None, "novice", None, 0)]
                assert (table.row.number, table.row.status, table.row.proposal) == (4, RUNNING, None)
            await game.ask_back(0)
            assert (await game.row()).number == 5
            assert (await game.vote(0)).status == OVER

    hosting.run(test)


def test_a_bot_plays_the_seats_of_somebody_who_is_deleted_while_asked(url: str) -> None:
    async def test() -> None:
        async with hosting.node(url) as tables:
            game = await Game.of(tables, "Ann", "Bob", moves=3)
            await game.leaves(1)
            await game.does(lobby.give_up, 1)
            turns = await tables.store.read("SELECT seat, number, level FROM bot_turns WHERE table_id = ?", game.id)
            assert turns == [(1, 3, "random")]  # the bot that stood in stays

    hosting.run(test)


def test_seats_of_people_deleted_before_are_bots_after_the_migration(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/serai.db"

    async def test() -> None:
        async with hosting.node(database) as tables:
            game = await Game.of(tables, "Ann", "Bob", moves=4)
            await game.leaves(1)
            people = "UPDATE people SET deleted = 1 WHERE id = ?"
            await tables.store.write([Change(people, (game.people[1].id,))])
        store = await open_store(database)
        (step,) = [step for step in migrations("sqlite") if step.number == 5]
        await store.write([Change(step.statements[0], ())])
        found = await store.read("SELECT person, bot, away FROM seats ORDER BY seat")
        assert found == [(game.people[0].id, None, None), (None, "random", None)]
        await store.close()

    asyncio.run(test())


def test_deleting_an_account_frees_every_game_at_once(server: Server) -> None:
    """Through the interface, with all who watch told of it."""
    ann, bob = Client(server), Client(server, "Bob")
    open_table, table = ann.table("tic_tac_toe", "me", "open"), ann.table("connect_four", "me", "open")
    for place in (open_table, table):
        bob.post(f"/tables/{place}/join", {})
    ann.start(table)
    ann.choose(table, 0, 0, ["drop", 3])

    async def test() -> None:
        async with ann.socket() as line:
            await tell(line, do="watch", table=table, seat=0)
            await hear(line, "position")
            assert bob.http.delete("/me").status_code == 200
            while (await hear(line, "moved"))["number"] < 2:
                pass

    run(test())
    assert [seat["person"] for seat in ann.get(f"/tables/{open_table}")["seats"]] == [ann.me["id"], None]
    seat = ann.get(f"/tables/{table}")["seats"][1]
    assert (seat["person"], seat["bot"], seat["away"]) == (None, "novice", None)
    assert ann.post(f"/tables/{table}/vote", {"ends": True})["status"] == "over"


def test_a_rematch_keeps_no_seat_for_somebody_who_is_deleted(server: Server) -> None:
    ann, bob = Client(server), Client(server, "Bob")
    table = ann.table("tic_tac_toe", "me", "open")
    bob.post(f"/tables/{table}/join", {})
    ann.start(table)
    for player in (ann, bob):
        player.post(f"/tables/{table}/vote", {"ends": True})
    assert bob.http.delete("/me").status_code == 200
    again = ann.post(f"/tables/{table}/rematch", {}, 201)["table"]
    assert [seat["person"] for seat in ann.get(f"/tables/{again}")["seats"]] == [None, ann.me["id"]]
    assert ann.post(f"/tables/{again}/start", {}, 409)["key"] == "seats-free"


def test_who_is_away_is_named_and_nothing_is_shown(server: Server) -> None:
    """An absent opponent's hand and the seed stay secret: what needs a game that is over is refused."""
    ann, bob = Client(server), Client(server, "Bob")
    table = ann.table("khan", "me", "open")
    bob.post(f"/tables/{table}/join", {})
    ann.start(table)
    bob.post(f"/tables/{table}/leave", {"level": "random"})
    refused = ann.post(f"/tables/{table}/vote", {"ends": True}, 409)
    assert (refused["key"], refused["facts"]) == ("somebody-away", {"names": "Bob"})
    shown = ann.get(f"/tables/{table}")
    assert (shown["status"], shown["seed"], shown["fair"]) == ("running", None, None)
    assert ann.get(f"/tables/{table}/position", 403, seat=1)["key"] == "not-your-seat"
    for path in ("record.json", "analysis", "why/1"):
        assert ann.get(f"/tables/{table}/{path}", 409)["key"] == "not-over"
    seats = {"at": 0, "seats": [{"kind": "me"}, {"kind": "me"}]}
    for path, body in (("rematch", {}), ("fork", seats), ("analysis", {})):
        assert ann.post(f"/tables/{table}/{path}", body, 409)["key"] == "not-over"

    async def test() -> None:
        async with ann.socket() as line:
            await tell(line, do="imagine", id=1, table=table, seat=1)
            assert (await hear(line, "refused"))["key"] == "not-your-seat"
            await tell(line, do="imagine", id=2, table=table, seat=0)
            await hear(line, "done")
            await tell(line, do="advise", id=3, table="imagined:2", seat=0)
            assert (await hear(line, "refused"))["key"] in ("advice-later", "not-asked")

    run(test())
