"""Who is asked what, and whether an answer is one: refusals come with the rule, before anything is changed."""

from __future__ import annotations

from collections.abc import Sequence

from serai.engine.core.drafts import waiting_seats
from serai.engine.core.errors import IllegalChoice, Reason, Unreadable
from serai.engine.core.game import Game
from serai.engine.core.notation import word_of
from serai.engine.core.state import State
from serai.engine.core.steps import ASK, Ask, AskAll, Choice, Commit, Draft, Step, is_committed, seat_asked
from serai.engine.play.history import Asked


def questions(s: State, listed: Sequence[Choice] | None = None) -> tuple[Asked, ...]:
    """Who must choose now, and from what; the options of one seat's question may have been listed already."""
    if not s.todo:
        return ()
    step: Step = s.todo[-1]
    kind = word_of(type(step).__name__)
    if step.waits == ASK:
        ask: Ask = s.todo[-1]
        return (Asked(seat_asked(ask), kind, ask.options(s) if listed is None else listed, ask.facts(s)),)
    drafted: AskAll = s.todo[-1]
    drafts = s.drafts or []
    return tuple(
        Asked(seat, kind, drafted.options(s, seat, drafts[seat]), drafted.facts(s, seat)) for seat in waiting_seats(s)
    )


def is_seat(s: State, seat: object) -> bool:
    """Whether there is such a seat."""
    return type(seat) is int and 0 <= seat < s.seats


def still_asked(s: State, seat: int) -> bool:
    """Whether the next question is this seat's alone."""
    return asked_alone(s) == seat


def asked_alone(s: State) -> int | None:
    """The seat whose question is the next one, where it is one seat's."""
    if not s.todo:
        return None
    step: Step = s.todo[-1]
    if step.waits != ASK:
        return None
    ask: Ask = s.todo[-1]
    return seat_asked(ask)


def checked(game: Game, s: State, seat: int, choice: object) -> Choice:
    """The choice as an option of the question, or IllegalChoice."""
    asked = asked_alone(s)
    refuse(_why_not_seat(s, seat, asked))
    pick = _read(game, s, seat, choice)
    if asked is not None:
        ask: Ask = s.todo[-1]
        refuse(why_not(ask, s, pick))
    elif s.drafts is not None:
        drafted: AskAll = s.todo[-1]
        refuse(why_not_draft(drafted, s, seat, s.drafts[seat], pick))
    return pick


def why_not(step: Ask, s: State, pick: Choice) -> Reason | None:
    """The rule that forbids a choice of one seat, or None; a step is asked only about the classes that it takes."""
    if step.takes and type(pick) not in step.takes:
        return Reason("SE-ASK-3", {})
    return None if step.allows(s, pick) else step.why_not(s, pick) or Reason("SE-ASK-5", {})


def why_not_draft(step: AskAll, s: State, seat: int, draft: Draft, pick: Choice) -> Reason | None:
    """The rule that forbids a choice as the next one of a draft, or None."""
    if step.takes and type(pick) not in step.takes and type(pick) is not Commit:
        return Reason("SE-ASK-3", {})
    return step.why_not(s, seat, draft, pick)


def checked_aside(game: Game, s: State, seat: int, choice: object) -> Choice:
    """The choice as something the seat may do beside the question, or IllegalChoice."""
    if s.result is not None:
        refuse(Reason("SE-END-1", {}))
    if not is_seat(s, seat):
        refuse(Reason("SE-SEAT-1", {}))
    pick = _read(game, s, seat, choice)
    refuse(game.why_not_aside(s, seat, pick))
    return pick


def checked_draft(game: Game, s: State, seat: int, texts: list[str]) -> Draft:
    """What a record says that a seat chose in secret, as it could have chosen it now, or IllegalChoice."""
    step: AskAll = s.todo[-1]
    if texts and seat not in step.seats(s):
        refuse(Reason("SE-ASK-1", {}))
    draft: Draft = ()
    for text in texts:
        if is_committed(draft):
            refuse(Reason("SE-DRAFT-1", {}))
        pick = _read(game, s, seat, text)
        refuse(why_not_draft(step, s, seat, draft, pick))
        draft = (*draft, pick)
    return draft


def refuse(reason: Reason | None) -> None:
    """Raise the refusal, if there is one."""
    if reason is not None:
        raise IllegalChoice(reason)


def _why_not_seat(s: State, seat: int, asked: int | None) -> Reason | None:
    if s.result is not None:
        return Reason("SE-END-1", {})
    if not is_seat(s, seat):
        return Reason("SE-SEAT-1", {})
    if asked is not None:
        return None if asked == seat else Reason("SE-ASK-1", {"seat": asked})
    step: AskAll = s.todo[-1]
    if s.drafts is None or seat not in step.seats(s):
        return Reason("SE-ASK-1", {})
    return Reason("SE-DRAFT-1", {}) if is_committed(s.drafts[seat]) else None


def _read(game: Game, s: State, seat: int, choice: object) -> Choice:
    try:
        return game.notation.read(choice)
    except Unreadable as error:
        known = game.unreadable(s, seat, choice) if isinstance(choice, str) else None
        raise IllegalChoice(known or Reason("SE-ASK-2", {"words": error.part})) from error
