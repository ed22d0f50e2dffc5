"""What a game's folder may hold for bots: a module beside the game, which the game itself knows nothing of."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from serai.engine.game import Game


def module_beside(game: Game, name: str) -> Any:
    """The module of a name in the folder of a game, `serai.games.khan.sense` for Khan; None where there is none."""
    beside = f"{type(game).__module__}.{name}"
    try:
        there = find_spec(beside) is not None
    except ModuleNotFoundError:  # the game is a single file
        there = False
    return import_module(beside) if there else None
