"""Which tables may be rated, and who may sit down at one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from serai.engine.core.game import Game
from serai.protocol.clocks import Pace
from serai.protocol.refusals import forbidden, wrong
from serai.server.people.people import Person
from serai.server.ratings.anchors import anchor_of


def must_be_rateable(game: Game, options: Mapping[str, Any], seats: int, pace: Pace, whole: bool) -> None:
    """Refuse a rated table with options of its own, without a clock, or that does not begin at the beginning."""
    if not whole:
        raise wrong("rated-whole", "a rated game begins at its beginning")
    if pace.kind == "none":
        raise wrong("rated-clock", "a rated game has a clock, so that it ends")
    usual = [game.settings(seats, {}), *(game.settings(seats, dict(preset.options)) for preset in game.presets)]
    if options not in usual:
        raise wrong("rated-options", "a rated game has the options of one of the ready-made kinds")


def must_be_rated(game: str, person: Person | None, bots: Sequence[str], own_seats: int) -> None:
    """Refuse a rated seat to guests, to bots that were never measured, and to whoever has one already."""
    if person is not None and person.account is None:
        raise forbidden("rated-guest", "a guest cannot be rated")
    if own_seats > 1:
        raise wrong("rated-seats", "at a rated table everybody has one seat")
    if any(anchor_of(game, level) is None for level in bots):
        raise wrong("rated-bot", "this bot has no rating at this game")
