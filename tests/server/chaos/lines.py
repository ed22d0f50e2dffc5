"""How a client talks to a node: over the socket or over HTTP, with the same acts and the same answers."""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import Callable
from typing import Any, Protocol

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from tests.server.chaos.fleet import Node

PATIENCE = 10.0  # seconds; a client that hears nothing for so long tries elsewhere
BROKEN = (OSError, EOFError, TimeoutError, WebSocketException, InvalidHandshake)
Message = dict[str, Any]


class Lost(Exception):
    """No answer came: what was asked may be done or not."""


class Line(Protocol):
    """A way to act at tables."""

    async def ask(self, **message: Any) -> Message:
        """Send an act; gives `done` or `refused`."""


class SocketLine:
    """One socket; whatever is no answer goes to `hear`."""

    def __init__(self, connection: ClientConnection, hear: Callable[[Message], None]) -> None:
        self._connection = connection
        self._hear = hear
        self._ids = itertools.count(1)
        self._waiting: dict[int, asyncio.Future[Message]] = {}

    async def read(self, pause: Callable[[], float] = lambda: 0.0) -> None:
        """Listen until the line is lost."""
        try:
            while True:
                message = json.loads(await self._connection.recv())
                waiting = self._waiting.pop(message.get("id") or 0, None)
                if waiting is not None and not waiting.done():
                    waiting.set_result(message)
                else:
                    self._hear(message)
                if seconds := pause():
                    await asyncio.sleep(seconds)
        finally:
            for waiting in self._waiting.values():
                if not waiting.done():
                    waiting.set_exception(Lost())

    async def tell(self, **message: Any) -> None:
        """Send something that has no answer of its own."""
        await self._connection.send(json.dumps(message))

    async def ask(self, **message: Any) -> Message:
        number = next(self._ids)
        answer: asyncio.Future[Message] = asyncio.get_running_loop().create_future()
        self._waiting[number] = answer
        try:
            async with asyncio.timeout(PATIENCE):
                await self._connection.send(json.dumps({**message, "id": number}))
                return await answer
        except BROKEN as error:
            raise Lost from error
        finally:
            self._waiting.pop(number, None)
            if answer.done() and not answer.cancelled():
                answer.exception()  # it may have come when nobody waited any more


class HttpLine:
    """One request for each act."""

    def __init__(self, http: Http, node: Node) -> None:
        self._http = http
        self._node = node

    async def ask(self, **message: Any) -> Message:
        do, table = message.pop("do"), message.pop("table")
        path = f"/tables/{table}/" + {"say": "chat"}.get(do, do)
        status, answer = await self._http.send(self._node, "POST", path, message)
        if status >= 400:
            return {**answer, "tell": "refused"}
        return {"repeated": False, **answer, "tell": "done", "number": answer.get("number")}


class Http:
    """Requests with an identity, to any node."""

    def __init__(self) -> None:
        self._client = httpx.AsyncClient(timeout=PATIENCE)
        self.cookie = ""
        self.token = ""

    @property
    def headers(self) -> dict[str, str]:
        """By which one is known: a token, or a cookie."""
        if self.token:
            return {"Authorization": f"Bearer {self.token}"}
        return {"Cookie": self.cookie} if self.cookie else {}

    async def send(self, node: Node, method: str, path: str, body: Any = None, **query: Any) -> tuple[int, Any]:
        """A request; an answer that never came, and a server's fault, leave open what was done."""
        asked = {name: value for name, value in query.items() if value is not None}
        try:
            async with asyncio.timeout(PATIENCE):
                answer = await self._client.request(
                    method, f"http://{node.host}/api/v1{path}", json=body, params=asked, headers=self.headers
                )
        except (httpx.HTTPError, TimeoutError) as error:
            raise Lost from error
        if answer.status_code >= 500:
            raise Lost
        self.cookie = "; ".join(f"{name}={value}" for name, value in answer.cookies.items()) or self.cookie
        self._client.cookies.clear()
        return answer.status_code, answer.json() if "json" in answer.headers.get("content-type", "") else answer.text

    async def close(self) -> None:
        await self._client.aclose()


def opened(node: Node, headers: dict[str, str]) -> connect:
    """A socket to a node."""
    return connect(
        f"ws://{node.host}/api/v1/socket",
        additional_headers=headers,
        max_size=None,
        open_timeout=PATIENCE,
        close_timeout=1,
        ping_interval=None,
    )
