"""What is turned away before it reaches the interface: too long, too large, or in a form that nothing here reads."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

ONE_CLICK = "/api/v1/notices/off/"  # mail programs send a form there, which is not read
SAFE = ("GET", "HEAD", "OPTIONS")  # change nothing, and have no body
LARGEST_BODY = 5_000_000
LARGEST_ORDINARY_BODY = 65_536
LONGEST_ADDRESS = 16_384
LARGEST_HEADERS = 65_536
TOO_LARGE = b'{"key":"too-large","words":"that is too much at once"}'
NOT_JSON = b'{"key":"not-json","words":"a body is JSON in UTF-8, and says so: Content-Type: application/json"}'
PASSED_ON = frozenset(("forwarded", "via", "x-real-ip", "x-client-ip", "true-client-ip", "cf-connecting-ip"))


def refusal_of(scope: Mapping[str, Any], headers: dict[bytes, str]) -> tuple[int, bytes] | None:
    """The status and the body with which a request is turned away; None lets it in."""
    if len(scope["path"]) + len(scope.get("query_string", b"")) > LONGEST_ADDRESS:
        return 414, TOO_LARGE
    if sum(len(name) + len(value) for name, value in scope["headers"]) > LARGEST_HEADERS:
        return 431, TOO_LARGE
    length = headers.get(b"content-length", "0")
    if not (length.isascii() and length.isdigit()) or int(length) > largest_body(scope["path"]):
        return 413, TOO_LARGE
    if not (
        scope["method"] in SAFE or scope["path"].startswith(ONE_CLICK) or _is_json(headers.get(b"content-type", ""))
    ):
        return 415, NOT_JSON
    return None


def is_passed_on(names: list[str]) -> bool:
    """Whether a request has headers that a proxy adds: then it comes from somewhere else than its connection does."""
    return any(name in PASSED_ON or name.startswith("x-forwarded") for name in names)


def largest_body(path: str) -> int:
    """The most bytes that may be sent to an address."""
    return LARGEST_BODY if path == "/api/v1/records" else LARGEST_ORDINARY_BODY


def _is_json(content_type: str) -> bool:
    """Whether this is how JSON is announced; who announces nothing may send it too."""
    kind, _, more = content_type.lower().partition(";")
    charset = more.partition("charset=")[2].partition(";")[0].strip(' "')
    return kind.strip() in ("", "application/json") and charset in ("", "utf-8", "utf8")
