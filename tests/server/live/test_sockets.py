"""Live play over the socket: told after the commit, once, without gaps, each audience what it may know."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidStatus

from serai import cli
from tests.server.running import Client, Server, hear, run, serving, tell


def two_at(server: Server, game: str = "connect_four") -> tuple[Client, Client, str]:
    ann, bob = Client(server), Client(server, "Bob")
    table = ann.table(game, "me", "open")
    bob.post(f"/tables/{table}/join", {})
    ann.start(table)
    return ann, bob, table


async def choose(line: ClientConnection, table: str, seat: int, at: int, choice: Any) -> None:
    await tell(line, do="choose", id=at, table=table, seat=seat, at=at, choice=choice, key=f"{at}")


def test_a_move_reaches_everybody_who_watches(server: Server) -> None:
    ann, bob, table = two_at(server)
    eve = Client(server, "Eve")

    async def test() -> None:
        async with ann.socket() as a, bob.socket() as b, eve.socket() as e:
            for line, seat in ((a, 0), (b, 1), (e, None)):
                await tell(line, do="watch", table=table, seat=seat, since=0)
                position = await hear(line)
                assert (position["tell"], position["seat"], position["number"]) == ("position", seat, 0)
            await tell(a, do="choose", id=7, table=table, seat=0, at=0, choice=["drop", 3], key="k")
            done = await hear(a, "done")
            assert (done["id"], done["number"], done["repeated"]) == (7, 1, False)
            for line, seat in ((b, 1), (e, None)):
                moved = await hear(line, "moved")
                assert (moved["number"], moved["seat"]) == (1, seat)
                assert [event["event"]["event"] for event in moved["events"]] == ["dropped"]
                assert bool(moved["question"]) == (seat == 1)
                assert moved["changes"]["asked"][0][0] == 1
            await tell(b, do="choose", id=1, table=table, seat=1, at=0, choice=["drop", 3], key="k")
            refused = await hear(b, "refused")
            assert (refused["id"], refused["rule"]) == (1, "SE-ASK-4")
            await tell(b, do="choose", id=2, table=table, seat=0, at=1, choice=["drop", 3], key="k")
            assert (await hear(b, "refused"))["key"] == "not-your-seat"
            await tell(e, do="watch", table=table, seat=0)
            assert (await hear(e, "refused"))["key"] == "not-your-seat"

    run(test())


def test_changes_add_up_to_the_view(server: Server) -> None:
    ann, bob, table = two_at(server, "khan")

    async def test() -> None:
        async with ann.socket() as a, bob.socket() as b:
            lines, numbers = (a, b), [0, 0]
            views: list[dict[str, Any]] = [{}, {}]
            heard: list[list[Any]] = [[], []]
            for seat in (0, 1):
                await tell(lines[seat], do="watch", table=table, seat=seat, since=0)
                position = await hear(lines[seat], "position")
                views[seat], heard[seat] = position["view"], list(position["events"])
                question = position["question"] or None
                if question:
                    asked, options = seat, question["options"]
            for number in range(30):
                word = min(options)
                choice = [word, *options[word][number % len(options[word])]]
                await tell(
                    lines[asked],
                    do="choose",
                    id=number,
                    table=table,
                    seat=asked,
                    at=number,
                    choice=choice,
                    key=f"{number}",
                )
                for seat in (0, 1):
                    moved = await hear(lines[seat], "moved")
                    numbers[seat] = moved["number"]
                    views[seat] |= moved["changes"]
                    for name in moved["gone"]:
                        del views[seat][name]
                    heard[seat] += moved["events"]
                    if moved["question"]:
                        asked, options = seat, moved["question"]["options"]
            for seat, player in ((0, ann), (1, bob)):
                position = player.position(table, seat, since=0)
                assert position["view"] == views[seat]
                assert position["events"] == heard[seat]
                assert [event["number"] for event in heard[seat]] == list(range(len(heard[seat])))

    run(test())


def test_coming_back_goes_on_from_the_last_event_seen(server: Server) -> None:
    ann, bob, table = two_at(server)

    async def test() -> None:
        heard: list[Any] = []
        async with bob.socket() as b:
            await tell(b, do="watch", table=table, seat=1, since=0)
            heard += (await hear(b, "position"))["events"]
            ann.choose(table, 0, 0, ["drop", 0])
            heard += (await hear(b, "moved"))["events"]
        bob.choose(table, 1, 1, ["drop", 0])
        ann.choose(table, 0, 2, ["drop", 1])
        async with bob.socket() as b:
            await tell(b, do="watch", table=table, seat=1, since=heard[-1]["number"] + 1)
            heard += (await hear(b, "position"))["events"]
            bob.choose(table, 1, 3, ["drop", 1])
            heard += (await hear(b, "moved"))["events"]
        assert [event["number"] for event in heard] == list(range(len(heard)))
        assert heard == bob.position(table, 1, since=0)["events"]

    run(test())


def test_many_tables_share_one_socket(server: Server) -> None:
    ann = Client(server)
    tables = [ann.table("tic_tac_toe", "me", "me") for _ in range(5)]

    async def test() -> None:
        async with ann.socket() as line:
            for table in tables:
                await tell(line, do="watch", table=table)
                assert (await hear(line, "waiting"))["table"] == table
                ann.start(table)
                assert (await hear(line, "table"))["shown"]["status"] == "running"
            for table in reversed(tables):
                ann.choose(table, 0, 0, ["square", 0])
                moved = await hear(line, "moved")
                while moved["number"] == 0:
                    moved = await hear(line, "moved")
                assert moved["table"] == table
            await tell(line, do="unwatch", table=tables[0])
            await tell(line, do="ping")
            assert (await hear(line, "pong")) == {"tell": "pong"}
            ann.choose(tables[0], 1, 1, ["square", 1])
            ann.choose(tables[1], 1, 1, ["square", 1])
            assert (await hear(line, "moved"))["table"] == tables[1]

    run(test())


def test_who_got_up_before_the_game_hears_nothing_of_the_seat(server: Server) -> None:
    ann, bob, eve = Client(server), Client(server, "Bob"), Client(server, "Eve")
    table = ann.table("khan", "open", "me")
    eve.post(f"/tables/{table}/join", {"seat": 0})

    async def test() -> None:
        async with eve.socket() as e, bob.socket() as b:
            await tell(e, do="watch", table=table, seat=0)
            assert (await hear(e))["tell"] == "waiting"
            eve.post(f"/tables/{table}/leave", {})
            assert (await hear(e))["shown"]["seats"][0]["person"] is None
            bob.post(f"/tables/{table}/join", {"seat": 0})
            await tell(b, do="watch", table=table, seat=0)
            await hear(b, "waiting")
            ann.start(table)
            assert (await hear(b, "moved"))["seat"] == 0
            await tell(e, do="ping")
            assert (await hear(e))["tell"] == "pong"
            await tell(e, do="watch", table=table)
            assert (await hear(e))["seat"] is None

    run(test())


def test_words_reach_only_where_they_belong(server: Server) -> None:
    ann, bob, table = two_at(server)
    eve, dan = Client(server, "Eve"), Client(server, "Dan")

    async def test() -> None:
        async with ann.socket() as a, bob.socket() as b, eve.socket() as e, dan.socket() as d:
            for line, seat in ((a, 0), (b, 1), (b, None), (e, None), (d, None)):
                await tell(line, do="watch", table=table, seat=seat)
                await hear(line, "position")
            await tell(a, do="say", id=1, table=table, words="only for Bob")
            assert (await hear(b, "said"))["words"] == "only for Bob"
            await tell(e, do="say", id=1, table=table, words="only for Dan")
            assert (await hear(d, "said"))["words"] == "only for Dan"
            ann.choose(table, 0, 0, ["drop", 0])
            for line in (b, e, d):
                message = await hear(line, "said", "moved")
                while message["tell"] == "said":
                    assert line is not b
                    assert message["words"] == "only for Dan"
                    message = await hear(line, "said", "moved")

    run(test())


def test_explaining_over_the_socket(server: Server) -> None:
    ann, bob, table = two_at(server, "tic_tac_toe")
    ann.choose(table, 0, 0, ["square", 4])

    async def test() -> None:
        async with bob.socket() as line:
            await tell(line, do="why", id=1, table=table, seat=1, choice=["square", 4])
            assert (await hear(line, "reason"))["rule"] == "TT-TURN-2"
            await tell(line, do="preview", id=2, table=table, seat=1, choice=["square", 0])
            assert (await hear(line, "preview"))["events"][0]["event"] == "claimed"
            await tell(line, do="preview", id=4, table=table, seat=1, choice=["square", 0], deeper=True)
            assert (await hear(line, "preview"))["then"] == []  # the other is asked next
            await tell(line, do="preview", id=3, table=table, seat=0, choice=["square", 0])
            assert (await hear(line, "refused"))["key"] == "not-your-seat"

    run(test())


def test_only_our_own_pages_may_open_a_socket(server: Server) -> None:
    ann = Client(server)

    async def test() -> None:
        async with ann.socket(Origin=f"http://{server.host}") as line:
            await tell(line, do="ping")
            await hear(line, "pong")
        for origin in ("https://evil.example", f"http://{server.host}.evil.example", "null"):
            with pytest.raises(InvalidStatus) as refused:
                async with ann.socket(Origin=origin):
                    pass
            assert refused.value.response.status_code == 403

    run(test())


def test_nonsense_is_refused_and_the_line_stays_open(server: Server) -> None:
    ann, _, table = two_at(server)

    async def test() -> None:
        async with ann.socket() as line:
            for nonsense in (
                "",
                "{",
                "null",
                "[]",
                '{"do":"dance"}',
                '{"do":"watch"}',
                '{"do":"watch","table":5}',
                "\x00",
                json.dumps({"do": "choose", "id": 1, "table": table, "seat": "0", "at": 0, "choice": [], "key": "k"}),
                json.dumps({"do": "choose", "id": 1, "table": table, "seat": 0, "at": -1, "choice": [], "key": "k"}),
                json.dumps({"do": "choose", "id": 1, "table": table, "seat": 0, "at": 0, "choice": [], "key": ""}),
                '{"do":"choose","choice":' + "[" * 3000,
            ):
                await line.send(nonsense)
                assert (await hear(line, "refused"))["key"] == "unreadable", nonsense
            for choice in (
                None,
                5,
                "x" * 900,
                ["drop"],
                ["drop", "0"],
                ["drop", 10**30],
                [["drop", 0]],
                {"drop": 0},
                ["drop", True],
            ):
                await tell(line, do="choose", id=1, table=table, seat=0, at=0, choice=choice, key="k")
                assert (await hear(line, "refused"))["rule"] == "SE-ASK-2", choice
            await line.send(b'{"do":"ping"}')
            await hear(line, "pong")
            await line.send("x" * 100_000)
            with pytest.raises(ConnectionClosed):
                await hear(line, "pong")

    run(test())


def test_a_stopping_server_tells_its_clients_to_come_again(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path}/serai.db", tmp_path / "log") as server:
        ann, _, table = two_at(server)

        async def test() -> None:
            async with ann.socket() as line:
                await tell(line, do="watch", table=table, seat=0)
                await hear(line, "position")
                ann.choose(table, 0, 0, ["drop", 0])
                stopping = asyncio.create_task(asyncio.to_thread(server.stop))
                with pytest.raises(ConnectionClosed) as closed:
                    await hear(line, "never")
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1012
                assert await stopping == 0

        run(test())
    with serving(f"sqlite:///{tmp_path}/serai.db", tmp_path / "log") as server:
        ann.server = server
        assert server.port
        assert Client(server).position(table)["number"] == 1


def test_two_nodes_are_one_server(pg_url: str, tmp_path: Path) -> None:
    with serving(pg_url, tmp_path / "a") as here, serving(pg_url, tmp_path / "b", SERAI_BOT_PROCESSES="0") as there:
        ann, bob = Client(here), Client(there, "Bob")
        table = ann.table("connect_four", "me", "open")
        bob.post(f"/tables/{table}/join", {})

        async def test() -> None:
            async with ann.socket() as a, bob.socket() as b:
                await tell(b, do="watch", table=table, seat=1, since=0)
                assert (await hear(b))["tell"] == "waiting"
                ann.start(table)
                await tell(a, do="watch", table=table, seat=0, since=0)
                await hear(a, "position")
                heard: list[list[int]] = [[], []]
                for number in range(10):
                    _, line = ((ann, a), (bob, b))[number % 2]
                    other = (b, a)[number % 2]
                    choice = ["drop", number % 7]
                    await tell(
                        line,
                        do="choose",
                        id=number,
                        table=table,
                        seat=number % 2,
                        at=number,
                        choice=choice,
                        key=f"{number}",
                    )
                    assert (await hear(line, "done", "refused"))["tell"] == "done"
                    moved = await hear(other, "moved")
                    while moved["number"] <= number:
                        moved = await hear(other, "moved")
                    assert moved["number"] == number + 1
                    heard[(number + 1) % 2] += [event["number"] for event in moved["events"]]
                await tell(a, do="say", id=1, table=table, words="well played")
                assert (await hear(b, "said"))["words"] == "well played"

        run(test())
        assert '"error"' not in here.log.read_text() + there.log.read_text()


def test_a_table_that_is_closed_beside_the_server_stays_closed(server: Server) -> None:
    ann, bob, table = two_at(server)

    async def test() -> None:
        async with ann.socket() as a, bob.socket() as b:
            for line, seat in ((a, 0), (b, 1)):
                await tell(line, do="watch", table=table, seat=seat)
                assert (await hear(line, "position"))["shown"]["version"] == [0, 2]
            await choose(a, table, 0, 0, ["drop", 3])
            assert (await hear(a, "done"))["version"] == [1, 2]
            assert (await hear(b, "moved"))["version"] == [1, 2]
            closing = ["admin", "--database", server.database, "tables", "--close", table]
            assert await asyncio.to_thread(cli.main, closing) == 0
            await choose(b, table, 1, 1, ["drop", 3])
            told = {message["tell"]: message for message in [await hear(b, "refused", "done", "table") for _ in (1, 2)]}
            assert told["refused"]["rule"] == "SE-END-1"
            for shown in (told["table"]["shown"], (await hear(a, "table"))["shown"]):
                assert (shown["status"], shown["version"]) == ("over", [1, 3])

    run(test())
    assert ann.get(f"/tables/{table}")["status"] == "over"


def test_nobody_is_shown_less_than_they_have_seen(pg_url: str, tmp_path: Path) -> None:
    """A client goes from node to node after each move, and says what it was told last."""
    with serving(pg_url, tmp_path / "a") as here, serving(pg_url, tmp_path / "b", SERAI_BOT_PROCESSES="0") as there:
        ann = Client(here)
        table = ann.table("connect_four", "me", "me")
        ann.start(table)

        async def test() -> None:
            seen: list[int] = [0, 0]
            for number in range(16):
                ann.server = (here, there)[number % 2]
                async with ann.socket() as line:
                    await tell(line, do="watch", table=table, seat=number % 2, since=0, seen=seen)
                    position = await hear(line, "position")
                    assert (position["number"], position["shown"]["version"] >= seen) == (number, True)
                    await choose(line, table, number % 2, number, ["drop", number % 7])
                    done = await hear(line, "done", "refused")
                    assert done["tell"] == "done"
                    seen = done["version"]
                    await tell(line, do="watch", table=table, seen=[10**9, 0])  # from nowhere
                    assert (await hear(line, "position"))["number"] == number + 1

        run(test())
