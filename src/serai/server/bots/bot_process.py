"""What happens in a process that thinks: it knows one seat's imagined world and nothing else."""

from __future__ import annotations

from typing import Any

from serai.bots.bot import asks_of, view_of
from serai.bots.replies import reason_for
from serai.bots.specs import spec_of
from serai.engine.play.match import Match
from serai.engine.play.record import Record
from serai.server.tables.catalogue import game_of


def think(
    game_name: str, kept: dict[str, Any], number: int, seat: int, level: str, seed: str
) -> tuple[list[Any], str | None]:
    """The choice of a bot, as a row, and its reason where others asked something of it."""
    game = game_of(game_name)
    header = Record(game_name, game.rules, game.colours[: kept["seats"]], {}, "")
    match = Match.resume(header, kept, game, number)
    spec = spec_of(level)
    bot = spec.make(game, seed, kept["seats"])
    pick = bot.choose(view_of(match, seat), asks_of(match, seat), spec.budget_at(game, kept["seats"]))
    reason = reason_for(game, match.state, getattr(bot, "considered", ()), pick)
    return game.notation.to_row(pick), reason
