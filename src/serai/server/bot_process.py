"""What happens in a process that thinks: it knows one seat's imagined world and nothing else."""

from __future__ import annotations

import contextlib
import os
import signal
from pathlib import Path
from typing import Any

from serai.bots.bot import asks_of, view_of
from serai.bots.specs import spec_of
from serai.engine.match import Match
from serai.engine.record import Record
from serai.server.catalogue import game_of
from serai.server.play import PAST


def lower_priority(nice: int) -> None:
    """Never take time from the server, unless told to (0); Ctrl-C is for the server alone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if nice:
        os.nice(nice)
        with contextlib.suppress(OSError):
            # Linux shares the processor among sessions first, and a priority counts only within one: in the server's
            # own session a busy bot would use up what the server is given.
            os.setsid()
            Path("/proc/self/autogroup").write_text(f"{nice}")


def think(game_name: str, kept: dict[str, Any], number: int, seat: int, level: str, seed: str) -> list[Any]:
    """The choice of a bot, as a row."""
    game = game_of(game_name)
    header = Record(game_name, game.rules, game.colours[: kept["seats"]], {}, "", rows=[PAST] * number)
    match = Match.resume(header, kept, game)
    spec = spec_of(level)
    pick = spec.make(game, seed).choose(view_of(match, seat), asks_of(match, seat), spec.budget)
    return game.notation.to_row(pick)
