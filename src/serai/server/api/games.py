"""The games: what a client must know of each before it can show anything."""

from __future__ import annotations

import hashlib
from functools import lru_cache
from typing import Any, Literal

import msgspec
from litestar import get
from litestar.params import FromPath
from litestar.response import Response

from serai.engine.core.game import Game, Preset, names
from serai.engine.core.importance import Importance
from serai.engine.core.state import COUNTED, OWN, PUBLIC
from serai.protocol.games import game_called
from serai.protocol.opening import LEVELS
from serai.protocol.refusals import missing
from serai.server.api import sayings
from serai.server.api.common import AnyRequest
from serai.server.api.lasting import encoded, lasting
from serai.server.api.learn.figures_shown import figure_names, figure_shown, how_to_play_text
from serai.server.api.learn.legend_shown import legend_shown
from serai.server.api.learn.lessons_shown import coach_words, course_shown, lesson_words
from serai.server.api.learn.puzzles_shown import puzzles_shown
from serai.server.api.rulebooks import ORIGINAL, TABLE, rules_of
from serai.server.tables.catalogue import board_of, content_of
from serai.teach.coach import is_coached
from serai.teach.legend import legend_of
from serai.teach.lessons import course_of
from serai.teach.puzzles import puzzles_of
from serai.words import LANGUAGES, keys_in, name_of, preset_name, texts
from serai.words.reasons import reason_text

FLUENT = "text/plain; charset=utf-8"
MARKDOWN = "text/markdown; charset=utf-8"
JAVASCRIPT = "text/javascript; charset=utf-8"
VISIBILITY: dict[int, Any] = {PUBLIC: "public", OWN: "own", COUNTED: "counted"}


class OptionShown(msgspec.Struct):
    """A variant that may be agreed on: a switch, a number or a word among values; free: the game checks it."""

    name: str
    kind: Literal["switch", "number", "word", "free"]
    default: Any
    values: list[Any]


class PresetShown(msgspec.Struct):
    """Options that are chosen together, and how many decisions of a seat such a game has."""

    name: str
    names: dict[str, str]  # what it is called in each language
    options: dict[str, Any]
    decisions: list[int]  # by number of seats, from the fewest on


class GameShown(msgspec.Struct):
    """A game in the list of games."""

    name: str
    names: dict[str, str]  # what it is called in each language
    rules: int
    min_seats: int
    max_seats: int
    colours: list[str]
    options: list[OptionShown]
    presets: list[PresetShown]
    seconds: int  # that a person takes over a decision
    levels: list[str]
    lessons: int  # how many there are
    how_to_play: bool  # whether there is a page of it
    puzzles: int  # how many there are
    legend: bool  # whether the board explains what it draws


class ShapeShown(msgspec.Struct):
    """A class of choices or events: its word, its fields, and the table that each field points into."""

    word: str
    fields: list[str]
    tables: list[str]
    declines: bool  # nothing, or no more: a screen puts it last
    costly: bool  # declining gives something up: a screen asks for a confirmation
    nothing: list[str]  # the questions in which its number 0 declines
    harmless: list[str]  # the questions in which it only gains, "*" for all: a screen asks for no confirmation


class ImportanceShown(msgspec.Struct):
    """How important a class of events is to those who look on, and which events before it say why."""

    weight: Literal[0, 1, 2, 3]  # a detail, usual, notable, or large: a banner
    because: list[str]
    of: list[str]  # where the numbers in these fields add up to `large_from`, it is large
    large_from: int


class FieldShown(msgspec.Struct):
    """A field of every view: what everybody sees, one's own beside the sizes of the others', or a size alone."""

    name: str
    visibility: Literal["public", "own", "counted"]
    cards: str


class GameNotation(msgspec.Struct):
    """How choices and events of a game are written, and the tables that their numbers point into."""

    game: GameShown
    choices: list[ShapeShown]
    events: list[ShapeShown]
    fields: list[FieldShown]
    tables: dict[str, list[str]]
    called: dict[str, list[str]]  # tables called by what lies there: its table, the field
    importance: dict[str, ImportanceShown]  # by the words of events; nothing: all are alike
    coach: bool  # whether something is said of each kind of question to whoever learns
    board: str | None  # the address of the board that the game's own package brings


def _shown(game: Game) -> GameShown:
    options = [
        OptionShown(option.name, _kind(option.values), option.default, list(option.values)) for option in game.options
    ]
    named = {language: name_of(game, language) for language in LANGUAGES}
    return GameShown(
        game.name,
        named,
        game.rules,
        game.min_seats,
        game.max_seats,
        list(game.colours),
        options,
        [_preset(game, preset) for preset in game.presets],
        game.seconds,
        list(LEVELS),
        len(course_of(game).lessons),
        how_to_play_text(game.name, ORIGINAL) != "",
        len(puzzles_of(game).puzzles),
        bool(legend_of(game)),
    )


def _preset(game: Game, preset: Preset) -> PresetShown:
    named = {language: preset_name(game, language, preset.name) for language in LANGUAGES}
    return PresetShown(preset.name, named, dict(preset.options), list(preset.decisions))


def _kind(values: tuple[Any, ...]) -> Any:
    return {bool: "switch", int: "number", str: "word"}.get(type(values[0]), "free") if values else "free"


def _importance(known: Importance) -> ImportanceShown:
    weight: Any = known.weight
    return ImportanceShown(weight, list(known.because), list(known.of), known.large_from)


def _shape(shape: Any) -> ShapeShown:
    says = shape.declines, shape.costly, list(shape.nothing), list(shape.harmless)
    return ShapeShown(shape.word, list(shape.names), list(shape.fields), *says)


# ---- what is told, each a function of names alone


def list_of_games() -> list[GameShown]:
    """All games."""
    return [_shown(game_called(name)) for name in names()]


def notation_of(name: str) -> GameNotation:
    """A game's notation and tables, and where its own board is."""
    game = game_called(name)
    notation = game.notation
    return GameNotation(
        _shown(game),
        [_shape(shape) for shape in notation.shapes],
        [_shape(shape) for shape in game.events],
        [FieldShown(field.name, VISIBILITY[field.visibility], field.cards) for field in game.shown],
        {"seat": list(game.colours), **{name: list(table) for name, table in notation.tables.items()}},
        {table: list(what) for table, what in game.called.items()},
        {word: _importance(known) for word, known in game.importance.items()},
        is_coached(game),
        None if board_of(name) is None else f"/api/v1/games/{name}/board.js?v={board_version(name)}",
    )


def board_version(name: str) -> str:
    """Of the board that a game's own package brings."""
    return digest(encoded(board_of, name).plain)


def words_of(name: str, language: str) -> list[str]:
    """A game's words as Fluent files; where something is missing in a language, English after it."""
    game = game_called(name)
    own, english = texts(language, game), texts("en", game)
    return own if keys_in(english) <= keys_in(own) else [*own, *english]


def reasons_of(name: str, language: str) -> str:
    """What reasons for a choice of a game say."""
    return reason_text(language, game_called(name))


@lru_cache(maxsize=1)
def version() -> str:
    """Of everything that lasts, in a few letters: another one whenever any of it is different."""
    told = [encoded(list_of_games), *(encoded(sayings.text, one) for one in LANGUAGES)]
    for name in names():
        told += [encoded(notation_of, name), encoded(content_of, name)]
        told += [encoded(words_of, name, language) for language in LANGUAGES]
        told += [encoded(reasons_of, name, language) for language in LANGUAGES]
        told += [encoded(course_shown, name), *(encoded(lesson_words, name, language) for language in LANGUAGES)]
        told += [encoded(how_to_play_text, name, language) for language in LANGUAGES]
        told += [encoded(figure_shown, name, figure) for figure in figure_names(name)]
        told += [encoded(coach_words, name, language) for language in LANGUAGES]
        told += [encoded(puzzles_shown, name)]
        told += [encoded(legend_shown, name, language) for language in LANGUAGES]
    for name in (TABLE, *(name for name in names() if rules_of(name) is not None)):
        told += [encoded(rules_of, name, language) for language in LANGUAGES]
    return digest(b"".join(hashlib.sha256(body.plain).digest() for body in told))


def digest(body: bytes) -> str:
    """A hash in a few letters, for addresses."""
    return hashlib.sha256(body).hexdigest()[:32]


# ---- the addresses


@get("/games", sync_to_thread=False)
def games(request: AnyRequest) -> Response[list[GameShown]]:
    """All games."""
    return lasting(request, version(), encoded(list_of_games))


@get("/games/{name:str}", sync_to_thread=False)
def one_game(request: AnyRequest, name: FromPath[str]) -> Response[GameNotation]:
    """A game's notation and tables."""
    return lasting(request, version(), encoded(notation_of, game_called(name).name))


@get("/games/{name:str}/board.js", sync_to_thread=False, include_in_schema=False)
def board(request: AnyRequest, name: FromPath[str]) -> Response[bytes]:
    """The board that a game's own package brings, as an ES module; under its own version it is kept for good."""
    if board_of(game_called(name).name) is None:
        raise missing("board")
    return lasting(request, board_version(name), encoded(board_of, name), JAVASCRIPT)


@get("/games/{name:str}/content", sync_to_thread=False)
def content(request: AnyRequest, name: FromPath[str]) -> Response[dict[str, Any]]:
    """A game's boards, cards and tracks, as its folder has them: tables by file without notes, and lines."""
    return lasting(request, version(), encoded(content_of, game_called(name).name))


@get(["/games/{name:str}/rules", "/games/{name:str}/rules/{language:str}"], sync_to_thread=False, media_type=MARKDOWN)
def rules(request: AnyRequest, name: FromPath[str], language: FromPath[str] = ORIGINAL) -> Response[str]:
    """The numbered rules of a game in Markdown, in English where a language has none; `serai`: those of the table."""
    called = name if name == TABLE else game_called(name).name
    if language not in LANGUAGES:
        raise missing("language")
    if rules_of(called) is None:
        raise missing("rulebook")
    return lasting(request, version(), encoded(rules_of, called, language), MARKDOWN)


@get("/games/{name:str}/words/{language:str}", sync_to_thread=False)
def words(request: AnyRequest, name: FromPath[str], language: FromPath[str]) -> Response[list[str]]:
    """A game's words as Fluent files."""
    if language not in LANGUAGES:
        raise missing("language")
    return lasting(request, version(), encoded(words_of, game_called(name).name, language))


@get("/games/{name:str}/reasons/{language:str}", sync_to_thread=False, media_type=FLUENT)
def reasons(request: AnyRequest, name: FromPath[str], language: FromPath[str]) -> Response[str]:
    """The words of the reasons that suggestions of a game have, as a Fluent file."""
    if language not in LANGUAGES:
        raise missing("language")
    said = encoded(reasons_of, game_called(name).name, language)
    return lasting(request, version(), said, FLUENT)


@get("/words/{language:str}", sync_to_thread=False, media_type=FLUENT)
def server_words(request: AnyRequest, language: FromPath[str]) -> Response[str]:
    """What the server itself says, as a Fluent file: `refused-<key>` for every refusal."""
    if language not in LANGUAGES:
        raise missing("language")
    return lasting(request, version(), encoded(sayings.text, language), FLUENT)


HANDLERS = [games, one_game, content, board, rules, words, reasons, server_words]
