"""`serai bench server`: durable moves a second and how long an answer takes, with many tables and sockets.

The server runs in a process of its own, the clients here; every move is acknowledged only when it is on disk. Each part
of what is measured can be asked for alone; without asking, only the first is.
"""

from __future__ import annotations

import contextlib
import json
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from serai.commands.arguments import polite
from serai.commands.bench import growth
from serai.commands.bench.arguments import PARTS, ServerArguments
from serai.commands.bench.lists import lists
from serai.commands.bench.nodes import allow_sockets, busy, resident, server
from serai.commands.bench.players import Load, carried_out, flat_out, paced, seated, set_up
from serai.commands.bench.postgres import cluster, fresh_database
from serai.engine.core.errors import BadInput

SOCKETS = 10_000  # files that may be open


@polite
def run(args: ServerArguments) -> int:
    """Measure and print."""
    measured = measure(args)
    if args.json:
        print(json.dumps(measured))
    else:
        for name, value in measured.items():
            print(f"{name:<28} {value:,.2f}" if isinstance(value, float) else f"{name:<28} {value}")
    return 0


def measure(args: ServerArguments) -> dict[str, Any]:
    """All figures by name."""
    parts = args.part or PARTS[:1]
    measurers: dict[str, Callable[[ServerArguments, str, Path], dict[str, Any]]] = {
        "tables": tables,
        "nodes": growth.nodes,
        "idle": growth.idle,
        "stored": growth.stored,
        "lists": lists,
        "long": growth.long,
        "growth": growth.growth,
    }
    if "nodes" in parts and not (args.postgres or args.database):
        raise BadInput("several nodes need PostgreSQL: give --postgres, or a --database")
    allow_sockets(SOCKETS)
    measured: dict[str, Any] = {"game": args.game}
    for part in parts:
        with tempfile.TemporaryDirectory(prefix="serai-bench-") as folder, _database(args, Path(folder), part) as url:
            measured["database"] = "postgresql" if url.startswith("postgres") else "sqlite"
            measured |= measurers[part](args, url, Path(folder))
    return measured


@contextlib.contextmanager
def _database(args: ServerArguments, folder: Path, part: str) -> Iterator[str]:
    """The address of the database for a part: a fresh one, unless it was given."""
    if args.postgres:
        with cluster() as url:
            yield fresh_database(url, part)
    else:
        yield args.database or f"sqlite:///{folder}/serai.db"


def tables(args: ServerArguments, database: str, folder: Path) -> dict[str, Any]:
    """Many tables at once: at a pace that people might have, beside bots, and flat out."""
    with server(database, folder / "log") as (port, process):
        empty = resident(process.pid)
        people, opened = set_up(port, args.game, args.tables, args.seats)
        measured = carried_out(_tables(port, people, opened, args, process.pid))
    measured["memory_empty_mb"] = empty
    measured["memory_per_table_kb"] = (measured["memory_tables_mb"] - empty) * 1024 / args.tables
    return {"tables": args.tables, **measured}


async def _tables(
    port: int, people: list[list[str]], opened: list[str], args: ServerArguments, pid: int
) -> dict[str, Any]:
    load = Load()
    players = await seated([port], people, opened, load)
    idle = resident(pid)
    measured = await paced(load, args.seconds, args.pace, "paced")
    with busy(args.bots):
        measured |= await paced(load, args.seconds, args.pace, "paced_with_bots")
    measured |= await flat_out(load, args.seconds, [pid])
    for player in players:
        player.line.close()
    return {"sockets": len(players), **measured, "memory_tables_mb": idle, "memory_after_mb": resident(pid)}
