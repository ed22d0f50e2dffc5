"""The requests as OpenAPI, with an example of every body that can be sent."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any

from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin


class WithExamples(JsonRenderPlugin):
    """Hands out the description of the requests together with their examples."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return super().render(request, with_examples(openapi_schema))


def with_examples(described: dict[str, Any]) -> dict[str, Any]:
    """The same description, with an example at each body."""
    for request, example in examples().items():
        method, _, path = request.partition(" ")
        body = described["paths"][path][method.lower()]["requestBody"]
        for content in body["content"].values():
            content["example"] = example
    return described


@cache
def examples() -> dict[str, Any]:
    """A body for every request that takes one, by method and path."""
    text = (files("serai.server.api.schema") / "request_examples.json").read_text("utf-8")
    found: dict[str, Any] = json.loads(text)
    return found
