"""Positions of games between bots, the same every time: a question of some seat, now and then."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from serai.bots.bot import asks_of, view_of
from serai.bots.dice import Dice
from serai.bots.specs import spec_of
from serai.engine.core.game import Game
from serai.engine.play.match import Match

EVERY = 12  # questions between two positions, on average


def asked_positions(game: Game, seats: Sequence[int], most: int, level: str = "trader") -> Iterator[tuple[Match, int]]:
    """So many matches at a question that has several answers, each with the seat that is asked."""
    found = number = 0
    while found < most:
        size = seats[number % len(seats)]
        match, dice, spec = Match.new(game, size, f"positions {number}"), Dice(f"positions {number}"), spec_of(level)
        bots = [spec.make(game, f"positions {number}/{seat}", size) for seat in range(size)]
        number += 1
        while not match.over and found < most:
            seat = match.asks[0].seat
            asked = asks_of(match, seat)
            if len(asked[0].options) > 1 and dice.below(EVERY) == 0:
                found += 1
                yield match, seat
            match.choose(seat, bots[seat].choose(view_of(match, seat), asked, spec.budget_at(game, size)))
