"""What the engine, the server and the browser are told about Nim."""

from __future__ import annotations

from typing import Any

from serai.engine.core.chance import Chance
from serai.engine.core.errors import BadOption
from serai.engine.core.game import Game, Option
from serai.engine.core.notation import Notation, Shape
from serai_nim.choices import Take
from serai_nim.events import Took, Won
from serai_nim.facts import FACTS
from serai_nim.rules.turn import TURNS, Turn
from serai_nim.state import Nim

SMALLEST, LARGEST = 4, 100  # NI-SETUP-1


class NimGame(Game):
    """Nim for the engine."""

    name = "nim"
    rules = 1  # raised whenever an old record would play differently
    min_seats = max_seats = 2
    colours = ("first", "second")
    options = (Option("heap", 21),)
    state = Nim
    steps = (Turn,)
    notation = Notation([Shape(Take, "number")], {})
    events = (Shape(Took, "seat number number"), Shape(Won, "seat"))
    facts = FACTS

    def new(self, seats: int, chance: Chance, options: dict[str, Any]) -> Nim:
        return Nim(seats=seats, todo=[TURNS[0]], chance=chance, heap=options["heap"], turn=0)

    def max_decisions(self, seats: int) -> int:
        return LARGEST

    def check_option(self, name: str, value: Any, seats: int) -> Any:
        if name == "heap" and type(value) is int and SMALLEST <= value <= LARGEST:
            return value
        raise BadOption(f"nim: {name} cannot be {value!r}")

    def check(self, s: Any) -> list[str]:
        return [] if 0 <= s.heap <= LARGEST else ["NI-SETUP-1"]

    def draw_text(self, view: dict[str, Any], marked: frozenset[Any]) -> list[list[tuple[str, str]]]:
        return [[("● " * view["heap"], "label")]]


GAME = NimGame()
