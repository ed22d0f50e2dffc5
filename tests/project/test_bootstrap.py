"""`./serai`: set up once, heal what was interrupted, and say clearly what is missing."""

import os
import runpy
import shutil
import subprocess
import sys
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from typing import Any

import pytest

from tests.roots import ROOT

SCRIPT = ROOT / "serai"
CLIENT_FILES = (
    "src/serai/server/api/app.py",
    "src/serai/engine/core/game.py",
    "src/serai/games/__init__.py",
    "src/serai/protocol/__init__.py",
    "src/serai/drawing/__init__.py",
    "web/package.json",
    "web/package-lock.json",
    "web/index.html",
    "web/vite.config.ts",
    "web/svelte.config.js",
    "web/src/main.ts",
    "web/public/icon.svg",
    "web/scripts/types.mjs",
)


STEPS = ("PLAY", "RULES", "TOOLS", "PROJECT", "POSTGRESQL", "CADDY", "SYSTEMD", "CHROMIUM")
LIGHT, HEAVY = "tests/rules", "tests/server"


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """The script in a project of its own, with a set-up that only pretends; a module that no type checker can know."""
    project = tmp_path / "a path with spaces"
    locks = tuple(f"requirements/{name}.txt" for name in ("play", "rules", "test"))
    for name in (*locks, "pyproject.toml", *CLIENT_FILES):
        (project / name).parent.mkdir(parents=True, exist_ok=True)
        (project / name).write_text(name)
    script = shutil.copy(SCRIPT, project / "serai")
    monkeypatch.chdir(project)
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    loader = SourceFileLoader("house", str(script))
    spec = spec_from_loader("house", loader)
    assert spec
    module: Any = module_from_spec(spec)
    loader.exec_module(module)
    for folder in module.TESTS_NEED:
        (project / folder).mkdir(parents=True, exist_ok=True)
    module.happened = []
    for name in STEPS:
        setattr(module, name, pretend(module, getattr(module, name)))
    module.CLIENT = tuple(pretend(module, step) for step in module.CLIENT)
    module.MAKE_VENV = module.MAKE_VENV._replace(act=lambda: pretend_venv(module))
    return module


def pretend(module: Any, step: Any) -> Any:
    def act() -> None:
        module.happened.append(step.name)
        if step.gives != module.PYTHON:
            step.gives.parent.mkdir(parents=True, exist_ok=True)
            step.gives.write_text("made")

    return step._replace(act=act)


def pretend_venv(module: Any) -> None:
    shutil.rmtree(module.VENV, ignore_errors=True)
    (module.VENV / "bin").mkdir(parents=True)
    (module.VENV / "lib" / "python3" / "site-packages").mkdir(parents=True)
    module.PYTHON.symlink_to(sys.executable)
    module.happened.append("venv")


def set_up(house: Any, *arguments: str) -> list[str]:
    """What a run has to do before it can hand over."""
    house.happened.clear()
    steps = house.steps_for(list(arguments))
    if house.UNFINISHED.exists() or not all(map(house.done, (house.MAKE_VENV, *steps))):
        house.set_up(steps)
    return list(house.happened)


def test_the_first_use_does_everything_and_the_second_nothing(house: Any) -> None:
    assert set_up(house, "games") == ["venv", "play", "project"]
    assert set_up(house, "games") == []
    assert set_up(house, "test") == ["test", "postgresql", "caddy", "systemd", "chromium", "npm", "types", "client"]
    assert set_up(house, "test") == []


def test_a_changed_input_repeats_its_own_step_only(house: Any) -> None:
    set_up(house, "test")
    (house.ROOT / "requirements" / "play.txt").write_text("something newer")
    assert set_up(house, "test") == ["play"]
    (house.ROOT / "pyproject.toml").write_text("something newer")
    assert set_up(house, "test") == ["project"]


def test_a_test_of_rules_gets_few_packages_and_no_programs(house: Any) -> None:
    assert set_up(house, "test", LIGHT) == ["venv", "rules", "project"]
    assert set_up(house, "test", LIGHT) == []
    assert set_up(house, "test", "tests/web") == ["play", "test", "chromium", "npm", "types", "client"]
    (house.ROOT / "requirements" / "rules.txt").write_text("something newer")
    assert set_up(house, "test", LIGHT) == []  # all the packages are there, and the few among them


def test_an_edit_of_python_does_not_build_the_page_before_a_test_that_has_no_use_for_it(house: Any) -> None:
    set_up(house, "test")
    (house.ROOT / "src" / "serai" / "server" / "api" / "app.py").write_text("something newer")
    (house.WEB / "src" / "main.ts").write_text("something newer")
    assert set_up(house, "test", HEAVY) == set_up(house, "test", LIGHT) == []
    assert set_up(house, "test", "tests/web") == ["types", "client"]


@pytest.mark.parametrize(
    ("arguments", "needs"),
    [
        ((), {"packages", "postgresql", "caddy", "systemd", "page", "chromium"}),
        (("-k", "undo"), {"packages", "postgresql", "caddy", "systemd", "page", "chromium"}),
        (("tests",), {"rules", "packages", "postgresql", "caddy", "systemd", "page", "chromium"}),
        (("tests/new_folder",), {"packages", "postgresql", "caddy", "systemd", "page", "chromium"}),
        (("tests/rules/khan/test_conquer.py::test_it[a::b]", "-x"), {"rules"}),
        (("--tb=short", "tests/engine/core"), {"rules"}),
        (("tests/engine",), {"rules", "packages"}),
        (("tests/commands/play",), {"packages"}),
        (("tests/commands",), {"packages", "postgresql", "systemd"}),
        (("tests/rules", "tests/web"), {"rules", "packages", "page", "chromium"}),
    ],
)
def test_what_tests_need_follows_from_their_paths(house: Any, arguments: tuple[str, ...], needs: set[str]) -> None:
    for name in ("tests/new_folder", "tests/rules/khan", "tests/engine/core", "tests/commands/play"):
        (house.ROOT / name).mkdir(exist_ok=True, parents=True)
    (house.ROOT / "tests/rules/khan/test_conquer.py").touch()
    assert house.tests_need(list(arguments)) == needs


def test_a_path_may_be_typed_in_any_folder(house: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(house.ROOT / "tests")
    assert house.tests_need(["rules"]) == house.tests_need(["tests/rules"]) == {"rules"}


def test_every_folder_of_tests_stands_in_the_table(house: Any) -> None:
    folders = (path for path in (ROOT / "tests").iterdir() if any(path.rglob("test_*.py")))
    there = {f"tests/{folder.name}" for folder in folders}
    assert there == {row for row in house.TESTS_NEED if row.count("/") == 1}
    assert all((ROOT / row).exists() for row in house.TESTS_NEED)


def test_the_client_is_built_once_and_again_when_its_sources_change(house: Any) -> None:
    set_up(house, "games")
    assert set_up(house, "serve") == ["npm", "types", "client"]
    assert set_up(house, "serve") == []
    (house.WEB / "src" / "main.ts").write_text("something newer")
    assert set_up(house, "serve") == ["client"]
    (house.WEB / "src" / "more.ts").touch()
    assert set_up(house, "serve") == ["client"]
    (house.ROOT / "src" / "serai" / "server" / "app.py").write_text("something newer")
    assert set_up(house, "serve") == ["types"]
    (house.WEB / "package-lock.json").write_text("something newer")
    assert set_up(house, "serve") == ["npm", "types", "client"]
    (house.WEB / "dist" / "index.html").unlink()
    assert set_up(house, "serve") == ["client"]


def test_only_what_shows_the_page_needs_it(house: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def needed(*arguments: str) -> bool:
        return house.CLIENT[-1] in house.steps_for(list(arguments))

    assert all(map(needed, ("play", "serve", "test", "screenshots")))
    assert not any(map(needed, ("games", "simulate", "--version")))
    assert not needed("play", "--terminal", "khan")
    monkeypatch.setenv("SERAI_WEB", "/somewhere/else")
    assert not needed("serve")
    assert needed("test")
    shutil.rmtree(house.WEB)
    assert not needed("test")


def test_only_what_uses_a_program_asks_for_it(house: Any) -> None:
    def asked(command: str) -> list[str]:
        usual = (house.PLAY, house.PROJECT, *house.CLIENT)
        return [step.name for step in house.steps_for([command]) if step not in usual]

    assert asked("test") == ["test", "postgresql", "caddy", "systemd", "chromium"]
    assert asked("screenshots") == ["test", "chromium"]
    assert asked("compile") == asked("dataset") == asked("mutate") == ["test"]
    assert asked("play") == asked("games") == asked("arena") == []
    for cluster in (["--cluster", "local"], ["--cluster=tcp://127.0.0.1:8786"]):
        assert house.TOOLS in house.steps_for(["arena", "khan", *cluster])


def test_a_client_that_cannot_be_built_leaves_the_environment_alone(house: Any) -> None:
    def interrupted() -> None:
        raise KeyboardInterrupt

    set_up(house, "games")
    house.CLIENT = (house.CLIENT[0]._replace(act=interrupted), *house.CLIENT[1:])
    with pytest.raises(KeyboardInterrupt):
        set_up(house, "serve")
    assert set_up(house, "games") == []


@pytest.mark.parametrize(
    ("version", "told"), [(None, "which are not here"), ("v18.19.1", "this is v18.19.1"), ("v20.0.0", None)]
)
def test_node_is_looked_for_before_it_is_used(
    house: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, version: str | None, told: str | None
) -> None:
    for name in ("node", "npm") if version else ():
        (tmp_path / name).write_text(f"#!/bin/sh\necho {version}\n")
        (tmp_path / name).chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    if told is None:
        house.need_node()
        return
    for need in (house.need_node, house.install_npm, house.make_types, house.build_client):
        with pytest.raises(house.Failed, match=told) as failed:
            need()
        assert "--terminal needs neither" in str(failed.value)


def test_another_python_under_the_environment_makes_it_anew(house: Any, tmp_path: Path) -> None:
    set_up(house, "games")
    house.PYTHON.unlink()
    (tmp_path / "python3.99").touch()
    house.PYTHON.symlink_to(tmp_path / "python3.99")
    assert set_up(house, "games") == ["venv", "play", "project"]
    house.PYTHON.unlink()
    assert set_up(house, "games") == ["venv", "play", "project"]


def test_an_interrupted_step_starts_from_nothing(house: Any) -> None:
    def interrupted() -> None:
        raise KeyboardInterrupt

    whole = house.PLAY
    house.PLAY = whole._replace(act=interrupted)
    with pytest.raises(KeyboardInterrupt):
        set_up(house, "games")
    house.PLAY = whole
    assert set_up(house, "games") == ["venv", "play", "project"]
    assert set_up(house, "games") == []


def test_a_failure_that_changed_nothing_keeps_what_works(house: Any) -> None:
    def no_network() -> None:
        raise house.Failed("no network")

    set_up(house, "games")
    house.TOOLS = house.TOOLS._replace(act=no_network)
    with pytest.raises(house.Failed):
        set_up(house, "test")
    assert set_up(house, "games") == []


def test_a_failure_half_way_through_starts_from_nothing(house: Any) -> None:
    def disk_full() -> None:
        (house.VENV / "lib" / "python3" / "site-packages" / "half").mkdir()
        raise house.Failed("no space left on device")

    whole = house.PLAY
    house.PLAY = whole._replace(act=disk_full)
    with pytest.raises(house.Failed):
        set_up(house, "games")
    house.PLAY = whole
    assert set_up(house, "games") == ["venv", "play", "project"]


def test_an_old_python_is_told_so_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 9, 2))
    with pytest.raises(SystemExit) as stopped:
        runpy.run_path(str(SCRIPT))
    assert str(stopped.value).startswith("serai: Python 3.11 or newer is needed and this is 3.9")
    assert "\n" not in str(stopped.value)


def test_a_missing_venv_module_names_the_package(house: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ensurepip", None)
    with pytest.raises(house.Failed, match="apt install python3-venv"):
        house.make_venv()


def test_what_pip_says_is_shown(house: Any, capfd: pytest.CaptureFixture[str]) -> None:
    set_up(house, "games")
    with pytest.raises(house.Failed, match="pip could not install"):
        house.pip("--no-such-option", "nothing.txt")
    assert "no such option" in capfd.readouterr().err


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """The sources as they come from the repository, with nothing set up in them."""
    place = tmp_path / "clone"
    for name in ("src", "tools"):
        shutil.copytree(ROOT / name, place / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("serai", "pyproject.toml"):
        shutil.copy(ROOT / name, place / name)
    return place


@pytest.mark.parametrize("words", [["mutate", "--help"], ["play", "-h"], ["admin", "users", "--help"], ["help"], []])
def test_help_installs_nothing(clone: Path, tmp_path: Path, words: list[str]) -> None:
    before = sorted(clone.iterdir())
    bare = {"HOME": str(tmp_path), "PATH": os.defpath, "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, "-S", str(clone / "serai"), *words]  # -S: without any installed package
    ended = subprocess.run(command, cwd=tmp_path, env=bare, capture_output=True, text=True)
    assert (ended.returncode, ended.stderr) == (0, "")
    assert ended.stdout.startswith("usage: serai ")
    assert sorted(clone.iterdir()) == before


def test_it_hands_over_from_any_folder_and_without_a_home(clone: Path, tmp_path: Path) -> None:
    (tmp_path / "rich.py").write_text("raise SystemExit('the file of the current folder was imported')")
    (clone / ".venv" / "bin").mkdir(parents=True)
    handed = clone / ".venv" / "bin" / "python"
    handed.write_text(f'#!/bin/sh\nPYTHONPATH={clone}/src exec {sys.executable} "$@"\n')
    handed.chmod(0o755)
    done = "import runpy, sys; s = runpy.run_path(sys.argv[1]); s['STAMPS'].mkdir(); "
    done += "[(s['STAMPS'] / step.name).write_text(s['fingerprint'](step)) for step in map(s.get, sys.argv[2:])]"
    (clone / "requirements").mkdir()
    shutil.copy(ROOT / "requirements" / "play.txt", clone / "requirements" / "play.txt")
    subprocess.run([sys.executable, "-c", done, str(clone / "serai"), "MAKE_VENV", "PLAY", "PROJECT"], check=True)
    command = [sys.executable, str(clone / "serai"), "games", "--json"]
    ended = subprocess.run(command, cwd=tmp_path, env={"PATH": os.defpath}, capture_output=True, text=True)
    assert (ended.returncode, ended.stderr) == (0, "")
    assert "khan" in ended.stdout
