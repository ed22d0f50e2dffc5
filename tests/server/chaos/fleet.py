"""The nodes of a chaos run: started, killed, stopped in good order, frozen for a moment, and started again."""

from __future__ import annotations

import asyncio
import os
import secrets
import signal
import time
from pathlib import Path
from random import Random

from tests.server.chaos.databases import Database
from tests.server.running import Server, free_port

LONGEST_STOP = 60.0  # after which a node that was asked to end is killed
MARK = "SERAI_CHAOS_RUN"  # in the environment of every process of a node: finds those that were left behind


class Node:
    """One `serai serve`, on the same port for the whole run."""

    def __init__(self, name: str, log: Path) -> None:
        self.name = name
        self.port = free_port()
        self.log = log
        self.server: Server | None = None
        self.up = False

    @property
    def host(self) -> str:
        return f"127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        assert self.server is not None
        return self.server.process.pid


class Fleet:
    """All nodes on one database."""

    def __init__(self, database: Database, folder: Path, nodes: int, **settings: str) -> None:
        self.database = database
        self.settings = settings
        self.mark = secrets.token_hex(8)
        self.nodes = [Node(f"node {place}", folder / f"node{place}.log") for place in range(nodes)]

    @property
    def up(self) -> list[Node]:
        """The nodes that should answer now."""
        return [node for node in self.nodes if node.up]

    def some(self, dice: Random) -> Node:
        """A node to talk to; while none is up, one that will be."""
        return dice.choice(self.up or self.nodes)

    async def start(self) -> None:
        await asyncio.gather(*map(self.revive, self.nodes))

    async def revive(self, node: Node) -> None:
        """Start a node, again and again if its database does not let it."""
        limit = time.monotonic() + 120
        while True:
            try:
                node.server = await asyncio.to_thread(self._started, node)
            except RuntimeError:
                if time.monotonic() > limit:
                    raise
                await asyncio.sleep(0.3)
            else:
                node.up = True
                return

    def _started(self, node: Node) -> Server:
        more = {MARK: self.mark, "SERAI_METRICS_TOKEN": "chaos", **self.settings}
        return Server(self.database.url, node.log, port=node.port, **more)

    async def kill(self, node: Node) -> None:
        """Like a power cut for this node."""
        node.up = False
        assert node.server is not None
        await asyncio.to_thread(node.server.kill)

    async def stop(self, node: Node) -> float:
        """End a node in good order; gives the seconds it took."""
        node.up = False
        assert node.server is not None
        process, began = node.server.process, time.monotonic()
        process.send_signal(signal.SIGTERM)
        while process.poll() is None:
            await asyncio.sleep(0.02)
            if time.monotonic() > began + LONGEST_STOP:
                process.kill()
        return time.monotonic() - began

    async def freeze(self, node: Node, seconds: float) -> None:
        """Let a node lose some time, as a busy or moved machine does."""
        os.kill(node.pid, signal.SIGSTOP)
        try:
            await asyncio.sleep(seconds)
        finally:
            os.kill(node.pid, signal.SIGCONT)

    def kill_all(self) -> None:
        """Leave nothing running, whatever happened."""
        for node in self.nodes:
            if node.server is not None and node.server.process.poll() is None:
                node.server.process.kill()
                node.server.process.wait(30)

    def left_behind(self) -> list[str]:
        """Processes of nodes that are still there."""
        found = []
        wanted = f"{MARK}={self.mark}".encode()
        for folder in Path("/proc").glob("[0-9]*"):
            try:
                if wanted in (folder / "environ").read_bytes():
                    found.append(f"{folder.name} {(folder / 'cmdline').read_bytes().replace(bytes(1), b' ').decode()}")
            except OSError:
                continue
        return found
