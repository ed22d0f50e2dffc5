"""What pictures and previews say, in the language of whoever asks."""

from __future__ import annotations

import re
from functools import lru_cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from serai.languages import LANGUAGES

WISH = re.compile(r"([a-z]{2})(?:-[a-z0-9]+)*(?:;q=([\d.]{1,5}))?", re.IGNORECASE)


@lru_cache(maxsize=8)
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    text = (files(__package__) / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    bundle.add_resource(FluentResource(text))
    return bundle


def phrase(language: str, key: str, **values: str | int) -> str:
    """A message with its variables filled in."""
    bundle = _bundle(language)
    pattern = bundle.get_message(key).value
    return str(bundle.format_pattern(pattern, values)[0]) if pattern else key


def language_of(asked: str | None, accepted: str) -> str:
    """The language that is asked for, else the first that a browser would rather have, else English."""
    if asked in LANGUAGES:
        return asked
    wishes = (WISH.fullmatch(wish.strip()) for wish in accepted[:200].split(","))
    ranked = sorted((wish for wish in wishes if wish), key=lambda wish: -_weight(wish[2]))
    return next((wish[1].lower() for wish in ranked if wish[1].lower() in LANGUAGES), "en")


def _weight(text: str | None) -> float:
    try:
        return float(text or 1)
    except ValueError:
        return 0
