"""Push messages reach the browsers in which somebody is signed in, and those that are gone are forgotten."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
import pytest

from serai.server.notices.devices import MOST_DEVICES
from serai.server.notices.failures import FIRST_REST
from serai.server.notices.finding import AWAY_AFTER
from serai.server.storage import Change
from tests.server.hosting import run
from tests.server.notices.telling import clock, interface_of, settled  # noqa: F401
from tests.server.push_browser import PushBrowser
from tests.server.receivers import receiver, saying

CREATED = b"HTTP/1.1 201 Created\r\n\r\n"


async def registered(ann: httpx.AsyncClient, account: str = "ann", language: str = "ru") -> None:
    await ann.post("/guest", json={"name": "Ann", "language": language})
    answer = await ann.post("/register", json={"account": account, "password": "correct horse"})
    assert answer.status_code == 201


async def turn(ann: httpx.AsyncClient) -> str:
    """A table at which Ann is asked."""
    wish = {"game": "tic_tac_toe", "seats": [{"kind": "me"}, {"kind": "me"}]}
    table = str((await ann.post("/tables", json=wish)).json()["id"])
    await ann.post(f"/tables/{table}/start")
    return table


def test_a_turn_is_pushed_to_every_device_in_the_persons_language(url: str, clock: list[int]) -> None:  # noqa: F811
    async def test() -> None:
        async with (
            interface_of(url) as (node, ann),
            receiver(saying(CREATED)) as first,
            receiver(saying(CREATED)) as second,
        ):
            await registered(ann)
            assert len((await ann.get("/notices/key")).json()["key"]) == 87
            browsers = [PushBrowser(), PushBrowser()]
            for browser, service in zip(browsers, (first, second), strict=True):
                state = await ann.post("/me/notices/devices", json=browser.subscription(service.url))
                assert state.status_code == 200, state.text
            assert [one["endpoint"] for one in state.json()["devices"]] == [first.url, second.url]
            table = await turn(ann)
            clock[0] += AWAY_AFTER + 1
            for _ in range(2):
                await node.notices.send_due()
                await settled(node.notices)
            for browser, service in zip(browsers, (first, second), strict=True):
                (request,) = service.got
                message = browser.read(request)
                assert (message["title"], message["place"]) == ("Ваш ход: Крестики-нолики", f"/table/{table}")
                assert (message["tag"], message["language"], message["off_words"]) == (table, "ru", "Отключить")
                assert message["off"].startswith("/off#")
            # One is removed; the other gets a test.
            device = state.json()["devices"][0]["id"]
            assert len((await ann.delete(f"/me/notices/devices/{device}")).json()["devices"]) == 1
            await ann.post("/me/notices/test", json={"channel": "push"})
            await settled(node.notices)
            assert (len(first.got), len(second.got)) == (1, 2)
            assert "off" not in browsers[1].read(second.got[1])

    run(test)


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_is_gone_is_forgotten(url: str, status: int) -> None:
    async def test() -> None:
        async with interface_of(url) as (node, ann), receiver(saying(b"HTTP/1.1 %d Gone\r\n\r\n" % status)) as service:
            await registered(ann)
            await ann.post("/me/notices/devices", json=PushBrowser().subscription(service.url))
            await ann.post("/me/notices/test", json={"channel": "push"})
            await settled(node.notices)
            assert (await ann.get("/me/notices")).json()["devices"] == []

    run(test)


def test_a_service_that_fails_rests_and_is_tried_again(url: str, clock: list[int]) -> None:  # noqa: F811
    async def test() -> None:
        answers = [b"HTTP/1.1 503 Oh\r\n\r\n", CREATED]

        def answer(writer: asyncio.StreamWriter) -> Any:
            return saying(answers[0])(writer)

        async with interface_of(url) as (node, ann), receiver(answer) as service:
            await registered(ann)
            await ann.post("/me/notices/devices", json=PushBrowser().subscription(service.url))
            await turn(ann)

            async def after(rest: int) -> Any:
                clock[0] += rest
                await node.notices.send_due()
                await settled(node.notices)
                (device,) = (await ann.get("/me/notices")).json()["devices"]
                return len(service.got), device["failures"], device["why"], device["status"]

            assert await after(AWAY_AFTER + 1) == (1, 1, "status", 503)
            assert await after(FIRST_REST - 1) == (1, 1, "status", 503)
            answers.pop(0)
            assert await after(1) == (2, 0, None, None)
            assert await after(10 * FIRST_REST) == (2, 0, None, None)

    run(test)


def test_a_device_is_told_for_as_long_as_one_is_signed_in_there(url: str) -> None:
    async def test() -> None:
        async with interface_of(url) as (node, ann), receiver(saying(CREATED)) as service:
            await ann.post("/guest", json={"name": "Ann"})
            given = PushBrowser().subscription(service.url)
            refused = await ann.post("/me/notices/devices", json=given)
            assert (refused.status_code, refused.json()["key"]) == (409, "push-account")
            await registered(ann)
            await ann.post("/me/notices/devices", json=given)
            await ann.post("/sign-out", json={})
            await ann.post("/sign-in", json={"account": "ann", "password": "correct horse"})
            assert (await ann.get("/me/notices")).json()["devices"] == []
            assert (await ann.post("/me/notices/test", json={"channel": "push"})).json()["key"] == "no-channel"
            assert len((await ann.post("/me/notices/devices", json=given)).json()["devices"]) == 1
            # Another person signs in with the same browser: it is theirs now.
            await ann.post("/sign-out", json={})
            await registered(ann, "bob")
            assert len((await ann.post("/me/notices/devices", json=given)).json()["devices"]) == 1
            assert len(await node.store.read("SELECT id FROM push_devices")) == 1
            await node.store.write([Change("DELETE FROM sessions", ())])
            await node.notices.tidy()
            assert await node.store.read("SELECT id FROM push_devices") == []

    run(test)


def test_what_is_no_push_service_is_refused_and_devices_are_few(url: str) -> None:
    async def test() -> None:
        async with interface_of(url) as (node, ann):
            await registered(ann)
            good = PushBrowser().subscription("https://push.example/1")
            for wrong in ({"endpoint": "ftp://push.example"}, {"p256dh": "AAAA"}, {"auth": good["p256dh"][:90]}):
                answer = await ann.post("/me/notices/devices", json=good | wrong)
                assert (answer.status_code, answer.json()["key"]) == (400, "bad-push")
            for number in range(MOST_DEVICES):
                given = PushBrowser().subscription(f"https://push.example/{number}")
                assert (await ann.post("/me/notices/devices", json=given)).status_code == 200
                node.limits = type(node.limits)(False)
            answer = await ann.post("/me/notices/devices", json=good | {"endpoint": "https://push.example/new"})
            assert (answer.status_code, answer.json()["key"]) == (409, "too-many-devices")
            assert (await ann.post("/me/notices/devices", json=good)).status_code == 200  # one that is here already
            assert len((await ann.get("/me/export")).json()["push_devices"]) == MOST_DEVICES
            assert (await ann.delete("/me")).status_code == 200
            assert await node.store.read("SELECT id FROM push_devices") == []

    run(test)


def test_only_public_services_over_tls_are_called(url: str) -> None:
    async def test() -> None:
        async with interface_of(url) as (node, ann), receiver(saying(CREATED)) as inside:
            await registered(ann)
            node.notices._private = False
            refused = await ann.post("/me/notices/devices", json=PushBrowser().subscription(inside.url))
            assert refused.json()["key"] == "bad-push"

    run(test)
