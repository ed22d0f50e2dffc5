"""How choices and events are written: as rows of numbers for programs and as one line of text for people.

A game declares each class with the tables its fields point into: `Shape(Invade, "card cell")`. A field without a
table is declared "number", free words are "words", and a star ("card*") stands for a tuple of entries.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any

from serai.engine.core.errors import Unreadable
from serai.engine.core.state import Event
from serai.engine.core.steps import COMMIT, Choice, Commit

LARGEST = 1 << 53  # beyond this a browser's numbers are no longer exact


class Shape:
    """A class of choices or events, the tables that its fields point into, and what screens must know of it.

    `declines` says: nothing, or no more; `nothing` lists the questions in which its number nought says so. `costly`
    declining gives something up. `harmless` lists the questions, "*" for all, in which such a choice only gains
    something, so that it needs no confirmation even where it cannot be taken back.
    """

    __slots__ = ("costly", "declines", "fields", "harmless", "make", "names", "nothing", "word")

    def __init__(
        self,
        make: type[Choice] | type[Event],
        fields: str = "",
        *,
        declines: bool = False,
        costly: bool = False,
        nothing: str = "",
        harmless: str = "",
    ) -> None:
        self.make: Callable[..., Choice] = make
        self.declines = declines
        self.costly = costly
        self.nothing = tuple(nothing.split())
        self.harmless = tuple(harmless.split())
        self.fields = tuple(fields.split())
        self.word = word_of(make.__name__)
        self.names = names_of(make)
        if len(self.fields) != len(self.names):
            raise TypeError(f"{make.__name__} has the fields {self.names}, declared are {self.fields}")


def names_of(kind: Callable[..., Choice] | type[Event]) -> tuple[str, ...]:
    """The names of the fields of a class of choices or events, which is a named tuple."""
    names: tuple[str, ...] = getattr(kind, "_fields", ())
    return names


@lru_cache(maxsize=2_000)
def word_of(name: str) -> str:
    """The word for a class in notation, keys and files: InvadeAnywhere is invade-anywhere."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower()


class Notation:
    """Reads and writes the choices of one game."""

    __slots__ = ("_bounds", "_by_class", "_by_word", "_numbers", "shapes", "tables")

    def __init__(self, shapes: Iterable[Shape], tables: Mapping[str, Sequence[str]]) -> None:
        self.shapes = (*shapes, Shape(Commit, harmless="*"))  # it is itself the confirmation of a draft
        self.tables = dict(tables)
        self._by_class: dict[object, Shape] = {shape.make: shape for shape in self.shapes}
        self._by_word = {shape.word: shape for shape in self.shapes}
        self._numbers = {name: {entry: number for number, entry in enumerate(table)} for name, table in tables.items()}
        self._bounds = {shape.word: tuple(map(self._bound, shape.fields)) for shape in self.shapes}
        known = {"number", *self.tables}
        for shape in self.shapes:
            for field in shape.fields:
                if field != "words" and field.removesuffix("*") not in known:
                    raise TypeError(f"{shape.word} points into the table {field}, which is not declared")
        if len(self._by_word) != len(self.shapes):
            raise TypeError("two classes of choices have the same word")
        for name, table in self.tables.items():
            if len(self._numbers[name]) != len(table) or any(re.search(r'[\s,;|"]|^-?$', entry) for entry in table):
                raise TypeError(f"the entries of table {name} must be different single words")

    # ---- rows of numbers

    def to_row(self, choice: Choice) -> list[Any]:
        """The choice as its word and its numbers."""
        shape = self._shape(choice)
        return [shape.word, *(list(value) if type(value) is tuple else value for value in choice)]

    def from_row(self, row: object) -> Choice:
        """The choice that a row of JSON stands for."""
        if type(row) is not list or not row or type(row[0]) is not str:
            raise Unreadable(f"a choice is a list that begins with its word, not {_short(row)}", _short(row))
        shape = self._by_word.get(row[0])
        if shape is None:
            raise Unreadable(f"{_short(row[0])} is no choice of this game", _short(row[0]))
        if len(row) != len(shape.fields) + 1:
            raise Unreadable(f"{shape.word} takes {len(shape.fields)} values, not {len(row) - 1}", shape.word)
        if shape.make is Commit:
            return COMMIT
        values = row[1:]
        for value, bound in zip(values, self._bounds[shape.word], strict=True):
            if type(value) is not int or not 0 <= value < bound:  # no plain entry: a list, words, or an error
                return shape.make(*map(self._entry, shape.fields, values))
        return shape.make(*values)

    def _bound(self, field: str) -> int:
        """The first number that is surely no value of a field; 0 where its values are no numbers."""
        return LARGEST + 1 if field == "number" else len(self.tables.get(field, ()))

    def _entry(self, field: str, value: object) -> object:
        if field.endswith("*"):
            if type(value) is not list:
                raise Unreadable(f"{field[:-1]} takes a list, not {_short(value)}", _short(value))
            return tuple(self._entry(field[:-1], entry) for entry in value)
        if field == "words":
            if type(value) is not str or len(value) > 500 or not value.isprintable():
                raise Unreadable("words are a text of at most 500 characters on one line", _short(value))
            return value
        if type(value) is not int or abs(value) > LARGEST:
            raise Unreadable(f"{field} takes a whole number, not {_short(value)}", _short(value))
        if field != "number" and not 0 <= value < len(self.tables[field]):
            raise Unreadable(f"{field} {value} does not exist", f"{field} {value}")
        return value

    # ---- one line of text

    def to_text(self, choice: Choice) -> str:
        """The choice as a person would type it."""
        shape = self._shape(choice)
        parts = [shape.word]
        for field, value in zip(shape.fields, choice, strict=True):
            if field.endswith("*"):
                name = field[:-1]
                parts.append(",".join(self._name(name, entry) for entry in value) or "-")
            else:
                parts.append(self._name(field, value))
        return " ".join(parts)

    def _name(self, field: str, value: int | str) -> str:
        if isinstance(value, str):
            return json.dumps(value, ensure_ascii=False)
        return str(value) if field == "number" else self.tables[field][value]

    def from_text(self, text: str) -> Choice:
        """The choice that a line of text stands for."""
        parts: list[str] = re.findall(r'"(?:[^"\\]|\\.)*"|\S+', text)
        shape = self._by_word.get(parts[0]) if parts else None
        if shape is None:
            raise Unreadable(f"{_short(text)} is no choice of this game", _short(text))
        if len(parts) != len(shape.fields) + 1:
            raise Unreadable(f"{shape.word} takes {len(shape.fields)} values, not {len(parts) - 1}", shape.word)
        return self.from_row([shape.word, *map(self._number, shape.fields, parts[1:])])

    def _number(self, field: str, part: str) -> object:
        if field.endswith("*"):
            return [] if part == "-" else [self._number(field[:-1], entry) for entry in part.split(",")]
        if field == "words":
            try:
                words: object = json.loads(part)
            except (ValueError, RecursionError):
                raise Unreadable(f"words stand in quotation marks, not {_short(part)}", _short(part)) from None
            return words
        if field == "number":
            if not re.fullmatch(r"-?[0-9]{1,16}", part):
                raise Unreadable(f"{_short(part)} is no whole number", _short(part))
            return int(part)
        number = self._numbers[field].get(part)
        if number is None:
            raise Unreadable(f"there is no {field} {_short(part)}", _short(part))
        return number

    # ---- many at once

    def pack(self, options: Iterable[Choice]) -> dict[str, list[list[Any]]]:
        """A list of options as rows of numbers by word, which is how it travels."""
        packed: dict[str, list[list[Any]]] = {}
        for option in options:
            row = self.to_row(option)
            packed.setdefault(row[0], []).append(row[1:])
        return packed

    def _shape(self, choice: Choice) -> Shape:
        shape = self._by_class.get(type(choice))
        if shape is None:
            raise _no_choice(choice)
        return shape

    def read(self, written: object) -> Choice:
        """A choice from any of its forms: the value itself, its row, or its line of text; checked in each case."""
        if isinstance(written, str):
            return self.from_text(written)
        if type(written) is list:
            return self.from_row(written)
        if not isinstance(written, tuple):
            raise _no_choice(written)
        return self.from_row(self.to_row(written))


def event_json(event: Event) -> dict[str, Any]:
    """An event ready for JSON: its word and its fields by name; tuples stay tuples, which JSON writes as lists."""
    word, names = _event_words(type(event))
    return dict(zip(names, word + event, strict=True))


@lru_cache(maxsize=2_000)
def _event_words(kind: type[Event]) -> tuple[tuple[str], tuple[str, ...]]:
    return (word_of(kind.__name__),), ("event", *names_of(kind))


def _no_choice(written: object) -> Unreadable:
    return Unreadable(f"{type(written).__name__} is no choice of this game", type(written).__name__)


def _short(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 60 else text[:57] + "..."
