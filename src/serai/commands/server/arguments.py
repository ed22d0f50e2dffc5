"""What the commands around the server understand; nothing here has to be installed."""

import argparse
from pathlib import Path

from serai.commands.arguments import port, positive

LOG_LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR", "CRITICAL")
LOG_HELP = "the least important kind of line that is logged (default: INFO)"


def serve(parser: argparse.ArgumentParser) -> None:
    """What `serai serve` understands; everything else is set by SERAI_ variables (docs/server.md)."""
    parser.add_argument("--host", default="127.0.0.1", help="the address to listen at (default: this machine only)")
    parser.add_argument("--port", type=port, default=8765, help="the port to listen at (default: 8765)")
    parser.add_argument("--log-level", type=str.upper, choices=LOG_LEVELS, default="INFO", help=LOG_HELP)


def bot_worker(parser: argparse.ArgumentParser) -> None:
    """What `serai bot_worker` understands."""
    parser.add_argument("--processes", type=positive, default=2, help="how many bots think at the same time")
    parser.add_argument("--log-level", type=str.upper, choices=LOG_LEVELS, default="INFO", help=LOG_HELP)


def admin(parser: argparse.ArgumentParser) -> None:
    """What `serai admin` understands."""
    parser.add_argument("--database", help="its address (default: SERAI_DATABASE_URL, or the file in the home folder)")
    words = parser.add_subparsers(dest="word", metavar="command", required=True)
    saved = words.add_parser("backup", help="write everything into one file")
    saved.add_argument("file", type=Path, help="the file to write")
    restored = words.add_parser("restore", help="fill an empty database from such a file")
    restored.add_argument("file", type=Path, help="the file that backup wrote")
    users = words.add_parser("users", help="list accounts, or change one")
    users.add_argument("--make-admin", metavar="ACCOUNT", help="make an account administrator")
    users.add_argument("--make-moderator", metavar="ACCOUNT", help="make an account moderator")
    users.add_argument("--drop-moderator", metavar="ACCOUNT", help="let an account be moderator no longer")
    users.add_argument("--set-password", metavar="ACCOUNT", help="give an account a new password")
    tables = words.add_parser("tables", help="list tables, or close one")
    tables.add_argument("--status", choices=("open", "running", "over"), help="only these")
    tables.add_argument("--close", metavar="TABLE", help="close a table by its id")
    acts = words.add_parser("moderation-log", help="list what moderators did, or prove that nothing of it was changed")
    acts.add_argument("--verify", action="store_true", help="check the chain of hashes")
    acts.add_argument("--holds", metavar="HASH", help="with --verify: an earlier hash that must still be there")
    words.add_parser("rate-all", help="work out all ratings again from the stored results, and put right what differs")
    gate = words.add_parser("replay-all", help="play every stored match again on these rules and report differences")
    gate.add_argument("--records", type=Path, help="the record files of a folder instead of a database")
    gate.add_argument("--migrate", action="store_true", help="let matches of older rules that play the same go on")


def hosting(parser: argparse.ArgumentParser) -> None:
    """What `serai hosting` understands."""
    parser.add_argument("address", help="the name that people type, such as serai.example")
    parser.add_argument("--root", type=Path, default=Path("/"), help="the folder that stands for / (default: /)")
    parser.add_argument("--replace", action="store_true", help="replace files that are there, and keep them as .old")
