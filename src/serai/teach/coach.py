"""The coach: a sentence or two for every kind of question, said when it comes for the first time in a game.

A game's folder `teach/words/coach` holds a Fluent file a language, apart from its other words: only who is coached
needs it. `coach-<kind>` has the variables of the question `ask-<kind>`. Where one kind of question means several
things, its attribute `.by` tells them apart, and each is explained when it comes for the first time.
"""

from __future__ import annotations

from importlib.resources.abc import Traversable

from serai.engine.core.game import Game
from serai.teach.reading import folder_of

ENGLISH = "en"


def coach_text(game: Game, language: str) -> str:
    """What the coach says of a game, as a Fluent file, in English where a language has none; it may be empty."""
    found = [file for file in (_file(game, language), _file(game, ENGLISH)) if file.is_file()]
    return found[0].read_text(encoding="utf-8") if found else ""


def is_coached(game: Game) -> bool:
    """Whether anything is said of the game's questions."""
    return _file(game, ENGLISH).is_file()


def _file(game: Game, language: str) -> Traversable:
    return folder_of(game) / "words" / "coach" / f"{language}.ftl"
