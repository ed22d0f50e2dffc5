"""What is new in a view since the last look, without showing everything again: for whoever shows one play to many."""

from __future__ import annotations

from functools import lru_cache
from itertools import compress
from operator import attrgetter, ne
from typing import Any, NamedTuple

from serai.engine.core.state import COUNTED, PUBLIC, SCALAR, Field
from serai.engine.views.views import frame_look

UNKNOWN = object()  # differs from whatever a field may hold


class News(NamedTuple):
    """What changed: fields that are the same to all, those that are gone, and whether others may have changed too."""

    changes: dict[str, Any]
    gone: list[str]
    apart: bool


class Sights(NamedTuple):
    """How to read the shown fields of a game's states at once: what all see, count alone, and each see otherwise."""

    open: tuple[Field, ...]
    read_open: Any
    counted: tuple[str, ...]
    read_apart: Any


@lru_cache(maxsize=200)
def sights_of(game: Any) -> Sights:
    """The sights of a game; a field that all states have comes first, so that what is read is always a tuple."""
    public = tuple(field for field in game.shown if field.sight == PUBLIC)
    counted = tuple(field.name for field in game.shown if field.sight == COUNTED)
    apart = [name for field in game.owned for name in (field.name, field.lots) if name]
    return Sights(
        public, attrgetter("seats", *(field.name for field in public)), counted, attrgetter("seats", "drafts", *apart)
    )


class ViewDiff:
    """What was seen of a play last."""

    __slots__ = ("_apart", "_drafting", "_frame", "_kept")

    def __init__(self) -> None:
        self._kept: list[Any] = []  # the fields that all see alike, as they were: most have not changed
        self._apart: tuple[Any, ...] = ()
        self._frame: dict[str, Any] = {}
        self._drafting = False

    def forget(self) -> None:
        """What was seen last is not known any more: everything is new, and a draft may be gone."""
        self._kept, self._apart, self._frame, self._drafting = [], (), {}, True

    def news(self, game: Any, s: Any, number: int) -> News:
        """What is different now from the last time."""
        changes: dict[str, Any] = {}
        public, read_open, counted, read_apart = sights_of(game)
        kept = self._kept = self._kept or [s.seats, *[UNKNOWN] * len(public)]
        held = read_open(s)
        for place in compress(range(len(held)), map(ne, held, kept)):  # most are as they were
            value = held[place]
            kept[place] = _copied(value)
            name, _, form, _, _, _ = public[place - 1]
            changes[name] = value if form is SCALAR else form.write(value)
        before, self._frame = self._frame, {"move": number, **frame_look(s)}
        for name in counted:
            self._frame[name] = len(getattr(s, name))
        changes.update({name: value for name, value in self._frame.items() if before.get(name, UNKNOWN) != value})
        gone = ["draft"] if self._drafting and s.drafts is None else []
        self._drafting = s.drafts is not None
        own = read_apart(s)
        apart = self._drafting or bool(gone) or own != self._apart
        if apart:
            self._apart = tuple([_copied(value) for value in own])
        return News(changes, gone, apart)


def _copied(value: Any) -> Any:
    """The value as it is now, whatever becomes of it."""
    if type(value) is list and value and type(value[0]) in (list, bytearray):
        return [row[:] for row in value]
    return value.copy() if isinstance(value, (list, bytearray, dict)) else value
