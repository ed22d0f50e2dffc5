"""JSON as it travels: by msgspec where that is installed, as for a server, else by the standard library."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from functools import cache
from typing import Any, TypeVar, cast

from serai.engine.core.notation import event_json, names_of, word_of
from serai.engine.core.state import Event
from serai.protocol import plain_json

try:
    import msgspec
except ImportError:  # in a browser
    QUICK = False
else:
    QUICK = True

Shape = TypeVar("Shape")

# What a text that cannot be read raises.
Unreadable: type[Exception] = msgspec.DecodeError if QUICK else plain_json.Unreadable

encode: Callable[[Any], bytes] = msgspec.json.encode if QUICK else plain_json.encode
decode: Callable[[bytes | str], Any] = msgspec.json.decode if QUICK else plain_json.decode

# Stands wherever a value goes out, for one that is JSON already; what it is declared as is what clients read.
written: Callable[[bytes], Any] = msgspec.Raw if QUICK else plain_json.written


@cache
def _form(kind: type[Event]) -> Callable[..., Any]:
    """What makes of the fields of an event something that is written with its word and their names."""
    return msgspec.defstruct(kind.__name__, names_of(kind), tag_field="event", tag=word_of(kind.__name__), gc=False)


def event_text(event: Event) -> bytes:
    """An event as it travels: its word and its fields by name."""
    return encode(_form(type(event))(*event) if QUICK else event_json(event))


def quick(shape: type[Shape]) -> type[Shape]:
    """What makes values that are written like those of a dataclass, in half the time.

    It takes all fields by place but the first, if that says what the value is.
    """
    if not QUICK:
        return shape
    given = [field.name for field in fields(cast(Any, shape)) if field.init]
    said = next((field for field in fields(cast(Any, shape)) if not field.init), None)
    word, value = (None, None) if said is None else (said.name, str(said.default))
    return cast("type[Shape]", msgspec.defstruct(shape.__name__, given, gc=False, tag_field=word, tag=value))


def reader(shape: type[Shape]) -> Callable[[bytes | str], Shape]:
    """What reads a text as a value of a shape, checked field by field."""
    return msgspec.json.Decoder(shape).decode if QUICK else plain_json.reader(shape)


def convert(value: Any, shape: type[Shape]) -> Shape:
    """A value of JSON as a shape, checked field by field."""
    return msgspec.convert(value, shape) if QUICK else plain_json.convert(value, shape)
