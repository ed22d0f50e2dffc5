"""The bots that a table can seat, by level: Serai's own, and those that other packages register."""

from __future__ import annotations

from typing import NamedTuple

from serai.bots.specs import OWN, bot_names
from serai.words import Words

LEVELS: tuple[str, ...] = bot_names()


class LevelShown(NamedTuple):
    """A level as people read it."""

    level: str
    name: str
    temper: str


def shown(level: str, language: str) -> LevelShown:
    """A level's name and temper in a language; a bot of another package is called what it registered as."""
    if level not in OWN:
        return LevelShown(level, level, "")
    words = Words(language)
    return LevelShown(level, words.say(f"level-{level}"), words.say(f"level-{level}-temper"))
