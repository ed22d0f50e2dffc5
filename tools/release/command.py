"""`serai release`: the wheel and the sources of a version, packed only when all of it agrees and the page is in it."""

import argparse
import json
import re
import subprocess
import sys
import tomllib
import zipfile
from collections import defaultdict
from pathlib import Path
from typing import Any

from serai.commands.checkout import root

HEADING = re.compile(r"^## (\S+)(?: · (\d{4}-\d\d-\d\d))?$", re.MULTILINE)  # ## 0.2.0 · 2026-11-16


def run(args: argparse.Namespace) -> int:
    """Pack, or say everything that stands in the way."""
    project = root()
    found = problems(project)
    for problem in found:
        print(f"serai release: {problem}", file=sys.stderr)
    if found or args.check:
        return 1 if found else 0
    wheel = pack(project, args.out or project / "dist")
    print("\n".join([f"{wheel.name} holds", *contents(wheel)]))
    return 0


def problems(project: Path) -> list[str]:
    """All that stands in the way of a release, a sentence each."""
    return [*version_problems(project), *changelog_problems(project), *tree_problems(project), *page_problems(project)]


def version_of(project: Path) -> str:
    """The version that is to be released."""
    return str(tomllib.loads((project / "pyproject.toml").read_text("utf-8"))["project"]["version"])


def version_problems(project: Path) -> list[str]:
    """The client has the version of the whole."""
    version = version_of(project)
    package: dict[str, str] = json.loads((project / "web" / "package.json").read_text("utf-8"))
    lock: dict[str, Any] = json.loads((project / "web" / "package-lock.json").read_text("utf-8"))
    said: dict[str, str] = {
        "web/package.json": package["version"],
        "web/package-lock.json": lock["version"],
        "web/package-lock.json, its first package": lock["packages"][""]["version"],
    }
    return [f"{file} says {other}, pyproject.toml {version}" for file, other in said.items() if other != version]


def changelog_problems(project: Path) -> list[str]:
    """The newest chapter of the list of changes is about this version, and dated."""
    version = version_of(project)
    newest = HEADING.search((project / "CHANGELOG.md").read_text("utf-8"))
    if newest is None or newest[1] != version:
        return [f"CHANGELOG.md begins with {newest[1] if newest else 'nothing'}, not with {version}"]
    return [] if newest[2] else [f"CHANGELOG.md does not say when {version} came out: ## {version} · year-month-day"]


def tree_problems(project: Path) -> list[str]:
    """What is packed is what is in the repository."""
    asked = subprocess.run(["git", "status", "--porcelain"], cwd=project, capture_output=True, text=True)
    if asked.returncode:
        return [f"git does not know this folder: {asked.stderr.strip()}"]
    changed = [line[3:] for line in asked.stdout.splitlines()]
    return [f"not committed: {', '.join(changed)}"] if changed else []


def page_problems(project: Path) -> list[str]:
    """A wheel without the page would serve nothing."""
    there = (project / "web" / "dist" / "index.html").is_file()
    return [] if there else ["the page is not built: web/dist/index.html is missing"]


def pack(project: Path, folder: Path) -> Path:
    """Build the sources and the wheel with the build backend of this environment, and give the wheel."""
    folder.mkdir(parents=True, exist_ok=True)
    subprocess.run([sys.executable, "-m", "hatchling", "build", "-d", str(folder.resolve())], cwd=project, check=True)
    return folder / f"serai-{version_of(project)}-py3-none-any.whl"


def contents(wheel: Path) -> list[str]:
    """A line for every part of the wheel: how many files, how large."""
    sizes: defaultdict[str, list[int]] = defaultdict(list)
    for file in zipfile.ZipFile(wheel).infolist():
        sizes["/".join(file.filename.split("/")[:2])].append(file.file_size)
    return [f"{part:<36} {len(each):>5} files {sum(each) / 1e6:>8.2f} MB" for part, each in sorted(sizes.items())]
