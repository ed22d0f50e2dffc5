"""What answers a question with nothing, no more or no is declared so: screens put it last and always in one place."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

import serai
from serai.engine.core.steps import ASK, ASK_ALL
from serai.words import Words, kind_of

NOTHING = re.compile(
    r"^(no|nothing|none|not|stop|pass|done|refuse|end|leave|let)\b|\b(nothing|unused|without any|no soldier)\b|^lose\b"
    r"|\bno (trading post|votes?|faith|crowns?)\b"
)


def answers(name: str) -> Iterator[tuple[str, Any, Any]]:
    """Each question of a game with each class of its answers that needs no words of its own, as nought if a number."""
    game = serai.load(name)
    shapes = {shape.make: shape for shape in game.notation.shapes}
    asking: list[Any] = [step for step in game.steps if step.waits in (ASK, ASK_ALL)]
    for step in asking:
        for make in step.takes or shapes:  # of drafts: any
            shape = shapes[make]
            if set(shape.fields) <= {"number"}:
                yield kind_of(step), shape, shape.make(*(0 for _ in shape.fields))


@pytest.mark.parametrize("name", serai.names())
def test_what_says_nothing_is_declared_as_declining(name: str) -> None:
    words = Words("en", serai.load(name), strict=True)
    for kind, shape, choice in answers(name):
        told = words.choice(choice, kind)
        says = f"{name}, {kind}: “{told}” ({shape.word})"
        assert bool(NOTHING.search(told.lower())) == (shape.declines or kind in shape.nothing), says


@pytest.mark.parametrize("name", serai.names())
def test_nought_declines_in_questions_that_take_it(name: str) -> None:
    taken = {(kind, shape.word) for kind, shape, _ in answers(name)}
    for shape in serai.load(name).notation.shapes:
        assert {(kind, shape.word) for kind in shape.nothing} <= taken
        assert not shape.nothing or shape.fields == ("number",)
        assert shape.declines or not shape.costly, f"{shape.word} declines nothing"


def test_questions_of_an_amount_can_be_declined() -> None:
    of_nought = {kind for kind, shape, _ in answers("warrior_knights") if kind in shape.nothing}
    assert of_nought == {"commit-votes", "invest", "pledge", "write-votes"}
