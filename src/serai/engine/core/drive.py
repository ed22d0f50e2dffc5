"""Moving a state on: run what happens by itself, answer what has one answer, and stop at a real question."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from serai.engine.core.drafts import draft_at_random, open_drafts, waiting_seats
from serai.engine.core.errors import Endless
from serai.engine.core.state import State
from serai.engine.core.steps import ASK, Ask, AskAll, Choice, Do, Draws

STEPS: Final = 5_000  # between two questions; games need a hundred, a made-up position may go on for ever


def settle(s: State) -> Sequence[Choice] | None:
    """Run the state up to the next question or its end; gives the options where they had to be listed anyway."""
    return run_on(s, s.chance, 0)[1]


def answer(s: State, pick: Choice) -> Sequence[Choice] | None:
    """Carry out the answer to the question on top, then run on to the next; gives its options where they are listed."""
    ask: Ask = s.todo.pop()
    ask.chosen(s, pick)
    return run_on(s, s.chance, 0)[1]


def playout(s: State, chance: Draws, most: int) -> int:
    """Play on with random options to the end, or for so many decisions; gives the number of decisions."""
    return run_on(s, chance, most)[0]


def run_on(s: State, chance: Draws, most: int) -> tuple[int, Sequence[Choice] | None]:
    """Run on and answer so many questions at random; gives the decisions made, and the options of the next as `settle`.

    One loop for both, since a call for every decision would cost random play a twentieth.
    """
    todo = s.todo
    below = chance.below
    decisions = 0
    done = 0  # steps since the last decision; counted upwards, since Python keeps its small numbers ready
    while todo:
        top: Any = todo.pop()
        is_wide = top.wide
        if is_wide is None:
            do: Do = top
            do.run(s)
        elif not is_wide:
            ask: Ask = top
            listed = ask.options(s)
            options = len(listed)
            if options == 1 and not ask.always:
                ask.chosen(s, listed[0])  # SE-ASK-7
            elif decisions >= most:
                todo.append(ask)
                return decisions, listed
            else:
                ask.chosen(s, listed[below(options)])
                decisions += 1
                done = 0
                continue
        elif top.waits == ASK:
            wide: Ask = top
            only = None if wide.always else wide.only(s)
            if only is not None:
                wide.chosen(s, only)
            elif decisions >= most:
                todo.append(wide)
                return decisions, None
            else:
                wide.chosen(s, wide.sample(s, chance))
                decisions += 1
                done = 0
                continue
        else:
            todo.append(top)
            if s.drafts is None:
                open_drafts(s)
            waiting = waiting_seats(s)
            if waiting and decisions >= most:
                return decisions, None
            decisions += reveal(s, waiting, chance)
        done += 1
        if done == STEPS:
            raise Endless(f"after {STEPS} steps nobody is asked anything")
    return decisions, None


def reveal(s: State, waiting: Sequence[int], chance: Draws) -> int:
    """Complete the drafts that are still open at random and carry all out; gives the number of choices made."""
    step: AskAll = s.todo[-1]
    made = 0
    for seat in waiting:
        made += draft_at_random(s, step, seat, chance)
    drafts = [draft[:-1] for draft in s.drafts or ()]
    s.drafts = None
    s.todo.pop()
    step.revealed(s, drafts)
    return made
