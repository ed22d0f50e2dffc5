"""The messages of the socket as JSON Schema with an example each, from which clients' types are made."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, get_args

import msgspec

from serai.protocol.asked import COUNTS, LARGEST_COUNT, LONGEST, FromClient
from serai.protocol.told import ToClient

REFERENCE = "#/$defs/{name}"
COUNTED = {"minimum": 0, "maximum": LARGEST_COUNT}


def described_socket() -> dict[str, Any]:
    """What is said over the socket: `from_client` and `to_client`."""
    asked, told = get_args(FromClient), get_args(ToClient)
    _, parts = msgspec.json.schema_components((*asked, *told), ref_template=REFERENCE)
    described = {
        "from_client": _one_of(asked, "do", parts),
        "to_client": _one_of(told, "tell", parts),
        "$defs": parts,
    }
    for kind in asked:
        _bound(parts[kind.__name__]["properties"])
    for side, messages in examples().items():
        for word, message in messages.items():
            reference = described[side]["discriminator"]["mapping"][word]
            parts[reference.rpartition("/")[2]]["examples"] = [message]
    return described


def examples() -> dict[str, dict[str, Any]]:
    """A message of every kind, by its word: recorded from a game of tic-tac-toe."""
    text = (files("serai.server.api.schema") / "socket_examples.json").read_text("utf-8")
    found: dict[str, dict[str, Any]] = json.loads(text)
    return found


def _one_of(kinds: tuple[Any, ...], tag: str, parts: dict[str, Any]) -> dict[str, Any]:
    """Any of some messages, told apart by their first field, which every one of them has."""
    mapping = {}
    for kind in kinds:
        part, reference = parts[kind.__name__], REFERENCE.format(name=kind.__name__)
        part["required"].insert(0, tag)
        del part["properties"][tag]["default"]
        mapping[part["properties"][tag]["enum"][0]] = reference
    references = [{"$ref": reference} for reference in mapping.values()]
    return {"anyOf": references, "discriminator": {"propertyName": tag, "mapping": mapping}}


def _bound(fields: dict[str, Any]) -> None:
    """Say how long words and how large numbers may be."""
    for name, field in fields.items():
        if name in LONGEST:
            field["maxLength"] = LONGEST[name]
        if name == "key":
            field["minLength"] = 1
        if name in COUNTS:
            for shape in field.get("anyOf", [field]):
                for number in shape.get("prefixItems", [shape]):
                    if number.get("type") == "integer":
                        number.update(COUNTED)
