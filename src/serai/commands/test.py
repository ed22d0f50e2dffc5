"""`serai test`: every check the project makes of itself, all of them even when one fails, pytest last."""

import argparse
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from serai.commands.checkout import root


def run(args: argparse.Namespace) -> int:
    """Run all checks, or only the tests asked for."""
    project = root()
    if args.passed_on:
        return subprocess.call(tool("pytest", *map(from_here, args.passed_on)), cwd=project)
    failed = [name for name, command in checks(project) if not passes(name, command, project)]
    headline("pytest")
    # pytest closes with its counts, so what failed before it is handed on to be told in its summary.
    told = {**os.environ, "SERAI_FAILED_CHECKS": ", ".join(failed)}
    workers = (os.cpu_count() or 1) + 2  # more than there are cores: many tests wait for a server or a browser
    tests = subprocess.call(tool("pytest", "-n", str(workers)), cwd=project, env=told)
    return tests or (1 if failed else 0)


def from_here(argument: str) -> str:
    """A path typed in some other folder still means the file it names there."""
    path, separator, test = argument.partition("::")
    return f"{Path(path).resolve()}{separator}{test}" if Path(path).exists() else argument


def checks(project: Path) -> list[tuple[str, Sequence[str]]]:
    """The checks that come before the tests, by name."""
    report = str(project / "build" / "typed")  # written by one check, judged by the next
    return [
        ("ruff check", tool("ruff", "check")),
        ("ruff format", tool("ruff", "format", "--check")),
        ("mypy", tool("mypy", "--any-exprs-report", report)),
        ("share of Any", tool("tools.typed", report)),
        *(client_checks() if (project / "web" / "package.json").exists() else ()),
    ]


def client_checks() -> list[tuple[str, Sequence[str]]]:
    """What the client checks of itself, by the names of its npm scripts."""
    npm = ["npm", "--prefix", "web", "run", "--silent"]
    return [(f"client: {script}", [*npm, script]) for script in ("check", "lint", "test")]


def tool(module: str, *arguments: str) -> list[str]:
    """The command line of a tool of this environment."""
    return [sys.executable, "-m", module, *arguments]


def passes(name: str, command: Sequence[str], project: Path) -> bool:
    """Run one check under its own headline."""
    headline(name)
    return subprocess.call(command, cwd=project) == 0


def headline(name: str) -> None:
    """A line that can be found again when scrolling back."""
    print(f"── {name} {'─' * max(0, 76 - len(name))}", flush=True)
