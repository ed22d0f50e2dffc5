"""What happens in a process that thinks: it knows one seat's imagined world and nothing else."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import threading
from pathlib import Path
from typing import Any

from serai.bots.bot import asks_of, view_of
from serai.bots.manners import reason_for
from serai.bots.specs import spec_of
from serai.engine.match import Match
from serai.engine.record import Record
from serai.server.catalogue import game_of
from serai.server.play import PAST

IDLE = 19  # as far back as one can stand


def lower_priority(nice: int) -> None:
    """Never take time from the server, unless told to (0); Ctrl-C is for the server alone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if nice:
        os.nice(nice)
    if nice >= IDLE and hasattr(os, "SCHED_IDLE"):
        with contextlib.suppress(OSError):  # a strict container may forbid it
            _work_in_idle_time()
        _weigh_little()
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    """A server that is killed cannot say so: whoever thinks for it would wait for the next turn for ever."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(0)


def _work_in_idle_time() -> None:
    """Even the lowest priority may finish its slice when the server wakes up; what works in idle time may not.

    One core is left alone.
    """
    os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    _, *others = sorted(os.sched_getaffinity(0))
    if others:
        os.sched_setaffinity(0, others)


def _weigh_little() -> None:
    """Be a session of the lowest weight, where Linux weighs sessions before what is in them.

    In the server's own, what works in idle time uses up that session's turn on its core: a thread of the server that
    wakes there would wait behind everybody else's sessions, the database's among them.
    """
    weight = Path("/proc/self/autogroup")
    with contextlib.suppress(OSError):
        if weight.exists():
            os.setsid()
            weight.write_text(str(IDLE))


def think(
    game_name: str, kept: dict[str, Any], number: int, seat: int, level: str, seed: str
) -> tuple[list[Any], str | None]:
    """The choice of a bot, as a row, and its reason where others asked something of it."""
    game = game_of(game_name)
    header = Record(game_name, game.rules, game.colours[: kept["seats"]], {}, "", rows=[PAST] * number)
    match = Match.resume(header, kept, game)
    spec = spec_of(level)
    bot = spec.make(game, seed)
    pick = bot.choose(view_of(match, seat), asks_of(match, seat), spec.budget)
    reason = reason_for(game, match.state, getattr(bot, "considered", ()), pick)
    return game.notation.to_row(pick), reason
