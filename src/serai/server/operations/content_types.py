"""The type of a game's content, found from the content itself: tables of one list are rows of one kind."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from typing import Any

ABOUT_SOURCES = re.compile(r"provenance$|^note$")  # where the content is from, which no board shows
PLAIN_KEY = re.compile(r"[A-Za-z_]\w*")


def content_type(value: Any) -> str:
    """A value of TOML as a TypeScript type."""
    return _type_of([value])


def _type_of(values: list[Any]) -> str:
    """One type for all of these values."""
    kinds: list[str] = []
    objects = [value for value in values if isinstance(value, dict)]
    lists = [value for value in values if isinstance(value, list)]
    if objects:
        kinds.append(_object(objects))
    if lists:
        entries = [entry for listed in lists for entry in listed]
        inside = _type_of(entries) if entries else "never"
        kinds.append(f"({inside})[]" if " | " in inside and not inside.startswith("{") else f"{inside}[]")
    kinds += sorted({_plain(value) for value in values if not isinstance(value, (dict, list))})
    return " | ".join(kinds)


def _plain(value: Any) -> str:
    if isinstance(value, bool):
        return "boolean"
    return "number" if isinstance(value, (int, float)) else "string"


def _object(objects: list[dict[str, Any]]) -> str:
    """Every key that one of them has; those that some lack are optional."""
    fields = []
    for key in _keys(objects):
        held = [one[key] for one in objects if key in one]
        mark = "" if len(held) == len(objects) else "?"
        spelled = key if PLAIN_KEY.fullmatch(key) else json.dumps(key)
        fields.append(f"{spelled}{mark}: {_type_of(held)}")
    return "{ " + "; ".join(fields) + " }" if fields else "Record<string, never>"


def _keys(objects: Iterable[dict[str, Any]]) -> list[str]:
    return list(dict.fromkeys(key for one in objects for key in one if not ABOUT_SOURCES.search(key)))
