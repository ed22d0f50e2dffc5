"""Lessons as a game's folder `teach` holds them: `lessons.toml`, positions as text, conditions, words.

A lesson is a start, the learner's seat, and steps. A step says a sentence and either waits until it is read or asks for
a choice. Choices are written as records write them; `invade c12` stands for every choice that begins so.

    [[lesson]]
    id = "invade"
    position = "invade"        # teach/positions/invade.txt; or a seed and seats, and choices = ["red settle a1"]
    seat = "red"

    [[lesson.step]]
    say = "card"               # the sentence `invade-card`
    point = ["card:c03", "panel:tray", "part:hand"]
    ask = ["invade c03"]       # or condition = "owned_alone", a function of teach/conditions.py; neither: continue
    wrong = { "chase" = "not-yet" }
    otherwise = "other"        # without it the sentence `otherwise`, for all lessons
    others = ["yellow pass"]   # played afterwards

`[first_game]` has a position, the learner's seat, and the level of the bots in all other seats.
"""

from __future__ import annotations

import tomllib
from functools import lru_cache
from importlib.resources.abc import Traversable
from typing import NamedTuple, TypedDict, cast

from serai.engine.core.game import Game
from serai.teach.reading import BadLesson, Thing, folder_of, must_be_empty, position_in, seat_called, thing_called

OTHERWISE = "otherwise"  # the sentence for any other legal choice, where a step has none of its own
MOST_STEPS = 40


class ToldStep(TypedDict, total=False):
    """A step as the file has it."""

    say: str
    point: list[str]
    ask: list[str]
    condition: str
    wrong: dict[str, str]
    otherwise: str
    others: list[str]


class ToldLesson(TypedDict, total=False):
    """A lesson as the file has it."""

    id: str
    position: str
    seed: str
    seats: int
    options: dict[str, object]
    choices: list[str]
    seat: str
    step: list[ToldStep]


class ToldFirstGame(TypedDict, total=False):
    """The first game as the file has it."""

    position: str
    seat: str
    level: str


class ToldCourse(TypedDict, total=False):
    """All that a file of lessons holds."""

    lesson: list[ToldLesson]
    first_game: ToldFirstGame


class Start(NamedTuple):
    """Where a lesson begins: with a position as text, or with a seed; then the choices that lead on from there."""

    position: str
    seed: str
    seats: int
    options: tuple[tuple[str, object], ...]
    choices: tuple[str, ...]


class Step(NamedTuple):
    """A sentence, what it points at, and what is asked for: nothing but to continue, choices, or a condition."""

    say: str
    point: tuple[Thing, ...]
    ask: tuple[str, ...]
    condition: str
    wrong: dict[str, str]  # the sentence for each choice, or each beginning of choices
    otherwise: str
    others: tuple[str, ...]

    @property
    def asks(self) -> bool:
        """Whether the learner chooses something here."""
        return bool(self.ask or self.condition)


class Lesson(NamedTuple):
    """One idea, in a few steps."""

    id: str
    seat: int
    start: Start
    steps: tuple[Step, ...]


class FirstGame(NamedTuple):
    """The game that follows the last lesson: a fixed deal against bots of one level."""

    position: str
    seat: int
    level: str


class Course(NamedTuple):
    """All lessons of a game in their order, and the game after them."""

    lessons: tuple[Lesson, ...]
    first_game: FirstGame | None

    def lesson(self, name: str) -> Lesson | None:
        """The lesson of a name."""
        return next((lesson for lesson in self.lessons if lesson.id == name), None)


NO_COURSE = Course((), None)


@lru_cache(maxsize=100)
def course_of(game: Game) -> Course:
    """The lessons that a game's folder holds, or none."""
    folder = folder_of(game)
    file = folder / "lessons.toml"
    if not file.is_file():
        return NO_COURSE
    told = cast(ToldCourse, tomllib.loads(file.read_text(encoding="utf-8")))
    lessons = tuple(_lesson(game, folder, one.copy()) for one in told.pop("lesson", []))
    first = told.pop("first_game", None)
    must_be_empty(told, game.name)
    return Course(lessons, None if first is None else _first_game(game, folder, first.copy()))


def _first_game(game: Game, folder: Traversable, told: ToldFirstGame) -> FirstGame:
    position = position_in(folder, told.pop("position"))
    first = FirstGame(position, seat_called(game, told.pop("seat")), told.pop("level"))
    must_be_empty(told, "first_game")
    return first


def _lesson(game: Game, folder: Traversable, told: ToldLesson) -> Lesson:
    name = told.pop("id")
    position = told.pop("position", None)
    start = Start(
        "" if position is None else position_in(folder, position),
        told.pop("seed", ""),
        told.pop("seats", 0),
        tuple(told.pop("options", {}).items()),
        tuple(told.pop("choices", [])),
    )
    if bool(start.position) == bool(start.seed and start.seats):
        raise BadLesson(f"{name} begins either with a position, or with a seed and seats")
    seat = seat_called(game, told.pop("seat"))
    steps = tuple(_step(game, name, step.copy()) for step in told.pop("step"))
    must_be_empty(told, name)
    if len(steps) > MOST_STEPS:
        raise BadLesson(f"{name} has more than {MOST_STEPS} steps")
    return Lesson(name, seat, start, steps)


def _step(game: Game, lesson: str, told: ToldStep) -> Step:
    say = told.pop("say")
    wrong = told.pop("wrong", {})
    otherwise = told.pop("otherwise", "")
    step = Step(
        f"{lesson}-{say}",
        tuple(thing_called(game, name) for name in told.pop("point", [])),
        tuple(told.pop("ask", [])),
        told.pop("condition", ""),
        {choice: f"{lesson}-{sentence}" for choice, sentence in wrong.items()},
        f"{lesson}-{otherwise}" if otherwise else OTHERWISE,
        tuple(told.pop("others", [])),
    )
    must_be_empty(told, f"{lesson}-{say}")
    if not step.asks and (wrong or otherwise):
        raise BadLesson(f"{step.say} asks for nothing, so nothing can be wrong")
    return step
