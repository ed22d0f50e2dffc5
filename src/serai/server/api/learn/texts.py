"""What teaches a game and lasts while a server runs: how to play with its figures, lessons, coach and legend."""

from __future__ import annotations

from typing import Any

from litestar import get
from litestar.params import FromPath
from litestar.response import Response

from serai.protocol.games import game_called
from serai.protocol.refusals import missing
from serai.server.api.common import AnyRequest
from serai.server.api.games import MARKDOWN, version
from serai.server.api.lasting import encoded, lasting
from serai.server.api.learn.figures_shown import FigureShown, figure_names, figure_shown, how_to_play_text
from serai.server.api.learn.legend_shown import LegendShown, legend_shown
from serai.server.api.learn.lessons_shown import CourseShown, coach_words, course_shown, lesson_words
from serai.words import LANGUAGES

FLUENT = "text/plain; charset=utf-8"


def _known(language: str) -> str:
    if language not in LANGUAGES:
        raise missing("language")
    return language


@get("/games/{name:str}/lessons", sync_to_thread=False)
def lessons(request: AnyRequest, name: FromPath[str]) -> Response[CourseShown]:
    """All lessons of a game."""
    return lasting(request, version(), encoded(course_shown, game_called(name).name))


@get("/games/{name:str}/lessons/words/{language:str}", sync_to_thread=False, media_type=FLUENT)
def words(request: AnyRequest, name: FromPath[str], language: FromPath[str]) -> Response[str]:
    """What the lessons of a game say, as a Fluent file."""
    said = encoded(lesson_words, game_called(name).name, _known(language))
    return lasting(request, version(), said, FLUENT)


@get("/games/{name:str}/how-to-play/{language:str}", sync_to_thread=False, media_type=MARKDOWN)
def how_to_play(request: AnyRequest, name: FromPath[str], language: FromPath[str]) -> Response[str]:
    """How to play a game, in Markdown: its figures are asked for one by one."""
    text = encoded(how_to_play_text, game_called(name).name, _known(language))
    if not text.plain:
        raise missing("how-to-play")
    return lasting(request, version(), text, MARKDOWN)


@get("/games/{name:str}/figures/{figure_id:str}", sync_to_thread=False)
def figure(request: AnyRequest, name: FromPath[str], figure_id: FromPath[str]) -> Response[FigureShown]:
    """A figure of how to play a game: what a seat sees of a position, and the marks on it."""
    called = game_called(name).name
    if figure_id not in figure_names(called):
        raise missing("figure")
    return lasting(request, version(), encoded(figure_shown, called, figure_id))


@get("/games/{name:str}/coach/words/{language:str}", sync_to_thread=False, media_type=FLUENT)
def coached(request: AnyRequest, name: FromPath[str], language: FromPath[str]) -> Response[str]:
    """What the coach says of each kind of question, as a Fluent file; empty where a game has no coach."""
    said = encoded(coach_words, game_called(name).name, _known(language))
    return lasting(request, version(), said, FLUENT)


@get("/games/{name:str}/legend/{language:str}", sync_to_thread=False)
def legend(request: AnyRequest, name: FromPath[str], language: FromPath[str]) -> Response[LegendShown]:
    """What is on the board of a game; asked for when somebody first wants to know what a thing is."""
    return lasting(request, version(), encoded(legend_shown, game_called(name).name, _known(language)))


HANDLERS: list[Any] = [lessons, words, legend, coached, how_to_play, figure]
