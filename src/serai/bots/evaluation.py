"""What a game may tell its bots: how a position is likely to end, and which choices deserve a look first.

A game's folder may hold a module `bot/evaluation.py` with the functions of `Evaluation` below at module level; a game
that is a single file may instead have an attribute `evaluation`, any object with these functions. The strongest bot
uses `deep_evaluation` where there is one, which is found in the same way. Either imports what games may import: the
standard library, the engine, its own game. It keeps nothing between calls and draws no chance.

All functions are called on *imagined* states, in which what the thinking seat cannot see was drawn anew; they may read
every field of these and must change none. They are called some thousand times a second: `value` should take tens of
microseconds and `priors` well under one per option. A game without an evaluation is judged by random playouts.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Any, Protocol

from serai.bots.dice import Dice
from serai.engine.core.companions import companion
from serai.engine.core.drive import playout
from serai.engine.core.game import Game
from serai.engine.core.state import Result, State
from serai.engine.core.steps import Choice

PLACES_WEIGHT = 0.15  # of a good place that is not the first, against the win itself
POINTS_WEIGHT = 0.12  # of being ahead in points, against the win itself
POINTS_REACH = 40.0  # points ahead that count half of what can be had
LONG = 400  # decisions after which a random playout is given up
STEEPEST = 60.0  # beyond this an exponent changes nothing
LOG_THREE = 1.0986


class Evaluation(Protocol):
    """What `bot/evaluation.py` offers; a module with these functions fulfils it."""

    def value(self, s: Any) -> Sequence[float]:
        """The points that each seat will probably end with, by seat; only differences matter.

        It is asked at any question of a game that is not over, also in the middle of a turn. Count what is already
        safe, what is nearly so with its probability, and what a resource in hand usually turns into. For a rival that
        is no seat (Merv's Magistrate) one more entry follows those of the seats.
        """

    def uncertainty(self, s: Any) -> float:
        """By how many points the difference of two entries of `value` is typically off: large early, small late.

        A seat that leads by this much wins about three times out of four.
        """

    def priors(self, s: Any, seat: int, options: Sequence[Any]) -> Sequence[float]:
        """How good each option looks without trying it, in the order of the options; none may be below zero.

        Only ratios matter: an option with 10 is looked at, and in quick play taken, ten times as readily as one with 1.
        0 is for what is never sensible; an empty sequence means no opinion. Where several seats choose at once, the
        step on top of `s.todo` and `s.drafts[seat]` tell what was drafted so far.
        """

    def is_quiet(self, s: Any) -> bool:
        """Whether `value` can be trusted here: False in the middle of an exchange, such as an unpaid payment.

        Search then plays on with the highest priors, for a few choices, before it asks for the value.
        """


class NoEvaluation:
    """Stands in where a game has no evaluation: every option is equal, and the value comes from random playouts."""

    def value(self, s: State) -> Sequence[float]:
        return [0.0] * s.seats

    def uncertainty(self, s: State) -> float:
        return 1.0

    def priors(self, s: State, seat: int, options: Sequence[Choice]) -> Sequence[float]:
        return ()

    def is_quiet(self, s: State) -> bool:
        return True


NO_EVALUATION = NoEvaluation()


def evaluation_of(game: Game, deep: bool = False) -> Evaluation:
    """The evaluation of a game, or one that knows nothing; the deep one for the strongest bot where the game has it."""
    for name in ("deep_evaluation", "evaluation") if deep else ("evaluation",):
        found: Evaluation | None = getattr(game, name, None) or companion(game, f"bot.{name}")
        if found is not None:
            return found
    return NO_EVALUATION


def win_chances(evaluation: Evaluation, s: State, dice: Dice) -> list[float]:
    """The chance of each seat to win, between 0 and 1, from the result, the game's evaluation or a playout."""
    if s.result is None and evaluation is NO_EVALUATION:
        s = s.clone()
        playout(s, dice, LONG)
    if s.result is not None:
        return result_values(s.result, s.seats)
    if evaluation is NO_EVALUATION:
        return [1.0 / max(2, s.seats)] * s.seats
    return softmax(evaluation.value(s), evaluation.uncertainty(s))[: s.seats]


def utilities(evaluation: Evaluation, s: State, dice: Dice) -> list[float]:
    """What search maximises for each seat: its chance to win, moved a little by the points it is ahead.

    So no bot gives up where all is lost or grows careless where all is won.
    """
    points: Sequence[float]
    if s.result is None and evaluation is not NO_EVALUATION:
        points = evaluation.value(s)
        chances = softmax(points, evaluation.uncertainty(s))
    elif s.result is None:
        return win_chances(evaluation, s, dice)
    else:
        points = s.result.scores
        chances = result_values(s.result, s.seats)
    if len(points) < 2:
        return chances
    whole = sum(points)
    found = []
    for seat in range(s.seats):
        ahead = (points[seat] - (whole - points[seat]) / (len(points) - 1)) / POINTS_REACH
        found.append((1 - POINTS_WEIGHT) * chances[seat] + POINTS_WEIGHT * (0.5 + 0.5 * ahead / (1.0 + abs(ahead))))
    return found


def softmax(points: Sequence[float], uncertainty: float) -> list[float]:
    """Points as chances that sum to one; a lead of one uncertainty makes a seat three times as likely to win."""
    best = max(points)
    slope = LOG_THREE / max(uncertainty, 1e-6)
    weights = [exp(max(-STEEPEST, (own - best) * slope)) for own in points]
    whole = sum(weights)
    return [weight / whole for weight in weights]


def result_values(result: Result, seats: int) -> list[float]:
    """What the end is worth to each seat: mostly whether it won, a little which place it came to."""
    places = result.places
    if seats == 1:
        return [1.0 if places[0] == 1 else 0.0]
    first = places.count(1)
    found = []
    for place in places:
        win = 1.0 / first if place == 1 else 0.0
        rank = (seats - place) / (seats - 1)
        found.append((1 - PLACES_WEIGHT) * win + PLACES_WEIGHT * rank if seats > 2 else win)
    return found
