"""Behind Caddy, as docs/hosting.md has it: TLS with an authority of its own, cookies, sockets, addresses, notices."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
import shutil
import sqlite3
import ssl
import subprocess
import time
from collections.abc import Callable, Iterator
from email import message_from_string, policy
from pathlib import Path
from typing import NamedTuple

import httpx
import pytest
from websockets.asyncio.client import connect

from serai.commands.server.hosting import filled
from tests.server.letters import Letters, mail_server, text_of
from tests.server.push_browser import PushBrowser, verified
from tests.server.receivers import Receiver, receiver, saying
from tests.server.running import Server, free_port, hear, run, serving, tell

# What makes Caddy speak for itself alone on this machine; the rest is the file that `serai hosting` writes.
ALONE = """{{
	admin off
	local_certs
	skip_install_trust
	auto_https disable_redirects
	storage file_system {storage}
}}
"""


class Proxy(NamedTuple):
    """Where people come in, and the certificate by which they know that they are right there."""

    server: Server
    url: str
    authority: ssl.SSLContext
    database: Path
    letters: Letters

    def client(self, **more: str) -> httpx.Client:
        address = more.pop("address", "127.0.0.1")
        through = httpx.HTTPTransport(verify=self.authority, local_address=address)
        return httpx.Client(base_url=self.url, transport=through, headers={"Origin": self.url, **more}, timeout=60)


@pytest.fixture(scope="module")
def proxy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Proxy]:
    folder = tmp_path_factory.mktemp("caddy")
    port = free_port()
    url = f"https://localhost:{port}"
    settings = {"SERAI_PUBLIC_URL": url, "SERAI_LIMITS": "on", "SERAI_PRIVATE_WEBHOOKS": "on"}
    with contextlib.ExitStack() as open_ones:
        letters = open_ones.enter_context(mail_server())
        settings["SERAI_SMTP_URL"] = f"smtp://127.0.0.1:{letters.port}?from=serai@serai.example"
        database = folder / "serai.db"
        server = open_ones.enter_context(serving(f"sqlite:///{database}", folder / "log", **settings))
        caddyfile = filled("Caddyfile", f"localhost:{port}").replace("127.0.0.1:8765", server.host)
        assert server.host in caddyfile
        (folder / "Caddyfile").write_text(ALONE.format(storage=folder / "storage") + caddyfile)
        with caddy(folder):
            authority = folder / "storage" / "pki" / "authorities" / "local" / "root.crt"
            until(authority.exists, folder / "caddy.log")
            known = ssl.create_default_context(cafile=str(authority))
            until(lambda: answers(url, known), folder / "caddy.log")
            yield Proxy(server, url, known, database, letters)


@contextlib.contextmanager
def caddy(folder: Path) -> Iterator[None]:
    program = shutil.which("caddy")
    assert program, "`./serai test` gets Caddy from Debian's packages"
    environment = {"HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    with (folder / "caddy.log").open("wb") as log:
        command = [program, "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]
        process = subprocess.Popen(command, env=environment, stdout=log, stderr=log)
    try:
        yield
    finally:
        process.terminate()
        process.wait(30)


def until(done: Callable[[], bool], log: Path) -> None:
    limit = time.monotonic() + 60
    while not done():
        assert time.monotonic() < limit, log.read_text()
        time.sleep(0.05)


def answers(url: str, authority: ssl.SSLContext) -> bool:
    with contextlib.suppress(httpx.TransportError):
        return httpx.get(f"{url}/healthz", verify=authority, timeout=10).status_code == 200
    return False


def guest(client: httpx.Client) -> httpx.Response:
    return client.post("/api/v1/guest", json={"name": "Ann"})


def test_cookies_are_secure_and_for_this_host_alone(proxy: Proxy) -> None:
    with proxy.client() as client:
        given = guest(client).headers.get_list("set-cookie")
    assert given
    for cookie in given:
        assert cookie.startswith("__Host-")
        assert {"Secure", "HttpOnly"} <= {part.strip() for part in cookie.split(";")}


def test_people_register_sign_out_and_sign_in(proxy: Proxy) -> None:
    with proxy.client() as client:
        account = {"account": "caddy_ann", "password": "a long enough password"}
        assert client.post("/api/v1/register", json=account).status_code == 201
        assert client.get("/api/v1/me").json()["account"] == "caddy_ann"
        assert client.post("/api/v1/sign-out", json={}).status_code == 200
        assert client.post("/api/v1/sign-in", json=account).status_code == 200
        assert client.get("/api/v1/me").json()["account"] == "caddy_ann"


def test_a_game_is_played_over_the_socket(proxy: Proxy) -> None:
    with proxy.client() as client:
        assert guest(client).status_code == 201
        seats = [{"kind": "me"}, {"kind": "bot", "level": "novice"}]
        table = client.post("/api/v1/tables", json={"game": "tic_tac_toe", "seats": seats}).json()["id"]
        assert client.post(f"/api/v1/tables/{table}/start", json={}).status_code == 200
        cookies = "; ".join(f"{name}={value}" for name, value in client.cookies.items())

    async def play() -> None:
        address = f"{proxy.url.replace('https', 'wss')}/api/v1/socket"
        headers = {"Cookie": cookies, "Origin": proxy.url}
        async with connect(address, ssl=proxy.authority, additional_headers=headers) as line:
            await tell(line, do="watch", table=table, seat=0, since=0)
            told = await hear(line, "position")
            while not told["question"]:
                told = await hear(line, "moved")
            word, rows = next(iter(told["question"]["options"].items()))
            choice = [word, *rows[0]]
            await tell(line, do="choose", id=1, table=table, seat=0, at=told["number"], choice=choice, key="k")
            done = await hear(line, "done", "refused")
            assert done["tell"] == "done", json.dumps(done)

    run(play())


def test_other_origins_may_not_open_a_socket_or_change_anything(proxy: Proxy) -> None:
    with proxy.client(Origin="https://elsewhere.example") as client:
        assert guest(client).status_code == 403


def test_counters_stay_closed(proxy: Proxy) -> None:
    with proxy.client() as client:
        assert client.get("/metrics").status_code == 403
    assert httpx.get(f"http://{proxy.server.host}/metrics").status_code == 200  # on the machine itself


def test_the_server_sees_the_real_address_and_none_that_is_made_up(proxy: Proxy) -> None:
    with proxy.client(address="127.0.0.77") as client:
        found = [guest(client).status_code for _ in range(30)]
    assert found[0] == 201
    assert found[-1] == 429
    with proxy.client(address="127.0.0.77", **{"X-Forwarded-For": "203.0.113.9"}) as liar:
        assert guest(liar).status_code == 429
    with proxy.client(address="127.0.0.78") as neighbour:
        assert guest(neighbour).status_code == 201


def away(proxy: Proxy, account: str) -> None:
    """Nobody has seen them for long."""
    with contextlib.closing(sqlite3.connect(proxy.database, timeout=30)) as database, database:
        database.execute("UPDATE people SET seen = 0 WHERE account = ?", (account,))


async def called(hook: Receiver, count: int) -> list[bytes]:
    while len(hook.got) < count:
        await asyncio.sleep(0.05)
    return hook.got


def test_notices_lead_to_the_public_name_and_can_be_stopped(proxy: Proxy) -> None:
    """By letter, by webhook and to a browser that was added from behind the proxy."""

    async def tell_away() -> None:
        accepted = saying(b"HTTP/1.1 201 Created\r\n\r\n")
        async with receiver(accepted) as hook, receiver(accepted) as service:
            with proxy.client(address="127.0.0.81") as ann, proxy.client(address="127.0.0.82") as bob:
                who = {"account": "caddy_away", "password": "a long enough password", "email": "away@example.org"}
                assert ann.post("/api/v1/register", json=who).status_code == 201
                changed = {"name": "Ann", "language": "en", "email": who["email"], "webhook": hook.url}
                assert ann.patch("/api/v1/me", json=changed).status_code == 200
                browser, key = PushBrowser(), ann.get("/api/v1/notices/key").json()["key"]
                device = browser.subscription(service.url.replace("/hook", "/device"))
                added = ann.post("/api/v1/me/notices/devices", json=device)
                assert [one["endpoint"] for one in added.json()["devices"]] == [device["endpoint"]]
                assert guest(bob).status_code == 201
                seats = [{"kind": "me"}, {"kind": "open"}]
                table = bob.post("/api/v1/tables", json={"game": "tic_tac_toe", "seats": seats}).json()["id"]
                invited = bob.post(f"/api/v1/tables/{table}/invite", json={"account": "caddy_away"})
                assert invited.status_code == 200
                away(proxy, "caddy_away")

                there = f"{proxy.url}/table/{table}"
                letter = await asyncio.to_thread(proxy.letters.next)
                assert there in text_of(letter)[1].split()
                unsubscribe = message_from_string(letter, policy=policy.default)["List-Unsubscribe"]
                one_click = str(unsubscribe).strip("<>")
                assert one_click.startswith(f"{proxy.url}/api/v1/notices/off/")
                body = json.loads((await called(hook, 1))[0].partition(b"\r\n\r\n")[2])
                assert (body["event"], body["link"]) == ("invitation", there)
                pushed = (await called(service, 1))[0]
                message = browser.read(pushed)
                assert (message["place"], message["off"][:5]) == (f"/table/{table}", "/off#")
                signed = re.search(rb"Authorization: (vapid [^\r]+)", pushed)
                assert signed
                assert signed[1].decode().endswith(f"k={key}")
                assert verified(signed[1].decode())["sub"] == proxy.url  # where the push service may complain

                # The links: by a mail program, which knows neither cookie nor origin, and by the page they open.
                with httpx.Client(verify=proxy.authority, timeout=60) as program:
                    form = {"Content-Type": "application/x-www-form-urlencoded"}
                    answer = program.post(one_click, content="List-Unsubscribe=One-Click", headers=form)
                    assert answer.status_code == 200
                with proxy.client(address="127.0.0.83") as stranger:
                    assert body["off"].startswith(f"{proxy.url}/off#")
                    token = body["off"].partition("#")[2]
                    off = stranger.get(f"/api/v1/notices/off/{token}").json()
                    assert off == {"kind": "invitation", "way": "webhook"}
                    assert stranger.post("/api/v1/notices/off", json={"token": token}).status_code == 200
                ways = ann.get("/api/v1/me/notices").json()["choices"]["ways"]
                assert ways["invitation"] == ["push"]

    run(tell_away())


def test_a_letter_for_a_new_password_leads_to_the_public_name(proxy: Proxy) -> None:
    async def forgotten() -> None:
        with proxy.client(address="127.0.0.84") as ann:
            who = {"account": "caddy_forgets", "password": "a long enough password", "email": "forgets@example.org"}
            assert ann.post("/api/v1/register", json=who).status_code == 201
            assert ann.post("/api/v1/password/forgotten", json={"account": "caddy_forgets"}).status_code == 200
            _, text = text_of(await asyncio.to_thread(proxy.letters.next))
            (link,) = re.findall(r"https://\S+", text)
            assert link.startswith(f"{proxy.url}/")
            reset = {"token": link.partition("reset=")[2], "password": "another long password"}
            assert ann.post("/api/v1/password/reset", json=reset).status_code == 200

    run(forgotten())
