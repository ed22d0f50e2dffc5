"""What a look back at a game that is over found, and how far it is, as it is told."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from serai.bots.thinking import USUAL
from serai.engine.play.record import ALL, CHOSE, Row
from serai.protocol.live.access import Pondered
from serai.protocol.play import Play
from serai.protocol.refusals import missing, not_now
from serai.protocol.table import OVER, Table


@dataclass(slots=True)
class TurningPointShown:
    """A choice that cost much: what was chosen and what it left, and what would have left more."""

    move: int
    seat: int
    chosen: list[Any]
    chance: float
    better: list[Any]
    better_chance: float
    cost: float


@dataclass(slots=True)
class AnalysisFound:
    """The chances of every seat after some moves, and the choices at which they turned, the costliest first."""

    moves: list[int]
    chances: list[list[float]]
    turning_points: list[TurningPointShown]


@dataclass(slots=True)
class AnalysisShown:
    """How far a look back is: none, waiting, making, failed, or made; `done` of `whole` while it is made."""

    status: Literal["none", "waiting", "making", "made", "failed"]
    done: int = 0
    whole: int = 0
    found: AnalysisFound | None = None


def must_be_over(table: Table) -> None:
    """Refuse an analysis while a game is under way."""
    table.playing()
    if table.row.status != OVER:
        raise not_now("not-over", "bots tell what they think of a game when it is over")


def checked_move(table: Table, number: int) -> int:
    """The number of a move of the game."""
    if not 1 <= number <= table.row.number:
        raise missing("move")
    return number


def answered_by(table: Table, row: Row, play: Play, seat: int | None) -> Pondered:
    """The question that a move answered, where the game before it is known; the seat may be any that was asked."""
    if row.act not in (CHOSE, ALL):
        raise not_now("not-asked", "this move answered no question")
    if seat is None:
        seat = row.seat if row.act == CHOSE else play.asked[0]
    if seat not in play.asked:
        raise not_now("not-asked", "this seat was not asked anything there")
    chosen = None
    if row.act == CHOSE:
        notation = table.game.notation
        chosen = notation.to_row(notation.read(row.what))
    return Pondered(play.match, seat, table.seats[seat].bot or USUAL, chosen)
