"""A look back at a play that is over: how the chances went, and the choices at which they turned.

The chances after a move are those of somebody who sees what all see: hidden cards and the future are imagined many
times. A choice is judged by what its seat knew when it made it. Nothing of this may be had while a play goes on, for it
would be advice: `analyse` and `why` refuse a play without a result, unless it is a what-if that nobody else plays in.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from serai.bots.bot import Budget, asks_of, view_of
from serai.bots.dice import Dice
from serai.bots.levels import GENERAL
from serai.bots.search import Considered, Search
from serai.bots.sense import NO_SENSE, Sense, sense_of, shares
from serai.engine.chance import seeded
from serai.engine.game import Game
from serai.engine.match import Match
from serai.engine.record import CHOSE, UNDO, Record, Row
from serai.engine.steps import ASK, listed_in

TURNING_POINTS = 3
WORLDS = 6  # imagined for the chances after a move
PLAYED_OUT = 40  # worlds instead, where a game has no sense
AGAIN = 4  # times the nodes for the choices that seem to have cost most
SHORTLIST = 8
LEAST = 0.02  # of the chance to win that a choice must have cost to count


class StillPlayed(Exception):
    """The play is not over, so what its bots think of it is nobody's business."""


class TurningPoint(NamedTuple):
    """A choice that cost much: the move, who made it, what it left, and what would have left more."""

    move: int
    seat: int
    chosen: str  # in notation, as the better one
    chance: float
    better: str
    better_chance: float

    @property
    def cost(self) -> float:
        """How much of the chance to win was given away."""
        return self.better_chance - self.chance


class Analysis(NamedTuple):
    """What a look back tells."""

    moves: list[int]  # 0 for the beginning, then the number of every row
    chances: list[list[float]]  # after each of them, by seat
    turning_points: list[TurningPoint]  # the costliest first

    def to_json(self) -> dict[str, Any]:
        """For a program, or for a client to draw."""
        return {
            "moves": self.moves,
            "chances": [[round(chance, 4) for chance in after] for after in self.chances],
            "turning_points": [{**point._asdict(), "cost": round(point.cost, 4)} for point in self.turning_points],
        }


def analyse(
    record: Record,
    nodes: int = 60,
    what_if: bool = False,
    progress: Callable[[int, int], None] | None = None,
    game: Game | None = None,
) -> Analysis:
    """Look back at a whole play; the same record and nodes always give the same analysis."""
    whole = Match.replay(record, game=game)
    if not whole.over and not what_if:
        raise StillPlayed
    game, sense = whole.game, sense_of(whole.game)
    match = Match.replay(record, upto=0, game=game)
    moves, chances = [0], [chances_now(match, sense, "0")]
    costs: list[TurningPoint] = []
    standing = rows_that_stand(record)
    for row in record.rows:
        if row.act == CHOSE and row.number in standing:
            point = judged(match, sense, row, nodes)
            if point is not None and point.cost > 0:
                costs.append(point)
        match.repeat(row)
        moves.append(row.number)
        chances.append(chances_now(match, sense, str(row.number)))
        if progress is not None:
            progress(row.number, len(record.rows))
    costs.sort(key=lambda point: (-point.cost, point.move))
    looked = [_again(record, game, sense, point, nodes * AGAIN) for point in costs[:SHORTLIST]]
    sure = [point for point in looked if point is not None and point.cost >= LEAST]
    sure.sort(key=lambda point: (-point.cost, point.move))
    return Analysis(moves, chances, sure[:TURNING_POINTS])


def why(
    record: Record, move: int, nodes: int = 400, what_if: bool = False, game: Game | None = None
) -> list[Considered]:
    """What a bot would have considered at a move of a play that is over, the choice to make first."""
    if not what_if and not Match.replay(record, game=game).over:
        raise StillPlayed
    match = Match.replay(record, upto=move - 1, game=game)
    if match.over or match.state.todo[-1].waits != ASK:
        return []
    seat = match.asks[0].seat
    return _searched(match, sense_of(match.game), seat, match.asks[0].options, nodes, f"why {move}")


def rows_that_stand(record: Record) -> set[int]:
    """The numbers of the moves that were not taken back."""
    standing: list[int] = []
    for row in record.rows:
        if row.act == UNDO:
            standing = [number for number in standing if number < row.what[0]]
        else:
            standing.append(row.number)
    return set(standing)


def chances_now(match: Match, sense: Sense, seed: str) -> list[float]:
    """The chances of every seat, as somebody sees them who sees what all see."""
    s = match.state
    if s.result is not None:
        return shares(sense, s, None)
    chance, dice = seeded(f"chances {seed}"), Dice(seed)
    worlds = PLAYED_OUT if sense is NO_SENSE else WORLDS
    totals = [0.0] * s.seats
    for _ in range(worlds):
        for seat, share in enumerate(shares(sense, match.redealt(None, chance), dice)):
            totals[seat] += share / worlds
    return totals


def judged(match: Match, sense: Sense, row: Row, nodes: int) -> TurningPoint | None:
    """What a choice left its seat with, against the best that search finds; None where there was none to make."""
    asked = asks_of(match, row.seat)
    if not asked or len(asked[0].options) < 2:
        return None
    options = asked[0].options
    pick = match.game.notation.read(row.what)
    best = _searched(match, sense, row.seat, options, nodes, f"best {row.number}")[0]
    text = match.game.notation.to_text
    if listed_in((best.pick,), pick):
        return None
    one = _searched(match, sense, row.seat, (pick,), nodes, f"chosen {row.number}")[0]
    other = _searched(match, sense, row.seat, (best.pick,), nodes, f"chosen {row.number}")[0]
    return TurningPoint(row.number, row.seat, text(pick), one.value, text(best.pick), other.value)


def _again(record: Record, game: Game, sense: Sense, point: TurningPoint, nodes: int) -> TurningPoint | None:
    match = Match.replay(record, upto=point.move - 1, game=game)
    return judged(match, sense, record.rows[point.move - 1], nodes)


def _searched(match: Match, sense: Sense, seat: int, options: Sequence[Any], nodes: int, seed: str) -> list[Considered]:
    imagine = view_of(match, seat).imagine
    return Search(sense, seat, imagine, seed, GENERAL, None).think(options, Budget(nodes=nodes))
