"""What a position of Khan is worth to each seat.

Early in a game little of what could be laid comes true: what lies counts in full, what could be laid a little, and
every yurt for what it may become. `weights.json` says how much.
"""

from __future__ import annotations

from operator import mul
from typing import Final

from serai.games.khan.bot.forecast import (
    bonus_later,
    foreseen,
    laid_later,
    leads,
    standing,
    starting_seats,
    time_left,
    yurt_value,
)
from serai.games.khan.bot.priors import ACTION, SPECIAL_VALUE, priors
from serai.games.khan.bot.weights import EVALUATION
from serai.games.khan.rules.action import THIRD, Act
from serai.games.khan.rules.conquer import Consent
from serai.games.khan.state import FINAL, NORMAL, YURT, Khan

__all__ = ["is_quiet", "priors", "uncertainty", "value"]

TURN: Final = EVALUATION[
    "turn"
]  # half of what a turn brings: its seat is ahead by so much when it begins, and behind when it ends
EARLY: Final = EVALUATION["uncertainty_early"]  # points by which a forecast is off at the beginning
LATE: Final = EVALUATION["uncertainty_late"]  # when the last ruler is about to leave
LAST: Final = EVALUATION["uncertainty_final"]  # in the final phase


def value(s: Khan) -> list[float]:
    """Pieces laid and to be laid, the bonus for territories, and what yurts, actions and special cards may bring."""
    seats = s.seats
    led = leads(s)
    left = time_left(s)
    later, bonus = laid_later(s, left), bonus_later(s, left)
    totals = standing(s)[0][:]
    starts = starting_seats(s)
    for start in starts:
        gained, bonuses = foreseen(s, led, start)
        for seat in range(seats):
            totals[seat] += (later * gained[seat] + bonus * bonuses[seat]) / len(starts)
    if s.phase == NORMAL:
        yurt, spare = yurt_value(s, left), min(1.0, 2 * left)
        for seat in range(seats):
            totals[seat] += specials(s, seat) * spare + yurt * s.ground.count(YURT + seat)
        totals[s.turn] += ACTION * actions_left(s) - TURN
    return totals


def specials(s: Khan, seat: int) -> float:
    """What the special cards of a seat are worth while there is time to use them."""
    cards = s.special[4 * seat : 4 * seat + 4]
    return sum(map(mul, cards, SPECIAL_VALUE)) if any(cards) else 0.0


def actions_left(s: Khan) -> int:
    """The actions left in the present turn, so that positions before and after an action can be compared."""
    step = s.todo[-1] if s.todo else None
    if type(step) is Consent:
        step = s.todo[-2]
    if type(step) is not Act:
        return 0
    return 2 - step.nth if step.nth < THIRD else 1


def uncertainty(s: Khan) -> float:
    """Large while the rulers stay, small once they are gone."""
    return LATE + (EARLY - LATE) * time_left(s) if s.phase < FINAL else LAST


def is_quiet(s: Khan) -> bool:
    """Everywhere but while a consent is awaited."""
    return not s.todo or type(s.todo[-1]) is not Consent
