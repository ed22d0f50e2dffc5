"""`serai bot_worker`: a process that plays the bots' turns of a PostgreSQL that servers share."""

from __future__ import annotations

import argparse
import asyncio

from serai.commands.arguments import polite
from serai.engine.core.errors import BadInput
from serai.server.operations.shutdown import Shutdown, leave_in_order


@polite
def run(args: argparse.Namespace) -> int:
    """Play bots' turns until told to stop."""
    with Shutdown() as ending:
        return work_until(ending, args)


def work_until(ending: Shutdown, args: argparse.Namespace) -> int:
    """Play bots' turns; a signal ends it."""
    try:
        from serai.server.node import Node
        from serai.server.operations.database import bring_up_to_date
        from serai.server.operations.logs import set_up
        from serai.server.operations.settings import settings_from
    except ImportError as error:
        raise BadInput(f"the server's packages are missing ({error.name}); install serai[server]") from None
    set_up(args.log_level)
    settings = settings_from()._replace(bots=args.processes)
    if settings.database.startswith("sqlite"):
        raise BadInput("set SERAI_DATABASE_URL to the PostgreSQL that the servers use")
    bring_up_to_date(settings.database)

    async def work() -> None:
        node = await Node.start(settings, web=False)
        stop = asyncio.Event()
        ending.orderly(stop.set)
        await stop.wait()
        ending.stage = "node"
        await node.stop()
        leave_in_order()

    ending.in_loop()
    asyncio.run(work())
    return 0
