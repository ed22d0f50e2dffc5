"""The games of this server, each looked up once."""

from __future__ import annotations

from functools import lru_cache

from serai.engine import game as games


@lru_cache(maxsize=100)
def game_of(name: str) -> games.Game:
    """The game registered under a name, or LookupError."""
    return games.load(name)
