"""Tables of a device: kept before they are told, gone on with after a reload, with bots that may fail."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from serai.bots.thinking import consider
from serai.engine.play.match import Match
from serai.offline.client import NoTable
from serai.offline.tables import LocalTables
from serai.protocol.clocks import Pace
from serai.protocol.games import game_of
from serai.protocol.opening import NewTable, SeatWish
from serai.protocol.refusals import Refused
from serai.protocol.table import OVER
from tests.offline.device import Predictable, Shelf


class Page:
    """A page with its tables, and all that it was told."""

    def __init__(self, shelf: Shelf | None = None, thinkers: Any = None) -> None:
        self.shelf = shelf or Shelf()
        self.told: list[Any] = []
        self.thinkers: Any = thinkers or Predictable()
        self.tables = LocalTables(self.shelf, self.thinkers, lambda text: self.told.append(json.loads(text)), "Ann")

    async def open(self, game: str, *kinds: Any, **wish: Any) -> str:
        seats = [SeatWish(kind, "novice") for kind in kinds]
        table_id = await self.tables.create(NewTable(game, seats, **wish))
        await self.tables.settled()
        return table_id

    async def say(self, table: str, do: str, **what: Any) -> list[Any]:
        self.told.clear()
        await self.tables.hear(json.dumps({"do": do, "table": table, **what}))
        await self.tables.settled()
        return [*self.told]

    async def choose(self, table: str, seat: int = 0, place: int = 0, key: str = "k") -> list[Any]:
        match = (await self.tables.open(table)).table.playing().match
        (asked,) = (asked for asked in match.asks if asked.seat == seat)
        row = match.game.notation.to_row(asked.options[place])
        return await self.say(table, "choose", id=1, seat=seat, at=match.number, choice=row, key=key)


def run(test: Callable[[], Awaitable[None]]) -> None:
    async def within() -> None:
        await asyncio.wait_for(test(), 60)

    asyncio.run(within())


def keys(told: list[Any]) -> list[str]:
    return [message["key"] for message in told if message["tell"] == "refused"]


# ---- keeping


def test_a_reload_goes_on_where_it_was_with_what_was_chosen_in_secret() -> None:
    async def test() -> None:
        page = Page()
        table = await page.open("warrior_knights", "me", "me", "me")
        for turn in range(60):
            local = await page.tables.open(table)
            match = local.table.playing().match
            if match.state.drafts is not None and any(map(match.draft, range(3))):
                break
            asked = match.asks[0]
            await page.choose(table, asked.seat, turn % len(asked.options), f"key {turn}")
        assert match.state.drafts is not None
        again = await Page(page.shelf).tables.open(table)
        assert again.record() == local.record()
        assert again.record().drafts == local.record().drafts != [[], [], []]
        assert [again.look(seat, 0).view for seat in range(3)] == [local.look(seat, 0).view for seat in range(3)]

    run(test)


def test_a_choice_that_is_sent_again_after_a_reload_is_made_once() -> None:
    async def test() -> None:
        page = Page()
        table = await page.open("connect_four", "me", "me")
        said = {"do": "choose", "id": 4, "table": table, "seat": 0, "at": 0, "choice": ["drop", 3], "key": "once"}
        await page.tables.hear(json.dumps(said))
        later = Page(page.shelf)
        await later.tables.hear(json.dumps(said))
        (done,) = later.told
        assert (done["tell"], done["number"], done["repeated"]) == ("done", 1, True)

    run(test)


@pytest.mark.parametrize(("trouble", "key"), [("full", "storage-full"), ("refused", "storage-refused")])
def test_what_cannot_be_kept_is_refused_and_changes_nothing(trouble: str, key: str) -> None:
    async def test() -> None:
        page = Page()
        table = await page.open("connect_four", "me", "bot")
        await page.say(table, "watch", seat=0)
        kept = dict(page.shelf.texts)
        page.shelf.trouble = trouble
        assert keys(await page.choose(table)) == [key]
        with pytest.raises(Refused, match=r"device|page"):
            await page.open("khan", "me", "bot")
        page.shelf.trouble = ""
        assert page.shelf.texts == kept
        assert (await page.tables.open(table)).table.row.number == 0
        told = await page.choose(table)
        assert [message["tell"] for message in told][:2] == ["moved", "done"]
        view = (await page.tables.open(table)).look(0, None).view
        assert told[0]["changes"].keys() == view.keys()  # complete, whatever was told before

    run(test)


def test_a_table_is_listed_and_taken_away() -> None:
    async def test() -> None:
        page = Page()
        first = await page.open("tic_tac_toe", "me", "bot", title="A small game")
        second = await page.open("connect_four", "me", "me")
        await page.tables.bring_in((await page.tables.open(first)).record(), None)
        lines = await page.tables.listed()
        assert [line.status for line in lines] == ["running", "running", "over"]
        assert {line.id for line in lines[:2]} == {first, second}
        (line,) = (line for line in lines if line.id == first)
        assert (line.title, line.names, line.mine) == ("A small game", ["Ann", "novice"], [0])
        await page.tables.delete(first)
        assert not [key for key in page.shelf.texts if first in key]
        with pytest.raises(NoTable):
            await page.tables.open(first)
        assert keys(await page.say(first, "watch", seat=0)) == ["not-found"]

    run(test)


def test_few_tables_are_held_in_memory() -> None:
    async def test() -> None:
        page = Page()
        tables = [await page.open("tic_tac_toe", "me", "me") for _ in range(9)]
        assert len(page.tables._tables) <= 5
        for table in tables:
            assert (await page.tables.open(table)).table.id == table

    run(test)


# ---- opening


def test_what_needs_others_is_refused() -> None:
    async def test() -> None:
        page = Page()
        with pytest.raises(Refused) as clocks:
            await page.open("khan", "me", "bot", pace=Pace("live"))
        with pytest.raises(Refused) as guests:
            await page.open("khan", "me", "open")
        assert clocks.value.key == guests.value.key == "needs-server"
        table = await page.open("tic_tac_toe", "me", "bot")
        assert keys(await page.say(table, "say", id=1, words="Anybody?")) == ["needs-server"]

    run(test)


def test_a_game_that_is_over_is_gone_on_with_elsewhere() -> None:
    async def test() -> None:
        page = Page()
        table = await page.open("connect_four", "me", "me")
        for turn in range(4):
            await page.choose(table, turn % 2, turn, f"key {turn}")
        seats = [SeatWish("me"), SeatWish("bot", "novice")]
        with pytest.raises(Refused, match="over"):
            await page.tables.fork(table, 2, seats)
        async with page.tables.at(table) as local:
            await local.end(page.tables.rooms)
        assert (await page.tables.open(table)).table.row.status == OVER
        assert keys(await page.say(table, "choose", id=1, seat=0, at=4, choice=["drop", 0], key="late")) == ["illegal"]
        fork = await page.tables.fork(table, 2, seats)
        await page.tables.settled()
        went = await page.tables.open(fork)
        assert went.record().rows == (await page.tables.open(table)).record().rows[:2]
        assert went.shown().origin == {"fork": table, "at": 2}
        assert Match.replay(went.record()).state_hash == went.record().state

    run(test)


def test_a_game_begins_with_a_position() -> None:
    async def test() -> None:
        page = Page()
        text = Match.new(game_of("khan"), 2, "somewhere").record
        begun = Match.replay(text)
        begun.choose(begun.asks[0].seat, begun.asks[0].options[0])
        position = Match.from_position(begun.position).record.position
        table = await page.open("khan", "me", "me", position=position)
        local = await Page(page.shelf).tables.open(table)
        assert local.record().position == position
        assert local.shown().from_position
        with pytest.raises(Refused, match="another game"):
            await page.open("khan", "me", "me", "me", position=position)

    run(test)


# ---- bots


class Stubborn(Predictable):
    """Bots that fail so often before they answer."""

    def __init__(self, failures: int) -> None:
        super().__init__()
        self.failures = failures

    async def think(self, job: str) -> str:
        if self.failures:
            self.failures -= 1
            self.asked.append(json.loads(job))
            raise RuntimeError("the worker has ended")
        return await super().think(job)


def test_a_bot_that_fails_is_asked_again_and_then_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("serai.offline.turns.A_MOMENT", 0)

    async def test() -> None:
        page = Page(thinkers=Stubborn(3))
        table = await page.open("tic_tac_toe", "me", "bot")
        await page.choose(table)
        assert [job["level"] for job in page.thinkers.asked] == ["novice", "novice", "novice", "random"]
        assert (await page.tables.open(table)).table.row.number == 2

    run(test)


class Slow(Predictable):
    """Bots that think until they are stopped, or told to go on."""

    def __init__(self) -> None:
        super().__init__()
        self.thinking: dict[str, asyncio.Future[None]] = {}
        self.begun = asyncio.Event()

    async def think(self, job: str) -> str:
        name = json.loads(job)["id"]
        self.thinking[name] = asyncio.get_running_loop().create_future()
        self.begun.set()
        try:
            await self.thinking[name]
        finally:
            del self.thinking[name]
        return await super().think(job)

    def stop(self, name: str) -> None:
        if name in self.thinking:
            self.thinking[name].set_exception(RuntimeError("stopped"))


def test_a_bot_thinks_about_the_game_as_it_is() -> None:
    """Meanwhile its person takes back: the thought is ended, and nothing is chosen."""

    async def test() -> None:
        page = Page(thinkers=Slow())
        table = await page.tables.create(NewTable("tic_tac_toe", [SeatWish("me"), SeatWish("bot", "novice")]))
        said = {"do": "choose", "id": 1, "table": table, "seat": 0, "at": 0, "choice": ["square", 4], "key": "a"}
        await page.tables.hear(json.dumps(said))
        await page.thinkers.begun.wait()
        back = {"do": "undo", "id": 2, "table": table, "seat": 0, "at": 1, "key": "b", "to": 1}
        await page.tables.hear(json.dumps(back))
        await page.tables.settled()
        local = await page.tables.open(table)
        assert [row.act for row in local.rows] == ["chose", "undo"]
        assert local.table.row.asked == [0]
        assert not page.thinkers.thinking
        await page.tables.close()

    run(test)


class Advisers(Predictable):
    """Thinkers that advise as ours do."""

    async def think(self, job: str) -> str:
        asked = json.loads(job)
        if asked["kind"] != "advice":
            return await super().think(job)
        world = [asked[name] for name in ("state", "number", "seat", "level", "seed")]
        level, thoughts = consider(game_of(asked["game"]), *world)
        return json.dumps({"level": level, "thoughts": thoughts})


def test_advice_is_given_against_bots_alone() -> None:
    async def test() -> None:
        page = Page(thinkers=Advisers())
        table = await page.open("tic_tac_toe", "me", "bot")
        await page.say(table, "advise", id=5, seat=0, at=0)
        assert page.tables.client.advising is not None
        await page.tables.client.advising
        (told,) = page.told
        assert told["tell"] == "advice"
        assert told["advice"]["level"] == "general"
        assert told["advice"]["moves"][0]["choice"][0] == "square"
        other = await page.open("tic_tac_toe", "me", "me")
        await page.say(other, "advise", id=6, seat=0)
        await page.tables.client.advising
        assert keys(page.told) == ["suggest-others"]

    run(test)
