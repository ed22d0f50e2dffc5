"""A look back at a game that is over: how the chances went, and the choices at which they turned.

The chances after a move are those of somebody who sees what all see: hidden cards and the future are imagined many
times. A choice is judged by what its seat knew when it made it. While a game goes on none of this is available, as it
would be advice: `analyse` and `why` refuse a game without a result, unless it is a what-if that nobody else plays in.

What a look back costs is bounded. Of a long game the chances are taken at so many moves, evenly spread, and so many
choices are judged: half of them those after which the chances of whoever chose fell most, the others evenly spread.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from serai.bots.bot import Budget, asks_of, view_of
from serai.bots.calibration import correction_for
from serai.bots.dice import Dice
from serai.bots.evaluation import NO_EVALUATION, Evaluation, evaluation_of, win_chances
from serai.bots.levels import SULTAN, tuned
from serai.bots.search import Considered, Search
from serai.bots.specs import spec_of
from serai.engine.core.chance import seeded
from serai.engine.core.game import Game
from serai.engine.core.steps import Choice, listed_in
from serai.engine.play.match import Match
from serai.engine.play.record import CHOSE, UNDO, Record, Row

NODES = 60  # positions looked at for a choice
POSITIONS = 400  # of a game at which the chances are taken
JUDGED = 240  # choices of a game
TURNING_POINTS = 3
WORLDS = 6  # imagined for the chances after a move
PLAYED_OUT = 40  # worlds instead, where a game has no evaluation
AGAIN = 4  # times the nodes for the choices that seem to have cost most
SHORTLIST = 8
SMOOTH = 30  # chances are averaged over this fraction of the game to either side
LEAST = 0.02  # of the chance to win that a choice must have cost to count
ADVISED = 250  # positions looked at for advice, unless a bot's text says how many
ADVISER = f"general:nodes={ADVISED}"
ATTEMPTS = 8  # for a bot that sometimes chooses without a thought

Progress = Callable[[int, int], None]  # how much is done, of how much


class StillPlayed(Exception):
    """The game is not over, so an analysis would be advice."""


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
    """The result of a look back."""

    moves: list[int]  # 0 for the beginning, then the numbers of rows, all of them unless they are very many
    chances: list[list[float]]  # after each of them, by seat
    turning_points: list[TurningPoint]  # the costliest first

    def to_json(self) -> dict[str, Any]:
        """For a program, or for a client to draw."""
        return {
            "moves": self.moves,
            "chances": [[round(chance, 4) for chance in after] for after in self.chances],
            "turning_points": [
                {
                    **point._asdict(),
                    "chance": round(point.chance, 4),
                    "better_chance": round(point.better_chance, 4),
                    "cost": round(point.cost, 4),
                }
                for point in self.turning_points
            ],
        }


class Work:
    """Counts how much of a look back is done, in imagined positions."""

    __slots__ = ("_done", "_tell", "_whole")

    def __init__(self, tell: Progress | None, positions: int, choices: int, nodes: int) -> None:
        self._tell = tell
        self._done = 0
        self._whole = positions * WORLDS + choices * nodes + min(choices, SHORTLIST) * nodes * AGAIN

    def add(self, done: int) -> None:
        """Count work that was done."""
        self._done += done
        if self._tell is not None:
            self._tell(self._done, self._whole)


def analyse(
    record: Record,
    nodes: int = NODES,
    what_if: bool = False,
    progress: Progress | None = None,
    game: Game | None = None,
) -> Analysis:
    """Look back at a whole game; the same record and nodes always give the same analysis."""
    whole = Match.replay(record, game=game)
    if not whole.over and not what_if:
        raise StillPlayed
    game, evaluation = whole.game, evaluation_of(whole.game)
    standing = rows_that_stand(record)
    choices = [row for row in record.rows if row.act == CHOSE and row.number in standing]
    moves = evenly_spaced(len(record.rows) + 1, POSITIONS)
    work = Work(progress, len(moves), min(len(choices), JUDGED), nodes)
    chances = _chances_at(record, game, evaluation, moves, work)
    costs: list[TurningPoint] = []
    match = Match.replay(record, upto=0, game=game)
    telling = telling_choices(choices, moves, chances)
    for row in record.rows:
        if row.number in telling:
            point = judged(match, evaluation, row, nodes)
            if point is not None and point.cost > 0:
                costs.append(point)
            work.add(nodes)
        match.repeat(row)
    costs.sort(key=lambda point: (-point.cost, point.move))
    sure: list[TurningPoint] = []
    for cost in costs[:SHORTLIST]:
        before = Match.replay(record, upto=cost.move - 1, game=game)
        point = judged(before, evaluation, record.rows[cost.move - 1], nodes * AGAIN)
        if point is not None and point.cost >= LEAST:
            sure.append(point)
        work.add(nodes * AGAIN)
    sure.sort(key=lambda point: (-point.cost, point.move))
    return Analysis(moves, chances if evaluation is NO_EVALUATION else smoothed(chances), sure[:TURNING_POINTS])


def _chances_at(record: Record, game: Game, evaluation: Evaluation, moves: list[int], work: Work) -> list[list[float]]:
    """The chances of every seat after each of the moves."""
    match = Match.replay(record, upto=0, game=game)
    wanted, chances = set(moves), [chances_now(match, evaluation, "0")]
    work.add(WORLDS)
    for row in record.rows:
        match.repeat(row)
        if row.number in wanted:
            chances.append(chances_now(match, evaluation, str(row.number)))
            work.add(WORLDS)
    return chances


def smoothed(chances: Sequence[Sequence[float]]) -> list[list[float]]:
    """The mean of each and its neighbours, fewer towards the ends: an evaluation favours whoever has just moved."""
    found, last = [], len(chances) - 1
    for place in range(len(chances)):
        reach = min(place, last - place, len(chances) // SMOOTH)
        near = chances[place - reach : place + reach + 1]
        found.append([sum(values) / len(near) for values in zip(*near, strict=True)])
    return found


def evenly_spaced(size: int, most: int) -> list[int]:
    """At most so many numbers below a size, evenly spread, the first and the last among them."""
    if size <= most:
        return list(range(size))
    return [place * (size - 1) // (most - 1) for place in range(most)]


def telling_choices(choices: Sequence[Row], moves: Sequence[int], chances: Sequence[Sequence[float]]) -> set[int]:
    """The moves to judge: all, or those after which the chances of whoever chose fell most, and some of the rest."""
    if len(choices) <= JUDGED:
        return {row.number for row in choices}
    fallen = sorted(choices, key=lambda row: (-_fall(row, moves, chances), row.number))
    telling = {row.number for row in fallen[: JUDGED // 2]}
    rest = [row.number for row in choices if row.number not in telling]
    return telling | {rest[place] for place in evenly_spaced(len(rest), JUDGED - len(telling))}


def _fall(row: Row, moves: Sequence[int], chances: Sequence[Sequence[float]]) -> float:
    after = bisect_left(moves, row.number)
    return chances[after - 1][row.seat] - chances[after][row.seat]


def why(
    record: Record, move: int, level: str = ADVISER, what_if: bool = False, game: Game | None = None
) -> list[Considered]:
    """What a bot would have considered at a move of a game that is over, the choice to make first."""
    if not what_if and not Match.replay(record, game=game).over:
        raise StillPlayed
    match = Match.replay(record, upto=move - 1, game=game)
    return [] if match.over else considered_by(match, match.asks[0].seat, level, f"why {move}")


def considered_by(match: Match, seat: int, level: str, seed: str) -> list[Considered]:
    """What a bot considers when a seat is asked, by what the seat knows; the choice to make first."""
    asked, spec = asks_of(match, seat), spec_of(level)
    if not asked or len(asked[0].options) < 2:
        return []
    budget = spec.budget_at(match.game, match.state.seats)
    if not spec.given:
        budget = budget._replace(nodes=budget.nodes or ADVISED)  # advice comes soon, and is the same when asked again
    for attempt in range(ATTEMPTS):
        bot = spec.make(match.game, f"{seed}/{attempt}", match.state.seats)
        bot.choose(view_of(match, seat), asked, budget)
        considered: list[Considered] = getattr(bot, "considered", [])
        if considered:
            return considered
    return []


def rows_that_stand(record: Record) -> set[int]:
    """The numbers of the moves that were not taken back."""
    standing: list[int] = []
    for row in record.rows:
        if row.act == UNDO:
            standing = [number for number in standing if number < row.what[0]]
        else:
            standing.append(row.number)
    return set(standing)


def chances_now(match: Match, evaluation: Evaluation, seed: str) -> list[float]:
    """The chances of every seat, by what everybody can see, as they usually come true."""
    s = match.state
    if s.result is not None:
        first = s.result.places.count(1)
        return [1 / first if place == 1 else 0.0 for place in s.result.places]
    return correction_for(match.game, s.seats).of(evaluated_chances(match, evaluation, seed))


def evaluated_chances(match: Match, evaluation: Evaluation, seed: str) -> list[float]:
    """The chances of every seat in a game that goes on, as the evaluation has them."""
    s = match.state
    chance, dice = seeded(f"chances {seed}"), Dice(seed)
    worlds = PLAYED_OUT if evaluation is NO_EVALUATION else WORLDS
    totals = [0.0] * s.seats
    for _ in range(worlds):
        for seat, share in enumerate(win_chances(evaluation, match.redealt(None, chance), dice)):
            totals[seat] += share / worlds
    return totals


def judged(match: Match, evaluation: Evaluation, row: Row, nodes: int) -> TurningPoint | None:
    """What a choice left its seat with, against the best that search finds; None where there was none to make."""
    asked = asks_of(match, row.seat)
    if not asked or len(asked[0].options) < 2:
        return None
    options = asked[0].options
    pick = match.game.notation.read(row.what)
    best = _searched(match, evaluation, row.seat, options, nodes, f"best {row.number}")[0]
    text = match.game.notation.to_text
    if listed_in((best.pick,), pick):
        return None
    one = _searched(match, evaluation, row.seat, (pick,), nodes, f"chosen {row.number}")[0]
    other = _searched(match, evaluation, row.seat, (best.pick,), nodes, f"chosen {row.number}")[0]
    return TurningPoint(row.number, row.seat, text(pick), one.value, text(best.pick), other.value)


def _searched(
    match: Match, evaluation: Evaluation, seat: int, options: Sequence[Choice], nodes: int, seed: str
) -> list[Considered]:
    imagine = view_of(match, seat).imagine
    config = SULTAN._replace(**tuned(evaluation, "sultan", match.state.seats))
    return Search(evaluation, seat, imagine, seed, config, None).think(options, Budget(nodes=nodes))
