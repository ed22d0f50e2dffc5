"""Which choices are the same to a person, as two equal cards are: by the game's English words, as they are written.

Nothing is formatted for it, so that a bot needs no library of words where it thinks.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from importlib.resources import files
from typing import Any

from serai.engine.core.companions import package_of
from serai.engine.core.game import Game
from serai.engine.core.notation import word_of
from serai.engine.core.steps import Choice

MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) *=(.*(?:\n(?:[ \t].*|(?=\n)))*)", re.MULTILINE)
VARIES = re.compile(r"\$|\{ *[a-zA-Z]")  # says other things for other entries, itself or through another message
UNSPELLABLE = re.compile(r"[^a-zA-Z0-9_-]")
Spelled = tuple[object, ...]


class Alike:
    """Gives choices of one game that read the same the same key."""

    def __init__(self, game: Game) -> None:
        self._messages = _messages(game)
        self._tables: dict[str, Any] = {"seat": game.colours, **game.notation.tables}
        self._shapes = {shape.word: shape for shape in game.notation.shapes}

    def __call__(self, pick: Choice) -> Spelled:
        word = word_of(type(pick).__name__)
        shape = self._shapes.get(word)
        said = self._messages.get(f"choice-{word}")
        if shape is None or said is None:
            return (word, *pick)
        fields = zip(shape.names, shape.fields, pick, strict=True)
        return (word, *(self._spelled(table, value) for name, table, value in fields if _mentions(said, name)))

    def _spelled(self, table: str, value: object) -> object:
        """What stands for a value: the message of its entry, unless that says different things of different entries."""
        if isinstance(value, (tuple, list)):
            return tuple(self._spelled(table.rstrip("*"), one) for one in value)
        entries = self._tables.get(table)
        if entries is None or type(value) is not int or value < 0:
            return value
        said = self._messages.get(f"table-{_key(table)}-{_key(entries[value])}")
        return value if said is None or VARIES.search(said) else said


@lru_cache(maxsize=32)
def alike_in(game: Game) -> Alike:
    """What tells choices of a game apart as a person would."""
    return Alike(game)


def _messages(game: Game) -> Mapping[str, str]:
    file = files(package_of(game)) / "words" / "en.ftl"
    return dict(MESSAGE.findall(file.read_text(encoding="utf-8"))) if file.is_file() else {}


def _mentions(said: str, name: str) -> bool:
    return re.search(rf"\${name}(?:_|\b)", said) is not None


def _key(name: str) -> str:
    return UNSPELLABLE.sub("-", name)
