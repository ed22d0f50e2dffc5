"""The databases of a chaos run: a SQLite file or a PostgreSQL cluster of its own, both of which can run out of room."""

from __future__ import annotations

import subprocess
from collections.abc import Iterable
from pathlib import Path
from typing import Protocol

from tests.server import postgres

SETTINGS = {"fsync": "on", "max_connections": "100", "log_min_messages": "fatal"}
FULL = 24_000  # bytes: whoever writes further into a file than this is told that it is too large


class Database(Protocol):
    """What the nodes share."""

    kind: str
    url: str
    nodes: int  # the most that may share it

    def fill(self, servers: Iterable[int]) -> None:
        """Let writing fail from now on, as it does on a full disk; `servers` are the processes of the nodes."""

    def make_room(self, servers: Iterable[int]) -> None:
        """Let writing succeed again."""

    def remove(self) -> None:
        """Stop what runs and take everything away."""


class Sqlite:
    """One file, written by the one node itself."""

    kind = "sqlite"
    nodes = 1

    def __init__(self, folder: Path) -> None:
        self.url = f"sqlite:///{folder}/serai.db"

    def fill(self, servers: Iterable[int]) -> None:
        limit_files(servers, FULL)

    def make_room(self, servers: Iterable[int]) -> None:
        limit_files(servers, None)

    def remove(self) -> None:
        return


class Postgres:
    """A cluster of the run's own, which can be killed too; here it is PostgreSQL that runs out of room."""

    kind = "postgres"
    nodes = 8

    def __init__(self) -> None:
        self.cluster = postgres.Cluster(**SETTINGS)
        try:
            self.cluster.start()
            self.url = postgres.fresh_database(self.cluster.url, "chaos")
        except BaseException:
            self.remove()
            raise

    def fill(self, servers: Iterable[int]) -> None:
        # Its log of changes cannot be written either, so it panics, as it does on a disk that is really full.
        limit_files(self.cluster.processes(), FULL, self.cluster.account)

    def make_room(self, servers: Iterable[int]) -> None:
        limit_files(self.cluster.processes(), None, self.cluster.account)
        self.cluster.start()  # where it gave up

    def remove(self) -> None:
        self.cluster.stop()
        self.cluster.remove()


def limit_files(processes: Iterable[int], size: int | None, account: int | None = None) -> None:
    """Set how far processes may write into a file, as their owner; the hard limit stays, so that all can be undone."""
    soft = "unlimited" if size is None else str(size)
    for pid in processes:  # those that have ended meanwhile are not missed
        subprocess.run(
            ["prlimit", "--pid", str(pid), f"--fsize={soft}:"], user=account, capture_output=True, timeout=30
        )
