"""What is new in a view since the last look, without showing everything again, when one game is shown to many."""

from __future__ import annotations

from itertools import compress
from operator import ne
from typing import TYPE_CHECKING, Any, NamedTuple

from serai.engine.core.state import State
from serai.engine.views.views import copied, frame_look, seen_fields

if TYPE_CHECKING:
    from serai.engine.core.game import Game

UNKNOWN = object()  # differs from whatever a field may hold


class News(NamedTuple):
    """What changed: fields that are the same to all, those that are gone, and whether others may have changed too."""

    changes: dict[str, Any]
    gone: list[str]
    apart: bool


class ViewDiff:
    """What was seen of a game last."""

    __slots__ = ("_apart", "_drafting", "_frame", "_kept")

    def __init__(self) -> None:
        self._kept: list[Any] = []  # the fields that all see alike, as they were: most have not changed
        self._apart: tuple[Any, ...] = ()
        self._frame: dict[str, Any] = {}
        self._drafting = False

    def forget(self) -> None:
        """What was seen last is not known any more: everything is new, and a draft may be gone."""
        self._kept, self._apart, self._frame, self._drafting = [], (), {}, True

    def news(self, game: Game, s: State, number: int) -> News:
        """What is different now from the last time."""
        changes: dict[str, Any] = {}
        public, read_public, _, read_apart, _ = seen_fields(game)
        kept = self._kept = self._kept or [s.seats, *[UNKNOWN] * len(public)]
        held = read_public(s)
        for place in compress(range(len(held)), map(ne, held, kept)):  # most are as they were
            value = held[place]
            name, write, keep = public[place - 1]
            kept[place] = keep(value) if keep else value
            changes[name] = write(value) if write else value
        before, frame = self._frame, {"move": number, **frame_look(game, s)}
        changes.update(compress(frame.items(), map(ne, frame.values(), before.values())) if before else frame)
        self._frame = frame
        gone = ["draft"] if self._drafting and s.drafts is None else []
        self._drafting = s.drafts is not None
        own = read_apart(s)
        apart = self._drafting or bool(gone) or own != self._apart
        if apart:
            self._apart = tuple([copied(value) for value in own])
        return News(changes, gone, apart)
