"""Blocking: nothing of the one reaches the other, and nobody is told."""

from __future__ import annotations

import pytest

from serai.protocol.opening import NewTable, SeatWish
from serai.server.live.hub import Hub
from serai.server.social import blocking, friends
from serai.server.tables import actions, chat, invitations, lobby, rematches
from serai.server.tournaments import joining
from serai.server.tournaments.announcing import announce
from serai.server.tournaments.stored import read
from tests.server.hosting import Ear, node, refusal, run
from tests.server.social.acquaintances import account, befriended, open_table, play_together
from tests.server.tournaments.playing import wished


def test_two_who_do_not_want_to_meet_cannot(url: str) -> None:
    async def test() -> None:
        async with node(url) as tables:
            store = tables.store
            ann, bob, cyd = [await account(tables, name) for name in ("Ann", "Bob", "Cyd")]
            await befriended(tables, ann, bob)
            hers, his = await open_table(tables, ann), await open_table(tables, bob)
            invite = invitations.invite
            await tables.changing(his, lambda table: invite(tables, table, bob, str(ann.account)))
            await blocking.block(store, ann.id, bob.id)
            await blocking.block(store, ann.id, bob.id)  # once is enough
            assert not await blocking.blocked_between(store, [ann.id, cyd.id])
            assert not await blocking.blocked_between(store, [ann.id])
            assert await blocking.blocked_between(store, [cyd.id, bob.id, ann.id])
            assert (await friends.circle(store, bob.id)).friends == []  # what there was has ended
            assert await store.read("SELECT * FROM invitations") == []
            refused = [
                refusal(friends.befriend(store, bob, ann)),
                refusal(friends.befriend(store, ann, bob)),
                refusal(tables.changing(his, lambda table: invite(tables, table, bob, str(ann.account)))),
                refusal(tables.changing(hers, lambda table: lobby.join(tables, table, bob, None, ""))),
            ]
            assert {(await one).key for one in refused} == {"cannot-meet"}
            tie = await friends.tie(store, bob, ann)
            assert (tie.bond, tie.blocked, tie.presence) == ("none", False, None)  # he does not learn of it
            assert (await friends.tie(store, ann, bob)).blocked
            await blocking.unblock(store, ann.id, bob.id)
            await tables.changing(hers, lambda table: lobby.join(tables, table, bob, None, ""))

    run(test)


def test_what_is_said_does_not_reach_whoever_has_blocked_the_speaker(url: str) -> None:
    async def test() -> None:
        hub = Hub()
        async with node(url, hub) as tables:
            ann, bob = await account(tables, "Ann"), await account(tables, "Bob")
            table_id = await play_together(tables, ann, bob)
            await blocking.block(tables.store, ann.id, bob.id)
            hers, his = Ear(ann.id), Ear(bob.id)
            async with tables.at(table_id) as table:
                for seat, ear in ((0, hers), (1, his)):
                    hub.enter(table, seat, ear)
                await chat.say(tables, hub, table, bob, "hello?")
                await chat.say(tables, hub, table, ann, "good luck, everybody")
                assert [said["words"] for said in his.told("said")] == ["hello?", "good luck, everybody"]
                assert [said["words"] for said in hers.told("said")] == ["good luck, everybody"]
                assert [said.words for said in await chat.heard(tables, table, ann.id)] == ["good luck, everybody"]
                assert len(await chat.heard(tables, table, bob.id)) == 2
                hub.rooms[table_id].chat = 0  # as on a node that has heard nothing yet
                await hub.catch_up(table, tables.store)
                assert [said["words"] for said in hers.told("said")[1:]] == ["good luck, everybody"]

    run(test)


def test_nobody_sits_down_beside_somebody_whom_they_cannot_meet(url: str) -> None:
    async def test() -> None:
        async with node(url) as tables:
            ann, bob, cyd = [await account(tables, name) for name in ("Ann", "Bob", "Cyd")]
            seats = [SeatWish("me"), SeatWish("open"), SeatWish("open")]
            table_id = await lobby.open_table(tables, ann, NewTable("merv", seats))
            await tables.changing(table_id, lambda table: lobby.join(tables, table, bob, None, ""))
            await blocking.block(tables.store, cyd.id, ann.id)
            await blocking.block(tables.store, bob.id, cyd.id)
            await blocking.unblock(tables.store, cyd.id, ann.id)
            cannot = refusal(tables.changing(table_id, lambda table: lobby.join(tables, table, cyd, None, "")))
            assert (await cannot).key == "cannot-meet"
            await tables.changing(table_id, lambda table: lobby.leave(tables, table, bob, "novice"))
            await tables.changing(table_id, lambda table: lobby.join(tables, table, cyd, None, ""))

    run(test)


def test_nobody_joins_the_tournament_of_whoever_has_blocked_them(url: str) -> None:
    async def test() -> None:
        async with node(url) as tables:
            ann, bob = await account(tables, "Ann"), await account(tables, "Bob")
            cup = await announce(tables.store, ann, wished())
            await blocking.block(tables.store, ann.id, bob.id)
            tournament = await read(tables.store, cup)
            assert (await refusal(joining.join(tables, tournament, bob))).key == "cannot-meet"
            await joining.join(tables, tournament, ann)
            await blocking.unblock(tables.store, ann.id, bob.id)
            await joining.join(tables, tournament, bob)
            await blocking.block(tables.store, ann.id, bob.id)
            await joining.join(tables, tournament, bob)  # asked again, since the answer was lost

    run(test)


def test_a_rematch_leaves_out_whom_its_host_does_not_want_to_meet(url: str) -> None:
    async def test() -> None:
        async with node(url) as tables:
            ann, bob = await account(tables, "Ann"), await account(tables, "Bob")
            table_id = await play_together(tables, ann, bob)
            await tables.changing(table_id, lambda table: actions.vote(tables, table, ann, True))
            await tables.changing(table_id, lambda table: actions.vote(tables, table, bob, True))
            await blocking.block(tables.store, bob.id, ann.id)
            again = await tables.changing(table_id, lambda table: rematches.offer(tables, table, ann))
            assert again.awaited == []
            async with tables.at(again.table) as table:
                assert sorted(str(seat.person) for seat in table.seats) == sorted([ann.id, "None"])
                assert [seat.kept_for for seat in table.seats] == [None, None]

    run(test)


def test_nobody_blocks_oneself_or_without_end(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(blocking, "MOST_BLOCKED", 1)

    async def test() -> None:
        async with node(url) as tables:
            ann, bob, cyd = [await account(tables, name) for name in ("Ann", "Bob", "Cyd")]
            assert (await refusal(blocking.block(tables.store, ann.id, ann.id))).key == "oneself"
            await blocking.block(tables.store, ann.id, bob.id)
            assert (await refusal(blocking.block(tables.store, ann.id, cyd.id))).key == "too-many-blocked"

    run(test)
