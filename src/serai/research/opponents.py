"""Bots as opponents in research: made from a spec, asked with what their seat may know."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from serai.bots.bot import View
from serai.bots.specs import spec_of
from serai.engine.core.game import Game
from serai.engine.core.steps import Choice
from serai.engine.play.history import Asked
from serai.engine.views.views import redeal
from serai.research.playing import Play


class Player:
    """A bot with its budget."""

    __slots__ = ("bot", "budget")

    def __init__(self, text: str, game: Game, seed: str, seats: int) -> None:
        spec = spec_of(text)
        self.bot = spec.make(game, seed, seats)
        self.budget = spec.budget_at(game, seats)

    def choose(self, play: Play) -> Choice:
        """The option that it takes for the seat that is asked."""
        seat = play.seat
        imagine = partial(redeal, play.game, play.s, seat)
        asked = Asked(seat, play.question, play.choices, play.facts)
        return self.bot.choose(View(seat, play.view(seat), imagine), (asked,), self.budget)


def players(specs: str | Sequence[str], play: Play, seed: str) -> list[Player]:
    """A player for every seat: one line for all of them, or as many lines as there are seats."""
    lines = [specs] * play.seats if isinstance(specs, str) else list(specs)
    if len(lines) != play.seats:
        raise ValueError(f"{play.seats} seats need one bot for all or {play.seats}, not {len(lines)}")
    return [Player(line, play.game, f"{seed}/{seat}", play.seats) for seat, line in enumerate(lines)]
