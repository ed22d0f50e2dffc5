"""What the server says in people's own languages."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from serai.words import LANGUAGES


def text(language: str) -> str:
    """The Fluent file of a language."""
    return (files("serai.server") / "words" / f"{language}.ftl").read_text(encoding="utf-8")


@lru_cache(maxsize=8)
def _bundle(language: str) -> Any:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(text(language)))
    return bundle


def say(language: str, key: str, **values: Any) -> str:
    """A message with its variables filled in."""
    bundle = _bundle(language if language in LANGUAGES else "en")
    return str(bundle.format_pattern(bundle.get_message(key).value, values)[0])
