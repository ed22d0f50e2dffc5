"""Quick play by a game's sense alone: how imagined worlds are moved on where nobody searches."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from serai.bots.evaluation import Evaluation
from serai.engine.core.drafts import waiting_seats
from serai.engine.core.drive import settle
from serai.engine.core.state import State
from serai.engine.core.steps import ASK, is_committed


def weighed(options: Sequence[Any], weights: Sequence[float], dice: Any) -> Any:
    """One of the options, drawn by weight."""
    whole = sum(weights)
    if whole <= 0.0:
        return options[dice.below(len(options))]
    left = dice.below(1 << 30) / (1 << 30) * whole
    for pick, weight in zip(options, weights, strict=True):
        left -= weight
        if left < 0.0:
            return pick
    return options[-1]


def best_of(options: Sequence[Any], weights: Sequence[float], dice: Any) -> Any:
    """The option with most weight, the first of equal ones; any of them where there is no opinion."""
    if not weights:
        return options[dice.below(len(options))]
    best, highest = options[0], weights[0]
    for pick, weight in zip(options, weights, strict=True):
        if weight > highest:
            best, highest = pick, weight
    return best


def draft(sense: Evaluation, s: Any, seat: int, dice: Any) -> None:
    """Complete a seat's secret draft as sense would have it."""
    step = s.todo[-1]
    while not is_committed(s.drafts[seat]):
        listed = step.options(s, seat, s.drafts[seat])
        pick = listed[0]
        if len(listed) > 1:
            pick = weighed(listed, sense.first(s, seat, listed), dice)
        s.drafts[seat] = (*s.drafts[seat], pick)


def take(s: Any, seat: int, pick: Any) -> None:
    """Carry an option out in an imagined world, in the open or in secret."""
    step = s.todo[-1]
    if step.waits == ASK:
        s.todo.pop()
        step.chosen(s, pick)
    else:
        s.drafts[seat] = (*s.drafts[seat], pick)


def to_question(sense: Evaluation, s: Any, seat: int, dice: Any) -> Sequence[Any] | None:
    """Run on to the next question that is not answered in secret by others alone.

    What others choose in secret is drawn by sense, as soon as the thinking seat has handed in its own draft. Gives the
    options where they had to be listed anyway.
    """
    while True:
        listed = settle(s)
        if not s.todo or s.todo[-1].waits == ASK:
            return listed
        step = s.todo[-1]
        waiting = waiting_seats(s)
        if seat in waiting:
            options: Sequence[Any] = step.options(s, seat, s.drafts[seat])
            if len(options) > 1:
                return options
            s.drafts[seat] = (*s.drafts[seat], options[0])
            continue
        for other in waiting:
            draft(sense, s, other, dice)


def asked_seat(s: State, seat: int) -> int:
    """Whom the question on top asks: where several choose in secret, the thinking seat."""
    step = s.todo[-1]
    return step.seat if step.waits == ASK else seat


def come_to_rest(sense: Evaluation, s: Any, seat: int, dice: Any, most: int, ahead: int = 0) -> None:
    """Play on with what looks best until the worth of the position can be trusted, or for so many choices at most.

    With a number of rests ahead, so many are passed by before the one to stop at, and the choices count anew from each.
    """
    left = most
    while s.todo:
        if sense.resting(s):
            if not ahead:
                return
            ahead -= 1
            left = most
        if not left:
            return
        left -= 1
        listed = to_question(sense, s, seat, dice)
        if not s.todo:
            return
        asked = asked_seat(s, seat)
        options = s.todo[-1].options(s) if listed is None else listed
        take(s, asked, best_of(options, sense.first(s, asked, options), dice))
        to_question(sense, s, seat, dice)
