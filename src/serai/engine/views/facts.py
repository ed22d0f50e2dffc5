"""Facts: what a board shows and no field holds, such as points so far; the game works them out from a view."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from typing import TYPE_CHECKING, Any

from serai.engine.core.state import DERIVED, OWN, PUBLIC

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

    def __init__(self, game: Game, view: dict[str, Any]) -> None:
        self._derive = game.derive
        self._derived = frozenset(field.name for field in game.fields if field.sight == DERIVED)
        for name in FRAME:
            setattr(self, name, view.get(name))
        for field in game.shown:
            value = view[field.name]
            setattr(self, field.name, field.form.read(value) if field.sight == PUBLIC else value)

    def but(self, **values: Any) -> Any:
        """The same view with other values in some fields."""
        other = object.__new__(Seen)
        other.__dict__.update(self.__dict__ | values)
        return other

    def __getattr__(self, name: str) -> Any:
        """A derived field is made when it is first read, from fields that are shown."""
        if name.startswith("_") or name not in self._derived:
            raise AttributeError(f"{name} is not in a view")
        self._derive(self)
        return self.__dict__[name]


def facts_of(game: Game, view: dict[str, Any], facts: Iterable[Fact] | None = None) -> dict[str, Any]:
    """The facts of a view, or some of them, by name."""
    wanted = tuple(game.facts if facts is None else facts)
    if not wanted:
        return {}
    seen = Seen(game, view)
    return {fact.name: fact.find(seen) for fact in wanted}


class FactDiff:
    """The facts that an audience was told last."""

    __slots__ = ("_told",)

    def __init__(self) -> None:
        self._told: dict[str, Any] = {}

    def news(
        self, game: Game, facts: Iterable[Fact], changed: Collection[str], look: Callable[[], dict[str, Any]]
    ) -> dict[str, Any]:
        """The facts that are different now; only those are worked out of which something they are made from changed."""
        due = [fact for fact in facts if not fact.reads.isdisjoint(changed)]
        if not due:
            return {}
        told = self._told
        news = {
            name: value
            for name, value in facts_of(game, look(), due).items()
            if name not in told or told[name] != value
        }
        told.update(news)
        return news
