"""How to play, as clients are told it: the text, and what is drawn in its figures; each a function of names alone."""

from __future__ import annotations

from typing import Any

import msgspec

from serai.engine.play.match import Match
from serai.engine.views.event_facts import event_shown
from serai.protocol.games import game_called
from serai.protocol.play import EventTold
from serai.teach.how_to_play import figures_of, how_to_play
from serai.teach.reading import Thing


class NumberShown(msgspec.Struct):
    """A number at a thing."""

    at: Thing
    number: int


class FigureShown(msgspec.Struct):
    """A part of a board, all that a seat sees of the position, and the marks on it."""

    part: str
    around: list[Thing]  # only what lies between these things is shown; none: all
    arrows: list[tuple[Thing, Thing]]
    numbers: list[NumberShown]
    seat: int
    seats: int
    view: dict[str, Any]
    facts: dict[str, Any]
    events: list[EventTold]


def figure_shown(name: str, figure_id: str) -> FigureShown:
    """A figure; nobody is asked anything in it."""
    game = game_called(name)
    figure = figures_of(game)[figure_id]
    match, seat = Match.from_position(figure.position), figure.seat
    return FigureShown(
        figure.part,
        list(figure.around),
        list(figure.arrows),
        [NumberShown(at, number) for at, number in figure.numbers],
        seat,
        match.state.seats,
        match.view(seat),
        match.facts(seat),
        [EventTold(told.number, told.move, event_shown(game, told.event)) for told in match.events(seat)],
    )


def how_to_play_text(name: str, language: str) -> str:
    """The text of how to play; nothing where a game has none."""
    return how_to_play(game_called(name), language) or ""


def figure_names(name: str) -> list[str]:
    """The figures of a game."""
    return list(figures_of(game_called(name)))
