"""Reasons for a choice in words: the game's own for what it counts, and common ones for who has more or less of it.

    term-<term>           what it means to have more of it, with `$number`: 0 is less than one
        .what             how much of it, likewise
    because-<how>         whatever else may be said of a term: `$what`, and `$seat` where it is a rival's
    rival                 a rival that is no seat

They are read apart from a game's other words, since only who asks for a suggestion needs them.
"""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from typing import Protocol

from fluent.runtime import FluentBundle, FluentResource

from serai.engine.core.companions import package_of
from serai.engine.core.game import Game
from serai.words import NoWords
from serai.words.functions import FUNCTIONS

GAIN = "gain"  # said by the term itself


class Said(Protocol):
    """What words need of a reason; `serai.bots.reasons.Because` is one."""

    @property
    def term(self) -> str: ...
    @property
    def how(self) -> str: ...
    @property
    def number(self) -> int: ...
    @property
    def rival(self) -> int | None: ...


def reason_text(language: str, game: Game) -> str:
    """The Fluent file of a game's reasons, the common ones first; empty for a game that names no terms."""
    own = files(package_of(game)) / "bot" / "words" / f"{language}.ftl"
    if not own.is_file():
        return ""
    common = files("serai.bots") / "words" / f"{language}.ftl"
    return f"{common.read_text(encoding='utf-8')}\n{own.read_text(encoding='utf-8')}"


def reason_sentence(language: str, game: Game, because: Said, names: list[str]) -> str:
    """A reason as a sentence; names are those of the seats."""
    bundle = _bundle(language, game)
    term, number = f"term-{because.term}", because.number
    if because.how == GAIN:
        return _formatted(bundle, term, None, number=number)
    what = _formatted(bundle, term, "what", number=number)
    seat = names[because.rival] if because.rival is not None and because.rival < len(names) else "none"
    return _formatted(bundle, f"because-{because.how}", None, what=what, seat=seat)


def _formatted(bundle: FluentBundle, key: str, attribute: str | None, **values: object) -> str:
    if not bundle.has_message(key):
        raise NoWords(f"{key} has no words")
    message = bundle.get_message(key)
    pattern = message.attributes.get(attribute) if attribute else message.value
    if pattern is None:
        raise NoWords(f"{key} has no {attribute or 'value'}")
    text, errors = bundle.format_pattern(pattern, values)
    if errors:
        raise NoWords(f"{key}: {errors[0]}")
    return str(text)


@lru_cache(maxsize=32)
def _bundle(language: str, game: Game) -> FluentBundle:
    bundle = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)
    bundle.add_resource(FluentResource(reason_text(language, game)))
    return bundle
