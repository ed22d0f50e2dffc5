"""What the project promises about its files: the wheel is whole and the locks are locked."""

import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.roots import ROOT

PACKAGE = ROOT / "src" / "serai"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
PLAY, RULES, TEST = (ROOT / "requirements" / f"{name}.txt" for name in ("play", "rules", "test"))
LOCKS = (PLAY, RULES, TEST)


@pytest.fixture(scope="module")
def sources(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What a package is made of, without a page."""
    place = tmp_path_factory.mktemp("packing") / "serai"
    for name in ("src", "docs/rules"):
        shutil.copytree(ROOT / name, place / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", ".gitignore"):
        shutil.copy(ROOT / name, place / name)
    return place


def built(sources: Path, folder: Path, *targets: str) -> subprocess.CompletedProcess[str]:
    """Build with the backend that is installed; pip and its downloads have no part in it."""
    command = [sys.executable, "-m", "hatchling", "build", "-d", str(folder), *(f"-t{target}" for target in targets)]
    return subprocess.run(command, cwd=sources, capture_output=True, text=True)


@pytest.fixture
def with_page(sources: Path, tmp_path: Path) -> Path:
    """The same with a page in it."""
    place = tmp_path / "with_page"
    shutil.copytree(sources, place)
    for name in ("index.html", "assets/main.js"):
        (place / "web" / "dist" / name).parent.mkdir(parents=True, exist_ok=True)
        (place / "web" / "dist" / name).write_text(name)
    return place


def test_the_wheel_holds_every_file_of_the_package(with_page: Path, tmp_path: Path) -> None:
    assert built(with_page, tmp_path, "wheel").returncode == 0
    (wheel,) = tmp_path.glob("*.whl")
    packed = {name for name in zipfile.ZipFile(wheel).namelist() if ".dist-info/" not in name}
    there = {str(path.relative_to(ROOT / "src")) for path in PACKAGE.rglob("*") if path.is_file()}
    rules = ROOT / "docs" / "rules"
    there |= {f"serai/rules/{path.relative_to(rules)}" for path in rules.rglob("*") if path.is_file()}
    there |= {"serai/web/index.html", "serai/web/assets/main.js"}
    assert packed == {name for name in there if "__pycache__" not in name}
    assert "serai/py.typed" in packed


@pytest.mark.parametrize("target", ["wheel", "sdist"])
def test_nothing_is_packed_without_the_page(sources: Path, tmp_path: Path, target: str) -> None:
    ended = built(sources, tmp_path, target)
    assert ended.returncode != 0
    assert "there is no page in web/dist, and serai is not packed without it" in ended.stdout + ended.stderr
    assert "Traceback" not in ended.stderr
    assert not list(tmp_path.iterdir())


def test_a_wheel_built_from_the_packed_sources_has_the_page_too(with_page: Path, tmp_path: Path) -> None:
    assert built(with_page, tmp_path, "sdist").returncode == 0
    (packed,) = tmp_path.glob("*.tar.gz")
    with tarfile.open(packed) as archive:
        archive.extractall(tmp_path, filter="data")
    (unpacked,) = (path for path in tmp_path.glob("serai-*") if path.is_dir())
    ended = built(unpacked, tmp_path, "wheel")
    assert ended.returncode == 0, ended.stderr
    (wheel,) = tmp_path.glob("*.whl")
    assert "serai/web/index.html" in zipfile.ZipFile(wheel).namelist()


def test_an_editable_installation_needs_no_page(sources: Path, tmp_path: Path) -> None:
    make = "import sys; from hatchling.build import build_editable; print(build_editable(sys.argv[1]))"
    subprocess.run([sys.executable, "-c", make, str(tmp_path)], cwd=sources, check=True, capture_output=True)
    assert list(tmp_path.glob("*.whl"))


@pytest.mark.parametrize("lock", LOCKS, ids=lambda path: path.name)
def test_a_lock_pins_and_hashes_everything_and_names_no_host(lock: Path) -> None:
    text = lock.read_text()
    entries = re.split(r"\n(?=[a-z])", "\n".join(line for line in text.splitlines() if not line.startswith("#")))
    assert entries
    assert all(re.match(r"[\w.-]+==\S+.*--hash=sha256:", entry, re.DOTALL) for entry in entries)
    assert "://" not in text


def versions(lock: Path) -> dict[str, str]:
    return dict(re.findall(r"^([\w.-]+)==([^\s;]+)", lock.read_text(), re.MULTILINE))


def wanted(*extras: str) -> list[Requirement]:
    """What pyproject.toml asks for, by its extras; the project itself is the nameless one."""
    asked = {"": PROJECT["dependencies"], **PROJECT["optional-dependencies"]}
    return [Requirement(text) for extra in extras for text in asked[extra]]


def test_the_locks_agree_with_each_other() -> None:
    assert versions(PLAY).items() <= versions(TEST).items()
    assert versions(RULES).items() <= versions(TEST).items()


@pytest.mark.parametrize(
    ("lock", "extras"),
    [(PLAY, ("", "server")), (RULES, ("",)), (TEST, ("", *PROJECT["optional-dependencies"]))],
    ids=lambda each: each.name if isinstance(each, Path) else "",
)
def test_a_lock_satisfies_the_project(lock: Path, extras: tuple[str, ...]) -> None:
    locked = versions(lock)
    for asked in wanted(*extras):
        assert asked.specifier.contains(locked[canonicalize_name(asked.name)]), asked


def test_the_project_asks_for_ranges_and_leaves_room_for_what_is_newer() -> None:
    for asked in wanted("", *PROJECT["optional-dependencies"]):
        assert sorted(each.operator for each in asked.specifier) == ["<", ">="], asked
    research = {asked.name: asked.specifier for asked in wanted("research")}
    for name in ("numpy", "gymnasium"):
        major, minor = versions(TEST)[name].split(".")[:2]
        assert research[name].contains(f"{major}.{int(minor) + 1}.0")
