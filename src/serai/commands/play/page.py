"""The page in the browser: a server for this machine alone, on SQLite, with nothing to set."""

from __future__ import annotations

import argparse
import os
import socket
import threading
import webbrowser
from pathlib import Path
from typing import NamedTuple

from serai.commands.play.arguments import USUAL_LEVEL, USUAL_PORT
from serai.commands.play.offline_site import offer_site
from serai.engine.core.errors import BadInput
from serai.engine.play.match import Match
from serai.words import Words

HERE = "127.0.0.1"
# One's own computer is mostly busy with other things too, and a bot that had only its idle time would never move.
BOT_NICE = 5


class Wish(NamedTuple):
    """The game that a person wants to play: one that they set up on its page, or one that begins with a position."""

    game: str | None
    match: Match | None = None
    bots: int = 0  # in the last seats
    level: str = USUAL_LEVEL


def serve(wish: Wish, port: int | None, opening: bool, words: Words) -> int:
    """Serve until interrupted, after saying which page to open; it is opened only when asked for."""
    # What is imported only here belongs to the server: the terminal does without it.
    try:
        from serai.commands.server import serve
        from serai.server.operations.settings import PreparedTable, built_client, home_folder
    except ImportError as error:
        raise BadInput(f"the server's packages are missing ({error.name}); install serai[server]") from None
    if not os.environ.get("SERAI_WEB") and not built_client():
        raise BadInput("the page is not built here; `serai play --terminal` plays without it")
    offer_site(home_folder(), Path(os.environ.get("SERAI_WEB") or built_client()))
    port = free_port() if port is None else port
    prepared, page = None, f"new/{wish.game}" if wish.game else ""
    if wish.match is not None:
        people = wish.match.state.seats - wish.bots
        seats = ("me",) * people + (wish.level,) * wish.bots
        prepared, page = PreparedTable(wish.match.game.name, seats, wish.match.unsealed().position), "begin"
    address = f"http://{HERE}:{port}/{page}"
    if opening:
        threading.Timer(1.0, webbrowser.open, (address,)).start()
    said = words.say("play-page", address=address)
    return serve.run(
        argparse.Namespace(host=HERE, port=port, log_level="WARNING", saying=said, bot_nice=BOT_NICE, prepared=prepared)
    )


def free_port() -> int:
    """The usual port, or any other where that is taken."""
    for port in (USUAL_PORT, 0):
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((HERE, port))
            except OSError:
                continue
            return int(probe.getsockname()[1])
    raise BadInput("no port of this machine is free")
