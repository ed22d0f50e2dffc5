"""Options as they travel: rows of numbers by word, put together from parts that are encoded once for each choice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from serai.engine.game import Game

MOST_KEPT = 100_000


class Packer:
    """Writes lists of options of one game; choices are built once by the games, so each is encoded once."""

    __slots__ = ("_alive", "_kept", "_notation")

    def __init__(self, game: Game) -> None:
        self._notation = game.notation
        self._kept: dict[int, tuple[str, bytes]] = {}  # by identity
        self._alive: list[Any] = []  # the choices behind the identities, so that none is given to another

    def pack(self, options: Sequence[Any]) -> bytes:
        """JSON of the options by word."""
        if not options:
            return b"{}"
        by_word: dict[str, list[bytes]] = {}
        kept = self._kept
        last = ""
        rows: list[bytes] = []
        for option in options:
            word, row = kept.get(id(option)) or self._encoded(option)
            if word != last:
                last, rows = word, by_word.setdefault(word, [])
            rows.append(row)
        return b"{%b}" % b",".join(b'"%b":[%b]' % (word.encode(), b",".join(rows)) for word, rows in by_word.items())

    def _encoded(self, option: Any) -> tuple[str, bytes]:
        word, *values = self._notation.to_row(option)
        if len(self._alive) >= MOST_KEPT:
            self._kept.clear()
            self._alive.clear()
        self._alive.append(option)
        known = self._kept[id(option)] = (word, msgspec.json.encode(values))
        return known


_PACKERS: dict[str, Packer] = {}


def packer_of(game: Game) -> Packer:
    """The packer that all plays of a game share."""
    if game.name not in _PACKERS:
        _PACKERS[game.name] = Packer(game)
    return _PACKERS[game.name]
