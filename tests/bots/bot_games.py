"""Games between bots, driven through a match as a table would."""

from collections.abc import Sequence
from typing import Any

from serai.bots.bot import asks_of, view_of
from serai.bots.specs import spec_of
from serai.engine.core.game import Game
from serai.engine.play.match import Match


def played(game: Game, specs: Sequence[str], seed: str, options: dict[str, Any] | None = None) -> Match:
    """A whole game with these bots in their seats."""
    match = Match.new(game, len(specs), seed, options or {})
    seats, levels = len(specs), [spec_of(text) for text in specs]
    bots = [
        (level.make(game, f"{seed}/{seat}", seats), level.budget_at(game, seats)) for seat, level in enumerate(levels)
    ]
    while not match.over:
        seat = match.asks[0].seat
        bot, budget = bots[seat]
        match.choose(seat, bot.choose(view_of(match, seat), asks_of(match, seat), budget))
    return match


def wins(game: Game, one: str, rest: str, seats: int, deals: int, options: dict[str, Any] | None = None) -> int:
    """How many games the one wins outright when it sits in every seat of so many deals."""
    won = 0
    for deal in range(deals):
        for seat in range(seats):
            specs = [one if place == seat else rest for place in range(seats)]
            result = played(game, specs, f"deal {deal}", options).result
            assert result
            won += result.places[seat] == 1 and result.places.count(1) == 1
    return won
