"""What the engine, the server and the browser are told about tic-tac-toe."""

from __future__ import annotations

from typing import Any

from serai.engine.core.chance import Chance
from serai.engine.core.game import Game
from serai.engine.core.notation import Shape
from serai.engine.core.state import State
from serai.games.tic_tac_toe.choices import NOTATION
from serai.games.tic_tac_toe.events import EVENTS
from serai.games.tic_tac_toe.invariants import check
from serai.games.tic_tac_toe.rules.turn import CLAIMS, Claim
from serai.games.tic_tac_toe.rules.winning import Draw, Win
from serai.games.tic_tac_toe.state import TicTacToe
from serai.games.tic_tac_toe.tables import CELLS
from serai.games.tic_tac_toe.terminal import draw_text


class TicTacToeGame(Game):
    """Tic-tac-toe as the engine knows it."""

    name = "tic_tac_toe"
    rules = 1
    min_seats = 2
    max_seats = 2
    colours: tuple[str, ...] = ("cross", "nought")
    state: type[State] = TicTacToe
    steps: tuple[Any, ...] = (Claim, Win, Draw)
    notation = NOTATION
    events: tuple[Shape, ...] = EVENTS

    def new(self, seats: int, chance: Chance, options: dict[str, Any]) -> TicTacToe:
        return TicTacToe(seats=seats, todo=[CLAIMS[0]], chance=chance, owner=[None] * len(CELLS))

    def max_decisions(self, seats: int) -> int:
        return len(CELLS)

    def check(self, s: TicTacToe) -> list[str]:
        return check(s)

    def draw_text(self, view: dict[str, Any], marked: frozenset[Any]) -> list[list[tuple[str, str]]]:
        return draw_text(view, marked)


GAME = TicTacToeGame()
