"""What `release` understands; nothing here has to be installed."""

import argparse
from pathlib import Path


def release(parser: argparse.ArgumentParser) -> None:
    """What `serai release` understands."""
    parser.add_argument("--check", action="store_true", help="only say whether all is in order")
    parser.add_argument("--out", type=Path, help="the folder for the files (default: dist)")
