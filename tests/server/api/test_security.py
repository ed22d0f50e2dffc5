"""Hostile clients: whatever they try, they learn nothing, change nothing that is not theirs, and break nothing."""

from __future__ import annotations

import contextlib
import json
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from serai.protocol.refusals import Refused
from serai.server.api.app import interface
from serai.server.live import limits
from serai.server.node import Node
from serai.server.operations.settings import Settings, settings_from
from serai.server.people.people import People
from serai.server.storage import open_store
from tests.server.hosting import asked_directly
from tests.server.running import Client, Server, hear, run, serving, tell


def test_every_answer_carries_the_guards(server: Server) -> None:
    for path in ("/", "/api/v1/games", "/api/v1/nothing", "/healthz", "/api/v1/schema/openapi.json"):
        answer = httpx.get(f"http://{server.host}{path}", timeout=120)
        policy = answer.headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "unsafe-inline" not in policy
        assert "unsafe-eval" not in policy
        assert "frame-ancestors 'none'" in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert "server" not in answer.headers


def test_pages_of_others_change_nothing(server: Server) -> None:
    ann = Client(server)
    for origin in ("https://evil.example", "null", f"http://evil.{server.host}"):
        answer = ann.http.post("/tables", json={"game": "khan", "seats": [{}, {}]}, headers={"Origin": origin})
        assert (answer.status_code, answer.json()["key"]) == (403, "foreign-origin")
    own = {"Origin": f"http://{server.host}"}
    seats = [{"kind": "me"}, {}]
    assert ann.http.post("/tables", json={"game": "tic_tac_toe", "seats": seats}, headers=own).status_code == 201


def test_giant_bodies_are_turned_away(server: Server) -> None:
    ann = Client(server)
    answer = ann.http.post("/guest", content=b'{"name":"' + b"x" * 100_000 + b'"}')
    assert (answer.status_code, answer.json()["key"]) == (413, "too-large")
    assert ann.http.post("/records", content=b"x" * 6_000_000).status_code == 413

    def endless() -> Iterator[bytes]:
        for _ in range(200):
            yield b"x" * 50_000

    chunked = ann.http.post("/guest", content=endless())
    assert chunked.status_code in (400, 413)


def test_malformed_requests_are_refused_politely(server: Server) -> None:
    ann = Client(server)
    table = ann.table("tic_tac_toe", "me", "me")
    ann.start(table)
    for body in (
        b"",
        b"{",
        b"[]",
        b"null",
        b'{"seat":0}',
        b'{"seat":"x","at":0,"choice":[],"key":"k"}',
        b"\xff\xfe",
        b"[" * 9000,
    ):
        answer = ann.http.post(f"/tables/{table}/choose", content=body, headers={"Content-Type": "application/json"})
        assert answer.status_code == 400, (body, answer.text)
    for path in ("/tables/..%2f..%2fetc", "/tables/%00", "/tables/" + "x" * 3000, "/replay/-1", "/tables/%F0%9F%98%80"):
        assert ann.http.get(path).status_code in (400, 404)
    assert ann.http.post("/tables", json={"game": "khan", "seats": [{}, {}], "title": "a\0b"}).status_code in (201, 400)
    nul = {"seat": 0, "at": 0, "choice": ["square", 0], "key": "a\0b"}
    assert ann.http.post(f"/tables/{table}/choose", json=nul).status_code in (200, 400)
    assert ann.position(table)["number"] <= 1


def test_raw_rubbish_does_not_stop_the_server(server: Server) -> None:
    for rubbish in (
        b"\x00" * 100,
        b"GET / HTTP/9.9\r\n\r\n",
        b"POST / HTTP/1.1\r\nContent-Length: -5\r\n\r\n",
        b"\x16\x03\x01",
    ):
        with socket.create_connection(("127.0.0.1", server.port), 5) as line:
            line.sendall(rubbish)
            line.settimeout(0.2)
            with contextlib.suppress(TimeoutError, ConnectionError):
                line.recv(100)
    assert httpx.get(f"http://{server.host}/healthz", timeout=120).status_code == 200


def test_nobody_acts_for_anothers_seat(server: Server) -> None:
    ann, bob, eve = Client(server), Client(server, "Bob"), Client(server, "Eve")
    table = ann.table("khan", "me", "open")
    bob.post(f"/tables/{table}/join", {})
    ann.start(table)
    asked = ann.get(f"/tables/{table}")["asked"][0]
    for intruder in (eve, (bob, ann)[asked]):
        assert intruder.choose(table, asked, 0, ["settle", 1], 403)["key"] == "not-your-seat"
        for path in ("why-not", "preview"):
            answer = intruder.http.post(f"/tables/{table}/{path}", json={"seat": asked, "choice": ["settle", 1]})
            assert answer.status_code == 403
        for path in ("position", "replay/0", "since-last-turn"):
            assert intruder.http.get(f"/tables/{table}/{path}", params={"seat": asked}).status_code == 403
        undo = {"seat": asked, "at": 0, "key": "k"}
        assert intruder.post(f"/tables/{table}/undo", undo, 403)["key"] == "not-your-seat"
    assert eve.post(f"/tables/{table}/leave", {}, 403)["key"] == "not-seated"
    assert eve.post(f"/tables/{table}/return", status=403)["key"] == "not-seated"
    assert ann.position(table)["number"] == 0


def test_anothers_session_is_worth_nothing_when_guessed_or_read_from_the_database(server: Server) -> None:
    ann = Client(server)
    ann.post("/register", {"account": f"victim{server.port}", "password": "correct horse"}, 201)
    kind, token = ann.http.cookies["serai"].split(".", 1)
    assert len(token) == 22  # 128 bits
    from serai.server.people.people import hash_of

    for stolen in (hash_of(token), token[:-1], token + "A", "", token.swapcase()):
        answer = httpx.get(f"http://{server.host}/api/v1/me", cookies={"serai": f"{kind}.{stolen}"}, timeout=120)
        assert answer.status_code == 401


def test_who_is_nobody_may_only_look(server: Server) -> None:
    ann = Client(server)
    table = ann.table("tic_tac_toe", "me", "me")
    ann.start(table)
    nobody = httpx.Client(base_url=f"http://{server.host}/api/v1", timeout=120)
    assert nobody.get(f"/tables/{table}/position").status_code == 200
    for path in ("choose", "undo", "join", "leave", "start", "chat", "vote", "rematch"):
        body = {"seat": 0, "at": 0, "choice": ["square", 0], "key": "k", "words": "x", "ends": True}
        answer = nobody.post(f"/tables/{table}/{path}", json=body)
        assert (answer.status_code, answer.json()["key"]) == (401, "nobody")
    nobody.close()

    async def test() -> None:
        async with ann.socket(Cookie="") as line:
            await tell(line, do="choose", id=1, table=table, seat=0, at=0, choice=["square", 0], key="k")
            assert (await hear(line, "refused"))["key"] in ("not-your-seat", "nobody")
            await tell(line, do="say", id=1, table=table, words="x")
            assert (await hear(line, "refused"))["key"] == "nobody"

    run(test())


def test_limits_hold(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path}/serai.db", tmp_path / "log", SERAI_LIMITS="on") as server:
        ann = Client(server)

        def until_refused(path: str, body: Any, status: int) -> int:
            """How often something may be done at once; what takes long may be done a few times more."""
            for times in range(50):
                answer = ann.http.post(path, json=body)
                if answer.status_code == 429:
                    return times
                assert answer.status_code == status
            raise AssertionError("nothing was too often")

        assert until_refused("/sign-in", {"account": "ann", "password": "x" * 10}, 401) >= 6
        table = ann.table("tic_tac_toe", "me", "me")
        assert until_refused(f"/tables/{table}/chat", {"words": "hi"}, 201) >= 6
        ann.start(table)

        async def test() -> None:
            async with ann.socket() as line:
                answers: list[Any] = []
                while not answers or answers[-1]["key"] != "too-often":
                    assert len(answers) < 3000
                    for number in range(30):
                        await tell(line, do="choose", id=number, table=table, seat=0, at=7, choice=[], key="k")
                    answers += [await hear(line, "refused") for _ in range(30)]
                assert [answer["rule"] for answer in answers[:60]] == ["SE-ASK-4"] * 60

        run(test())


def test_buckets_fill_again_and_are_swept(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    monkeypatch.setattr(limits, "MOST_BUCKETS", 5)
    buckets = limits.Limits()
    for _ in range(6):
        buckets.spend("chat", "ann")
    with pytest.raises(Refused):
        buckets.spend("chat", "ann")
    buckets.spend("chat", "bob")
    now[0] += 2.0
    buckets.spend("chat", "ann")
    with pytest.raises(Refused):
        buckets.spend("chat", "ann")
    for number in range(20):
        buckets.spend("chat", f"{number}")
    assert len(buckets._buckets) <= 6


def test_nothing_secret_is_written_to_the_log(tmp_path: Path) -> None:
    with serving(
        f"sqlite:///{tmp_path}/serai.db", tmp_path / "log", SERAI_SMTP_URL="smtp://u:hunter2@127.0.0.1:1?from=a@b.c"
    ) as server:
        ann = Client(server)
        ann.post("/register", {"account": "ann", "password": "correct horse"}, 201)
        ann.http.post("/register", content=b'{"account":"x","password":"correct horse", broken')
        table = ann.table("tic_tac_toe", "me", "me", public=False)
        ann.start(table)
        token = ann.http.cookies["serai"]

        async def test() -> None:
            async with ann.socket() as line:
                await tell(line, do="watch", table=table, seat=0)
                await hear(line, "position")

        run(test())
    log = (tmp_path / "log").read_text()
    for line in log.splitlines():
        assert line.startswith("Serai is at ") or {"time", "level", "from", "says"} <= set(json.loads(line))
    for secret in ("correct horse", token, token[2:], "hunter2", table):
        assert secret not in log


def test_behind_tls_cookies_are_bound_to_the_host(tmp_path: Path) -> None:
    with serving(
        f"sqlite:///{tmp_path}/serai.db", tmp_path / "log", SERAI_PUBLIC_URL="https://serai.example"
    ) as server:
        answer = httpx.post(f"http://{server.host}/api/v1/guest", json={"name": "Ann"}, timeout=120)
        cookie = answer.headers["set-cookie"]
        assert cookie.startswith("__Host-serai=")
        assert "secure" in cookie.lower()
        assert "max-age" in answer.headers["strict-transport-security"]
        foreign = {"Origin": f"http://{server.host}"}
        assert (
            httpx.post(
                f"http://{server.host}/api/v1/guest", json={"name": "A"}, headers=foreign, timeout=120
            ).status_code
            == 403
        )
        ours = {"Origin": "https://serai.example"}
        assert (
            httpx.post(f"http://{server.host}/api/v1/guest", json={"name": "A"}, headers=ours, timeout=120).status_code
            == 201
        )


def test_the_health_and_the_counters(server: Server) -> None:
    ann = Client(server)
    table = ann.table("tic_tac_toe", "me", "me")
    ann.start(table)
    ann.choose(table, 0, 0, ["square", 0])
    assert json.loads(httpx.get(f"http://{server.host}/healthz", timeout=120).text) == {"status": "ok"}
    text = httpx.get(f"http://{server.host}/metrics", timeout=120).text
    counted = dict(line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#"))
    assert int(counted["serai_moves_total"]) >= 1
    assert int(counted['serai_requests_total{method="POST",status="200"}']) >= 2
    assert float(counted["serai_request_seconds_sum"]) > 0
    assert counted['serai_request_seconds_bucket{le="+Inf"}'] == counted["serai_request_seconds_count"]


def test_the_counters_are_for_this_machine_and_for_whoever_has_the_token(tmp_path: Path) -> None:
    async def answer(token: str, address: str, path: str = "/metrics", away: bool = False, **headers: str) -> int:
        """The status that a request from an address gets, also when the database is away."""
        settings = Settings(f"sqlite:///{tmp_path}/serai.db", bots=0, metrics_token=token)
        app, store = interface(settings), await open_store(settings.database)
        app.state.node = Node(settings, store, await People.open(store))
        transport = asked_directly(app, address)
        async with httpx.AsyncClient(transport=transport, base_url="http://serai") as client:
            given = {name.replace("_", "-"): value for name, value in headers.items()}
            if away:
                await store.close()
            status = (await client.get(path, headers=given)).status_code
        await store.close()
        return status

    async def test() -> None:
        for token in ("", "a-token"):
            assert await answer(token, "127.0.0.1") == 200
            assert await answer(token, "::1") == 200
            assert await answer(token, "203.0.113.5") == 403
            assert await answer(token, "203.0.113.5", authorization="Bearer ") == 403
            assert await answer(token, "203.0.113.5", authorization="Bearer another") == 403
            assert await answer(token, "127.0.0.1", x_forwarded_for="203.0.113.5") == 403  # by a proxy on this machine
            assert await answer(token, "203.0.113.5", "/healthz") == 200
            assert await answer(token, "203.0.113.5", "/healthz", away=True) == 500
        assert await answer("a-token", "203.0.113.5", authorization="Bearer a-token") == 200

    run(test())
    assert settings_from({"SERAI_METRICS_TOKEN": "t"}).metrics_token == "t"
