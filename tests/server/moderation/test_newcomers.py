"""A banned person who comes back as somebody new waits; others at the same address play on, and moderators see it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any, NamedTuple

import httpx
import pytest

from serai.protocol.clocks import DAY, MINUTE
from serai.server.api.app import interface
from serai.server.moderation import acts, desk
from serai.server.moderation.acts import Wish
from serai.server.moderation.newcomers import HELD, KEPT, MOST_TRACES, PACE
from serai.server.node import Node
from serai.server.operations.settings import Settings
from serai.server.people.people import People, Person
from serai.server.storage import open_store
from tests.server.hosting import asked_directly, run
from tests.server.notices.telling import clock  # noqa: F401
from tests.server.social.acquaintances import account

HOME, ELSEWHERE = "198.51.100.7", "203.0.113.9"
SECRET = "a long enough password"


class Door(NamedTuple):
    """A node, a moderator, and browsers in front of it at whatever address."""

    node: Node
    moderator: Person
    browser: Callable[[str], httpx.AsyncClient]

    async def ban(self, person: str, hours: int | None = 24, act: Any = "ban") -> None:
        wish = Wish(act, "spam", "no more", person=person, hours=hours if act == "ban" else None)
        await acts.carry_out(self.node.tables, self.node.people, self.moderator, wish)

    async def newcomers(self) -> list[tuple[str, str]]:
        (holding,) = (await desk.desk(self.node.store, self.moderator.id)).holding
        return [(one.name, one.kind) for one in holding.newcomers]


@asynccontextmanager
async def door(url: str) -> AsyncIterator[Door]:
    settings, store = Settings(url, "", None, bots=0), await open_store(url)
    app = interface(settings)
    node = app.state.node = Node(settings, store, await People.open(store))
    async with AsyncExitStack() as open_ones:

        def browser(address: str) -> httpx.AsyncClient:
            client = httpx.AsyncClient(transport=asked_directly(app, address), base_url="http://serai.test/api/v1")
            open_ones.push_async_callback(client.aclose)
            return client

        yield Door(node, await account(node.tables, "Mod", moderator=1), browser)
    await store.close()


def moved(browser: httpx.AsyncClient, other: httpx.AsyncClient) -> httpx.AsyncClient:
    """The same browser at another address."""
    other.cookies = browser.cookies
    return other


async def guest(browser: httpx.AsyncClient, name: str) -> httpx.Response:
    return await browser.post("/guest", json={"name": name})


async def register(browser: httpx.AsyncClient, name: str) -> httpx.Response:
    return await browser.post("/register", json={"account": name, "password": SECRET})


def waits(answer: httpx.Response, count: int, unit: str) -> None:
    refusal = answer.json()
    assert (answer.status_code, refusal["key"]) == (429, "newcomers-wait"), refusal
    assert refusal["facts"] == {"count": count, "unit": unit}


@pytest.mark.parametrize("way", [guest, register])
def test_whoever_is_banned_does_not_come_back_at_once(url: str, clock: list[int], way: Any) -> None:  # noqa: F811
    async def test() -> None:
        async with door(url) as here:
            bob = here.browser(HOME)
            person = (await way(bob, "bob")).json()["id"]
            await here.ban(person)
            assert (await bob.get("/standing")).json()["words"] == "no more"
            # On the same device, whether the cookie of the person is kept or not, and wherever it is taken.
            waits(await way(bob, "bob2"), 24, "hours")
            await bob.post("/sign-out", json={})
            waits(await way(bob, "bob2"), 24, "hours")
            waits(await way(moved(bob, here.browser(ELSEWHERE)), "bob2"), 24, "hours")
            # In a private window: for a shorter time, since others live there too.
            waits(await way(here.browser(HOME), "bob3"), 10, "minutes")
            assert await here.newcomers() == []
            clock[0] += PACE["place"]
            again = here.browser(HOME)
            assert (await way(again, "bob3")).status_code == 201
            assert await here.newcomers() == [("bob3", "place")]
            waits(await way(here.browser(HOME), "bob4"), 10, "minutes")

    run(test)


def test_others_at_the_same_address_play_on(url: str, clock: list[int]) -> None:  # noqa: F811
    async def test() -> None:
        async with door(url) as here:
            sister, brother, bob = here.browser(HOME), here.browser(HOME), here.browser(HOME)
            await guest(sister, "Sister")
            await register(brother, "brother")
            person = (await guest(bob, "Bob")).json()["id"]
            await here.ban(person)
            assert (await sister.get("/me")).json()["name"] == "Sister"
            assert (await register(sister, "sister")).status_code == 201  # who was there already makes an account
            credentials = {"account": "brother", "password": SECRET}
            assert (await here.browser(HOME).post("/sign-in", json=credentials)).status_code == 200
            assert (await guest(here.browser(ELSEWHERE), "Cyd")).status_code == 201
            # Nobody tells a moderator who lives with somebody: only newcomers are listed.
            assert await here.newcomers() == []

    run(test)


def test_an_older_account_on_the_device_of_a_ban_is_seen_by_moderators(url: str, clock: list[int]) -> None:  # noqa: F811
    async def test() -> None:
        async with door(url) as here:
            bob = here.browser(HOME)
            await register(bob, "other")
            await bob.post("/sign-out", json={})
            person = (await register(bob, "bob")).json()["id"]
            clock[0] += 1
            await here.ban(person)
            assert await here.newcomers() == []
            clock[0] += 1
            signed_in = await bob.post("/sign-in", json={"account": "other", "password": SECRET})
            assert signed_in.status_code == 200
            assert await here.newcomers() == [("other", "device")]

    run(test)


def test_it_ends_with_the_ban_and_at_an_address_after_three_days(url: str, clock: list[int]) -> None:  # noqa: F811
    async def test() -> None:
        async with door(url) as here:
            bob = here.browser(HOME)
            person = (await guest(bob, "Bob")).json()["id"]
            await here.ban(person, None)
            clock[0] += HELD["place"] - 1
            assert (await guest(here.browser(HOME), "One")).status_code == 201
            waits(await guest(here.browser(HOME), "Two"), 10, "minutes")
            clock[0] += 1
            assert (await guest(here.browser(HOME), "Two")).status_code == 201
            assert (await guest(here.browser(HOME), "Three")).status_code == 201
            bob.cookies.delete("serai")
            assert (await guest(bob, "Four")).status_code == 201  # one a day on the device
            bob.cookies.delete("serai")
            waits(await guest(bob, "Five"), 24, "hours")
            await here.ban(person, act="lift")
            assert (await guest(bob, "Five")).status_code == 201

    run(test)


def test_an_address_of_long_ago_is_not_held_against_those_who_live_there_now(url: str, clock: list[int]) -> None:  # noqa: F811
    async def test() -> None:
        async with door(url) as here:
            bob = here.browser(HOME)
            person = (await guest(bob, "Bob")).json()["id"]
            clock[0] += KEPT["place"]
            await here.ban(person)
            assert (await guest(here.browser(HOME), "Eve")).status_code == 201
            # Where the banned person shows up, newcomers wait; but not at as many addresses as they like.
            for number in range(MOST_TRACES + 2):
                await moved(bob, here.browser(f"192.0.2.{number}")).get("/standing")
            waits(await guest(here.browser("192.0.2.0"), "Fay"), 10, "minutes")
            assert (await guest(here.browser(f"192.0.2.{MOST_TRACES + 1}"), "Gil")).status_code == 201

    run(test)


def test_what_is_kept_tells_nothing_is_exported_forgotten_and_ends(url: str, clock: list[int]) -> None:  # noqa: F811
    async def test() -> None:
        async with door(url) as here:
            store = here.node.store
            ann, bob = here.browser(HOME), here.browser(HOME)
            await guest(ann, "Ann")
            rows = await store.read("SELECT kind, mark FROM traces ORDER BY kind")
            assert [kind for kind, _ in rows] == ["device", "place"]
            assert all(len(mark) == 64 and HOME not in mark for _, mark in rows)
            assert ann.cookies["serai-device"] not in [mark for _, mark in rows]
            exported = (await ann.get("/me/export")).json()["traces"]
            assert [set(one) for one in exported] == [{"kind", "since", "expires"}] * 2
            assert (await ann.delete("/me")).status_code == 200
            assert await store.read("SELECT * FROM traces") == []
            await guest(bob, "Bob")
            clock[0] += 60 * DAY
            await guest(here.browser(ELSEWHERE), "Cyd")
            assert len(await store.read("SELECT * FROM traces")) == 2  # Cyd's alone

    run(test)


def test_a_ban_ends_all_sessions(url: str) -> None:
    async def test() -> None:
        async with door(url) as here:
            one, other = here.browser(HOME), here.browser(ELSEWHERE)
            person = (await register(one, "bob")).json()["id"]
            await other.post("/sign-in", json={"account": "bob", "password": SECRET})
            await here.ban(person)
            assert await here.node.store.read("SELECT * FROM sessions") == []
            for browser in (one, other):
                assert (await browser.get("/who")).json() is None
                assert (await browser.get("/standing")).json()["why"] == "spam"
            await here.ban(person, act="lift")
            assert (await one.get("/who")).json() is None
            assert (await one.get("/standing")).json() is None
            signed_in = await one.post("/sign-in", json={"account": "bob", "password": SECRET})
            assert signed_in.status_code == 200
            assert (await one.get("/who")).json()["id"] == person

    run(test)


def test_paces_are_kind_to_those_at_the_same_address() -> None:
    assert PACE["place"] <= 15 * MINUTE < PACE["device"]
    assert HELD["place"] <= 3 * DAY
