"""What a choice would lead to, tried out in a world that its seat may imagine; the real one is never touched."""

from __future__ import annotations

from typing import Any

from serai.engine.core.chance import seeded
from serai.engine.core.drive import answer
from serai.engine.core.game import Game
from serai.engine.core.state import Bar, Event, State
from serai.engine.core.steps import ASK_ALL, Ask, Choice, Commit, Step
from serai.engine.play.history import as_known
from serai.engine.play.questions import checked, still_asked
from serai.engine.views.facts import Seen
from serai.engine.views.views import redeal

MOST_ANSWERS = 64


def foretold(game: Game, s: State, seat: int, choice: object) -> list[Event]:
    """The events that a choice would cause, as far as nothing is drawn or revealed."""
    seen: list[Event] = []
    tried = _tried(game, s, seat, choice)
    for event in () if tried is None else tried.told:
        if type(event) is Bar:
            break
        seen.append(as_known(event, seat))
    return seen


def foretold_next(game: Game, s: State, seat: int, choice: object) -> list[tuple[Choice, list[Event]]]:
    """Every answer to the question that a choice leads its own seat to, with the events it would cause then.

    None if anything is drawn or revealed before, if another seat is asked, or if there are too many to try them all.
    """
    tried = _tried(game, s, seat, choice)
    if tried is None or any(type(event) is Bar for event in tried.told) or not still_asked(tried, seat):
        return []
    step: Ask = tried.todo[-1]
    options = [] if step.wide else step.options(tried)
    return [(pick, foretold(game, tried, seat, pick)) for pick in options] if len(options) <= MOST_ANSWERS else []


def foretold_facts(game: Game, s: State, seat: int, choice: object) -> dict[str, Any]:
    """The facts that a choice would change; none where anything is drawn or revealed on the way."""
    tried = _tried(game, s, seat, choice) if game.facts else None
    if tried is None or any(type(event) is Bar for event in tried.told):
        return {}
    now = Seen(game, s, seat).facts(game.facts)
    return {name: value for name, value in Seen(game, tried, seat).facts(game.facts).items() if value != now[name]}


def cannot_be_taken_back(game: Game, s: State, seat: int, choice: object) -> bool:
    """Whether a choice draws, reveals or leaves the next decision to another seat, so that undoing it needs consent."""
    tried = _tried(game, s, seat, choice)
    if tried is None:
        return type(checked(game, s, seat, choice)) is Commit
    return any(type(event) is Bar for event in tried.told) or not still_asked(tried, seat)


def _tried(game: Game, s: State, seat: int, choice: object) -> State | None:
    """The state after a choice; None while several seats choose in secret, when nothing happens yet."""
    pick = checked(game, s, seat, choice)
    step: Step = s.todo[-1]
    if step.waits == ASK_ALL:
        return None
    tried = redeal(game, s, seat, seeded("preview"))
    tried.telling = True
    answer(tried, pick)
    return tried
