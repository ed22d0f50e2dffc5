"""Behind Caddy, as docs/hosting.md sets it up: TLS with an authority of its own, cookies, sockets, addresses."""

from __future__ import annotations

import contextlib
import json
import shutil
import ssl
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import httpx
import pytest
from websockets.asyncio.client import connect

from serai.commands.server.hosting import filled
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

    def client(self, **more: str) -> httpx.Client:
        address = more.pop("address", "127.0.0.1")
        through = httpx.HTTPTransport(verify=self.authority, local_address=address)
        return httpx.Client(base_url=self.url, transport=through, headers={"Origin": self.url, **more}, timeout=60)


@pytest.fixture(scope="module")
def proxy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Proxy]:
    folder = tmp_path_factory.mktemp("caddy")
    port = free_port()
    url = f"https://localhost:{port}"
    settings = {"SERAI_PUBLIC_URL": url, "SERAI_LIMITS": "on"}
    with serving(f"sqlite:///{folder}/serai.db", folder / "log", **settings) as server:
        caddyfile = filled("Caddyfile", f"localhost:{port}").replace("127.0.0.1:8765", server.host)
        assert server.host in caddyfile
        (folder / "Caddyfile").write_text(ALONE.format(storage=folder / "storage") + caddyfile)
        with caddy(folder):
            authority = folder / "storage" / "pki" / "authorities" / "local" / "root.crt"
            until(authority.exists, folder / "caddy.log")
            known = ssl.create_default_context(cafile=str(authority))
            until(lambda: answers(url, known), folder / "caddy.log")
            yield Proxy(server, url, known)


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
