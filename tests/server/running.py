"""A whole server in a process of its own, on a loopback port, and clients for it."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import os
import signal
import socket
import subprocess
import sys
import time
import weakref
from collections.abc import Coroutine, Iterator, Sequence
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

KEYS = itertools.count()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """`serai serve` under test, or another command that serves."""

    def __init__(
        self,
        database: str,
        log: Path,
        command: str = "serve",
        port: int | None = None,
        more: Sequence[str] = (),
        **env: str,
    ) -> None:
        self.port = port or free_port()
        self.host = f"127.0.0.1:{self.port}"
        self.log = log
        self.database = database
        serves = command in ("serve", "play")
        arguments = ["--port", str(self.port), *more] if serves else ["--processes", "1"]
        settings = {
            "SERAI_DATABASE_URL": database,
            "SERAI_BOT_PAUSE": "0",
            "SERAI_BOT_PROCESSES": "1",
            "SERAI_BOT_NICE": "0",
        }
        with log.open("ab") as written:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "serai.cli", command, *arguments],
                env={**os.environ, **settings, "SERAI_LIMITS": "off", **env},
                stdout=written,
                stderr=subprocess.STDOUT,
            )
        if serves:
            try:
                self._wait()
            except BaseException:  # nobody would know of it
                self.kill()
                raise

    def _wait(self) -> None:
        limit = time.monotonic() + 120
        while time.monotonic() < limit:
            if self.process.poll() is not None:
                raise RuntimeError(f"the server ended at once: {self.log.read_text()}")
            with contextlib.suppress(httpx.TransportError):
                if httpx.get(f"http://{self.host}/healthz", timeout=10).status_code == 200:
                    return
            time.sleep(0.05)
        raise RuntimeError("the server did not start within two minutes")

    def kill(self) -> None:
        """Like a power cut."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(30)

    def stop(self) -> int:
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        try:
            return self.process.wait(60)
        except subprocess.TimeoutExpired:
            self.process.kill()
            return self.process.wait(30)


@contextlib.contextmanager
def serving(database: str, log: Path, **env: str) -> Iterator[Server]:
    server = Server(database, log, "serve", None, **env)
    try:
        yield server
    finally:
        server.stop()


class Client:
    """A browser, nearly: its cookies, requests and one socket."""

    def __init__(self, server: Server, name: str = "Ann") -> None:
        self.server = server
        self.http = httpx.Client(base_url=f"http://{server.host}/api/v1", timeout=60)
        weakref.finalize(self, self.http.close)
        self.me = self.post("/guest", {"name": name}, 201)

    def get(self, path: str, status: int = 200, **query: Any) -> Any:
        answer = self.http.get(path, params={name: value for name, value in query.items() if value is not None})
        assert answer.status_code == status, (answer.status_code, answer.text)
        return answer.json() if "json" in answer.headers["content-type"] else answer.text

    def post(self, path: str, body: Any = None, status: int = 200) -> Any:
        answer = self.http.post(path, json=body)
        assert answer.status_code == status, (answer.status_code, answer.text)
        return answer.json()

    def table(self, game: str, *seats: str, **wish: Any) -> str:
        """Open a table; each seat is me, open or bot."""
        body = {"game": game, "seats": [{"kind": kind} for kind in seats], **wish}
        return str(self.post("/tables", body, 201)["id"])

    def start(self, table: str) -> Any:
        return self.post(f"/tables/{table}/start")

    def position(self, table: str, seat: int | None = None, **more: Any) -> Any:
        return self.get(f"/tables/{table}/position", seat=seat, **more)

    def choose(self, table: str, seat: int, at: int, choice: Any, status: int = 200, key: str | None = None) -> Any:
        body = {"seat": seat, "at": at, "choice": choice, "key": key or f"k{next(KEYS)}"}
        return self.post(f"/tables/{table}/choose", body, status)

    def first_option(self, table: str, seat: int) -> Any:
        options = self.position(table, seat)["question"]["options"]
        word = next(iter(options))
        return [word, *options[word][0]]

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def socket(self, **headers: str) -> connect:
        return connect(
            f"ws://{self.server.host}/api/v1/socket",
            additional_headers={"Cookie": self.cookie, **headers},
            max_size=None,
        )


async def tell(line: ClientConnection, **message: Any) -> None:
    await line.send(json.dumps(message))


async def hear(line: ClientConnection, *kinds: str, seconds: float = 60) -> Any:
    """The next message of some kind; others are passed over."""
    async with asyncio.timeout(seconds):
        while True:
            message = json.loads(await line.recv())
            if not kinds or message["tell"] in kinds:
                return message


def run(test: Coroutine[Any, Any, object]) -> None:
    asyncio.run(asyncio.wait_for(test, 240))
