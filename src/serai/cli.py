"""The command line: one row a command, and only the module of the command asked for is imported."""

import argparse
import difflib
import sys
from collections.abc import Sequence
from importlib import import_module, metadata
from typing import Protocol, cast

COMMANDS = {
    "play": "play with people and bots, in the browser or on the terminal",
    "games": "list the games with their seats and options",
    "show": "show the board of a record at a move",
    "replay": "tell a record from its first move to its last",
    "verify": "play a record again and say what that proves",
    "simulate": "play a game at random, many times, and tell how it came out",
    "dataset": "export plays by bots as rows for programs that learn",
    "arena": "let bots play each other, and tell who is the better",
    "analyse": "tell how the chances of a play went, and where it turned",
    "fuzz": "throw sense and nonsense at a game until something gives",
    "bench": "measure how fast a game runs",
    "bench server": "measure how fast the server answers, with many tables and sockets",
    "serve": "serve tables to browsers, on SQLite or on PostgreSQL",
    "bot_worker": "play the bots' turns of a PostgreSQL that servers share",
    "admin": "look after a server: backup, restore, users, tables, replay-all",
    "screenshots": "take pictures of every page into docs/screenshots",
    "test": "run every check and every test, or only the tests named",
    "compile": "build the engine and the games with mypyc",
    "mutate": "break the code on purpose and see whether a test notices",
}


class Command(Protocol):
    """What a module of serai.commands offers."""

    def add_arguments(self, parser: argparse.ArgumentParser) -> None:
        """Declare the command's own arguments; `passed_on` as a default asks for those it does not know."""

    def run(self, args: argparse.Namespace) -> int:
        """Do it, and return the exit status."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit status."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    if not arguments or arguments[0] in ("-h", "--help", "help"):
        print(overview())
        return 0
    if arguments[0] in ("-V", "--version"):
        print(f"serai {metadata.version('serai')}")
        return 0
    words = 2 if " ".join(arguments[:2]) in COMMANDS else 1
    name, arguments = " ".join(arguments[:words]), arguments[words:]
    if name not in COMMANDS:
        near = difflib.get_close_matches(name, COMMANDS, n=1)
        hint = f"did you mean {near[0]}?" if near else "`serai --help` lists the commands"
        print(f"serai: there is no command {name!r}; {hint}", file=sys.stderr)
        return 2
    try:
        return run(name, arguments)
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    except BrokenPipeError:  # the reader of our output, `head` for instance, has seen enough
        sys.stderr.close()
        return 0


def run(name: str, arguments: list[str]) -> int:
    """Load one command and run it with its arguments."""
    command = cast(Command, import_module(f"serai.commands.{name.replace(' ', '_')}"))
    parser = argparse.ArgumentParser(prog=f"serai {name}", description=COMMANDS[name], allow_abbrev=False)
    command.add_arguments(parser)
    args, unknown = parser.parse_known_args(arguments)
    if "passed_on" in args:
        args.passed_on = unknown
    elif unknown:
        parser.error(f"unknown arguments: {' '.join(unknown)}")
    return command.run(args)


def overview() -> str:
    """The page `serai --help` prints."""
    width = max(map(len, COMMANDS))
    rows = [f"  {name:<{width}}  {says}" for name, says in COMMANDS.items()]
    return "\n".join(["usage: serai <command> [options]", "", *rows, "", "`serai <command> --help` tells more."])


if __name__ == "__main__":
    sys.exit(main())
