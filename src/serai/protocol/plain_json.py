"""JSON by the standard library alone, for where msgspec is not installed; `json_text` says which one is used."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import MISSING, Field, fields, is_dataclass
from functools import cache, partial
from types import NoneType, UnionType
from typing import Any, Literal, TypeVar, Union, cast, get_args, get_origin, get_type_hints

Shape = TypeVar("Shape")


class Unreadable(ValueError):
    """A text that is no JSON, or a value that is not what was expected."""


def encode(value: Any) -> bytes:
    """JSON of plain values, tuples and slotted dataclasses, without spaces."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"), default=_plain).encode()


def _plain(value: Any) -> Any:
    if is_dataclass(value) and not isinstance(value, type):
        return {name: getattr(value, name) for name in _names(type(value))}
    if isinstance(value, set | frozenset):
        return list(value)
    raise TypeError(f"{type(value).__name__} cannot be written as JSON")


@cache
def _names(shape: Any) -> tuple[str, ...]:
    return tuple(field.name for field in fields(shape))


def decode(text: bytes | str) -> Any:
    """The value that a text stands for."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as problem:
        raise Unreadable(str(problem)) from None


written: Callable[[bytes], Any] = json.loads  # there is no way to say that a value is JSON already


def reader(shape: type[Shape]) -> Callable[[bytes | str], Shape]:
    """What reads a text as a value of a shape."""
    return partial(_read, shape)


def _read(shape: type[Shape], text: bytes | str) -> Shape:
    return convert(decode(text), shape)


def convert(value: object, shape: type[Shape]) -> Shape:
    """A value of JSON as a shape: dataclasses, lists, tuples, mappings, unions and the plain types."""
    return cast(Shape, _as(value, shape, "$"))


def _as(value: object, shape: object, where: str) -> object:
    if shape is Any:
        return value
    origin: object = get_origin(shape)
    parts: tuple[object, ...] = get_args(shape)
    if origin in (UnionType, Union):
        return _as_one_of(value, parts, where)
    if origin is Literal:
        return _checked(value, value in parts, where)
    if is_dataclass(shape):
        return _as_dataclass(value, cast(type, shape), where)
    if origin is list:
        return [_as(one, parts[0], f"{where}[...]") for one in _list(value, where)]
    if origin is dict:
        return {_key(name, parts[0]): _as(one, parts[1], f"{where}[...]") for name, one in _dict(value, where).items()}
    if origin is tuple or hasattr(shape, "_fields"):
        return _as_tuple(value, shape, parts, where)
    return _as_plain(value, shape, where)


def _list(value: object, where: str) -> list[object]:
    return cast(list[object], _checked(value, isinstance(value, list), where))


def _dict(value: object, where: str) -> dict[str, object]:
    return cast(dict[str, object], _checked(value, isinstance(value, dict), where))


def _as_one_of(value: object, shapes: tuple[object, ...], where: str) -> object:
    if value is None and NoneType in shapes:
        return None
    problem = Unreadable(f"not expected - at `{where}`")
    for shape in shapes:
        if shape is not NoneType:
            try:
                return _as(value, shape, where)
            except Unreadable as other:
                problem = other
    raise problem


def _as_plain(value: object, shape: object, where: str) -> object:
    if shape is float and type(value) is int:
        return float(value)
    return _checked(value, value is None if shape is NoneType else type(value) is shape, where)


def _as_tuple(value: object, shape: object, parts: tuple[object, ...], where: str) -> object:
    items = _list(value, where)
    if not parts:  # one with names
        make = cast(Callable[..., object], shape)
        named = list(_hints(shape).values())
        _checked(value, len(items) == len(named), where)
        return make(*(_as(one, part, where) for one, part in zip(items, named, strict=True)))
    if parts[-1] is Ellipsis:
        return tuple(_as(one, parts[0], where) for one in items)
    _checked(value, len(items) == len(parts), where)
    return tuple(_as(one, part, where) for one, part in zip(items, parts, strict=True))


def _as_dataclass(value: object, shape: type, where: str) -> object:
    found = _dict(value, where)
    hints, given = _hints(shape), dict[str, object]()
    for field in fields(shape):
        if field.name in found:
            part = _as(found[field.name], hints[field.name], f"{where}.{field.name}")
            if field.init:
                given[field.name] = part
        elif _needed(field):
            raise Unreadable(f"Object missing required field `{field.name}` - at `{where}`")
    try:
        return cast(Callable[..., object], shape)(**given)
    except ValueError as problem:
        raise Unreadable(f"{problem} - at `{where}`") from None


@cache
def _hints(shape: object) -> dict[str, object]:
    return get_type_hints(shape)


def _needed(field: Field[Any]) -> bool:
    return field.default is MISSING and field.default_factory is MISSING


def _key(name: str, shape: object) -> object:
    return int(name) if shape is int else name


def _checked(value: object, fits: bool, where: str) -> object:
    if not fits:
        raise Unreadable(f"got `{type(value).__name__}` where something else is expected - at `{where}`")
    return value
