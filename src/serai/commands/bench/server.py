"""`serai bench server`: durable moves a second and how long an answer takes, with many tables and sockets.

The server runs in a process of its own, the clients here; every move is acknowledged only when it is on disk. Each part
of what is measured can be asked for alone; without asking, only the first is.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from serai.commands.arguments import polite
from serai.commands.bench import growth
from serai.commands.bench.nodes import allow_sockets, busy, resident, server
from serai.commands.bench.players import Load, flat_out, paced, seated, set_up
from serai.commands.bench.postgres import cluster, fresh_database
from serai.engine.core.errors import BadInput

PARTS = ("tables", "nodes", "idle", "stored", "long", "growth")
SOCKETS = 10_000  # files that may be open


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """How much, and on what."""
    parser.add_argument("--database", help="a PostgreSQL to measure on (default: SQLite in a temporary folder)")
    parser.add_argument("--postgres", action="store_true", help="measure on a PostgreSQL that is started for it")
    parser.add_argument(
        "--part",
        action="append",
        choices=PARTS,
        help="tables: many tables at once (the default); nodes: one and two nodes on PostgreSQL; idle: beside sockets "
        "that only listen; stored: beside many stored games; long: a table in its last move of many; growth: what a "
        "move costs as its game grows",
    )
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--game", default="khan")
    parser.add_argument("--seats", type=int, default=3, help="players at each table, each on a socket of its own")
    parser.add_argument("--seconds", type=float, default=6.0, help="how long each part is measured")
    parser.add_argument("--pace", type=float, default=500.0, help="moves a second in the paced part")
    parser.add_argument("--bots", type=int, default=2, help="busy processes like bots' in the second paced part")
    parser.add_argument("--idle", type=int, default=2_000, help="sockets that only listen")
    parser.add_argument("--stored", type=int, default=10_000, help="stored games")
    parser.add_argument("--moves", type=int, default=20_000, help="moves of the long table")
    parser.add_argument("--grown", type=int, default=10_000, help="moves after which growth is looked at last")
    parser.add_argument("--json", action="store_true")


@polite
def run(args: argparse.Namespace) -> int:
    """Measure and print."""
    measured = measure(args)
    if args.json:
        print(json.dumps(measured))
    else:
        for name, value in measured.items():
            print(f"{name:<28} {value:,.2f}" if isinstance(value, float) else f"{name:<28} {value}")
    return 0


def measure(args: argparse.Namespace) -> dict[str, Any]:
    """All figures by name."""
    parts = args.part or PARTS[:1]
    measurers: dict[str, Callable[[argparse.Namespace, str, Path], dict[str, Any]]] = {
        "tables": tables,
        "nodes": growth.nodes,
        "idle": growth.idle,
        "stored": growth.stored,
        "long": growth.long,
        "growth": growth.growth,
    }
    if "nodes" in parts and not (args.postgres or args.database):
        raise BadInput("several nodes need PostgreSQL: give --postgres, or a --database")
    allow_sockets(SOCKETS)
    with contextlib.suppress(ImportError):
        import uvloop

        uvloop.install()
    measured: dict[str, Any] = {"game": args.game}
    for part in parts:
        with tempfile.TemporaryDirectory(prefix="serai-bench-") as folder, _database(args, Path(folder), part) as url:
            measured["database"] = "postgresql" if url.startswith("postgres") else "sqlite"
            measured |= measurers[part](args, url, Path(folder))
    return measured


@contextlib.contextmanager
def _database(args: argparse.Namespace, folder: Path, part: str) -> Iterator[str]:
    """The address of the database for a part: a fresh one, unless it was given."""
    if args.postgres:
        with cluster() as url:
            yield fresh_database(url, part)
    else:
        yield args.database or f"sqlite:///{folder}/serai.db"


def tables(args: argparse.Namespace, database: str, folder: Path) -> dict[str, Any]:
    """Many tables at once: at a pace that people might have, beside bots, and flat out."""
    with server(database, folder / "log") as (port, process):
        empty = resident(process.pid)
        people, opened = set_up(port, args.game, args.tables, args.seats)
        measured = asyncio.run(_tables(port, people, opened, args, process.pid))
    measured["memory_empty_mb"] = empty
    measured["memory_per_table_kb"] = (measured["memory_tables_mb"] - empty) * 1024 / args.tables
    return {"tables": args.tables, **measured}


async def _tables(port: int, people: list[list[str]], opened: list[str], args: Any, pid: int) -> dict[str, Any]:
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
