"""The published description of the requests: every body has an example, and each is what it says."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, get_args

import httpx
import msgspec
import pytest

from serai.server.api.app import interface
from serai.server.api.schema.requests import examples
from serai.server.operations.settings import Settings
from tests.server.running import Server


def bodies() -> Iterator[tuple[str, Any]]:
    """Every request that takes a body, and the type it is read as."""
    for route in interface(Settings("sqlite:///:memory:")).routes:
        for handler in getattr(route, "route_handlers", ()):
            if (field := handler.parsed_data_field) is not None:
                yield from ((f"{method} {route.path_format}", field.annotation) for method in handler.http_methods)


TAKEN = dict(bodies())


def test_every_request_with_a_body_has_an_example() -> None:
    assert set(examples()) == set(TAKEN)


@pytest.mark.parametrize("request_line", sorted(TAKEN))
def test_an_example_is_read_as_what_it_shows(request_line: str) -> None:
    kind, example = TAKEN[request_line], examples()[request_line]
    kind = next((part for part in get_args(kind) if part is not type(None)), kind)  # some need no body
    shape = msgspec.inspect.type_info(kind)
    assert isinstance(shape, msgspec.inspect.StructType | msgspec.inspect.DataclassType)
    assert set(example) <= {field.encode_name for field in shape.fields}
    assert type(msgspec.convert(example, kind)) is kind


def test_the_examples_are_published(server: Server) -> None:
    described = httpx.get(f"http://{server.host}/api/v1/schema/openapi.json", timeout=120).json()
    shown = {
        f"{method.upper()} {path}": content.get("example")
        for path, requests in described["paths"].items()
        for method, request in requests.items()
        for content in request.get("requestBody", {}).get("content", {}).values()
    }
    assert shown == examples()
