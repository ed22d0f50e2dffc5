"""Moving a state on: run what happens by itself, answer what has one answer, and stop at a real question."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from serai.engine.core.drafts import draft_at_random, open_drafts, waiting_seats
from serai.engine.core.errors import Endless
from serai.engine.core.state import State
from serai.engine.core.steps import ASK, DO, Ask, AskAll, Choice, Do, Draws, Step

STEPS: Final = 5_000  # between two questions; games need a hundred, a made-up position may go on for ever


def settle(s: State) -> Sequence[Choice] | None:
    """Run the state up to the next question or its end; gives the options where they had to be listed anyway."""
    todo = s.todo
    done = 0  # counted upwards, since Python keeps its small numbers ready
    while todo:
        top: Any = todo[-1]
        step: Step = top
        waits = step.waits
        if waits == DO:
            do: Do = todo.pop()
            do.run(s)
        elif waits == ASK:
            ask: Ask = top
            if ask.wide:
                only = None if ask.always else ask.only(s)
                if only is None:
                    return None
            else:
                listed = ask.options(s)
                if len(listed) != 1 or ask.always:
                    return listed
                only = listed[0]
            todo.pop()
            ask.chosen(s, only)  # SE-ASK-7
        else:
            if s.drafts is None:
                open_drafts(s)
            if waiting_seats(s):
                return None
            drafts = [draft[:-1] for draft in s.drafts or ()]
            s.drafts = None
            reveal: AskAll = todo.pop()
            reveal.revealed(s, drafts)
        done += 1
        if done == STEPS:
            raise Endless(f"after {STEPS} steps nobody is asked anything")
    return None


def answer(s: State, pick: Choice) -> Sequence[Choice] | None:
    """Carry out the answer to the question on top, then run on to the next; gives its options where they are listed."""
    ask: Ask = s.todo.pop()
    ask.chosen(s, pick)
    return settle(s)


def playout(s: State, chance: Draws, most: int) -> int:
    """Play on with random options to the end, or for so many decisions; gives the number of decisions."""
    todo = s.todo
    decisions = 0
    listed = settle(s)
    while decisions < most:
        if listed is not None:
            ask: Ask = todo.pop()
            ask.chosen(s, listed[chance.below(len(listed))])
            decisions += 1
        elif not todo:
            break
        elif todo[-1].waits == ASK:
            wide: Ask = todo[-1]
            pick = wide.sample(s, chance)
            todo.pop()
            wide.chosen(s, pick)
            decisions += 1
        else:
            drafted: AskAll = todo[-1]
            for seat in waiting_seats(s):
                decisions += draft_at_random(s, drafted, seat, chance)
        listed = settle(s)
    return decisions
