"""Puzzles over HTTP: what there is to solve, and what a choice in one leads to."""

from __future__ import annotations

from typing import Any

from litestar import get, post
from litestar.params import FromPath, JSONBody
from litestar.response import Response

from serai.protocol.games import game_called
from serai.protocol.learning.lessons import LessonForeseen, Trying, WhyNot, foreseen, reason_against
from serai.protocol.learning.puzzles import Answer, PuzzleStood, puzzle_numbered, solved
from serai.server.api.common import AnyRequest, node_of, spend
from serai.server.api.games import version
from serai.server.api.lasting import encoded, lasting
from serai.server.api.learn.puzzles_shown import PuzzleShown, puzzles_shown
from serai.teach.puzzles import laid_out


@get("/games/{name:str}/puzzles", sync_to_thread=False)
def puzzles(request: AnyRequest, name: FromPath[str]) -> Response[list[PuzzleShown]]:
    """All puzzles of a game."""
    return lasting(request, version(), encoded(puzzles_shown, game_called(name).name))


@post("/puzzles/{name:str}/{number:int}", status_code=200)
async def solve(request: AnyRequest, name: FromPath[str], number: FromPath[int], data: JSONBody[Answer]) -> PuzzleStood:
    """A puzzle as its seat sees it, or what a choice in it leads to; anybody may try."""
    spend(request, "choose")
    game = game_called(name)
    puzzle = puzzle_numbered(game, number)
    with node_of(request).limits.beside():
        return solved(game, puzzle, data)


@post("/puzzles/{name:str}/{number:int}/why-not", status_code=200)
async def why_not(request: AnyRequest, name: FromPath[str], number: FromPath[int], data: JSONBody[Trying]) -> WhyNot:
    """Which rule forbids a choice in a puzzle."""
    spend(request, "look")
    game = game_called(name)
    puzzle = puzzle_numbered(game, number)
    with node_of(request).limits.beside():
        return reason_against(laid_out(game, puzzle.position), puzzle.seat, data.choice)


@post("/puzzles/{name:str}/{number:int}/preview", status_code=200)
async def preview(
    request: AnyRequest, name: FromPath[str], number: FromPath[int], data: JSONBody[Trying]
) -> LessonForeseen:
    """What a choice in a puzzle would cause, up to the next reveal."""
    spend(request, "look")
    game = game_called(name)
    puzzle = puzzle_numbered(game, number)
    with node_of(request).limits.beside():
        return foreseen(laid_out(game, puzzle.position), puzzle.seat, data)


HANDLERS: list[Any] = [puzzles, solve, why_not, preview]
