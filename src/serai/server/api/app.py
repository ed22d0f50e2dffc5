"""The application: the interface over HTTP, the socket beside it, the built client, and what guards them all."""

from __future__ import annotations

import hmac
import ipaddress
import time
from collections.abc import AsyncIterator, Awaitable, Callable, MutableMapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from litestar import Litestar, Router, get
from litestar.openapi.config import OpenAPIConfig
from litestar.response import Response

from serai.server.api import (
    analysis,
    games,
    notices,
    outside_bots,
    people,
    play,
    profiles,
    sharing,
    site_pages,
    tables,
)
from serai.server.api.common import REFUSALS, AnyRequest, node_of
from serai.server.api.compressing import compressing
from serai.server.api.lasting import takes
from serai.server.api.learn import lessons, puzzles, texts
from serai.server.api.pages import page_handlers
from serai.server.api.request_checks import LARGEST_BODY, SAFE, is_passed_on, largest_body, refusal_of
from serai.server.api.schema.requests import WithExamples
from serai.server.api.schema.socket import described_socket
from serai.server.api.social import friends, moderation, tournaments, vacation, waiting_queue
from serai.server.live import sockets
from serai.server.node import Node
from serai.server.operations.http_timeouts import limited_body
from serai.server.operations.settings import Settings

Scope = MutableMapping[str, Any]
PARTS = (
    people,
    notices,
    outside_bots,
    profiles,
    friends,
    moderation,
    vacation,
    games,
    texts,
    lessons,
    puzzles,
    tables,
    tournaments,
    play,
    waiting_queue,
    analysis,
    sharing,
)
SOCKET_PATH = "/api/v1/socket"
CSP = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "font-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
FRAMED_CSP = CSP.replace("frame-ancestors 'none'", "frame-ancestors *")  # a replay that other pages may show
GUARDS = [
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]


@get("/healthz", include_in_schema=False)
async def healthz(request: AnyRequest) -> dict[str, str]:
    """Whether the server and its database answer."""
    await node_of(request).store.read("SELECT 1")
    return {"status": "ok"}


@get("/metrics", include_in_schema=False)
async def metrics(request: AnyRequest) -> Response[str]:
    """The counters for Prometheus, for this machine and for requests with the token."""
    node = node_of(request)
    if not _may_measure(request, node.settings.metrics_token):
        return Response(b"", status_code=403, media_type="text/plain")  # type: ignore[arg-type]
    return Response(node.metrics.text(node).encode(), media_type="text/plain; version=0.0.4")  # type: ignore[arg-type]


def _may_measure(request: AnyRequest, token: str) -> bool:
    given = request.headers.get("authorization", "").removeprefix("Bearer ")
    if token and hmac.compare_digest(given.encode(), token.encode()):
        return True
    if request.client is None or is_passed_on(list(request.headers)):  # by a proxy on this machine
        return False
    try:
        return ipaddress.ip_address(request.client.host).is_loopback
    except ValueError:  # no address of the internet at all
        return False


@get("/api/v1/schema/socket.json", include_in_schema=False, sync_to_thread=False)
def socket_schema() -> dict[str, Any]:
    """What is said over the socket, as JSON Schema: `from_client` and `to_client`."""
    return described_socket()


def interface(settings: Settings, lifespan: Any = None) -> Litestar:
    """Everything that is answered over HTTP."""
    api = Router(
        "/api/v1",
        route_handlers=[handler for part in PARTS for handler in part.HANDLERS],
        exception_handlers=REFUSALS,
    )
    site = Path(settings.site) if settings.site else None
    web = Path(settings.web) if settings.web else None
    pages = [
        handler
        for handlers in (page_handlers, sharing.page_handlers)
        for handler in handlers(web, games.version, lambda: site_pages.has_site(site))
    ]
    return Litestar(
        [api, healthz, metrics, socket_schema, *pages, *site_pages.site_handlers(site)],
        lifespan=[lifespan] if lifespan else [],
        openapi_config=OpenAPIConfig(
            "Serai",
            "1",
            path="/api/v1/schema",
            use_handler_docstrings=True,
            render_plugins=[WithExamples(path="/openapi.json")],
        ),
        request_max_body_size=LARGEST_BODY,
        exception_handlers=REFUSALS,
        logging_config=None,
    )


def application(settings: Settings, nodes: list[Node]) -> Callable[[Scope, Any, Any], Awaitable[None]]:
    """The whole server as one ASGI application; the node is in the list once it has started."""
    games.version()  # takes a while, which must not stop the loop when the first visitor comes

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        node = await Node.start(settings)
        app.state.node = node
        nodes[:] = [node]
        try:
            yield
        finally:
            await node.stop()

    http = interface(settings, lifespan)

    async def serai(scope: Scope, receive: Any, send: Any) -> None:
        if scope["type"] == "websocket":
            if scope["path"] == SOCKET_PATH:
                await sockets.serve(nodes[0], scope)
            else:
                sockets.line_of(scope).refuse()
        elif scope["type"] == "http":
            await _guarded(nodes[0], http, scope, receive, send)
        else:
            await http(scope, receive, send)  # type: ignore[arg-type]

    return serai


async def _guarded(node: Node, http: Litestar, scope: Scope, receive: Any, send: Any) -> None:
    """Answer a request with our headers on it; requests from other sites' pages may not change anything."""
    began = time.perf_counter()
    headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
    api = scope["path"].startswith("/api/")
    policy = _policy(scope["path"]).encode()
    answered = 500

    async def send_guarded(message: MutableMapping[str, Any]) -> None:
        nonlocal answered
        if message["type"] == "http.response.start":
            answered = message["status"]
            extra = [(b"strict-transport-security", b"max-age=31536000")] if node.settings.secure else []
            if api and not any(name.lower() == b"cache-control" for name, _ in message.get("headers", ())):
                extra.append((b"cache-control", b"no-store"))
            if answered == 408 or (answered == 413 and b"content-length" not in headers):
                extra.append((b"connection", b"close"))  # the rest of the request is not waited for
            own = {name.lower() for name, _ in message.get("headers", ())}
            guards = [guard for guard in GUARDS if guard[0] not in own]
            message["headers"] = [*message.get("headers", ()), *guards, *extra, (b"content-security-policy", policy)]
        await send(message)

    if scope["method"] not in SAFE and not node.own_origin(headers.get(b"origin"), headers.get(b"host", "")):
        await _refuse(send_guarded, 403, b'{"key":"foreign-origin","words":"this page is not ours"}')
    elif refusal := refusal_of(scope, headers):
        await _refuse(send_guarded, *refusal)
    else:
        # What can be got can be asked about: the server leaves the body out of its answer to HEAD.
        asked = {**scope, "method": "GET"} if scope["method"] == "HEAD" else scope
        small = api and takes("gzip", headers.get(b"accept-encoding", ""))
        out = compressing(send_guarded) if small else send_guarded
        body = limited_body(receive, node.settings.body_seconds, largest_body(scope["path"]))
        await http(asked, body, out)  # type: ignore[arg-type]
    node.metrics.request(scope["method"], answered, time.perf_counter() - began)


def _policy(path: str) -> str:
    """What a page may load, and who may show it in a frame."""
    if path.startswith(site_pages.PLACE):
        return site_pages.CSP
    return FRAMED_CSP if path.startswith(sharing.EMBEDDED) else CSP


async def _refuse(send: Any, status: int, body: bytes) -> None:
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
