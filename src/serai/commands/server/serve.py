"""`serai serve`: the server."""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import resource
import socket
import sys

from serai.commands.arguments import polite
from serai.engine.core.errors import BadInput
from serai.server.operations.shutdown import Shutdown, leave_in_order

OTHER_FILES = 200  # that a server has open besides its connections


@polite
def run(args: argparse.Namespace) -> int:
    """Serve until told to stop."""
    with Shutdown() as ending:
        return serve_until(ending, args)


def serve_until(ending: Shutdown, args: argparse.Namespace) -> int:
    """Serve; a signal ends it."""
    try:
        import uvicorn

        from serai.server.api.app import application
        from serai.server.live.websocket import Line
        from serai.server.node import Node
        from serai.server.operations.database import bring_up_to_date
        from serai.server.operations.http_timeouts import Limits, limited_http
        from serai.server.operations.logs import set_up
        from serai.server.operations.settings import settings_from
        from serai.server.operations.web_server import WebServer
    except ImportError as error:
        raise BadInput(f"the server's packages are missing ({error.name}); install serai[server]") from None
    set_up(args.log_level)
    settings = settings_from()
    if not os.environ.get("SERAI_BOT_NICE"):
        settings = settings._replace(bot_nice=getattr(args, "bot_nice", settings.bot_nice))
    settings = settings._replace(prepared=getattr(args, "prepared", None))
    bring_up_to_date(settings.database)
    door = listening(args.host, args.port)
    nodes: list[Node] = []
    room = max(1, open_files() - OTHER_FILES)
    limits = Limits(settings.header_seconds, min(settings.most_connections, room))
    config = uvicorn.Config(
        application(settings, nodes),
        loop="uvloop",
        http=limited_http(limits),  # type: ignore[arg-type]  # called as a class would be
        ws=Line,
        ws_max_size=65_536,
        proxy_headers=bool(settings.public_url),
        server_header=False,
        log_config=None,
    )
    print(getattr(args, "saying", f"Serai is at http://{args.host}:{args.port}/"), file=sys.stderr)
    # States are trees of plain values; looking for cycles among them at the default rate costs a tenth of the time.
    gc.freeze()
    gc.set_threshold(100_000, 20, 50)
    ending.in_loop()

    async def serve() -> None:
        await WebServer(config, nodes, ending).serve(sockets=[door])
        leave_in_order()

    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(serve())
    return 0


def open_files() -> int:
    """How many files this process may have open: as many as the system lets it."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY:
        soft = hard
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return soft


def listening(host: str, port: int) -> socket.socket:
    """The socket that listens, open from now on: whoever connects before all is ready waits a moment."""
    try:
        return socket.create_server((host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET)
    except OSError as error:
        why = str(error.strerror).partition(" (")[0]  # the rest names the place again
        raise BadInput(f"nobody can be served at {host}:{port} ({why})") from None
