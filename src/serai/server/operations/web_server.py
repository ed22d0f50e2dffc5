"""The server of HTTP and sockets: uvicorn's, but it stops within seconds whatever its clients and the database do."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import socket
from collections.abc import Collection, Iterator

import uvicorn

from serai.server.live.websocket import Line
from serai.server.node import Node
from serai.server.operations.shutdown import Shutdown

# Seconds, of the five in which a node ends: for sockets to take what is theirs, and for requests to be answered.
CONNECTIONS, REQUESTS = 0.6, 0.8
A_MOMENT = 0.1  # for what waited for a client that has gone
log = logging.getLogger("serai.web")


class WebServer(uvicorn.Server):
    """Serves one node until it is told to stop."""

    def __init__(self, config: uvicorn.Config, nodes: list[Node], ending: Shutdown) -> None:
        super().__init__(config)
        self._nodes = nodes
        self._ending = ending

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Leave signals to the handlers that are installed."""
        yield

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to serve; from then on a signal ends it in good order."""
        await super().startup(sockets)
        self._ending.orderly(self._stop)

    def _stop(self) -> None:
        """Tell everybody and everything at once; the main loop ends at its next tick."""
        self._ending.stage = "connections"
        for server in self.servers:
            server.close()
        for node in self._nodes:
            node.halt()
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """End connections, then requests, then the node; each has its time, and then the next has its turn."""
        log.info("stopping")
        connections, requests = self.server_state.connections, self.server_state.tasks
        self._stop()
        for listening in sockets or ():
            listening.close()
        for connection in list(connections):
            if not isinstance(connection, Line):  # the node has said goodbye to those, and they may answer
                connection.shutdown()
        await _until_empty(connections, CONNECTIONS)
        self._abort(Line)
        self._ending.stage = "requests"
        await _until_empty(requests, REQUESTS)
        self._abort(asyncio.Protocol)
        if not await _until_empty(requests, A_MOMENT):
            log.warning("requests were given up, since they did not end in time", extra={"requests": len(requests)})
        self._ending.stage = "node"
        await self.lifespan.shutdown()
        self._ending.stage = "process"

    def _abort(self, kind: type) -> None:
        """End connections of a kind at once, with whatever still waits in them."""
        for connection in list(self.server_state.connections):
            if isinstance(connection, kind):
                connection.shutdown()
                connection.transport.abort()


async def _until_empty(some: Collection[object], seconds: float) -> bool:
    """Wait until nothing is left, but no longer than that."""
    loop = asyncio.get_running_loop()
    limit = loop.time() + seconds
    while some and loop.time() < limit:
        await asyncio.sleep(0.02)
    return not some
