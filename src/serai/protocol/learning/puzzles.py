"""Puzzles that are solved: what a choice in one leads to; the position stays here, a seat's view goes out.

Before a choice is made a client is told what the seat knows and no more; with the choice comes how good it is, and what
follows.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from serai.engine.core.game import Game
from serai.engine.play.match import Match
from serai.engine.views.event_facts import event_shown
from serai.protocol.learning.lessons import Stood, question_to
from serai.protocol.play import EventTold
from serai.protocol.refusals import missing
from serai.teach.puzzles import Puzzle, laid_out, puzzles_of, tried

WRONG = "wrong"  # what answers every choice but the best


@dataclass(slots=True)
class Answer:
    """The choice that is made, in a list as in a lesson of one step; none at the beginning."""

    made: list[Any] = field(default_factory=list)

    def __post_init__(self) -> None:
        if len(self.made) > 1:
            raise ValueError("a puzzle takes one choice")


@dataclass(slots=True)
class Judgement:
    """How good a choice is: the chance to win after it, in hundredths, and after the best other or the best choice.

    `kept` says whether what follows is known; without it the events are those of the choice alone.
    """

    right: bool
    chance: int
    against: int
    kept: bool
    nodes: int
    seeds: int


@dataclass(slots=True)
class PuzzleStood(Stood):
    """How a puzzle stands: as a lesson does, and what the choice was worth once one was made."""

    judgement: Judgement | None


def puzzle_numbered(game: Game, number: int) -> Puzzle:
    """The puzzle of that number."""
    puzzle = puzzles_of(game).puzzle(number)
    if puzzle is None:
        raise missing("puzzle")
    return puzzle


def _hundredths(chance: float) -> int:
    return round(100 * chance)


def solved(game: Game, puzzle: Puzzle, answer: Answer) -> PuzzleStood:
    """A puzzle as its seat sees it, or what a choice in it leads to."""
    return answered(game, puzzle, answer.made[0]) if answer.made else put(game, puzzle)


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
        events=[EventTold(told.number, told.move, event_shown(match.game, told.event)) for told in match.events(seat)],
        view=match.view(seat),
        facts=match.facts(seat),
        question=question_to(match, seat) if judgement is None else None,
        judgement=judgement,
    )
