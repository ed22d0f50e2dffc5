"""What the project promises about its files: the wheel is whole and the locks are locked."""

import re
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest

from tests.roots import ROOT

PACKAGE = ROOT / "src" / "serai"
LOCKS = [ROOT / "requirements" / name for name in ("play.txt", "test.txt")]


def test_the_wheel_holds_every_file_of_the_package(tmp_path: Path) -> None:
    subprocess.run([sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", tmp_path], cwd=ROOT, check=True)
    (wheel,) = tmp_path.glob("*.whl")
    packed = {name for name in zipfile.ZipFile(wheel).namelist() if ".dist-info/" not in name}
    there = {str(path.relative_to(ROOT / "src")) for path in PACKAGE.rglob("*") if path.is_file()}
    for folder, inside in ((ROOT / "docs" / "rules", "rules"), (ROOT / "web" / "dist", "web")):
        there |= {f"serai/{inside}/{path.relative_to(folder)}" for path in folder.rglob("*") if path.is_file()}
    assert packed == {name for name in there if "__pycache__" not in name}
    assert "serai/py.typed" in packed


@pytest.mark.parametrize("lock", LOCKS, ids=lambda path: path.name)
def test_a_lock_pins_and_hashes_everything_and_names_no_host(lock: Path) -> None:
    text = lock.read_text()
    entries = re.split(r"\n(?=[a-z])", "\n".join(line for line in text.splitlines() if not line.startswith("#")))
    assert entries
    assert all(re.match(r"[\w.-]+==\S+.*--hash=sha256:", entry, re.DOTALL) for entry in entries)
    assert "://" not in text


def test_the_locks_agree_with_each_other_and_with_the_project() -> None:
    play, test = (dict(re.findall(r"^([\w.-]+)==([^\s;]+)", lock.read_text(), re.MULTILINE)) for lock in LOCKS)
    assert play.items() <= test.items()
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    for wanted, locked in ((project["dependencies"], play), (project["optional-dependencies"]["dev"], test)):
        for name, version in re.findall(r"([\w.-]+)==(\S+)", "\n".join(wanted)):
            assert locked[name.lower().replace(".", "-")] == version
