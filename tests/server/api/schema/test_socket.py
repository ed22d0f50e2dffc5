"""The published description of the socket: every message has an example, and each is what it says."""

from __future__ import annotations

import json
from typing import Any, get_args

import pytest

from serai.protocol import asked, told
from serai.protocol.json_text import convert
from serai.server.api.schema.socket import described_socket, examples

SIDES = {"from_client": ("do", get_args(asked.FromClient)), "to_client": ("tell", get_args(told.ToClient))}
KINDS = [(side, kind) for side, (_, kinds) in SIDES.items() for kind in kinds]


@pytest.mark.parametrize(("side", "kind"), KINDS, ids=lambda value: getattr(value, "__name__", value))
def test_every_message_has_an_example_that_is_one(side: str, kind: Any) -> None:
    tag, _ = SIDES[side]
    described = described_socket()["$defs"][kind.__name__]
    word = described["properties"][tag]["enum"][0]
    message = examples()[side][word]
    assert described["examples"] == [message]
    assert set(message) <= set(described["properties"])
    assert set(described["required"]) <= set(message)
    if side == "from_client":
        assert type(asked.read(json.dumps(message))) is kind
    else:
        plain = {name: value for name, value in message.items() if name != tag}
        assert type(convert(plain, kind)) is kind
