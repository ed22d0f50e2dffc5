"""What if: a world made from what a seat knows, played on by one person; it touches nothing and gives nothing away."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Any

import pytest

from serai.engine.core.chance import seeded
from serai.engine.core.errors import IllegalChoice
from serai.engine.play.match import Match
from serai.engine.play.record import CHOSE
from serai.protocol.live import imagine as imagining
from serai.protocol.live.imagine import World, Worlds
from serai.protocol.play import Play
from serai.protocol.refusals import Refused
from serai.protocol.table import Table
from serai.server.tables.tables import Tables
from tests.server.hosting import Ear, hashes, imagined, node, play_on, run, table_of
from tests.server.running import Client, Server, hear, tell
from tests.server.running import run as run_client


async def world_of(tables: Tables, table: Table, seat: int | None, at: int | None = None) -> World:
    return await imagined(tables, table, seat, at, "imagined:1", "ann")


def first_choice(world: World) -> tuple[int, Any, int]:
    asked = world.play.match.asks[0]
    return asked.seat, world.table.game.notation.to_row(asked.options[0]), world.play.match.number


def play_first(world: World) -> int:
    return world.choose(*first_choice(world), CHOSE)


# ---- nothing is given away


@pytest.mark.parametrize(("game", "moves"), [("khan", 25), ("merv", 30), ("warrior_knights", 40), ("bids", 0)])
def test_two_truths_that_look_alike_to_a_seat_give_the_same_worlds(
    game: str, moves: int, bids: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The world is a function of the seat's knowledge and of fresh chance alone, so it cannot hold anything else."""

    async def test() -> None:
        async with node(f"sqlite:///{tmp_path}/serai.db") as tables:
            table_id = await table_of(tables, game, 2)
            await play_on(tables, table_id, moves)
            async with tables.at(table_id) as table:
                match = table.playing().match
                differing = 0
                for seat in (0, 1, None):
                    other = Table(table.row, table.seats, table.game)
                    hidden = match.redealt(seat, seeded("another truth"))
                    other.play = Play.begin(
                        table.game, Match.new(table.game, 2, "another", table.row.options).unsealed()
                    )
                    other.play.match._state = hidden
                    other.play.match._number = match.number
                    assert other.play.match.view(seat) == match.view(seat)
                    differing += other.play.match.state_hash != match.state_hash
                    with monkeypatch.context() as patched:
                        patched.setattr(secrets, "token_hex", lambda size: "fixed")
                        one, two = await world_of(tables, table, seat), await world_of(tables, other, seat)
                    assert one.play.match.state_hash == two.play.match.state_hash
                    assert one.play.match.view(seat) == match.view(seat)
                assert differing  # the truths were not the same

    run(test)


def test_every_world_is_another(tmp_path: Path) -> None:
    async def test() -> None:
        async with node(f"sqlite:///{tmp_path}/serai.db") as tables:
            table_id = await table_of(tables, "khan", 3)
            await play_on(tables, table_id, 15)
            async with tables.at(table_id) as table:
                truth = table.playing().match.state_hash
                hidden = set()
                for _ in range(6):
                    world = await world_of(tables, table, 0)
                    assert world.play.match.state_hash != truth
                    hidden.add(str((world.play.match.state.hands[1:], world.play.match.state.deck)))
                assert len(hidden) == 6

    run(test)


def test_a_world_holds_neither_seed_nor_secret(tmp_path: Path) -> None:
    async def test() -> None:
        async with node(f"sqlite:///{tmp_path}/serai.db") as tables:
            table_id = await table_of(tables, "khan", 2)
            async with tables.at(table_id) as table:
                world = await world_of(tables, table, 0)
                row = world.table.row
                assert (row.seed, row.secret, row.fair) == (None, "", None)
                assert world.play.match.record.seed == ""
                assert world.play.match.state.chance.key != table.playing().match.state.chance.key
                assert row.origin == {"imagined": table_id, "at": 0}

    run(test)


# ---- nothing is touched


def test_the_real_game_goes_its_own_way(tmp_path: Path) -> None:
    async def test() -> None:
        async with node(f"sqlite:///{tmp_path}/serai.db") as tables:
            table_id = await table_of(tables, "khan", 2)
            await play_on(tables, table_id, 10)
            before = await hashes(tables, table_id)
            rows = await tables.store.read("SELECT count(*), max(changed) FROM tables")
            async with tables.at(table_id) as table:
                world = await world_of(tables, table, 0)
            for _ in range(15):
                play_first(world)
            assert world.play.match.number == 25
            assert await hashes(tables, table_id) == before
            assert await tables.store.read("SELECT count(*), max(changed) FROM tables") == rows
            assert await tables.store.read("SELECT count(*) FROM moves") == [(11,)]
            await play_on(tables, table_id, 3)
            assert world.play.match.number == 25

    run(test)


def test_a_world_begins_at_any_earlier_move_with_what_was_known_then(tmp_path: Path) -> None:
    async def test() -> None:
        async with node(f"sqlite:///{tmp_path}/serai.db") as tables:
            table_id = await table_of(tables, "khan", 2)
            seen = {}
            for number in range(12):
                async with tables.at(table_id) as table:
                    seen[number] = table.playing().match.view(1)
                await play_on(tables, table_id, 1, f"{number}")
            async with tables.at(table_id) as table:
                for number in (0, 5, 11):
                    world = await world_of(tables, table, 1, number)
                    assert world.play.match.view(1) == seen[number]
                    assert world.table.row.origin == {"imagined": table_id, "at": number}
                    play_first(world)
                with pytest.raises(Refused) as refused:
                    await world_of(tables, table, 1, 13)
                assert refused.value.key == "not-found"

    run(test)


# ---- playing in it


def test_everything_in_a_world_can_be_taken_back(tmp_path: Path) -> None:
    async def test() -> None:
        async with node(f"sqlite:///{tmp_path}/serai.db") as tables:
            table_id = await table_of(tables, "khan", 2)
            async with tables.at(table_id) as table:
                world, ear = await world_of(tables, table, 0), Ear("ann")
            assert world.watch(0, None, ear).undo is False
            views = []
            for _ in range(20):
                views.append({**world.play.match.view(0), "move": None})
                play_first(world)
            assert ear.heard[-1]["undo"] is True
            assert ear.heard[-1]["backs"] == list(range(1, 21))
            assert world.undo(1, 20, None) == 21  # a move of its own, by whichever seat
            assert {**world.play.match.view(0), "move": None} == views[19]
            taken = ear.heard[-1]["events"][-1]
            assert taken["event"] == {"event": "taken-back", "seat": 1, "first": 20}
            assert (taken["move"], ear.heard[-1]["number"], taken["number"]) == (
                21,
                21,
                ear.heard[-1]["next_event"] - 1,
            )
            assert world.undo(0, 21, 6) == 22
            assert {**world.play.match.view(0), "move": None} == views[5]
            play_first(world)
            assert world.undo(0, 23, None) == 24
            assert {**world.play.match.view(0), "move": None} == views[5]
            for to, rule in ((6, "SE-UNDO-2"), (99, "SE-UNDO-2")):
                with pytest.raises(IllegalChoice) as refused:
                    world.undo(0, 24, to)
                assert refused.value.reason.rule == rule
            with pytest.raises(IllegalChoice) as refused:
                world.undo(0, 23, None)
            assert refused.value.reason.rule == "SE-ASK-4"
            world.undo(0, 24, 1)
            with pytest.raises(IllegalChoice) as refused:
                world.undo(0, 25, None)
            assert refused.value.reason.rule == "SE-UNDO-1"
            assert {**world.play.match.view(0), "move": None} == views[0]
            events = [event["number"] for told in ear.heard for event in told["events"]]
            assert events == list(range(events[0], events[0] + len(events)))

    run(test)


def test_secret_choices_are_made_for_every_seat_and_taken_back(bids: str, tmp_path: Path) -> None:
    async def test() -> None:
        async with node(f"sqlite:///{tmp_path}/serai.db") as tables:
            table_id = await table_of(tables, bids, 2)
            async with tables.at(table_id) as table:
                world, ear = await world_of(tables, table, 0), Ear("ann")
            world.watch(0, None, ear)
            play = world.play
            cards = [hand[0] for hand in play.match.state.hands]
            assert world.choose(0, ["bid", cards[0]], 0, CHOSE) == 0
            assert ear.heard[-1]["changes"]["draft"] == [["bid", cards[0]]]
            assert ear.heard[-1]["undo"] is True
            assert world.undo(0, 0, None) == 0
            assert ear.heard[-1]["changes"]["draft"] == []
            for seat in (0, 1):
                world.choose(seat, ["bid", cards[seat]], 0, CHOSE)
                world.choose(seat, ["commit"], 0, CHOSE)
            assert world.play.match.number == 1
            assert world.undo(0, 1, None) == 2
            assert [len(draft) for draft in world.play.match.state.drafts] == [2, 1]  # all but the last choice

    run(test)


def test_a_world_ends_like_a_game(tmp_path: Path) -> None:
    async def test() -> None:
        async with node(f"sqlite:///{tmp_path}/serai.db") as tables:
            table_id = await table_of(tables, "tic_tac_toe", 2)
            async with tables.at(table_id) as table:
                world, ear = await world_of(tables, table, 0), Ear("ann")
            world.watch(1, None, ear)
            while not world.play.match.over:
                play_first(world)
            assert (ear.heard[-1]["status"], ear.heard[-1]["question"]) == ("over", None)
            assert world.table.row.result is not None
            world.undo(0, world.play.match.number, None)
            assert ear.heard[-1]["status"] == "running"
            assert world.table.row.result is None

    run(test)


# ---- how many and how long


def test_worlds_are_few_and_do_not_last(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with node(f"sqlite:///{tmp_path}/serai.db") as tables:
            table_id = await table_of(tables, "tic_tac_toe", 2)
            now = [1000.0]
            worlds, ann, bob = Worlds(lambda: now[0]), Ear("ann"), Ear("ann")

            async def add(ear: Ear, name: str, owner: str) -> World:
                async with tables.at(table_id) as table:
                    world = await imagined(tables, table, 0, None, name, owner)
                worlds.add(ear, name, world)
                return world

            kept = [await add(ann, f"{number}", "ann") for number in range(4)]
            other = await add(bob, "0", "bob")
            assert worlds.find(ann, "0") is kept[0]  # used, so that the second is now the oldest
            fifth = await add(ann, "4", "ann")
            with pytest.raises(Refused) as refused:
                worlds.find(ann, "1")
            assert refused.value.key == "not-imagined"
            assert [worlds.find(ann, name) for name in ("0", "2", "3", "4")] == [kept[0], kept[2], kept[3], fifth]
            again = await add(ann, "4", "ann")  # in the place of the one with this name
            assert worlds.find(ann, "4") is again
            assert len(worlds) == 5
            now[0] += imagining.LONGEST_UNUSED - 1
            assert worlds.find(bob, "0") is other
            now[0] += 2
            worlds.forget_unused()
            assert len(worlds) == 1
            worlds.forget(ann)
            assert worlds.find(bob, "0") is other
            worlds.forget(bob, "1")
            assert len(worlds) == 1
            worlds.forget(bob)
            assert len(worlds) == 0
            monkeypatch.setattr(imagining, "MOST_OF_ALL", 2)
            for owner in ("a", "b", "c"):
                await add(ann, owner, owner)
            assert len(worlds) == 2

    run(test)


def test_a_world_takes_so_many_moves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(imagining, "MOST_MOVES", 3)

    async def test() -> None:
        async with node(f"sqlite:///{tmp_path}/serai.db") as tables:
            table_id = await table_of(tables, "tic_tac_toe", 2)
            async with tables.at(table_id) as table:
                world = await world_of(tables, table, 0)
            for _ in range(3):
                play_first(world)
            with pytest.raises(Refused) as refused:
                play_first(world)
            assert refused.value.key == "imagined-enough"
            world.undo(0, 3, 2)
            play_first(world)

    run(test)


# ---- at the wire


def test_a_client_plays_a_world_as_a_table_on_one_screen(server: Server) -> None:
    ann, bob, eve = Client(server), Client(server, "Bob"), Client(server, "Eve")
    table = ann.table("khan", "me", "open")
    bob.post(f"/tables/{table}/join", {})
    ann.start(table)

    async def test() -> None:
        async with ann.socket() as a, bob.socket() as b, eve.socket() as e:
            await tell(b, do="watch", table=table, seat=1)
            await hear(b, "position")
            await tell(a, do="imagine", id=7, table=table, seat=0)
            position = await hear(a, "position")
            name = "imagined:7"
            assert (position["table"], position["seat"], position["number"]) == (name, 0, 0)
            assert position["view"] == ann.position(table, 0)["view"]
            assert position["shown"]["origin"] == {"imagined": table, "at": 0}
            assert {seat["name"] for seat in position["shown"]["seats"]} == {"Ann"}
            assert (await hear(a, "done"))["id"] == 7
            await tell(a, do="watch", table=name, seat=1)
            others = await hear(a, "position")
            assert others["seat"] == 1
            questions = {0: position["question"], 1: others["question"]}
            for number in range(6):
                seat = 0 if questions[0] else 1
                word, rows = next(iter(questions[seat]["options"].items()))
                choice = [word, *rows[0]]
                await tell(a, do="preview", id=50, table=name, seat=seat, choice=choice)
                assert (await hear(a, "preview"))["id"] == 50
                await tell(a, do="choose", id=number, table=name, seat=seat, at=number, choice=choice, key=f"{number}")
                for _ in range(2):
                    moved = await hear(a, "moved")
                    questions[moved["seat"]] = moved["question"]
                done = await hear(a, "done")
                assert (done["id"], done["number"]) == (number, number + 1)
            await tell(a, do="why", id=9, table=name, seat=0, choice=["no-such-choice"])
            assert (await hear(a, "reason"))["rule"]
            await tell(a, do="choose", id=9, table=name, seat=0, at=0, choice=choice, key="late")
            assert (await hear(a, "refused"))["rule"] == "SE-ASK-4"
            await tell(a, do="undo", id=10, table=name, seat=0, at=6, key="u", to=1)
            assert (await hear(a, "moved"))["number"] == 7
            assert (await hear(a, "done"))["number"] == 7
            # nobody else knows of it, and the table stands where it stood
            await tell(e, do="watch", table=name, seat=0)
            assert (await hear(e, "refused"))["key"] == "not-imagined"
            await tell(e, do="imagine", id=1, table=table, seat=0)
            assert (await hear(e, "refused"))["key"] == "not-your-seat"
            await tell(e, do="imagine", id=1, table=table, seat=None)
            assert (await hear(e, "position"))["question"] is None
            await tell(b, do="ping")
            assert (await hear(b))["tell"] == "pong"
            assert ann.position(table, 0)["number"] == 0
            await tell(a, do="say", id=11, table=name, words="hello")
            assert (await hear(a, "refused"))["key"] == "not-found"
            await tell(a, do="unwatch", table=name, seat=1)
            await tell(a, do="choose", id=12, table=name, seat=seat, at=7, choice=["x"], key="x")
            assert (await hear(a, "refused"))["key"] == "illegal"
            await tell(a, do="unwatch", table=name)
            await tell(a, do="watch", table=name, seat=0)
            assert (await hear(a, "refused"))["key"] == "not-imagined"
            await tell(a, do="imagine", id=2, table=table, seat=0, at=40)
            assert (await hear(a, "refused"))["key"] == "not-found"

    run_client(test())
