"""The puzzles of a game as clients are told them before they try one: nothing that helps to solve it."""

from __future__ import annotations

import msgspec

from serai.protocol.games import game_called
from serai.teach.puzzles import Grade, laid_out, puzzles_of


class PuzzleShown(msgspec.Struct):
    """A puzzle by its number: how hard it is, whom it asks, what kind of question, among how many choices."""

    number: int
    grade: Grade
    kind: str
    seat: int
    seats: int
    choices: int


def puzzles_shown(name: str) -> list[PuzzleShown]:
    """The puzzles of a game, easy ones first."""
    game = game_called(name)
    shown = []
    for number, puzzle in enumerate(puzzles_of(game).puzzles, 1):
        seats = laid_out(game, puzzle.position).seats
        shown.append(PuzzleShown(number, puzzle.grade, puzzle.kind, puzzle.seat, seats, 1 + len(puzzle.chances)))
    return shown
