"""The parts that a value of Khan is made of, by name, for whoever asks why a choice is good.

It computes the same sum as `evaluation.value`, part by part, and is never called while bots search.
"""

from __future__ import annotations

from typing import Final

from serai.games.khan.bot.evaluation import TURN, actions_left
from serai.games.khan.bot.forecast import (
    POINTS,
    bonus_later,
    foreseen,
    laid_later,
    leads,
    starting_seats,
    time_left,
    yurt_value,
)
from serai.games.khan.bot.priors import ACTION, SPECIAL_VALUE
from serai.games.khan.rules.scoring import share_of
from serai.games.khan.state import NORMAL, SEATS_IN, YURT, Khan

Terms = dict[str, tuple[float, float | None]]  # by name: points, and how many of something a player counts

__all__ = ["SPENT", "terms"]

SPENT: Final = frozenset({"yurts", "specials"})


def terms(s: Khan) -> list[Terms]:
    """By seat: pieces that lie, alone and shared, what could be laid, the bonus, yurts, special cards and actions."""
    found = [_lying(s, seat) for seat in range(s.seats)]
    _forecast(s, found)
    left, normal = time_left(s), s.phase == NORMAL
    yurt = yurt_value(s, left)
    for seat, own in enumerate(found):
        yurts, cards = s.ground.count(YURT + seat), s.special[4 * seat : 4 * seat + 4]
        kept = sum(number * each for number, each in zip(cards, SPECIAL_VALUE, strict=True))
        own["yurts"] = (yurt * yurts if normal else 0.0, yurts)
        own["specials"] = (kept * min(1.0, 2 * left) if normal else 0.0, sum(cards))
        has_turn = normal and seat == s.turn
        own["actions"] = (ACTION * actions_left(s) if has_turn else 0.0, actions_left(s) if has_turn else None)
        own["turn"] = (-TURN if has_turn else 0.0, None)
    return found


def _lying(s: Khan, seat: int) -> Terms:
    """The points of a seat's pieces on the board."""
    alone = shared = 0.0
    for placement, owners in zip(s.laid, s.owners, strict=True):
        named = SEATS_IN[owners]
        if seat in named:
            points = share_of(POINTS[placement], len(named))
            alone += points if len(named) == 1 else 0.0
            shared += points if len(named) > 1 else 0.0
    return {"alone": (alone, alone), "shared": (shared, shared)}


def _forecast(s: Khan, found: list[Terms]) -> None:
    """What could still be laid, and the bonus that territories would bring then."""
    seats, left = s.seats, time_left(s)
    led, starts = leads(s), starting_seats(s)
    later, bonus = laid_later(s, left), bonus_later(s, left)
    ready, territory = [0.0] * seats, [0.0] * seats
    for start in starts:
        gained, bonuses = foreseen(s, led, start)
        for seat in range(seats):
            ready[seat] += gained[seat] / len(starts)
            territory[seat] += bonuses[seat] / len(starts)
    for seat, own in enumerate(found):
        own["ready"] = (later * ready[seat], ready[seat])
        own["territory"] = (bonus * territory[seat], territory[seat])
