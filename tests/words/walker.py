"""Whole games at random, and everything of them that a person may be told, as a server sends it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import serai
from serai.bots.dice import Dice
from serai.commands.study.nonsense import any_choice, nonsense
from serai.engine.core.notation import event_json
from tests.battery.cases import SHORTENED

OPTIONS_TOLD = 6
ASIDES_TOLD = 2


class Saying(NamedTuple):
    """One thing to say: the browser's method for it, what that is given, the open question, and Python's own thing."""

    of: str
    given: tuple[Any, ...]
    asked: str | None = None
    thing: Any = None


class Told(NamedTuple):
    """What was to be told of one game, and what lies where in it."""

    game: str
    laid: dict[str, list[int]]
    sayings: list[Saying]


def walked(name: str, number: int) -> Told:
    """All that a random match of a game has to tell, each thing once."""
    game = serai.load(name)
    seats = game.min_seats + number % (game.max_seats - game.min_seats + 1)
    match = serai.Match.new(game, seats, f"walked/{number}", SHORTENED.get(name))
    view = match.view(None)
    laid = {field: list(view[field]) for _, field in game.called.values()}
    once = {repr(saying): saying for saying in _sayings(match, Dice(f"walked/{name}/{number}"))}
    return Told(name, laid, list(once.values()))


def _sayings(match: Any, dice: Dice) -> Iterator[Saying]:
    while not match.over:
        asked = match.asks[dice.below(len(match.asks))]
        yield Saying("prompt", (asked.kind, asked.seat, asked.prompt), None, asked)
        option = asked.options[dice.below(len(asked.options))]
        yield from _choices(match, asked, dice)
        yield from map(_event, match.preview(asked.seat, option))
        for bad in (any_choice(match, dice), nonsense(match, dice).choice):
            reason = match.why_not(asked.seat, bad)
            if reason is not None and "words" not in reason.facts:  # whoever types nonsense reads it again
                yield Saying("reason", (reason.rule, reason.facts), None, reason)
        match.choose(asked.seat, option)
    for seat in (None, *range(match.state.seats)):
        yield from (_event(told.event) for told in match.events(seat))
    yield from _names(match.game)


def _choices(match: Any, asked: Any, dice: Dice) -> Iterator[Saying]:
    """Some of the answers to a question, and of what may be done beside it."""
    for choices, most in ((asked.options, OPTIONS_TOLD), (match.asides(asked.seat), ASIDES_TOLD)):
        for _ in range(min(most, len(choices))):
            pick = choices[dice.below(len(choices))]
            row = match.game.notation.to_row(pick)
            yield Saying("choice", (row,), asked.kind, pick)
            yield Saying("group", (row[0],))


def _event(event: Any) -> Saying:
    return Saying("event", (event_json(event),), None, event)


def _names(game: serai.Game) -> Iterator[Saying]:
    """What boards speak: the entries of every table that a board may show."""
    for table, entries in game.notation.tables.items():
        yield from (Saying("entry", (table, number)) for number in range(min(len(entries), 200)))
