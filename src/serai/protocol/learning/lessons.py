"""Lessons that are gone through: how one stands after what was done in it, and what is asked on the way."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from serai.engine.core.game import Game
from serai.engine.play.match import Match
from serai.engine.views.event_facts import event_shown
from serai.protocol.json_text import written
from serai.protocol.packing import packed
from serai.protocol.play import EventTold, Question, Rows
from serai.protocol.refusals import missing, wrong
from serai.protocol.told import Answered
from serai.teach.lessons import MOST_STEPS, Lesson, course_of
from serai.teach.running import OutOfStep, Stand, stand


def _few(made: list[Any], most: int = MOST_STEPS) -> None:
    if len(made) > most:
        raise ValueError(f"at most {most} steps are made")


@dataclass(slots=True)
class Doing:
    """What was done so far, step by step: a choice, or null where it was only read; the last of it is judged."""

    made: list[Any] = field(default_factory=list)

    def __post_init__(self) -> None:
        _few(self.made)


@dataclass(slots=True)
class Trying:
    """A choice that one thinks of, after what was done so far."""

    choice: Any
    made: list[Any] = field(default_factory=list)
    deeper: bool = False

    def __post_init__(self) -> None:
        _few(self.made)


@dataclass(slots=True)
class WhyNot:
    """The rule that forbids a choice, or none."""

    rule: str | None
    facts: dict[str, Any]


@dataclass(slots=True)
class Stood:
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


@dataclass(slots=True)
class LessonForeseen:
    """What a choice would cause: events, facts that would be others, and what could follow where that was asked for."""

    events: list[dict[str, Any]]
    final: bool
    facts: dict[str, Any]
    then: list[Answered]


def lesson_called(game: Game, name: str) -> Lesson:
    """The lesson of that name."""
    lesson = course_of(game).lesson(name)
    if lesson is None:
        raise missing("lesson")
    return lesson


def learnt(game: Game, lesson: Lesson, doing: Doing) -> Stood:
    """How a lesson stands after what was done in it."""
    return _stood(lesson, _stand(game, lesson, doing.made))


def match_after(game: Game, lesson: Lesson, trying: Trying) -> Match:
    """The game of a lesson in which somebody thinks of a choice."""
    return _stand(game, lesson, trying.made).match


def _stand(game: Game, lesson: Lesson, made: list[Any]) -> Stand:
    try:
        return stand(game, lesson, made)
    except OutOfStep as error:
        raise wrong("out-of-step", str(error)) from None


def _stood(lesson: Lesson, now: Stand) -> Stood:
    match, seat = now.match, lesson.seat
    waits = not now.answer and now.done < len(lesson.steps) and lesson.steps[now.done].asks
    return Stood(
        done=now.done,
        answer=now.answer or None,
        number=match.number,
        fresh=now.fresh,
        events=[EventTold(told.number, told.move, event_shown(match.game, told.event)) for told in match.events(seat)],
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
        [event_shown(match.game, event) for event in match.preview(seat, trying.choice)],
        match.final(seat, trying.choice),
        match.preview_facts(seat, trying.choice),
        [Answered(to_row(pick), [event_shown(match.game, one) for one in told]) for pick, told in follows],
    )
