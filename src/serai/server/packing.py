"""Options as they travel: rows of numbers by word, put together from parts that are encoded once for each choice."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any

import msgspec

from serai.engine.game import Game
from serai.engine.notation import word_of

MOST_KEPT = 100_000


class Packer:
    """Writes lists of options of one game; choices are built once by the games, so each is encoded once."""

    __slots__ = ("_alive", "_kept", "_notation")

    def __init__(self, game: Game) -> None:
        self._notation = game.notation
        self._kept: dict[int, bytes] = {}  # rows by identity
        self._alive: list[Any] = []  # the choices behind the identities, so that none is given to another

    def pack(self, options: Sequence[Any]) -> bytes:
        """JSON of the options by word."""
        if not options:
            return b"{}"
        by_class: dict[type, bytes] = {}
        for kind, alike in groupby(options, type):
            rows = self._rows(list(alike))
            by_class[kind] = b"%b,%b" % (by_class[kind], rows) if kind in by_class else rows
        packed = [b'"%b":[%b]' % (word_of(kind.__name__).encode(), rows) for kind, rows in by_class.items()]
        return b"{%b}" % b",".join(packed)

    def _rows(self, options: list[Any]) -> bytes:
        """The rows of options of one class."""
        try:
            return b",".join(map(self._kept.__getitem__, map(id, options)))
        except KeyError:
            return b",".join([self._kept.get(id(option)) or self._encoded(option) for option in options])

    def _encoded(self, option: Any) -> bytes:
        if len(self._alive) >= MOST_KEPT:
            self._kept.clear()
            self._alive.clear()
        self._alive.append(option)
        row = self._kept[id(option)] = msgspec.json.encode(self._notation.to_row(option)[1:])
        return row


_PACKERS: dict[str, Packer] = {}


def packer_of(game: Game) -> Packer:
    """The packer that all plays of a game share."""
    if game.name not in _PACKERS:
        _PACKERS[game.name] = Packer(game)
    return _PACKERS[game.name]
