"""The games: what a client must know of each before it can show anything."""

from __future__ import annotations

import hashlib
from typing import Any, Literal

import msgspec
from litestar import get
from litestar.params import FromPath, FromQuery
from litestar.response import Response

from serai.engine.core.game import Game, names
from serai.engine.core.state import COUNTED, OWN, PUBLIC
from serai.server.api import sayings
from serai.server.api.pages import LONG
from serai.server.api.refusals import missing
from serai.server.bots.levels import LEVELS
from serai.server.tables.catalogue import board_of, content_of, rules_of
from serai.server.tables.lobby import game_called
from serai.words import LANGUAGES, texts

MARKDOWN = "text/markdown; charset=utf-8"
JAVASCRIPT = "text/javascript; charset=utf-8"
SIGHTS: dict[int, Any] = {PUBLIC: "public", OWN: "own", COUNTED: "counted"}


class OptionShown(msgspec.Struct):
    """A variant that may be agreed on: a switch, a number or a word among values; free: the game checks it."""

    name: str
    kind: Literal["switch", "number", "word", "free"]
    default: Any
    values: list[Any]


class GameShown(msgspec.Struct):
    """A game in the list of games."""

    name: str
    rules: int
    min_seats: int
    max_seats: int
    colours: list[str]
    options: list[OptionShown]
    levels: list[str]


class ShapeShown(msgspec.Struct):
    """A class of choices or events: its word, its fields, and the table that each field points into."""

    word: str
    fields: list[str]
    tables: list[str]
    declines: bool  # nothing, or no more: a screen puts it last


class FieldShown(msgspec.Struct):
    """A field of every view: what everybody sees, one's own beside the sizes of the others', or a size alone."""

    name: str
    sight: Literal["public", "own", "counted"]
    cards: str


class GameNotation(msgspec.Struct):
    """How choices and events of a game are written, and the tables that their numbers point into."""

    game: GameShown
    choices: list[ShapeShown]
    events: list[ShapeShown]
    fields: list[FieldShown]
    tables: dict[str, list[str]]
    board: str | None  # the address of the board that the game's own package brings


def _shown(game: Game) -> GameShown:
    options = [
        OptionShown(option.name, _kind(option.values), option.default, list(option.values)) for option in game.options
    ]
    return GameShown(game.name, game.rules, game.min_seats, game.max_seats, list(game.colours), options, list(LEVELS))


def _kind(values: tuple[Any, ...]) -> Any:
    return {bool: "switch", int: "number", str: "word"}.get(type(values[0]), "free") if values else "free"


def _shape(shape: Any) -> ShapeShown:
    return ShapeShown(shape.word, list(shape.make._fields), list(shape.fields), shape.declines)


@get("/games", sync_to_thread=False)
def games() -> list[GameShown]:
    """All games."""
    return [_shown(game_called(name)) for name in names()]


@get("/games/{name:str}", sync_to_thread=False)
def one_game(name: FromPath[str]) -> GameNotation:
    """A game's notation and tables."""
    game = game_called(name)
    notation = game.notation
    return GameNotation(
        _shown(game),
        [_shape(shape) for shape in notation.shapes],
        [_shape(shape) for shape in game.events],
        [FieldShown(field.name, SIGHTS[field.sight], field.cards) for field in game.shown],
        {"seat": list(game.colours), **{name: list(table) for name, table in notation.tables.items()}},
        board_address(game.name),
    )


def board_address(name: str) -> str | None:
    """Where a game's own board is served; the address changes whenever the board does."""
    found = board_of(name)
    return None if found is None else f"/api/v1/games/{name}/board.js?hash={board_hash(found)}"


def board_hash(board: bytes) -> str:
    """A board in a few letters, for its address."""
    return hashlib.sha256(board).hexdigest()[:32]


@get("/games/{name:str}/board.js", sync_to_thread=False, include_in_schema=False)
def board(name: FromPath[str], hash: FromQuery[str] = "") -> Response[bytes]:
    """The board that a game's own package brings, as an ES module; under its hash it is kept for good."""
    found = board_of(game_called(name).name)
    if found is None:
        raise missing("board")
    keep = LONG if hash == board_hash(found) else "no-cache"
    return Response(found, media_type=JAVASCRIPT, headers={"Cache-Control": keep})


@get("/games/{name:str}/content", sync_to_thread=False)
def content(name: FromPath[str]) -> dict[str, Any]:
    """A game's boards, cards and tracks, as its folder has them: tables by file, and lines of text."""
    return content_of(game_called(name).name)


@get("/games/{name:str}/rules", sync_to_thread=False, media_type=MARKDOWN)
def rules(name: FromPath[str]) -> str:
    """The numbered rules of a game, in Markdown; those of the table itself under the name `serai`."""
    found = rules_of(name if name == "serai" else game_called(name).name)
    if found is None:
        raise missing("rulebook")
    return found


@get("/games/{name:str}/words/{language:str}", sync_to_thread=False)
def words(name: FromPath[str], language: FromPath[str]) -> list[str]:
    """A game's words as Fluent files."""
    if language not in LANGUAGES:
        raise missing("language")
    return texts(language, game_called(name))


@get("/words/{language:str}", sync_to_thread=False)
def server_words(language: FromPath[str]) -> str:
    """What the server itself says, as a Fluent file: `refused-<key>` for every refusal."""
    if language not in LANGUAGES:
        raise missing("language")
    return sayings.text(language)


HANDLERS = [games, one_game, content, board, rules, words, server_words]
