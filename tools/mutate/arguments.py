"""What `mutate` understands; nothing here has to be installed."""

import argparse
import os

DEFAULT_PATHS = ("src/serai/engine", "src/serai/games")


def mutate(parser: argparse.ArgumentParser) -> None:
    """What to break, how often, and what to ask of the tests."""
    parser.add_argument("--paths", nargs="+", default=list(DEFAULT_PATHS), help="files or folders to break")
    parser.add_argument("--tests", nargs="+", help="test paths (all folders of tests that concern engine and games)")
    parser.add_argument("--sample", type=int, default=300, help="how many mutants to try (300)")
    parser.add_argument("--seed", default="1", help="which sample (1)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many at a time (one a core)")
    parser.add_argument(
        "--at-least", type=float, default=0.0, metavar="PERCENT", help="fail below this share of killed"
    )
    parser.add_argument("--list", action="store_true", help="only show the sample")
