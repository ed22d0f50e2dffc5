"""Webhooks are called at the address that was checked, and no receiver holds us longer than the deadline."""

from __future__ import annotations

import asyncio
import socket
import threading
from contextlib import AbstractAsyncContextManager
from typing import Any

import pytest

from serai.server.notices import webhooks
from serai.server.notices.failures import NotDelivered
from serai.server.notices.webhooks import JSON, Target, Webhooks, target_of
from tests.server.hosting import run
from tests.server.receivers import (
    Receiver,
    drip,
    drip_after_status,
    flood,
    receiver,
    saying,
    silence,
    unaccepting,
)

SHORT = 0.5
BODY = b'{"event": "test"}'


async def why(url: str, deadline: float = 60.0, private: bool = True) -> tuple[str, int | None]:
    with pytest.raises(NotDelivered) as failed:
        await Webhooks(private, deadline).send(url, BODY, JSON)
    return failed.value.why, failed.value.status


def test_what_is_sent_and_what_counts_as_delivered() -> None:
    async def test() -> None:
        async with receiver(saying(b"HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 204 No Content\r\n\r\n")) as good:
            await Webhooks(True).send(good.url, BODY, JSON)
            await Webhooks(True).send(f"{good.url}?a=б#c", BODY, JSON)
        assert good.got[0].startswith(b"POST /hook HTTP/1.1\r\n")
        assert f"Host: {good.url[7:-5]}\r\n".encode() in good.got[0]
        assert good.got[0].endswith(b'\r\n\r\n{"event": "test"}')
        assert good.got[1].startswith(b"POST /hook?a=%D0%B1 HTTP/1.1\r\n")

    run(test)


@pytest.mark.parametrize(
    "receiving", [receiver(drip), receiver(silence), unaccepting()], ids=["drip", "silent", "full"]
)
def test_the_deadline_is_for_the_whole_request(receiving: AbstractAsyncContextManager[Receiver]) -> None:
    async def test() -> None:
        async with receiving as slow:
            assert await asyncio.wait_for(why(slow.url, SHORT), 30) == ("slow", None)

    run(test)


def test_no_more_of_an_answer_is_read_than_is_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webhooks, "FINISH", SHORT)

    async def test() -> None:
        async with receiver(flood) as endless:
            assert await why(endless.url) == ("unreadable", None)
        async with receiver(saying(b"HTTP/1.1 200 OK\r\n\r\n" + b"x" * 10_000_000)) as huge:
            await Webhooks(True).send(huge.url, b"{}", JSON)
        async with receiver(drip_after_status) as dripping:  # its status is all that is asked of it
            await asyncio.wait_for(Webhooks(True).send(dripping.url, b"{}", JSON), 30)

    run(test)


@pytest.mark.parametrize(
    ("answer", "reason"),
    [
        (b"HTTP/1.1 500 Oh\r\n\r\n", ("status", 500)),
        (b"HTTP/1.1 301 There\r\nLocation: http://127.0.0.1/\r\n\r\n", ("status", 301)),
        (b"SSH-2.0-OpenSSH_9.6\r\n", ("unreadable", None)),
        (b"HTTP/1.1 2", ("unreadable", None)),
        (b"HTTP/1.1 100 Continue\r\n" * 100, ("unreadable", None)),
        (b"", ("unreadable", None)),
    ],
)
def test_why_a_call_failed(answer: bytes, reason: tuple[str, int | None]) -> None:
    async def test() -> None:
        async with receiver(saying(answer)) as bad:
            assert await why(bad.url) == reason
        assert await why(bad.url) == ("unreachable", None)

    run(test)


def test_a_receiver_that_does_not_speak_tls() -> None:
    async def test() -> None:
        async with receiver(saying(b"220 mail.example ESMTP\r\n"), at_once=True) as bad:
            assert await why(bad.url.replace("http:", "https:")) == ("tls", None)

    run(test)


def test_an_address_is_used_as_it_was_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    """A name that points elsewhere at the second look is looked up only once."""
    looked: list[str] = []
    called: list[tuple[Any, ...]] = []

    def getaddrinfo(host: str, port: int, **_: object) -> list[object]:
        looked.append(host)
        return [(2, 1, 6, "", ("93.184.216.34" if len(looked) == 1 else "127.0.0.1", port))]

    async def open_connection(*address: Any, **_: object) -> None:
        called.append(address)
        raise ConnectionRefusedError

    monkeypatch.setattr(socket, "getaddrinfo", getaddrinfo)
    monkeypatch.setattr(asyncio, "open_connection", open_connection)
    run(lambda: why("https://rebinding.example/hook", private=False))
    assert looked == ["rebinding.example"]
    assert called == [("93.184.216.34", 443)]


def test_a_look_up_that_hangs_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """In a daemon thread, which does not hold up the end of the process."""
    end, threads = threading.Event(), []

    def getaddrinfo(*_: object, **__: object) -> list[object]:
        threads.append(threading.current_thread())
        end.wait(60)
        return []

    monkeypatch.setattr(socket, "getaddrinfo", getaddrinfo)

    async def test() -> None:
        assert await asyncio.wait_for(why("http://hangs.example/", SHORT), 30) == ("slow", None)

    run(test)
    assert [thread.daemon for thread in threads] == [True]
    end.set()
    threads[0].join(30)


@pytest.mark.parametrize(
    ("url", "target"),
    [
        ("https://example.org", Target(True, "example.org", 443, "/")),
        ("http://example.org:8080/a?b=c d".replace(" ", "%20"), Target(False, "example.org", 8080, "/a?b=c%20d")),
        ("http://[2606:4700::1]:81/x", Target(False, "2606:4700::1", 81, "/x")),
        ("https://bücher.example/", Target(True, "xn--bcher-kva.example", 443, "/")),
        ("http://e.example/\x00", Target(False, "e.example", 80, "/%00")),
    ],
)
def test_the_parts_of_an_address(url: str, target: Target) -> None:
    assert target_of(url) == target


@pytest.mark.parametrize(
    "url",
    ["http://", "http://[", "http://[::1", "http://a@b/", "http://a:0/", "http://a:99999/", "ftp://a/", "http://a\\b/",
     "http://a b/", f"http://{'x' * 70}.example/", "http://a..b/", "http://[fe80::1%25eth0]/", "x"],
)  # fmt: skip
def test_what_is_no_address_of_a_webhook(url: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011
        target_of(url)


def test_an_ipv6_host_is_named_in_brackets() -> None:
    assert target_of("http://[2606:4700::1]:81/x").authority == "[2606:4700::1]:81"
    assert target_of("https://example.org/x").authority == "example.org"
