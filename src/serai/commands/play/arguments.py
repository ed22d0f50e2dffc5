"""What `play` and `games` understand; nothing here has to be installed."""

import argparse
from pathlib import Path

from serai.commands.arguments import add_language, port

FIRST_GAME = "khan"
USUAL_LEVEL = "trader"
USUAL_PORT = 8642


class PlayArguments(argparse.Namespace):
    """What `serai play` is told."""

    game: str | None
    open: bool
    port: int | None
    terminal: bool
    seats: int | None
    bots: int | None
    level: str | None
    seed: str | None
    option: list[str]
    preset: str | None
    record: Path | None
    position: Path | None
    lang: str


def play(parser: argparse.ArgumentParser) -> None:
    """What `serai play` understands."""
    parser.add_argument("game", nargs="?", help="its name, as `serai games` lists it")
    parser.add_argument("--open", action="store_true", help="open the page in your browser")
    parser.add_argument("--port", type=port, help=f"where the page is served (default: {USUAL_PORT} if it is free)")
    parser.add_argument("--terminal", action="store_true", help=f"play on the terminal (default: {FIRST_GAME})")
    parser.add_argument("--position", type=Path, help="begin with the position in a file, as `serai show` prints it")
    typed = parser.add_argument_group("on the terminal, and with a position")
    typed.add_argument("--seats", type=int, help="how many play")
    typed.add_argument("--bots", type=int, help="how many of them are bots; they sit in the last seats")
    typed.add_argument("--level", help=f"how well they play, as in docs/bots.md (default: {USUAL_LEVEL})")
    typed = parser.add_argument_group("on the terminal")
    typed.add_argument("--seed", help="any text; the same seed gives the same shuffles (default: a fresh one)")
    typed.add_argument("--preset", help="a ready-made set of options, such as short, as `serai games` lists it")
    typed.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    typed.add_argument("--record", type=Path, help="where the game is kept; if it exists, the game goes on from there")
    add_language(parser)


def games(parser: argparse.ArgumentParser) -> None:
    """What `serai games` understands."""
    parser.add_argument("--json", action="store_true", help="print the list as JSON")
    add_language(parser)
