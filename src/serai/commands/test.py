"""`serai test`: every check the project makes of itself, all of them even when one fails, pytest last.

The checks of Python and those of the client go side by side; each says what it has to say in one go.
"""

import argparse
import json
import os
import signal
import subprocess
import sys
import uuid
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path

from serai.commands.checkout import root

Check = tuple[str, Sequence[str]]  # its name, and the command

# A test that hangs ends its worker with a look at every thread, and is told as failed: all others are still run.
HUNG_AFTER = 600  # seconds; the longest test takes a tenth of it

# So few tests that fail beside all others get a second try, alone: on a crowded machine a browser may be too slow for
# somebody's patience. What is broken fails again, and a test that needed its second try is told at the very end.
SECOND_TRIES = 3
TESTS_FAILED = 1  # pytest's code for it; checks of the run as a whole end it with another

RUN = "SERAI_TEST_RUN"  # names the run in the environment of everything that its tests start


def run(args: argparse.Namespace) -> int:
    """Run all checks, or only the tests asked for."""
    project = root()
    if args.passed_on:
        return subprocess.call(tool("pytest", *map(from_here, args.passed_on)), cwd=project)
    failed = failing([python_checks(project), client_checks(project)], project)
    headline("pytest")
    # pytest closes with its counts, so what failed before it is handed on to be told in its summary.
    told = {**os.environ, "SERAI_FAILED_CHECKS": ", ".join(failed)}
    tests = all_tests(project, told)
    return tests or (1 if failed else 0)


def all_tests(project: Path, told: Mapping[str, str]) -> int:
    """Run all tests side by side, and the few that fail there once more alone."""
    code = whole_run(every_test(), project, told)
    failed = last_failed(project)
    if code != TESTS_FAILED or not 0 < len(failed) <= SECOND_TRIES:
        return code
    headline("pytest, a second try alone", "\n".join(failed))
    code = whole_run(once_more(), project, told)
    outcome = "failed beside the others, and alone" if code else "failed beside the others, passed alone"
    headline(outcome, "\n".join(failed))
    return code


def whole_run(command: Sequence[str], project: Path, told: Mapping[str, str]) -> int:
    """Run pytest; what a worker that was ended has left behind (servers, databases, browsers) ends with the run."""
    name = uuid.uuid4().hex
    try:
        return subprocess.call(command, cwd=project, env={**told, RUN: name})
    finally:
        for process in started_in(name):
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)


def started_in(name: str) -> list[int]:
    """The processes that some run of the tests has started and that are still there."""
    entry, found = f"{RUN}={name}".encode(), []
    for environment in Path("/proc").glob("[0-9]*/environ"):
        with suppress(OSError):  # it has ended meanwhile, or is not ours
            if entry in environment.read_bytes().split(b"\0"):
                found.append(int(environment.parent.name))
    return found


def every_test(hung_after: float = HUNG_AFTER) -> list[str]:
    """The command that runs all tests, side by side and each within its limit."""
    workers = (os.cpu_count() or 1) + 1  # one more than there are cores: many tests wait for a server or a browser
    return tool("pytest", "--cache-clear", "-n", str(workers), *within(hung_after))


def once_more() -> list[str]:
    """The command that runs what failed the last time, one after the other."""
    return tool("pytest", "--last-failed", *within(HUNG_AFTER))


def within(hung_after: float) -> tuple[str, ...]:
    """How pytest is told to end a test that hangs, with a look at every thread."""
    return ("-o", f"faulthandler_timeout={hung_after}", "-o", "faulthandler_exit_on_timeout=true")


def last_failed(project: Path) -> list[str]:
    """The tests that failed in the last run, by pytest's own account."""
    account = project / ".pytest_cache" / "v" / "cache" / "lastfailed"
    return sorted(json.loads(account.read_text(encoding="utf-8"))) if account.exists() else []


def from_here(argument: str) -> str:
    """A path typed in some other folder still means the file it names there."""
    path, separator, test = argument.partition("::")
    return f"{Path(path).resolve()}{separator}{test}" if Path(path).exists() else argument


def failing(lanes: Sequence[Sequence[Check]], project: Path) -> list[str]:
    """The checks that fail, of several rows of them that are gone through at the same time."""

    def of_lane(lane: Sequence[Check]) -> list[str]:
        return [name for name, command in lane if not passes(name, command, project)]

    with ThreadPoolExecutor(len(lanes)) as pool:
        return [name for failed in pool.map(of_lane, lanes) for name in failed]


def python_checks(project: Path) -> list[Check]:
    """What is checked of the Python code before the tests; one check may need what the one before wrote."""
    report = str(project / "build" / "typed")  # written by one check, judged by the next
    return [
        ("ruff check", tool("ruff", "check")),
        ("ruff format", tool("ruff", "format", "--check")),
        ("mypy", tool("mypy", "--any-exprs-report", report)),
        ("share of Any", tool("tools.typed", report)),
    ]


def client_checks(project: Path) -> list[Check]:
    """What the client checks of itself, by the names of its npm scripts."""
    if not (project / "web" / "package.json").exists():
        return []
    npm = ["npm", "--prefix", "web", "run", "--silent"]
    return [(f"client: {script}", [*npm, script]) for script in ("check", "lint", "test")]


def tool(module: str, *arguments: str) -> list[str]:
    """The command line of a tool of this environment."""
    return [sys.executable, "-m", module, *arguments]


def passes(name: str, command: Sequence[str], project: Path) -> bool:
    """Run one check, and print what it says under its own headline."""
    done = subprocess.run(
        command, cwd=project, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8", errors="replace"
    )
    headline(name, done.stdout)
    return done.returncode == 0


def headline(name: str, below: str = "") -> None:
    """A line that can be found again when scrolling back, and what stands below it."""
    line = f"── {name} {'─' * max(0, 76 - len(name))}"
    print(*filter(None, (line, below.rstrip("\n"))), sep="\n", flush=True)
