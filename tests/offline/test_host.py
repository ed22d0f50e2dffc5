"""A device as a host: what it answers beside whole games, what it refuses, and what it does where nothing is kept."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from dataclasses import fields
from random import Random
from typing import Any

import pytest

from serai.engine.play.record import Record
from serai.languages import LANGUAGES
from serai.offline.person import LocalPerson
from serai.server.api import sayings
from serai.server.people.people import Person
from tests.offline.page import Memory, Page, picked
from tests.server.hosting import run


def on_device(test: Callable[[Page], Awaitable[None]]) -> Callable[[], None]:
    """A test that gets a page on a fresh device, with somebody in front of it."""

    async def played() -> None:
        page = await Page(Memory()).open()
        await page.arrive()
        await test(page)
        await page.host.close()

    def wrapped() -> None:
        run(played)

    wrapped.__name__ = test.__name__
    return wrapped


async def over(page: Page, game: str = "tic_tac_toe", **wish: Any) -> str:
    table = await page.sit(game, 1, **wish)
    assert not await page.play(table, 10**6, Random(3))
    return table


def test_a_person_is_told_as_a_server_tells_it() -> None:
    assert {field.name for field in fields(LocalPerson)} <= set(Person.__struct_fields__)


def test_whoever_plays_says_so_first_and_may_take_another_name() -> None:
    async def test() -> None:
        storage = Memory()
        page = await Page(storage).open()
        assert await page.ask("GET", "/who") is None
        wish = {"game": "tic_tac_toe", "seats": [{"kind": "me"}, {"kind": "bot"}]}
        assert (await page.ask("POST", "/tables", wish, 401))["key"] == "nobody"
        assert (await page.ask("POST", "/guest", {"name": "\u200b"}, 400))["key"] == "bad-name"
        assert (await page.ask("POST", "/guest", {"name": "Ann"}, 201))["id"] == "here"
        table = await page.sit("tic_tac_toe", 1)
        assert (await page.ask("PATCH", "/me", {"name": "Zoë", "language": "fr"}))["language"] == "fr"
        page = await Page(storage).open()
        assert (await page.ask("GET", "/who"))["name"] == "Zoë"
        assert (await page.ask("GET", f"/tables/{table}"))["seats"][0]["name"] == "Zoë"

    run(test)


@on_device
async def test_tables_are_listed_and_taken_away(page: Page) -> None:
    first, second = await page.sit("khan", 2), await over(page)
    lines = await page.ask("GET", "/tables/mine")
    assert [line["id"] for line in lines] == [first, second]
    assert (lines[0]["my_turn"], lines[0]["mine"], lines[1]["status"]) == (True, [0], "over")
    await page.ask("DELETE", f"/tables/{first}")
    assert (await page.ask("GET", f"/tables/{first}", status=404))["key"] == "not-found"
    assert not [key for key in page.storage.texts if first in key]


@on_device
async def test_options_positions_and_levels_are_checked(page: Page) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "level": "novice"}]
    for wish, key in (
        ({"game": "khan", "seats": seats * 9}, "bad-option"),
        ({"game": "khan", "seats": seats, "options": {"nonsense": 1}}, "bad-option"),
        ({"game": "khan", "seats": [{"kind": "me"}, {"kind": "bot", "level": "god"}]}, "no-such-level"),
        ({"game": "tic_tac_toe", "seats": seats, "position": "nonsense"}, "bad-position"),
        ({"game": "tic_tac_toe"}, "bad-request"),
        ({"game": "tic_tac_toe", "seats": [{"kind": "me"}, {"kind": "open"}]}, "needs-server"),
    ):
        assert (await page.ask("POST", "/tables", wish, 400))["key"] == key
    assert (await page.ask("POST", "/tables", {"game": "chess", "seats": seats}, 404))["key"] == "not-found"


@on_device
async def test_several_people_at_one_screen(page: Page) -> None:
    table = await page.sit("tic_tac_toe", 0, people=2)
    assert not await page.play(table, 9, Random(1), people=2)
    assert len(await page.ask("GET", "/tables/mine")) == 1


@on_device
async def test_what_takes_other_people_is_refused(page: Page) -> None:
    table = await page.sit("tic_tac_toe", 1)
    for method, path in (
        ("GET", "/tables"),
        ("POST", "/sign-in"),
        ("POST", "/register"),
        ("GET", "/me/notices"),
        ("POST", f"/tables/{table}/invite"),
        ("POST", f"/tables/{table}/join"),
        ("POST", f"/tables/{table}/chat"),
    ):
        assert (await page.ask(method, path, {}, 409))["key"] == "needs-server"
    assert (await page.tell("say", id=5, table=table, words="hello"))[-1]["key"] == "needs-server"
    for path in ("/nonsense", f"/tables/{table}/nonsense", "/tables/nonsense", "/lessons/khan/nonsense"):
        method = "POST" if "lessons" in path else "GET"
        assert (await page.ask(method, path, status=404))["key"] == "not-found"


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_refusals_have_words(language: str) -> None:
    for key in ("needs-server", "storage-full", "storage-refused"):
        assert sayings.say(language, f"refused-{key}")


@pytest.mark.parametrize(("trouble", "key"), [("full", "storage-full"), ("refused", "storage-refused")])
def test_what_cannot_be_kept_changes_nothing_and_is_told(trouble: str, key: str) -> None:
    @on_device
    async def test(page: Page) -> None:
        table = await page.sit("khan", 1)
        await page.tell("watch", table=table, seat=0)
        before, texts = await page.position(table, 0), dict(page.storage.texts)
        page.storage.trouble = trouble
        choice = picked(before["question"], Random(2))
        assert (await page.choose(table, 0, before["number"], choice))["key"] == key
        wish = {"game": "khan", "seats": [{"kind": "me"}, {"kind": "bot"}]}
        assert (await page.ask("POST", "/tables", wish, 507))["key"] == key
        assert (await page.ask("POST", "/guest", {"name": "Bob"}, 507))["key"] == key
        assert page.storage.texts == texts
        assert (await page.ask("GET", "/who"))["name"] == "Ann"
        assert {**await page.position(table, 0), "now": 0} == {**before, "now": 0}
        page.storage.trouble = ""
        assert (await page.choose(table, 0, before["number"], choice))["tell"] == "done"

    test()


@on_device
async def test_records_are_checked_before_they_are_let_in(page: Page) -> None:
    table = await over(page)
    assert (await page.ask("GET", f"/tables/{await page.sit('khan', 1)}/record.json", status=409))["key"] == "not-over"
    record = await page.ask("GET", f"/tables/{table}/record.json")
    changed = json.dumps({**record, "rows": record["rows"][:-1]})
    for text, fault in (
        ("nonsense", "format"),
        ('{"game": 7}', "unreadable"),
        ("{" + "[" * 300_000, "long"),
        ("\n" * 30_000, "long"),
        (changed, "state"),
    ):
        refused = await page.ask("POST", "/records", {"record": text}, 400)
        assert (refused["key"], refused["facts"]["fault"]) == ("bad-record", fault)
    assert (await page.ask("POST", "/records", {"record": "x" * 4_000_001}, 400))["key"] == "bad-request"


@on_device
async def test_the_past_is_shown_move_by_move(page: Page) -> None:
    table = await over(page)
    last = (await page.ask("GET", f"/tables/{table}"))["number"]
    for number in range(last + 1):
        then = await page.ask("GET", f"/tables/{table}/replay/{number}?seat=0")
        assert (then["number"], then["last"], then["view"]["move"]) == (number, last, number)
        assert {event["move"] for event in then["events"]} <= {number}
    assert (await page.ask("GET", f"/tables/{table}/replay/{last + 1}", status=404))["key"] == "not-found"
    assert (await page.ask("GET", f"/tables/{table}/replay/x", status=400))["key"] == "bad-request"
    assert (await page.ask("GET", f"/tables/{table}/since-last-turn?seat=0"))["events"] is not None


@on_device
async def test_a_game_goes_on_from_a_move_and_is_played_again(page: Page) -> None:
    table = await over(page)
    seats = [{"kind": "bot", "level": "novice"}, {"kind": "me"}]
    forked = (await page.ask("POST", f"/tables/{table}/fork", {"at": 2, "seats": seats}, 201))["table"]
    await page.host.tables.settled()
    assert (await page.ask("GET", f"/tables/{forked}"))["origin"] == {"fork": table, "at": 2}
    again = (await page.ask("POST", f"/tables/{table}/rematch", status=201))["table"]
    assert (await page.ask("POST", f"/tables/{table}/rematch", status=201))["table"] == again
    shown = await page.ask("GET", f"/tables/{again}")
    assert [seat["bot"] for seat in shown["seats"]] == ["novice", None]
    assert shown["origin"] == {"rematch": table}


@on_device
async def test_a_game_may_be_left_to_a_bot_and_ended(page: Page) -> None:
    table = await page.sit("khan", 1)
    page.thinkers.held = asyncio.Event()
    assert (await page.ask("POST", f"/tables/{table}/leave", {"level": "trader"}))["seats"][0]["away"] == "trader"
    assert (await page.ask("POST", f"/tables/{table}/return"))["seats"][0]["away"] is None
    assert (await page.ask("POST", f"/tables/{table}/vote", {"ends": True}))["status"] == "over"
    page.thinkers.held.set()
    record = Record.from_json(json.dumps(await page.ask("GET", f"/tables/{table}/record.json")))
    assert len(record.rows) == (await page.ask("GET", f"/tables/{table}"))["number"]
    assert (await page.ask("POST", f"/tables/{table}/vote", {"ends": True}, 409))["key"] == "not-running"


@on_device
async def test_a_look_back_is_made_once_and_kept(page: Page) -> None:
    running = await page.sit("khan", 1)
    assert (await page.ask("POST", f"/tables/{running}/analysis", status=409))["key"] == "not-over"
    table = await over(page)
    assert (await page.ask("GET", f"/tables/{table}/analysis"))["status"] == "none"
    assert (await page.ask("POST", f"/tables/{table}/analysis"))["status"] == "making"
    while (shown := await page.ask("GET", f"/tables/{table}/analysis"))["status"] == "making":
        await asyncio.sleep(0.01)
    assert shown["status"] == "made"
    last = (await page.ask("GET", f"/tables/{table}"))["number"]
    assert shown["found"]["moves"] == list(range(last + 1))
    assert all(len(chances) == 2 for chances in shown["found"]["chances"])
    other = await Page(page.storage).open()
    assert await other.ask("POST", f"/tables/{table}/analysis") == shown
    why = await page.ask("GET", f"/tables/{table}/why/1")
    assert (why["seat"], why["level"]) == (0, "general")
    assert why["moves"][0]["visits"] > 0
    assert (await page.ask("GET", f"/tables/{table}/why/1?seat=1", status=409))["key"] == "not-asked"
    assert (await page.ask("GET", f"/tables/{table}/why/99", status=404))["key"] == "not-found"


@on_device
async def test_a_look_back_that_fails_says_so_and_may_be_asked_for_again(page: Page) -> None:
    table = await over(page)
    think = page.thinkers.think

    async def broken(job: str) -> str:
        raise RuntimeError("Error: stopped")

    page.thinkers.think = broken  # type: ignore[method-assign]
    await page.ask("POST", f"/tables/{table}/analysis")
    while (shown := await page.ask("GET", f"/tables/{table}/analysis"))["status"] == "making":
        await asyncio.sleep(0.01)
    assert shown["status"] == "failed"
    page.thinkers.think = think  # type: ignore[method-assign]
    assert (await page.ask("POST", f"/tables/{table}/analysis"))["status"] == "making"


@on_device
async def test_a_what_if_from_a_past_move(page: Page) -> None:
    table = await over(page)
    heard = await page.tell("imagine", id=7, table=table, seat=0, at=1)
    position = next(one for one in heard if one["tell"] == "position")
    assert (position["table"], position["number"]) == ("imagined:7", 1)
    seat = position["shown"]["asked"][0]
    watched = await page.tell("watch", table="imagined:7", seat=seat)
    choice = picked(watched[-1]["question"], Random(1))
    asked = {"id": 8, "table": "imagined:7", "seat": seat, "at": 1, "choice": choice, "key": "k"}
    heard = await page.tell("choose", **asked)
    assert next(one for one in heard if one["tell"] == "done")["number"] == 2
