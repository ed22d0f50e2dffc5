"""The parts of `serai bench server` about growth: more nodes, more sockets, more stored games, longer games."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import random
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from serai.commands.bench.arguments import ServerArguments
from serai.commands.bench.nodes import processor_time, resident, server
from serai.commands.bench.players import (
    Guest,
    Load,
    Toggler,
    carried_out,
    flat_out,
    let_go,
    paced,
    percentiles,
    seated,
    set_up,
)
from serai.commands.bench.socket import Line
from serai.server.operations.backup import CONTENTS
from serai.server.operations.database import Database, open_database

People = list[list[str]]  # the cookies of every table's players

LOOKS = 200  # of each kind
AT_ONCE = 20  # games that grow
WINDOW = 80  # moves of each growing game over which the cost is taken
SHARING = 10  # idle sockets of one person
QUIET = 10  # tables that they watch


# ---- nodes


def nodes(args: ServerArguments, database: str, folder: Path) -> dict[str, Any]:
    """One node, then two on the same PostgreSQL, the players of every table spread over them."""
    measured: dict[str, Any] = {}
    for many in (1, 2):
        with contextlib.ExitStack() as running:
            started = [running.enter_context(server(database, folder / f"log{place}")) for place in range(many)]
            ports, pids = [port for port, _ in started], [process.pid for _, process in started]
            people, tables = set_up(ports[0], args.game, args.tables, args.seats)
            found = carried_out(_spread(ports, people, tables, args, pids))
            measured |= {f"nodes_{many}_{name}": value for name, value in found.items()}
    return measured


async def _spread(
    ports: list[int], people: People, tables: list[str], args: ServerArguments, pids: list[int]
) -> dict[str, Any]:
    load = Load()
    players = await seated(ports, people, tables, load)
    measured = await paced(load, args.seconds, args.pace, "paced")
    measured |= await flat_out(load, args.seconds, pids)
    for player in players:
        player.line.close()
    return measured


# ---- sockets that only listen


def idle(args: ServerArguments, database: str, folder: Path) -> dict[str, Any]:
    """Sockets that watch quiet tables: what each holds, and how long a move takes beside them."""
    with server(database, folder / "log") as (port, process):
        people, tables = set_up(port, args.game, args.tables, args.seats)
        _, quiet = set_up(port, args.game, QUIET, args.seats)
        connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
        cookies = [Guest(connection, f"idle {place}").cookie for place in range(-(-args.idle // SHARING))]
        connection.close()
        return carried_out(_beside_idle(port, people, tables, quiet, cookies, args, process.pid))


def _nothing(_: bytes) -> None:
    """What an idle client does with what it hears."""


async def _beside_idle(
    port: int,
    people: People,
    tables: list[str],
    quiet: list[str],
    cookies: list[str],
    args: ServerArguments,
    pid: int,
) -> dict[str, Any]:
    load = Load()
    players = await seated([port], people, tables, load)
    measured = await paced(load, args.seconds, args.pace, "without_idle")
    before, lines = resident(pid), []
    for place in range(args.idle):
        line = await Line.connect(port, cookies[place // SHARING])
        line.heard = _nothing
        line.send(msgspec.json.encode({"do": "watch", "table": quiet[place % len(quiet)], "seat": None}))
        lines.append(line)
    await asyncio.sleep(1)
    measured |= {"idle_sockets": args.idle, "memory_per_socket_kb": (resident(pid) - before) * 1024 / args.idle}
    began = processor_time([pid])
    await asyncio.sleep(args.seconds)
    measured["idle_cpu_percent"] = 100 * (processor_time([pid]) - began) / args.seconds
    measured |= await paced(load, args.seconds, args.pace, "beside_idle")
    for line in [*lines, *(player.line for player in players)]:
        line.close()
    return measured


# ---- stored games


def stored(args: ServerArguments, database: str, folder: Path) -> dict[str, Any]:
    """Many games that are over: first looks, lists, positions of the past, and how long a move takes beside them."""
    with server(database, folder / "log") as (port, _):
        cookies, games = set_up(port, args.game, 1, args.seats)
        carried_out(_played_out(port, cookies, games, args))
        with open_database(database) as rows:
            copies = copy_game(rows, games[0], args.stored)
            number = rows.rows("SELECT number FROM tables WHERE id = ?", games[0])[0][0]
        people, tables = set_up(port, args.game, args.tables, args.seats)
        measured: dict[str, Any] = {"stored_games": args.stored, "moves_of_each": number}
        some = [random.choice(copies) for _ in range(LOOKS)]
        pasts = [f"/tables/{game}/replay/{random.randrange(number + 1)}" for game in some]
        with looking(port, cookies[0][0]) as guest:
            measured |= timed(guest, "first_look", [f"/tables/{game}/position" for game in some])
            measured |= timed(guest, "list_open", ["/tables"] * LOOKS)
            measured |= timed(guest, "list_mine", ["/tables/mine"] * LOOKS)
            measured |= timed(guest, "replay", pasts)
        return measured | carried_out(_beside(port, people, tables, args, "beside_stored"))


async def _played_out(port: int, cookies: People, games: list[str], args: ServerArguments) -> None:
    """Play a game to its end."""
    load = Load()
    players = await seated([port], cookies, games, load)
    let_go(load)
    made = -1
    while made < len(load.latencies):
        made = len(load.latencies)
        await asyncio.sleep(1)
    for player in players:
        player.line.close()


async def _beside(port: int, people: People, tables: list[str], args: ServerArguments, name: str) -> dict[str, Any]:
    load = Load()
    players = await seated([port], people, tables, load)
    measured = await paced(load, args.seconds, args.pace, name)
    for player in players:
        player.line.close()
    return measured


def copy_game(database: Database, game: str, copies: int) -> list[str]:
    """Store a game as often as wanted under other names; gives the names."""
    names = [f"copy-{place:08d}" for place in range(copies)]
    columns = {rows: listed.replace("\n", " ").split(",", 1) for rows, listed in CONTENTS.items()}
    with database.whole():
        for name in names:
            others = columns["tables"][1]
            put = f"INSERT INTO tables (id, {others}) SELECT ?, {others} FROM tables WHERE id = ?"
            database.execute(put, name, game)
        for rows in ("seats", "moves", "snapshots"):
            others = columns[rows][1]
            copied = ", ".join(f"r.{name.strip()}" for name in others.split(","))
            database.execute(
                f"""INSERT INTO {rows} (table_id, {others}) SELECT t.id, {copied} FROM {rows} r, tables t
                    WHERE r.table_id = ? AND t.id >= 'copy-' AND t.id < 'copy.'""",
                game,
            )
    return names


# ---- long games


def long(args: ServerArguments, database: str, folder: Path) -> dict[str, Any]:
    """Tables in their last move of many: what a move costs, a first look by a fresh node, positions of the past."""
    with server(database, folder / "log") as (port, process):
        people, tables = set_up(port, args.game, 2, args.seats)
        cost = carried_out(_grown(port, people, tables, [max(1, args.moves - 5 * WINDOW)], process.pid, 5 * WINDOW))
    measured: dict[str, Any] = {"long_moves": args.moves, "long_cpu_ms_per_move": cost[0]}
    pasts = [f"/tables/{tables[0]}/replay/{random.randrange(args.moves)}" for _ in range(LOOKS)]
    with server(database, folder / "log2") as (port, _), looking(port, people[0][0]) as guest:
        timed(guest, "of_a_game", [f"/tables/{tables[1]}/position"])  # by which the game is loaded
        measured |= timed(guest, "long_first_look", [f"/tables/{tables[0]}/position"])
        return measured | timed(guest, "long_replay", pasts)


def growth(args: ServerArguments, database: str, folder: Path) -> dict[str, Any]:
    """What a move costs the server after 10, 100, 1,000 and more moves of its game."""
    marks = [10 * 10**power for power in range(9) if 10 * 10**power <= args.grown]
    with server(database, folder / "log") as (port, process):
        people, tables = set_up(port, args.game, AT_ONCE, args.seats)
        costs = carried_out(_grown(port, people, tables, marks, process.pid, WINDOW))
    measured: dict[str, Any] = {f"after_{mark}_cpu_ms_per_move": cost for mark, cost in zip(marks, costs, strict=True)}
    return measured | {"dearest_to_first": max(costs) / costs[0] if costs[0] else 0.0}


async def _grown(port: int, people: People, tables: list[str], marks: list[int], pid: int, window: int) -> list[float]:
    """What a move costs in a window after each mark, in milliseconds, while choices are made and taken back."""
    load = Load()
    players = [player for player in await seated([port], people, tables, load, Toggler) if isinstance(player, Toggler)]
    let_go(load)
    while len({player.table for player in players if player.toggling}) < len(tables):
        await asyncio.sleep(0.002)
    began = len(load.latencies)  # a game begins with moves of other kinds
    costs = []
    for mark in marks:
        await _until(load, began + mark * len(tables))
        made, worked = len(load.latencies), processor_time([pid])
        await _until(load, made + window * len(tables))
        made, worked = len(load.latencies) - made, processor_time([pid]) - worked
        costs.append(1000 * worked / made)
    load.stopped = True
    await asyncio.sleep(0.3)
    for player in players:
        player.line.close()
    return costs


async def _until(load: Load, made: int) -> None:
    while len(load.latencies) < made:
        await asyncio.sleep(0.002)


# ---- looking


@contextlib.contextmanager
def looking(port: int, cookie: str) -> Iterator[Guest]:
    """Somebody who looks at tables without a socket."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=120)
    try:
        yield Guest(connection, cookie=cookie)
    finally:
        connection.close()


def timed(guest: Guest, name: str, paths: list[str]) -> dict[str, float]:
    """How long it takes to look at each of several things."""
    taken = []
    for path in paths:
        began = time.perf_counter()
        guest.ask(path, method="GET")
        taken.append(time.perf_counter() - began)
    return percentiles(name, taken)
