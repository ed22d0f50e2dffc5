"""What `bench` and `bench server` understand; nothing here has to be installed."""

import argparse

from serai.commands.arguments import Wish, add_game, add_language, duration

PARTS = ("tables", "nodes", "idle", "stored", "lists", "long", "growth")


class BenchArguments(Wish):
    """What `serai bench` is told."""

    seconds: float
    seed: str
    json: bool
    lang: str


def bench(parser: argparse.ArgumentParser) -> None:
    """What `serai bench` understands."""
    add_game(parser)
    parser.add_argument("--seconds", type=duration, default=3.0, help="how long to measure in all (default: 3)")
    parser.add_argument("--seed", default="bench", help="any text; the same seed measures the same games")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    add_language(parser)


class BotsArguments(argparse.Namespace):
    """What `serai bench bots` is told."""

    games: str
    nodes: int
    positions: int
    seed: str
    json: bool


def bots(parser: argparse.ArgumentParser) -> None:
    """What `serai bench bots` understands."""
    parser.add_argument("--games", default="khan,merv,warrior_knights", help="with commas between (the three)")
    parser.add_argument("--nodes", type=int, default=200, help="positions that each search looks at (default: 200)")
    parser.add_argument("--positions", type=int, default=12, help="searched, of each size of table (default: 12)")
    parser.add_argument("--seed", default="bench", help="any text; the same seed measures the same positions")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")


class ServerArguments(argparse.Namespace):
    """What `serai bench server` is told."""

    database: str | None
    postgres: bool
    part: list[str] | None
    tables: int
    game: str
    seats: int
    seconds: float
    pace: float
    bots: int
    idle: int
    stored: int
    people: int
    moves: int
    grown: int
    json: bool


def server(parser: argparse.ArgumentParser) -> None:
    """What `serai bench server` understands."""
    parser.add_argument("--database", help="a PostgreSQL to measure on (default: SQLite in a temporary folder)")
    parser.add_argument("--postgres", action="store_true", help="measure on a PostgreSQL that is started for it")
    parser.add_argument(
        "--part",
        action="append",
        choices=PARTS,
        help="tables: many tables at once (the default); nodes: one and two nodes on PostgreSQL; idle: beside sockets "
        "that only listen; stored: beside many stored games; lists: pages of lists beside many stored games and "
        "people; long: a table in its last move of many; growth: what a move costs as its game grows",
    )
    parser.add_argument("--tables", type=int, default=200, help="how many tables (default: 200)")
    parser.add_argument("--game", default="khan", help="what is played at them (default: khan)")
    parser.add_argument("--seats", type=int, default=3, help="players at each table, each on a socket of its own")
    parser.add_argument("--seconds", type=float, default=6.0, help="how long each part is measured")
    parser.add_argument("--pace", type=float, default=500.0, help="moves a second in the paced part")
    parser.add_argument("--bots", type=int, default=2, help="busy processes like bots' in the second paced part")
    parser.add_argument("--idle", type=int, default=2_000, help="sockets that only listen")
    parser.add_argument("--stored", type=int, default=10_000, help="stored games")
    parser.add_argument("--people", type=int, default=1_000, help="people who have played them (default: 1000)")
    parser.add_argument("--moves", type=int, default=20_000, help="moves of the long table")
    parser.add_argument("--grown", type=int, default=10_000, help="moves after which growth is looked at last")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
