"""Choosing at once and in secret: drafts, what in them goes by itself, and taking back until all have handed in."""

from __future__ import annotations

from typing import Any

from serai.engine.core.steps import Commit, is_committed, listed_in


def open_drafts(s: Any) -> None:
    """Begin to ask: every seat has an empty draft, and those without a choice are moved on."""
    step = s.todo[-1]
    s.drafts = [()] * s.seats
    for seat in step.seats(s):
        move_draft_on(s, step, seat)


def waiting_seats(s: Any) -> list[int]:
    """The seats whose drafts are still open."""
    return [seat for seat in s.todo[-1].seats(s) if not is_committed(s.drafts[seat])]


def move_draft_on(s: Any, step: Any, seat: int) -> None:
    """Answer what has one answer; a draft in which the seat chose something is handed in by the seat itself."""
    while not is_committed(s.drafts[seat]):
        draft = s.drafts[seat]
        if is_open(s, step, seat, draft):
            return
        s.drafts[seat] = (*draft, step.options(s, seat, draft)[0])


def is_open(s: Any, step: Any, seat: int, draft: tuple[Any, ...]) -> bool:
    """Whether the seat itself must go on with the draft."""
    listed = step.options(s, seat, draft)
    return len(listed) != 1 or (type(listed[0]) is Commit and has_chosen(s, step, seat, draft))


def has_chosen(s: Any, step: Any, seat: int, draft: tuple[Any, ...]) -> bool:
    """Whether anything in a draft was the seat's own choice, and not the only option at its place."""
    for place in range(len(draft)):
        if len(step.options(s, seat, draft[:place])) != 1:
            return True
    return False


def reopened(s: Any, seat: int) -> tuple[Any, ...]:
    """A seat's draft without the last thing it chose, and without what followed of itself."""  # SE-DRAFT-2
    step = s.todo[-1]
    draft: tuple[Any, ...] = s.drafts[seat][:-1]
    while not is_open(s, step, seat, draft):
        draft = draft[:-1]
    return draft


def keep_legal(s: Any) -> None:
    """Reopen what is no longer possible in the open drafts, after something was done beside the question."""
    step = s.todo[-1]
    asked = step.seats(s)
    for seat, draft in enumerate(s.drafts):
        s.drafts[seat] = ()
        for pick in draft if seat in asked else ():
            if not listed_in(step.options(s, seat, s.drafts[seat]), pick):
                break
            s.drafts[seat] = (*s.drafts[seat], pick)


def draft_at_random(s: Any, step: Any, seat: int, chance: Any) -> int:
    """Complete a seat's draft with random options; gives the number of choices made."""
    made = 0
    while not is_committed(s.drafts[seat]):
        listed = step.options(s, seat, s.drafts[seat])
        if len(listed) == 1:
            pick = listed[0]
        else:
            pick = listed[chance.below(len(listed))]
            made += 1
        s.drafts[seat] = (*s.drafts[seat], pick)
    return made
