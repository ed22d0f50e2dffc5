"""Puzzles: what there is to solve, and what a choice in one leads to; the position stays here, a seat's view goes out.

Nothing is kept between two requests. Before a choice is made a client is told what the seat knows and no more; with the
choice comes how good it is, and what follows.
"""

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
from serai.server.api.games import version
from serai.server.api.lasting import encoded, lasting
from serai.server.api.learn.lessons import LessonForeseen, Stood, Trying, foreseen, question_to, reason_against
from serai.server.api.learn.puzzles_shown import PuzzleShown, puzzles_shown
from serai.server.api.play import WhyNot
from serai.server.api.refusals import missing
from serai.server.tables.lobby import game_called
from serai.server.tables.play import EventTold
from serai.teach.puzzles import Puzzle, laid_out, puzzles_of, tried

WRONG = "wrong"  # what answers every choice but the best


class Answer(msgspec.Struct):
    """The choice that is made, in a list as in a lesson of one step; none at the beginning."""

    made: Annotated[list[Any], Meta(max_length=1)] = []


class Judgement(msgspec.Struct):
    """How good a choice is: the chance to win after it, in hundredths, and after the best other or the best choice.

    `kept` says whether what follows is known; without it the events are those of the choice alone.
    """

    right: bool
    chance: int
    against: int
    kept: bool
    nodes: int
    seeds: int


class PuzzleStood(Stood):
    """How a puzzle stands: as a lesson does, and what the choice was worth once one was made."""

    judgement: Judgement | None


def _puzzle(game: Game, number: int) -> Puzzle:
    puzzle = puzzles_of(game).puzzle(number)
    if puzzle is None:
        raise missing("puzzle")
    return puzzle


def _hundredths(chance: float) -> int:
    return round(100 * chance)


def put(game: Game, puzzle: Puzzle) -> PuzzleStood:
    """A puzzle before anything is chosen: what the seat knows."""
    return _stood(laid_out(game, puzzle.position), puzzle, 0, None)


def answered(game: Game, puzzle: Puzzle, choice: Any) -> PuzzleStood:
    """What a choice in a puzzle leads to, and how good it is."""
    led = tried(game, puzzle, choice)
    judgement = Judgement(
        led.right,
        _hundredths(puzzle.chance_after(led.choice)),
        _hundredths(puzzle.second if led.right else puzzle.chance),
        led.choice in puzzle.lines,
        puzzle.nodes,
        len(puzzle.seeds),
    )
    return _stood(led.match, puzzle, led.fresh, judgement)


def _stood(match: Match, puzzle: Puzzle, fresh: int, judgement: Judgement | None) -> PuzzleStood:
    seat, right = puzzle.seat, judgement is not None and judgement.right
    return PuzzleStood(
        done=int(right),
        answer=None if judgement is None or right else WRONG,
        number=match.number,
        fresh=fresh,
        events=[EventTold(told.number, told.move, event_json(told.event)) for told in match.events(seat)],
        view=match.view(seat),
        facts=match.facts(seat),
        question=question_to(match, seat) if judgement is None else None,
        judgement=judgement,
    )


@get("/games/{name:str}/puzzles", sync_to_thread=False)
def puzzles(request: AnyRequest, name: FromPath[str]) -> Response[list[PuzzleShown]]:
    """All puzzles of a game."""
    return lasting(request, version(), encoded(puzzles_shown, game_called(name).name))


@post("/puzzles/{name:str}/{number:int}", status_code=200)
async def solve(request: AnyRequest, name: FromPath[str], number: FromPath[int], data: JSONBody[Answer]) -> PuzzleStood:
    """A puzzle as its seat sees it, or what a choice in it leads to; anybody may try."""
    spend(request, "choose")
    game = game_called(name)
    puzzle = _puzzle(game, number)
    with node_of(request).limits.charged():
        return answered(game, puzzle, data.made[0]) if data.made else put(game, puzzle)


@post("/puzzles/{name:str}/{number:int}/why-not", status_code=200)
async def why_not(request: AnyRequest, name: FromPath[str], number: FromPath[int], data: JSONBody[Trying]) -> WhyNot:
    """Which rule forbids a choice in a puzzle."""
    spend(request, "look")
    game = game_called(name)
    puzzle = _puzzle(game, number)
    with node_of(request).limits.charged():
        return reason_against(laid_out(game, puzzle.position), puzzle.seat, data.choice)


@post("/puzzles/{name:str}/{number:int}/preview", status_code=200)
async def preview(
    request: AnyRequest, name: FromPath[str], number: FromPath[int], data: JSONBody[Trying]
) -> LessonForeseen:
    """What a choice in a puzzle would cause, up to the next reveal."""
    spend(request, "look")
    game = game_called(name)
    puzzle = _puzzle(game, number)
    with node_of(request).limits.charged():
        return foreseen(laid_out(game, puzzle.position), puzzle.seat, data)


HANDLERS: list[Any] = [puzzles, solve, why_not, preview]
