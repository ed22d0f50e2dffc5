"""Who hides their name in a tournament: nothing that others are told names them, wherever one looks, at once."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

import httpx
import pytest

from serai.protocol.shown import shown_to
from serai.protocol.told import SPECTATORS
from serai.server.api.app import interface
from serai.server.node import Node
from serai.server.operations.settings import Settings
from serai.server.people.people import Person
from serai.server.ratings.ledger import Ledger
from serai.server.sharing.finished import finished
from serai.server.tables import chat
from tests.server.hosting import Ear, play_on, run
from tests.server.notices.telling import PUBLIC, interface_of
from tests.server.tournaments.playing import announced, play_out, running_tables, settle

HIDDEN = "Zephyrine Quill"
ACCOUNTS = itertools.count()
# What a test looks at otherwise, or what tells everybody the same of games and words.
NOT_ASKED = (
    "/games",
    "/words",
    "/lessons",
    "/me",
    "/who",
    "/moderation",
    "/notices",
    "/prepared",
    "/queue",
    "/standing",
)


class Somebody(NamedTuple):
    person: Person
    http: httpx.AsyncClient


class Cup(NamedTuple):
    """A tournament of two rounds for four; Ann hides her name there, and does not take part as anybody else."""

    node: Node
    id: str
    ann: Somebody
    ben: Somebody
    host: Somebody
    guest: Somebody

    @property
    def path(self) -> str:
        return f"/tournaments/{self.id}"

    async def looks(self, who: Somebody, path: str) -> Any:
        answer = await who.http.get(path)
        assert answer.is_success, (path, answer.text)
        return answer.json()

    async def named(self, who: Somebody) -> list[str | None]:
        return [one["name"] for one in (await self.looks(who, self.path))["entrants"]]

    async def table(self) -> str:
        """The table at which Ann plays."""
        for table_id in await running_tables(self.node.tables, self.id):
            async with self.node.tables.at(table_id) as table:
                if table.seats_of(self.ann.person.id):
                    return table_id
        raise AssertionError("Ann plays nowhere")


async def somebody(node: Node, browser: httpx.AsyncClient, name: str, account: bool = True) -> Somebody:
    http = httpx.AsyncClient(transport=browser._transport, base_url=f"{PUBLIC}/api/v1")
    me = (await http.post("/guest", json={"name": name})).json()["id"]
    if account:
        body = {"account": f"namer{next(ACCOUNTS)}", "password": "correct horse"}
        assert (await http.post("/register", json=body)).is_success
    person = await node.people.known(me)
    assert person is not None
    return Somebody(person, http)


@asynccontextmanager
async def cup(url: str, begun: bool = True) -> AsyncIterator[Cup]:
    async with interface_of(url) as (node, browser):
        ann, ben, cid, host = [await somebody(node, browser, name) for name in (HIDDEN, "Ben", "Cid", "Host")]
        guest = await somebody(node, browser, "Guest", account=False)
        tournament = await announced(node.tables, [host.person, ben.person, cid.person], rounds=2, most=4)
        joined = await ann.http.post(f"/tournaments/{tournament}/join", json={"hidden": True})
        assert joined.json()["named"] == "hidden"
        if begun:
            await settle(node.tables, tournament)
        yield Cup(node, tournament, ann, ben, host, guest)


def paths_to(kept: Cup, table: str) -> list[str]:
    """Every address that can be looked at, with what belongs there."""
    people = [kept.ben.person.id, kept.host.person.id]
    values = {"table_id": [table], "tournament_id": [kept.id], "person_id": people, "number": ["1"],
              "game": ["tic_tac_toe"], "name": ["tic_tac_toe"]}  # fmt: skip
    found = []
    for route in interface(Settings("sqlite:///:memory:")).routes:
        path = route.path_format
        if "GET" not in getattr(route, "methods", ()) or not path.startswith("/api/v1/"):
            continue
        ways = [path.removeprefix("/api/v1")]
        if ways[0].startswith(NOT_ASKED) or "schema" in ways[0]:
            continue
        for part, some in values.items():
            ways = [way.replace(f"{{{part}}}", value) for way in ways for value in some]
        found += ways
    assert any("standings.csv" in path for path in found)
    assert any("/chat" in path for path in found)
    assert all("{" not in path for path in found), found
    return sorted(set(found))


def test_nobody_outside_finds_out_who_it_is(url: str) -> None:
    async def test() -> None:
        async with cup(url) as kept:
            tables, table = kept.node.tables, await kept.table()
            async with tables.at(table) as laid:
                await chat.say(tables, kept.node.hub, laid, kept.ann.person, "hello")
            await play_out(tables, kept.id)
            await Ledger(tables.store).catch_up()
            numbers = {
                one["number"] for one in (await kept.looks(kept.guest, kept.path))["entrants"] if one["nameless"]
            }
            assert numbers == {4}
            nobody = httpx.AsyncClient(transport=kept.guest.http._transport, base_url=f"{PUBLIC}/api/v1")
            seen = 0
            for path in paths_to(kept, table):
                for http in (kept.guest.http, nobody):
                    answer = await http.get(path)
                    assert HIDDEN.encode() not in answer.content, path
                    assert kept.ann.person.id.encode() not in answer.content, path
                    seen += answer.is_success
            assert seen > 30
            site = httpx.AsyncClient(transport=kept.guest.http._transport, base_url=PUBLIC)
            for page in (f"/share/{table}", f"/embed/{table}"):
                assert HIDDEN not in (await site.get(page)).text
            csv = (await kept.guest.http.get(f"{kept.path}/standings.csv")).text
            assert "Player 4" in csv
            said = await kept.looks(kept.guest, f"/tables/{table}/chat")
            assert [(one["words"], one["name"], one["person"], one["nameless"]) for one in said] == [
                ("hello", "", "", 4)
            ]
            # Who takes part sees everybody by name, in each of these places.
            assert HIDDEN in await kept.named(kept.ben)
            assert HIDDEN in (await kept.ben.http.get(f"{kept.path}/standings.csv")).text
            assert HIDDEN in (await kept.host.http.get(f"{kept.path}/games.csv")).text
            assert HIDDEN in (await kept.host.http.get(f"/tables/{table}")).text
            assert (await kept.looks(kept.ben, f"/tables/{table}/chat"))[0]["name"] == HIDDEN

    run(test)


def test_a_profile_does_not_lead_to_the_table_and_others_games_do_not_name_them(url: str) -> None:
    async def test() -> None:
        async with cup(url) as kept:
            for who in (kept.ann, kept.ben, kept.host):
                choices = (await kept.looks(who, f"/people/{who.person.id}"))["choices"]
                shows = [*choices["shows"], "games"]
                assert (await who.http.put("/me/profile", json={**choices, "shows": shows})).is_success
            await play_out(kept.node.tables, kept.id)
            await Ledger(kept.node.store).catch_up()
            games = f"/people/{kept.ann.person.id}/games"
            assert (await kept.looks(kept.guest, games))["games"] == []
            assert len((await kept.looks(kept.ann, games))["games"]) == 2
            seen = [await kept.looks(kept.guest, f"/people/{who.person.id}/games") for who in (kept.ben, kept.host)]
            rivals = [rival for page in seen for game in page["games"] for rival in game["rivals"]]
            assert all((rival["name"] is None) == (rival["nameless"] == 4) for rival in rivals)

    run(test)


def test_a_choice_takes_effect_at_once_wherever_somebody_looks_on(url: str) -> None:
    async def test() -> None:
        async with cup(url) as kept:
            tables, hub, table = kept.node.tables, kept.node.hub, await kept.table()
            watcher, fellow = Ear(kept.guest.person.id), Ear(kept.ben.person.id)
            async with tables.at(table) as laid:
                (seat,) = laid.seats_of(kept.ann.person.id)
                for ear in (watcher, fellow):
                    hub.enter(laid, None, ear)

            async def told(ear: Ear, count: int) -> Any:
                async with asyncio.timeout(60):
                    while len(ear.told("table")) < count:
                        await asyncio.sleep(0.01)
                return ear.told("table")[-1]["shown"]["seats"][seat]

            answer = await kept.ann.http.put(f"{kept.path}/name", json={"hidden": False})
            assert answer.json()["named"] == "shown"
            assert (await told(watcher, 1))["name"] == HIDDEN
            assert HIDDEN in await kept.named(kept.guest)
            assert (await kept.ann.http.put(f"{kept.path}/name", json={"hidden": True})).is_success
            hidden = await told(watcher, 2)
            assert (hidden["person"], hidden["name"], hidden["nameless"]) == (None, None, 4)
            known = await told(fellow, 2)
            assert (known["name"], known["nameless"]) == (HIDDEN, None)
            async with tables.at(table) as laid:
                await chat.say(tables, hub, laid, kept.guest.person, "who is this?")
                assert (await chat.told(tables, laid, kept.guest.person.id))[0].room == SPECTATORS
            assert watcher.told("said")[0]["name"] == "Guest"

    run(test)


def test_a_profile_can_hide_it_in_all_tournaments_and_at_all_tables(url: str) -> None:
    async def test() -> None:
        async with cup(url) as kept:
            me = kept.ben.person.id
            choices = (await kept.looks(kept.ben, f"/people/{me}"))["choices"]
            assert {"tables", "tournaments"} <= set(choices["shows"])
            without = [part for part in choices["shows"] if part != "tournaments"]
            assert (await kept.ben.http.put("/me/profile", json={**choices, "shows": without})).is_success
            assert "Ben" not in await kept.named(kept.guest)
            assert (await kept.looks(kept.ben, kept.path))["named"] == "never"
            assert (await kept.ben.http.put(f"{kept.path}/name", json={"hidden": False})).is_success
            assert "Ben" not in await kept.named(kept.guest)  # the profile's word counts in all of them
            body = {"game": "tic_tac_toe", "seats": [{"kind": "me"}, {"kind": "open"}]}
            table = (await kept.ben.http.post("/tables", json=body)).json()["id"]
            assert (await kept.looks(kept.guest, f"/tables/{table}"))["seats"][0]["name"] == "Ben"
            assert (await kept.ben.http.put("/me/profile", json={**choices, "shows": []})).is_success
            seen = await kept.looks(kept.guest, f"/tables/{table}")
            (seat, _) = seen["seats"]
            assert (seat["name"], seat["person"], seat["nameless"], seen["host"]) == (None, None, 1, None)
            (line,) = [line for line in await kept.looks(kept.guest, "/tables") if line["id"] == table]
            assert (line["names"], line["nameless"], line["free"]) == ([None, None], [1, None], 1)
            assert (await kept.guest.http.post(f"/tables/{table}/join", json={})).is_success
            assert (await kept.looks(kept.guest, f"/tables/{table}"))["seats"][0]["name"] == "Ben"  # they play together
            (line,) = [line for line in await kept.looks(kept.ben, "/tables/mine") if line["id"] == table]
            assert line["names"] == ["Ben", "Guest"]

    run(test)


def test_before_it_begins_nobody_joins_to_find_out_and_leaves_again(url: str) -> None:
    async def test() -> None:
        async with interface_of(url) as (node, browser):
            ann, spy, host = [await somebody(node, browser, name) for name in (HIDDEN, "Spy", "Host")]
            tournament = await announced(node.tables, [host.person], most=4)
            path = f"/tournaments/{tournament}"
            assert (await ann.http.post(f"{path}/join", json={"hidden": True})).is_success
            seen = (await spy.http.post(f"{path}/join")).json()
            assert [one["name"] for one in seen["entrants"]] == ["Host", None, "Spy"]
            names = [[one["name"] for one in (await who.http.get(path)).json()["entrants"]] for who in (ann, host)]
            assert names == [["Host", HIDDEN, "Spy"]] * 2
            assert (await spy.http.post(f"{path}/withdraw")).is_success
            assert (await ann.http.post(f"{path}/join", json={"hidden": False})).json()["named"] == "hidden"

    run(test)


def test_who_announced_it_is_hidden_too_and_who_is_deleted_has_no_name_for_anybody(url: str) -> None:
    async def test() -> None:
        async with cup(url) as kept:
            seen = await kept.looks(kept.guest, kept.path)
            assert (seen["host"], seen["host_name"]) == (kept.host.person.id, "Host")
            assert (await kept.host.http.put(f"{kept.path}/name", json={"hidden": True})).is_success
            seen = await kept.looks(kept.guest, kept.path)
            assert (seen["host"], seen["host_name"]) == (None, None)
            assert (await kept.looks(kept.ben, kept.path))["host_name"] == "Host"
            table = await kept.table()
            exported = (await kept.looks(kept.ann, "/me/export"))["tournaments"]
            assert [(one["number"], one["hidden"]) for one in exported] == [(4, 1)]
            assert (await kept.ann.http.delete("/me")).is_success
            for who in (kept.guest, kept.ben):
                (gone,) = [one for one in (await kept.looks(who, kept.path))["entrants"] if one["number"] == 4]
                assert (gone["person"], gone["name"], gone["nameless"]) == (None, None, False)
            async with kept.node.tables.at(table) as laid:
                for person in (None, kept.guest.person.id):
                    assert HIDDEN not in str(shown_to(laid, person))

    run(test)


@pytest.mark.parametrize("spoken", ["en", "ru", "fr"])
def test_pictures_and_previews_say_a_number(url: str, spoken: str) -> None:
    async def test() -> None:
        async with cup(url) as kept:
            table = await kept.table()
            await play_on(kept.node.tables, table, 10_000, "picture")
            async with kept.node.tables.at(table) as laid:
                names = finished(laid, spoken).names
            assert {"en": "Player 4", "ru": "Игрок 4", "fr": "Joueur 4"}[spoken] in names
            assert HIDDEN not in names

    run(test)
