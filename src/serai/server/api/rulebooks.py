"""The numbered rules as people read them, each in their own language.

The original is English. A line `<!-- for programmers: 15 KH-INFO-10 -->` in its introduction names the chapters and the
rules that only programmers need; they also need the rest of the introduction, after that line. A translation is sent
with what it leaves out of these, in English, and with lines that say which language follows. The page puts all of it
at the end, folded away.
"""

from __future__ import annotations

import re
from functools import lru_cache
from importlib.resources import files
from pathlib import Path

from serai.engine.core.companions import package_of
from serai.protocol.games import game_of

ORIGINAL = "en"
TABLE = "serai"  # the rules of the table itself, for every game
MARK = re.compile(r"^<!-- for programmers: .* -->$", re.MULTILINE)
CHAPTER = re.compile(r"^(?=## )", re.MULTILINE)
NUMBER = re.compile(r"## (\d+)\.")


@lru_cache(maxsize=300)
def rules_of(name: str, language: str = ORIGINAL) -> str | None:
    """The rules of a game, or of the table, in a language or else in English; None where there are none."""
    original = _read(name, ORIGINAL)
    translated = _read(name, language) if language != ORIGINAL else None
    return (translated and original and _whole(original, translated, language)) or original


def _read(name: str, language: str) -> str | None:
    package = TABLE if name == TABLE else package_of(game_of(name))
    ending = "" if language == ORIGINAL else f".{language}"
    folder = "" if language == ORIGINAL else language
    for place in (
        files(package) / f"rules{ending}.md",  # a game from elsewhere brings its own
        files("serai") / "rules" / folder / f"{name}.md",  # an installed package
        Path(__file__).parents[4] / "docs" / "rules" / folder / f"{name}.md",  # a checkout
    ):
        if place.is_file():
            return place.read_text(encoding="utf-8")
    return None


def _whole(original: str, translated: str, language: str) -> str:
    """A translation, and what only the original has."""
    introduction, *chapters = CHAPTER.split(original)
    mark = MARK.search(introduction)
    there = set(NUMBER.findall(translated))
    rest = [introduction[mark.start() :]] if mark else []
    rest += [chapter for chapter in chapters if (number := NUMBER.match(chapter)) and number[1] not in there]
    parts = [_tongue(language), translated, *([_tongue(ORIGINAL), *rest] if rest else [])]
    return "\n".join(part.rstrip("\n") + "\n" for part in parts)


def _tongue(language: str) -> str:
    return f"<!-- language: {language} -->"
