"""Suggest a move: only to whoever plays against bots alone, only by what the seat knows, and only while it is asked."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from serai.server.live.limits import RATES
from serai.words import LANGUAGES
from tests.server.running import Client, Server, hear, run, serving, tell

Serve = Callable[..., Server]


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Serve]:
    """A server of the test's own, with settings of its own."""
    with contextlib.ExitStack() as running:

        def start(**env: str) -> Server:
            return running.enter_context(serving(f"sqlite:///{tmp_path}/serai.db", tmp_path / "server.log", **env))

        yield start


def against_bots(ann: Client, game: str, seats: int = 3) -> str:
    """A table at which it is Ann's turn, in the first seat, and bots that never choose sit in the others."""
    table = ann.table(game, "me", *["bot"] * (seats - 1))
    ann.start(table)
    return table


async def asked(who: Client, table: str, seat: int = 0, **more: Any) -> Any:
    async with who.socket() as line:
        await tell(line, do="advise", id=1, table=table, seat=seat, **more)
        return await hear(line, "advice", "refused")


def until_asked(ann: Client, table: str) -> Any:
    """The position once the first seat is asked something."""
    for _ in range(2000):
        position = ann.position(table, 0)
        if position["question"]:
            return position
    raise AssertionError("nobody asks")


@pytest.mark.parametrize(("game", "seats"), [("khan", 3), ("merv", 1), ("merv", 2)])
def test_who_plays_against_bots_alone_is_told_good_choices_and_why(server: Server, game: str, seats: int) -> None:
    ann = Client(server)
    table = against_bots(ann, game, seats)

    async def test() -> None:
        position = until_asked(ann, table)
        told = await asked(ann, table, at=position["number"])
        moves = told["advice"]["moves"]
        good = [move for move in moves if move["suggested"]]
        assert 1 <= len(good) <= 3
        assert moves[0] in good
        assert any(move["reasons"] for move in good)
        assert all(not move["reasons"] for move in moves if not move["suggested"])
        for move in good:
            word, *values = move["choice"]
            assert values in position["question"]["options"][word]
            for reason in move["reasons"]:
                assert reason["how"] in ("gain", "keep", "cost", "harm", "deny", "follow")
                assert reason["number"] >= 0
                for language in LANGUAGES:
                    assert f"term-{reason['term']} =" in ann.get(f"/games/{game}/reasons/{language}")

    run(test())


def test_where_another_person_plays_nothing_is_suggested(server: Server) -> None:
    ann, bob, eve = Client(server), Client(server, "Bob"), Client(server, "Eve")
    shared = ann.table("tic_tac_toe", "me", "open")
    assert ann.get(f"/tables/{shared}")["status"] == "open"
    bob.post(f"/tables/{shared}/join", {})
    ann.start(shared)
    one_screen = ann.table("tic_tac_toe", "me", "me")
    ann.start(one_screen)
    alone = ann.table("tic_tac_toe", "me", "bot")
    ann.start(alone)

    async def test() -> None:
        for who, table, seat in ((ann, shared, 0), (bob, shared, 1), (ann, one_screen, 0), (ann, one_screen, 1)):
            assert (await asked(who, table, seat))["key"] == "suggest-others"
        for who, table, seat in ((eve, shared, 0), (eve, alone, 0), (bob, shared, 0), (ann, alone, 1)):
            assert (await asked(who, table, seat))["key"] == "not-your-seat"
        assert (await asked(ann, alone, 0))["tell"] == "advice"
        # a bot that stands in for somebody is still somebody's seat
        bob.post(f"/tables/{shared}/leave", {})
        assert (await asked(ann, shared, 0))["key"] in ("suggest-others", "not-asked")

    run(test())


def test_before_the_start_there_is_nothing_to_suggest(server: Server) -> None:
    ann = Client(server)
    table = ann.table("tic_tac_toe", "me", "open")

    async def test() -> None:
        assert (await asked(ann, table))["key"] in ("suggest-others", "not-started")

    run(test())


def test_every_refusal_has_words_in_three_languages(server: Server) -> None:
    ann = Client(server)
    for language in LANGUAGES:
        said = ann.get(f"/words/{language}")
        for key in ("suggest-others", "suggest-off", "advice-ended", "advisers-busy"):
            assert f"refused-{key} = " in said
    assert ann.get("/games/khan/reasons/de", 404)["key"] == "not-found"
    assert ann.get("/games/nothing/reasons/en", 404)["key"] == "not-found"


def test_a_server_may_suggest_nothing(serve: Serve) -> None:
    server = serve(SERAI_SUGGESTIONS="off")
    ann = Client(server)
    table = against_bots(ann, "tic_tac_toe", 2)

    async def test() -> None:
        assert (await asked(ann, table))["key"] == "suggest-off"

    run(test())


def test_what_is_thought_about_another_position_is_dropped(server: Server) -> None:
    ann = Client(server)
    table = against_bots(ann, "warrior_knights", 2)  # which is thought about for long, and begins with a secret draft

    async def test() -> None:
        position = until_asked(ann, table)
        number = position["number"]
        assert (await asked(ann, table, at=number + 5))["rule"] == "SE-ASK-4"
        heard: dict[int, Any] = {}
        async with ann.socket() as line:
            await tell(line, do="advise", id=1, table=table, seat=0, at=number)
            await tell(line, do="why", id=3, table=table, seat=0, choice=first(position))
            while 3 not in heard:  # whoever thinks has seen the table by then
                told = await hear(line, "advice", "refused", "reason")
                heard[told["id"]] = told
            await tell(line, do="choose", id=2, table=table, seat=0, at=number, key="k", choice=first(position))
            while len(heard) < 3:
                told = await hear(line, "advice", "refused", "done")
                heard[told["id"]] = told
        assert heard[2]["tell"] == "done"
        if list(heard)[-1] == 1:  # a quick thinker may have answered before the choice was made, never after it
            assert (heard[1]["tell"], heard[1]["key"]) == ("refused", "advice-ended")

    run(test())


def first(position: Any) -> Any:
    options = position["question"]["options"]
    word = next(iter(options))
    return [word, *options[word][0]]


def test_one_may_wait_no_longer(server: Server) -> None:
    ann = Client(server)
    table = against_bots(ann, "warrior_knights", 2)

    async def test() -> None:
        position = until_asked(ann, table)
        async with ann.socket() as line:
            await tell(line, do="advise", id=1, table=table, seat=0)
            await tell(line, do="advise", id=2, table=table, seat=0)
            busy = await hear(line, "refused", "advice")
            assert (busy["id"], busy["key"]) == (2, "advisers-busy")  # one thought after the other
            await tell(line, do="unadvise", table=table)
            ended = await hear(line, "refused", "advice")
            assert (ended["id"], ended["key"]) == (1, "advice-ended")
            await tell(line, do="unadvise", table=table)  # nothing is thought about any more
            await tell(line, do="advise", id=3, table=table, seat=0, at=position["number"])
            told = await hear(line, "refused", "advice")
            assert (told["id"], told["tell"]) == (3, "advice")

    run(test())


def test_suggestions_are_limited_and_paid_for(serve: Serve) -> None:
    server = serve(SERAI_LIMITS="on")
    ann = Client(server)
    table = against_bots(ann, "tic_tac_toe", 2)

    async def test() -> None:
        keys = []
        async with ann.socket() as line:
            for number in range(int(RATES["think"].burst) + 8):
                await tell(line, do="advise", id=number, table=table, seat=0)
                keys.append((await hear(line, "refused", "advice")).get("key"))
                if keys[-1] in ("too-often", "too-much-work"):
                    break
                await asyncio.sleep(0)
        assert keys[0] is None
        assert keys[-1] in ("too-often", "too-much-work")

    run(test())
