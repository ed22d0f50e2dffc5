"""The published answers: one for every request, each what a server says today, and what the description says it is."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import jsonschema_rs
import pytest

from serai.server.api.app import interface
from serai.server.api.schema.requests import REFUSED, answers, with_examples
from serai.server.operations.settings import Settings
from tests.server.api.schema.answering import House, asked_for, shortened

PICTURES = {"GET /api/v1/tables/{table_id}/pictures/{number}"}


def described() -> dict[str, Any]:
    """The description as it is published; litestar hands out the same one each time."""
    schema = interface(Settings("sqlite:///:memory:")).openapi_schema.to_schema()
    return with_examples(json.loads(json.dumps(schema)))


DESCRIBED = described()
REQUESTS = {
    f"{method.upper()} {path}": operation
    for path, operations in DESCRIBED["paths"].items()
    for method, operation in operations.items()
}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> House:
    """A server that was asked for everything."""
    return asked_for(tmp_path_factory.mktemp("answers"))


def answer_of(request: str) -> tuple[str, dict[str, Any]]:
    """The status and the kinds of answer that a request is said to have."""
    ((status, answer),) = [
        (status, answer) for status, answer in REQUESTS[request]["responses"].items() if status.startswith("2")
    ]
    return status, answer["content"]


def must_fit(schema: dict[str, Any], body: Any) -> None:
    """Refuse what is not as it is described."""
    jsonschema_rs.validator_for({**schema, "components": DESCRIBED["components"]}).validate(body)


def fields(body: Any, at: str = "") -> Iterator[str]:
    """The fields of an answer, at whatever depth; how many things a list holds, and which, does not matter."""
    if isinstance(body, dict):
        for name, value in body.items():
            yield f"{at}.{name}"
            yield from fields(value, f"{at}.{name}")
    elif isinstance(body, list):
        for value in body:
            yield from fields(value, f"{at}[]")


def test_every_answer_has_an_example() -> None:
    assert set(answers()["answers"]) == set(REQUESTS) - PICTURES


@pytest.mark.parametrize("request_line", sorted(set(REQUESTS) - PICTURES))
def test_an_example_is_what_it_is_said_to_be(request_line: str) -> None:
    _, contents = answer_of(request_line)
    (content,) = contents.values()
    assert content["example"] == answers()["answers"][request_line]
    must_fit(content["schema"], content["example"])


def test_every_request_says_how_it_is_refused() -> None:
    assert set(answers()["refusals"]) == {"key", "rule"}
    for operation in REQUESTS.values():
        assert not {status for status in operation["responses"] if status[0] != "2"} - {REFUSED}
        (content,) = operation["responses"][REFUSED]["content"].values()
        for example in content["examples"].values():
            must_fit(content["schema"], example["value"])


def test_a_server_answers_as_the_examples_show(house: House) -> None:
    """If this fails because answers have changed, `python -m tests.server.api.schema.answering` writes them anew."""
    assert set(house.answered) == set(REQUESTS)
    for request, answer in house.answered.items():
        status, contents = answer_of(request)
        assert str(answer.status) == status, request
        assert [kind.partition(";")[0] for kind in contents] == [answer.kind], request
        if request in PICTURES:
            continue
        (content,) = contents.values()
        must_fit(content["schema"], answer.body)
        assert set(fields(shortened(answer.body))) == set(fields(content["example"])), request
    for name, refusal in house.refused.items():
        assert refusal.body == answers()["refusals"][name]
