"""Lessons that are gone through, over HTTP."""

from __future__ import annotations

from typing import Any

from litestar import post
from litestar.params import FromPath, JSONBody

from serai.protocol.games import game_called
from serai.protocol.learning.lessons import (
    Doing,
    LessonForeseen,
    Stood,
    Trying,
    WhyNot,
    foreseen,
    learnt,
    lesson_called,
    match_after,
    reason_against,
)
from serai.server.api.common import AnyRequest, node_of, spend


@post("/lessons/{name:str}/{lesson_id:str}", status_code=200)
async def learn(request: AnyRequest, name: FromPath[str], lesson_id: FromPath[str], data: JSONBody[Doing]) -> Stood:
    """How a lesson stands after what was done in it; anybody may learn."""
    spend(request, "choose")
    game = game_called(name)
    lesson = lesson_called(game, lesson_id)
    with node_of(request).limits.beside():
        return learnt(game, lesson, data)


@post("/lessons/{name:str}/{lesson_id:str}/why-not", status_code=200)
async def why_not(request: AnyRequest, name: FromPath[str], lesson_id: FromPath[str], data: JSONBody[Trying]) -> WhyNot:
    """Which rule forbids a choice."""
    spend(request, "look")
    game = game_called(name)
    lesson = lesson_called(game, lesson_id)
    with node_of(request).limits.beside():
        return reason_against(match_after(game, lesson, data), lesson.seat, data.choice)


@post("/lessons/{name:str}/{lesson_id:str}/preview", status_code=200)
async def preview(
    request: AnyRequest, name: FromPath[str], lesson_id: FromPath[str], data: JSONBody[Trying]
) -> LessonForeseen:
    """What a choice would cause, up to the next reveal."""
    spend(request, "look")
    game = game_called(name)
    lesson = lesson_called(game, lesson_id)
    with node_of(request).limits.beside():
        return foreseen(match_after(game, lesson, data), lesson.seat, data)


HANDLERS: list[Any] = [learn, why_not, preview]
