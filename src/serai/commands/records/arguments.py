"""What the commands on records understand; nothing here has to be installed."""

import argparse
from pathlib import Path

from serai.commands.arguments import add_language

PAUSE = 0.6  # seconds between moves when somebody watches


def show(parser: argparse.ArgumentParser) -> None:
    """What `serai show` understands."""
    parser.add_argument("record", type=Path, help="a record, as JSON or as text")
    parser.add_argument("--at", type=int, help="the number of the move after which to look (default: the last)")
    parser.add_argument("--seat", help="whose eyes: a seat by name or number (default: a spectator's)")
    parser.add_argument("--open", action="store_true", help="tell the choice itself even if it was made in secret")
    parser.add_argument(
        "--position", action="store_true", help="print the whole position as text, hidden cards too, for `serai play`"
    )
    add_language(parser)


def replay(parser: argparse.ArgumentParser) -> None:
    """What `serai replay` understands."""
    parser.add_argument("record", type=Path, help="a record, as JSON or as text")
    parser.add_argument("--seat", help="whose eyes: a seat by name or number (default: a spectator's)")
    parser.add_argument("--open", action="store_true", help="tell the choices themselves even if made in secret")
    parser.add_argument("--boards", action="store_true", help="show the board after every move, not only at the end")
    pace = parser.add_mutually_exclusive_group()
    pace.add_argument("--fast", action="store_true", help="do not pause between moves")
    pace.add_argument("--delay", type=float, help=f"seconds between moves (default: {PAUSE} on a terminal, else 0)")
    add_language(parser)


def verify(parser: argparse.ArgumentParser) -> None:
    """What `serai verify` understands."""
    parser.add_argument("record", type=Path, help="a record, as JSON or as text")
    add_language(parser)
