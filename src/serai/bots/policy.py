"""Quick play by a game's priors alone: how imagined worlds move on where nobody searches."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from serai.bots.dice import Dice
from serai.bots.evaluation import Evaluation
from serai.engine.core.drafts import waiting_seats
from serai.engine.core.drive import settle
from serai.engine.core.state import State
from serai.engine.core.steps import ASK, Ask, AskAll, Choice, Draft, Step, is_committed

Option = TypeVar("Option")
Drafts = list[Draft]


def sample(options: Sequence[Option], weights: Sequence[float], dice: Dice) -> Option:
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


def best_of(options: Sequence[Option], weights: Sequence[float], dice: Dice) -> Option:
    """The option with most weight, the first of equal ones; any of them where there is no opinion."""
    if not weights:
        return options[dice.below(len(options))]
    return options[weights.index(max(weights))]


def complete_draft(evaluation: Evaluation, s: State, seat: int, dice: Dice) -> None:
    """Complete a seat's secret draft by the priors."""
    step: AskAll = s.todo[-1]
    drafts: Drafts = s.drafts or []
    while not is_committed(drafts[seat]):
        listed: Sequence[Choice] = step.options(s, seat, drafts[seat])
        pick = listed[0]
        if len(listed) > 1:
            pick = sample(listed, evaluation.priors(s, seat, listed), dice)
        drafts[seat] = (*drafts[seat], pick)


def take(s: State, seat: int, pick: Choice) -> None:
    """Carry an option out in an imagined world, in the open or in secret."""
    waiting: Step = s.todo[-1]
    if waiting.waits == ASK:
        step: Ask = s.todo.pop()
        step.chosen(s, pick)
    else:
        drafts: Drafts = s.drafts or []
        drafts[seat] = (*drafts[seat], pick)


def to_question(evaluation: Evaluation, s: State, seat: int, dice: Dice) -> Sequence[Choice] | None:
    """Run on to the next question that is not answered in secret by others alone.

    What others choose in secret is drawn by the priors, as soon as the thinking seat has handed in its own draft.
    Gives the options where they had to be listed anyway.
    """
    while True:
        listed = settle(s)
        if not s.todo:
            return listed
        on_top: Step = s.todo[-1]
        if on_top.waits == ASK:
            return listed
        step: AskAll = s.todo[-1]
        waiting = waiting_seats(s)
        if seat in waiting:
            drafts: Drafts = s.drafts or []
            options: Sequence[Choice] = step.options(s, seat, drafts[seat])
            if len(options) > 1:
                return options
            drafts[seat] = (*drafts[seat], options[0])
            continue
        for other in waiting:
            complete_draft(evaluation, s, other, dice)


def asked_seat(s: State, seat: int) -> int:
    """Whom the question on top asks: where several choose in secret, the thinking seat."""
    step = s.todo[-1]
    asked: int = step.seat if step.waits == ASK else seat
    return asked


def options_at(s: State, listed: Sequence[Choice] | None) -> Sequence[Choice]:
    """The options of the question on top, listed now unless they were before."""
    if listed is not None:
        return listed
    step: Ask = s.todo[-1]
    return step.options(s)


def play_to_quiet(
    evaluation: Evaluation,
    s: State,
    seat: int,
    dice: Dice,
    most: int,
    ahead: int = 0,
    listed: Sequence[Choice] | None = None,
) -> None:
    """Play on with the highest priors until the value of the position can be trusted, or for so many choices at most.

    With a number of quiet positions ahead, so many are passed before the one to stop at; the choices count anew from
    each. Options of the question on top that are listed already need not be listed again.
    """
    left, todo = most, s.todo
    is_quiet, priors = evaluation.is_quiet, evaluation.priors
    while todo:
        if is_quiet(s):
            if not ahead:
                return
            ahead -= 1
            left = most
        if not left:
            return
        left -= 1
        if listed is None:
            listed = to_question(evaluation, s, seat, dice)
            if not todo:
                return
        asked = asked_seat(s, seat)
        options = options_at(s, listed)
        take(s, asked, best_of(options, priors(s, asked, options), dice))
        listed = to_question(evaluation, s, seat, dice)
