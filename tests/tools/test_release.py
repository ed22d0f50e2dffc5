"""A release is packed only when its version, its changes, its tree and its page are in order."""

import json
import subprocess
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest
from tools.release import command

from tests.roots import ROOT


def git(project: Path, *words: str) -> None:
    who = ("-c", "user.name=Somebody", "-c", "user.email=somebody@example.org")
    subprocess.run(["git", *who, *words], cwd=project, check=True, capture_output=True)


@pytest.fixture
def ready(tmp_path: Path) -> Path:
    """A project that could be released."""
    project = tmp_path / "ready"
    (project / "web" / "dist").mkdir(parents=True)
    (project / "pyproject.toml").write_text('[project]\nname = "serai"\nversion = "1.2.3"\n')
    (project / "web" / "package.json").write_text(json.dumps({"version": "1.2.3"}))
    lock = {"version": "1.2.3", "packages": {"": {"version": "1.2.3"}}}
    (project / "web" / "package-lock.json").write_text(json.dumps(lock))
    (project / "CHANGELOG.md").write_text("# Changes\n\n## 1.2.3 · 2026-01-31\n\n- All.\n\n## 1.2.2 · 2026-01-30\n")
    (project / ".gitignore").write_text("web/dist/\n")
    (project / "web" / "dist" / "index.html").touch()
    git(project, "init")
    git(project, "add", ".")
    git(project, "commit", "-m", "Ready")
    return project


def test_what_is_in_order_has_no_problems(ready: Path) -> None:
    assert command.problems(ready) == []


def no_page(project: Path) -> None:
    (project / "web" / "dist" / "index.html").unlink()


def other_client(project: Path) -> None:
    (project / "web" / "package.json").write_text('{"version": "1.2.2"}')
    git(project, "commit", "-am", "Another version")


def other_lock(project: Path) -> None:
    lock = {"version": "1.2.3", "packages": {"": {"version": "1.2.2"}}}
    (project / "web" / "package-lock.json").write_text(json.dumps(lock))
    git(project, "commit", "-am", "Another version")


def unreleased(project: Path) -> None:
    (project / "CHANGELOG.md").write_text("# Changes\n\n## Unreleased\n\n## 1.2.3 · 2026-01-31\n")
    git(project, "commit", "-am", "More")


def undated(project: Path) -> None:
    (project / "CHANGELOG.md").write_text("# Changes\n\n## 1.2.3\n")
    git(project, "commit", "-am", "No date")


def not_committed(project: Path) -> None:
    (project / "new file.txt").touch()


def no_repository(project: Path) -> None:
    (project / ".git").rename(project.parent / "elsewhere")


@pytest.mark.parametrize(
    ("spoil", "told"),
    [
        (no_page, "the page is not built: web/dist/index.html is missing"),
        (other_client, "web/package.json says 1.2.2, pyproject.toml 1.2.3"),
        (other_lock, "web/package-lock.json, its first package says 1.2.2, pyproject.toml 1.2.3"),
        (unreleased, "CHANGELOG.md begins with Unreleased, not with 1.2.3"),
        (undated, "CHANGELOG.md does not say when 1.2.3 came out: ## 1.2.3 · year-month-day"),
        (not_committed, 'not committed: "new file.txt"'),
        (no_repository, "git does not know this folder: "),
    ],
)
def test_what_stands_in_the_way_is_told(ready: Path, spoil: Callable[[Path], None], told: str) -> None:
    spoil(ready)
    (problem,) = command.problems(ready)
    assert problem.startswith(told)


def test_this_project_agrees_with_itself() -> None:
    assert command.version_problems(ROOT) == []
    assert command.changelog_problems(ROOT) == []


def test_the_parts_of_a_wheel_are_listed(tmp_path: Path) -> None:
    wheel = tmp_path / "serai-1.2.3-py3-none-any.whl"
    with zipfile.ZipFile(wheel, "w") as packed:
        packed.writestr("serai/web/index.html", "x" * 2_000_000)
        packed.writestr("serai/web/assets/main.js", "")
        packed.writestr("serai/cli.py", "")
    assert [line.split() for line in command.contents(wheel)] == [
        ["serai/cli.py", "1", "files", "0.00", "MB"],
        ["serai/web", "2", "files", "2.00", "MB"],
    ]
