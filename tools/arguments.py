"""What `screenshots` understands; nothing here has to be installed."""

import argparse
from pathlib import Path

NAMES = {"en": "Aylin", "ru": "Айлин", "fr": "Aline"}  # of the person in the pictures, by language


def screenshots(parser: argparse.ArgumentParser) -> None:
    """What `serai screenshots` understands."""
    parser.add_argument("--out", type=Path, help="the folder for the pictures (default: docs/screenshots)")
    parser.add_argument("--only", default="", help="take only pictures whose name contains this")
    parser.add_argument("--lang", choices=sorted(NAMES), default="en", help="the language of the pages")
