"""What happens in a process that thinks: it knows one seat's imagined world and nothing else."""

from __future__ import annotations

import os
import signal
from typing import Any

from serai.bots.bot import asks_of, view_of
from serai.engine.match import Match
from serai.engine.record import Record
from serai.server.catalogue import game_of
from serai.server.levels import LEVELS
from serai.server.play import PAST


def lower_priority() -> None:
    """Never take time from the server; Ctrl-C is for the server alone."""
    os.nice(10)
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def think(game_name: str, kept: dict[str, Any], number: int, seat: int, level: str, seed: str) -> list[Any]:
    """The choice of a bot, as a row."""
    game = game_of(game_name)
    header = Record(game_name, game.rules, game.colours[: kept["seats"]], {}, "", rows=[PAST] * number)
    match = Match.resume(header, kept, game)
    make, budget = LEVELS[level]
    pick = make(seed).choose(view_of(match, seat), asks_of(match, seat), budget)
    return game.notation.to_row(pick)
