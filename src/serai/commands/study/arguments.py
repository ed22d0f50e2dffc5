"""What the commands that play many games understand; nothing here has to be installed."""

import argparse
import re
from pathlib import Path

from serai.bots.analysis import NODES
from serai.bots.specs import LEVELS
from serai.commands.arguments import Wish, add_game, add_language, duration, positive, share
from serai.commands.study.walk import PLAYERS


def add_cluster(parser: argparse.ArgumentParser) -> None:
    """The argument that says on which machines games are played."""
    parser.add_argument(
        "--cluster",
        type=cluster_address,
        metavar="ADDRESS",
        help="play on a Dask cluster: tcp://host:port of its scheduler, or local for one on this machine",
    )


def cluster_address(text: str) -> str:
    """Where a scheduler is, as Dask writes it."""
    if text != "local" and not re.fullmatch(r"(tcp|tls)://(\[[0-9a-fA-F:.]+\]|[^\s:/\[\]]+):\d{1,5}", text):
        raise argparse.ArgumentTypeError(f"{text!r} is neither local nor an address such as tcp://127.0.0.1:8786")
    return text


class SimulateArguments(Wish):
    """What `serai simulate` is told."""

    games: int
    seed: str
    player: str
    check: bool
    jobs: int | None
    cluster: str | None
    records: Path
    keep: Path | None
    json: bool
    lang: str


def simulate(parser: argparse.ArgumentParser) -> None:
    """What `serai simulate` understands."""
    add_game(parser)
    parser.add_argument("--games", type=positive, default=1000, help="how many (default: 1000)")
    parser.add_argument("--seed", default="serai", help="any text; the same seed gives the same games")
    parser.add_argument("--player", choices=PLAYERS, default="random", help="who plays all seats (default: random)")
    parser.add_argument("--check", action="store_true", help="check the game's invariants after every choice")
    parser.add_argument("--jobs", type=positive, help="processes (default: one a core when games are many)")
    add_cluster(parser)
    parser.add_argument("--records", type=Path, default=Path(), help="where records of games that go wrong are left")
    parser.add_argument("--keep", type=Path, metavar="FOLDER", help="keep the records of all games that end well there")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    add_language(parser)


class DatasetArguments(Wish):
    """What `serai dataset` is told."""

    folder: Path
    bots: str
    games: int
    seed: str
    chunk: int
    format: str
    jobs: int | None
    cluster: str | None
    lang: str


def dataset(parser: argparse.ArgumentParser) -> None:
    """What `serai dataset` understands."""
    add_game(parser)
    parser.add_argument("folder", type=Path, help="where the files go; what is there already is not made again")
    parser.add_argument("--bots", default="random", help="who plays: one for all seats, or one a seat with + between")
    parser.add_argument("--games", type=positive, default=1000, help="how many (default: 1000)")
    parser.add_argument("--seed", default="serai", help="any text; the same seed gives the same games")
    parser.add_argument("--chunk", type=positive, default=50, help="games in a file (default: 50)")
    parser.add_argument("--format", choices=("both", "jsonl", "parquet"), default="both", help="default: both")
    parser.add_argument("--jobs", type=positive, help="processes (default: one a core)")
    add_cluster(parser)
    add_language(parser)


class ArenaArguments(argparse.Namespace):
    """What `serai arena` is told."""

    game: str
    bots: str
    seats: str
    games: int
    every: bool
    seed: str
    option: list[str]
    jobs: int | None
    cluster: str | None
    out: Path | None


def arena(parser: argparse.ArgumentParser) -> None:
    """What `serai arena` understands."""
    parser.add_argument("game", help="its name, as `serai games` lists it")
    parser.add_argument(
        "--bots",
        default="/".join(LEVELS),
        help="the bots, weakest first, with commas between; where a bot's own "
        f"settings need commas, with slashes (default: {','.join(LEVELS)})",
    )
    parser.add_argument("--seats", default="2", help="sizes of tables, with commas between (default: 2)")
    parser.add_argument("--games", type=positive, default=100, help="games of each pairing (default: 100)")
    parser.add_argument("--every", action="store_true", help="each bot against all weaker ones, not only the next")
    parser.add_argument("--seed", default="arena", help="any text; the same seed deals the same games")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    parser.add_argument("--jobs", type=positive, help="processes (default: one a core)")
    add_cluster(parser)
    parser.add_argument("--out", type=Path, help="the folder for results, table and plot (default: arena/GAME)")


class AnalyseArguments(argparse.Namespace):
    """What `serai analyse` is told."""

    record: Path
    nodes: int
    what_if: bool
    json: bool
    lang: str


def analyse(parser: argparse.ArgumentParser) -> None:
    """What `serai analyse` understands."""
    parser.add_argument("record", type=Path, help="a record, as JSON or as text")
    parser.add_argument(
        "--nodes", type=positive, default=NODES, help=f"positions looked at for a choice (default: {NODES})"
    )
    parser.add_argument("--what-if", action="store_true", help="look at a game that is not over")
    parser.add_argument("--json", action="store_true", help="print the analysis for a program")
    add_language(parser)


class PuzzlesArguments(argparse.Namespace):
    """What `serai puzzles` is told."""

    game: str
    source: Path
    out: Path
    seed: str
    most: int
    nodes: int
    margin: float
    positions: int
    widest: int | None
    quick: bool
    lang: str


def puzzles(parser: argparse.ArgumentParser) -> None:
    """What `serai puzzles` understands."""
    parser.add_argument("game", help="its name, as `serai games` lists it")
    parser.add_argument(
        "--from", dest="source", type=Path, required=True, metavar="RECORDS", help="a record, or a folder of records"
    )
    parser.add_argument(
        "--out", type=Path, default=Path("puzzles"), help="where they are written; a run that was stopped goes on there"
    )
    parser.add_argument("--seed", default="puzzles", help="any text; the same seed gives the same puzzles")
    parser.add_argument("--most", type=positive, default=20, help="how many (default: 20)")
    parser.add_argument(
        "--nodes", type=positive, default=400, help="positions looked at for each of the closest choices (default: 400)"
    )
    parser.add_argument(
        "--margin", type=share, default=0.05, help="how much likelier the best choice must be to win (default: 0.05)"
    )
    parser.add_argument(
        "--positions", type=positive, default=600, help="how many are looked at, to take the best (default: 600)"
    )
    parser.add_argument(
        "--widest", type=positive, metavar="N", help="judge only those N where a glance sees one choice furthest ahead"
    )
    parser.add_argument("--quick", action="store_true", help="give up sooner, and lose some that are hard to see")
    add_language(parser)


class FuzzArguments(argparse.Namespace):
    """What `serai fuzz` is told."""

    game: str
    minutes: float
    seats: int | None
    seed: str | None
    first: int
    games: int | None
    jobs: int
    cluster: str | None
    records: Path
    lang: str


def fuzz(parser: argparse.ArgumentParser) -> None:
    """What `serai fuzz` understands."""
    parser.add_argument("game", help="its name, as `serai games` lists it")
    parser.add_argument("--minutes", type=duration, default=1.0, help="how long (default: 1)")
    parser.add_argument("--seats", type=int, help="how many play (default: any number that can)")
    parser.add_argument("--seed", help="any text; the same seed gives the same games (default: a fresh one)")
    parser.add_argument("--first", type=int, default=0, help="the number of the first game (default: 0)")
    parser.add_argument("--games", type=positive, help="stop after this many games, if time allows")
    parser.add_argument("--jobs", type=positive, default=1, help="processes (default: 1)")
    add_cluster(parser)
    parser.add_argument("--records", type=Path, default=Path(), help="where the record of a finding is left")
    add_language(parser)
