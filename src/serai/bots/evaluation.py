"""What a game may tell its bots: how a position is likely to end, and which choices deserve a look first.

A game's folder may hold a module `bot/evaluation.py` with the functions of `Evaluation` below at module level; a game
that is a single file may instead have an attribute `evaluation`, any object with these functions. The strongest bot
asks `deep_evaluation` where there is one, which is found alike. Either imports what games may import: the standard
library, the engine, its own game. It keeps nothing between calls and draws no chance.

All functions are called on *imagined* states, in which what the thinking seat cannot see was drawn anew; they may read
every field of these and must change none. They are called some thousand times a second: `worth` should take tens of
microseconds and `first` well under one a option. A game that has no sense is judged by playing it out at random.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Any, Protocol

from serai.engine.core.companions import companion
from serai.engine.core.drive import playout
from serai.engine.core.game import Game
from serai.engine.core.state import Result, State

PLACES_WEIGHT = 0.15  # of a good place that is not the first, against the win itself
POINTS_WEIGHT = 0.12  # of being ahead in points, against the win itself
POINTS_REACH = 40.0  # points ahead that count half of what can be had
LONG = 400  # decisions after which a random playout is given up
STEEPEST = 60.0  # beyond this an exponent changes nothing


class Evaluation(Protocol):
    """What `bot/evaluation.py` offers; a module with these functions fulfils it."""

    def worth(self, s: Any) -> Sequence[float]:
        """The points that each seat will probably end with, by seat; only differences matter.

        It is asked at any question of a play that is not over, also in the middle of a turn. Count what is already
        safe, what is nearly so with its probability, and what a resource in hand usually turns into. For a rival that
        is no seat (Merv's Magistrate) one more entry follows those of the seats.
        """

    def spread(self, s: Any) -> float:
        """By how many points the difference of two entries of `worth` is typically off here: large early, small late.

        A seat that leads by one spread wins about three times out of four.
        """

    def first(self, s: Any, seat: int, options: Sequence[Any]) -> Sequence[float]:
        """How promising each option looks without trying it, in the order of the options; none may be below zero.

        Only ratios matter: an option with 10 is looked at, and in quick play taken, ten times as readily as one with 1.
        0 is for what is never sensible; an empty sequence means no opinion. Where several seats choose at once, the
        step on top of `s.todo` and `s.drafts[seat]` tell what was drafted so far.
        """

    def resting(self, s: Any) -> bool:
        """Whether `worth` can be trusted here: False in the middle of an exchange, such as an unpaid payment.

        Search then plays on with what `first` likes best, for a few choices, before it asks for the worth.
        """


class NoEvaluation:
    """Stands in where a game has no sense: every option is equal, and worth comes from playing out at random."""

    def worth(self, s: Any) -> Sequence[float]:
        return [0.0] * int(s.seats)

    def spread(self, s: Any) -> float:
        return 1.0

    def first(self, s: Any, seat: int, options: Sequence[Any]) -> Sequence[float]:
        return ()

    def resting(self, s: Any) -> bool:
        return True


NO_EVALUATION = NoEvaluation()


def evaluation_of(game: Game, deep: bool = False) -> Evaluation:
    """The sense of a game, or one that knows nothing; the deep one for the strongest bot where the game has one."""
    for name in ("deep_evaluation", "evaluation") if deep else ("evaluation",):
        found: Evaluation | None = getattr(game, name, None) or companion(game, f"bot.{name}")
        if found is not None:
            return found
    return NO_EVALUATION


def shares(sense: Evaluation, s: State, dice: Any) -> list[float]:
    """The chance of each seat to win, between 0 and 1, from the result, from the game's sense or from a playout."""
    if s.result is None and sense is NO_EVALUATION:
        s = s.clone()
        playout(s, dice, LONG)
    if s.result is not None:
        return won(s.result, s.seats)
    if sense is NO_EVALUATION:
        return [1.0 / max(2, s.seats)] * s.seats
    return softened(sense.worth(s), sense.spread(s))[: s.seats]


def prospects(sense: Evaluation, s: State, dice: Any) -> list[float]:
    """What a position is worth to each seat that thinks: its chance to win, moved a little by the points it is ahead.

    So nobody gives up where all is lost or grows careless where all is won.
    """
    if s.result is None and sense is not NO_EVALUATION:
        points, spread = sense.worth(s), sense.spread(s)
        chances = softened(points, spread)
    elif s.result is None:
        return shares(sense, s, dice)
    else:
        points = s.result.scores
        chances = won(s.result, s.seats)
    if len(points) < 2:
        return chances
    whole = sum(points)
    found = []
    for seat in range(s.seats):
        ahead = (points[seat] - (whole - points[seat]) / (len(points) - 1)) / POINTS_REACH
        found.append((1 - POINTS_WEIGHT) * chances[seat] + POINTS_WEIGHT * (0.5 + 0.5 * ahead / (1.0 + abs(ahead))))
    return found


def softened(points: Sequence[float], spread: float) -> list[float]:
    """Points as chances: they sum to one, and who leads another by one spread is three times as likely to win."""
    best = max(points)
    slope = 1.0986 / max(spread, 1e-6)  # the logarithm of three
    weights = [exp(max(-STEEPEST, (own - best) * slope)) for own in points]
    whole = sum(weights)
    return [weight / whole for weight in weights]


def won(result: Result, seats: int) -> list[float]:
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
