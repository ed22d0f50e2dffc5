"""Requests as a page makes them of a server, taken apart: who answers is found by method and path."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeVar
from urllib.parse import parse_qsl, unquote, urlsplit

from serai.protocol.json_text import Unreadable, encode, reader
from serai.protocol.refusals import Refused, missing, wrong

Shape = TypeVar("Shape")
JSON = "application/json"
NUMBER = re.compile(r"\d{1,9}", re.ASCII)


@dataclass(slots=True)
class Request:
    """A request: what stands in the places of its path, its query, and its body."""

    places: dict[str, str]
    query: dict[str, str]
    body: str | None = None

    def number(self, name: str) -> int:
        """The number in a place of the path or the query."""
        found = self.optional(name)
        if found is None:
            raise wrong("bad-request", f"{name} is missing")
        return found

    def optional(self, name: str) -> int | None:
        """Likewise, where it may be left out."""
        text = self.places.get(name, self.query.get(name))
        if text is None:
            return None
        if not NUMBER.fullmatch(text):
            raise wrong("bad-request", f"{name} is a whole number")
        return int(text)

    def read(self, shape: type[Shape]) -> Shape:
        """What the body says."""
        try:
            return reader(shape)(self.body or "{}")
        except Unreadable as problem:
            raise wrong("bad-request", str(problem)[:300]) from None


@dataclass(slots=True)
class Answer:
    """An answer as it goes out."""

    body: str
    status: int = 200
    kind: str = JSON


Handler = Callable[[Any, Request], Awaitable[Any]]  # gives an Answer, or the value of one that is granted as usual


class Route(NamedTuple):
    """Where a handler is found, and what its answer is granted with."""

    method: str
    path: re.Pattern[str]
    handler: Handler
    status: int


@dataclass(slots=True)
class Routes:
    """All that is answered, in order."""

    routes: list[Route] = field(default_factory=list)

    def add(self, method: str, template: str, status: int = 200) -> Callable[[Handler], Handler]:
        """Have requests answered by a function; a place of the path is written `{name}`."""
        path = re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", template))

        def added(handler: Handler) -> Handler:
            self.routes.append(Route(method, path, handler, status))
            return handler

        return added

    async def answer(self, host: object, method: str, address: str, body: str | None) -> Answer:
        """The answer to a request; it is refused where nobody gives one."""
        parts = urlsplit(address)
        query: Mapping[str, str] = dict(parse_qsl(parts.query))
        for route in self.routes:
            if route.method == method and (found := route.path.fullmatch(parts.path)):
                places = {name: unquote(text) for name, text in found.groupdict().items()}
                given = await route.handler(host, Request(places, dict(query), body))
                return given if isinstance(given, Answer) else Answer(encode(given).decode(), route.status)
        raise missing("address")


async def needs_server(host: object, request: Request) -> Any:
    """Refuse what takes other people, who are elsewhere."""
    raise Refused(409, "needs-server", "this takes a server, where other people are")
