"""Lessons that are gone through: how one stands after what was done in it; nothing is kept between two requests."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import post
from litestar.params import FromPath, JSONBody
from msgspec import Meta

from serai.engine.core.game import Game
from serai.engine.core.notation import event_json
from serai.engine.play.match import Match
from serai.server.api.common import AnyRequest, node_of, spend
from serai.server.api.play import WhyNot
from serai.server.api.refusals import missing, wrong
from serai.server.live.socket_messages import Answered
from serai.server.tables.lobby import game_called
from serai.server.tables.packing import packed
from serai.server.tables.play import EventTold, Question, Rows, written
from serai.teach.lessons import MOST_STEPS, Lesson, course_of
from serai.teach.running import OutOfStep, Stand, stand

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


HANDLERS: list[Any] = [learn, why_not, preview]
