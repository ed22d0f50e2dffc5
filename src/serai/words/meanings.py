"""What the things on a game's board are called and mean: the words of its legend, apart from its other words."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import NamedTuple

from fluent.runtime import FluentBundle, FluentResource

from serai.engine.core.companions import package_of
from serai.engine.core.game import Game
from serai.words import NoWords


class Meaning(NamedTuple):
    """A thing's name, a sentence about it, and the forms in which texts speak of it."""

    name: str
    sentence: str
    forms: tuple[str, ...]


def meaning_text(game: Game, language: str) -> str:
    """The Fluent file of a game's legend; it may be empty."""
    return _text(files(package_of(game)) / "teach" / "legend" / "words" / f"{language}.ftl")


def common_text(language: str) -> str:
    """The Fluent file for what every table shows."""
    return _text(files("serai.teach") / "words" / f"{language}.ftl")


def _text(file: Traversable) -> str:
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def meaning_of(game: Game, language: str, name: str) -> Meaning:
    """What an entry of a game's legend means; an entry without words is an error."""
    bundle = _bundle(game, language)
    message = bundle.get_message(name) if bundle.has_message(name) else None
    if message is None or message.value is None or "is" not in message.attributes:
        raise NoWords(f"{name} is not explained in {language}")
    said = {
        key: str(bundle.format_pattern(pattern)[0])
        for key, pattern in {"": message.value, **message.attributes}.items()
    }
    forms = tuple(form.strip() for form in said.get("forms", "").split(",") if form.strip())
    return Meaning(said[""], said["is"], forms)


@lru_cache(maxsize=100)
def _bundle(game: Game, language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for text in (common_text(language), meaning_text(game, language)):
        bundle.add_resource(FluentResource(text))
    return bundle
