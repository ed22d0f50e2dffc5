"""What the engine, the server and the browser are told about Connect Four."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from serai.engine.core.chance import Chance
from serai.engine.core.game import Game
from serai.engine.core.notation import Shape
from serai.engine.core.state import State
from serai.engine.views.facts import Fact
from serai.games.connect_four.choices import NOTATION
from serai.games.connect_four.events import EVENTS
from serai.games.connect_four.facts import FACTS
from serai.games.connect_four.invariants import check
from serai.games.connect_four.rules.turn import TURNS, Turn
from serai.games.connect_four.state import ConnectFour
from serai.games.connect_four.tables import COLUMNS, FULL, ROWS
from serai.games.connect_four.terminal import draw_text

CODES = {"COLUMNS": COLUMNS, "ROWS": ROWS}


class ConnectFourGame(Game):
    """Connect Four as the engine knows it."""

    name = "connect_four"
    rules = 1
    min_seats = 2
    max_seats = 2
    colours: tuple[str, ...] = ("red", "yellow")
    state: type[State] = ConnectFour
    steps: tuple[Any, ...] = (Turn,)
    notation = NOTATION
    events: tuple[Shape, ...] = EVENTS
    facts: tuple[Fact, ...] = FACTS
    codes: Mapping[str, int] = CODES

    def new(self, seats: int, chance: Chance, options: dict[str, Any]) -> ConnectFour:
        return ConnectFour(seats=seats, todo=[TURNS[0]], chance=chance, discs=[0, 0], heights=[0] * COLUMNS)

    def max_decisions(self, seats: int) -> int:
        return FULL

    def check(self, s: ConnectFour) -> list[str]:
        return check(s)

    def draw_text(self, view: dict[str, Any], marked: frozenset[Any]) -> list[list[tuple[str, str]]]:
        return draw_text(view, marked)


GAME = ConnectFourGame()
