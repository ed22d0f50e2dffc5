"""The lessons of a game as clients are told them: what lasts, each a function of names alone."""

from __future__ import annotations

import msgspec

from serai.engine.core.game import Game
from serai.engine.play.position import read_position
from serai.protocol.games import game_called
from serai.teach.coach import coach_text
from serai.teach.lessons import FirstGame, Lesson, Step, course_of
from serai.teach.running import begun
from serai.words import lesson_text


class StepShown(msgspec.Struct):
    """A sentence by its key, what it points at (entries of tables, or named parts), whether a choice is asked for."""

    say: str
    point: list[tuple[str, int | str]]
    asks: bool


class LessonShown(msgspec.Struct):
    """A lesson before it begins."""

    id: str
    seat: int
    seats: int
    steps: list[StepShown]


class FirstGameShown(msgspec.Struct):
    """The game that follows the last lesson, ready to be laid as a table."""

    position: str
    seat: int
    seats: int
    level: str


class CourseShown(msgspec.Struct):
    """All lessons of a game."""

    lessons: list[LessonShown]
    first_game: FirstGameShown | None


def course_shown(name: str) -> CourseShown:
    """The lessons of a game."""
    game = game_called(name)
    course = course_of(game)
    lessons = [_lesson(lesson, begun(game, lesson.start).seats) for lesson in course.lessons]
    first = course.first_game
    return CourseShown(lessons, None if first is None else _first_game(game, first))


def _first_game(game: Game, first: FirstGame) -> FirstGameShown:
    seats = read_position(first.position, game).state.seats
    return FirstGameShown(first.position, first.seat, seats, first.level)


def _lesson(lesson: Lesson, seats: int) -> LessonShown:
    return LessonShown(lesson.id, lesson.seat, seats, [_step(step) for step in lesson.steps])


def _step(step: Step) -> StepShown:
    return StepShown(step.say, list(step.point), step.asks)


def lesson_words(name: str, language: str) -> str:
    """What lessons say, as a Fluent file."""
    return lesson_text(language, game_called(name))


def coach_words(name: str, language: str) -> str:
    """What the coach says of each kind of question, as a Fluent file."""
    return coach_text(game_called(name), language)
