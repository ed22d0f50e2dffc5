"""Lessons played by their own script: the choices that lead on, and those that are answered."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import serai
from serai.teach.lessons import Lesson, Step, course_of
from serai.teach.running import Stand, stand

TAUGHT = [name for name in serai.names() if course_of(serai.load(name)).lessons]
LESSONS = [(name, lesson.id) for name in TAUGHT for lesson in course_of(serai.load(name)).lessons]


class Scene(NamedTuple):
    """A step of a lesson, what was done before it, how the lesson stands there, and what may be chosen."""

    step: Step
    made: list[str | None]
    stand: Stand
    options: list[str]


def lesson_called(game: str, name: str) -> Lesson:
    lesson = course_of(serai.load(game)).lesson(name)
    assert lesson is not None
    return lesson


def scenes(game: str, name: str) -> Iterator[Scene]:
    """Every step of a lesson; each is answered with the first choice that it asks for."""
    played, lesson = serai.load(game), lesson_called(game, name)
    made: list[str | None] = []
    for step in lesson.steps:
        now = stand(played, lesson, made)
        asked = [asked for asked in now.match.asks if asked.seat == lesson.seat]
        options = [played.notation.to_text(option) for one in asked for option in one.options]
        yield Scene(step, list(made), now, options)
        made.append(leading_on(played, lesson, made, options)[0] if step.asks else None)
    stand(played, lesson, made)


def leading_on(game: serai.Game, lesson: Lesson, made: list[str | None], options: list[str]) -> list[str]:
    """The options that a step asks for."""
    return [option for option in options if not stand(game, lesson, [*made, option]).answer]
