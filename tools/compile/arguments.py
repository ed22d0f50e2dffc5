"""What `compile` understands; nothing here has to be installed."""

import argparse


def compile(parser: argparse.ArgumentParser) -> None:
    """What `serai compile` understands."""
    parser.add_argument("--quick", action="store_true", help="compile without optimising: sooner done, slower to play")
    parser.add_argument("--check", action="store_true", help="play the same games in both builds and compare")
    parser.add_argument("--matches", type=int, default=3, help="with --check: for each game and number of seats (3)")
    parser.add_argument("--games", nargs="+", default=[], metavar="GAME", help="only these; no others can be played")
