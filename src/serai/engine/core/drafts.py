"""Choosing at once and in secret: drafts, what in them goes by itself, and taking back until all have handed in."""

from __future__ import annotations

from serai.engine.core.state import State
from serai.engine.core.steps import AskAll, Commit, Draft, Draws, is_committed, listed_in


def open_drafts(s: State) -> None:
    """Begin to ask: every seat has an empty draft, and those without a choice are moved on."""
    step: AskAll = s.todo[-1]
    s.drafts = [()] * s.seats
    for seat in step.seats(s):
        move_draft_on(s, step, seat)


def drafts_of(s: State) -> list[Draft]:
    """The drafts by seat, while several seats choose at once."""
    drafts = s.drafts
    if drafts is None:
        raise ValueError("nothing is drafted now")
    return drafts


def waiting_seats(s: State) -> list[int]:
    """The seats whose drafts are still open."""
    step: AskAll = s.todo[-1]
    drafts = drafts_of(s)
    return [seat for seat in step.seats(s) if not is_committed(drafts[seat])]


def move_draft_on(s: State, step: AskAll, seat: int) -> None:
    """Answer what has one answer; a draft in which the seat chose something is handed in by the seat itself."""
    drafts = drafts_of(s)
    while not is_committed(drafts[seat]):
        draft = drafts[seat]
        if is_open(s, step, seat, draft):
            return
        drafts[seat] = (*draft, step.options(s, seat, draft)[0])


def is_open(s: State, step: AskAll, seat: int, draft: Draft) -> bool:
    """Whether the seat itself must go on with the draft."""
    listed = step.options(s, seat, draft)
    return len(listed) != 1 or (type(listed[0]) is Commit and has_chosen(s, step, seat, draft))


def has_chosen(s: State, step: AskAll, seat: int, draft: Draft) -> bool:
    """Whether anything in a draft was the seat's own choice, and not the only option at its place."""
    for place in range(len(draft)):
        if len(step.options(s, seat, draft[:place])) != 1:
            return True
    return False


def reopened(s: State, seat: int) -> Draft:
    """A seat's draft without the last thing it chose, and without what followed of itself."""  # SE-DRAFT-2
    step: AskAll = s.todo[-1]
    draft = drafts_of(s)[seat][:-1]
    while not is_open(s, step, seat, draft):
        draft = draft[:-1]
    return draft


def keep_legal(s: State) -> None:
    """Reopen what is no longer possible in the open drafts, after something was done beside the question."""
    step: AskAll = s.todo[-1]
    asked = step.seats(s)
    drafts = drafts_of(s)
    for seat, draft in enumerate(drafts):
        drafts[seat] = ()
        for pick in draft if seat in asked else ():
            if not listed_in(step.options(s, seat, drafts[seat]), pick):
                break
            drafts[seat] = (*drafts[seat], pick)


def draft_at_random(s: State, step: AskAll, seat: int, chance: Draws) -> int:
    """Complete a seat's draft with random options; gives the number of choices made."""
    drafts, made = drafts_of(s), 0
    draft = drafts[seat]
    pick = draft[-1] if draft else ()
    while type(pick) is not Commit:
        listed = step.options(s, seat, draft)
        if len(listed) == 1:
            pick = listed[0]
        else:
            pick = listed[chance.below(len(listed))]
            made += 1
        drafts[seat] = draft = (*draft, pick)
    return made
