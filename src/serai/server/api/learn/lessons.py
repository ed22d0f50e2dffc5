"""What teaches a game: how to play with its figures, and lessons; nothing of a lesson is kept between two requests."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import get, post
from litestar.params import FromPath, JSONBody
from litestar.response import Response
from msgspec import Meta

from serai.engine.core.game import Game
from serai.engine.core.notation import event_json
from serai.engine.play.match import Match
from serai.server.api.common import AnyRequest, node_of, spend
from serai.server.api.games import MARKDOWN, version
from serai.server.api.lasting import encoded, lasting
from serai.server.api.learn.figures_shown import FigureShown, figure_names, figure_shown, how_to_play_text
from serai.server.api.learn.legend_shown import LegendShown, legend_shown
from serai.server.api.learn.lessons_shown import CourseShown, coach_words, course_shown, lesson_words
from serai.server.api.play import WhyNot
from serai.server.api.refusals import missing, wrong
from serai.server.live.socket_messages import Answered
from serai.server.tables.lobby import game_called
from serai.server.tables.packing import packed
from serai.server.tables.play import EventTold, Question, Rows, written
from serai.teach.lessons import MOST_STEPS, Lesson, course_of
from serai.teach.running import OutOfStep, Stand, stand
from serai.words import LANGUAGES

Made = Annotated[list[Any], Meta(max_length=MOST_STEPS)]


class Doing(msgspec.Struct):
    """What was done so far, step by step: a choice, or null where it was only read; the last of it is judged."""

    made: Made = []


class Trying(msgspec.Struct):
    """A choice that one thinks of, after what was done so far."""

    choice: Any
    made: Made = []
    deeper: bool = False


class Stood(msgspec.Struct):
    """How a lesson stands: the steps done, what answers a choice that was not asked for, and all that the learner sees.

    Events from number `fresh` on are what the last thing done has caused.
    """

    done: int
    answer: str | None
    number: int
    fresh: int
    events: list[EventTold]
    view: dict[str, Any]
    facts: dict[str, Any]
    question: Question | None


class LessonForeseen(msgspec.Struct):
    """What a choice would cause: events, facts that would be others, and what could follow where that was asked for."""

    events: list[dict[str, Any]]
    final: bool
    facts: dict[str, Any]
    then: list[Answered]


def _stood(lesson: Lesson, now: Stand) -> Stood:
    match, seat = now.match, lesson.seat
    waits = not now.answer and now.done < len(lesson.steps) and lesson.steps[now.done].asks
    return Stood(
        done=now.done,
        answer=now.answer or None,
        number=match.number,
        fresh=now.fresh,
        events=[EventTold(told.number, told.move, event_json(told.event)) for told in match.events(seat)],
        view=match.view(seat),
        facts=match.facts(seat),
        question=question_to(match, seat) if waits else None,
    )


def question_to(match: Match, seat: int) -> Question | None:
    """The question that is put to the learner's seat."""
    asked = next((asked for asked in match.asks if asked.seat == seat), None)
    if asked is None:
        return None
    rows: Rows = written(packed(asked.options))
    return Question(asked.kind, asked.prompt, rows)


def reason_against(match: Match, seat: int, choice: Any) -> WhyNot:
    """Which rule forbids a choice."""
    reason = match.why_not(seat, choice)
    return WhyNot(reason.rule if reason else None, reason.facts if reason else {})


def foreseen(match: Match, seat: int, trying: Trying) -> LessonForeseen:
    """What a choice would cause, up to the next reveal."""
    follows = match.preview_next(seat, trying.choice) if trying.deeper else []
    to_row = match.game.notation.to_row
    return LessonForeseen(
        [event_json(event) for event in match.preview(seat, trying.choice)],
        match.final(seat, trying.choice),
        match.preview_facts(seat, trying.choice),
        [Answered(to_row(pick), [event_json(one) for one in told]) for pick, told in follows],
    )


def _lesson(game: Game, name: str) -> Lesson:
    lesson = course_of(game).lesson(name)
    if lesson is None:
        raise missing("lesson")
    return lesson


def _stand(game: Game, lesson: Lesson, made: list[Any]) -> Stand:
    try:
        return stand(game, lesson, made)
    except OutOfStep as error:
        raise wrong("out-of-step", str(error)) from None


@get("/games/{name:str}/lessons", sync_to_thread=False)
def lessons(request: AnyRequest, name: FromPath[str]) -> Response[CourseShown]:
    """All lessons of a game."""
    return lasting(request, version(), encoded(course_shown, game_called(name).name))


@get("/games/{name:str}/lessons/words/{language:str}", sync_to_thread=False)
def words(request: AnyRequest, name: FromPath[str], language: FromPath[str]) -> Response[str]:
    """What the lessons of a game say, as a Fluent file."""
    if language not in LANGUAGES:
        raise missing("language")
    said = encoded(lesson_words, game_called(name).name, language)
    return lasting(request, version(), said, "text/plain; charset=utf-8")


@get("/games/{name:str}/how-to-play/{language:str}", sync_to_thread=False, media_type=MARKDOWN)
def how_to_play(request: AnyRequest, name: FromPath[str], language: FromPath[str]) -> Response[str]:
    """How to play a game, in Markdown: its figures are asked for one by one."""
    if language not in LANGUAGES:
        raise missing("language")
    text = encoded(how_to_play_text, game_called(name).name, language)
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


@get("/games/{name:str}/coach/words/{language:str}", sync_to_thread=False)
def coached(request: AnyRequest, name: FromPath[str], language: FromPath[str]) -> Response[str]:
    """What the coach says of each kind of question, as a Fluent file; empty where a game has no coach."""
    if language not in LANGUAGES:
        raise missing("language")
    said = encoded(coach_words, game_called(name).name, language)
    return lasting(request, version(), said, "text/plain; charset=utf-8")


@get("/games/{name:str}/legend/{language:str}", sync_to_thread=False)
def legend(request: AnyRequest, name: FromPath[str], language: FromPath[str]) -> Response[LegendShown]:
    """What is on the board of a game; asked for when somebody first wants to know what a thing is."""
    if language not in LANGUAGES:
        raise missing("language")
    return lasting(request, version(), encoded(legend_shown, game_called(name).name, language))


@post("/lessons/{name:str}/{lesson_id:str}", status_code=200)
async def learn(request: AnyRequest, name: FromPath[str], lesson_id: FromPath[str], data: JSONBody[Doing]) -> Stood:
    """How a lesson stands after what was done in it; anybody may learn."""
    spend(request, "choose")
    game = game_called(name)
    lesson = _lesson(game, lesson_id)
    with node_of(request).limits.charged():
        return _stood(lesson, _stand(game, lesson, data.made))


@post("/lessons/{name:str}/{lesson_id:str}/why-not", status_code=200)
async def why_not(request: AnyRequest, name: FromPath[str], lesson_id: FromPath[str], data: JSONBody[Trying]) -> WhyNot:
    """Which rule forbids a choice."""
    spend(request, "look")
    game = game_called(name)
    lesson = _lesson(game, lesson_id)
    with node_of(request).limits.charged():
        return reason_against(_stand(game, lesson, data.made).match, lesson.seat, data.choice)


@post("/lessons/{name:str}/{lesson_id:str}/preview", status_code=200)
async def preview(
    request: AnyRequest, name: FromPath[str], lesson_id: FromPath[str], data: JSONBody[Trying]
) -> LessonForeseen:
    """What a choice would cause, up to the next reveal."""
    spend(request, "look")
    game = game_called(name)
    lesson = _lesson(game, lesson_id)
    with node_of(request).limits.charged():
        return foreseen(_stand(game, lesson, data.made).match, lesson.seat, data)


HANDLERS: list[Any] = [lessons, words, legend, coached, how_to_play, figure, learn, why_not, preview]
