"""Pausing by agreement."""

from __future__ import annotations

import pytest

from serai.protocol.clocks import Pace
from serai.protocol.table import OVER, RUNNING, TableRow
from serai.server.tables import actions, lists, lobby, pausing
from serai.server.tables.tables import Tables
from tests.server import hosting
from tests.server.hosting import refusal
from tests.server.tables.seated import Seated

LIVE = Pace("live", 60, 10)


class Game(Seated):
    """A live game that can be paused."""

    async def ask(self, who: int = 0) -> TableRow:
        return await self.does(pausing.ask, who)

    async def answer(self, who: int, agrees: bool = True) -> TableRow:
        return await self.does(pausing.answer, who, agrees)

    async def resume(self, who: int) -> TableRow:
        return await self.does(pausing.resume, who)


def at_time(monkeypatch: pytest.MonkeyPatch, moment: int) -> None:
    monkeypatch.setattr(Tables, "now", staticmethod(lambda: moment))


@pytest.mark.rule("SE-PAUSE-1")
def test_a_pause_begins_when_every_person_has_agreed(url: str) -> None:
    async def test() -> None:
        async with hosting.node(url) as tables:
            game = await Game.of(tables, "Ann", "Bob", "Cid", pace=LIVE)
            asked = (await game.ask()).pause
            assert asked is not None
            assert (asked.seat, asked.agreed, asked.since) == (0, [0], None)
            await hosting.play_on(tables, game.id, 1)  # who is asked need not answer at once
            assert (await game.answer(1)).deadline is not None
            agreed = await game.ask(2)  # who asks for the same agrees to it
            assert agreed.pause is not None
            assert (agreed.pause.seat, agreed.deadline) == (0, None)
            assert agreed.pause.since is not None
            assert (await refusal(game.ask(1))).key == "paused"
            assert (await refusal(game.answer(1))).key == "no-proposal"
            lines = await lists.own(tables.store, game.people[0].id, 5)
            assert [(line.paused, line.my_turn) for line in lines] == [(True, False)]

    hosting.run(test)


@pytest.mark.rule("SE-PAUSE-1")
def test_absence_is_no_consent_to_a_pause_and_bots_agree(url: str) -> None:
    async def test() -> None:
        async with hosting.node(url) as tables:
            game = await Game.of(tables, "Ann", "Bob", pace=LIVE)
            await game.leaves(1)
            assert (await refusal(game.ask())).key == "somebody-away"
            assert (await game.row()).pause is None
            alone = await Game.of(tables, "Ann", bots=2, pace=LIVE)
            pause = (await alone.ask()).pause
            assert pause is not None
            assert pause.since is not None
            assert not await tables.store.read("SELECT seat FROM bot_turns WHERE table_id = ?", alone.id)

    hosting.run(test)


def test_one_refusal_ends_the_request_and_who_asked_can_take_it_back(url: str) -> None:
    async def test() -> None:
        async with hosting.node(url) as tables:
            game = await Game.of(tables, "Ann", "Bob", "Cid", pace=LIVE)
            for who in (2, 0):
                await game.ask()
                assert (await game.answer(who, agrees=False)).pause is None
            stranger = await hosting.guest(tables, "Eve")
            async with tables.at(game.id) as table:
                assert (await refusal(pausing.ask(tables, table, stranger))).key == "not-seated"
            assert (await refusal(game.resume(0))).key == "not-paused"

    hosting.run(test)


@pytest.mark.rule("SE-PAUSE-2")
def test_nobody_moves_in_a_pause(url: str) -> None:
    async def test() -> None:
        async with hosting.node(url) as tables:
            game = await Game.of(tables, "Ann", "Bob", pace=LIVE)
            await hosting.play_on(tables, game.id, 3)
            await actions.undo(tables, game.id, game.people[0], 0, 3, "back", 1)  # asks Bob
            await game.ask()
            row = await game.answer(1)
            assert (await refusal(hosting.play_on(tables, game.id, 1))).key == "paused"
            assert (await refusal(tables.undo(game.id, 0, 3, "own"))).key == "paused"
            assert (await refusal(actions.undo(tables, game.id, game.people[0], 0, 3, "again", 1))).key == "paused"
            async with tables.at(game.id) as table:
                assert (await refusal(actions.answer_undo(tables, table, game.people[1], agrees=True))).key == "paused"
            assert (await game.row()).number == row.number
            await game.resume(1)
            await hosting.play_on(tables, game.id, 1)
            assert (await game.row()).number == 4

    hosting.run(test)


@pytest.mark.rule("SE-PAUSE-2", "SE-PAUSE-3")
def test_clocks_stand_still_and_go_on_from_where_they_stood(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with hosting.node(url) as tables:
            begun = Tables.now()
            at_time(monkeypatch, begun)
            game = await Game.of(tables, "Ann", "Bob", pace=LIVE)
            at_time(monkeypatch, begun + 5_000)
            await game.ask()
            before = await game.answer(1)
            late = begun + 5_000 + 86_400_000
            at_time(monkeypatch, late)
            await actions.time_out(tables, game.id, "random")
            await game.leaves(1)  # also in a pause
            async with tables.at(game.id) as table:
                await lobby.take_back_seat(tables, table, game.people[1])
                assert (table.row.deadline, table.stopped) == (None, begun + 5_000)
            after = await game.resume(1)  # whoever asked for it
            assert after.pause is None
            assert after.clocks.bank == before.clocks.bank
            asked = before.clocks.since.index(begun)
            assert after.clocks.since[asked] == late - 5_000
            assert after.deadline == late - 5_000 + 70_000

    hosting.run(test)


def test_a_pause_lasts_over_a_restart_and_on_another_node(pg_url: str) -> None:
    async def test() -> None:
        async with hosting.node(pg_url) as one, hosting.node(pg_url) as other:
            game = await Game.of(one, "Ann", "Bob", pace=LIVE)
            await game.ask()
            await game.answer(1)
            assert (await refusal(hosting.play_on(other, game.id, 1))).key == "paused"
            elsewhere = Game(other, game.id, game.people)
            assert (await elsewhere.resume(1)).status == RUNNING
            async with one.at(game.id) as table:
                await one.renew(table)
                assert table.stopped is None
        async with hosting.node(pg_url) as again:
            await hosting.play_on(again, game.id, 1)

    hosting.run(test)


def test_bots_go_on_after_a_pause_and_a_paused_game_can_be_ended(url: str) -> None:
    async def test() -> None:
        async with hosting.node(url) as tables:
            game = await Game.of(tables, "Ann", bots=2, pace=LIVE)
            while (await game.row()).asked == [0]:
                await hosting.play_on(tables, game.id, 1)
            await game.ask()
            await game.resume(0)
            turns = await tables.store.read("SELECT seat FROM bot_turns WHERE table_id = ?", game.id)
            assert [seat for (seat,) in turns] == (await game.row()).asked
            await game.ask()
            async with tables.at(game.id) as table:
                await actions.vote(tables, table, game.people[0], ends=True)
                assert (table.row.status, table.row.pause) == (OVER, None)

    hosting.run(test)
