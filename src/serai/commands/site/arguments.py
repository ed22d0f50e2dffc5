"""What `serai site` understands; nothing here has to be installed."""

import argparse
from pathlib import Path


def site(parser: argparse.ArgumentParser) -> None:
    """What `serai site` understands."""
    parser.add_argument("out", type=Path, help="the folder to write: new, empty, or written by this command before")
