"""What a server answers the same way for as long as it runs, asked of the server's own application in this process."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterable, Iterator, Mapping
from itertools import product, zip_longest
from typing import Any, NamedTuple

from litestar import Litestar

from serai.engine.core.game import names
from serai.languages import LANGUAGES
from serai.server.api.app import interface
from serai.server.api.learn.figures_shown import figure_names
from serai.server.api.rulebooks import TABLE
from serai.server.operations.settings import settings_from

API = "/api/v1"
LASTING = re.compile(r"/(games|words)\b")
PLACE = re.compile(r"\{(\w+)(?::\w+)?\}")
ENDINGS = {"application/json": "json", "text/markdown": "md", "text/plain": "txt"}


class Answer(NamedTuple):
    """An answer: the path under which it is asked for, how its file ends, and what it says."""

    path: str
    ending: str
    body: bytes


class NotLasting(LookupError):
    """A path with a place that nobody knows how to fill."""


def lasting_answers() -> list[Answer]:
    """All of them, by path."""
    app = interface(settings_from({}))
    return asyncio.run(_answers(app))


async def _answers(app: Litestar) -> list[Answer]:
    found = [await _asked(app, path) for path in sorted(set(_paths(_templates(app))))]
    return [answer for answer in found if answer is not None]


def _templates(app: Litestar) -> Iterator[str]:
    """The addresses of what lasts, as the application declares them; a board that a package brings is none of ours."""
    for route in app.routes:
        path = route.path.removeprefix(API)
        lasts = route.path.startswith(API) and LASTING.match(path) and "GET" in getattr(route, "methods", ())
        if lasts and not path.endswith(".js"):
            yield path


def _paths(templates: Iterable[str]) -> Iterator[str]:
    for template in templates:
        for name in (*names(), TABLE) if "/rules" in template else names():
            known = {"name": [name], "language": LANGUAGES, "figure_id": figure_names(name) if name != TABLE else ()}
            yield from _filled(template, known)


def _filled(template: str, known: Mapping[str, Iterable[str]]) -> Iterator[str]:
    places = PLACE.findall(template)
    if strange := set(places) - set(known):
        raise NotLasting(f"{template}: nobody knows what {', '.join(strange)} may be")
    between = PLACE.split(template)[::2]  # what stands around the places
    for values in product(*(known[place] for place in places)):
        yield "".join(part for pair in zip_longest(between, values, fillvalue="") for part in pair)


async def _asked(app: Litestar, path: str) -> Answer | None:
    """The answer to one request; None where there is nothing, as a game without lessons has no words for them."""
    said: list[Any] = []

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: Any) -> None:
        said.append(message)

    scope: dict[str, Any] = {
        "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": "GET", "scheme": "http",
        "path": f"{API}{path}", "raw_path": f"{API}{path}".encode(), "query_string": b"", "root_path": "",
        "headers": [], "client": None, "server": None,
    }  # fmt: skip
    await app(scope, receive, send)  # type: ignore[arg-type]  # both spell ASGI in their own way
    start, *bodies = said
    if start["status"] == 404:
        return None
    if start["status"] != 200:
        raise NotLasting(f"{path} is answered with {start['status']}")
    kind = dict(start["headers"])[b"content-type"].decode().partition(";")[0]
    return Answer(path, ENDINGS[kind], b"".join(message.get("body", b"") for message in bodies))
