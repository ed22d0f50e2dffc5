"""Playing a lesson: what was done so far is played through the engine, and the last of it is judged."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from serai.engine.core.companions import companion
from serai.engine.core.game import Game
from serai.engine.play.match import Match
from serai.teach.lessons import Lesson, Start, Step
from serai.teach.reading import FOLDER, BadLesson

Condition = Callable[[Any, Any, int, Any], bool]  # of the states before and after, the seat, and its choice


class OutOfStep(ValueError):
    """What was done does not belong to the steps of the lesson."""


class Stand(NamedTuple):
    """How a lesson stands: the steps done, and the sentence that answers a choice that was not asked for.

    After such a choice the match shows what it led to; whoever goes on leaves it out.
    """

    match: Match
    done: int
    answer: str
    fresh: int  # the number of the first event that the last thing done has caused


def stand(game: Game, lesson: Lesson, made: Sequence[object]) -> Stand:
    """Play what was done, a choice or None for each step; only the last choice may be another than was asked for."""
    match = begun(game, lesson.start).clone()
    fresh = 0
    for done, act in enumerate(made):
        if done >= len(lesson.steps):
            raise OutOfStep(f"{lesson.id} has {len(lesson.steps)} steps")
        step = lesson.steps[done]
        if step.asks == (act is None):
            raise OutOfStep(f"{step.say} {'asks for a choice' if step.asks else 'asks for nothing'}")
        fresh = len(match.happened())
        answer = "" if act is None else _judged(match, lesson, step, act)
        if answer:
            if done + 1 < len(made):
                raise OutOfStep(f"{step.say} asks for another choice")
            return Stand(match, done, answer, fresh)
        for other in step.others:
            _play(match, other)
    return Stand(match, len(made), "", fresh)


@lru_cache(maxsize=400)
def begun(game: Game, start: Start) -> Match:
    """The match before the first step, which is copied for everybody who learns."""
    if start.position:
        match = Match.from_position(start.position, game)
    else:
        match = Match.new(game, start.seats, start.seed, dict(start.options))
    for choice in start.choices:
        _play(match, choice)
    return match


def _judged(match: Match, lesson: Lesson, step: Step, act: object) -> str:
    """Carry a choice out; gives the sentence that answers it, or nothing where it is what was asked for."""
    before = match.state.clone()
    match.make(lesson.seat, act)
    notation = match.game.notation
    pick = notation.read(act)
    text = notation.to_text(pick)
    if any(begins(text, asked) for asked in step.ask):
        return ""
    if step.condition and condition(match.game, step.condition)(before, match.state, lesson.seat, pick):
        return ""
    return next((say for first, say in step.wrong.items() if begins(text, first)), step.otherwise)


def begins(text: str, first: str) -> bool:
    """Whether a choice is one of those that are meant by how they begin: whole words, or parts of names."""
    return text.startswith(first) and not text[len(first) : len(first) + 1].isalnum()


def condition(game: Game, name: str) -> Condition:
    """A function of the game's `teach/conditions.py`: of the states before and after, the seat and its choice."""
    beside = companion(game, f"{FOLDER}.conditions")
    found: Condition | None = getattr(beside, name, None)
    if found is None:
        raise BadLesson(f"{game.name} has no condition {name}")
    return found


def _play(match: Match, told: str) -> None:
    """Carry out what a seat does by the script: `yellow pass`."""
    colour, _, choice = told.partition(" ")
    match.make(match.game.colours.index(colour), choice)
