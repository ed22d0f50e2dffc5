"""The command line: one row a command, and only the module of the command asked for is imported.

What a command understands stands apart from what it does, in the file `arguments.py` beside it, as a function of the
command's name. Those files need nothing but the standard library, so that `./serai <command> --help` works in a fresh
clone without setting anything up.
"""

import argparse
import difflib
import sys
from collections.abc import Callable, Sequence
from importlib import import_module, metadata
from typing import NamedTuple, Protocol, cast

from serai.commands import checkout


class Row(NamedTuple):
    """A command: the module behind it, and what it does."""

    module: str
    does: str


COMMANDS = {
    "play": Row("serai.commands.play.play", "play with people and bots, in the browser or on the terminal"),
    "games": Row("serai.commands.play.games", "list the games with their seats and options"),
    "show": Row("serai.commands.records.show", "show the board of a record at a move"),
    "replay": Row("serai.commands.records.replay", "tell a record from its first move to its last"),
    "verify": Row("serai.commands.records.verify", "play a record again and say what that proves"),
    "simulate": Row("serai.commands.study.simulate", "play many games at random and tell how they came out"),
    "dataset": Row("serai.commands.study.dataset", "export games by bots as rows for programs that learn"),
    "arena": Row("serai.commands.study.arena", "let bots play each other and tell which is stronger"),
    "analyse": Row("serai.commands.study.analyse", "tell how the chances of a game went, and where it turned"),
    "puzzles": Row("serai.commands.study.puzzles", "find positions where one choice is clearly the best"),
    "fuzz": Row("serai.commands.study.fuzz", "feed a game legal choices and nonsense until something breaks"),
    "bench": Row("serai.commands.bench.bench", "measure how fast a game runs"),
    "bench bots": Row("serai.commands.bench.bots", "measure how many positions searching bots look at"),
    "bench server": Row("serai.commands.bench.server", "measure how fast the server answers"),
    "serve": Row("serai.commands.server.serve", "serve tables to browsers, on SQLite or on PostgreSQL"),
    "site": Row("serai.commands.site.site", "write Serai as static files that need no server"),
    "bot_worker": Row("serai.commands.server.bot_worker", "play the bots' turns of a PostgreSQL that servers share"),
    "admin": Row("serai.commands.server.admin", "look after a server: backup, restore, users, tables, replay-all"),
    "hosting": Row("serai.commands.server.hosting", "write what a server needs: units for systemd, a Caddyfile"),
    "test": Row("serai.commands.test", "run every check and every test, or only the tests named"),
    "screenshots": Row("tools.screenshots", "take pictures of every page into docs/screenshots"),
    "compile": Row("tools.compile.command", "build the engine and the games with mypyc"),
    "mutate": Row("tools.mutate.command", "break the code on purpose and see whether a test notices"),
    "release": Row("tools.release.command", "pack the wheel and the sources, if all is in order"),
}


class Command(Protocol):
    """What the module of a command offers."""

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
    except checkout.NoCheckout as problem:
        print(f"serai: {problem}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    except BrokenPipeError:  # the reader of our output, `head` for instance, has seen enough
        sys.stderr.close()
        return 0


def run(name: str, arguments: list[str]) -> int:
    """Read the arguments of one command, then load it and run it with them."""
    module, does = COMMANDS[name]
    if module.startswith("tools."):
        sys.path.insert(0, str(checkout.root()))  # they are no part of the package
    parser = argparse.ArgumentParser(prog=f"serai {name}", description=does, allow_abbrev=False)
    declare(name, parser)
    args, unknown = parser.parse_known_args(arguments)
    if "passed_on" in args:
        args.passed_on = unknown
    elif unknown:
        parser.error(f"unknown arguments: {' '.join(unknown)}")
    return cast(Command, import_module(module)).run(args)


def declare(name: str, parser: argparse.ArgumentParser) -> None:
    """Tell the parser what a command understands; `passed_on` as a default asks for what it does not know."""
    beside = COMMANDS[name].module.rpartition(".")[0]
    add: Callable[[argparse.ArgumentParser], None] = getattr(import_module(f"{beside}.arguments"), name.split()[-1])
    add(parser)


def overview() -> str:
    """The page `serai --help` prints."""
    width = max(map(len, COMMANDS))
    rows = [f"  {name:<{width}}  {row.does}" for name, row in COMMANDS.items()]
    return "\n".join(["usage: serai <command> [options]", "", *rows, "", "`serai <command> --help` tells more."])


if __name__ == "__main__":
    sys.exit(main())
