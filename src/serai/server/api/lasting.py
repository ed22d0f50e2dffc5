"""What stays the same while a server runs, such as words and rules: encoded and compressed once, kept by browsers.

An address with `?v=` and the version of everything that lasts is kept for good; it changes with the version, which the
page is given with its first byte. Any other address is asked for again each time.
"""

from __future__ import annotations

import gzip
import re
from collections.abc import Callable
from functools import lru_cache
from typing import Any, NamedTuple

import msgspec
from litestar.response import Response

from serai.server.api.common import AnyRequest

LONG = "public, max-age=31536000, immutable"
SMALL = 1_000  # bytes that are not worth compressing


class Encoded(NamedTuple):
    """A body as it travels, plain and compressed."""

    plain: bytes
    compressed: bytes


@lru_cache(maxsize=500)
def encoded(make: Callable[..., Any], *about: str) -> Encoded:
    """What a function gives, as JSON unless it is text or bytes already."""
    made = make(*about)
    if isinstance(made, str):
        made = made.encode()
    plain = made if isinstance(made, bytes) else msgspec.json.encode(made)
    return Encoded(plain, gzip.compress(plain, mtime=0))


def takes(encoding: str, accepted: str) -> bool:
    """Whether a client that accepts these encodings can read what is compressed so."""
    for wish in accepted.lower().split(","):
        name, _, weight = wish.partition(";")
        if name.strip() == encoding:
            return not re.fullmatch(r"q=0(\.0*)?", weight.strip())
    return False


def lasting(request: AnyRequest, version: str, body: Encoded, kind: str = "application/json") -> Response[Any]:
    """The answer to a request for something that lasts."""
    keep = LONG if request.query_params.get("v") == version else "no-cache"
    headers = {"Cache-Control": keep, "Vary": "Accept-Encoding"}
    if len(body.plain) < SMALL or not takes("gzip", request.headers.get("accept-encoding", "")):
        return Response(body.plain, media_type=kind, headers=headers)
    return Response(body.compressed, media_type=kind, headers={**headers, "Content-Encoding": "gzip"})
