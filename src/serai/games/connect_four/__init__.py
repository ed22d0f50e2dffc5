"""Connect Four: seven columns, six rows, four in a line."""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, NamedTuple

from serai.engine.core.chance import Chance
from serai.engine.core.errors import Reason
from serai.engine.core.game import Game
from serai.engine.core.notation import Notation, Shape
from serai.engine.core.state import LIST, PUBLIC, Field, Result, State, places_of
from serai.engine.core.steps import Ask, each_seat
from serai.engine.views.facts import Fact

COLUMNS, ROWS = 7, 6
LETTERS = ("a", "b", "c", "d", "e", "f", "g")
# Each player's discs are bits: column c holds bits 7c to 7c + 5, its seventh bit stays empty so that lines never wrap.
HEIGHT = ROWS + 1
FULL = COLUMNS * ROWS


class Drop(NamedTuple):
    """The column to drop a disc into."""

    column: int


class Dropped(NamedTuple):
    """A seat dropped a disc; row 0 is the lowest."""

    seat: int
    column: int
    row: int


class Won(NamedTuple):
    """A seat completed a line of four."""

    seat: int


class Drawn(NamedTuple):
    """The board is full and nobody has a line."""


DROPS = tuple(Drop(column) for column in range(COLUMNS))


class ConnectFour(State):
    """The discs of both players as bits, and how high each column is."""

    __slots__ = ("discs", "heights")

    def __init__(
        self,
        seats: int,
        todo: list[Any],
        chance: Chance,
        barrier: int,
        drafts: list[tuple[Any, ...]] | None,
        result: Result | None,
        discs: list[int],
        heights: list[int],
    ) -> None:
        self.seats = seats
        self.todo = todo
        self.chance = chance
        self.barrier = barrier
        self.drafts = drafts
        self.result = result
        self.telling = False
        self.told: list[Any] = []
        self.discs = discs
        self.heights = heights

    def clone(self) -> ConnectFour:
        return ConnectFour(
            self.seats,
            self.todo[:],
            self.chance.clone(),
            self.barrier,
            self.drafts,
            self.result,
            self.discs[:],
            self.heights[:],
        )


@dataclass(frozen=True, slots=True)
class Turn(Ask):
    """A player drops one disc into a column that is not full."""

    takes = (Drop,)
    seat: int

    def options(self, s: ConnectFour) -> list[Drop]:
        return [drop for drop, height in zip(DROPS, s.heights, strict=True) if height < ROWS]  # CF-TURN-2

    def chosen(self, s: ConnectFour, pick: Drop) -> None:
        column = pick.column
        row = s.heights[column]
        s.heights[column] = row + 1
        mine = s.discs[self.seat] | 1 << (HEIGHT * column + row)  # CF-TURN-3
        s.discs[self.seat] = mine
        if s.telling:
            s.tell(Dropped(self.seat, column, row))
        if has_four(mine):  # CF-WIN-1
            if s.telling:
                s.tell(Won(self.seat))
            s.finish(ended((1, 0) if self.seat == 0 else (0, 1)))
        elif sum(s.heights) == FULL:  # CF-WIN-2
            if s.telling:
                s.tell(Drawn())
            s.finish(ended((0, 0)))
        else:
            s.todo.append(TURNS[1 - self.seat])  # CF-TURN-1

    def why_not(self, s: ConnectFour, pick: Any) -> Reason | None:
        return None if s.heights[pick.column] < ROWS else Reason("CF-TURN-2", {"column": pick.column})


TURNS = each_seat(Turn, 2)


def has_four(discs: int) -> bool:
    """Whether four discs lie in a line: up, across, or along either diagonal."""
    for step in (1, HEIGHT, HEIGHT + 1, HEIGHT - 1):
        pairs = discs & discs >> step
        if pairs & pairs >> 2 * step:
            return True
    return False


def ended(scores: tuple[int, int]) -> Result:
    """The result for these points."""
    return Result(scores, places_of(scores), ({}, {}))


def columns(s: ConnectFour) -> list[list[int]]:
    """By column: whose discs lie there, from the bottom up."""
    return [
        [int(s.discs[1] >> HEIGHT * column + row & 1) for row in range(height)]
        for column, height in enumerate(s.heights)
    ]


def line(s: ConnectFour) -> list[tuple[int, int]]:
    """The columns and rows of four or more discs in a line, once somebody has them."""
    found = 0
    for mine in s.discs:
        for step in (1, HEIGHT, HEIGHT + 1, HEIGHT - 1):
            pairs = mine & mine >> step
            first = pairs & pairs >> 2 * step
            found |= first | first << step | first << 2 * step | first << 3 * step
    return [divmod(bit, HEIGHT) for bit in range(HEIGHT * COLUMNS) if found >> bit & 1]


class ConnectFourGame(Game):
    """Connect Four as the engine knows it."""

    name = "connect_four"
    rules = 1
    min_seats = 2
    max_seats = 2
    colours: tuple[str, ...] = ("red", "yellow")
    fields: tuple[Field, ...] = (Field("discs", PUBLIC, LIST), Field("heights", PUBLIC, LIST))
    steps: tuple[Any, ...] = (Turn,)
    notation = Notation([Shape(Drop, "column")], {"column": LETTERS})
    facts = (Fact(columns, "discs heights"), Fact(line, "discs"))
    codes = MappingProxyType({"COLUMNS": COLUMNS, "ROWS": ROWS})
    events: tuple[Shape, ...] = (Shape(Dropped, "seat column number"), Shape(Won, "seat"), Shape(Drawn))

    def new(self, seats: int, chance: Chance, options: dict[str, Any]) -> ConnectFour:
        return ConnectFour(seats, [TURNS[0]], chance, 0, None, None, [0, 0], [0] * COLUMNS)

    def max_decisions(self, seats: int) -> int:
        return FULL

    def restore(self, values: dict[str, Any]) -> ConnectFour:
        return ConnectFour(**values)

    def check(self, s: ConnectFour) -> list[str]:
        red, yellow = s.discs
        sound = not red & yellow and red.bit_count() - yellow.bit_count() in (0, 1)
        stacked = all(
            (red | yellow) >> HEIGHT * column & (1 << HEIGHT) - 1 == (1 << height) - 1
            for column, height in enumerate(s.heights)
        )
        return [*([] if sound else ["CF-TURN-1"]), *([] if stacked else ["CF-TURN-3"])]

    def draw_text(self, view: dict[str, Any], marked: frozenset[Any]) -> list[list[tuple[str, str]]]:
        lines: list[list[tuple[str, str]]] = []
        for row in range(ROWS - 1, -1, -1):
            line: list[tuple[str, str]] = [(f"{row + 1} ", "label")]
            for column in range(COLUMNS):
                bit = 1 << HEIGHT * column + row
                seat = next((seat for seat in (0, 1) if view["discs"][seat] & bit), None)
                if seat is not None:
                    line.append((" ● " if seat == 0 else " ○ ", f"seat{seat}"))
                else:
                    landing = LETTERS[column] in marked and view["heights"][column] == row
                    line.append((" · ", "legal" if landing else "empty"))
            lines.append(line)
        return [*lines, [("   " + "  ".join(LETTERS), "label")]]


GAME = ConnectFourGame()
