"""Facts: what a board shows and no field holds, such as points so far; the game works them out from a view."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from functools import lru_cache, partial
from typing import TYPE_CHECKING, Any

from serai.engine.core.state import COUNTED, DERIVED, OWN, PUBLIC, Field, State
from serai.engine.views.views import frame_look

if TYPE_CHECKING:
    from serai.engine.core.game import Game

FRAME = ("move", "seat", "seats", "asked", "result", "draft")  # what a view has beside the fields of the game
APART = frozenset(("seat", "draft"))  # and what of it is not the same to all


class Fact:
    """A function of what a seat sees, called as its function is, and the fields that it is made from.

    The function reads a `Seen` as it would a state, so that it can hand it on to the rules; what it gives is sent as
    JSON and typed for the browser by its annotation.
    """

    __slots__ = ("find", "name", "reads")

    def __init__(self, find: Callable[[Any], Any], reads: str) -> None:
        self.find = find
        self.name = find.__name__
        self.reads = frozenset(reads.split())

    def differs(self, game: Game) -> bool:
        """Whether it may be another to each seat."""
        owned = any(field.sight == OWN and field.name in self.reads for field in game.fields)
        return owned or not self.reads.isdisjoint(APART)


class Seen:
    """A view with the names and types of a state; what the view does not show is not there either."""

    seat: int | None
    draft: list[list[Any]] | None

    def __init__(self, game: Game, read: Callable[[Field], Any], frame: Callable[[], dict[str, Any]]) -> None:
        self._game, self._read, self._frame = game, read, frame

    @classmethod
    def in_view(cls, game: Game, view: dict[str, Any]) -> Seen:
        """What a view shows."""
        return cls(game, partial(_value, view), lambda: {name: view.get(name) for name in FRAME})

    @classmethod
    def by_all(cls, game: Game, s: State) -> Seen:
        """What everybody sees of a state, read from it field by field, so that only what is needed is looked at."""
        return cls(game, partial(_public, s), lambda: dict.fromkeys(FRAME) | frame_look(game, s))

    def but(self, **values: Any) -> Any:
        """The same view with other values in some fields."""
        other = object.__new__(Seen)
        other.__dict__.update(self.__dict__ | values)
        return other

    def __getattr__(self, name: str) -> Any:
        """A field is read when it is first asked for; a derived one is made then, from fields that are shown."""
        if name.startswith("_"):
            raise AttributeError(name)
        if name in FRAME:
            self.__dict__.update(self._frame())
            return self.__dict__[name]
        field = _fields(self._game).get(name)
        if field is None:
            raise AttributeError(f"{name} is not in a view")
        if field.sight == DERIVED:
            self._game.derive(self)
            return self.__dict__[name]
        found = self.__dict__[name] = self._read(field)
        return found


def _value(view: dict[str, Any], field: Field) -> Any:
    value = view[field.name]
    return field.form.read(value) if field.sight == PUBLIC else value


def _public(s: State, field: Field) -> Any:
    if field.sight == COUNTED:
        return len(getattr(s, field.name))
    if field.sight != PUBLIC:
        raise AttributeError(f"{field.name} is not seen by all")
    return getattr(s, field.name)


@lru_cache(maxsize=200)
def _fields(game: Game) -> dict[str, Field]:
    """What a view shows, and what follows from it."""
    return {field.name: field for field in game.fields if field in game.shown or field.sight == DERIVED}


def facts_of(game: Game, view: dict[str, Any], facts: Iterable[Fact] | None = None) -> dict[str, Any]:
    """The facts of a view, or some of them, by name."""
    wanted = tuple(game.facts if facts is None else facts)
    if not wanted:
        return {}
    return worked_out(wanted, Seen.in_view(game, view))


def worked_out(facts: Iterable[Fact], seen: Seen) -> dict[str, Any]:
    """Facts by name."""
    return {fact.name: fact.find(seen) for fact in facts}


class FactDiff:
    """The facts that an audience was told last."""

    __slots__ = ("_told",)

    def __init__(self) -> None:
        self._told: dict[str, Any] = {}

    def news(self, facts: Iterable[Fact], changed: Collection[str], look: Callable[[], Seen]) -> dict[str, Any]:
        """The facts that are different now; only those are worked out of which something they are made from changed."""
        due = [fact for fact in facts if not fact.reads.isdisjoint(changed)]
        if not due:
            return {}
        told = self._told
        news = {
            name: value for name, value in worked_out(due, look()).items() if name not in told or told[name] != value
        }
        told.update(news)
        return news
