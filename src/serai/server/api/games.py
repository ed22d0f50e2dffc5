"""The games: what a client must know of each before it can show anything."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import get

from serai.engine.game import Game, names
from serai.server import sayings
from serai.server.levels import LEVELS
from serai.server.lobby import game_called
from serai.server.refusals import missing
from serai.words import LANGUAGES, texts


class OptionShown(msgspec.Struct):
    """A variant that may be agreed on; with no values the game itself checks what it is given."""

    name: str
    default: Any
    values: list[Any]


class GameShown(msgspec.Struct):
    """A game in the list of games."""

    name: str
    rules: int
    fewest: int
    most: int
    colours: list[str]
    options: list[OptionShown]
    levels: list[str]


class ShapeShown(msgspec.Struct):
    """A class of choices or events: its word, its fields, and the table that each field points into."""

    word: str
    fields: list[str]
    tables: list[str]


class GameNotation(msgspec.Struct):
    """How choices and events of a game are written, and the tables that their numbers point into."""

    game: GameShown
    choices: list[ShapeShown]
    events: list[ShapeShown]
    tables: dict[str, list[str]]


def _shown(game: Game) -> GameShown:
    options = [OptionShown(option.name, option.default, list(option.values)) for option in game.options]
    return GameShown(game.name, game.rules, game.fewest, game.most, list(game.colours), options, list(LEVELS))


def _shape(shape: Any) -> ShapeShown:
    return ShapeShown(shape.word, list(shape.make._fields), list(shape.fields))


@get("/games", sync_to_thread=False)
def games() -> list[GameShown]:
    """All games."""
    return [_shown(game_called(name)) for name in names()]


@get("/games/{name:str}", sync_to_thread=False)
def one_game(name: str) -> GameNotation:
    """A game's notation and tables."""
    game = game_called(name)
    notation = game.notation
    return GameNotation(
        _shown(game),
        [_shape(shape) for shape in notation.shapes],
        [_shape(shape) for shape in game.events],
        {"seat": list(game.colours), **{name: list(table) for name, table in notation.tables.items()}},
    )


@get("/games/{name:str}/words/{language:str}", sync_to_thread=False)
def words(name: str, language: str) -> list[str]:
    """A game's words as Fluent files."""
    if language not in LANGUAGES:
        raise missing("language")
    return texts(language, game_called(name))


@get("/words/{language:str}", sync_to_thread=False)
def server_words(language: str) -> str:
    """What the server itself says, as a Fluent file: `refused-<key>` for every refusal."""
    if language not in LANGUAGES:
        raise missing("language")
    return sayings.text(language)


HANDLERS = [games, one_game, words, server_words]
