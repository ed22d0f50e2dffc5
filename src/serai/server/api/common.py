"""What all parts of the interface share: who asks, which node answers, how a refusal looks."""

from __future__ import annotations

import logging
from typing import Annotated, Any, cast

from litestar import Request, Response
from litestar.datastructures import Cookie
from litestar.exceptions import HTTPException
from litestar.params import Parameter

from serai.engine.core.errors import IllegalChoice
from serai.protocol.answering import Refusal, refusal_of
from serai.protocol.refusals import Refused
from serai.protocol.table import NotStarted, PublicVersion, Unplayable
from serai.server.live.places import place_of
from serai.server.node import Node
from serai.server.people.outside_bots import bearer_of, scope_of
from serai.server.people.people import Identity, Person
from serai.server.storage import Conflict, Unstorable
from serai.server.tables.tables import Busy, NoTable

log = logging.getLogger("serai.api")
AnyRequest = Request[Any, Any, Any]
COOKIE_AGE = 60 * 86_400
DEVICE_AGE = 400 * 86_400  # the most that browsers keep
MOST_NUMBER = 1_000_000_000
Number = Annotated[int, Parameter(ge=0, le=MOST_NUMBER)]
ABOUT_SEEN = "The newest version that one was told of the table, as two numbers: nothing older is shown"
Seen = Annotated[str | None, Parameter(pattern=r"^\d{1,10},\d{1,10}$", description=ABOUT_SEEN)]


def node_of(request: AnyRequest) -> Node:
    """The node that this process is."""
    return cast(Node, request.app.state.node)


def sent_from(request: AnyRequest) -> str:
    """Where a request comes from: its address, or the network of that."""
    return place_of(request.client.host) if request.client else "?"


def cookies_of(request: AnyRequest) -> str:
    """The cookies as they were sent."""
    return request.headers.get("cookie", "")


async def identity_of(request: AnyRequest) -> Identity | None:
    """Who asks, if they are known."""
    node = node_of(request)
    if token := bearer_of(request.headers.get("authorization", "")):
        return await _recognised(node, token, scope_of(request.method, request.url.path))
    return await node.people.recognise(node.cookie_of(cookies_of(request)))


async def _recognised(node: Node, token: str, scope: str | None) -> Identity:
    """Whose token this is; one that is not for this is refused."""
    identity = await node.outside_bots.recognise(token)
    if identity is None:
        raise Refused(401, "bad-token", "nobody has this token, or it has ended")
    if identity.scopes is not None and scope not in identity.scopes:
        raise Refused(403, "token-scope", "this token is not for that")
    return identity


async def person_of(request: AnyRequest) -> Person:
    """The person behind a request, who must be known."""
    identity = await identity_of(request)
    if identity is None:
        raise Refused(401, "nobody", "say who you are first")
    return identity.person


def version_of(seen: str | None) -> PublicVersion | None:
    """The version that a client has seen."""
    if seen is None:
        return None
    number, changed = map(int, seen.split(","))
    return number, changed


def spend(request: AnyRequest, kind: str, person: Person | None = None) -> None:
    """Count against what a person, or a place, may do."""
    node_of(request).limits.spend(kind, person.pays if person else sent_from(request))


def cookie(node: Node, value: str | None) -> Cookie:
    """The cookie that keeps an identity, or takes it away."""
    return _kept(node, node.cookie_name, value, COOKIE_AGE)


def device_cookie(node: Node, value: str | None) -> Cookie:
    """The cookie that makes a device known to its people, or forgets them."""
    return _kept(node, node.device_cookie_name, value, DEVICE_AGE)


def _kept(node: Node, name: str, value: str | None, age: int) -> Cookie:
    return Cookie(
        name,
        path="/",
        value=value or "",
        max_age=age if value else 0,
        httponly=True,
        secure=node.settings.secure,
        samesite="lax",
    )


def refused(request: AnyRequest, error: Exception) -> Response[Refusal]:
    """The answer to what cannot be done."""
    status, refusal = _refusal(error)
    return Response(refusal, status_code=status, media_type="application/json")


def _refusal(error: Exception) -> tuple[int, Refusal]:
    if (known := refusal_of(error)) is not None:
        return known
    if isinstance(error, NoTable):
        return 404, Refusal("not-found", "there is no such table")
    if isinstance(error, (Busy, Conflict)):
        return 409, Refusal("busy", "others were faster; try again")
    if isinstance(error, HTTPException):
        return error.status_code, Refusal("bad-request", str(error.detail)[:300])
    if isinstance(error, Unstorable):
        return 400, Refusal("bad-request", "that cannot be kept")
    log.error("a request could not be answered", exc_info=error)
    return 500, Refusal("server-error", "something went wrong here; it is written down")


REFUSALS: dict[int | type[Exception], Any] = dict.fromkeys(
    (IllegalChoice, Refused, NoTable, NotStarted, Unplayable, Busy, Conflict, HTTPException, Exception), refused
)
