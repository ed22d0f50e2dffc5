"""The values of fields in words: numbers as entries of tables, lists in brackets, lists by name as `name=value`."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from itertools import product
from typing import NamedTuple, TypeAlias

NONE = "-"  # what -1 is written as where numbers have names, and no bits at all
WORD = re.compile(r"[^\s\[\]]+")
NAME = re.compile(r"([^\s=\[\]\"]+)=")
SPACE = re.compile(r"\s*")
DEEPEST = 8  # lists inside lists; no field of a game comes near it


Json: TypeAlias = bool | int | float | str | list["Json"] | dict[str, "Json"] | None


LITERALS = {"true": True, "false": False, "null": None}


class BadValue(ValueError):
    """A value that cannot be read, and so many lines below the name of its field."""

    def __init__(self, message: str, place: int = 0) -> None:
        super().__init__(message)
        self.place = place


class Numbers(NamedTuple):
    """What the numbers of a field stand for."""

    by: tuple[Sequence[str], ...] = ()  # the tables by whose entries a list goes
    of: Sequence[str] | None = None  # the table that its numbers point into
    bits: bool = False  # as a set of entries


def put(value: object, numbers: Numbers) -> str:
    """A value in words."""
    if isinstance(value, list | tuple):
        return f"[{' '.join(put(entry, numbers) for entry in value)}]"
    if type(value) is not int:
        return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    table = numbers.of
    if table is None:
        return str(value)
    if numbers.bits and 0 <= value < 1 << len(table):
        return "+".join(name for place, name in enumerate(table) if value >> place & 1) or NONE
    if not numbers.bits and 0 <= value < len(table):
        return table[value]
    return NONE if value == -1 and not numbers.bits else f"#{value}"


def put_entries(value: list[Json], base: list[Json], numbers: Numbers) -> list[str]:
    """The entries of a list by name that are not as they are at the beginning."""
    names = _names(numbers, len(value))
    return [
        f"{name}={put(entry, numbers)}" for name, entry, known in zip(names, value, base, strict=True) if entry != known
    ]


def _names(numbers: Numbers, size: int) -> list[str]:
    names = [".".join(entry) for entry in product(*numbers.by)]
    return (names + [f"#{place}" for place in range(len(names), size)])[:size]


def parse(text: str, numbers: Numbers, place: int = 0) -> Json:
    """The value that the words stand for."""
    value, end = _value(text, 0, numbers, place)
    if text[end:].strip():
        raise BadValue(f"{text[end:].strip()[:60]!r} is too much here", place)
    return value


def parse_number(text: str, numbers: Numbers, place: int = 0) -> int:
    """The number that the words stand for."""
    value = parse(text, numbers, place)
    if type(value) is not int:
        raise BadValue(f"{text[:60]!r} is no number", place)
    return value


def parse_numbers(text: str, numbers: Numbers, place: int = 0) -> list[int]:
    """The numbers that a list of words stands for."""
    value = parse(text, numbers, place)
    found = [entry for entry in value if type(entry) is int] if isinstance(value, list) else []
    if not isinstance(value, list) or len(found) != len(value):
        raise BadValue(f"{text[:60]!r} is no list of numbers", place)
    return found


def parse_entries(text: str, value: list[Json], numbers: Numbers, place: int) -> None:
    """Put the entries named in a line into a list."""
    known = {name: at for at, name in enumerate(_names(numbers, len(value)))}
    for name, entry in parse_named(text, dict.fromkeys(known, numbers), place):
        value[known[name]] = entry


def parse_named(text: str, known: Mapping[str, Numbers], place: int) -> list[tuple[str, Json]]:
    """The values of a line by name; each character is looked at once."""
    found: list[tuple[str, Json]] = []
    end = _skip(text, 0)
    while end < len(text):
        named = NAME.match(text, end)
        if named is None or named.group(1) not in known:
            said = text[end : end + 61].split()[0][:60]
            raise BadValue(f"{said!r} is no entry by name, as name=value", place)
        value, end = _value(text, named.end(), known[named.group(1)], place)
        found.append((named.group(1), value))
        end = _skip(text, end)
    return found


def _skip(text: str, start: int) -> int:
    """Where the next word begins."""
    space = SPACE.match(text, start)
    return space.end() if space else start


def _value(text: str, start: int, numbers: Numbers, place: int, depth: int = 0) -> tuple[Json, int]:
    """The value that begins there, and where it ends."""
    start = _skip(text, start)
    if text[start : start + 1] == "[":
        return _list(text, start + 1, numbers, place, depth + 1)
    if text[start : start + 1] in ('"', "{"):
        try:
            read: tuple[Json, int] = json.JSONDecoder().raw_decode(text, start)
        except (ValueError, RecursionError):
            raise BadValue(f"{text[start : start + 60]!r} cannot be read", place) from None
        return read
    word = WORD.match(text, start)
    if word is None:
        raise BadValue("a value is missing", place)
    return _number(word.group(), numbers, place), word.end()


def _list(text: str, start: int, numbers: Numbers, place: int, depth: int) -> tuple[list[Json], int]:
    if depth > DEEPEST:
        raise BadValue(f"lists lie at most {DEEPEST} deep", place)
    found: list[Json] = []
    while True:
        start = _skip(text, start)
        if start >= len(text):
            raise BadValue("a list has no end: ] is missing", place)
        if text[start] == "]":
            return found, start + 1
        entry, start = _value(text, start, numbers, place, depth)
        found.append(entry)


def _number(word: str, numbers: Numbers, place: int) -> int | bool | None:
    table = numbers.of
    if word in LITERALS:
        return LITERALS[word]
    if table is not None and numbers.bits:
        names = [] if word == NONE else word.split("+")
        if not word.startswith("#") and all(name in table for name in names):
            return sum(1 << table.index(name) for name in set(names))
    elif table is not None:
        if word in table:
            return table.index(word)
        if word == NONE:
            return -1
    plain = word.removeprefix("#") if table is not None else word
    if (table is None or word.startswith("#")) and re.fullmatch(r"-?[0-9]{1,16}", plain):
        return int(plain)
    raise BadValue(f"there is no {word[:60]!r} here" if table is not None else f"{word[:60]!r} is no number", place)
