"""The requests as OpenAPI, with an example of every body that can be sent and of every answer, refusals among them."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec
from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin

from serai.protocol.answering import Refusal

REFUSED = "4XX"
ABOUT_REFUSED = "Why it was not done: a key to translate and words, or a rule of the game with its facts"


class WithExamples(JsonRenderPlugin):
    """Hands out the description of the requests together with their examples."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return super().render(request, with_examples(openapi_schema))


def with_examples(described: dict[str, Any]) -> dict[str, Any]:
    """The same description, with an example at each body and each answer, and with refusals as they are."""
    for request, example in examples().items():
        for content in _operation(described, request)["requestBody"]["content"].values():
            content["example"] = example
    for request, example in answers()["answers"].items():
        for content in _answered(_operation(described, request))["content"].values():
            content["example"] = example
    described["components"]["schemas"].update(_refusal_described())
    for operations in described["paths"].values():
        for operation in operations.values():
            operation["responses"].pop("400", None)  # what the framework would say; ours are all of one shape
            operation["responses"][REFUSED] = _refused()
    _allow_any(described)
    return described


def _allow_any(part: Any) -> None:
    """Say "any of" where the framework says "one of": what may be anything, or nothing, is both of them at once."""
    if isinstance(part, dict):
        if "oneOf" in part:
            part["anyOf"] = part.pop("oneOf")
        for inner in part.values():
            _allow_any(inner)
    elif isinstance(part, list):
        for inner in part:
            _allow_any(inner)


def _operation(described: dict[str, Any], request: str) -> dict[str, Any]:
    method, _, path = request.partition(" ")
    operation: dict[str, Any] = described["paths"][path][method.lower()]
    return operation


def _answered(operation: dict[str, Any]) -> dict[str, Any]:
    """What is told of the answer to a request that was granted."""
    return next(answer for status, answer in operation["responses"].items() if status.startswith("2"))


def _refusal_described() -> dict[str, Any]:
    _, parts = msgspec.json.schema_components([Refusal], ref_template="#/components/schemas/{name}")
    return parts


def _refused() -> dict[str, Any]:
    shown = {name: {"value": refusal} for name, refusal in answers()["refusals"].items()}
    schema = {"$ref": f"#/components/schemas/{Refusal.__name__}"}
    return {"description": ABOUT_REFUSED, "content": {"application/json": {"schema": schema, "examples": shown}}}


@cache
def examples() -> dict[str, Any]:
    """A body for every request that takes one, by method and path."""
    return _read("request_examples.json")


@cache
def answers() -> dict[str, Any]:
    """What every request was answered, by method and path, and some that were refused; long ones are cut short."""
    return _read("answer_examples.json")


def _read(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((files("serai.server.api.schema") / name).read_text("utf-8"))
    return found
