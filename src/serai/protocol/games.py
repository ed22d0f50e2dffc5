"""The games that are here, each looked up once."""

from __future__ import annotations

from functools import lru_cache

from serai.engine.core import game as games
from serai.protocol.refusals import missing


@lru_cache(maxsize=100)
def game_of(name: str) -> games.Game:
    """The game registered under a name, or LookupError."""
    return games.load(name)


def game_called(name: str) -> games.Game:
    """The game of that name, for somebody who may be wrong about it."""
    try:
        return game_of(name)
    except LookupError:
        raise missing("game") from None
