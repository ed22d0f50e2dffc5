"""What lessons and figures share: a game's folder `teach`, its positions, and the names of seats and things."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable

from serai.engine.core.companions import package_of
from serai.engine.core.game import Game

FOLDER = "teach"
NAMES = frozenset({"part", "panel"})  # of the screen: what is pointed at by a name and no entry of a table

Thing = tuple[str, int | str]


class BadLesson(ValueError):
    """A lesson or a figure that is not written as it should be; the message names it."""


def folder_of(game: Game) -> Traversable:
    """Where a game keeps all that teaches it, be it there or not."""
    return files(package_of(game)) / FOLDER


def position_in(folder: Traversable, name: str) -> str:
    """A position as text."""
    return (folder / "positions" / f"{name}.txt").read_text(encoding="utf-8")


def thing_called(game: Game, name: str) -> Thing:
    """What is pointed at: an entry of one of the game's tables, or a part of the screen by its name."""
    table, _, entry = name.partition(":")
    if table in NAMES and entry:
        return table, entry
    entries = {"seat": game.colours, **game.notation.tables}.get(table, ())
    if entry not in entries:
        raise BadLesson(f"nothing is called {name}")
    return table, list(entries).index(entry)


def seat_called(game: Game, colour: str) -> int:
    """The seat of a colour."""
    if colour not in game.colours:
        raise BadLesson(f"nobody sits in {colour}")
    return list(game.colours).index(colour)


def must_be_empty(told: Mapping[str, object], name: str) -> None:
    """Refuse what nobody has read, such as a misspelled field."""
    if told:
        raise BadLesson(f"{name}: nobody reads {', '.join(told)}")
