"""`serai compile`: engine, games and search as machine code, in `build/compiled`; on request, never needed to play.

The build is a copy of the package with compiled modules beside their sources. To use it, put it first:
`PYTHONPATH=build/compiled ./serai bench khan`.
"""

import argparse
import hashlib
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Sequence
from importlib import metadata
from pathlib import Path
from typing import TypedDict

from rich.console import Console

from serai.commands.checkout import root
from serai.engine.core import stateclass
from tools.compile import expand

INTERPRETED = {"serai/engine/core/stateclass.py"}  # in the build its work is done already, see expand.py

# What bots spend their time in, beside the evaluations and priors of the games.
SEARCH = tuple(f"serai/bots/{name}.py" for name in ("dice", "evaluation", "levels", "policy", "search", "tree"))
FLAGS = "-fno-semantic-interposition"  # calls inside the build need no detour, and may be inlined


class Played(TypedDict):
    """What a build makes of the games, as `same_games` prints it."""

    compiled: bool
    hashes: dict[str, str]
    decisions_per_s: dict[str, float]


class CannotCompile(Exception):
    """The build is not possible; the message says what to do."""


def run(args: argparse.Namespace) -> int:
    """Build what is not up to date, and compare if asked to."""
    console = Console(emoji=False)
    try:
        folder = build(root(), console, quick=args.quick, games=args.games)
        return compare(folder, args.matches, console, args.games) if args.check else 0
    except CannotCompile as error:
        console.print(f"serai compile: {error}", style="red", highlight=False, markup=False, soft_wrap=True)
        return 1


def build(project: Path, console: Console, quick: bool = False, games: Sequence[str] = ()) -> Path:
    """The folder of the compiled build, of all games or of some, made anew when a source has changed."""
    folder = project / "build" / "-".join(["compiled", *(["quick"] if quick else []), *games])
    modules = modules_of(project, games)
    stamp = stamp_of(project, modules)
    kept = folder / "stamp"
    if kept.is_file() and kept.read_text() == stamp:
        copy_package(project, folder)  # the commands and tables around the compiled modules may have changed
        console.print(f"{len(modules)} modules are compiled and up to date in build/{folder.name}", highlight=False)
        return folder
    need_compiler()
    began = time.monotonic()
    folder.parent.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="compiling-", dir=folder.parent) as place:
        work = Path(place) / "compiled"
        copy_package(project, work)
        write_out_states(work, modules)
        mypyc(project, work, modules, "0" if quick else "3", console)
        for leftover in ("build", ".mypy_cache"):
            shutil.rmtree(work / leftover, ignore_errors=True)
        (work / "stamp").write_text(stamp)
        shutil.rmtree(folder, ignore_errors=True)
        work.rename(folder)
    took = time.monotonic() - began
    console.print(f"compiled {len(modules)} modules into build/{folder.name} in {took:.0f} s", highlight=False)
    return folder


def modules_of(project: Path, games: Sequence[str] = ()) -> list[str]:
    """The files to compile, relative to src: engine, search, and every registered game of the package or some."""
    source = project / "src"
    registered = {entry.name: entry.module.replace(".", "/") for entry in metadata.entry_points(group="serai.games")}
    unknown = [name for name in games if name not in registered]
    if unknown:
        raise CannotCompile(f"there is no game {unknown[0]}; there are {', '.join(sorted(registered))}")
    wanted = [registered[name] for name in games or registered]
    folders = ["serai/engine", *(name for name in wanted if name.startswith("serai/games/"))]
    found = {path.relative_to(source).as_posix() for folder in folders for path in (source / folder).rglob("*.py")}
    return sorted((found | set(SEARCH)) - INTERPRETED)


def copy_package(project: Path, folder: Path) -> None:
    """Put the package as it stands into a folder."""
    source, unwanted = project / "src" / "serai", shutil.ignore_patterns("__pycache__")
    shutil.copytree(source, folder / "serai", ignore=unwanted, dirs_exist_ok=True)


def write_out_states(folder: Path, modules: list[str]) -> None:
    """Replace the state classes of a copy by what they stand for."""
    for name in modules:
        path = folder / name
        source = path.read_text(encoding="utf-8")
        written = expand.expanded(source, name.removesuffix(".py").removesuffix("/__init__").replace("/", "."))
        if written != source:
            path.write_text(written, encoding="utf-8")


def stamp_of(project: Path, modules: list[str]) -> str:
    """A hash of all that the compiled modules depend on: sources, what writes states out, Python and mypyc."""
    whole = hashlib.sha256(f"{sys.version} {metadata.version('mypy')} {FLAGS} {modules}".encode())
    for path in (*(project / "src" / name for name in modules), Path(expand.__file__), Path(stateclass.__file__)):
        whole.update(path.read_bytes())
    return whole.hexdigest()


def need_compiler() -> None:
    """Say what is missing before mypyc says it in its own way."""
    compiler = str(sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler) is None:
        raise CannotCompile(f"the C compiler {compiler} is missing; on Debian and Ubuntu: apt install gcc")
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        raise CannotCompile("Python's header files are missing; on Debian and Ubuntu: apt install python3-dev")


def mypyc(project: Path, work: Path, modules: list[str], level: str, console: Console) -> None:
    """Run mypyc in the copy, telling which of its two long stages it is in."""
    command = [sys.executable, "-m", "mypyc", "--config-file", str(project / "pyproject.toml"), *modules]
    flags = f"{os.environ.get('CFLAGS', '')} {FLAGS}".strip()
    settings = {"MYPYC_OPT_LEVEL": level, "MYPYC_DEBUG_LEVEL": "0", "PYTHONUNBUFFERED": "1", "CFLAGS": flags}
    heard = []
    with (
        console.status(f"checking types and writing C for {len(modules)} modules") as status,
        subprocess.Popen(
            command,
            cwd=work,
            env={**os.environ, **settings},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        ) as process,
    ):
        for line in process.stdout or ():
            heard.append(line)
            if line.startswith("building "):
                status.update("compiling C")
    if process.returncode:
        console.print("".join(heard[-40:]), highlight=False, markup=False, soft_wrap=True)
        raise CannotCompile("mypyc did not accept the sources; its words are above")


def compare(folder: Path, matches: int, console: Console, games: Sequence[str] = ()) -> int:
    """Play the same games in both builds: every hash must agree."""
    project = folder.parents[1]
    plain, compiled = (played([path, project], matches, games) for path in (project / "src", folder))
    if plain["compiled"] or not compiled["compiled"]:
        console.print("the builds were not told apart: is PYTHONPATH set?", style="red")
        return 1
    differing = [name for name, value in plain["hashes"].items() if compiled["hashes"][name] != value]
    for name, speed in plain["decisions_per_s"].items():
        times = compiled["decisions_per_s"][name] / speed
        console.print(f"{name}: {speed:,.0f} decisions/s, compiled {times:.2f} times that", highlight=False)
    if differing:
        console.print(f"these games went differently: {', '.join(differing)}", style="red", highlight=False)
        return 1
    console.print(f"{len(plain['hashes'])} games went the same in both builds", highlight=False)
    return 0


def played(paths: list[Path], matches: int, games: Sequence[str]) -> Played:
    """What the build under the first of the paths makes of the games; `tools` is found under another."""
    command = [sys.executable, "-P", "-m", "tools.compile.same_games", str(matches), *games]
    found_in = os.pathsep.join(map(str, paths))
    ended = subprocess.run(command, env={**os.environ, "PYTHONPATH": found_in}, stdout=subprocess.PIPE)
    if ended.returncode:
        raise CannotCompile(f"the build in {paths[0]} cannot play; its words are above")
    result: Played = json.loads(ended.stdout)
    return result
