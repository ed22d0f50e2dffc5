"""`serai admin`: looking after a server."""

from __future__ import annotations

import argparse
from pathlib import Path

from serai.commands.arguments import polite
from serai.engine.core.errors import BadInput


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """One word says what to do."""
    parser.add_argument("--database", help="its address (default: SERAI_DATABASE_URL, or the file in the home folder)")
    words = parser.add_subparsers(dest="word", required=True)
    saved = words.add_parser("backup", help="write everything into one file")
    saved.add_argument("file", type=Path)
    restored = words.add_parser("restore", help="fill an empty database from such a file")
    restored.add_argument("file", type=Path)
    users = words.add_parser("users", help="list accounts, or change one")
    users.add_argument("--make-admin", metavar="ACCOUNT")
    users.add_argument("--set-password", metavar="ACCOUNT")
    tables = words.add_parser("tables", help="list tables, or close one")
    tables.add_argument("--status", choices=("open", "running", "over"))
    tables.add_argument("--close", metavar="TABLE")
    gate = words.add_parser("replay-all", help="play every stored match again on these rules and report differences")
    gate.add_argument("--records", type=Path, help="the record files of a folder instead of a database")
    gate.add_argument("--migrate", action="store_true", help="let matches of older rules that play the same go on")


@polite
def run(args: argparse.Namespace) -> int:
    """Do it."""
    try:
        from serai.server.operations import admin
    except ImportError as error:
        raise BadInput(f"the server's packages are missing ({error.name}); install serai[server]") from None
    return admin.run(args)
