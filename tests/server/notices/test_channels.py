"""A way of telling somebody that fails rests ever longer, is switched off in the end, and its owner sees why."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any, get_args

import httpx
import pytest

from serai.server.api.app import interface
from serai.server.live.hub import Hub
from serai.server.node import Node
from serai.server.notices import notices as notices_module
from serai.server.notices.channels import Channels
from serai.server.notices.failures import FIRST_REST, LONGEST_REST, MOST_FAILURES, NotDelivered, Why
from serai.server.notices.finding import AWAY_AFTER
from serai.server.notices.notices import Notices
from serai.server.notices.sending import Deadlines
from serai.server.operations.settings import Mail, Settings
from serai.server.people.people import People
from serai.server.storage import open_store
from serai.server.tables.tables import Tables
from serai.words import LANGUAGES
from tests.roots import ROOT
from tests.server.hosting import asked_directly, run
from tests.server.notices.test_notices import away_at_a_table, clock, settled  # noqa: F401
from tests.server.receivers import receiver, saying, silence

OK, BROKEN = b"HTTP/1.1 200 OK\r\n\r\n", b"HTTP/1.1 503 Oh\r\n\r\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_words_on_the_account_page(language: str) -> None:
    words = (ROOT / "web/src/pages/account/notices/words" / f"{language}.ftl").read_text(encoding="utf-8")
    assert set(re.findall(r"^notices-fails-([a-z-]+) = ", words, re.MULTILINE)) == set(get_args(Why))


class Changing:
    """An answer that the test changes."""

    def __init__(self) -> None:
        self.words = BROKEN

    def __call__(self, writer: asyncio.StreamWriter) -> Any:
        return saying(self.words)(writer)


def test_a_failing_webhook_rests_and_the_turn_is_told_when_it_works_again(
    url: str,
    clock: list[int],  # noqa: F811
) -> None:
    async def test() -> None:
        store = await open_store(url)
        tables, people = Tables(store, Hub()), await People.open(store)
        answer = Changing()
        async with receiver(answer) as hook:
            ann, _ = await away_at_a_table(tables, people, None, hook.url)
            notices = Notices(tables, Hub(), people, Settings(url, private_webhooks=True))

            async def calls_after(rest: int) -> int:
                clock[0] += rest
                for _ in range(2):
                    await notices.send_due()
                    await settled(notices)
                return len(hook.got)

            assert await calls_after(AWAY_AFTER + 1) == 1
            (failing,) = (await notices.state(ann.id)).failing
            assert (failing.channel, failing.failures, failing.why, failing.status) == ("webhook", 1, "status", 503)
            assert (failing.failed, failing.next_try) == (clock[0], clock[0] + FIRST_REST)
            assert await calls_after(FIRST_REST - 1) == 1
            assert await calls_after(1) == 2
            assert await calls_after(2 * FIRST_REST - 1) == 2
            answer.words = OK
            assert await calls_after(1) == 3
            assert (await notices.state(ann.id)).failing == []
            assert await calls_after(LONGEST_REST) == 3  # told, once
        await store.close()

    run(test)


def test_a_channel_that_always_fails_is_switched_off_but_not_for_the_mail_servers_sake(
    url: str,
    clock: list[int],  # noqa: F811
) -> None:
    async def test() -> None:
        store = await open_store(url)
        people = await People.open(store)
        ann = await people.arrive("Ann", "en")
        ann = await people.change(ann, "Ann", "en", "ann@example.org", "https://example.org/hook")
        channels = Channels(store, Tables.now, email=True)
        rests: list[int] = []
        for _ in range(MOST_FAILURES):
            for channel in await channels.of(ann.id):
                await channels.failed(channel, NotDelivered("slow" if channel.kind == "webhook" else "mail-server"))
            email, webhook = await channels.failures(ann.id)
            rests.append((email.next_try or 0) - clock[0])
        assert rests[:3] == [FIRST_REST, 2 * FIRST_REST, 4 * FIRST_REST]
        assert max(rests) == rests[-1] == LONGEST_REST
        assert sum(rests) > 24 * 3_600_000
        assert (webhook.failures, webhook.next_try, email.failures) == (MOST_FAILURES, None, MOST_FAILURES)
        clock[0] += 10 * LONGEST_REST
        assert [channel.kind for channel in await channels.awake(ann.id)] == ["email"]
        kept = await people.export(ann)
        assert [(row["channel"], row["why"]) for row in kept["notice_failures"]] == [
            ("email", "mail-server"),
            ("webhook", "slow"),
        ]
        # What is kept with the same address stays as it is; another address has not failed yet.
        ann = await people.change(ann, "Anna", "fr", ann.email, ann.webhook)
        assert len(await channels.failures(ann.id)) == 2
        old = (await channels.of(ann.id))[0]
        ann = await people.change(ann, "Anna", "fr", ann.email, "https://example.org/other")
        assert [row.channel for row in await channels.failures(ann.id)] == ["email"]
        await channels.failed(old, NotDelivered("slow"))  # a call to the old address ends after the change
        assert [row.channel for row in await channels.failures(ann.id)] == ["email"]
        await people.delete(ann)
        assert await store.read("SELECT * FROM notice_failures") == []
        await store.close()

    run(test)


def test_one_channel_that_fails_leaves_the_other(url: str, clock: list[int]) -> None:  # noqa: F811
    """A silent mail server: the webhook is called all the same, and the turn counts as told."""

    async def test() -> None:
        store = await open_store(url)
        tables, people = Tables(store, Hub()), await People.open(store)
        async with receiver(saying(OK)) as hook, receiver(silence, at_once=True) as mail_server:
            ann, _ = await away_at_a_table(tables, people, "ann@example.org", hook.url)
            mail = Mail("127.0.0.1", int(mail_server.url.split(":")[2][:-5]), "", "", "serai@example.org", False)
            notices = Notices(tables, Hub(), people, Settings(url, "", mail, private_webhooks=True), Deadlines(30, 0.5))
            clock[0] += AWAY_AFTER + 1
            await notices.send_due()
            while not hook.got:
                await asyncio.sleep(0.01)
            await settled(notices)
            assert [(one.channel, one.why) for one in (await notices.state(ann.id)).failing] == [
                ("email", "mail-server")
            ]
            clock[0] += LONGEST_REST
            await notices.send_due()
            await settled(notices)
            assert (len(hook.got), notices.sender.sent, notices.sender.failed) == (1, 1, 1)
        await store.close()

    run(test)


def test_the_owner_sees_why_and_tries_again(url: str) -> None:
    async def test() -> None:
        settings = Settings(url, bots=0, private_webhooks=True)
        app, store = interface(settings), await open_store(url)
        app.state.node = Node(settings, store, await People.open(store))
        transport = asked_directly(app)
        answer = Changing()
        async with (
            httpx.AsyncClient(transport=transport, base_url="http://serai.example/api/v1") as ann,
            receiver(answer) as hook,
        ):

            async def failing(answer: httpx.Response) -> Any:
                """What fails once the test has ended; a machine that is busy may need longer than one request."""
                while answer.json()["trying"]:
                    await asyncio.sleep(0.05)
                    answer = await ann.get("/me/notices")
                return answer.json()["failing"]

            assert (await ann.get("/me/notices")).status_code == 401
            await ann.post("/guest", json={"name": "Ann"})
            fresh = (await ann.get("/me/notices")).json()
            assert (fresh["trying"], fresh["failing"], fresh["devices"], fresh["email"]) == (False, [], [], False)
            test = {"channel": "webhook"}
            assert (await ann.post("/me/notices/test", json=test)).json()["key"] == "no-channel"
            assert (await ann.post("/me/notices/test", json={"channel": "pigeon"})).status_code == 400
            await ann.patch("/me", json={"name": "Ann", "language": "en", "webhook": hook.url})
            tries = []
            for _ in range(3):  # a test neither waits until the rest is over nor prolongs it
                (shown,) = await failing(await ann.post("/me/notices/test", json=test))
                assert (shown["failures"], shown["why"], shown["status"]) == (1, "status", 503)
                tries.append(shown["next_try"])
            assert len(hook.got) == 3
            assert len(set(tries)) == 1
            assert await failing(await ann.get("/me/notices")) == [shown]
            answer.words = OK
            assert await failing(await ann.post("/me/notices/test", json=test)) == []
            assert b'"event":"test"' in hook.got[-1]
        await app.state.node.notices.stop()
        await store.close()

    run(test)


def test_a_private_address_is_not_called_and_the_owner_is_told(url: str) -> None:
    async def test() -> None:
        store = await open_store(url)
        tables, people = Tables(store, Hub()), await People.open(store)
        notices = Notices(tables, Hub(), people, Settings(url))
        async with receiver(saying(OK)) as inside:
            ann = await people.arrive("Ann", "en")
            for address in (inside.url, "http://[::1]/", "http://[fec0::1]/", "http://[2002:7f00:1::]/"):
                ann = await people.change(ann, "Ann", "en", None, address)
                await notices.test(ann.id, "webhook")
                await settled(notices)
                assert [one.why for one in (await notices.state(ann.id)).failing] == ["private"]
            assert inside.got == []
        await store.close()

    run(test)


def test_a_slow_test_does_not_hold_the_request(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notices_module, "LONGEST_TEST", 0.05)

    async def test() -> None:
        url = f"sqlite:///{tmp_path}/serai.db"
        store = await open_store(url)
        tables, people = Tables(store, Hub()), await People.open(store)
        notices = Notices(tables, Hub(), people, Settings(url, private_webhooks=True), Deadlines(120.0))
        async with receiver(silence) as silent:
            ann = await people.change(await people.arrive("Ann", "en"), "Ann", "en", None, silent.url)
            await notices.test(ann.id, "webhook")
            state = await notices.state(ann.id)
            assert (state.trying, state.failing) == (True, [])
            async with asyncio.timeout(30):
                await notices.stop()
            assert not (await notices.state(ann.id)).trying
        await store.close()

    run(test)
