"""What a game's folder may hold for others: modules that the game itself knows nothing of, such as `bot.evaluation`."""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from serai.engine.core.game import Game


def folder_of(game: Game) -> str:
    """The package that a game is declared in; a game that is a single file has only itself."""
    module = type(game).__module__
    package, _, name = module.rpartition(".")
    return package if name == "declare" else module


def package_of(game: Game) -> str:
    """The package whose folder holds a game's words and rules."""
    return sys.modules[type(game).__module__].__package__ or "serai"


def companion(game: Game, name: str) -> ModuleType | None:
    """The module of a name in the folder of a game, `serai.games.khan.bot.evaluation`; None where there is none."""
    beside = f"{folder_of(game)}.{name}"
    try:
        there = find_spec(beside) is not None
    except ModuleNotFoundError:  # the game is a single file, or has no such folder
        there = False
    return import_module(beside) if there else None
