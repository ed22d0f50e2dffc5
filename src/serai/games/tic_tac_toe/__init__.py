"""Tic-tac-toe: the smallest whole game, and the tutorial of docs/adding-a-game.md."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

from serai.engine.core.chance import Chance
from serai.engine.core.errors import Reason
from serai.engine.core.game import Game
from serai.engine.core.notation import Notation, Shape
from serai.engine.core.state import Result, State, places_of
from serai.engine.core.stateclass import public, stateclass
from serai.engine.core.steps import Ask, Do, each_seat

CELLS = ("a3", "b3", "c3", "a2", "b2", "c2", "a1", "b1", "c1")
LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))
LINES_THROUGH = tuple(
    tuple((a, b) for line in LINES if cell in line for a, b in [[c for c in line if c != cell]]) for cell in range(9)
)


class Square(NamedTuple):
    """The square to claim."""

    cell: int


class Claimed(NamedTuple):
    """A seat claimed a square."""

    seat: int
    cell: int


class Won(NamedTuple):
    """A seat completed a line."""

    seat: int


class Drawn(NamedTuple):
    """All squares are claimed and nobody has a line."""


SQUARES = tuple(Square(cell) for cell in range(9))
ALL_CELLS = range(9)


@stateclass
class TicTacToe(State):
    """The nine squares: whose each is, or None."""

    owner: list[int | None] = public()  # by square: whose it is, or None


@dataclass(frozen=True, slots=True)
class Claim(Ask):
    """A player claims one empty square."""

    takes = (Square,)
    seat: int

    def options(self, s: TicTacToe) -> list[Square]:
        return [SQUARES[cell] for cell, owner in enumerate(s.owner) if owner is None]  # TT-TURN-2

    def chosen(self, s: TicTacToe, pick: Square) -> None:
        s.owner[pick.cell] = self.seat
        if s.telling:
            s.tell(Claimed(self.seat, pick.cell))
        if has_line(s, self.seat, pick.cell):
            s.todo.append(Win(self.seat))  # TT-WIN-1
        elif None in s.owner:
            s.todo.append(CLAIMS[1 - self.seat])  # TT-TURN-1
        else:
            s.todo.append(Draw())  # TT-WIN-2

    def why_not(self, s: TicTacToe, pick: Any) -> Reason | None:
        owner = s.owner[pick.cell]
        return None if owner is None else Reason("TT-TURN-2", {"cell": pick.cell, "seat": owner})


@dataclass(frozen=True, slots=True)
class Win(Do):
    """A player with three in a row wins."""

    seat: int

    def run(self, s: TicTacToe) -> None:
        if s.telling:
            s.tell(Won(self.seat))
        s.finish(ended((1, 0) if self.seat == 0 else (0, 1)))


@dataclass(frozen=True, slots=True)
class Draw(Do):
    """Nobody wins a full board."""

    def run(self, s: TicTacToe) -> None:
        if s.telling:
            s.tell(Drawn())
        s.finish(ended((0, 0)))


CLAIMS = each_seat(Claim, 2)


def has_line(s: TicTacToe, seat: int, cell: int) -> bool:
    """Whether the square just claimed completes three in a row."""
    owner = s.owner
    for a, b in LINES_THROUGH[cell]:
        if owner[a] == seat and owner[b] == seat:
            return True
    return False


def ended(scores: tuple[int, int]) -> Result:
    """The result for these points."""
    return Result(scores, places_of(scores), ({}, {}))


class TicTacToeGame(Game):
    """Tic-tac-toe as the engine knows it."""

    name = "tic_tac_toe"
    rules = 1
    min_seats = 2
    max_seats = 2
    colours: tuple[str, ...] = ("cross", "nought")
    state: type[State] = TicTacToe
    steps: tuple[Any, ...] = (Claim, Win, Draw)
    notation = Notation([Shape(Square, "cell")], {"cell": CELLS})
    events: tuple[Shape, ...] = (Shape(Claimed, "seat cell"), Shape(Won, "seat"), Shape(Drawn))

    def new(self, seats: int, chance: Chance, options: dict[str, Any]) -> TicTacToe:
        return TicTacToe(seats=seats, todo=[CLAIMS[0]], chance=chance, owner=[None] * 9)

    def max_decisions(self, seats: int) -> int:
        return 9

    def check(self, s: TicTacToe) -> list[str]:
        crosses, noughts = s.owner.count(0), s.owner.count(1)
        return [] if crosses - noughts in (0, 1) else ["TT-TURN-1"]

    def draw_text(self, view: dict[str, Any], marked: frozenset[Any]) -> list[list[tuple[str, str]]]:
        lines: list[list[tuple[str, str]]] = []
        for row in range(3):
            line = [(f"{3 - row}  ", "label")]
            for column in range(3):
                owner = view["owner"][3 * row + column]
                if owner is None:
                    line.append((" · ", "legal" if CELLS[3 * row + column] in marked else "empty"))
                else:
                    line.append((" × " if owner == 0 else " ○ ", f"seat{owner}"))
            lines.append(line)
        return [*lines, [("    a  b  c", "label")]]


GAME = TicTacToeGame()
